import VocabCore

/// Signs of lists and of their layout that are left at the edges of terms and meanings once nobody needs them any more: `・食べる`, `> το σπίτι`,
/// `put off >>`, `– lasting`, `*jalan-jalan*`.
///
/// In a table what stands at an edge was put there: only what half of the cells have is a sign of the list. In a note the sign of one line may
/// have slipped.
struct EdgeSigns {
    /// Signs that stand in front of entries, and begin none.
    private static let bullets: Set<Character> = [
        "・", "•", "▪", "▫", "◦", "★", "☆", "▶", "►", "▷", "➔", "➜", "✓", "✔", "☑", "✅", "↳", "☞", "☐",
    ]
    /// Those that do so with a space behind them.
    private static let spaced: Set<Character> = ["-", "–", "—", ">", "*", "|", ":", "·", "●", "○", "■", "□", "◆", "◇", "◎", "»"]
    /// Those that do so where most lines of a note have one.
    private static let common: Set<Character> = ["=", "/", "#", "→", "⇒", "※"]
    /// Signs that stand behind a term or a meaning and belong to neither, where a space is in front of them.
    private static let behind: Set<Character> = ["-", "–", "—", ">", "*", "|", ":", "=", "/", "→", "★", "☆"]
    /// Those that need no space.
    private static let glued = [">>", "->", "=>", "**"]
    private static let mostSigns = 4

    private let isNote: Bool
    /// The signs that may be taken from the front of each field, from behind it, and right at its first letter.
    private var front: [WordField: Set<Character>] = [:]
    private var isBehind: Set<WordField> = []
    private var isGlued: Set<WordField> = []
    /// Whether endings of plurals stand behind terms, of which a dash alone is one: `der Wagen -`, `die Frau -en`.
    private let haveEndings: Bool
    /// Whether most meanings stand in brackets of their own, `( 발명하다 )`, bars stand between senses, `기쁘다|즐겁다`, and spaces are written as
    /// programs do, `race\ condition`.
    private let areBracketed: Bool
    private let haveBars: Bool
    private let haveBackslashes: Bool

    /// Looks at some rows of a note, or of a table.
    init(_ rows: some Collection<WordContent>, isNote: Bool, isSpaced: Bool) {
        self.isNote = isNote
        func most(_ count: Int) -> Bool { count > 2 && count * 2 >= rows.count }
        areBracketed = most(rows.count { Self.inBrackets($0.meaning) != nil })
        haveBars = rows.count { Self.hasBar($0.meaning) } > 2
        haveBackslashes = rows.count { Self.withoutBackslashes($0.term) != nil } > 2
        haveEndings = rows.contains { content in
            content.term.split(separator: " ").last.map {
                $0.count > 1 && $0.first == "-" && $0.dropFirst().allSatisfy(\.isLetter)
            }
                == true
        }
        for field in [WordField.term, .meaning] {
            let texts = rows.map { $0[field] }
            let common = isSpaced ? Self.common.union(["~"]) : Self.common
            let led = Dictionary(
                texts.compactMap { text in text.first.flatMap { text.dropFirst().first == " " ? ($0, 1) : nil } },
                uniquingKeysWith: +
            ).filter { most($0.value) }
            let isLed = isNote || most(texts.count { $0.first.map(Self.spaced.contains) == true && $0.dropFirst().contains(" ") })
            front[field] = (isLed ? Self.spaced : []).union(isNote ? common.filter { led[$0] != nil } : [])
            if isNote || most(texts.count { Self.withoutBehind($0) != $0 }) { isBehind.insert(field) }
            let points = texts.count { $0.first.map { "・•".contains($0) } == true }
            if isNote && points > 2 || most(texts.count { $0.first.map(Self.bullets.contains) == true }) { isGlued.insert(field) }
        }
    }

    /// The term and the meaning of a word without them.
    func bare(_ content: WordContent) -> WordContent {
        var result = content
        for field in [WordField.term, .meaning] where Self.mayHold(content[field]) {
            if let bare = bare(content[field], field) { result[field] = bare }
        }
        if areBracketed, let inside = Self.inBrackets(result.meaning) { result.meaning = inside }
        if haveBars, Self.hasBar(result.meaning) { result.meaning = result.meaning.replacing("|", with: "; ") }
        if haveBackslashes, let plain = Self.withoutBackslashes(result.term) { result.term = plain }
        return result
    }

    /// What stands in brackets, with a space on either side, around all of a text.
    private static func inBrackets(_ text: String) -> String? {
        guard text.hasPrefix("( "), text.hasSuffix(" )"), !text.dropFirst().dropLast().contains(where: { "()".contains($0) })
        else { return nil }
        return Text.cleaned(String(text.dropFirst().dropLast()))
    }

    /// Whether bars stand right between words of Korean, Japanese or Chinese, which take none apart.
    private static func hasBar(_ text: String) -> Bool {
        guard text.utf8.contains(UInt8(ascii: "|")),
            ColumnProfile.scripts(of: text).subtracting([.digit]).isSubset(of: [.hangul, .han, .kana])
        else { return false }
        let senses = text.split(separator: "|", omittingEmptySubsequences: false)
        return senses.dropLast().allSatisfy { $0.last?.isLetter == true }
            && senses.dropFirst().allSatisfy { $0.first?.isLetter == true }
    }

    /// A text without backslashes between a letter and a space in front of another; nil where there are none.
    private static func withoutBackslashes(_ text: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return nil }
        let parts = text.split(separator: "\\ ", omittingEmptySubsequences: false)
        guard parts.count > 1, parts.dropLast().allSatisfy({ $0.last?.isLetter == true }),
            parts.dropFirst().allSatisfy({ $0.first?.isLetter == true })
        else { return nil }
        return parts.joined(separator: " ")
    }

    /// Whether a text begins or ends with something else than a letter, or holds two spaces.
    private static func mayHold(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return false }
        if !first.properties.isAlphabetic || !last.properties.isAlphabetic { return true }
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte == previous, byte == 0x20 { return true }
            previous = byte
        }
        return false
    }

    /// A text without them; nil where nothing is left.
    private func bare(_ text: String, _ field: WordField) -> String? {
        var result = Self.withoutGaps(text)
        for _ in 0..<3 {
            let before = result
            result = withoutFront(result, field)
            if isBehind.contains(field), !(field == .term && haveEndings && result.hasSuffix(" -")) {
                result = Self.withoutBehind(result)
            }
            result = Self.withoutEmpty(result)
            if isNote { result = Self.unwrapped(result, isTerm: field == .term) }
            if result == before { break }
        }
        return result.contains { $0.isLetter || $0.isFigure } ? result : nil
    }

    /// A text with one space for several between words.
    private static func withoutGaps(_ text: String) -> String {
        guard text.contains("  "), !text.contains(":  ") else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { Text.cleanedLine(String($0)) }
            .joined(separator: "\n")
    }

    private func withoutFront(_ text: String, _ field: WordField) -> String {
        guard let first = text.first else { return text }
        if Self.bullets.contains(first) {
            let rest = text.drop { Self.bullets.contains($0) }
            return rest.first == " " || isGlued.contains(field) ? Text.cleaned(String(rest)) : text
        }
        for box in ["[x] ", "[X] ", "[ ] "] where text.hasPrefix(box) { return Text.cleaned(String(text.dropFirst(box.count))) }
        // The marks of headings are more than one sign.
        let marks = text.prefix { $0 == "#" }
        let signs = marks.count > 1 && isNote ? marks : text.prefix { front[field, default: []].contains($0) }
        let rest = text.dropFirst(signs.count)
        guard !signs.isEmpty, signs.count <= Self.mostSigns, rest.first == " ", let letter = rest.dropFirst().first,
            // `- 5도` is a number.
            letter.isLetter || "\"“‘'`([~*¿¡".contains(letter)
        else { return text }
        return Text.cleaned(String(rest))
    }

    private static func withoutBehind(_ text: String) -> String {
        guard let last = text.last, !last.isLetter else { return text }
        if ",;".contains(last), text.count > 2 { return Text.cleaned(String(text.dropLast())) }
        let signs = text.reversed().prefix { behind.contains($0) }
        let rest = text.dropLast(signs.count)
        guard !signs.isEmpty, signs.count <= mostSigns, let end = rest.last else { return text }
        let isGlued = glued.contains(where: text.hasSuffix) && !rest.contains("**") || last == "★" || last == "☆"
        // `das Fenster, -` is the same for many.
        guard end == " " || isGlued, !rest.hasSuffix(", ") else { return text }
        return Text.cleaned(String(rest))
    }

    /// A text without brackets behind it that hold nothing.
    private static func withoutEmpty(_ text: String) -> String {
        for empty in ["( )", "[ ]"] where text.hasSuffix(" " + empty) { return Text.cleaned(String(text.dropLast(empty.count))) }
        return text
    }

    /// A text without marks of Markdown around all of it, around a bracket in it, or in front of it alone; of a term also around what stands in
    /// front of a bracket: `` `CDN` (Content Delivery Network) ``.
    private static func unwrapped(_ text: String, isTerm: Bool) -> String {
        for mark in ["**", "*", "`"] where text.hasPrefix(mark) {
            let inside = text.dropFirst(mark.count)
            if inside.hasSuffix(mark), !inside.dropLast(mark.count).contains(mark) {
                return Text.cleaned(String(inside.dropLast(mark.count)))
            }
            if mark == "**", !inside.contains("*"), inside.first?.isLetter == true { return String(inside) }
            if mark == "`", isTerm, let close = inside.firstRange(of: "` ("), !inside[close.upperBound...].contains("`") {
                return String(inside[..<close.lowerBound] + inside[close.lowerBound...].dropFirst())
            }
        }
        for (open, close) in [("*[", "]*"), ("*(", ")*")] where text.contains(open) && text.contains(close) {
            return text.replacing(open, with: open.suffix(1)).replacing(close, with: close.prefix(1))
        }
        return text
    }
}
