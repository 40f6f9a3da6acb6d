import VocabCore

/// A text as grammars see it: the lines that may be words, without what stands around all of them alike, and apart from these the titles.
struct GrammarText {
    /// The text, without what the file says of itself.
    let bytes: [UInt8]
    /// The number of its first line.
    let firstLine: Int
    /// All lines, without bullets, numbers and boxes in front.
    let all: [Line]
    /// The lines that may be words, and blank ones between them.
    let lines: [Line]
    /// The lines that may be words.
    let filled: [Line]
    /// The lines that may be none: titles, and where only lines with a mark are looked at, those without.
    let aside: [Line]
    /// The numbers of the lines that head a part of the list.
    let titles: Set<Int>
    /// The mark of the lines that are looked at; nil where all are.
    let mark: LineMark?
    /// All lines as they stand there, and what each looks like in front.
    private let raw: [Line]
    private var marks: [Int: LineMark]
    /// Whether the lines stay as they are, for it is said how they are parted.
    private let isPlain: Bool
    /// Whether nothing was taken off the lines.
    let isBare: Bool

    /// The least share of lines that must have the same mark before these alone are tried as words.
    private static let leastShare = 0.2
    private static let mostMarks = 3

    /// The lines of `bytes`, the first of which is number `firstLine`, without what stands around all of them alike.
    init(_ bytes: [UInt8], firstLine: Int) {
        // What is markup alone says nothing.
        let all = Line.all(in: bytes, from: firstLine).flatMap { line in
            if HTMLText.isMarkup(line.text) { return [Line(number: line.number, text: "")] }
            guard let label = RowAttachments.example(behind: line.text) else { return [line] }
            let parts = [line.text[..<label], line.text[label...]]
            return parts.map { Line(number: line.number, text: Line.trimmed($0), isIndented: line.isIndented) }
        }
        self.init(bytes, firstLine, all, LineTitle.titles(among: all), nil, [:])
    }

    /// What the first titles say.
    var headings: [String] { all.lazy.filter { titles.contains($0.number) }.prefix(3).map { String($0.text) } }

    /// The ways to look at its lines: at all, and at those with one mark alone.
    func ways() -> [GrammarText] {
        if isPlain { return [self] }
        let body = raw.filter { !$0.isBlank && !titles.contains($0.number) }
        let byLine = Dictionary(body.map { ($0.number, LineMark(of: $0)) }) { first, _ in first }
        let counts = Dictionary(byLine.values.map { ($0, 1) }, uniquingKeysWith: +)
        let marks = counts.filter {
            $0.value > 1 && Double($0.value) >= Self.leastShare * Double(body.count) && $0.value < body.count
        }
        .sorted { ($0.value, "\($0.key)") > ($1.value, "\($1.key)") }.prefix(Self.mostMarks).map(\.key)
        var plain = self
        plain.marks = byLine
        return [plain] + marks.map { GrammarText(bytes, firstLine, raw, titles, $0, byLine) }
    }

    /// The lines of `bytes` as they stand there.
    init(plain bytes: [UInt8], firstLine: Int) {
        (self.bytes, self.firstLine) = (bytes, firstLine)
        raw = Line.all(in: bytes, from: firstLine)
        all = raw
        (lines, filled) = (all, all.filter { !$0.isBlank })
        (aside, titles, mark, marks, isBare, isPlain) = ([], [], nil, [:], true, true)
    }

    private init(
        _ bytes: [UInt8], _ firstLine: Int, _ raw: [Line], _ titles: Set<Int>, _ mark: LineMark?, _ marks: [Int: LineMark]
    ) {
        (self.bytes, self.firstLine, self.titles, self.mark, self.marks) = (bytes, firstLine, titles, mark, marks)
        self.raw = raw
        isPlain = false
        // `example: 예` alone is a word; a label comes again, or is short.
        let labels = raw.map { RowAttachments.label(of: $0.text) }
        let counts = Dictionary(labels.compactMap(\.self).map { ($0, 1) }, uniquingKeysWith: +)
        let areWords = zip(raw, labels).map { line, label in
            !titles.contains(line.number) && (mark == nil || marks[line.number] == mark || line.isBlank)
                && label.map { counts[$0, default: 0] > 1 || $0.count < 4 } != true
        }
        let fronts = LineFronts(zip(raw, areWords).filter(\.1).map(\.0))
        isBare = fronts.isEmpty && mark == nil
        all =
            fronts.isEmpty
            ? raw
            : raw.map { line in
                var line = line
                line.text = fronts.removed(from: line.text)
                return line
            }
        lines = zip(all, areWords).filter(\.1).map(\.0)
        filled = lines.filter { !$0.isBlank }
        aside = zip(all, areWords).filter { !$1 }.map(\.0)
    }

    /// What a grammar found in it, with the lines it did not see.
    func completed(_ table: CellTable) -> CellTable {
        var table = table.isStreamed ? table : table.withExamplesAside()
        table.mark = mark
        table.titles = titles.subtracting(table.rows.map(\.line))
        // Rows that were read from the bytes saw all of it too.
        if table.isStreamed || table.sawAll { return table }
        let marks = Dictionary(table.rows.compactMap { self.marks[$0.line] }.map { ($0, 1) }, uniquingKeysWith: +)
        table.oddRows = 1 - Double(marks.values.max() ?? 0) / Double(max(1, marks.values.reduce(0, +)))
        let seen = Set(table.rows.map(\.line)).union(table.left.map(\.number))
        let unseen = aside.filter { !seen.contains($0.number) || RowAttachments.label(of: $0.text) != nil }
        table.lineCount = filled.count + aside.count
        table.unseen = Set(unseen.map(\.number))
        if !unseen.isEmpty { table.left = (table.left + unseen).sorted { $0.number < $1.number } }
        // What stands above the first word and is none names the list.
        if let first = table.left.first, let word = table.rows.first, first.number < word.line {
            table.titles.insert(first.number)
        }
        return table
    }
}
