/// What stands in front of the word in every line of a list: a TAB, or a level and stars.
enum LineIndents {
    private static let fewestLines = 4

    /// The text without the TAB with which all its lines begin but headings; nil where they have none, or TABs part them into columns of which
    /// the first is empty.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, text.holds("\t") else { return nil }
        let lines = text.lines.filter { line in line.contains(where: \.isLetter) && !line.hasPrefix("# ") && !line.hasPrefix("##")
        }
        guard lines.count >= fewestLines, lines.allSatisfy({ $0.hasPrefix("\t") }) else { return nil }
        // Lines further in than others are those of entries, but for a few that go on with the one above.
        let depths = lines.map { $0.prefix { $0 == "\t" }.count }
        guard let depth = depths.min(), depths.count(where: { $0 == depth }) * 10 >= lines.count * 9 else { return nil }
        let counts = Set(
            zip(lines, depths).filter { $1 == depth }.map { line, depth in line.dropFirst(depth).count { $0 == "\t" } })
        guard counts.count > 1 || counts == [0] else { return nil }
        return text.with(text.lines.map { line in String(line.dropFirst(min(depth, line.prefix { $0 == "\t" }.count))) })
    }

    /// The text without a number and stars in front of each word: `3 *** see 보다`.
    static func withoutLevels(_ text: ListText) -> LinedText? {
        guard text.isFree, text.holds("* ") || text.holds("★ ") || text.holds("☆ ") else { return nil }
        func level(_ line: Substring) -> Substring? {
            let behind = line.drop(while: \.isFigure)
            let word = behind.drop { " *★☆".contains($0) }
            let signs = behind[..<word.startIndex]
            return line.first?.isFigure == true && signs.last == " " && signs.contains { $0 != " " } ? word : nil
        }
        let lines = text.lines.filter { $0.contains(where: \.isLetter) }
        guard lines.count >= fewestLines, lines.allSatisfy({ level($0) != nil }) else { return nil }
        return text.with(text.lines.map { String(level($0) ?? $0) })
    }
}
