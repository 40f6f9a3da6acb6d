import VocabCore

/// Notes as students type them: a line or two for each word, and titles, numbers, sounds, parts of speech, examples and remarks around it.
extension RandomList {
    /// How words and meanings stand in a note.
    private enum Form {
        case sign(String), scripts, turns(apart: Bool), unevenTurns, threes(apart: Bool), labels, bold(String), headings

        /// Whether each word has its line, with what else is said of it around it.
        var hasLines: Bool { if case .sign = self { true } else if case .scripts = self { true } else { false } }

        /// Whether labels or examples tell which side is learnt.
        var tellsSides: Bool { if case .threes = self { true } else if case .labels = self { true } else { false } }
    }

    private static let signs = [" - ", " - ", " : ", ": ", ": ", "\t", "  ", " = ", " / ", " → ", "-", ":", "=", ","]
    private static let sizes = [2, 3, 4, 6, 10, 20, 30]

    private static func form(for known: KnownWords, _ generator: inout SeededGenerator) -> Form {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0 where known.differInScript: .scripts
        case 1: .turns(apart: Bool.random(using: &generator))
        case 2: .threes(apart: Bool.random(using: &generator))
        case 3: .labels
        case 4: .bold(generator.one(of: [" ", ": ", " - "]))
        case 5: .headings
        case 6 where known.differInScript: .unevenTurns
        default: .sign(generator.one(of: signs))
        }
    }

    /// A note of some words.
    init(noteUsing generator: inout SeededGenerator) {
        let known = generator.one(of: KnownWords.all + [KnownWords.all[0], KnownWords.all[0]])
        let form = Self.form(for: known, &generator)
        var able = known.entries
        // A sign that stands in words and meanings as well parts nothing.
        if case .sign(let sign) = form { able.removeAll { ($0.term + $0.meaning).contains(sign) } }
        let entries = Array(able.shuffled(using: &generator).prefix(generator.one(of: Self.sizes)))
        let numbering = form.hasLines ? generator.one(of: ["", "", "", "1. ", "1) ", "- ", "• "]) : ""
        let title = generator.one(of: ["", "", "Day 1", "# Day 1", "TOEIC 단어", "Unit 3 - 학교"])
        let dayLength = form.hasLines && generator.once(in: 6) ? 5 : Int.max
        let label = generator.one(of: ["", "ex) ", "예) ", "예문: ", "  - ", "→ "])
        let examples = form.hasLines ? generator.one(of: [0, 0, 1, 2]) : 0
        let isTranslated = known.translation != "" && generator.once(in: 3)
        let hasSounds = form.hasLines && generator.once(in: 5)
        let hasParts = form.hasLines && generator.once(in: 5)
        let hasRemark = form.hasLines && generator.once(in: 12)
        let group = form.hasLines ? generator.one(of: [0, 0, 0, 3]) : 0
        learner = known.learner(using: &generator)
        tellsSides = known.tellsSides(to: learner) || examples > 0 || hasSounds || form.tellsSides

        var lines = title.isEmpty ? [] : [title]
        if !title.isEmpty, Bool.random(using: &generator) { lines.append("") }
        for (number, entry) in entries.enumerated() {
            if number > 0, number.isMultiple(of: dayLength) { lines += ["", "Day \(number / dayLength + 1)"] }
            let front = numbering.first == "1" ? "\(number + 1)" + numbering.dropFirst() : numbering
            let sound = entry.reading == "" ? Self.sound(of: entry.term) : "[\(entry.reading)]"
            let term = entry.term + (hasSounds ? " " + sound : "") + (hasParts ? [" (v.)", " (n.)", " (adj)"][number % 3] : "")
            lines += Self.lines(form, front, term, entry, known)
            if case .unevenTurns = form, number % 3 == 1 { lines.append(known.example(of: entry)) }
            cells.append([term, entry.meaning])
            if examples == 2 || examples == 1 && number.isMultiple(of: 2) {
                lines += [label + known.example(of: entry)] + (isTranslated ? [known.translation] : [])
            }
            if hasRemark, number == entries.count / 2 { lines.append("※ 시험에 자주 나옴") }
            if group > 0, (number + 1).isMultiple(of: group) { lines.append("") }
        }
        bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
        truth = entries.map { [$0.term, $0.meaning] }
        let size = entries.count < 4 ? "2 or 3 words" : entries.count < 10 ? "4 to 6 words" : "10 to 30 words"
        traits += ["notes", "\(form)", "\(known.term)–\(known.meaning)", size]
        let oddities = [
            "numbering “\(numbering)”": numbering != "", "title “\(title)”": title != "", "days": dayLength < entries.count,
            "examples “\(label)”" + (isTranslated ? " translated" : ""): examples > 0, "sounds": hasSounds,
            "parts of speech": hasParts, "a remark": hasRemark, "empty lines": group > 0, "sides not told": !tellsSides,
        ]
        traits += oddities.filter(\.value).map(\.key)
    }

    /// The lines of one word.
    private static func lines(
        _ form: Form, _ front: String, _ term: String, _ entry: KnownWords.Entry, _ known: KnownWords
    ) -> [String] {
        switch form {
        case .sign(let sign): [front + term + sign + entry.meaning]
        case .scripts: [front + term + " " + entry.meaning]
        case .turns(let apart): [term, entry.meaning] + (apart ? [""] : [])
        case .unevenTurns: [term, entry.meaning]
        case .threes(let apart): [term, entry.meaning, known.example(of: entry)] + (apart ? [""] : [])
        case .labels: ["Word: \(term)", "Meaning: \(entry.meaning)", "Example: \(known.example(of: entry))", ""]
        case .bold(let sign): ["**\(term)**\(sign)\(entry.meaning)"]
        case .headings: ["## \(term)", entry.meaning, ""]
        }
    }
}
