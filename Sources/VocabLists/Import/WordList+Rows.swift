import VocabCore

extension WordList {
    /// A row that can be a word.
    package struct Row: Equatable, Sendable {
        /// The line it begins at, from 1.
        package let line: Int
        /// What it says, with what the rows below add that have no term of their own.
        package internal(set) var content: WordContent
        /// The identifier it carries.
        package let id: Word.ID?
        /// How many rows below it say further meanings.
        package internal(set) var continuations = 0
    }

    /// A row that cannot be a word.
    package struct BadRow: Equatable, Sendable {
        /// The line it begins at, from 1.
        package let line: Int
        /// The cell that is at fault, from 1.
        package let column: Int
        /// What is wrong with it.
        package let reason: Reason
        /// Its cells, as far as they could be read.
        package let cells: [String]

        init(line: Int, column: Int, reason: Reason, cells: [String] = []) {
            self.line = line
            self.column = column
            self.reason = reason
            self.cells = cells
        }
    }

    /// Why a row is no word.
    package enum Reason: Equatable, Sendable {
        case missing(WordField)
        case tooLong(WordField, maximumCharacters: Int)
        case unreadable(CSVReader.Failure.Reason)
    }
}

extension WordList.BadRow {
    /// Whether nothing parts it into cells.
    var isWhole: Bool {
        if case .missing = reason { cells.count == 1 } else { false }
    }

    /// Whether it is a line of many words in one script, but for a few letters: others of the text that it belongs to may look like
    /// entries.
    var isText: Bool {
        guard isWhole, cells[0].split(separator: " ").count > 12 else { return false }
        let scripts = cells[0].unicodeScalars.lazy.filter(\.properties.isAlphabetic).compactMap(Script.init(of:))
        let counts = Dictionary(scripts.map { ($0, 1) }, uniquingKeysWith: +)
        return (counts.values.max() ?? 0) * 10 >= counts.values.reduce(0, +) * 9
    }

    /// The row at `line`, for what keeps it from being a word.
    init(line: Int, _ error: WordError, _ columns: ColumnMap, cells: [String] = []) {
        let field: WordField
        switch error {
        case .incomplete(let missing):
            field = missing.first ?? .term
            reason = .missing(field)
        case .tooLong(let tooLong, let maximum):
            field = tooLong
            reason = .tooLong(field, maximumCharacters: maximum)
        }
        self.line = line
        self.cells = cells
        column = (columns.columns[field] ?? 0) + 1
    }
}
