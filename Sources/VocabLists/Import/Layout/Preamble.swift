import VocabCore

/// What a file says about itself in front of its rows: Excel's `sep=` line, comments, and the `#` lines of Anki
/// (https://docs.ankiweb.net/importing/text-files.html).
struct Preamble: Equatable {
    /// The delimiter it names.
    private(set) var delimiter: Delimiter?
    /// Whether its cells are HTML, where it says so.
    private(set) var isHTML: Bool?
    /// The names of the columns, where it lists them.
    private(set) var columnNames: [String]?
    /// Columns with a name of their own, from 0: the fields we know, nil for those that are none (deck, note type, guid).
    private(set) var namedColumns: [Int: WordField?] = [:]
    /// Tags that all rows have.
    private(set) var tags: [String] = []
    /// Whether it was written by Anki, whose tags are separated by spaces.
    private(set) var isFromAnki = false
    /// What the comments in front say, where they are no directives, the nearest to the first row first.
    private(set) var comments: [String] = []
    /// How many bytes it takes.
    private(set) var length: Int
    /// How many lines it takes.
    private(set) var lineCount = 0

    /// A header stands near the first row.
    private static let mostComments = 20

    /// Reads the lines in front of the first row.
    init(of bytes: [UInt8]) {
        length = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while length < bytes.count {
            let end = bytes[length...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
            guard ["#", "s", "S", "\""].contains(Unicode.Scalar(bytes[length])) else { return }
            let line = String(decoding: bytes[length..<end].prefix(1 << 16), as: UTF8.self)
            guard take(line) else { return }
            length = end
            if length < bytes.count { length += bytes[length...].starts(with: [0x0D, 0x0A]) ? 2 : 1 }
            lineCount += 1
        }
    }

    /// Takes a line in, or returns false when it is a row.
    private mutating func take(_ line: String) -> Bool {
        let scalars = line.unicodeScalars
        if scalars.first == "#" {
            if takeDirective(scalars.dropFirst()) { return true }
            if looksLikeRow(scalars.dropFirst()) { return false }
            comments.insert(String(scalars.drop { $0 == "#" || $0 == " " }), at: 0)
            if comments.count > Self.mostComments { comments.removeLast() }
            return true
        }
        let bare = line.filter { $0 != "\"" }
        guard lineCount == 0, bare.lowercased().hasPrefix("sep="), let sign = Delimiter(typed: String(bare.dropFirst(4))) else {
            return false
        }
        delimiter = sign
        return true
    }

    /// A comment has a space behind its sign, or holds no delimiter: `#,단어,뜻` is a header, `#tbt,뜻` a word.
    private func looksLikeRow(_ text: Substring.UnicodeScalarView) -> Bool {
        guard let first = text.first, first != " ", first != "#" else { return false }
        return text.contains { ",;|\t".unicodeScalars.contains($0) }
    }

    /// Obeys a line that Anki writes; false when it is none.
    private mutating func takeDirective(_ text: Substring.UnicodeScalarView) -> Bool {
        guard let colon = text.firstIndex(of: ":") else { return false }
        let name = String(text[..<colon]).lowercased()
        let value = String(text[text.index(after: colon)...])
        switch name {
        case "separator": delimiter = Delimiter(typed: value.count == 1 ? value : value.lowercased())
        case "html": isHTML = value.lowercased().hasPrefix("true")
        case "columns":
            var reader = CSVReader(Array(value.utf8), delimiter: delimiter ?? .tab)
            columnNames = try? reader.next()?.cells.get()
        case "tags": tags = value.unicodeScalars.split(separator: " ").map(String.init)
        case "deck", "notetype", "if matches": break
        default:
            guard name.hasSuffix(" column"), let number = Int(value.filter { $0 != " " }), number > 0 else { return false }
            namedColumns[number - 1] = .some(ColumnName(String(name.dropLast(" column".count)))?.field)
        }
        isFromAnki = true
        return true
    }
}
