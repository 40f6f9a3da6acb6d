import VocabCore

/// The rows of a list that came in a container: JSON, a workbook, a dictionary.
struct ListTable {
    /// The rows, with the names of the columns in front where there are any.
    var rows: [[String]]
    /// Whether the first row names the columns; nil where that is to be found out.
    var hasHeader: Bool?

    /// The table in `bytes`; nil when they are no container that is known here.
    ///
    /// - Throws: `WordListError` when they are one that holds no list.
    init?(_ bytes: [UInt8], _ options: ListLayout.Options) throws(WordListError) {
        if options.delimiter != nil || options.encoding != nil { return nil }
        if let table = try JSONList.table(bytes) ?? DictionaryLines.table(bytes) { self = table } else { return nil }
    }

    /// A table of these rows.
    init(rows: [[String]], hasHeader: Bool?) {
        self.rows = rows
        self.hasHeader = hasHeader
    }

    /// The rows as text with commas and quotes, in UTF-8.
    var text: [UInt8] {
        var writer = CSVWriter(.comma)
        for row in rows { writer.row(row) }
        return writer.bytes
    }
}
