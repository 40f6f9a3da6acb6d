import VocabCore

/// Entries of several lines with empty lines between them, as they are copied from pages of dictionaries and courses, whose own words stand
/// above them, between them and below: the name of a list, `발음듣기`, `Ready to review`.
///
/// Lists that have nothing of that are looked at by others.
struct CopiedEntries {
    /// What a line looks like, by which entries are told from what stands around them.
    private struct Look: Hashable {
        let script: Script
        let isNumbered: Bool
        let isCapital: Bool

        init(_ line: String) {
            let bare = line.drop { $0.isFigure || ".) ".contains($0) }
            // Letters of the phonetic alphabet are of several scripts.
            let script = bare.first == "[" ? .other : ColumnProfile.script(of: [String(bare)])
            self.script = script == .kana ? .han : script
            isNumbered = line.first?.isFigure == true
            isCapital = bare.first?.isUppercase == true
        }
    }

    /// The lines of an entry, from 0, without those that all entries have.
    private typealias Group = [Int]

    private static let mostAround = 4
    private static let fewest = 5

    /// The text with the lines of each entry on one, TABs between them; nil when it is no such list.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong, !text.isDelimited || text.holds("\t") else { return nil }
        let lines = text.lines.map { line in
            line.split(separator: "\t").map { Text.cleaned(String($0)) }.filter { !$0.isEmpty }.joined(separator: "\t")
        }
        if lines.contains(where: { line in ["#", "- ", "* ", "+ ", "| "].contains { line.hasPrefix($0) } }) { return nil }
        guard let groups = groups(of: lines), let entries = entries(among: groups, lines) else { return nil }
        var rows = LinedRows(text)
        if let cells = counted(entries, lines) {
            for (entry, cells) in zip(entries, cells) { rows.put(cells, on: entry[0], with: entry) }
            rows.pass(repeated(lines))
            return rows.lined
        }
        let isTabbed = entries.allSatisfy { lines[$0[0]].contains("\t") }
        let depth = entries.map(\.count).max() ?? 0
        // Most are as long; the last line of those that are longer is an example, which uses the word.
        let sizes = Set(entries.map(\.count))
        let haveExamples =
            sizes.count == 2 && sizes.max() == sizes.min().map { $0 + 1 }
            && entries.filter { $0.count == depth }.allSatisfy { SentencesBelow.uses(lines[$0[depth - 1]], word(lines[$0[0]])) }
        guard isTabbed ? depth < 8 : depth < 7 && depth > 1 && (sizes.count == 1 || haveExamples) else { return nil }
        let isPlain = entries.flatMap(\.self).count == lines.count { !$0.isEmpty }
        if isPlain, !isTabbed, !haveExamples { return nil }
        for entry in entries {
            let head = word(lines[entry[0]])
            let below = entry.dropFirst().map { lines[$0] }
            let cells = isTabbed ? head.split(separator: "\t").map(String.init) + [below.joined(separator: "; ")] : [head] + below
            rows.put(haveExamples ? Array(cells.prefix(depth - 1)) : cells, on: entry[0], with: entry)
            if haveExamples, entry.count == depth {
                rows.keep(entry[depth - 1], as: ExampleLabels.remark(lines[entry[depth - 1]]))
            }
        }
        rows.pass(repeated(lines))
        return rows.lined
    }

    /// The cells of entries whose senses stand below each other with their numbers, `1. 회복력 있는`, behind as many other lines in all; nil for
    /// others.
    private static func counted(_ entries: [Group], _ lines: [String]) -> [[String]]? {
        func isSense(_ line: Int) -> Bool {
            let digits = lines[line].prefix(while: \.isFigure)
            return (1...2).contains(digits.count) && lines[line].dropFirst(digits.count).hasPrefix(". ")
        }
        let fronts = entries.map { entry in entry.prefix { !isSense($0) || $0 == entry[0] } }
        // Some have no sound.
        guard let size = fronts.map(\.count).max(), size > 1, fronts.count(where: { $0.count == size }) * 10 >= fronts.count * 8,
            zip(entries, fronts).allSatisfy({ entry, front in
                entry.count > front.count && entry[front.count...].allSatisfy(isSense)
            })
        else { return nil }
        return zip(entries, fronts).map { entry, front in
            // What stands before the sound names who says it so: `미국∙영국 [rɪˈzɪliənt]`.
            let cells = front.map { line in
                Brackets.atEnd(of: lines[line]).flatMap { Pronunciation.isWhole("[\($0.inside)]") ? "[\($0.inside)]" : nil }
                    ?? lines[line]
            }
            let senses = entry[front.count...].map { line in Text.cleaned(String(lines[line].drop(while: \.isFigure).dropFirst()))
            }
            let empty = Array(repeating: "", count: size - front.count)
            return [word(cells[0])] + cells.dropFirst() + empty + [senses.joined(separator: "; ")]
        }
    }

    /// The lines between empty ones without those that come again and again; nil where no more than a few stand together.
    private static func groups(of lines: [String]) -> [Group]? {
        let counts = Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
        let groups = lines.indices.split { lines[$0].isEmpty }.map { group in
            group.filter { counts[lines[$0], default: 0] < fewest || isWord(lines[$0], below: group.first == $0) }
        }.filter { !$0.isEmpty }
        return groups.count > fewest ? groups : nil
    }

    /// Whether a line that comes again and again may be one of an entry all the same: a part of speech or a meaning.
    private static func isWord(_ line: String, below isFirst: Bool) -> Bool { isFirst || PartOfSpeech.areKnown(line) }

    /// The groups that are entries: all behind the first few and before the last few, whose first lines and second lines look as most do.
    private static func entries(among groups: [Group], _ lines: [String]) -> [Group]? {
        func look(_ group: Group, _ place: Int) -> Look? { group[safe: place].map { Look(lines[$0]) } }
        let head = groups.compactMap { look($0, 0) }.commonest
        let second = groups.compactMap { look($0, 1) }.commonest
        let size = groups.map(\.count).commonest
        func begins(_ group: Group) -> Bool { look(group, 0) == head && group.count > 1 }
        let above = groups.prefix(mostAround).lastIndex { !begins($0) }.map { $0 + 1 } ?? 0
        let below = groups.suffix(mostAround).firstIndex { !begins($0) } ?? groups.count
        guard above < below else { return nil }
        let entries = Array(groups[above..<below])
        // One of as many lines as most may begin in another way: a word of two scripts, a name.
        let areAlike = entries.allSatisfy { $0.count > 1 && ($0.count == size || begins($0) && look($0, 1) == second) }
        return entries.count >= fewest && areAlike && entries.count(where: begins) * 10 >= entries.count * 8 ? entries : nil
    }

    /// The word of an entry without its number.
    private static func word(_ line: String) -> String {
        let rest = line.drop(while: \.isFigure)
        guard rest.count < line.count, let sign = rest.first, ".)".contains(sign) else { return line }
        return Text.cleaned(String(rest.dropFirst()))
    }

    /// The lines that come again and again.
    private static func repeated(_ lines: [String]) -> [Int] {
        let counts = Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
        return lines.indices.filter { counts[lines[$0], default: 0] >= fewest }
    }
}

extension Array where Element: Hashable {
    /// The element that comes most often, the first of several; nil where there are none.
    var commonest: Element? {
        let counts = Dictionary(map { ($0, 1) }, uniquingKeysWith: +)
        let most = counts.values.max()
        return first { counts[$0] == most }
    }
}
