import VocabCore

/// Lists with nothing but a hyphen between word and meaning: `표-티켓`, `father-in-law-тесть`.
enum HyphenLines {
    private static let longestLine = 1_000
    private static let hyphens: Set<Character> = ["-", "–", "—"]

    /// The text with a TAB in the place of those hyphens; nil when not nearly all lines have one.
    ///
    /// It is the one between two scripts, else the first, where words have none of their own: those of Latin letters do.
    static func lined(_ text: ListText) -> LinedText? {
        if text.isDelimited { return nil }
        let filled = text.lines.filter { !Text.isBlank(String($0)) && !$0.hasPrefix("#") }
        guard filled.count > 4 else { return nil }
        let arePairs = arePairs(filled) || areOfTwoScripts(filled)
        guard arePairs || filled.count(where: { parted($0) != nil }) * 20 >= filled.count * 19 else { return nil }
        let rows = text.lines.map { line -> String in
            guard arePairs else { return parted(line) ?? String(line) }
            return line.firstIndex(where: hyphens.contains).map { line[..<$0] + "\t" + line[line.index(after: $0)...] }
                ?? String(line)
        }
        return text.with(rows)
    }

    /// Whether nearly all lines have one hyphen, and a fourth of them other signs or spaces behind it, as no list of compounds has:
    /// `anxious-tashvishlangan`, `intent-niyat, maqsad`.
    private static func arePairs(_ lines: [Substring]) -> Bool {
        let single = lines.filter { line in line.count(where: hyphens.contains) == 1 && line.first.map(hyphens.contains) == false
        }
        let long = single.count { line in line.drop { !hyphens.contains($0) }.contains { $0 == " " || $0 == "," } }
        return lines.count > 7 && single.count * 20 >= lines.count * 19 && long * 4 >= lines.count
    }

    /// Whether nearly all lines have one hyphen, and two fifths of them letters of another script behind it; numbers have none.
    private static func areOfTwoScripts(_ lines: [Substring]) -> Bool {
        let single = lines.filter { line in line.count(where: hyphens.contains) == 1 && line.first.map(hyphens.contains) == false
        }
        let apart = single.count { parted($0) != nil }
        return lines.count > 7 && single.count * 20 >= lines.count * 19 && apart * 5 >= lines.count * 2
            && single.allSatisfy { line in
                parted(line) != nil || line.drop { !hyphens.contains($0) }.dropFirst().allSatisfy { $0.isFigure || $0 == " " }
            }
    }

    private static func parted(_ line: Substring) -> String? {
        guard line.utf8.count < longestLine else { return nil }
        let places = line.indices.lazy.filter { hyphens.contains(line[$0]) }.prefix(5)
        let between = places.first { place in
            guard let left = script(line[..<place].last(where: \.isLetter)),
                let right = script(line[place...].first(where: \.isLetter))
            else { return false }
            return (left == .latin) != (right == .latin)
        }
        guard let place = between ?? places.first, place > line.startIndex else { return nil }
        let behind = line[line.index(after: place)...]
        guard let left = script(line[..<place].last(where: \.isLetter)), behind.contains(where: { $0.isLetter || $0.isFigure }),
            between != nil || [.hangul, .han, .kana].contains(left)
        else { return nil }
        return line[..<place] + "\t" + behind
    }

    private static func script(_ letter: Character?) -> Script? { letter?.unicodeScalars.first.flatMap(Script.init(of:)) }
}
