import VocabCore

/// The sign, or the signs, between the cells of a word list.
package struct Delimiter: Hashable, Sendable {
    /// The sign itself, such as `,` or ` - `.
    package let sign: String

    /// The comma of CSV.
    package static let comma = Delimiter(sign: ",")
    /// The TAB of TSV.
    package static let tab = Delimiter(sign: "\t")

    /// A delimiter of the given sign, which must not be empty.
    init(sign: String) {
        self.sign = sign
    }

    /// Reads what a person types: the sign, or its name, or `\t`; nil when it is empty or holds a line break or a quote.
    package init?(typed: String) {
        let sign = Self.signs[typed.lowercased()] ?? typed
        if sign.isEmpty || sign.contains(where: { $0.isNewline || $0 == "\"" }) { return nil }
        self.init(sign: sign)
    }

    /// The names by which signs can be typed.
    package static let names = signs.keys.filter { !$0.hasPrefix("\\") }.sorted()

    private static let signs = [
        "tab": "\t", "\\t": "\t", "comma": ",", "semicolon": ";", "pipe": "|", "colon": ":", "space": " ",
    ]

    /// How the sign stands in a file.
    var bytes: [UInt8] { Array(sign.utf8) }

    /// The delimiters that lists come with.
    static let known = [
        ",", "\t", ";", "|", "/////", "::", " : ", " - ", " – ", " — ", " = ", ": ", "→", " <-> ", "<->", "↔", "⇔", "->", "=>",
        "：",
        " ： ",
    ]
    .map(Delimiter.init(sign:))

    /// The signs that somebody may mean who is asked for one; of those that begin alike the longer comes first.
    static let typical = [",", "\t", ";", "|", "::", " - ", " – ", " — ", " = ", "=", "→", ": ", ":", "：", "/", " "].map(
        Delimiter.init(sign:))

    /// Signs that stand inside words and meanings so often that they only count where no other sign separates.
    private static let weak = [":", "=", "＝", "- ", " -", "– ", " –", " // "].map(Delimiter.init(sign:))

    /// The delimiter by which `bytes` fall apart most evenly; the comma when none does better.
    ///
    /// The first rows are read with each, and those count that have the commonest number of cells, if that is two or more: signs
    /// inside meanings come and go from row to row, delimiters do not. Where two do equally well, the one that comes first in the
    /// rows is meant. Where none of the known ones parts nearly all rows, a sign that stands in nearly all of them may.
    init(of bytes: [UInt8], from start: Int = 0) {
        let bytes = Array(bytes.prefix(start + Self.bytesLookedAt))
        let body = bytes[min(start, bytes.count)...]
        let outside = body.contains(UInt8(ascii: "(")) || body.contains(UInt8(ascii: "[")) ? Self.outsideBrackets(body) : nil
        func able(_ delimiters: [Delimiter]) -> [Delimiter] {
            delimiters.filter { delimiter in outside.map { !delimiter.standsInBrackets(body, outside: $0) } ?? true }
        }
        let (known, weak) = (able(Self.known), able(Self.weak))
        let readings = known.map { (delimiter: $0, evenness: Evenness(of: bytes, from: start, $0)) }
        var best = (delimiter: Self.comma, evenness: Evenness(rows: 0, place: 0))
        for reading in readings where reading.evenness.isBetter(than: best.evenness) { best = reading }
        let rowCount = Evenness.rowCount(of: bytes, from: start)
        if best.evenness.width == 2, best.delimiter.isWithinText, best.evenness.rows * 20 >= rowCount * 19,
            let explicit = readings.filter({ !$0.delimiter.isWithinText && $0.evenness.rows >= best.evenness.rows })
                .max(by: { $1.evenness.isBetter(than: $0.evenness) })
        {
            best = explicit
        }
        if best.evenness.width > 2, best.delimiter == .comma,
            let sign = known.first(where: { !$0.isWithinText && !$0.isPause && $0.standsBehindForms(bytes, from: start) })
        {
            self = sign
            return
        }
        if best.evenness.rows * 2 < rowCount {
            for delimiter in weak {
                let evenness = Evenness(of: bytes, from: start, delimiter)
                // A sign in front of all rows is a bullet.
                if evenness.rows > best.evenness.rows, evenness.place > evenness.rows { best = (delimiter, evenness) }
            }
        }
        // The comma of Japanese, which stands in most sentences: where it parts nearly all rows into as many cells.
        if best.evenness.rows * 2 < rowCount {
            let evenness = Evenness(of: bytes, from: start, Delimiter(sign: "、"))
            if evenness.width > 2, evenness.rows * 5 >= rowCount * 4 { best = (Delimiter(sign: "、"), evenness) }
        }
        if best.evenness.rows * 5 < rowCount * 4, rowCount > 2 {
            for delimiter in able(CommonSigns(of: bytes[start...]).delimiters) {
                let evenness = Evenness(of: bytes, from: start, delimiter)
                if evenness.rows * 5 >= rowCount * 4, evenness.isBetter(than: best.evenness) { best = (delimiter, evenness) }
            }
        }
        // Before a comma with a space behind it stands a part of the word where another sign parts every row: `der Hund, -e;dog`.
        if best.delimiter == .comma, best.evenness.width == 2,
            let sign = [";", "|"].map(Delimiter.init(sign:)).first(where: { $0.standsBehindCommas(bytes, from: start) })
        {
            best = (sign, Evenness(of: bytes, from: start, sign))
        }
        // A sign behind the beginning of the meaning parts that from an example: `attract: 끌다 - The show attracts us.`
        if best.evenness.rows * 20 >= rowCount * 19, !best.delimiter.partsAtScript(bytes, from: start, mayGoOn: true),
            let sign = known.first(where: { !$0.isPause && $0 != best.delimiter && $0.partsAtScript(bytes, from: start) })
        {
            best = (sign, Evenness(of: bytes, from: start, sign))
        }
        // What parts the names of columns parts the rows, whatever stands in meanings as evenly.
        if let header = known.first(where: { $0.namesColumns(bytes, from: start, not: best.delimiter) }),
            header != best.delimiter, Evenness.partedShare(of: bytes, from: start, header) > 0.9
        {
            best.delimiter = header
        }
        // What parts two scripts in every row parts words from meanings, and not the comma between senses: `abandon=버리다, 포기하다`.
        if [",", ";"].contains(best.delimiter.sign), !best.delimiter.partsScripts(bytes, from: start, before: nil),
            let sign = (known + weak).first(where: {
                !$0.isPause && $0.partsScripts(bytes, from: start, before: best.delimiter)
            })
        {
            best.delimiter = sign
        }
        // Lines inside of quoted cells may look like rows of another list.
        if let quoted = Self.aroundLines(bytes, from: start) { best.delimiter = quoted }
        // A TAB stands in no text: where nearly all rows have one, a sign that parts fewer of them is not between cells.
        if best.delimiter != .tab, bytes.contains(0x09), best.evenness.rows > 0, best.evenness.rows * 20 < rowCount * 19,
            rowCount > 2,
            Evenness.partedShare(of: bytes, from: start, .tab, mustBeFilled: true) > 0.95
        {
            best.delimiter = .tab
        }
        // Nor is a sign of sentences that stands in front of it in as many.
        if best.delimiter.isWithinText, bytes.contains(0x09), Self.tabPartsTexts(bytes, from: start) { best.delimiter = .tab }
        self = best.delimiter
    }

    /// Whether a TAB parts every row into two texts of two scripts, the first of several words in most.
    private static func tabPartsTexts(_ bytes: [UInt8], from start: Int) -> Bool {
        var reader = CSVReader(bytes, delimiter: .tab, from: start)
        var (count, long) = (0, 0)
        while count < Evenness.rowsLookedAt, let record = reader.next() {
            guard let cells = try? record.cells.get(), !record.isBlank, !record.isComment else { continue }
            count += 1
            let scripts = cells.prefix(2).map { ColumnProfile.scripts(of: $0) }
            guard cells.count == 2 || cells.count == 3, !scripts.contains([]), scripts[0] != scripts[1] else { return false }
            if cells[0].split(separator: " ").count > 1 { long += 1 }
        }
        return count > 3 && long * 2 > count
    }

    /// Whether it is a sign of sentences and of words with endings, unlike TABs, bars, arrows and dashes between spaces: `das Haus, Häuser
    /// = house` is parted by the other sign, where both do it evenly.
    private var isWithinText: Bool { [",", ";", ":", ": ", "::", " : "].contains(sign) }

    /// Whether it stands behind the forms of a word in nearly all rows, single words with commas between them: `gehen, ging, gegangen = to go`.
    private func standsBehindForms(_ bytes: [UInt8], from start: Int) -> Bool {
        var reader = CSVReader(bytes, delimiter: self, from: start)
        var (parted, count) = (0, 0)
        while count < Evenness.rowsLookedAt, let record = reader.next() {
            guard let cells = try? record.cells.get(), !record.isBlank, !record.isComment else { continue }
            count += 1
            let forms = cells[0].split(separator: ", ")
            if cells.count == 2, forms.count > 1, Set(forms.map { ColumnProfile.scripts(of: String($0)) }).count == 1,
                forms.allSatisfy({ $0.split(separator: " ").count < 3 })
            {
                parted += 1
            }
            if count > 10, parted * 2 < count { return false }
        }
        return parted > 2 && parted * 20 >= count * 19
    }

    /// Whether it parts every row into two cells, without spaces around it, with a comma and a space in the first alone.
    private func standsBehindCommas(_ bytes: [UInt8], from start: Int) -> Bool {
        var reader = CSVReader(bytes, delimiter: self, from: start)
        var count = 0
        while count < Evenness.rowsLookedAt, let record = reader.next() {
            guard let cells = try? record.cells.get(), !record.isBlank, !record.isComment else { continue }
            count += 1
            guard cells.count == 2, let comma = cells[0].firstIndex(of: ","), cells[0][comma...].hasPrefix(", "),
                !cells[1].contains(","), cells[1].first != " ", cells[0].last != " "
            else { return false }
        }
        return count > 3
    }

    /// Whether it stands inside of brackets nearly everywhere: `풍부한 (↔ scarce)`, `begin (began, begun): 시작하다`.
    private func standsInBrackets(_ bytes: ArraySlice<UInt8>, outside: [UInt8]) -> Bool {
        let sign = Array(self.sign.filter { $0 != " " }.utf8)
        let count = Self.count(of: sign, in: bytes)
        return count > 2 && Self.count(of: sign, in: outside[...]) * 10 <= count
    }

    private static func count(of sign: [UInt8], in bytes: ArraySlice<UInt8>) -> Int {
        var (count, rest) = (0, bytes)
        while let place = rest.firstRange(of: sign) {
            count += 1
            rest = rest[place.upperBound...]
        }
        return count
    }

    /// The bytes outside of brackets that close on the line on which they open.
    private static func outsideBrackets(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes
        while let open = rest.firstIndex(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }) {
            result += rest[..<open]
            let close = rest[open] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
            let end = rest[(open + 1)...].firstIndex { $0 == close || $0 == 0x0A || $0 == 0x0D }
            // A whole line in brackets is no remark.
            let isLine = open == bytes.startIndex || bytes[open - 1] == 0x0A
            guard let end, rest[end] == close, !isLine else {
                result.append(rest[open])
                rest = rest[(open + 1)...]
                continue
            }
            rest = rest[(end + 1)...]
        }
        return result + rest
    }

    /// Whether it stands between senses as well.
    private var isPause: Bool { [",", ";", "|"].contains(sign) }

    /// Whether it parts two rows at least, nearly all, into two cells of two scripts, with no `other` in the first.
    private func partsScripts(_ bytes: [UInt8], from start: Int, before other: Delimiter?) -> Bool {
        var reader = CSVReader(bytes, delimiter: self, from: start)
        var (parted, count) = (0, 0)
        for _ in 0..<Evenness.rowsLookedAt {
            guard let record = reader.next() else { break }
            guard let cells = try? record.cells.get(), !record.isBlank, !record.isComment else { continue }
            count += 1
            let scripts = cells.map { ColumnProfile.scripts(of: $0) }
            let isFirst = other.map { !cells[0].contains($0.sign) } ?? true
            if scripts.count == 2, isFirst, !scripts.contains([]), scripts[0].isDisjoint(with: scripts[1]) { parted += 1 }
            if count > 10, parted * 2 < count { return false }
        }
        return parted > 1 && parted * 20 >= count * 19
    }

    /// Whether letters of one script stand in front of it in nearly all rows, four at least, and such of another right behind it, unless
    /// what follows `mayGoOn` in the same.
    private func partsAtScript(_ bytes: [UInt8], from start: Int, mayGoOn: Bool = false) -> Bool {
        var reader = CSVReader(bytes, delimiter: self, from: start)
        var (parted, count) = (0, 0)
        while count < 100, let record = reader.next() {
            guard let cells = try? record.cells.get(), !record.isBlank, !record.isComment else { continue }
            count += 1
            let scripts = ColumnProfile.scripts(of: cells[0])
            let next = cells[safe: 1]?.unicodeScalars.first(where: \.properties.isAlphabetic).flatMap(Script.init(of:))
            if scripts.count == 1, mayGoOn || next.map({ !scripts.contains($0) }) == true { parted += 1 }
        }
        return parted > 3 && parted * 20 >= count * 19
    }

    /// Whether it stands between the senses of a meaning as often as between cells.
    var isBetweenSenses: Bool { [",", ";", "/", "·"].contains(sign.filter { $0 != " " }) }

    var isArrow: Bool { ["→", "->", "=>"].contains(sign) }

    /// Whether each cell of the first row is a name, of term and meaning among them, if it stands between those; `other` stands in none.
    private func namesColumns(_ bytes: [UInt8], from start: Int, not other: Delimiter) -> Bool {
        var reader = CSVReader(bytes, delimiter: self, from: start)
        guard let cells = try? reader.next()?.cells.get(), cells.count > 1, cells.count < 40 else { return false }
        return ColumnMap(header: cells) != nil
            && cells.allSatisfy { ColumnName($0) != nil && (self == other || !$0.contains(other.sign)) }
    }

    /// The delimiter of a table whose cells hold lines in quotes; nil where there are none.
    static func aroundLines(_ bytes: [UInt8], from start: Int) -> Delimiter? {
        guard bytes.prefix(start + bytesLookedAt).contains(UInt8(ascii: "\"")) else { return nil }
        return [comma, tab, Delimiter(sign: ";"), Delimiter(sign: "|")].first { $0.holdsLines(bytes, from: start) }
    }

    /// Whether nearly all rows have as many cells as the first, three at least, and some have lines in quotes, if it stands between cells.
    private func holdsLines(_ bytes: [UInt8], from start: Int) -> Bool {
        var reader = CSVReader(bytes, delimiter: self, from: start)
        var (width, rows, even, spanning) = (0, 0, 0, 0)
        while rows < Evenness.rowsLookedAt, let record = reader.next() {
            if record.isBlank { continue }
            rows += 1
            guard let cells = try? record.cells.get() else { continue }
            if width == 0 { width = cells.count }
            if width < 2 { return false }
            if cells.count == width { even += 1 }
            if cells.contains(where: { $0.contains("\n") }) { spanning += 1 }
        }
        return spanning > 1 && rows > 2 && even * 20 >= rows * (width > 2 ? 19 : 20)
    }

    /// Which share of the first rows of `bytes` it parts.
    func partedShare(of bytes: [UInt8], from start: Int) -> Double {
        let bytes = Array(bytes.prefix(start + Self.bytesLookedAt))
        return Evenness.partedShare(of: bytes, from: start, self)
    }

    /// Whether the delimiter of `bytes` parts most rows in the same way.
    static func separatesEvenly(_ bytes: [UInt8], from start: Int) -> Bool {
        let bytes = Array(bytes.prefix(start + bytesLookedAt))
        let evenness = Evenness(of: bytes, from: start, Delimiter(of: bytes, from: start))
        return evenness.rows * 5 >= Evenness.rowCount(of: bytes, from: start) * 4
    }

    private static let bytesLookedAt = 1 << 18
}
