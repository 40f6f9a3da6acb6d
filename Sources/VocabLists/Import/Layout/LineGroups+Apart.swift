import VocabCore

extension LineGroups {
    /// Entries of as many lines each, two to four, with empty lines between them; some may have no sound, and a line may be broken off and
    /// go on below.
    static func apart(_ lines: [Substring], _ rows: inout LinedRows) -> Bool {
        // `16 / 16` on top is no word.
        let found = lines.split(separator: "", omittingEmptySubsequences: true).drop {
            !$0[$0.startIndex].contains(where: \.isLetter)
        }
        let places = found.map { group in group.indices.first { $0 > group.startIndex && sound(in: group[$0]) != nil } }
        let haveSounds = places.count { $0 != nil } * 2 > found.count
        let groups = zip(found, places).map { group, place in
            joined(group.indices.filter { !haveSounds || $0 != place }.map { group[$0] })
        }
        let sizes = Dictionary(groups.map { ($0.count, 1) }, uniquingKeysWith: +)
        guard groups.count > 3, let common = sizes.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
            (2...4).contains(common.key), common.value * 10 >= groups.count * 9, !areDelimited(groups.compactMap(\.first))
        else { return false }
        // Words that stand in groups have meanings in each line.
        let below = groups.flatMap { $0.dropFirst() }
        let areEntries = below.count {
            headed($0) != nil || ScriptGap.first(in: Array($0.utf8)[...]) != nil && !".!?。".contains($0.last ?? " ")
        }
        if areEntries * 10 >= below.count * 7, let first = groups.first, headed(first[0]) != nil, !haveSounds { return false }
        // `Abate (v.) to lessen` is a word with its meaning, and what stands below uses it.
        let heads = groups.map { headed($0[0]) }
        let areHeaded = heads.count { $0 != nil } * 10 >= groups.count * 9
        for (place, group) in groups.enumerated() {
            let (whole, below) = (found[found.startIndex + place], group.dropFirst())
            let cells = haveSounds ? [places[place].flatMap { sound(in: whole[$0]) } ?? ""] : []
            rows.put(
                (areHeaded ? heads[place] : nil).map { $0.map(String.init) + cells + [below.joined(separator: " ")] }
                    ?? [String(group[0])] + cells + below.map(String.init), on: whole.startIndex,
                with: whole.indices)
        }
        return true
    }

    /// The sound that a line gives and nothing else, but for whose it is: `[rɪˈlʌktənt]`, `미국식 [rɪˈlʌktənt]`; nil for others.
    private static func sound(in line: Substring) -> String? {
        let text = Text.cleaned(String(line))
        if text.first == "[", Pronunciation.isWhole(text) { return text }
        guard let (rest, inside) = Brackets.atEnd(of: text), rest.count < 10,
            !rest.contains(where: \.isFigure), Pronunciation.isWhole("[\(inside)]")
        else { return nil }
        return "[\(inside)]"
    }

    /// The lines of an entry, one that goes on with a sentence joined to the one above.
    private static func joined(_ lines: [Substring]) -> [Substring] {
        lines.enumerated().reduce(into: [Substring]()) { result, line in
            guard line.offset > 1, let last = result.last, last.count > fewestOfBroken, !".!?;:".contains(last.last ?? "."),
                line.element.first?.isLowercase == true
            else { return result.append(line.element) }
            result[result.endIndex - 1] = "\(last) \(line.element)"
        }
    }

    private static let fewestOfBroken = 40

    /// A line that is the head of an entry with a part of speech and a meaning behind it, in two parts; nil where it is none.
    static func headed(_ line: Substring) -> [Substring]? {
        let bytes = Array(line.utf8)
        guard let gap = EntryHead.gaps(in: bytes[...]).first ?? hangulGap(in: bytes), bytes[gap.upperBound...].count > 6 else {
            return nil
        }
        let cut = line.utf8.index(line.startIndex, offsetBy: gap.lowerBound)
        return [line[..<cut], line[cut...].drop { $0 == " " }]
    }

    /// The space before a meaning in Hangul, behind a word in Latin letters.
    private static func hangulGap(in line: [UInt8]) -> Range<Int>? {
        guard let gap = ScriptGap.first(in: line[...]) else { return nil }
        let sides = [line[..<gap.lowerBound], line[gap.upperBound...]].map {
            ColumnProfile.scripts(of: String(decoding: $0, as: UTF8.self))
        }
        return sides == [[.latin], [.hangul]] ? gap : nil
    }
}
