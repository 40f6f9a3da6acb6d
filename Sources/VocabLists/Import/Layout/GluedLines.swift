import VocabCore

/// Lines in which a meaning in other letters stands right behind a word in Latin ones: `health健康`, `apple사과`.
enum GluedLines {
    private static let fewestLines = 4
    private static let linesLookedAt = 400
    /// What follows a word in Latin letters in a text in Korean: `TV를 보다`.
    private static let particles = ["을 ", "를 ", "이 ", "가 ", "은 ", "는 ", "의 ", "에 ", "에서 ", "로 ", "와 ", "과 ", "도 ", "만 "]

    /// The text with a TAB between both, and between these and a remark behind a dash, `--数据源`; nil where not nearly all lines are such.
    static func lined(_ text: ListText) -> LinedText? {
        // A sign between cells parts them, but for the dash of remarks.
        guard text.isFree, !text.isLong, !text.isDelimited || text.delimiter.sign.contains("-") else { return nil }
        let filled = text.lines.filter { $0.contains(where: \.isLetter) && !$0.hasPrefix("#") }
        guard filled.count >= fewestLines else { return nil }
        let top = filled.prefix(linesLookedAt)
        guard top.count(where: { parts($0) != nil }) * 10 >= top.count * 9 else { return nil }
        return text.with(text.lines.map { parts($0)?.joined(separator: "\t") ?? String($0) })
    }

    /// The word, its meaning and a remark, where one stands there; nil for other lines.
    private static func parts(_ line: Substring) -> [String]? {
        guard let change = line.firstIndex(where: { isOther($0) }), change > line.startIndex,
            line[line.index(before: change)].isASCII, line[line.index(before: change)].isLetter
        else { return nil }
        let word = Text.cleanedLine(String(line[..<change]))
        let isWord =
            word.first?.isLetter == true && !word.contains("--") && word.allSatisfy { $0.isASCII && !",;:=|\t".contains($0) }
        let meaning = line[change...]
        guard isWord, !particles.contains(where: meaning.hasPrefix), !meaning.contains("\t") else { return nil }
        let sides = meaning.firstRange(of: "--").map { [meaning[..<$0.lowerBound], meaning[$0.upperBound...]] } ?? [meaning]
        return [word] + sides.map { Text.cleanedLine(String($0)) }
    }

    /// Whether a letter is one of Chinese, Japanese or Korean.
    private static func isOther(_ sign: Character) -> Bool {
        sign.unicodeScalars.first.flatMap(Script.init(of:)).map { [.han, .hangul, .kana].contains($0) } == true
    }
}
