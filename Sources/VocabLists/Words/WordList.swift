import VocabCore

/// A word list as it was read from a file: the rows that can be words, and those that cannot, each with its line.
package struct WordList: Sendable {
    /// How the list is laid out.
    package let layout: ListLayout
    /// The good rows.
    package internal(set) var rows: [Row] = []
    /// The others.
    package internal(set) var badRows: [BadRow] = []
    /// The lines that head parts of the list.
    package internal(set) var headings: [Int] = []
    /// The lines with text that is in no word, and what stands there.
    package internal(set) var leftLines: [LeftLine] = []
    /// The columns, from 0, that hold something and are no field's.
    package internal(set) var unreadColumns: [Int] = []
    /// How many rows were further copies of the header.
    package internal(set) var repeatedHeaders = 0
    /// How many rows say further meanings of the row above.
    var continuations = 0

    init(_ layout: ListLayout) {
        self.layout = layout
    }

    /// A line with text that is in no word.
    package struct LeftLine: Equatable, Sendable {
        /// Its number, from 1.
        package let number: Int
        /// What stands there, cells parted by TABs.
        package let text: String
    }

    /// The numbers of the lines with text that is in no word.
    package var linesLeftOut: [Int] { leftLines.map(\.number) }

    /// How many rows there are, header, headings, remarks and blank ones left out.
    package var rowCount: Int { rows.count + badRows.count + continuations }

    /// The fields that any of its words has, in the order of its columns.
    package var filledFields: [WordField] {
        let places = layout.columns.columns
        return WordField.allCases.filter { field in rows.lazy.prefix(1_000).contains { !$0.content[field].isEmpty } }
            .sorted { places[$0, default: 99] < places[$1, default: 99] }
    }

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
    package struct BadRow: Error, Equatable, Sendable {
        /// The line it begins at, from 1.
        package let line: Int
        /// The cell that is at fault, from 1.
        package let column: Int
        /// What is wrong with it.
        package let reason: Reason
        /// Its cells, as far as they could be read.
        package let cells: [String]

        init(line: Int, column: Int, reason: Reason, cells: [String] = []) {
            (self.line, self.column, self.reason, self.cells) = (line, column, reason, cells)
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
            (self.line, self.cells, column) = (line, cells, (columns.columns[field] ?? 0) + 1)
        }
    }

    /// Why a row is no word.
    package enum Reason: Equatable, Sendable {
        case missing(WordField)
        case tooLong(WordField, maximumCharacters: Int)
        case unreadable(CSVReader.Failure.Reason)
        /// More cells than the header names, so that it is not known which one was cut in two.
        case extraCells
    }
}

/// How a word list is laid out: what was found out, or what the learner said.
package struct ListLayout: Equatable, Sendable {
    /// How its text is written.
    package let encoding: TextEncoding
    /// What it came in, where that is no plain text.
    package let container: ListContainer?
    /// How its rows are found.
    package let shape: ListShape
    /// How a few further rows are found, which have another sign.
    package let furtherShapes: [ListShape]
    /// Whether its first row names the columns.
    package let hasHeader: Bool
    /// The names of the columns, where it has some.
    package let header: [String]?
    /// Which column is which.
    package let columns: ColumnMap
    /// The column of identifiers, from 0.
    package let idColumn: Int?
    /// How likely all of it is right, from 0 to 1.
    package let confidence: Double
    /// The language of the meanings; nil where it is not known.
    package let meaningLanguage: String?
    /// The columns with the sides exchanged, where little but their order tells which is learnt; nil where that is known.
    package let turned: ColumnMap?

    /// What stands between the cells; nil where no sign does.
    package var delimiter: Delimiter? {
        switch shape {
        case .table(let sign), .pairs(let sign): sign
        case .scripts, .turns, .labels, .heads, .cells: nil
        }
    }
}
