import VocabCore

/// Lists whose entries take several lines each: lines with a label in front (`Q: hablar`, `A: to speak`), entries with an empty line
/// between them, and terms and meanings that take turns.
enum LineGroups {
    /// The text with the lines of each entry on one, TABs between them; nil when it is no such list. Where a sign parts its lines evenly,
    /// none but labels can be meant.
    static func lined(_ text: ListText) -> LinedText? {
        if text.isLong || text.isDelimited && !mayBeLabelled(text.lines) { return nil }
        let lines = text.lines.map { Text.isBlank(String($0)) || $0.hasPrefix("# ") || $0.hasPrefix("##") ? "" : $0 }
        if lines.contains(where: { $0.drop { $0 == "\t" }.contains("\t") || $0.contains("|") }) { return nil }
        var rows = LinedRows(text)
        // Headings of units are no entries.
        rows.pass(lines.indices.filter { lines[$0].isEmpty })
        func take(_ shapes: [([Substring], inout LinedRows) -> Bool]) -> LinedText? {
            shapes.contains { $0(lines, &rows) } ? rows.lined : nil
        }
        // `spoon? a colher` is a word with its meaning, whatever stands below.
        let filled = lines.filter { !$0.isEmpty }
        if filled.count(where: { $0.dropFirst().dropLast().contains("? ") }) * 5 >= filled.count * 4 { return nil }
        if lines.contains(where: { $0.hasPrefix("\t") }) { return take([tabbed]) }
        return take([defined, labelled] + (text.isDelimited ? [] : [indented, numbered, counted, apart, alternating]))
    }

    /// Whether the first lines all have a colon near their beginning.
    private static func mayBeLabelled(_ lines: [Substring]) -> Bool {
        lines.prefix(20).allSatisfy { line in
            line.prefix(40).contains { $0 == ":" || $0 == "：" } || Text.isBlank(String(line))
        }
    }

    /// Whether a sign that stands between cells is in most of these lines.
    static func areDelimited(_ lines: [Substring]) -> Bool {
        Delimiter.known.contains { delimiter in
            lines.count { $0.contains(delimiter.sign) } * 5 >= lines.count * 4
        }
    }

    /// Words with their definitions in the lines below, behind a colon, as Markdown has them.
    private static func defined(_ lines: [Substring], _ rows: inout LinedRows) -> Bool {
        let places = lines.indices.dropFirst().filter { lines[$0].hasPrefix(": ") || lines[$0].hasPrefix(":   ") }
        let heads = places.filter { !lines[$0 - 1].isEmpty && !lines[$0 - 1].hasPrefix(":") }
        guard heads.count > 2, places.count * 5 >= lines.count(where: { !$0.isEmpty }) * 2 else { return false }
        for head in heads {
            let senses = lines[head...].prefix { $0.hasPrefix(":") }
            let meaning = senses.map { Text.cleanedLine(String($0.dropFirst())) }.joined(separator: "; ")
            rows.put([String(lines[head - 1]), meaning], on: head - 1, with: senses.indices)
        }
        return true
    }

    /// Lines that all begin with a label, the same few in turn.
    private static func labelled(_ lines: [Substring], _ rows: inout LinedRows) -> Bool {
        // `Card 1`, `Card 2` are the same.
        func bare(_ line: Substring) -> String { line.filter { !("0"..."9").contains($0) } }
        let counts = Dictionary(lines.map { (bare($0), 1) }, uniquingKeysWith: +)
        // `START` and `END` around each card say nothing of it.
        var filled = lines.enumerated().filter { !$1.isEmpty && (label(of: $1) != nil || counts[bare($1), default: 0] < 3) }
            .map { (line: $0, text: $1, label: label(of: $1)) }
        // Nor does what is said once, above all.
        let times = Dictionary(filled.compactMap(\.label).map { ($0, 1) }, uniquingKeysWith: +)
        if let begin = filled.firstIndex(where: { entry in entry.label.map { times[$0, default: 0] > 2 } == true }), begin < 5 {
            filled.removeFirst(begin)
        }
        guard let first = filled.first?.label, filled.count > 5 else { return false }
        let labels = filled.compactMap(\.label).reduce(into: [Substring]()) {
            if !$0.contains($1) && $0.count < 9 { $0.append($1) }
        }
        let starts = filled.indices.filter { filled[$0].label == first }
        guard filled.allSatisfy({ $0.label.map(labels.contains) == true }), (2...8).contains(labels.count), starts.count > 2,
            starts.count * labels.count >= filled.count, starts.count * 3 >= filled.count / 2
        else { return false }
        let entries = zip(starts, starts.dropFirst() + [filled.count]).map { filled[$0..<$1] }
        guard entries.allSatisfy({ entry in Set(entry.map(\.label)).count == entry.count }) else { return false }
        for entry in entries {
            let cells = labels.map { label in
                entry.first { $0.label == label }.map { $0.text.dropFirst(label.count + 1).drop { $0 == " " } } ?? ""
            }
            rows.put(cells, on: entry[entry.startIndex].line, with: entry.map(\.line))
        }
        // Lines that come again and again say nothing of an entry.
        rows.pass(lines.indices.filter { label(of: lines[$0]) == nil && counts[bare(lines[$0]), default: 0] > 2 })
        let names = labels.map { $0.filter { $0 != "[" } }.map { ["Q": "question", "A": "answer"][$0] ?? $0 }
        if ColumnMap(header: names) != nil { rows.name(names) }
        return true
    }

    /// What stands before the first colon of a line, if that is short, or in brackets in front of it: `[ORG]fluvius`.
    private static func label(of line: Substring) -> Substring? {
        if line.first == "[", let end = line.prefix(24).firstIndex(of: "]") {
            let name = line[..<end].dropFirst()
            return !name.isEmpty && name.allSatisfy { $0.isASCII && $0.isLetter } ? line[..<end] : nil
        }
        guard let colon = line.prefix(24).firstIndex(where: { $0 == ":" || $0 == "：" }), colon > line.startIndex else {
            return nil
        }
        return line[..<colon]
    }

    /// Entries that are counted, `1, apple`, with empty lines between them and a meaning on each further line.
    private static func numbered(_ lines: [Substring], _ rows: inout LinedRows) -> Bool {
        let groups = lines.split(separator: "", omittingEmptySubsequences: true)
        let heads = groups.enumerated().map { place, group -> Substring? in
            guard (2...5).contains(group.count), let head = group.first, head.hasPrefix("\(place + 1)") else { return nil }
            let rest = head.dropFirst("\(place + 1)".count)
            return rest.first.map { ",.)".contains($0) } == true ? rest.dropFirst().drop { $0 == " " } : nil
        }
        let terms = heads.compactMap(\.self)
        // Questions have their answers below them: `A) yes`.
        let areQuestions = groups.allSatisfy { group in group.dropFirst().allSatisfy { $0.dropFirst().hasPrefix(")") } }
        guard terms.count > 2, terms.count == groups.count, !areQuestions, !areDelimited(terms) else { return false }
        let below = groups.map { group in group.dropFirst().map { bare($0.drop { " \t-*•".contains($0) }) } }
        let used = zip(terms, below).count { term, lines in
            lines.dropFirst().contains { SentencesBelow.uses($0, String(term)) }
        }
        for ((term, lines), group) in zip(zip(terms, below), groups) {
            // What uses the word explains it no further.
            let isExample = { (line: String) in used * 10 >= terms.count * 7 && SentencesBelow.uses(line, String(term)) }
            let meanings = lines.prefix(1) + lines.dropFirst().prefix { !isExample($0) }
            rows.put(
                [String(term), meanings.joined(separator: "; ")]
                    + (meanings.count < lines.count ? [lines[meanings.count...].joined(separator: " - ")] : []),
                on: group.startIndex, with: group.indices)
        }
        return true
    }

    /// Words with their senses counted in the lines below, and an empty line between them: `acerbus [adj]`, `1. sour`, `2. harsh`.
    private static func counted(_ lines: [Substring], _ rows: inout LinedRows) -> Bool {
        let groups = lines.split(separator: "", omittingEmptySubsequences: true)
        let senses = groups.map { NumberedSenses.onTop(of: Array($0.dropFirst())) }
        let areCounted = zip(groups, senses).count { group, senses in group.count > 1 && senses.count == group.count - 1 }
        guard groups.count > 3, areCounted * 10 >= groups.count * 9 else { return false }
        for (group, senses) in zip(groups, senses) where group.count > 1 {
            let meaning = senses + group.dropFirst(1 + senses.count).map(String.init)
            rows.put(
                [String(group[group.startIndex]), meaning.joined(separator: "; ")], on: group.startIndex, with: group.indices)
        }
        return true
    }

    /// Meanings further in than their terms by a TAB, as dictionaries in DSL have them; several of one term are senses.
    private static func tabbed(_ lines: [Substring], _ rows: inout LinedRows) -> Bool {
        guard let entries = entries(lines) else { return false }
        for entry in entries {
            rows.put(
                [bare(lines[entry.head]), entry.below.map { bare(lines[$0]) }.joined(separator: "; ")], on: entry.head,
                with: entry.below)
        }
        return true
    }

    /// Definitions further in than their terms by spaces, as glossaries have them: longer than those, and no list of words with meanings.
    private static func indented(_ lines: [Substring], _ rows: inout LinedRows) -> Bool {
        guard let entries = entries(lines), entries.allSatisfy({ $0.below.count < 8 }) else { return false }
        let below = entries.flatMap { entry in entry.below.map { bare(lines[$0]) } }
        let arePoints = below.contains { "-*+•".contains($0.first ?? " ") }
        let areDefinitions = entries.count { entry in
            let definition = entry.below.map { bare(lines[$0]) }.joined(separator: " ")
            return definition.split(separator: " ").count > 2
                || ColumnProfile([definition]).script != ColumnProfile([bare(lines[entry.head])]).script
        }
        // Words with their meanings have examples below them.
        let areEntries =
            entries.count { entry in
                let scripts = ColumnProfile.scripts(of: bare(lines[entry.head]))
                return scripts.contains(.latin) && !scripts.isDisjoint(with: [.hangul, .han, .kana])
            } * 10 >= entries.count * 7
        guard !arePoints, !areEntries, areDefinitions * 10 >= entries.count * 8, !areDelimited(below.map { $0[...] }),
            !arePairs(below)
        else {
            return false
        }
        for entry in entries {
            rows.put(
                [bare(lines[entry.head]), WrappedLines.joined(entry.below.map { bare(lines[$0]) })], on: entry.head,
                with: entry.below)
        }
        return true
    }

    /// Lines that are not further in, each with those below it that are; nil where not nearly all have such, or a sign parts the former.
    private static func entries(_ lines: [Substring]) -> [(head: Int, below: [Int])]? {
        let filled = lines.indices.filter { !lines[$0].isEmpty }
        guard let first = filled.first, let base = filled.map({ depth(of: lines[$0]) }).min(), depth(of: lines[first]) == base
        else { return nil }
        var entries: [(head: Int, below: [Int])] = []
        for line in filled {
            if depth(of: lines[line]) > base {
                entries[entries.endIndex - 1].below.append(line)
            } else {
                entries.append((line, []))
            }
        }
        let isList = entries.count > 2 && entries.count { !$0.below.isEmpty } * 10 >= entries.count * 9
        let heads = entries.map { lines[$0.head] }
        guard isList, !areDelimited(heads), !heads.contains(where: { "-*+•".contains(bare($0).first ?? " ") }) else { return nil }
        return entries
    }

    /// Whether most lines begin in one script and go on in another: `apple 사과`.
    private static func arePairs(_ lines: [String]) -> Bool {
        let pairs = lines.count { line in
            let words = line.split(separator: " ")
            guard words.count > 1, let first = words.first, let last = words.last else { return false }
            return ColumnProfile([String(first)]).script != ColumnProfile([String(last)]).script
        }
        return pairs * 2 > lines.count
    }

    private static func bare(_ line: Substring) -> String { Text.cleanedLine(String(line)) }

    /// How far in a line begins, in spaces; a TAB counts as eight.
    private static func depth(of line: Substring) -> Int {
        line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 8 : 1) }
    }

    /// Terms and meanings in turn, where one kind has accents in most lines and the other in hardly any.
    private static func alternating(_ lines: [Substring], _ rows: inout LinedRows) -> Bool {
        // What stands above an empty line may be of the page: `418 words`, `Sort`.
        let parts = lines.indices.split { lines[$0].isEmpty }.map(Array.init)
        let largest = parts.max { $0.count < $1.count } ?? []
        let all = parts.flatMap(\.self)
        // So may be one below the last pair: `Load more`.
        let kept = largest.count.isMultiple(of: 2) ? largest : largest.dropLast()
        let filled = largest.count * 10 >= all.count * 8 && largest.count < all.count ? kept : all
        guard filled.count > 9, filled.count.isMultiple(of: 2) else { return false }
        let pairs = stride(from: 0, to: filled.count, by: 2).map { (filled[$0], filled[$0 + 1]) }
        // Signs in some lines tell that others lack their meanings: `Tepid/lukewarm` above `Transient`.
        let signed = ["/", " - ", " – ", " = ", ": ", "->"].contains { sign in
            filled.count { lines[$0].contains(sign) } * 10 >= filled.count * 3
        }
        if signed || areDelimited(pairs.map { lines[$0.0] }) { return false }
        let (odd, even) = (
            ColumnProfile(pairs.map { String(lines[$0.0]) }), ColumnProfile(pairs.map { String(lines[$0.1]) })
        )
        // English says what it is by its small words: `la basura`, `garbage`, `limpiar`, `to clean`.
        func smallWords(_ profile: ColumnProfile) -> Double { profile.functionWords + profile.infinitives + profile.phrasesOfTo }
        let areLanguages =
            odd.script == .latin && even.script == .latin && max(smallWords(odd), smallWords(even)) > 0.2
            && min(smallWords(odd), smallWords(even)) < 0.05
        // Words with their meanings in another script have examples below them.
        let areEntries = [odd, even].contains { max($0.hangul, $0.mixedHangul) > 0.2 || $0.holds(.han) || $0.holds(.kana) }
        guard !areEntries, areLanguages || abs(odd.accents - even.accents) > 0.6 && min(odd.accents, even.accents) < 0.1 else {
            return false
        }
        for (term, meaning) in pairs { rows.put([lines[term], lines[meaning]], on: term, with: [meaning]) }
        return true
    }
}
