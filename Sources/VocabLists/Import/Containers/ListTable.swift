import VocabCore

/// The rows of a list that came in a container: JSON, a workbook, a dictionary.
struct ListTable {
    /// The rows, with the names of the columns in front where there are any.
    var rows: [[String]]
    /// Whether the first row names the columns; nil where that is to be found out.
    var hasHeader: Bool?
    /// The sheet it stands on, where it comes from a workbook.
    var sheet: String?

    /// The table in `bytes`; nil when they are no container that is known here.
    ///
    /// - Throws: `WordListError` when they are one that holds no list.
    init?(_ bytes: [UInt8], _ options: ListLayout.Options) throws(WordListError) {
        if let table = try Workbook.table(bytes, sheet: options.sheet) {
            self = table
            return
        }
        if let sheet = options.sheet { throw .unknownSheet(sheet, sheets: []) }
        if options.delimiter != nil || options.encoding != nil { return nil }
        guard let table = try JSONList.table(bytes) ?? KVTMLList.table(bytes) ?? DictionaryLines.table(bytes) else { return nil }
        self = table
    }

    /// A table of these rows.
    init(rows: [[String]], hasHeader: Bool?, sheet: String? = nil) {
        self.rows = rows
        self.hasHeader = hasHeader
        self.sheet = sheet
    }

    /// The rows as text with commas and quotes, in UTF-8.
    var text: [UInt8] {
        var writer = CSVWriter(.comma)
        for row in rows { writer.row(row) }
        return writer.bytes
    }
}
