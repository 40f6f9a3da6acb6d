import VocabCore

/// Notes with a heading for each word: `## feasible` above `- meaning: 실행 가능한`, or above a line that says what it means; in Org `** feasible`.
enum HeadedEntries {
    private static let longestTerm = 300
    private static let mostLabels = 64

    /// A heading, and the lines below it that hold something.
    struct Entry {
        let line: Int
        let term: String
        let below: [Int]
    }

    /// The text with each entry on one line, TABs between its cells; nil when most headings are no words.
    static func lined(_ text: ListText) -> LinedText? {
        let text = text.withComments
        guard text.holds("# ") || text.holds("**") || text.holds("- "), !text.lines.contains(where: { $0.hasPrefix("```") })
        else { return nil }
        // The level that most words are on.
        let marks = ["#", "##", "###", "####", "**", "***"]
        let flat = marks.lazy.compactMap { mark in flattened(text, below: mark + " ").flatMap { rows($0, mark: mark + " ") } }
            .first
        if let flat { return flat.lined }
        let readings = marks.compactMap { rows(text, mark: $0 + " ") }
        return (readings.max { $0.count < $1.count } ?? points(text))?.lined
    }

    /// The text without the marks of the headings that stand right below nearly all headings with one mark: `#### **n** 이력서` below `## 1. résumé`; nil
    /// where there are none such.
    private static func flattened(_ text: ListText, below mark: String) -> ListText? {
        guard mark.hasPrefix("#") else { return nil }
        let filled = text.lines.indices.filter { !Text.isBlank(String(text.lines[$0])) }
        func isDeeper(_ line: Substring) -> Bool { line.hasPrefix(mark.dropLast() + "#") && line.drop { $0 == "#" }.first == " " }
        let pairs = zip(filled, filled.dropFirst()).filter { head, _ in text.lines[head].hasPrefix(mark) }
        let below = Set(pairs.map(\.1).filter { isDeeper(text.lines[$0]) })
        guard below.count > 2, below.count * 5 >= pairs.count * 4 else { return nil }
        var lines = text.lines.map(String.init)
        for line in filled where isDeeper(text.lines[line]) {
            let bare = text.lines[line].drop { $0 == "#" }.dropFirst()
            // `**`n`** 이력서`, which may stand further below as well
            let marked = bare.prefix { "*`_ ".contains($0) }
            let name = bare[marked.endIndex...].prefix { $0.isLetter || $0 == "." }
            let rest = bare[name.endIndex...].drop { "*`_ ".contains($0) }
            if !marked.isEmpty, PartOfSpeech.areKnown(String(name)) {
                lines[line] = "(\(name)) \(rest)"
            } else if below.contains(line) {
                lines[line] = String(bare)
            }
        }
        return ListText(text.with(lines).bytes, said: nil).withComments
    }

    /// The rows of entries under headings with one mark.
    private static func rows(_ text: ListText, mark: String) -> LinedRows? {
        let sign = String(mark.prefix(1))
        let heads = text.lines.indices.filter { text.lines[$0].hasPrefix(mark) }
        guard heads.count > 2, sign == "#" || isOrg(text, above: heads[0]) else { return nil }
        let entries = heads.map { head in
            let heading = text.lines[head].dropFirst(mark.count)
            return entry(head, term(sign == "#" ? heading : withoutOrgMarks(heading)), text) { !$0.hasPrefix(sign) }
        }
        if sign == "*", holdPairs(entries, text) { return nil }
        return entries.allSatisfy { $0.term.count < 80 }
            ? labelled(entries, text) ?? illustrated(entries, text) ?? plain(entries, text, isOrg: sign == "*") : nil
    }

    /// Whether a text is one of Org: nothing stands above its first heading of a lower level but one of a higher, or settings, `#+TITLE`.
    private static func isOrg(_ text: ListText, above head: Int) -> Bool {
        let above = text.lines[..<head].filter { !Text.isBlank(String($0)) }
        return !above.isEmpty
            && above.allSatisfy { $0.hasPrefix("*") && $0.drop { $0 == "*" }.first == " " || $0.hasPrefix("#+") }
    }

    /// A heading of Org without what it says of itself: `TODO apple   :drill:`.
    private static func withoutOrgMarks(_ heading: Substring) -> Substring {
        var rest = heading
        for mark in ["TODO ", "DONE "] where rest.hasPrefix(mark) { rest = rest.dropFirst(mark.count) }
        if let tags = rest.lastIndex(of: " "), rest[tags...].hasPrefix(" :"), rest.hasSuffix(":") { rest = rest[..<tags] }
        return rest
    }

    /// Whether headings or the lines below them are words with meanings themselves.
    private static func holdPairs(_ entries: [Entry], _ text: ListText) -> Bool {
        func isPair(_ line: some StringProtocol) -> Bool { pairSigns.contains { line.contains($0) } }
        let below = entries.flatMap(\.below)
        return entries.count { isPair($0.term) } * 5 > entries.count || below.count { isPair(text.lines[$0]) } * 3 > below.count
    }

    /// The heading at `line` with the lines below it as long as they belong to it.
    static func entry(_ line: Int, _ term: String, _ text: ListText, while belongs: (Substring) -> Bool) -> Entry {
        let rest = text.lines[(line + 1)...].prefix(while: belongs)
        return Entry(line: line, term: term, below: rest.indices.filter { !Text.isBlank(String(rest[$0])) && !isRule(rest[$0]) })
    }

    /// Entries whose lines have labels, some of which name what is known here.
    static func labelled(_ entries: [Entry], _ text: ListText) -> LinedRows? {
        // A word has no hundred lines.
        guard entries.allSatisfy({ $0.below.count <= mostLabels }) else { return nil }
        let values = entries.map { entry in
            entry.below.reduce(into: [String: String]()) { values, line in
                guard let label = LineLabel(text.lines[line]), !label.value.isEmpty else { return }
                values[label.name] = values[label.name].map { $0 + "; " + label.value } ?? label.value
            }
        }
        var labels: [String] = []
        let counts = values.reduce(into: [String: Int]()) { counts, value in
            for name in value.keys { counts[name, default: 0] += 1 }
        }
        guard counts.count <= mostLabels else { return nil }
        for name in entries.lazy.flatMap(\.below).compactMap({ LineLabel(text.lines[$0])?.name })
        where counts[name, default: 0] * 5 >= values.count && !labels.contains(name) {
            labels.append(name)
        }
        guard (1...12).contains(labels.count), values.count(where: { !$0.isEmpty }) * 10 >= entries.count * 7,
            labels.contains(where: { name in ColumnName(name).map { $0.field != nil || $0.language != nil } == true })
        else { return nil }
        var rows = LinedRows(text)
        for (entry, value) in zip(entries, values) {
            let cells = labels.map { value[$0] ?? "" }
            let used = entry.below.filter { line in LineLabel(text.lines[line]).map { labels.contains($0.name) } == true }
            rows.put([bare(entry.term, cells)] + cells, on: entry.line, with: used)
        }
        rows.name(["term"] + labels)
        return rows
    }

    /// Entries with a meaning below each heading, in a line or a few points, and lines that use the word below that.
    private static func illustrated(_ entries: [Entry], _ text: ListText) -> LinedRows? {
        var (used, parts) = (0, [(meanings: [String], examples: [String], part: String)]())
        // `*adjective*` above what it means
        let named = entries.map { entry in entry.below.count > 1 ? partOfSpeech(text.lines[entry.below[0]]) : nil }
        let haveParts = named.count { $0 != nil } * 10 >= entries.count * 7
        for (entry, name) in zip(entries, named) {
            var lines = entry.below.map { String(text.lines[$0]) }
            let part = haveParts ? name : nil
            if part != nil { lines.removeFirst() }
            let meanings = meanings(onTopOf: lines, entry)
            guard let first = meanings.first, first.count < longestMeaning, first.last != ".", !first.contains("]("),
                entry.term.split(separator: " ").count < 5, meanings.count < 6, lines.count < 10
            else { return nil }
            // What a further part of speech stands in front of is a further meaning.
            func isMeaning(_ line: String) -> Bool { Brackets.atHead(of: line).map { PartOfSpeech.areKnown($0.inside) } == true }
            let below = lines.dropFirst(meanings.count)
            let examples = below.filter { !isMeaning($0) }
            if examples.contains(where: { isExample($0, of: entry) }) { used += 1 }
            parts.append((meanings + below.filter(isMeaning), examples.map(bare), part ?? ""))
        }
        guard used * 10 >= entries.count * 7 else { return nil }
        var rows = LinedRows(text)
        for (entry, part) in zip(entries, parts) {
            rows.put(
                [entry.term, part.meanings.joined(separator: "; "), part.examples.joined(separator: "\u{2028}"), part.part],
                on: entry.line, with: entry.below)
        }
        rows.name(["term", "meaning", "example", "part of speech"])
        return rows
    }

    /// The part of speech that a line names between stars or in brackets, and nothing else.
    private static func partOfSpeech(_ line: Substring) -> String? {
        let text = Text.cleanedLine(String(line))
        guard let first = text.first, "*_(".contains(first) else { return nil }
        let name = text.filter { !"*_()".contains($0) }
        return PartOfSpeech.areKnown(name) ? name : nil
    }

    /// The senses that are counted, or else the first line, with the points behind it that do not use the word.
    private static func meanings(onTopOf lines: [String], _ entry: Entry) -> [String] {
        let counted = NumberedSenses.onTop(of: lines)
        guard counted.isEmpty, let first = lines.first else { return counted }
        return [bare(first)] + lines.dropFirst().prefix { isPoint($0) && isPoint(first) && !isExample($0, of: entry) }.map(bare)
    }

    private static let longestMeaning = 100

    private static func isPoint(_ line: String) -> Bool { ["- ", "* ", "+ ", "> "].contains(where: line.hasPrefix) }

    private static func isExample(_ line: String, of entry: Entry) -> Bool { SentencesBelow.uses(line, entry.term) }

    /// A line without its point, and without a label of examples.
    private static func bare(_ line: String) -> String {
        let text = Text.cleanedLine(line)
        return ExampleLabels.example(in: text[...]) ?? (isPoint(text) ? Text.cleanedLine(String(text.dropFirst(2))) : text)
    }

    /// Entries with one line below each heading, as cards have their other side, or a few that go on with it.
    private static func plain(_ entries: [Entry], _ text: ListText, isOrg: Bool) -> LinedRows? {
        // In Markdown few headings with a line each may be parts of a list or of a text, but for such as are in another script than that.
        let areCards =
            entries.count > 2 && entries.allSatisfy { isCard($0, text) }
            && (isOrg && entries.count > 3 || entries.allSatisfy { areInTwoScripts($0, text) })
        let haveLines = entries.count(where: { (1...5).contains($0.below.count) }) * 10 >= entries.count * 8
        guard entries.count > 5 || areCards, haveLines else { return nil }
        let areShort =
            entries.count { $0.term.split(separator: " ").count < 7 } * 10 >= entries.count * 9
            && entries.count { isShort($0, text) } * 10 >= entries.count * 9
        let areWrapped = entries.contains { $0.below.count > 1 }
        // Sections of a text are fewer and longer than words, and have lists in them.
        let arePoints = entries.contains { entry in
            entry.below.contains { line in "-*+|".contains(text.lines[line].first ?? " ") }
        }
        guard areShort, !areWrapped || entries.count > 7 && !arePoints && !arePairs(entries, text) else { return nil }
        return put(entries, text)
    }

    /// Whether an entry is a term of three words or fewer above one line of a few, which is no point, link or sentence.
    private static func isCard(_ entry: Entry, _ text: ListText) -> Bool {
        guard entry.below.count == 1, entry.term.split(separator: " ").count < 4 else { return false }
        let line = text.lines[entry.below[0]]
        return line.split(separator: " ").count < 7 && !".:!?#-*+|>`".contains(line.last ?? " ")
            && !"-*+|>`![".contains(line.drop { $0 == " " }.first ?? " ") && !line.contains("](") && !line.contains("//")
    }

    private static func areInTwoScripts(_ entry: Entry, _ text: ListText) -> Bool {
        let (term, line) = (ColumnProfile.scripts(of: entry.term), ColumnProfile.scripts(of: String(text.lines[entry.below[0]])))
        return !term.isEmpty && !line.isEmpty && term.isDisjoint(with: line)
    }

    /// A row for each entry. Behind senses that are counted examples stand; where most entries count theirs, those of sentences alone lack them.
    private static func put(_ entries: [Entry], _ text: ListText) -> LinedRows {
        var rows = LinedRows(text)
        let lines = entries.map { entry in entry.below.map { String(text.lines[$0]) } }
        let senses = lines.map(NumberedSenses.onTop)
        let counted = senses.count { !$0.isEmpty }
        for ((entry, lines), senses) in zip(zip(entries, lines), senses) {
            // A sentence alone is an example as well.
            let lacksMeaning =
                senses.isEmpty && counted * 10 >= entries.count * 7
                && lines.allSatisfy { ".!?".contains($0.last ?? " ") && $0.split(separator: " ").count > 4 }
            let isMeaning = senses.isEmpty && !lacksMeaning
            let meaning = isMeaning ? WrappedLines.joined(lines) : senses.joined(separator: "; ")
            let example = isMeaning ? "" : lines.dropFirst(senses.count).joined(separator: " ")
            rows.put([entry.term, meaning] + (counted > 0 ? [example] : []), on: entry.line, with: entry.below)
        }
        if counted > 0 { rows.name(["term", "meaning", "example"]) }
        return rows
    }

    /// Whether the lines below a heading are as short as meanings are; behind senses that are counted examples may be longer.
    private static func isShort(_ entry: Entry, _ text: ListText) -> Bool {
        let lines = entry.below.map { text.lines[$0] }
        let senses = NumberedSenses.onTop(of: lines).count
        return lines.enumerated().allSatisfy { number, line in
            line.count < (senses > 0 && number >= senses ? 400 : 100) && !line.contains("](")
        }
    }

    /// Whether the lines below the headings are words with meanings themselves, two at least below each in the mean: `## Fruit` above
    /// `apple: 사과`.
    private static func arePairs(_ entries: [Entry], _ text: ListText) -> Bool {
        let lines = entries.flatMap(\.below).map { text.lines[$0] }
        return pairSigns.contains { sign in
            let pairs = lines.filter { $0.contains(sign) && !$0.hasPrefix(sign) && !$0.hasSuffix(sign) }
            // What comes again and again is a label: `동사: 달리다`.
            let heads = Set(pairs.compactMap { pair in pair.firstRange(of: sign).map { pair[..<$0.lowerBound] } })
            return pairs.count >= 2 * entries.count && pairs.count * 2 >= lines.count && heads.count * 10 >= pairs.count * 8
        }
    }

    private static let pairSigns = [" - ", " – ", " — ", ": ", " = ", "：", "\t"]

    private static func isRule(_ line: Substring) -> Bool { line.count > 2 && line.allSatisfy { "-*_ ".contains($0) } }

    /// A heading without emphasis, and without a date or a part of speech in brackets behind it.
    static func term(_ heading: Substring) -> String {
        if heading.utf8.count > longestTerm { return String(heading) }
        var text = Text.cleanedLine(heading.replacing("**", with: "").replacing("\t", with: " ").filter { $0 != "`" })
        while let (rest, inside) = Brackets.atEnd(of: text), PartOfSpeech.areKnown(inside) || CellKind(inside) == .date {
            text = rest
        }
        return text
    }

    /// A heading without what stands behind it in brackets, where one of the values says the same.
    private static func bare(_ term: String, _ values: [String]) -> String {
        guard let last = term.last, let open = ([")": "(", "）": "（"] as [Character: Character])[last],
            let start = term.lastIndex(of: open), start > term.startIndex
        else { return term }
        let inside = term[term.index(after: start)...].dropLast()
        return values.contains { Text.cleanedLine($0) == inside } ? Text.cleanedLine(String(term[..<start])) : term
    }
}
