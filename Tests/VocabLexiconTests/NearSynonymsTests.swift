import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLexicon

/// The near-synonyms of `Data`, and how they are looked up.
@Suite("Near-synonyms") struct NearSynonymsTests {
    private let text: [UInt8]
    private let groups: [[String]]
    private let table: NearSynonyms

    init() throws {
        let file = try #require(FileBytes(mapping: Path("\(SourceTree.root)/Data/near-synonyms.txt")))
        text = try #require(file.copy(of: 0..<file.count))
        groups = String(decoding: text, as: UTF8.self).split(separator: "\n").map { $0.split(separator: ", ").map(String.init) }
        table = NearSynonyms(text)
    }

    private func areNear(_ left: String, _ right: String) -> Bool {
        table.concepts(of: left).areNear(table.concepts(of: right))
    }

    @Test(
        "Each group has two words or more, in lower case and in order, each once; so are the groups, and none is part of another")
    func form() {
        #expect(groups.count > 3_000 && text.last == UInt8(ascii: "\n"))
        for group in groups {
            #expect(group.count >= 2 && group == Set(group).sorted(), "\(group)")
            for word in group { #expect(word.wholeMatch(of: #/[a-z]([a-z.' -]*[a-z.])?/#) != nil, "\(group)") }
        }
        #expect(zip(groups, groups.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
        let places = Dictionary(grouping: groups.indices.flatMap { index in groups[index].map { (index, $0) } }) { $0.1 }
        for (index, group) in groups.enumerated() {
            let others = group.map { word in Set(places[word, default: []].map(\.0)) }
            #expect(others.dropFirst().reduce(others[0]) { $0.intersection($1) } == [index], "\(group)")
        }
    }

    @Test("Every two words of a group are near, whichever of them is looked up first")
    func symmetry() {
        for group in groups {
            let concepts = group.map(table.concepts)
            for left in concepts { #expect(concepts.allSatisfy { left.areNear($0) && $0.areNear(left) }, "\(group)") }
        }
    }

    @Test(
        "What a fair reader takes for the same is near, in any spelling and inflection",
        arguments: [
            ("abandon", "give up"), ("Purchase", "buy"), ("to begin", "start"), ("a car", "automobile"), ("big", "large"),
            ("abandoned", "abandon"), ("approximately", "about"), ("well known", "famous"),
            ("shops", "store"), ("answering", "responds"), ("holiday", "vacation"), ("repair", "fix"),
        ])
    func near(left: String, right: String) {
        #expect(areNear(left, right))
    }

    @Test(
        "What is only related is a good wrong choice and is not near",
        arguments: [
            ("teacher", "student"), ("buy", "sell"), ("car", "bus"), ("hot", "cold"), ("doctor", "nurse"), ("lend", "borrow"),
            ("million", "billion"), ("father", "mother"), ("finger", "thumb"), ("hungry", "thirsty"), ("spring", "summer"),
            ("come", "go"), ("export", "import"), ("Monday", "Tuesday"), ("apple", "orange"), ("king", "queen"),
        ])
    func related(left: String, right: String) {
        #expect(!areNear(left, right))
    }

    @Test("A term that stands in no group stands for nothing, and a table without groups knows none")
    func unknown() {
        for term in ["", " ", ",", "zzz", "사과", "\n", String(repeating: "long ", count: 1_000)] {
            #expect(table.concepts(of: term) == .none)
        }
        #expect(NearSynonyms([]).concepts(of: "buy") == .none)
        let two = NearSynonyms(Array("buy, purchase\nbig, large".utf8))
        #expect(two.concepts(of: "large").areNear(two.concepts(of: "big")))
        #expect(!two.concepts(of: "large").areNear(two.concepts(of: "buy")))
    }

    /// So many words of the table from one on, as nouns that share no meaning.
    private func bookcase(_ count: Int, from start: Int) throws -> Bookcase {
        let terms = Set(groups.joined()).sorted().dropFirst(start).prefix(count)
        let meanings = try Bookcase.generated(count: terms.count).words.map(\.meaning)
        return try Bookcase.sample(
            words: zip(terms, meanings).map { try Word.sample(term: $0, meaning: $1, partOfSpeech: "noun") })
    }

    /// How many questions of a sheet over `bookcase` show two words of one group.
    private func collisions(_ bookcase: Bookcase, _ style: QuestionStyle, seed: UInt64) throws -> Int {
        let groupsOfWord = groups.enumerated().reduce(into: [String: Set<Int>]()) { found, group in
            for word in group.element { found[word, default: []].insert(group.offset) }
        }
        let sheet = try bookcase.sheet(style, seed: seed)
        #expect(sheet.count == bookcase.words.count)
        return sheet.count { question in
            let shown = question.choices.map { groupsOfWord[$0.word.term, default: []] }
            return shown.indices.contains { left in shown[..<left].contains { !$0.isDisjoint(with: shown[left]) } }
        }
    }

    @Test("Two words of a group never stand beside each other", arguments: [(50, 0), (60, 2_000), (400, 1_000)], [0, 0.7, 1])
    func questions(size: (count: Int, start: Int), closeness: Double) throws {
        let style = QuestionStyle(closeness: closeness, thesaurus: table)
        #expect(try collisions(bookcase(size.count, from: size.start), style, seed: 7) == 0)
    }

    @Test("All words of the table in one bookcase never stand beside each other; without the table some do")
    func allWords() throws {
        let bookcase = try bookcase(.max, from: 0)
        #expect(bookcase.words.count > 5_000)
        #expect(try collisions(bookcase, QuestionStyle(thesaurus: table), seed: 8) == 0)
        #expect(try collisions(bookcase, QuestionStyle(), seed: 8) > 0)
    }

    @Test("A bookcase of four words is asked whole, whatever the table says of them")
    func smallBookcase() throws {
        let pairs = [("start", "출발"), ("begin", "개시하다"), ("commence", "착수"), ("tree", "나무")]
        let sheet = try Bookcase.sample(pairs: pairs).sheet(QuestionStyle(thesaurus: table), seed: 1)
        #expect(sheet.count == 4 && sheet.allSatisfy { $0.choices.count == 4 })
    }
}
