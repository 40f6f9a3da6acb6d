import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

@Suite("What becomes of known words") struct DuplicateRuleTests {
    private static let list = "term,meaning,pos,example\nApple,사과,n.,An apple.\nApple,능금,,\nkiwi,키위,,\nkiwi,키위,,\n"

    private func bookcase() throws -> Bookcase {
        try Bookcase.sample(words: [try Word.sample(), try Word.sample(term: "pear", meaning: "배")])
    }

    private func merge(_ text: String, _ rule: DuplicateRule, _ bookcase: inout Bookcase) throws -> ImportCounts {
        var generator = SeededGenerator(seed: 3)
        return bookcase.merge(try WordList(reading: text), onDuplicate: rule, at: .later, using: &generator)
    }

    @Test(
        "is as the rule says",
        arguments: [
            (.merge, ["apple=사과", "pear=배", "Apple=능금", "kiwi=키위"]),
            (.skip, ["apple=사과", "pear=배", "Apple=능금", "kiwi=키위"]),
            (.update, ["Apple=능금", "pear=배", "kiwi=키위"]), (.keep, ["apple=사과", "pear=배", "Apple=능금", "kiwi=키위"]),
        ] as [(DuplicateRule, [String])])
    func rules(rule: DuplicateRule, expected: [String]) throws {
        var bookcase = try bookcase()
        let counts = try merge(Self.list, rule, &bookcase)
        #expect(bookcase.words.map { "\($0.term)=\($0.meaning)" } == expected)
        #expect(counts.added + counts.merged + counts.unchanged == 4 && counts.added == expected.count - 2)
        #expect(bookcase.words.prefix(2).map(\.id) == (try self.bookcase()).words.map(\.id))
        #expect(bookcase.words[0].content.example == ([.merge, .update].contains(rule) ? "An apple." : ""))
    }

    @Test("Taking the same list in again leaves every word as it is", arguments: DuplicateRule.allCases)
    func again(rule: DuplicateRule) throws {
        var bookcase = try bookcase()
        _ = try merge(Self.list, rule, &bookcase)
        let contents = bookcase.words.map(\.content)
        let second = try merge(Self.list, rule, &bookcase)
        #expect(bookcase.words.map(\.content) == contents && second.added == 0)
    }

    @Test("An empty cell takes nothing away, and the mark of a word stays", arguments: DuplicateRule.allCases)
    func nothingLost(rule: DuplicateRule) throws {
        let word = try #require(try Word.sample(partOfSpeech: "noun", tags: ["mine"]).marked(memorized: true, at: .sample))
        var bookcase = try Bookcase.sample(words: [word])
        _ = try merge("term,meaning,pos,tags\napple,사과,,\n", rule, &bookcase)
        #expect(bookcase.words == [word])
    }

    @Test("A row is known by its identifier, though its term is another")
    func identifiers() throws {
        var bookcase = try bookcase()
        let id = bookcase.words[0].id
        let counts = try merge("term,meaning,id\npomme,사과,\(id)\n", .update, &bookcase)
        #expect(counts.added == 0 && bookcase.words[0].term == "pomme" && bookcase.words[0].id == id)
    }

    @Test("An identifier that a word elsewhere has is not given away twice")
    func takenIdentifiers() throws {
        var bookcase = try Bookcase.sample()
        var generator = SeededGenerator(seed: 3)
        let taken = try Word.sample().id
        let free: Word.ID = .sample(77)
        let list = try WordList(reading: "term,meaning,id\napple,사과,\(taken)\npear,배,\(free)\n")
        _ = bookcase.merge(list, leaving: [taken], at: .later, using: &generator)
        #expect(bookcase.words.map(\.term) == ["apple", "pear"] && bookcase.words[0].id != taken && bookcase.words[1].id == free)
    }
}
