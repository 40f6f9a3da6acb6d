import VocabCore

extension WordList {
    /// The words of several tables; those that hold none are left out.
    ///
    /// Where headings name term and meaning, a table whose headings name neither is of another kind.
    init(_ sources: [ListSource]) throws(WordListError) {
        var found: [(line: Int, list: WordList)] = []
        var problem: WordListError?
        var left: [Int] = []
        for source in sources {
            do throws(WordListError) {
                found.append((source.firstLine, try WordList(source) { _ in }))
            } catch {
                // What can be answered is asked, unless it is about a small part.
                if error.isQuestion, source.text.count * 4 > sources.reduce(0, { $0 + $1.text.count }) { throw error }
                problem = problem ?? error
                left.append(source.firstLine)
            }
        }
        let areNamed = found.contains { !$0.list.layout.isGuessed }
        let largest = found.max { $0.list.rowCount < $1.list.rowCount }
        // Of tables of different widths that nothing names, those beside the largest are timetables and the like.
        let isLargestAlone = !areNamed && largest?.list.container == .webPage
        func isOfOtherKind(_ table: (line: Int, list: WordList)) -> Bool {
            areNamed && table.list.layout.isUnnamed && !table.list.isNote || isLargestAlone && table.line != largest?.line
        }
        left += found.filter(isOfOtherKind).map(\.line)
        let lists = found.filter { !isOfOtherKind($0) }.map(\.list)
        guard let main = lists.max(by: { $0.rowCount < $1.rowCount }) else { throw problem ?? .noMeanings }
        self = main
        rows = lists.flatMap(\.rows).sorted { $0.line < $1.line }
        badRows = lists.flatMap(\.badRows).sorted { $0.line < $1.line }
        repeatedHeaders = lists.reduce(0) { $0 + $1.repeatedHeaders }
        headings = lists.flatMap(\.headings).sorted()
        linesLeftOut = Set(sources.flatMap(\.left) + lists.flatMap(\.linesLeftOut)).sorted()
        continuations = lists.reduce(0) { $0 + $1.continuations }
        tablesLeftOut = left.sorted()
    }
}
