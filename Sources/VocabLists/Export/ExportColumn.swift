import VocabCore

/// A column of a list that is written.
package enum ExportColumn: Hashable, Sendable {
    /// The identifiers of the words, by which a list that was mended elsewhere is read back.
    case id
    case field(WordField)

    /// The fields, in the order in which they are written.
    package static let fields: [ExportColumn] = [
        .term, .meaning, .partOfSpeech, .pronunciation, .example, .synonyms, .antonyms, .tags, .note,
    ].map(ExportColumn.field)

    /// Every column that there is.
    package static let all = [.id] + fields

    /// What stands above the column.
    package var name: String {
        switch self {
        case .id: "id"
        case .field(let field): field.rawValue
        }
    }

    /// What stands in the column for a word.
    func cell(of word: Word) -> String {
        switch self {
        case .id: word.id.description
        case .field(let field): word.content[field]
        }
    }
}

/// What of a bookcase is written into a table, and how.
package struct TableShape: Sendable {
    /// The columns, each of them once.
    package var columns = ExportColumn.fields
    /// Whether the first row names them.
    package var hasHeader = true
    /// Whether an apostrophe stands before each cell that a spreadsheet would run.
    package var guardsFormulas = false
    /// Whether a byte order mark stands in front, by which Excel knows UTF-8.
    package var hasByteOrderMark = false

    /// All fields below a header.
    package init() {}
}
