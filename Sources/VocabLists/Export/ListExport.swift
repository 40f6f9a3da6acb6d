import VocabCore

/// Bookcases as word lists, for other programs and for this one: what is written here comes back by `import` byte for byte.
package enum ListExport {
    /// The fields, in the order they are written.
    static let fields = ExportColumn.fields.compactMap { column in
        if case .field(let field) = column { field } else { nil }
    }

    /// Rows of cells, as RFC 4180 has them but for line breaks, which are LF.
    package static func csv(of bookcase: Bookcase, _ delimiter: Delimiter, _ shape: TableShape = TableShape()) -> [UInt8] {
        var writer = CSVWriter(delimiter)
        for row in rows(of: bookcase, shape) { writer.row(row) }
        return (shape.hasByteOrderMark ? byteOrderMark : []) + writer.bytes
    }

    /// All fields, with a column of identifiers behind them where that is wanted.
    package static func csv(of bookcase: Bookcase, _ delimiter: Delimiter, withIDs: Bool) -> [UInt8] {
        var shape = TableShape()
        if withIDs { shape.columns.append(.id) }
        return csv(of: bookcase, delimiter, shape)
    }

    /// A workbook whose sheet is called as the bookcase.
    package static func workbook(of bookcase: Bookcase, _ shape: TableShape = TableShape()) -> [UInt8] {
        // An identifier has 36 characters.
        var writer = WorkbookWriter(name: bookcase.name.description, widths: shape.columns.map { $0 == .id ? 38 : 24 })
        for row in rows(of: bookcase, shape) { writer.row(row) }
        return writer.finished()
    }

    private static func rows(of bookcase: Bookcase, _ shape: TableShape) -> some Sequence<[String]> {
        let header = shape.hasHeader ? [shape.columns.map(\.name)] : []
        let words = bookcase.words.lazy.map { word in
            shape.columns.map { column in
                let cell = column.cell(of: word)
                return shape.guardsFormulas && isFormula(cell) ? guardSign + cell : cell
            }
        }
        return [AnySequence(header), AnySequence(words)].joined()
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let guardSign = "'"

    /// A text that Anki imports with its defaults: the term in front, the meaning on the back; the identifiers let a second import
    /// update what the first brought.
    ///
    /// The `#` lines are those of https://docs.ankiweb.net/importing/text-files.html, but for `#vocab`, which names the columns for this
    /// program alone and is a comment to Anki. With `#columns` Anki would look for fields of those names, which its note types have not;
    /// without, it fills the fields of a note in the order of the columns. Spaces separate Anki's tags, so it has a column of tags of its
    /// own, the last.
    package static func anki(of bookcase: Bookcase) -> [UInt8] {
        let columns = [.id] + ExportColumn.fields
        var rows = CSVWriter(.tab)
        rows.line("#separator:tab")
        rows.line("#html:false")
        rows.line("#guid column:1")
        rows.line("#tags column:\(columns.count + 1)")
        rows.line(ListHead.ownColumns + columns.map(\.name).joined(separator: "\t"))
        for word in bookcase.words {
            rows.row(columns.map { $0.cell(of: word) } + [word.content.tags.map(ankiTag).joined(separator: " ")])
        }
        return rows.bytes
    }

    /// A tag with `_` in the place of white space, as Anki's own tags are written.
    private static func ankiTag(_ tag: String) -> String {
        String(String.UnicodeScalarView(tag.unicodeScalars.map { $0.properties.isWhitespace ? "_" : $0 }))
    }

    /// How many cells of these columns a spreadsheet would run as formulas.
    package static func formulaCount(in bookcase: Bookcase, _ columns: [ExportColumn] = ExportColumn.fields) -> Int {
        bookcase.words.reduce(0) { count, word in count + columns.count { isFormula($0.cell(of: word)) } }
    }

    /// Whether `cell` is `text` with the apostrophe that guards it from being run.
    static func isGuarded(_ cell: String, of text: String) -> Bool {
        isFormula(text) && cell == guardSign + text
    }

    /// The delimiter of a list under names of columns that are written here, told by its first line; nil for any other list.
    ///
    /// A semicolon, and quotes around the names, are what a spreadsheet makes of it that saves it again.
    static func delimiter(ofOwn text: [UInt8]) -> Delimiter? {
        let body = text.starts(with: byteOrderMark) ? text.dropFirst(3) : text[...]
        let line = body.prefix(longestHeader).prefix { $0 != 0x0A && $0 != 0x0D }
        if line.count == longestHeader { return nil }
        return [Delimiter.comma, .tab, Delimiter(sign: ";")].first { delimiter in
            let cells = line.split(separator: delimiter.bytes[0], omittingEmptySubsequences: false).map { cell in
                let isQuoted = cell.count > 1 && cell.first == UInt8(ascii: "\"") && cell.last == UInt8(ascii: "\"")
                return String(decoding: isQuoted ? cell.dropFirst().dropLast() : cell, as: UTF8.self)
            }
            return columns(named: cells) != nil || cells.starts(with: fields.map(\.rawValue))
        }
    }

    /// No header of this program is longer.
    private static let longestHeader = 400

    /// Whether a header is that of a list written here; its cells are then taken as they are.
    ///
    /// It has the column of identifiers or all fields: `term,meaning` is written here too, but also above lists of other people, in whose
    /// cells is more than a term and a meaning.
    static func isOwnHeader(_ cells: [String]) -> Bool {
        guard let columns = columns(named: cells) else { return false }
        return columns.contains(.id) || columns.isSuperset(of: ExportColumn.fields)
    }

    /// The columns of a header that names nothing else, the term and the meaning among them, each once; nil for other headers. Cells
    /// without a name behind them are what a spreadsheet adds.
    private static func columns(named cells: [String]) -> Set<ExportColumn>? {
        let names = cells[...(cells.lastIndex { !$0.isEmpty } ?? -1)]
        let columns = Set(names.compactMap { name in ExportColumn.all.first { $0.name == name } })
        return columns.count == names.count && columns.isSuperset(of: [.field(.term), .field(.meaning)]) ? columns : nil
    }

    /// OWASP, "CSV Injection": cells that begin with one of these run.
    private static func isFormula(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first else { return false }
        return "=+-@\t\r".unicodeScalars.contains(first)
    }
}

/// Writes cells as rows, byte by byte: a comma or a quote with a combining mark behind it is one character, and still a delimiter.
struct CSVWriter {
    private(set) var bytes: [UInt8] = []
    private let delimiter: [UInt8]

    private static let quote = UInt8(ascii: "\"")

    init(_ delimiter: Delimiter) {
        self.delimiter = delimiter.bytes
    }

    /// Writes a line as it is.
    mutating func line(_ text: String) {
        bytes += text.utf8
        bytes.append(0x0A)
    }

    /// Writes a row, with quotes around the cells that need them.
    mutating func row(_ cells: [String]) {
        for (index, cell) in cells.enumerated() {
            if index > 0 { bytes += delimiter }
            if needsQuotes(cell.utf8, isFirst: index == 0) { append(inQuotes: cell.utf8) } else { bytes += cell.utf8 }
        }
        bytes.append(0x0A)
    }

    private mutating func append(inQuotes cell: String.UTF8View) {
        bytes.append(Self.quote)
        for byte in cell {
            if byte == Self.quote { bytes.append(Self.quote) }
            bytes.append(byte)
        }
        bytes.append(Self.quote)
    }

    private func needsQuotes(_ cell: String.UTF8View, isFirst: Bool) -> Bool {
        cell.contains { $0 == Self.quote || $0 == 0x0A || $0 == 0x0D || $0 == delimiter[0] }
            || cell.first == 0x20 || cell.last == 0x20 || isFirst && cell.first == UInt8(ascii: "#")
    }
}
