import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists of which many rows are no words: whether they go in is for a person to say.
@Suite("Rows that would be lost") struct LossTests {
    /// A table of so many words, and so many rows that lack their meanings.
    private func table(_ good: Int, _ bad: Int) -> [String] {
        ["term,meaning,level"] + (0..<good).map { "word\($0)a,뜻 \($0)번째,A" } + (0..<bad).map { "lost\($0)b,,A" }
    }

    private func read(_ lines: [String], mayLeaveRows: Bool = false) throws -> WordList {
        try WordList(reading: lines.joined(separator: "\n")) { $0.mayLeaveRows = mayLeaveRows }
    }

    @Test("More than one in five is asked about, unless it was said that such rows may stay out", arguments: [5, 10, 20])
    func incomplete(lost: Int) throws {
        let good = lost * 4
        #expect(try read(table(good, lost)).badRows.count == lost)
        let error = #expect(throws: WordListError.self) { try read(table(good - 1, lost)) }
        guard case .incompleteRows(lost, rows: good + lost - 1, first: let first) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(first.line == good + 1 && first.column == 2 && first.cells == ["lost0b", "", "A"])
        #expect(try read(table(good - 1, lost), mayLeaveRows: true).rows.count == good - 1)
    }

    @Test("Headings in lines of their own are not lost, however many") func headings() throws {
        let units = (1...4).flatMap { ["Unit \($0)", "apple\($0)b,사과", "pear\($0)c,배", "plum\($0)d,자두"] }
        let list = try read(units)
        #expect(list.rows.count == 12 && list.headings == [1, 5, 9, 13] && list.linesLeftOut == [])
    }
}
