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
    /// Whether the first row named the columns.
    public let hasHeader: Bool
    /// Which column is which.
    public let columns: ColumnMap
    /// How many rows have cells in columns that nothing is known about, when neither a header nor the learner said what they are.
    public private(set) var rowsWithUnreadCells = 0
    /// The good rows.
    public private(set) var rows: [Row] = []
    /// The others.
    public private(set) var badRows: [BadRow] = []

    /// Reads a list in UTF-8, with the delimiter that fits best.
    ///
    /// `columns` says which column is which, and `header` whether the first row is one; by default both are found out.
    /// - Throws: `WordListError`.
    public init(_ bytes: [UInt8], columns givenColumns: ColumnMap? = nil, header: Bool? = nil) throws(WordListError) {
        if bytes.isEmpty { throw .empty }
        if bytes.prefix(8_192).contains(0) { throw .binary }
        delimiter = Delimiter(of: bytes)
        var records = CSVReader(bytes, delimiter: delimiter.rawValue).lazy.filter { !$0.isBlank }.makeIterator()
        var record = records.next()
        let firstCells = try? record?.cells.get()
        let namedColumns = header == false ? nil : firstCells.flatMap(ColumnMap.init(header:))
        hasHeader = namedColumns != nil || header == true
        columns = givenColumns ?? namedColumns ?? .termThenMeaning
        if hasHeader { record = records.next() }
        let mayHaveUnread = givenColumns == nil && !hasHeader
        var mostCells = firstCells?.count ?? 0
        while let current = record {
            mostCells = max(mostCells, take(current, countingUnread: mayHaveUnread))
            record = records.next()
        }
        try checkUse(mostCells: mostCells)
    }

    /// How many rows there are, header and blank ones left out.
    public var rowCount: Int { rows.count + badRows.count }

    /// Puts a record where it belongs, and returns how many cells it has.
    private mutating func take(_ record: CSVReader.Record, countingUnread: Bool) -> Int {
        let cells: [String]
        switch record.cells {
        case .success(let readable): cells = readable
        case .failure(let failure):
            badRows.append(BadRow(line: record.line, column: failure.column, reason: .unreadable(failure.reason)))
            return 0
        }
        let content = columns.content(of: cells).cleaned()
        if let error = WordError(in: content) {
            badRows.append(BadRow(line: record.line, error, columns))
        } else {
            rows.append(Row(line: record.line, content: content))
            let hasUnread = countingUnread && cells.dropFirst(columns.columns.count).contains { !Text.isBlank($0) }
            if hasUnread { rowsWithUnreadCells += 1 }
        }
        return cells.count
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
}

extension CSVReader.Record {
    /// Whether nothing can be seen in any cell.
    fileprivate var isBlank: Bool {
        guard case .success(let cells) = cells else { return false }
        return cells.allSatisfy(Text.isBlank)
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
