import VocabCore

/// Cards in blocks of lines, most of which have a label, with an empty line between them: `2.1. Appointed` above `뜻: 임명된`, or `START`,
/// `Front: …`, `Back: …`, `END`.
enum LabelledBlocks {
    /// The text with each block on one line, TABs between its values and their labels above; nil when most are no such blocks, or their
    /// labels do not say what is meant.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.holds(":") || text.holds("："), !text.isDelimited || Self.areLabelsRepeated(text) else { return nil }
        let lines = text.lines.map { Text.isBlank(String($0)) || $0.hasPrefix("```") || $0.hasPrefix("#") ? "" : $0 }
        let groups =
            cards(lines) ?? below(lines)
            ?? Self.headed(lines.split(separator: "", omittingEmptySubsequences: true), lines).filter { $0.count > 2 }
        // What stands in most blocks as it is says nothing of a word: `START`, the kind of a note.
        let counts = Dictionary(groups.flatMap { Set($0) }.map { ($0, 1) }, uniquingKeysWith: +)
        let marks = Set(counts.filter { $0.value * 2 > groups.count && LineLabel($0.key) == nil }.keys)
        let blocks = groups.map { group in block(group, marks) }
        let names = blocks.flatMap { $0.values.map(\.label) }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let known = names.filter { name in blocks.count { $0.values.contains { $0.label == name } } * 2 > blocks.count }
        func areMost(_ test: (Block) -> Bool) -> Bool { blocks.count(where: test) * 10 >= blocks.count * 9 }
        // How words sound is no word beside lines that have no label.
        let areWords = blocks.count { !$0.term.isEmpty } * 10 >= blocks.count * 9
        let map =
            areWords && !known.contains { ColumnName($0) == .field(.term) } && known.contains("pronunciation")
            ? nil : ColumnMap(header: known)
        let isNamed = map?.columns[.term].map { ColumnName(known[$0])?.field == .term } == true
        let hasTerms = map == nil && areMost { !$0.term.isEmpty }
        // `Accept — स्वीकार करना` on top is the word: what is said below in the language of its translation is an example.
        let isTranslated = map != nil && !isNamed && blocks.count { $0.translated != nil } * 5 >= blocks.count * 4
        // `abundant : 풍부한` on top has for a label what no other block has.
        let isLed = map?.columns[.term] == nil && areMost { $0.lead(besides: known) != nil }
        // What alone is said of all words is what they mean, whatever it is called.
        let isAlone =
            hasTerms && known.count == 1 && ColumnName(known[0]) == nil && areMost { Self.isWordAlone($0.term) }
            && areMost { $0.values.map(\.label) == known && $0.used.count == 1 }
            && zip(groups, blocks).allSatisfy { $0.count == $1.used.count + $1.labelled.count }
        let columns =
            isAlone
            ? ["term", "meaning"]
            : (isLed ? ["term", "meaning"] : hasTerms ? ["term"] : isTranslated ? ["term", "translation"] : []) + known
        guard blocks.count > 3, known.count < 12, ColumnMap(header: columns) != nil else { return nil }
        var rows = LinedRows(text)
        for block in blocks {
            let cells = known.map { name in
                block.values.filter { $0.label == name && !$0.value.isEmpty }.map(\.value).joined(separator: "; ")
            }
            let used = block.used + block.labelled.filter { known.contains($0.label) }.map(\.line)
            if isLed {
                let lead = block.lead(besides: known)
                rows.put((lead ?? ["", ""]) + cells, on: block.start, with: used + (lead == nil ? [] : [block.start]))
                continue
            }
            let head = isTranslated ? block.translated ?? [block.term, ""] : hasTerms ? [block.term] : []
            rows.put(head + cells, on: block.start, with: used)
        }
        rows.name(columns)
        return rows.lined
    }

    /// Whether most lines have labels that come again and again: a colon that parts all lines evenly is that of labels then.
    private static func areLabelsRepeated(_ text: ListText) -> Bool {
        let lines = text.lines.prefix(300).filter { !Text.isBlank(String($0)) }
        let labels = lines.compactMap { LineLabel($0)?.name }
        let counts = Dictionary(labels.map { ($0, 1) }, uniquingKeysWith: +)
        return labels.count { counts[$0, default: 0] > 3 } * 10 >= lines.count * 6
    }

    /// The blocks, each with the line above it that has no label and an empty line below: `[Vacant]`.
    private static func headed(_ blocks: [ArraySlice<Substring>], _ lines: [Substring]) -> [ArraySlice<Substring>] {
        func isHead(_ block: ArraySlice<Substring>) -> Bool { block.count == 1 && LineLabel(block[block.startIndex]) == nil }
        func isLabelled(_ block: ArraySlice<Substring>) -> Bool { block.allSatisfy { LineLabel($0) != nil } }
        let heads = zip(blocks, blocks.dropFirst()).count { isHead($0) && isLabelled($1) }
        guard heads > 3 else { return blocks }
        return blocks.indices.compactMap { index in
            let block = blocks[index]
            if isHead(block) { return nil }
            guard index > 0, isHead(blocks[index - 1]), isLabelled(block) else { return block }
            return lines[blocks[index - 1].startIndex..<block.endIndex]
        }
    }

    /// What stands between `START` and `END`, empty lines left out; nil where few lines are such.
    private static func cards(_ lines: [Substring]) -> [ArraySlice<Substring>]? {
        let starts = lines.indices.filter { lines[$0] == "START" }
        guard starts.count > 3 else { return nil }
        return zip(starts, starts.dropFirst() + [lines.count]).map { start, next in
            let end = lines[start..<next].firstIndex(of: "END") ?? next - 1
            return lines[start...end]
        }
    }

    /// The lines below each without a label, where no empty lines stand between them: `1) conceive` above `정답 : 상상하다`; nil where few are
    /// such.
    private static func below(_ lines: [Substring]) -> [ArraySlice<Substring>]? {
        let areLabelled = lines.map { LineLabel($0) != nil || ExampleLabels.example(in: $0) != nil }
        let heads = lines.indices.dropLast().filter { !areLabelled[$0] && !lines[$0].isEmpty && areLabelled[$0 + 1] }
        let filled = lines.count { !$0.isEmpty && $0.first != ">" }
        guard heads.count > 3, areLabelled.count(where: \.self) + heads.count >= filled * 9 / 10,
            // Empty lines stand between parts, and not between most words.
            zip(heads, heads.dropFirst()).count(where: { head, next in !lines[head..<next].contains("") }) * 2 > heads.count
        else { return nil }
        return zip(heads, heads.dropFirst() + [lines.count]).map { head, next in
            lines[head..<(lines[head..<next].firstIndex(of: "") ?? next)]
        }
    }

    /// Whether a line has no meaning of its own, behind a sign or in other letters.
    private static func isWordAlone(_ term: String) -> Bool {
        ColumnProfile.scripts(of: term).subtracting([.digit]).count < 2
            && ![" - ", " – ", " — ", " = ", ": ", ", ", " → "].contains(where: term.contains)
    }

    private struct Block {
        let start: Int
        var term = ""
        var values: [(label: String, value: String)] = []
        var used: [Int] = []
        /// The lines of the values, by their labels.
        var labelled: [(line: Int, label: String)] = []

        /// The word on top and its meaning, where these stand as a label and its value; nil where the label is one of those of all blocks.
        func lead(besides labels: [String]) -> [String]? {
            guard let first = labelled.first, first.line == start, !labels.contains(first.label), let value = values.first?.value,
                !value.isEmpty
            else { return nil }
            return [first.label, value]
        }

        /// The line on top where it is a word with its translation in other letters behind a dash.
        var translated: [String]? {
            guard let sign = [" — ", " – ", " - "].first(where: term.contains), let place = term.firstRange(of: sign) else {
                return nil
            }
            let sides = [term[..<place.lowerBound], term[place.upperBound...]].map { Text.cleanedLine(String($0)) }
            let scripts = sides.map { side in side.unicodeScalars.lazy.compactMap { Script(of: $0) }.first { $0 != .digit } }
            return scripts[0] != nil && scripts[1] != nil && scripts[0] != scripts[1] ? sides : nil
        }
    }

    /// What a line below the word is without a label: how it sounds, in slashes, or an example, in quotes or behind the name of such.
    private static func unlabelled(_ line: Substring, in block: Block) -> (label: String, value: String)? {
        let text = Text.cleanedLine(String(line))
        if block.term.isEmpty { return nil }
        if block.values.isEmpty, Pronunciation.isWhole(text) { return ("pronunciation", text) }
        if let example = ExampleLabels.example(in: line) { return ("example", example) }
        let isQuoted = text.first.map { "\"“「".contains($0) } == true && text.last.map { "\"”」".contains($0) } == true
        return isQuoted && !block.values.isEmpty && text.count > 2 ? ("example", String(text.dropFirst().dropLast())) : nil
    }

    /// A block without its marks: the word on top, and what the labels say. Inside of marks a value goes on in the lines below.
    private static func block(_ group: ArraySlice<Substring>, _ marks: Set<Substring>) -> Block {
        var block = Block(start: group.startIndex)
        for (index, line) in zip(group.indices, group) where !line.isEmpty {
            if marks.contains(line) {
                block.used.append(index)
            } else if let label = LineLabel(line) {
                block.values.append((label.name, label.value))
                block.labelled.append((index, label.name))
            } else if let (label, value) = unlabelled(line, in: block) {
                block.values.append((label, value))
                block.labelled.append((index, label))
            } else if block.term.isEmpty, Dates.isDate(String(line)) {
                block.used.append(index)
            } else if block.values.isEmpty, block.term.isEmpty {
                let bare = ["- ", "* "].contains(where: line.hasPrefix) ? line.dropFirst(2) : line
                let line = bare.ranges(of: "**").count == 2 ? bare.replacing("**", with: "")[...] : bare
                let number = line.prefix { $0.isFigure || $0 == "." || $0 == ")" }
                let isNumber = number.last.map { ".)".contains($0) } == true
                let term = Text.cleanedLine(String(isNumber ? line.dropFirst(number.count) : line))
                block.term =
                    term.hasPrefix("[") && term.hasSuffix("]") ? Text.cleanedLine(String(term.dropFirst().dropLast())) : term
                block.used.append(index)
            } else if !marks.isEmpty, let last = block.values.indices.last {
                block.values[last].value += " " + Text.cleanedLine(String(line))
                block.used.append(index)
            }
        }
        return block
    }
}
