import VocabCore

/// Lines that are examples of the word above, as a label in front says, `예) …`, `ex) …`, `例：…`, or what stands in them. What parts words
/// from meanings parts nothing in them, so they are put aside while the others are looked at, and come back as remarks that are known again.
struct ExampleLabels {
    /// The text with empty lines in their place.
    let rest: [UInt8]
    /// The examples with their lines in the file, from 0.
    private let examples: [(line: Int, text: String)]
    /// Further lines that these take, from 0: they are no empty lines, which stand below titles.
    private let further: [Int]

    /// What a remark begins with that is an example: a sign that nobody sees.
    private static let mark = "# \u{2063}"

    /// Nil where there are no such lines.
    init?(_ text: ListText) {
        guard text.isFree, !text.isLong else { return nil }
        var found = Self.labelled(text)
        if found.isEmpty { found = ExamplesBelow.found(in: text.lines) }
        if found.isEmpty { return nil }
        let lines = Set(found.flatMap(\.lines))
        examples = found.map { (line: $0.lines[0] + text.linesAbove, text: $0.text) }
        further = found.flatMap { $0.lines.dropFirst() }.map { $0 + text.linesAbove }
        rest = text.with(text.lines.indices.map { lines.contains($0) ? "" : String(text.lines[$0]) }).bytes
    }

    /// The lines with a label; none unless three have one, or one that no word can be (`isSure`), and one line in five, each behind lines
    /// that have none; not where other labels say what is what as well.
    private static func labelled(_ text: ListText) -> [ExamplesBelow.Example] {
        let filled = text.lines.indices.filter { !Text.isBlank(String(text.lines[$0])) }
        let found = filled.compactMap { line in example(in: text.lines[line]).map { (lines: [line], text: $0) } }
        let lines = Set(found.flatMap(\.lines))
        // What only an example can have in front is one in a list of few words too.
        let areMany = found.count > 2 || found.contains { isSure(text.lines[$0.lines[0]]) }
        // What uses the word above is an example of it.
        func usesWord(above line: Int) -> Bool {
            guard let entry = filled.last(where: { $0 < line }), example(in: text.lines[entry]) == nil else { return false }
            return EntryWords.areCommon(to: text.lines[entry], and: text.lines[line])
        }
        let areSure = found.allSatisfy { isSure(text.lines[$0.lines[0]]) || usesWord(above: $0.lines[0]) }
        guard areMany, areSure || found.count * 5 >= filled.count, let first = filled.first,
            !lines.contains(first) || isSure(text.lines[first])
        else {
            return []
        }
        let others = filled.filter { !lines.contains($0) }
        let labels = Dictionary(others.compactMap { LineLabel(text.lines[$0])?.name }.map { ($0, 1) }, uniquingKeysWith: +)
        let areEntries =
            others.count * 3 >= found.count && labels.values.allSatisfy { $0 < 3 }
            && !others.contains { text.lines[$0].hasPrefix("#") }
        return areEntries ? found : []
    }

    /// Whether a labelled line is no word with a meaning behind a colon, as `ex: 전 애인` and `예: yes` are: it stands further in, its label has a
    /// bracket behind it or names examples alone, or a sentence follows.
    static func isSure(_ line: Substring) -> Bool {
        let label = line.drop { " \t-*•>([（".contains($0) }.prefix { $0.isLetter || $0 == "." }
        if line.first == " " || line.first == "\t" || line.prefix(8).contains(where: { ")）".contains($0) })
            || ["예문", "예시", "例文", "例句"].contains(label)
        {
            return true
        }
        return NoteLine.isSentence(example(in: line) ?? "")
    }

    /// `bytes`, which `rest` became, with the examples on the lines on which they stood below `added` ones, and the lines of those for
    /// which there is no place any more, from 1.
    func putBack(into bytes: [UInt8], added: Int) -> (bytes: [UInt8], left: [Int]) {
        let text = ListText(bytes, said: nil)
        var lines = text.lines.map(String.init)
        var left: [Int] = []
        for example in examples {
            let line = example.line + added - text.linesAbove
            if lines.indices.contains(line), lines[line].isEmpty {
                lines[line] = Self.mark + example.text
            } else {
                left.append(example.line + 1)
            }
        }
        for line in further.map({ $0 + added - text.linesAbove }) where lines.indices.contains(line) && lines[line].isEmpty {
            lines[line] = Self.mark
        }
        return (text.with(lines).bytes, left)
    }

    /// The example that a record is; nil for others.
    static func example(in record: CSVReader.Record, separator: Delimiter) -> String? {
        guard case .success(let cells) = record.cells, isExample(cells) else { return nil }
        return cells.joined(separator: separator.sign).replacing(mark, with: "")
    }

    /// A remark that is such an example; an empty one takes the place of a line that goes on with it.
    static func remark(_ example: String) -> String { mark + example }

    /// Whether cells are such a remark.
    static func isExample(_ cells: [String]) -> Bool { cells.first?.hasPrefix(mark) == true }

    /// What stands behind the label of an example.
    static func example(in line: Substring) -> String? {
        var text = line.drop { " \t".contains($0) }
        for point in ["- ", "* ", "• ", "> "] where text.hasPrefix(point) { text = text.dropFirst(2) }
        let isOpen = text.first.map { "([（［〔".contains($0) } == true
        let label = text.drop { "([（［〔".contains($0) }.prefix { $0.isLetter || $0 == "." }
        let rest = text.drop { "([（［〔".contains($0) }.dropFirst(label.count)
        // `e.g. It works.`
        let isShort = label.hasSuffix(".") && rest.first == " "
        guard let sign = rest.first, isShort || (isOpen ? ")]）］〕".contains(sign) : ")：:".contains(sign)) else { return nil }
        let name = label.lowercased().filter { $0 != "." }
        guard names.contains(name) else { return nil }
        let example = Text.cleanedLine(String(rest.dropFirst().drop { ":： ".contains($0) }))
        // `e.g. - 예를 들어` is a word with its meaning.
        return example.isEmpty || "-–—=→".contains(example.first ?? " ") ? nil : example
    }

    private static let names: Set<String> = ["예", "예문", "예시", "ex", "eg", "example", "例", "例文", "例句"]
}
