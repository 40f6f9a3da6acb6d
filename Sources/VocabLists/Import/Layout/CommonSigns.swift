import VocabCore

/// The signs that stand between letters in nearly every line, whatever they are: `apple ⇒ 사과`, `apple##사과`.
struct CommonSigns {
    /// They, as delimiters; those in most lines first.
    let delimiters: [Delimiter]

    private static let linesLookedAt = 400
    /// Signs that belong to words and sentences, and brackets, which part nothing alone.
    private static let partsOfWords: Set<Unicode.Scalar> = [
        "-", "'", "’", ".", "…", "!", "?", "\"", "“", "”", "‘", "(", ")", "[", "]", "{", "}", "<", "（", "）", "【", "】", "〔", "〕",
        "「", "」",
        "·", "&", "*",
    ]

    /// Looks at the first lines of `text`.
    init(of text: ArraySlice<UInt8>) {
        var counts: [String: Int] = [:]
        var lines = 0
        for line in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(Self.linesLookedAt) {
            let signs = Self.signs(in: String(decoding: line.prefix(2_000), as: UTF8.self))
            if line.first == UInt8(ascii: "#") && signs.isEmpty { continue }
            lines += 1
            for sign in signs { counts[sign, default: 0] += 1 }
        }
        delimiters = counts.filter { $0.value * 5 >= lines * 4 }
            .sorted { ($0.value, $0.key.count, $0.key) > ($1.value, $1.key.count, $1.key) }
            .map { Delimiter(sign: $0.key) }
    }

    /// Whether a delimiter is made of marks of Markdown, which part words by chance: `** \``.
    static func areMarks(_ delimiter: Delimiter) -> Bool { delimiter.sign.contains { "*`_".contains($0) } }

    /// The runs of signs inside a line, each once. Spaces stand on both sides of a sign, or on none.
    private static func signs(in line: String) -> Set<String> {
        var found: Set<String> = []
        var run = String.UnicodeScalarView()
        var isInside = false
        for scalar in line.unicodeScalars {
            guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar.value >= 0x1F000 else {
                run.append(scalar)
                continue
            }
            if isInside, mayDivide(run) { found.insert(String(run)) }
            // A sentence ends in front: `얼마예요? / Bao nhiêu tiền?`.
            if isInside, let space = run.firstIndex(of: " "), space > run.startIndex,
                run[..<space].allSatisfy({ "?!.…。？！".unicodeScalars.contains($0) }),
                mayDivide(String.UnicodeScalarView(run[space...]))
            {
                found.insert(String(run[space...]))
            }
            // A tilde stands at the head of a meaning: `be good at @ ~을 잘하다`.
            if isInside, run.last == "~", mayDivide(String.UnicodeScalarView(run.dropLast())) {
                found.insert(String(run.dropLast()))
            }
            run = String.UnicodeScalarView()
            isInside = true
        }
        return found
    }

    private static func mayDivide(_ run: String.UnicodeScalarView) -> Bool {
        guard let first = run.first, let last = run.last, run.count <= 12, (first == " ") == (last == " ") else { return false }
        let signs = run.filter { $0 != " " }
        if signs.isEmpty { return false }
        if signs.contains(where: { $0 == "\"" || $0.properties.generalCategory == .nonspacingMark }) { return false }
        // Alone they belong to a word; between spaces, or repeated, they may stand between words.
        let isPlain = signs.count == 1 && first != " "
        return !(isPlain && signs.allSatisfy(partsOfWords.contains))
            && !signs.contains { "()[]{}（）【】〔〕「」≒≈".unicodeScalars.contains($0) }
    }
}
