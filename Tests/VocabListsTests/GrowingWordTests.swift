import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

@Suite("A word that many rows say something about") struct GrowingWordTests {
    @Test("is taken apart once, not once for every row", arguments: [100, 1_000])
    func linear(count: Int) throws {
        let rows = (0..<count).map { WordContent(term: "", meaning: "뜻 \($0)") }
        var merged = MergedContent(WordContent(term: "a", meaning: "처음"))
        for row in rows { #expect(try merged.add(row)) }
        #expect(merged.bytesTakenApart == "처음".utf8.count + rows.reduce(0) { $0 + $1.meaning.utf8.count })
        #expect(merged.content.meaning == (["처음"] + rows.map(\.meaning)).joined(separator: "; "))
        for row in rows { #expect(try !merged.add(row)) }
    }

    @Test("is kept as it was taken apart once there is much in it")
    func long() throws {
        var content = WordContent(term: "a", meaning: "뜻")
        #expect(!MergedContent(content).isLong)
        content.tags = (0..<101).map { "\($0)" }
        #expect(MergedContent(content).isLong)
        #expect(MergedContent(WordContent(term: "a", meaning: String(repeating: "뜻", count: 400))).isLong)
    }

    @Test("goes on over any number of rows without a term; those that would make it too long are named")
    func continuedRows() throws {
        let text = "term,meaning\napple,사과\n" + (0..<20_000).map { ",뜻 \($0)\n" }.joined()
        let list = try WordList(plain: Array(text.utf8))
        #expect(list.rows.count == 1 && list.rowCount == 20_001)
        #expect(list.rows[0].content.meaning.count <= WordField.meaning.maximumCharacters)
        #expect(list.badRows.first?.reason == .tooLong(.meaning, maximumCharacters: 20_000))
        #expect(list.rows[0].continuations + list.badRows.count == 20_000)
    }

    @Test("learns from all of them, in whatever order they come", arguments: DuplicateRule.allCases)
    func manyRows(rule: DuplicateRule) throws {
        var generator = SeededGenerator(seed: 1)
        var bookcase = try Bookcase.sample(pairs: [("apple", "사과"), ("pear", "배")])
        let text = "term,meaning\n" + (0..<3_000).map { "\($0 % 2 == 0 ? "apple" : "pear"),공통; 뜻 \($0)\n" }.joined()
        let list = try WordList(Array(text.utf8))
        let first = bookcase.merge(list, onDuplicate: rule, at: .later, using: &generator)
        let words = bookcase.words
        let again = bookcase.merge(list, onDuplicate: rule, at: .later, using: &generator)
        #expect(first.added + first.merged + first.unchanged + first.bad.count == 3_000)
        #expect(rule == .update || again.added + again.merged == 0 && bookcase.words == words)
        switch rule {
        case .merge: #expect(first.merged > 2_000 && first.changes.count == 2)
        case .keep: #expect(first.added == 3_000)
        case .skip: #expect(first.unchanged == 3_000)
        case .update: #expect(bookcase.words.map(\.meaning) == ["공통; 뜻 2998", "공통; 뜻 2999"])
        }
    }
}
