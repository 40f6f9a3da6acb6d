import VocabCore

/// The rows of a list that came in a container: JSON, a workbook, a dictionary.
struct ListTable {
    /// The rows, with the names of the columns in front where there are any.
    var rows: [[String]]
    /// Whether the first row names the columns; nil where that is to be found out.
    var hasHeader: Bool?
    /// Whether its first row names the parts of entries, and stands in no line of the file.
    var isNamed = false
    /// What it came in.
    let container: ListContainer

    /// The table in `bytes`; nil when they are no container that is known here.
    ///
    /// - Throws: `WordListError` when they are one that holds no list.
    init?(_ bytes: [UInt8], _ options: ListLayout.Options) throws(WordListError) {
        if let table = try Workbook.table(bytes, sheet: options.sheet) {
            self = table
            return
        }
        if let sheet = options.sheet { throw .unknownSheet(sheet, sheets: []) }
        if options.delimiter != nil { return nil }
        if let table = HTMLTable.tables(bytes, encoding: options.encoding).first {
            self = table
            return
        }
        if options.encoding != nil { return nil }
        // What programs write is in UTF-8; text in another encoding is put into that first.
        let isUTF8 = !bytes.contains { $0 >= 0x80 } || String(validating: bytes, as: UTF8.self) != nil
        if isUTF8, let table = try JSONList.table(bytes) {
            self = table
        } else if isUTF8, let table = FencedJSON.table(bytes) {
            self = table
        } else if isUTF8, let table = YAMLList.table(bytes) {
            self = table
        } else if isUTF8, let table = TOMLList.table(bytes) {
            self = table
        } else if let table = try KVTMLList.table(bytes) {
            self = table
        } else if let table = try XMLList.table(bytes) {
            self = table
        } else if isUTF8, let table = DatabaseCopy.table(bytes) ?? ProgramSource.table(bytes) ?? JSONList.looseTable(bytes) {
            self = table
        } else if let table = DictionaryLines.table(bytes) {
            self = table
        } else {
            return nil
        }
    }

    /// A table of these rows.
    init(rows: [[String]], hasHeader: Bool?, container: ListContainer) {
        self.rows = rows
        self.hasHeader = hasHeader
        self.container = container
    }

    /// How many rows there are below the names of the columns.
    var wordCount: Int { rows.count - (hasHeader == true ? 1 : 0) }

    /// The rows as text with commas and quotes, in UTF-8.
    var text: [UInt8] {
        var writer = CSVWriter(.comma)
        for row in rows { writer.row(row.map(Self.onOneLine)) }
        return writer.bytes
    }

    /// A line break that stays within the line keeps the numbers of rows and lines the same; it is one again when a cell is cleaned.
    private static func onOneLine(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return text }
        return text.replacing("\r\n", with: "\u{2028}").replacing("\n", with: "\u{2028}").replacing("\r", with: "\u{2028}")
    }
}

/// What a list came in, where that is no plain text.
package enum ListContainer: Equatable, Sendable {
    /// A sheet of a workbook.
    case sheet(String)
    case json, xml, kvtml, webPage, markdown, yaml, toml
    /// The source of a program.
    case program
    /// The lines of EDICT or CC-CEDICT.
    case dictionary
}
