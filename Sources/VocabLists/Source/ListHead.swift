import VocabCore

/// What a file says about itself in front of its rows: Excel's `sep=` line, and the `#` lines of Anki
/// (https://docs.ankiweb.net/importing/text-files.html).
struct ListHead: Equatable {
    /// The delimiter it names.
    private(set) var delimiter: Delimiter?
    /// Whether its cells are HTML, where it says so.
    private(set) var isHTML: Bool?
    /// The names of the columns, where it lists them.
    private(set) var columnNames: [String]?
    /// Columns with a name of their own, from 0: `guid`, `notetype`, `deck`, `tags`.
    private(set) var namedColumns: [Int: String] = [:]
    /// Tags that all rows have.
    private(set) var tags: [String] = []
    /// Whether it is in the form of Anki.
    private(set) var isFromAnki = false
    /// Whether spaces separate the tags of a row, as Anki has them.
    private(set) var hasSpacedTags = false
    /// How many bytes it takes.
    private(set) var length = 0
    /// How many lines it takes.
    private(set) var lineCount = 0

    /// How the line begins in which this program names the columns of a text for Anki.
    static let ownColumns = "#vocab:"

    /// Reads the lines in front of the first row.
    init(of bytes: [UInt8]) {
        while length < bytes.count,
            [UInt8(ascii: "#"), UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "\"")].contains(bytes[length])
        {
            let end = bytes[length...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
            guard end - length < 1 << 16, take(String(decoding: bytes[length..<end], as: UTF8.self)) else { return }
            length = end
            if length < bytes.count { length += bytes[length...].starts(with: [0x0D, 0x0A]) ? 2 : 1 }
            lineCount += 1
        }
    }

    /// Takes a line in, or returns false when it is none of these.
    private mutating func take(_ line: String) -> Bool {
        if line.hasPrefix(Self.ownColumns) {
            (columnNames, hasSpacedTags) = (names(in: String(line.dropFirst(Self.ownColumns.count))), false)
            return true
        }
        if line.hasPrefix("#") { return takeDirective(line.dropFirst()) }
        let bare = line.filter { $0 != "\"" }
        guard lineCount == 0, bare.lowercased().hasPrefix("sep="), let sign = Delimiter(typed: String(bare.dropFirst(4))) else {
            return false
        }
        delimiter = sign
        return true
    }

    private mutating func takeDirective(_ line: Substring) -> Bool {
        guard let colon = line.firstIndex(of: ":") else { return false }
        let name = line[..<colon].lowercased()
        let value = String(line[line.index(after: colon)...])
        switch name {
        case "separator": delimiter = Delimiter(typed: value.count == 1 ? value : value.lowercased())
        case "html": isHTML = value.lowercased().hasPrefix("true")
        case "columns": columnNames = names(in: value)
        case "tags": tags = value.split(separator: " ").map(String.init)
        case "deck", "notetype", "if matches": break
        default:
            guard name.hasSuffix(" column"), let number = Int(value.filter { $0 != " " }),
                (1...Sheet.mostColumns).contains(number)
            else {
                return false
            }
            namedColumns[number - 1] = String(name.dropLast(" column".count))
        }
        (isFromAnki, hasSpacedTags) = (true, true)
        return true
    }

    private func names(in line: String) -> [String]? {
        var reader = CSVReader(Array(line.utf8), delimiter: delimiter ?? .tab)
        return try? reader.next()?.cells.get()
    }
}
