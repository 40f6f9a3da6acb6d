import VocabCore

/// Lists typed by hand, where the sign between word and meaning is now written this way and now that: `hund = dog`, `katt =cat`.
enum SignVariants {
    /// Signs that stand for each other, each with spaces where it needs them not to be part of a word.
    private static let families: [[String]] = [
        [" - ", " – ", " — ", " −", "–", "—", " -", "- "],
        [" = ", "= ", " =", "=", "＝"],
        [" : ", ": ", "：", " ：", " :", ":"],
        [" → ", "→", " -> ", "->", " => ", "=>", " ~> ", "~>", " >> ", ">>"],
    ]

    /// The text with the sign that parts most of its lines in the place of its variants; nil where all lines have the same.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong else { return nil }
        let found = text.delimiter.sign
        // Cards that are asked in both directions.
        if found == "::", text.holds(":::") { return text.with(text.lines.map { String($0.replacing(":::", with: "::")) }) }
        let gapless = withoutGaps(text, found).map { text.with($0) }
        let text = gapless.map { ListText($0.bytes, said: text.said) } ?? text
        guard let family = families.first(where: { $0.contains(found) }) else { return gapless }
        // Labels stand before the sign again and again; a line without one is no pair.
        let heads = text.lines.compactMap { line in line.firstRange(of: found).map { line[..<$0.lowerBound] } }
        guard Set(heads).count * 2 > heads.count else { return gapless }
        // A line without any of the family may have another sign, between spaces.
        let others = families.filter { $0 != family }.flatMap { $0.prefix(3).filter { $0.hasPrefix(" ") && $0.hasSuffix(" ") } }
        let variants = family.filter { $0 != found } + others
        let mostParts = text.lines.map { $0.ranges(of: found).count }.filter { $0 > 0 }.commonest ?? 1
        var result = Array(text.bytes[..<text.start])
        var (parted, changed) = (0, 0)
        var rest = text.body
        while !rest.isEmpty {
            let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
            let line = rest[..<end]
            if line.firstRange(of: Array(found.utf8)) != nil {
                parted += 1
                result += line
            } else if let place = variant(
                in: line, of: variants, others: others,
                isApart: isBlank(before: line.startIndex, text) && isBlank(behind: end, text))
            {
                changed += 1
                let sign = Array(line[place])
                var behind = line[place.upperBound...]
                result += line[..<place.lowerBound] + Array(found.utf8)
                // It parts what follows as well where that is parted in other lines.
                var parts = 1
                while parts < mostParts, sign.first == 0x20, sign.last == 0x20, let next = behind.firstRange(of: sign) {
                    result += behind[..<next.lowerBound] + Array(found.utf8)
                    behind = behind[next.upperBound...]
                    parts += 1
                }
                result += behind
            } else {
                result += line
            }
            if end < rest.endIndex { result.append(rest[end]) }
            rest = rest[min(end + 1, rest.endIndex)...]
        }
        return changed > 0 && changed < parted ? LinedText(bytes: result) : gapless
    }

    /// The lines with an empty cell between two signs of dashes that stand beside each other, `due to - - do`, where most have two signs:
    /// `tough - adj - khó khăn`. Nil where there are none.
    private static func withoutGaps(_ text: ListText, _ sign: String) -> [String]? {
        guard [" - ", " – ", " — "].contains(sign), text.holds(sign + sign.dropFirst()) else { return nil }
        let parts = text.lines.map { $0.split(separator: sign, omittingEmptySubsequences: false).count }.filter { $0 > 1 }
        guard parts.count(where: { $0 == 3 }) * 2 > parts.count else { return nil }
        return text.lines.map { $0.replacing(sign + sign.dropFirst(), with: sign.dropLast() + " " + sign) }.map(String.init)
    }

    /// Where the first of `signs` stands in `line`, with text on both sides.
    private static func variant(
        in line: ArraySlice<UInt8>, of signs: [String], others: [String], isApart: Bool
    ) -> Range<Int>? {
        if line.first == UInt8(ascii: "#") { return nil }
        for sign in signs {
            guard let place = line.firstRange(of: Array(sign.utf8)), isText(line[..<place.lowerBound]),
                !(isApart && endsSentence(line[..<place.lowerBound], isOther: others.contains(sign))),
                !sign.hasPrefix(" ") || !opensBracket(line[..<place.lowerBound]),
                isText(line[place.upperBound...]),
                !isDigit(line[place.lowerBound - 1]) || !isDigit(line[place.upperBound])
            else { continue }
            return place
        }
        return nil
    }

    /// Whether an empty line stands above, or nothing.
    private static func isBlank(before start: Int, _ text: ListText) -> Bool {
        let above = text.bytes[text.start..<start].suffix(4).filter { $0 != 0x0D }
        return above.count < 2 || above.suffix(2) == [0x0A, 0x0A]
    }

    /// Whether an empty line stands below, or nothing.
    private static func isBlank(behind end: Int, _ text: ListText) -> Bool {
        let below = text.bytes[end...].prefix(4).filter { $0 != 0x0D }
        return below.count < 2 || below.prefix(2) == [0x0A, 0x0A]
    }

    /// Whether a sentence of four words ends in front, as no word does: `Romanization follows the Revised system. Bold = …`.
    /// In front of a sign of another family two words are enough: `quiz Friday. neuter = acc.`
    private static func endsSentence(_ part: ArraySlice<UInt8>, isOther: Bool) -> Bool {
        guard let stop = part.firstRange(of: Array(". ".utf8)) else { return false }
        return part[..<stop.lowerBound].split(separator: 0x20).count > (isOther ? 1 : 3)
    }

    /// Whether a bracket is open at its end: what stands in that is of one side.
    private static func opensBracket(_ part: ArraySlice<UInt8>) -> Bool {
        part.count { $0 == UInt8(ascii: "(") } > part.count { $0 == UInt8(ascii: ")") }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isText(_ part: ArraySlice<UInt8>) -> Bool {
        part.contains { $0 >= 0x80 || (0x61...0x7A).contains($0 | 0x20) }
    }
}
