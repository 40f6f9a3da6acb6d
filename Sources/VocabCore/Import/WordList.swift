/// A word list as it was read from a file: the rows that can be words, and those that cannot, each with its line.
public struct WordList: Sendable {
    /// A row that can be a word.
    public struct Row: Equatable, Sendable {
        /// The line it begins at, from 1.
        public let line: Int
        /// What it says.
        public let content: WordContent
    }

    /// A row that cannot be a word.
    public struct BadRow: Equatable, Sendable {
        /// The line it begins at, from 1.
        public let line: Int
        /// The cell that is at fault, from 1.
        public let column: Int
        /// What is wrong with it.
        public let reason: Reason
    }

    /// Why a row is no word.
    public enum Reason: Equatable, Sendable {
        case missing(WordField)
        case tooLong(WordField, maximumBytes: Int)
        case unreadable(CSVReader.Failure.Reason)
    }

    /// The sign between the cells.
    public let delimiter: Delimiter
    /// How many rows there are, header and blank ones left out.
    public let rowCount: Int
    /// Whether the first row named the columns.
    public let hasHeader: Bool
    /// Which column is which.
    public let columns: ColumnMap
    /// How many rows have cells in columns that nothing is known about, when neither a header nor the learner said what they are.
    public let rowsWithUnreadCells: Int
    /// The good rows.
    public let rows: [Row]
    /// The others.
    public let badRows: [BadRow]

    /// Reads a list in UTF-8, with the delimiter that fits best.
    ///
    /// `columns` says which column is which, and `header` whether the first row is one; by default both are found out.
    /// - Throws: `WordListError`.
    public init(_ bytes: [UInt8], columns givenColumns: ColumnMap? = nil, header: Bool? = nil) throws(WordListError) {
        if bytes.isEmpty { throw .empty }
        if bytes.prefix(8_192).contains(0) { throw .binary }
        var columns = givenColumns ?? .termThenMeaning
        var hasHeader = false
        var isFirst = true
        var rows: [Row] = []
        var badRows: [BadRow] = []
        var rowsWithUnreadCells = 0
        let delimiter = Delimiter(of: bytes)
        self.delimiter = delimiter
        var mostCells = 0
        for record in CSVReader(bytes, delimiter: delimiter.rawValue) {
            switch record.cells {
            case .failure(let failure):
                badRows.append(BadRow(line: record.line, column: failure.column, reason: .unreadable(failure.reason)))
            case .success(let cells):
                if cells.allSatisfy(Text.isBlank) { continue }
                mostCells = max(mostCells, cells.count)
                if isFirst, header != false, let map = ColumnMap(header: cells) ?? (header == true ? columns : nil) {
                    hasHeader = true
                    columns = givenColumns ?? map
                    break
                }
                let content = columns.content(of: cells).cleaned()
                if let bad = Self.problem(in: content, columns, line: record.line) {
                    badRows.append(bad)
                } else {
                    rows.append(Row(line: record.line, content: content))
                    if cells.dropFirst(columns.columns.count).contains(where: { !Text.isBlank($0) }) { rowsWithUnreadCells += 1 }
                }
            }
            isFirst = false
        }
        self.columns = columns
        self.hasHeader = hasHeader
        self.rows = rows
        self.badRows = badRows
        self.rowsWithUnreadCells = givenColumns == nil && !hasHeader ? rowsWithUnreadCells : 0
        rowCount = rows.count + badRows.count
        try checkUse(mostCells: mostCells)
    }

    private func checkUse(mostCells: Int) throws(WordListError) {
        let notText = badRows.filter { $0.reason == .unreadable(.notUTF8) }
        if let first = notText.first, notText.count > rowCount / 2 { throw .notUTF8(line: first.line, column: first.column) }
        if rows.isEmpty {
            if badRows.isEmpty { throw .empty }
            if mostCells == 1 { throw .noMeanings }
            throw .nothingUsable(badRows)
        }
    }

    private static func problem(in content: WordContent, _ columns: ColumnMap, line: Int) -> BadRow? {
        WordError(in: content).map { BadRow(line: line, $0, columns) }
    }
}

extension WordList.BadRow {
    /// The row at `line`, for what keeps it from being a word.
    init(line: Int, _ error: WordError, _ columns: ColumnMap) {
        let field: WordField
        switch error {
        case .incomplete(let missing):
            field = missing.first ?? .term
            reason = .missing(field)
        case .tooLong(let tooLong, let maximum):
            field = tooLong
            reason = .tooLong(field, maximumBytes: maximum)
        case .unchanged:
            field = .meaning
            reason = .missing(field)
        }
        self.line = line
        column = (columns.columns[field] ?? 0) + 1
    }
}

/// Why a file is no word list.
public enum WordListError: Error, Equatable, Sendable {
    /// There is nothing in it, or nothing but a header.
    case empty
    /// It holds zero bytes: no text, or text in UTF-16.
    case binary
    /// Most of it is not UTF-8; the first place is named.
    case notUTF8(line: Int, column: Int)
    /// Every row is one cell: terms without meanings.
    case noMeanings
    /// No row has both a term and a meaning.
    case nothingUsable([WordList.BadRow])
}
