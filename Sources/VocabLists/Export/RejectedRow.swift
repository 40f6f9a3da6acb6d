import VocabCore

/// A row that could not be imported, as it is written to a file that can be mended and imported again.
package struct RejectedRow: Equatable, Sendable {
    private let fields: [String]
    /// Its line in the list, from 1.
    package let line: Int
    private let problem: String

    /// The row, with its cells under the names of the fields they were read as.
    package init(_ row: WordList.BadRow, in list: WordList) {
        var content = list.layout.columns.content(of: row.cells)
        // A line that cannot be taken apart stands where the term does, for whoever mends it.
        if case .unreadable = row.reason { content = WordContent(term: row.cells.first ?? "") }
        fields = ListExport.fields.map { content[$0] }
        (line, problem) = (row.line, Self.problem(row.reason))
    }

    /// A line that is in no word, where the term stands.
    package init(_ line: WordList.LeftLine) {
        let content = WordContent(term: line.text)
        fields = ListExport.fields.map { content[$0] }
        (self.line, problem) = (line.number, "")
    }

    /// All `rows` as CSV, each with its line and a short reason in columns that an import leaves out.
    package static func csv(of rows: [RejectedRow]) -> [UInt8] {
        var writer = CSVWriter(.comma)
        writer.row(header)
        for rejected in rows {
            writer.row(rejected.fields + [String(rejected.line), rejected.problem])
        }
        return writer.bytes
    }

    /// Whether a file was written so: what comes of reading it again may take its place.
    package static func areWritten(in bytes: [UInt8]) -> Bool {
        var writer = CSVWriter(.comma)
        writer.row(header)
        return bytes.starts(with: writer.bytes)
    }

    private static let header = ListExport.fields.map(\.rawValue) + ["line", "problem"]

    private static func problem(_ reason: WordList.Reason) -> String {
        switch reason {
        case .missing(let field): "missing \(field.rawValue)"
        case .tooLong(let field, _): "\(field.rawValue) too long"
        case .extraCells: "more cells than names"
        case .unreadable(.unclosedQuote): "unclosed quote"
        case .unreadable(.textAfterQuote): "text after quote"
        case .unreadable(.undecodable): "undecodable bytes"
        }
    }
}
