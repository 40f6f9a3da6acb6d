import VocabCore

/// One way to read a list: its rows, what its columns are, and how likely it is meant.
struct ListReading {
    /// The rows, of the part of the text that was looked at.
    var table: CellTable
    /// The line of the row that names the columns, and its cells; the line is 0 where the names stand in no line.
    let headerLine: Int?
    let header: [String]?
    /// The rows above the header, which are titles of the list and no words.
    let titles: [Line]
    /// What the columns are.
    var roles: ColumnRoles
    /// What is taken off cells.
    let cleaner: CellCleaner
    /// How likely it is meant, as a logarithm of odds.
    let score: Double
    /// How sure it is which side is learnt, and whether the first row names the columns.
    let sideMargin: Double
    /// Whether little but their order tells which side is learnt.
    let areSidesGuessed: Bool
    let headerMargin: Double
    /// What the columns look like.
    let looks: [ColumnLook]
    /// The languages of the words and of the meanings; nil where they are not known.
    let languages: [String?]
    /// The first words, each with its meaning, and the line of each.
    let words: [[String]]
    let wordLines: [Int]
    /// Whether the file itself says how it is parted.
    let isDeclared: Bool
    /// Whether nearly all rows are of one width, and no sign is left in words.
    let isEven: Bool
    /// How many words there are, and how many lines in none.
    let wordCount: Int
    let leftCount: Int
    /// How rows were found that other readings gave.
    var furtherShapes: [ListShape] = []

    /// Whether its meanings are how the words are said.
    var hasPronunciationsAsMeanings: Bool { roles.fields[.meaning].flatMap { looks[safe: $0] } == .pronunciations }

    /// Whether another reading says nothing else: the same words on the lines that both read, and hardly any on others.
    func givesSame(as other: ListReading) -> Bool {
        let last = min(wordLines.last ?? 0, other.wordLines.last ?? 0)
        let (own, rival) = (Set(wordLines), other.wordLines.filter { $0 <= last })
        return agrees(with: other) && rival.count { !own.contains($0) } * 10 <= rival.count
    }

    private func contradicts(_ other: ListReading, at index: Int) -> Bool {
        wordLines.firstIndex(of: other.wordLines[index]).map { words[$0] != other.words[index] } ?? false
    }

    /// Whether another reading says the same on the lines that both read.
    func agrees(with other: ListReading) -> Bool {
        // Sheets that were joined have the same lines several times.
        let own = Dictionary(zip(wordLines, words.map { [$0] }), uniquingKeysWith: +)
        let common = zip(other.wordLines, other.words).filter { own[$0.0] != nil }
        return !common.isEmpty && common.count { own[$0.0]?.contains($0.1) != true } * 10 <= common.count
    }

    /// The same with the lines that it leaves and `others` read, where these say the same on all that both read: `a = b` among `a - b`.
    func completed(from others: [ListReading]) -> ListReading {
        guard table.shape.hasLines, table.shape != .heads, let term = roles.fields[.term],
            let meaning = roles.fields[.meaning]
        else { return self }
        var open = Set(table.left.map(\.number)).subtracting(table.titles).subtracting(table.unseen).subtracting(
            RowAttachments(table).lines)
        open.formUnion(table.rows.filter { $0.cells.count { !Text.isBlank($0) } < 2 }.map(\.line))
        if open.isEmpty { return self }
        var rows: [Int: [String]] = [:]
        var shapes: [ListShape] = []
        for other in others where other.hasAllWords(of: self) {
            for row in other.table.rows where open.contains(row.line) && rows[row.line] == nil {
                let words = other.words(in: row)
                var cells = Array(repeating: "", count: max(term, meaning) + 1)
                (cells[term], cells[meaning]) = (words[0], words[1])
                if words.contains(where: Text.isBlank) { continue }
                rows[row.line] = cells
                if !shapes.contains(other.table.shape) { shapes.append(other.table.shape) }
            }
        }
        var completed = self
        completed.furtherShapes = shapes
        completed.table.rows.removeAll { rows[$0.line] != nil }
        completed.table.rows += rows.map { CellTable.Row(line: $0, cells: $1) }
        completed.table.rows.sort { $0.line < $1.line }
        completed.table.left.removeAll { rows[$0.number] != nil }
        return completed
    }

    /// Whether it reads nearly all that another does, and the same.
    private func hasAllWords(of other: ListReading) -> Bool {
        let own = Dictionary(zip(wordLines, words)) { first, _ in first }
        let same = zip(other.wordLines, other.words).count { own[$0] == $1 }
        return table.shape.isNote && same > 3 && same * 10 >= other.words.count * 9
    }

    private func words(in row: CellTable.Row) -> [String] {
        [roles.fields[.term], roles.fields[.meaning]].map { column in
            column.flatMap { row.cells[safe: $0].map { cleaner.cleaned($0, column ?? 0) } } ?? ""
        }
    }

    /// The reading as it is shown to who is asked: its first words, or the first and those on the lines on which `others` say something else.
    func sample(turned: Bool = false, beside others: [ListReading] = []) -> ReadingSample {
        let odd = wordLines.indices.dropFirst().filter { index in others.contains { $0.contradicts(self, at: index) } }
        let shown = odd.isEmpty ? Array(words.prefix(3)) : words.prefix(1) + odd.prefix(2).map { words[$0] }
        return ReadingSample(
            shape: table.shape, columns: ColumnMap((turned ? roles.turned : roles).fields), hasHeader: headerLine != nil,
            words: shown.map { turned ? $0.reversed() : $0 }, wordCount: wordCount, leftCount: leftCount,
            meaningLanguage: languages[turned ? 0 : 1])
    }
}
