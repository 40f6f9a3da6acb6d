import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists of which many rows are no words: whether they go in is for a person to say.
@Suite("Rows that would be lost") struct LossTests {
    private let rows =
        ["term,meaning,level"] + (1...20).map { "word\($0)a,뜻 \($0),A" } + ["lost,,A", "gone,,B", "missing,,A"]

    private func read(_ lines: [String], mayLeaveRows: Bool = false) throws -> WordList {
        var options = ListLayout.Options()
        options.mayLeaveRows = mayLeaveRows
        return try WordList(Array(lines.joined(separator: "\n").utf8), options)
    }

    @Test("One entry in ten that lacks a part is asked about, unless it was said that such rows may stay out")
    func incomplete() throws {
        let error = #expect(throws: WordListError.self) { try read(rows) }
        guard case .incompleteRows(3, rows: 23, first: let first) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(first.line == 22 && first.column == 2 && first.cells == ["lost", "", "A"])
        #expect(try read(rows, mayLeaveRows: true).rows.count == 20)
    }

    @Test("Two such rows, headings in lines of their own, and columns that were said are not asked about")
    func complete() throws {
        #expect(try read(Array(rows.dropLast())).badRows.count == 2)
        let units = (1...4).flatMap { unit in ["Unit \(unit)", "apple\(unit)b,사과", "pear\(unit)c,배", "plum\(unit)d,자두"] }
        #expect(try read(units).rows.count == 12)
        var options = ListLayout.Options()
        options.columns = .termThenMeaning
        options.hasHeader = true
        #expect(try WordList(Array(rows.joined(separator: "\n").utf8), options).badRows.count == 3)
    }
}
