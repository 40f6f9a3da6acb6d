import VocabCore

/// A text in UTF-8 on its way to rows: what it says of itself in front, and its lines behind that.
final class ListText {
    /// The whole text.
    let bytes: [UInt8]
    /// Where its rows begin: so many bytes and lines stand in front.
    let start: Int
    let linesAbove: Int
    /// What the learner or the file itself says that stands between the cells.
    let said: Delimiter?
    /// Whether nothing says what stands between the cells.
    let isFree: Bool
    /// Whether the file itself names its columns, in front of its rows.
    let namesColumns: Bool
    /// Its lines behind the preamble, none of a text so long that nobody typed it line by line.
    private(set) lazy var lines = isLong ? [] : Self.lines(of: body)
    /// What seems to stand between its cells.
    private(set) lazy var delimiter = Delimiter(of: bytes, from: start)
    /// Whether a sign parts most of its rows evenly.
    private(set) lazy var isDelimited = isFree && Delimiter.separatesEvenly(bytes, from: start)

    private static let longest = 1 << 20

    /// The text of a list whose delimiter the learner may have said.
    init(_ bytes: [UInt8], said delimiter: Delimiter?) {
        self.bytes = bytes
        let preamble = Preamble(of: bytes)
        (start, linesAbove) = (preamble.length, preamble.lineCount)
        said = delimiter ?? preamble.delimiter
        isFree = said == nil && ListExport.delimiter(ofOwn: bytes) == nil
        namesColumns = preamble.columnNames != nil
    }

    /// The same with the comments in front among its lines, which may be headings.
    private init(withCommentsOf text: ListText) {
        bytes = text.bytes
        start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        (linesAbove, said, isFree, namesColumns) = (0, text.said, text.isFree, text.namesColumns)
    }

    /// The same with the comments in front among its lines, for `#` may stand before headings.
    var withComments: ListText { ListText(withCommentsOf: self) }
    /// What stands behind the preamble.
    var body: ArraySlice<UInt8> { bytes[start...] }
    /// Whether no person typed it line by line.
    var isLong: Bool { body.count >= Self.longest }

    /// Whether its lines are looked at, and this stands in one of them.
    func holds(_ sign: String) -> Bool { !isLong && body.firstRange(of: Array(sign.utf8)) != nil }

    /// The text with other lines behind the preamble.
    func with(_ lines: [String]) -> LinedText {
        LinedText(bytes: Array(bytes[..<start]) + Array(lines.joined(separator: "\n").utf8))
    }

    private static func lines(of body: ArraySlice<UInt8>) -> [Substring] {
        String(decoding: body, as: UTF8.self).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
            .split(separator: "\n", omittingEmptySubsequences: false)
    }
}

/// A text whose rows are in lines now.
struct LinedText {
    /// The text, its preamble included.
    let bytes: [UInt8]
    /// The lines with text that is in no row, from 1.
    var left: [Int] = []
    /// How many lines stand above the rows that the file does not have.
    var added = 0
    /// Whether its first row names the parts of entries, and stands in no line of the file.
    var isNamed = false
}

/// The rows that are made of the lines of a text: each stands on the line at which it begins, so that places in the file stay true, and
/// lines that no row is made of are known.
struct LinedRows {
    let text: ListText
    private var rows: [String]
    private var isTaken: [Bool]
    private var names: [String] = []

    /// No rows of `text` yet.
    init(_ text: ListText) {
        self.text = text
        rows = Array(repeating: "", count: text.lines.count)
        isTaken = Array(repeating: false, count: text.lines.count)
    }

    /// How many rows there are.
    var count: Int { rows.count { !$0.isEmpty } }

    /// Puts a row on `line`; it is made of that line, and of `others`.
    mutating func put(_ cells: [some StringProtocol], on line: Int, with others: some Sequence<Int> = []) {
        rows[line] = cells.map { String($0).replacing("\t", with: " ") }.joined(separator: "\t")
        isTaken[line] = true
        for other in others { isTaken[other] = true }
    }

    /// Leaves a line as it stands, or without marks in front of it.
    mutating func keep(_ line: Int, as bare: String? = nil) {
        rows[line] = bare ?? String(text.lines[line])
        isTaken[line] = true
    }

    /// Marks lines that need not be told, for they hold no text of the list.
    mutating func pass(_ lines: some Sequence<Int>) { for line in lines { isTaken[line] = true } }

    /// Gives the columns names.
    mutating func name(_ columns: [String]) { names = columns }

    /// Whether several lines outside of some look like words with their meanings as well.
    static func holdOtherPairs(_ lines: [String], outside taken: [Range<Int>]) -> Bool {
        let isTaken = Set(taken.flatMap(\.self))
        return lines.indices.count { line in
            !isTaken.contains(line)
                && [":: ", " & ", " - ", " – ", " = ", "\t"].contains { lines[line].dropFirst().contains($0) }
        } > 2
    }

    /// The text with these rows.
    var lined: LinedText {
        let left = text.lines.indices.filter { !isTaken[$0] && Self.holdsText(text.lines[$0]) }
        var lines = rows
        var added = 0
        if !names.isEmpty {
            let first = lines.firstIndex { !$0.isEmpty } ?? 0
            // The names take the place of a line above, if there is one, so that the rows keep their numbers.
            if first > 0 { lines.remove(at: first - 1) } else { added = 1 }
            lines.insert(names.joined(separator: "\t"), at: max(0, first - 1))
        }
        let above = text.linesAbove + 1
        return LinedText(
            bytes: Array(text.bytes[..<text.start]) + Array(lines.joined(separator: "\n").utf8), left: left.map { $0 + above },
            added: added, isNamed: !names.isEmpty)
    }

    /// Whether anything can be read in a line but tags.
    private static func holdsText(_ line: Substring) -> Bool {
        guard line.contains(where: \.isLetter) else { return false }
        return !line.contains("<") || HTMLText.plain(String(line)).contains(where: \.isLetter)
    }
}
