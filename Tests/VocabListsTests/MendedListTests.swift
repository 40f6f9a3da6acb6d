import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// A list that went out with identifiers, was mended, and is read back by `update`.
@Suite("Lists that are mended elsewhere") struct MendedListTests {
    private static let pairs = [("apple", "사과"), ("pear", "배"), ("plum", "자두"), ("fig", "무화과")]

    private func bookcase() throws -> Bookcase {
        try Bookcase.sample(words: Self.pairs.map { try Word.sample(term: $0.0, meaning: $0.1, tags: ["day1"]) })
    }

    private func id(_ place: Int) throws -> Word.ID { try bookcase().words[place].id }

    /// The bookcase after these rows below `header`, and what was counted.
    private func mended(
        _ rows: [String], header: String = "id,term,meaning", _ rule: DuplicateRule = .update, taken: Set<Word.ID> = []
    ) throws -> (words: [Word], counts: ImportCounts) {
        var generator = SeededGenerator(seed: 3)
        var bookcase = try bookcase()
        let list = try WordList(reading: ([header] + rows).joined(separator: "\n") + "\n")
        let counts = bookcase.merge(list, onDuplicate: rule, leaving: taken, at: .later, using: &generator)
        return (bookcase.words, counts)
    }

    private func texts(_ words: [Word]) -> [String] { words.map { "\($0.term)=\($0.meaning)" } }

    @Test("Whatever is mended, every word with its identifier in the file stays itself", arguments: 0..<200 as Range<UInt64>)
    func law(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let before = try bookcase()
        var wanted: [Word.ID: String] = [:]
        var terms = Self.pairs.map(\.0).shuffled(using: &generator)
        var rows: [String] = []
        for word in before.words.shuffled(using: &generator) {
            // Words are renamed, also to what others are called or were called, or left out.
            let term = Bool.random(using: &generator) ? word.term : terms.removeLast()
            if Int.random(in: 0..<4, using: &generator) == 0 { continue }
            rows.append("\(word.id),\(term),\(word.meaning)!")
            wanted[word.id] = "\(term)=\(word.meaning)!"
        }
        let fresh = ["kiwi", "lemon"].filter { _ in Bool.random(using: &generator) }
        for term in fresh { rows.insert(",\(term),새 뜻", at: Int.random(in: 0...rows.count, using: &generator)) }
        if rows.isEmpty { return }
        let (words, counts) = try mended(rows)
        for word in words where wanted[word.id] != nil { #expect(texts([word]) == [wanted[word.id]]) }
        #expect(Set(words.map(\.id)).isSuperset(of: before.words.map(\.id)) && Set(words.map(\.id)).count == words.count)
        #expect(counts.added == fresh.count && words.suffix(fresh.count).allSatisfy { fresh.contains($0.term) })
        #expect(counts.identified.unmet == Set(before.words.map(\.id)).subtracting(wanted.keys))
        #expect(counts.identified.known == wanted.count)
        // Read back once more it changes nothing.
        var generator2 = SeededGenerator(seed: 4)
        var again = try Bookcase.sample(words: words)
        let second = again.merge(
            try WordList(reading: (["id,term,meaning"] + rows).joined(separator: "\n")), onDuplicate: .update, at: .later,
            using: &generator2)
        #expect(again.words == words && second.changes.isEmpty)
    }

    @Test("A renamed word keeps identifier, memory and what has no column") func renamed() throws {
        let (words, counts) = try mended(["\(id(0)),apples,사과들"])
        #expect(texts(words) == ["apples=사과들", "pear=배", "plum=자두", "fig=무화과"])
        #expect(words[0].id == (try id(0)) && words[0].content.tags == ["day1"])
        #expect(counts.changes.map(\.before?.term) == ["apple"] && counts.changes.map(\.after.term) == ["apples"])
    }

    @Test("An empty cell empties its field in the word that the row is, and in no other") func emptied() throws {
        #expect(try mended(["\(id(0)),apple,사과,"], header: "id,term,meaning,tags").words[0].content.tags == [])
        #expect(try mended(["\(id(0)),apple,사과"], header: "id,term,meaning,tags").words[0].content.tags == [])
        #expect(try mended([",apple,사과,"], header: "id,term,meaning,tags").words[0].content.tags == ["day1"])
        #expect(try mended(["\(id(0)),apple,사과,"], header: "id,term,meaning,tags", .merge).words[0].content.tags == ["day1"])
    }

    @Test("Terms that are swapped are swapped, and a new word may take the name that another gave up") func swapped() throws {
        let rows = [",apple,새 사과", "\(try id(0)),pear,사과", "\(try id(1)),apple pie,배"]
        for rows in [rows, rows.reversed()] {
            let (words, counts) = try mended(rows)
            #expect(texts(words) == ["pear=사과", "apple pie=배", "plum=자두", "fig=무화과", "apple=새 사과"])
            #expect(counts.identified.namesakes == [])
        }
    }

    @Test("A term that another word has is given all the same, and told") func namesakes() throws {
        let (words, counts) = try mended(["\(try id(0)),pear,사과"])
        #expect(texts(words) == ["pear=사과", "pear=배", "plum=자두", "fig=무화과"])
        #expect(counts.identified.namesakes == [2])
    }

    @Test("An identifier that comes again takes nothing away: the row is a new word, or adds to the one with its term")
    func repeated() throws {
        let (words, counts) = try mended(["\(try id(0)),apple,사과", "\(try id(0)),apple,능금", "\(try id(0)),crab apple,꽃사과"])
        #expect(texts(words) == ["apple=사과; 능금", "pear=배", "plum=자두", "fig=무화과", "crab apple=꽃사과"])
        #expect(counts.identified.repeated == [3, 4] && Set(words.map(\.id)).count == 5)
        let fresh = Word.ID.sample(99)
        let twice = try mended(["\(fresh),kiwi,키위", "\(fresh),kiwi,다래"])
        #expect(texts(twice.words).last == "kiwi=키위; 다래" && twice.words.last?.id == fresh)
    }

    @Test("Identifiers of other bookcases are not used again, and take nothing from a word that has its own row") func foreign()
        throws
    {
        let other = Word.ID.sample(77)
        let (words, counts) = try mended(
            ["\(other),apple,능금", "\(try id(0)),apple,사과", "\(Word.ID.sample(78)),kiwi,키위"], taken: [other])
        #expect(texts(words) == ["apple=사과; 능금", "pear=배", "plum=자두", "fig=무화과", "kiwi=키위"])
        #expect(counts.identified.foreign == [2] && words.last?.id == .sample(78) && !words.map(\.id).contains(other))
    }

    @Test("Identifiers in capitals are the same; what is none counts as none") func spellings() throws {
        let (words, counts) = try mended(["\(id(0).description.uppercased()),apples,사과", "17,pear,서양배", "-,kiwi,키위"])
        #expect(texts(words) == ["apples=사과", "pear=서양배", "plum=자두", "fig=무화과", "kiwi=키위"])
        #expect(try counts.identified.known == 1 && counts.identified.unmet == [id(2), id(3)])
    }

    @Test("The apostrophe that guards a cell from being run is no change") func guarded() throws {
        var bookcase = try Bookcase.sample(pairs: [("=x", "-뜻"), ("'y", "b")])
        let before = bookcase
        var shape = TableShape()
        (shape.columns, shape.guardsFormulas) = (ExportColumn.all, true)
        var generator = SeededGenerator(seed: 3)
        let list = try WordList(ListExport.csv(of: bookcase, .comma, shape))
        _ = bookcase.merge(list, onDuplicate: .update, at: .later, using: &generator)
        #expect(bookcase == before)
    }

    @Test("Rows that are merged though they say something else are counted; equal ones are not") func differing() throws {
        let rows = ["\(try id(0)),apples,사과", "\(try id(1)),pear,배"]
        #expect(try mended(rows, .merge).counts.identified.differing == [2])
        #expect(try mended(rows).counts.identified.differing == [])
    }
}
