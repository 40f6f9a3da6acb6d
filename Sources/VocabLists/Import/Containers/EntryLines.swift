import VocabCore

/// Texts with a sign between a word and its meaning: `das Haus - дом`.
enum EntryLines {
    private static let signs = [" - ", " – ", " — ", " = ", " : ", ": ", " -> ", " → "]
    private static let longestSide = 80
    private static let longestOfMany = 40
    private static let fewestPairs = 10

    /// Whether nearly all lines are such texts, their words in one script and their meanings in another, or many with one dash in each.
    static func areEntries(_ lines: [String]) -> Bool {
        let entries = lines.compactMap(sides)
        guard entries.count * 10 >= lines.count * 9 else { return false }
        if arePairs(lines, entries) { return true }
        let scripts = RecordGroups.scripts(of: entries)
        return scripts.count == 2 && scripts[0] != scripts[1]
            && entries.count { zip($0, scripts).allSatisfy { ColumnProfile.script(of: [$0]) == $1 } } * 10 >= lines.count * 9
    }

    /// Whether one dash stands in each of many lines, with short texts on both sides, in whatever script: `das Haus - the house`.
    private static func arePairs(_ lines: [String], _ entries: [[String]]) -> Bool {
        lines.count >= fewestPairs && entries.count == lines.count
            && signs.prefix(3).contains { sign in lines.allSatisfy { $0.ranges(of: sign).count == 1 } }
            && entries.allSatisfy { $0.allSatisfy { $0.count <= longestOfMany } }
            && Set(entries.map { $0[0] }).count * 10 >= lines.count * 9
            && !lines.contains { line in line.last.map { ";{}.:".contains($0) } == true || line.contains("`") }
    }

    /// The word and its meaning; nil where no sign stands between two texts of some letters, or what a program is told by stands in front.
    static func sides(of text: String) -> [String]? {
        guard let first = text.first, !"-/<$\\@#".contains(first),
            let gap = signs.compactMap({ text.firstRange(of: $0) }).min(by: { $0.lowerBound < $1.lowerBound })
        else { return nil }
        let sides = [text[..<gap.lowerBound], text[gap.upperBound...]].map { Text.cleaned(String($0)) }
        return sides.allSatisfy { $0.contains(where: \.isLetter) && $0.count <= longestSide } ? sides : nil
    }
}
