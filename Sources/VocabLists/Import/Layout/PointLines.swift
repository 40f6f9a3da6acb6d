import VocabCore

/// Notes in which nearly all lines are points, `- Merhaba (Hello)`, between titles that have no mark: `Day 1: Greetings`.
enum PointLines {
    private static let marks = ["- ", "* ", "• ", "+ "]

    /// The text with its points alone; nil where other lines are many or some of them are words, or the points are no words either.
    static func lined(_ text: ListText) -> LinedText? {
        guard !text.isLong, !text.isDelimited else { return nil }
        let filled = text.lines.indices.filter { line in
            !Text.isBlank(String(text.lines[line])) && !text.lines[line].hasPrefix("#")
        }
        func points(_ mark: String) -> Int { filled.count { text.lines[$0].hasPrefix(mark) } }
        guard let mark = marks.first(where: { points($0) > 7 }) else { return nil }
        let titles = filled.filter { !text.lines[$0].hasPrefix(mark) }
        guard !titles.isEmpty, titles.count * 5 <= filled.count,
            titles.allSatisfy({ isTitle(text.lines[$0]) })
        else { return nil }
        var lines = text.lines.map(String.init)
        for title in titles { lines[title] = "" }
        var lined = text.with(lines)
        lined.left = titles.map { $0 + text.linesAbove + 1 }
        let points = ListText(lined.bytes, said: nil)
        return points.isDelimited || BracketLines.lined(points) != nil ? lined : nil
    }

    /// Whether a line begins with a letter and holds nothing that stands between a word and its meaning; a colon may stand behind a number
    /// or at its end.
    private static func isTitle(_ line: Substring) -> Bool {
        guard line.first?.isLetter == true, !line.hasSuffix(")"), !line.hasSuffix("）"),
            ![" - ", " – ", " — ", " = ", "\t"].contains(where: line.contains)
        else { return false }
        guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return true }
        return line[..<colon].last?.isFigure == true || line[colon...].dropFirst().allSatisfy(\.isWhitespace)
    }
}
