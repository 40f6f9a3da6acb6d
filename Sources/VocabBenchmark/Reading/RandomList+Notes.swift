import VocabCore

/// Notes as students type them: a line or two for each word, and titles, numbers, sounds, parts of speech, examples and remarks around it.
extension RandomList {
    private static let separators = [" - ", " : ", ": ", "\t", " ", "  ", " = ", ",", " / ", " → ", "-", ":", "=", "\n"]
    private static let pauses = [", ", ", ", "; ", "/", ","]
    private static let translations = ["", " (#)", " - #", "\n#"]
    private static let numberings = ["", "", "1. ", "1) ", "- ", "• "]
    private static let titles = ["", "", "Day 1", "# Day 1", "TOEIC 단어", "Unit 3 - 학교"]
    private static let labels = ["", "ex) ", "예) ", "예문: ", "  - ", "→ "]
    private static let sizes = [2, 3, 4, 6, 10, 20]

    /// Notes of some of these words.
    init(notesOf words: [(term: String, meaning: String)], using generator: inout SeededGenerator) {
        func one(of texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }
        let separator = one(of: Self.separators)
        let able = separator == "," ? words.filter { !$0.meaning.contains(",") } : words
        let pause = one(of: Self.pauses)
        let rows = able.shuffled(using: &generator).prefix(Self.sizes.randomElement(using: &generator) ?? 4)
            .map { (term: $0.term, meaning: $0.meaning.replacing(", ", with: pause)) }
        let (numbering, title, label) = (one(of: Self.numberings), one(of: Self.titles), one(of: Self.labels))
        let examples = Int.random(in: 0..<3, using: &generator)
        let translation = one(of: Self.translations)
        let isBehind = separator != "\n" && Int.random(in: 0..<8, using: &generator) == 0
        let hasParts = Int.random(in: 0..<4, using: &generator) == 0
        let hasSounds = Int.random(in: 0..<5, using: &generator) == 0
        let isPartial = Bool.random(using: &generator)
        let remark = Int.random(in: 0..<12, using: &generator) == 0
        let group = [0, 0, 1, 3].randomElement(using: &generator) ?? 0
        var lines = title.isEmpty ? [] : [title]
        if !title.isEmpty, Bool.random(using: &generator) { lines.append("") }
        for (number, row) in rows.enumerated() {
            let front = numbering.first == "1" ? "\(number + 1)" + numbering.dropFirst() : numbering
            let isBare = isPartial && number.isMultiple(of: 2)
            let sound = hasSounds && !isBare ? " [ˈ\(row.term)]" : ""
            let part = hasParts && !isBare ? [" (v.)", " (n.)", " (adj)"][number % 3] : ""
            let example = "They talked about \(row.term) yesterday." + translation.replacing("#", with: "그들은 어제 그 이야기를 했다.")
            let hasExample = examples == 2 || examples == 1 && number.isMultiple(of: 2)
            let behind = hasExample && isBehind ? separator + example.replacing("\n", with: " ") : ""
            lines.append(front + row.term + sound + part + separator + row.meaning + behind)
            if hasExample, !isBehind { lines.append(label + example) }
            if remark, number == rows.count / 2 { lines.append("※ 시험에 자주 나옴") }
            if group > 0, (number + 1).isMultiple(of: group) { lines.append("") }
        }
        let size = rows.count < 4 ? "2 or 3 words" : rows.count < 10 ? "4 to 6 words" : "10 to 20 words"
        let traits = [
            "all", "separator \(["\t": "tab", "\n": "line break"][separator] ?? "“\(separator)”")", "numbering “\(numbering)”",
            "title “\(title)”",
            ["no examples", "some examples", "examples"][examples] + (examples > 0 ? isBehind ? " behind" : " “\(label)”" : ""),
            hasParts ? "parts of speech" : "no parts of speech", hasSounds ? "sounds" : "no sounds",
            remark ? "a remark" : "no remark", "senses “\(pause)”", size,
            group == 0 ? "no empty lines" : "empty lines after \(group)",
        ]
        self.init(
            bytes: Array((lines.joined(separator: "\n") + "\n").utf8), truth: rows.map { "\($0.term)=\($0.meaning)" },
            traits: traits)
    }
}
