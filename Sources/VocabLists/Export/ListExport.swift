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
            let tags = word.content.tags.map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: " ")
            rows.row([word.id.description] + fields.map { $0 == .tags ? tags : word.content[$0] })
        }
        return rows.bytes
    }

    /// How many cells a spreadsheet would run as formulas.
    package static func formulaCount(in bookcase: Bookcase) -> Int {
        bookcase.words.reduce(0) { count, word in count + fields.count { isFormula(word.content[$0]) } }
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

/// Writes cells as rows.
struct CSVWriter {
    private(set) var bytes: [UInt8] = []
    private let delimiter: Delimiter

    init(_ delimiter: Delimiter) {
        self.delimiter = delimiter
    }

    /// Writes a line as it is.
    mutating func line(_ text: String) {
        bytes += Array(text.utf8) + [0x0A]
    }

    /// Writes a row, with quotes around the cells that need them.
    mutating func row(_ cells: [String]) {
        for (index, cell) in cells.enumerated() {
            if index > 0 { bytes += delimiter.bytes }
            bytes +=
                needsQuotes(cell, isFirst: index == 0)
                ? Array("\"\(cell.replacing("\"", with: "\"\""))\"".utf8) : Array(cell.utf8)
        }
        bytes.append(0x0A)
    }

    private func needsQuotes(_ cell: String, isFirst: Bool) -> Bool {
        cell.unicodeScalars.contains { $0 == "\"" || $0 == "\n" || $0 == "\r" } || cell.contains(delimiter.sign)
            || cell.first == " " || cell.last == " " || isFirst && cell.hasPrefix("#")
    }
}
