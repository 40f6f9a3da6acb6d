import VocabCore

/// Lines that stand apart from the entries of a list as titles do: those in front of the first empty line, and below one what stands in
/// brackets, names a unit or stands alone.
enum LinesApart {
    private static let longestText = 1 << 20
    private static let mostOnTop = 3
    private static let longestTitle = 160

    /// The text, in ASCII and whatever goes beyond it, with empty lines in the place of them, and these lines, from 1; nil where there are
    /// none, or where so many stand alone that they are entries.
    ///
    /// A line in two scripts, or with what parts the others, may be a word with its meaning, and stays.
    static func left(out text: [UInt8]) -> (text: [UInt8], left: [Int])? {
        // Of characters of two bytes a line break is one, and half of it stays.
        guard text.count < longestText, !text.prefix(1 << 10).contains(0) else { return nil }
        var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
        let filled = lines.indices.filter { !isBlank(lines[$0]) }
        let paragraphs = filled.reduce(into: [[Int]]()) { paragraphs, line in
            if let last = paragraphs.last?.last, last == line - 1 {
                paragraphs[paragraphs.endIndex - 1].append(line)
            } else {
                paragraphs.append([line])
            }
        }
        let apart = paragraphs.enumerated().flatMap { place, paragraph in
            paragraph.count == 1 || place == 0 && paragraph.count <= mostOnTop
                ? paragraph : paragraph.prefix(1).filter { isHead(lines[$0]) }
        }
        let isApart = Set(apart)
        let others = filled.filter { !isApart.contains($0) }
        if others.isEmpty { return nil }
        let sign = sign(of: others.map { lines[$0] })
        // Among words that are counted what is not is none.
        let areCounted = others.count { isCounted(lines[$0]) } * 10 >= others.count * 9
        let titles = apart.filter {
            isTitle(lines[$0], sign) || areCounted && !isCounted(lines[$0]) && lines[$0].count < longestTitle
        }
        let alone = paragraphs.count { $0.count == 1 }
        guard !titles.isEmpty, alone * 3 <= filled.count, titles.count * 2 < filled.count else { return nil }
        for line in titles { lines[line] = [] }
        return (Array(lines.joined(separator: [0x0A])), titles.map { $0 + 1 })
    }

    /// Whether the first line calls itself a list of words, in one script, and stands above an empty one.
    static func isTitled(_ text: [UInt8]) -> Bool {
        let lines = text.prefix(1 << 10).split(maxSplits: 2, omittingEmptySubsequences: false) { $0 == 0x0A }
        guard lines.count > 2, isBlank(lines[1]), isTitle(lines[0], nil) else { return false }
        return UnitTitles.mentionsList(String(decoding: lines[0], as: UTF8.self))
    }

    /// Whether what stands above the first empty line, three lines at most, lacks what parts nearly all lines below it: `LATIN II - QUIZ #4`
    /// above `amo, amare : to love`.
    static func isHeadedUnlikeRows(_ text: [UInt8]) -> Bool {
        guard text.count < longestText, !text.prefix(1 << 10).contains(0) else { return false }
        let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
        guard let end = lines.firstIndex(where: isBlank), (1...mostOnTop).contains(end) else { return false }
        let below = lines[end...].filter { !isBlank($0) }
        guard below.count > 4, let sign = sign(of: below) else { return false }
        return lines[..<end].allSatisfy { isTitle($0, sign) }
            && below.count { $0.firstRange(of: sign.sign) != nil } * 10 >= below.count * 9
    }

    private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool { line.allSatisfy { [0x20, 0x09, 0x0D].contains($0) } }

    /// Whether a line begins with a number and a mark: `12. `.
    private static func isCounted(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.drop { $0 == 0x20 }
        let digits = text.prefix { (0x30...0x39).contains($0) }
        return (1...4).contains(digits.count) && text.dropFirst(digits.count).first.map { ".)".utf8.contains($0) } == true
    }

    private static func isHead(_ line: ArraySlice<UInt8>) -> Bool {
        let text = Text.cleanedLine(String(decoding: line, as: UTF8.self))
        return UnitTitles.isFramed(text) || UnitTitles.isUnit(text) || UnitTitles.beginsWithUnit(text)
    }

    /// What parts most of the other lines, and how often; nil where nothing does.
    private static func sign(of lines: [ArraySlice<UInt8>]) -> (sign: [UInt8], count: Int)? {
        let found = [" - ", " – ", " — ", " = ", ": ", " :", "::", "=", "→", ",", ";"].lazy.map { Array($0.utf8) }.first { sign in
            lines.count { $0.firstRange(of: sign) != nil } * 2 > lines.count
        }
        guard let found else { return nil }
        return (found, lines.map { $0.ranges(of: found).count }.filter { $0 > 0 }.commonest ?? 1)
    }

    /// Whether a line may be a title: in one script and without what parts the entries, or with the name of a unit in front.
    private static func isTitle(_ line: ArraySlice<UInt8>, _ sign: (sign: [UInt8], count: Int)?) -> Bool {
        guard line.count < longestTitle, !line.contains(0x09) else { return false }
        let text = Text.cleanedLine(String(decoding: line, as: UTF8.self))
        if UnitTitles.beginsWithUnit(text) { return true }
        let isParted = sign.map { line.ranges(of: $0.sign).count >= $0.count } == true
        return ColumnProfile.scripts(of: text).count < 2 && !isParted
    }
}
