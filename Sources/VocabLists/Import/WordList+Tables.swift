import VocabCore

extension WordList {
    /// The words of several tables; those that hold none are left out.
    ///
    /// Where headings name term and meaning, a table whose headings name neither is of another kind.
    init(_ sources: [ListSource]) throws(WordListError) {
        var lists: [WordList] = []
        var problem: WordListError?
        var left: [Int] = []
        for source in sources {
            do throws(WordListError) {
                lists.append(try WordList(source) { _ in })
            } catch {
                // What can be answered is asked, unless it is about a small part.
                if error.isQuestion, source.text.count * 4 > sources.reduce(0, { $0 + $1.text.count }) { throw error }
                problem = problem ?? error
                left.append(source.firstLine)
            }
        }
        let areNamed = lists.contains { !$0.layout.isGuessed }
        left += lists.filter { areNamed && $0.layout.isUnnamed }.map(\.firstLine)
        lists.removeAll { areNamed && $0.layout.isUnnamed }
        // Of tables of different widths that nothing names, those beside the largest are timetables and the like.
        if !areNamed, lists.first?.container == .webPage, let largest = lists.max(by: { $0.rowCount < $1.rowCount }) {
            left += lists.filter { $0.firstLine != largest.firstLine }.map(\.firstLine)
            lists.removeAll { $0.firstLine != largest.firstLine }
        }
        guard let main = lists.max(by: { $0.rowCount < $1.rowCount }) else { throw problem ?? .noMeanings }
        self = main
        rows = lists.flatMap(\.rows).sorted { $0.line < $1.line }
        badRows = lists.flatMap(\.badRows).sorted { $0.line < $1.line }
        repeatedHeaders = lists.reduce(0) { $0 + $1.repeatedHeaders }
        headings = lists.flatMap(\.headings).sorted()
        continuations = lists.reduce(0) { $0 + $1.continuations }
        tablesLeftOut = left.sorted()
    }

    private var firstLine: Int { rows.first?.line ?? badRows.first?.line ?? 1 }
}
