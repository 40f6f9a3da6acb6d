import VocabCore

/// Bookcases as word lists, for other programs and for this one: what is written here comes back by `import` byte for byte.
package enum ListExport {
    /// The columns, in the order they are written.
    static let fields: [WordField] = [
        .term, .meaning, .partOfSpeech, .pronunciation, .example, .synonyms, .antonyms, .tags, .note,
    ]

    /// The name of the column of identifiers.
    private static let idName = "id"

    /// Rows of cells with a header, as RFC 4180 has them but for line breaks, which are LF.
    ///
    /// With `guardingFormulas` an apostrophe stands before each cell that a spreadsheet would run.
    package static func csv(
        of bookcase: Bookcase, _ delimiter: Delimiter, withIDs: Bool = false, guardingFormulas: Bool = false
    ) -> [UInt8] {
        var rows = CSVWriter(delimiter)
        rows.row(fields.map(\.rawValue) + (withIDs ? [idName] : []))
        for word in bookcase.words {
            let cells = fields.map { word.content[$0] }.map { guardingFormulas && isFormula($0) ? "'" + $0 : $0 }
            rows.row(cells + (withIDs ? [word.id.description] : []))
        }
        return rows.bytes
    }

    /// A text that Anki imports; the identifiers let a second import update what the first brought.
    ///
    /// The `#` lines are those of https://docs.ankiweb.net/importing/text-files.html. Spaces separate
    /// Anki's tags; no-break spaces do not, and come back as spaces.
    package static func anki(of bookcase: Bookcase) -> [UInt8] {
        let names = [idName] + fields.map(\.rawValue)
        let tagsColumn = (names.firstIndex(of: WordField.tags.rawValue) ?? 0) + 1
        var rows = CSVWriter(.tab)
        rows.line("#separator:tab")
        rows.line("#html:false")
        rows.line("#guid column:1")
        rows.line("#tags column:\(tagsColumn)")
        rows.line("#columns:" + names.joined(separator: "\t"))
        for word in bookcase.words {
            let tags = word.content.tags.map(ankiTag).joined(separator: " ")
            rows.row([word.id.description] + fields.map { $0 == .tags ? tags : word.content[$0] })
        }
        return rows.bytes
    }

    private static func ankiTag(_ tag: String) -> String {
        String(String.UnicodeScalarView(tag.unicodeScalars.map { $0 == " " ? "\u{A0}" : $0 }))
    }

    /// How many cells a spreadsheet would run as formulas.
    package static func formulaCount(in bookcase: Bookcase) -> Int {
        bookcase.words.reduce(0) { count, word in count + fields.count { isFormula(word.content[$0]) } }
    }

    /// The delimiter of a list written here, told by its first line; nil for any other list.
    static func delimiter(ofOwn text: [UInt8]) -> Delimiter? {
        let body = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text[...]
        return [Delimiter.comma, .tab].first { delimiter in
            let header = fields.map(\.rawValue).joined(separator: delimiter.sign).utf8
            guard body.starts(with: header) else { return false }
            let end = body.dropFirst(header.count).first
            return end == nil || end == 0x0A || end == 0x0D || end == delimiter.bytes[0]
        }
    }

    /// Whether a header is that of a list written here; its cells are then taken as they are.
    static func isOwnHeader(_ cells: [String]) -> Bool {
        let names = cells.filter { $0 != idName }
        return names == fields.map(\.rawValue)
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
