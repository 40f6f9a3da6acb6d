import VocabCore

/// Lines below entries with words that mean about the same or the opposite, or that are made from theirs, behind what books call these:
/// `유 obtain, gain`, `↔ inadequate`, `파 acquisition n. 습득`.
enum RelatedLines {
    private static let fewest = 3
    private static let mostPart = 3

    /// Behind it a meaning has a hint; nobody types these signs beside each other.
    private static let hintSign = " ⁂💡 "

    /// Moves a hint that was put behind a meaning into the note.
    static func moveHint(in content: inout WordContent) {
        guard let place = content.meaning.firstRange(of: hintSign) else { return }
        let hint = Text.cleaned(String(content.meaning[place.upperBound...]))
        content.meaning = String(content.meaning[..<place.lowerBound])
        content.note = [content.note, hint].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// What a label says of the words behind it.
    private enum Relation {
        case synonyms, antonyms, derived, hint

        /// The sign behind which a meaning has such words.
        var sign: String? {
            switch self {
            case .synonyms: " ≒ "
            case .antonyms: " ↔ "
            case .hint: RelatedLines.hintSign
            case .derived: nil
            }
        }
    }

    private static let labels: [String: Relation] = [
        "유": .synonyms, "동": .synonyms, "유의어": .synonyms, "동의어": .synonyms, "비슷한말": .synonyms, "syn": .synonyms,
        "syns": .synonyms,
        "synonym": .synonyms, "synonyms": .synonyms, "반": .antonyms, "반의어": .antonyms, "반대말": .antonyms, "ant": .antonyms,
        "ants": .antonyms, "antonym": .antonyms, "antonyms": .antonyms, "opp": .antonyms, "파": .derived, "파생": .derived,
        "파생어": .derived, "암기팁": .hint, "암기법": .hint, "암기": .hint, "팁": .hint, "힌트": .hint, "어원": .hint, "연상": .hint, "tip": .hint,
        "hint": .hint, "mnemonic": .hint,
    ]

    /// The text with synonyms and antonyms behind the entries that they stand below, and without what the derived words, which are entries
    /// of their own, are called; nil where few lines are such, or one stands below nothing.
    static func lined(_ text: ListText) -> LinedText? {
        guard let found = found(in: text), !found.areApart else { return nil }
        var lines = found.lines
        for (entry, words) in found.below { lines[entry] += words }
        return text.with(lines)
    }

    /// The text with such words in brackets that stand behind bars in the lines of the entries, `abate: to lessen | syn: subside`, where
    /// three are such; nil for others.
    static func barred(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong, text.holds(" | "),
            !(text.isDelimited && [",", "\t", ";", "|", " | "].contains(text.delimiter.sign))
        else {
            return nil
        }
        let bracketed = text.lines.map(bracketed)
        return bracketed.count { $0 != nil } >= fewest ? text.with(zip(text.lines, bracketed).map { $1 ?? String($0) }) : nil
    }

    private static func bracketed(_ line: Substring) -> String? {
        let parts = line.split(separator: " | ").map(String.init)
        guard parts.count > 1, parts[0].contains(where: \.isLetter) else { return nil }
        let words = parts.dropFirst().map { part -> String? in
            let name = part.prefix { $0.isLetter }
            guard labels[name.lowercased()]?.sign != nil, part.dropFirst(name.count).hasPrefix(": ") else { return nil }
            return name + ". " + part.dropFirst(name.count + 2)
        }
        return words.contains(nil) ? nil : "\(parts[0]) (\(words.compactMap(\.self).joined(separator: " / ")))"
    }

    /// The text without them, and what is to be put behind each of its entries, by the line, from 0; nil where `lined` knows where that is.
    static func aside(_ text: ListText) -> (rest: LinedText, below: [Int: String])? {
        guard let found = found(in: text), found.areApart else { return nil }
        return (text.with(found.lines), found.below)
    }

    /// The lines without them, what belongs behind each entry, and whether entries have lines for word and meaning.
    private static func found(in text: ListText) -> (lines: [String], below: [Int: String], areApart: Bool)? {
        guard text.isFree, !text.isLong else { return nil }
        var related = text.lines.map(related)
        let hinted = related.indices.filter { related[$0]?.0 == .hint }
        // A word that is called so comes once: `tip: 팁`.
        let labelsOfHints = Dictionary(grouping: hinted) { String(text.lines[$0].drop { !$0.isLetter }.prefix { $0.isLetter }) }
        for (label, lines) in labelsOfHints where lines.count == 1 && label.utf8.allSatisfy({ $0 < 0x80 }) {
            related[lines[0]] = nil
        }
        let count = related.count { $0 != nil }
        let filled = text.lines.indices.filter { !Text.isBlank(String(text.lines[$0])) }
        guard count >= fewest, let first = filled.first(where: { related[$0] != nil }), first != filled.first,
            (filled.count - count) * mostPart >= count
        else { return nil }
        var lines = text.lines.map(String.init)
        // Of words in the letters of the labels one may be such a word: `반 half`.
        let others = filled.filter { related[$0] == nil }
        // One that comes again and again further in than the words is none of these, in whatever letters they are: `  syn: porch`.
        let labels = filled.filter { related[$0] != nil }.map { text.lines[$0].prefix { !":.".contains($0) } }
        let areLabels =
            labels.count > 2 && labels.allSatisfy { $0.first == " " || $0.first == "\t" } && Set(labels).count * 3 <= labels.count
        let areEntries = others.count(where: { isEntry(text.lines[$0]) }) * 10 >= others.count * 6
        let names = Set(filled.filter { related[$0] != nil }.map { text.lines[$0].drop { !$0.isLetter }.prefix { $0.isLetter } })
        // A word that is called so comes once: `tip: 팁`.
        let areNamed = names.count < count && filled.allSatisfy { related[$0] == nil || isNamed(text.lines[$0]) }
        // What nearly all entries have is what they mean.
        let hints = filled.count { related[$0]?.0 == .hint }
        guard hints * 5 < others.count * 2, areLabels || areEntries || areNamed else { return nil }
        var entry: Int?
        var below: [Int: [String: [String]]] = [:]
        for line in filled {
            guard let (relation, words) = related[line] else {
                entry = line
                continue
            }
            guard let sign = relation.sign else {
                lines[line] = words
                continue
            }
            guard let entry, areLabels || areNamed || isEntry(text.lines[entry]) else { return nil }
            below[entry, default: [:]][sign, default: []].append(words)
            lines[line] = ""
        }
        let suffixes = below.mapValues { words in
            words.sorted { $0.key < $1.key }.map { $0.key + $0.value.joined(separator: "; ") }.joined()
        }
        return (lines, suffixes, !areLabels && !areEntries)
    }

    /// What a line says in Latin letters behind such a label, which stands in brackets, before a colon or further in than a word; nil for
    /// others.
    private static func related(_ line: Substring) -> (Relation, String)? {
        let bare = line.drop { " \t".contains($0) }
        let isFurtherIn = bare.startIndex > line.startIndex
        let text = "-*•·→└".contains(bare.first ?? " ") ? bare.dropFirst().drop { $0 == " " } : bare
        for (sign, relation) in [("↔", Relation.antonyms), ("≒", .synonyms), ("≈", .synonyms)] where text.hasPrefix(sign) {
            let words = Text.cleanedLine(String(text.dropFirst(sign.count)))
            return isOfWords(words) && ColumnProfile.scripts(of: words) == [.latin] ? (relation, words) : nil
        }
        let isOpen = "([<【".contains(text.first ?? " ")
        let name = text.drop { "([<【".contains($0) }.prefix { $0.isLetter }
        guard let relation = labels[name.lowercased()] else { return nil }
        let behind = text.drop { "([<【".contains($0) }.dropFirst(name.count)
        guard let sign = behind.first, isOpen ? ")]>】".contains(sign) : ":：.)".contains(sign) || sign == " " && isFurtherIn else {
            return nil
        }
        let words = Text.cleanedLine(String(behind.drop { ")]>】:：. ".contains($0) }))
        if case .hint = relation {
            return behind.first.map { ":：)]".contains($0) } == true && !words.isEmpty ? (relation, words) : nil
        }
        let isOne = relation.sign == nil || ColumnProfile.scripts(of: words) == [.latin]
        return isOfWords(words) && isOne ? (relation, words) : nil
    }

    /// Whether the label of a line can be no word, `유)`, `[syn]`, `동의어:`: of one syllable before a colon it may be.
    private static func isNamed(_ line: Substring) -> Bool {
        let text = line.drop { " \t-*•·→└".contains($0) }
        let name = text.drop { "([<【".contains($0) }.prefix { $0.isLetter }
        guard let sign = text[name.endIndex...].first else { return false }
        return ")]>】".contains(sign) || ":：".contains(sign) && name.count > 1
    }

    /// Whether a line begins in Latin letters, perhaps behind a number or a mark, and goes on in another script.
    private static func isEntry(_ line: Substring) -> Bool {
        let scripts = ColumnProfile.scripts(of: String(line).replacing("ː", with: "")).subtracting([.latin, .digit])
        return line.first(where: \.isLetter).map { Script(of: $0.unicodeScalars.first ?? " ") == .latin } == true
            && !scripts.isEmpty
    }

    private static func isOfWords(_ text: String) -> Bool {
        text.first(where: \.isLetter).map { $0.isASCII } == true && !NoteLine.isSentence(text)
    }
}
