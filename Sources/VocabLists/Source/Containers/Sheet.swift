import VocabCore

/// The cells of a container, row by row: a sheet of a workbook, a table of a page, the records of a file in JSON.
struct Sheet: Equatable {
    /// What stands on its tab, or how the records are reached; empty where it has no name.
    private(set) var name: String
    /// The cells; rows may be of different lengths, and empty.
    private(set) var rows: [[String]] = []
    /// The line of the file at which each row begins, or its number among the rows, from 1.
    var lines: [Int] = []
    /// What the container itself calls the columns, such as the members of records; nil where the first row may name them.
    var header: [String]?
    private var cellCount = 0
    private var byteCount = 0

    /// The most columns that are taken in; what stands further right is left out.
    static let mostColumns = 1_000
    /// The most rows, as many as a spreadsheet has.
    static let mostRows = 1 << 20
    /// More cells are not taken in from one workbook: repeated ones cost nothing to write.
    private static let mostCells = 8_000_000
    /// Nor is more text: a text that is written once may stand in any number of cells.
    private static let mostBytes = 64 << 20

    /// An empty sheet behind others of the same workbook, whose cells count with its own: the bounds hold for all together.
    init(name: String, after others: [Sheet] = []) {
        self.name = name
        cellCount = others.last?.cellCount ?? 0
        byteCount = others.last?.byteCount ?? 0
    }

    /// A sheet of these rows, counted from 1 where `lines` does not say where they begin.
    init(name: String = "", rows: [[String]], lines: [Int]? = nil, header: [String]? = nil) {
        (self.name, self.rows, self.header) = (name, rows, header)
        self.lines = lines ?? rows.indices.map { $0 + 1 }
    }

    /// Whether nothing can be seen in it.
    var isEmpty: Bool { rows.allSatisfy { $0.allSatisfy(Text.isBlank) } }

    /// These in the order of how many rows they have.
    static func largestFirst(_ sheets: [Sheet]) -> [Sheet] {
        let sorted = sheets.enumerated().sorted { ($1.element.rows.count, $0.offset) < ($0.element.rows.count, $1.offset) }
        return sorted.map(\.element)
    }

    /// Puts `text` into a cell, counted from 0; what lies outside the bounds is left out.
    ///
    /// - Throws: `ZipArchive.Problem.tooLarge` when there are more cells than any list has.
    mutating func put(_ text: String, row: Int, column: Int) throws(ZipArchive.Problem) {
        guard !text.isEmpty, (0..<Self.mostRows).contains(row), (0..<Self.mostColumns).contains(column) else { return }
        // Empty cells and rows above and beside it take room as well.
        let missingRows = max(0, row + 1 - rows.count)
        let missingCells = max(0, column + 1 - (rows[safe: row]?.count ?? 0))
        cellCount += 1 + missingRows + missingCells
        byteCount += text.utf8.count
        guard cellCount <= Self.mostCells, byteCount <= Self.mostBytes else { throw .tooLarge }
        if missingRows > 0 {
            lines.append(contentsOf: (rows.count + 1)...(row + 1))
            rows.append(contentsOf: repeatElement([], count: missingRows))
        }
        if missingCells > 0 { rows[row].append(contentsOf: repeatElement("", count: missingCells)) }
        rows[row][column] = text
    }

    /// Puts the rows of another sheet, from `start` on, below its own.
    mutating func append(_ other: Sheet, from start: Int) {
        name += ", " + other.name
        rows += other.rows[min(start, other.rows.count)...]
        lines += other.lines[min(start, other.lines.count)...]
    }

    /// Gives the cells below a merged one what it holds: it stands for all of them.
    mutating func fill(rows range: Range<Int>, column: Int) throws(ZipArchive.Problem) {
        guard range.count <= Self.longestMerge, let text = rows[safe: range.lowerBound]?[safe: column] else { return }
        // Merges that cover each other would cost much and say nothing.
        cellCount += 8 * range.count
        for row in range.dropFirst() where row < rows.count { try put(text, row: row, column: column) }
    }

    /// A longer merge is an ornament.
    private static let longestMerge = 1_000
}
