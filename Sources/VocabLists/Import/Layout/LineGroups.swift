import VocabCore

/// Lists whose entries take several lines each: lines with a label in front (`Q: hablar`, `A: to speak`), entries with an empty line
/// between them, and terms and meanings that take turns.
enum LineGroups {
    /// A longer text is no such list.
    private static let longestText = 1 << 20

    /// `text` with the lines of each entry on one, TABs between them; nil when it is no such list.
    ///
    /// `isDelimited` says whether a sign parts its lines evenly: then none but labels can be meant.
    static func joined(_ text: [UInt8], from start: Int, isDelimited: Bool) -> [UInt8]? {
        guard text.count < start + longestText, !isDelimited || mayBeLabelled(text[start...]) else { return nil }
        let body = String(decoding: text[start...], as: UTF8.self).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
            .map { Text.isBlank(String($0)) || $0.hasPrefix("# ") || $0.hasPrefix("##") ? "" : $0 }
        if lines.contains(where: { $0.drop { $0 == "\t" }.contains("\t") || $0.contains("|") }) { return nil }
        let isIndented = lines.contains { $0.hasPrefix("\t") }
        let entries =
            isIndented
            ? indented(lines)
            : defined(lines) ?? labelled(lines) ?? (isDelimited ? nil : numbered(lines) ?? apart(lines) ?? alternating(lines))
        return entries.map { Array(text[..<start]) + Array($0.utf8) }
    }

    /// Whether the first lines all have a colon near their beginning.
    private static func mayBeLabelled(_ text: ArraySlice<UInt8>) -> Bool {
        text.prefix(1 << 14).split(separator: 0x0A, maxSplits: 20).prefix(20).allSatisfy { line in
            line.prefix(72).contains { $0 == UInt8(ascii: ":") || $0 == 0xEF } || line.allSatisfy { $0 <= 0x20 }
        }
    }

    /// Whether a sign that stands between cells is in most of these lines.
    private static func areDelimited(_ lines: [Substring]) -> Bool {
        Delimiter.known.contains { delimiter in
            lines.count { $0.contains(delimiter.sign) } * 5 >= lines.count * 4
        }
    }

    /// One row with the lines that it stands for: as many lines as they are, so that those below keep their numbers.
    private static func row(_ cells: [Substring], lineCount: Int) -> String {
        cells.joined(separator: "\t") + String(repeating: "\n", count: max(1, lineCount))
    }

    /// Words with their definitions in the lines below, behind a colon, as Markdown has them.
    private static func defined(_ lines: [Substring]) -> String? {
        let places = lines.indices.dropFirst().filter { lines[$0].hasPrefix(": ") || lines[$0].hasPrefix(":   ") }
        let heads = places.filter { !lines[$0 - 1].isEmpty && !lines[$0 - 1].hasPrefix(":") }
        guard heads.count > 2, places.count * 5 >= lines.count(where: { !$0.isEmpty }) * 2 else { return nil }
        var rows = Array(repeating: "", count: lines.count)
        for head in heads {
            let senses = lines[head...].prefix { $0.hasPrefix(":") }.map { Text.cleanedLine(String($0.dropFirst())) }
            rows[head - 1] = lines[head - 1] + "\t" + senses.joined(separator: "; ")
        }
        return rows.joined(separator: "\n")
    }

    /// Lines that all begin with a label, the same few in turn.
    private static func labelled(_ lines: [Substring]) -> String? {
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
        guard let first = filled.first?.label, filled.count > 5 else { return nil }
        let labels = filled.compactMap(\.label).reduce(into: [Substring]()) {
            if !$0.contains($1) && $0.count < 9 { $0.append($1) }
        }
        let starts = filled.indices.filter { filled[$0].label == first }
        guard filled.allSatisfy({ $0.label.map(labels.contains) == true }), (2...8).contains(labels.count), starts.count > 2,
            starts.count * labels.count >= filled.count, starts.count * 3 >= filled.count / 2
        else { return nil }
        var result = ""
        if ColumnMap(header: labels.map(String.init)) != nil { result = labels.joined(separator: "\t") + "\n" }
        for (place, start) in starts.enumerated() {
            let entry = filled[start..<(place + 1 < starts.count ? starts[place + 1] : filled.count)]
            let cells = labels.map { label in
                entry.first { $0.label == label }.map { $0.text.dropFirst(label.count + 1).drop { $0 == " " } } ?? ""
            }
            guard Set(entry.map(\.label)).count == entry.count else { return nil }
            result += row(cells, lineCount: 1)
        }
        return result
    }

    /// What stands before the first colon of a line, if that is short.
    private static func label(of line: Substring) -> Substring? {
        guard let colon = line.prefix(24).firstIndex(where: { $0 == ":" || $0 == "：" }), colon > line.startIndex else {
            return nil
        }
        return line[..<colon]
    }

    /// Entries of as many lines each, two to four, with empty lines between them.
    private static func apart(_ lines: [Substring]) -> String? {
        let groups = lines.split(separator: "", omittingEmptySubsequences: true)
        let sizes = Dictionary(groups.map { ($0.count, 1) }, uniquingKeysWith: +)
        guard groups.count > 3, let common = sizes.max(by: { $0.value < $1.value }), (2...4).contains(common.key),
            common.value * 10 >= groups.count * 9, !areDelimited(groups.compactMap(\.first))
        else { return nil }
        return lines.prefix { $0.isEmpty }.map { _ in "\n" }.joined()
            + groups.enumerated().map { place, group in
                let end = place + 1 < groups.count ? groups[place + 1].startIndex : lines.endIndex
                return row(Array(group), lineCount: end - group.startIndex)
            }.joined()
    }

    /// Entries that are counted, `1, apple`, with empty lines between them and a meaning on each further line.
    private static func numbered(_ lines: [Substring]) -> String? {
        let groups = lines.split(separator: "", omittingEmptySubsequences: true)
        let heads = groups.enumerated().map { place, group -> Substring? in
            guard (2...5).contains(group.count), let head = group.first, head.hasPrefix("\(place + 1)") else { return nil }
            let rest = head.dropFirst("\(place + 1)".count)
            return rest.first.map { ",.)".contains($0) } == true ? rest.dropFirst().drop { $0 == " " } : nil
        }
        let terms = heads.compactMap(\.self)
        // Questions have their answers below them: `A) yes`.
        let areQuestions = groups.allSatisfy { group in group.dropFirst().allSatisfy { $0.dropFirst().hasPrefix(")") } }
        guard terms.count > 2, terms.count == groups.count, !areQuestions, !areDelimited(terms) else { return nil }
        return lines.prefix { $0.isEmpty }.map { _ in "\n" }.joined()
            + groups.enumerated().map { place, group in
                let end = place + 1 < groups.count ? groups[place + 1].startIndex : lines.endIndex
                let meaning = group.dropFirst().joined(separator: "; ")
                return row([terms[place], Substring(meaning)], lineCount: end - group.startIndex)
            }.joined()
    }

    /// Meanings further in than their terms, as dictionaries in DSL have them; several of one term are senses.
    private static func indented(_ lines: [Substring]) -> String? {
        guard lines.first(where: { !$0.isEmpty })?.hasPrefix("\t") == false else { return nil }
        var entries: [(head: Substring, meanings: [Substring], lineCount: Int)] = []
        for line in lines {
            if line.isEmpty {
                if let last = entries.indices.last { entries[last].lineCount += 1 }
            } else if line.hasPrefix("\t"), let last = entries.indices.last {
                entries[last].meanings.append(line.drop { $0 == "\t" || $0 == " " })
                entries[last].lineCount += 1
            } else {
                entries.append((line, [], 1))
            }
        }
        guard entries.count > 2, entries.count(where: { !$0.meanings.isEmpty }) * 10 >= entries.count * 9,
            !areDelimited(entries.map(\.head))
        else { return nil }
        return entries.map { row([$0.head, Substring($0.meanings.joined(separator: "; "))], lineCount: $0.lineCount) }.joined()
    }

    /// Terms and meanings in turn, where one kind has accents in most lines and the other in hardly any.
    private static func alternating(_ lines: [Substring]) -> String? {
        let filled = lines.filter { !$0.isEmpty }.map(String.init)
        guard filled.count > 9, filled.count.isMultiple(of: 2) else { return nil }
        let places = stride(from: 0, to: filled.count, by: 2)
        if areDelimited(places.map { filled[$0][...] }) { return nil }
        let (odd, even) = (ColumnProfile(places.map { filled[$0] }), ColumnProfile(places.map { filled[$0 + 1] }))
        guard abs(odd.accents - even.accents) > 0.6, min(odd.accents, even.accents) < 0.1 else { return nil }
        return places.map { row([filled[$0][...], filled[$0 + 1][...]], lineCount: 2) }.joined()
    }
}
