import VocabCore

/// Signs of lists and of their layout that are left at the edges of terms and meanings once nobody needs them any more: `・食べる`, `> το σπίτι`,
/// `put off >>`, `– lasting`, `*jalan-jalan*`.
///
/// In a table what stands at an edge was put there: only what half of the cells have is a sign of the list. In lines that somebody typed, a sign
/// in front of one may have slipped; one behind it has where another line ends with the same.
struct EdgeSigns {
    /// Signs that stand in front of entries, and begin none.
    private static let bullets: Set<Character> = [
        "・", "•", "▪", "▫", "◦", "★", "☆", "▶", "►", "▷", "➔", "➜", "✓", "✔", "☑", "✅", "↳", "☞", "☐",
    ]
    private static let boxes = ["[x] ", "[X] ", "[ ] "]
    /// Those that do so with a space behind them.
    private static let spaced: Set<Character> = ["-", "–", "—", ">", "*", "|", ":", "·", "●", "○", "■", "□", "◆", "◇", "◎", "»"]
    /// Those that do so where most lines have one.
    private static let common: Set<Character> = ["=", "/", "#", "→", "⇒", "※"]
    /// Signs that stand behind a term or a meaning and belong to neither, where a space is in front of them.
    private static let tails: Set<Character> = ["-", "–", "—", ">", "*", "|", ":", "=", "/", "→", "★", "☆"]
    /// Those that need no space.
    private static let arrows = [">>", "->", "=>", "**"]
    private static let pointing = [" ->", " =>", " →"]
    private static let dashes: Set<Character> = ["-", "–", "—", "¨"]
    /// What stands behind a sign for a word that is left out, `~ 을 하다`.
    private static let particles: Set<String> = ["을", "를", "에", "의", "이", "가", "로", "으로", "와", "과", "에게", "에서", "한", "할", "하다"]
    private static let mostSigns = 4

    private let areLines: Bool
    /// The signs that may be taken from the front of a field, and from behind it.
    private var front: [WordField: Set<Character>] = [:]
    private var behind: [WordField: Set<Character>] = [:]
    /// The fields that bullets and boxes may be taken from, and those where they stand right at the first letter.
    private var haveBullets: Set<WordField> = []
    private var haveGluedBullets: Set<WordField> = []
    /// Whether endings of plurals stand behind terms, of which a dash alone is one: `der Wagen -`, `die Frau -en`.
    private let haveEndings: Bool
    /// Whether most meanings stand in brackets of their own, `( 발명하다 )`, bars stand between senses, `기쁘다|즐겁다`, and spaces are written as
    /// programs do, `race\ condition`.
    private let areBracketed: Bool
    private let haveBars: Bool
    private let haveBackslashes: Bool

    /// Looks at some rows, of lines that somebody typed or of a table; `isSpaced` where nothing but spaces parts their cells.
    init(_ rows: some Collection<WordContent>, areLines: Bool, isSpaced: Bool) {
        self.areLines = areLines
        func isHalf(_ count: Int) -> Bool { count > 2 && count * 2 >= rows.count }
        func areSeveral(_ count: Int) -> Bool { count > 2 && count * 5 >= rows.count }
        areBracketed = isHalf(rows.count { Self.inBrackets($0.meaning) != nil })
        // Endings that come again behind a bar are no senses: `먹|다`.
        let lasts = rows.filter { Self.hasBar($0.meaning) }.compactMap { $0.meaning.split(separator: "|").last }
        haveBars = areSeveral(lasts.count) && Set(lasts).count * 2 > lasts.count
        haveBackslashes = areSeveral(rows.count { Self.withoutBackslashes($0.term) != nil })
        haveEndings = rows.contains { content in
            content.term.split(separator: " ").last.map { last in
                last.count > 1 && last.first.map(Self.dashes.contains) == true
                    && last.drop(while: Self.dashes.contains).allSatisfy(\.isLetter)
            } == true
        }
        for field in [WordField.term, .meaning] {
            let texts = rows.map { $0[field] }
            let starts = texts.compactMap { text in text.first.flatMap { text.dropFirst().first == " " ? $0 : nil } }
            let led = Dictionary(starts.map { ($0, 1) }, uniquingKeysWith: +).filter { isHalf($0.value) }.keys
            let isPlaceholder = texts.count { text in
                text.hasPrefix("~ ")
                    && text.dropFirst(2).split(separator: " ").first.map { Self.particles.contains(String($0)) } == true
            }
            let common = isSpaced && isPlaceholder == 0 ? Self.common.union(["~"]) : Self.common
            let isLed = areLines || isHalf(starts.count(where: Self.spaced.contains))
            front[field] = (isLed ? Self.spaced : []).union(areLines ? common.intersection(led) : [])
            let ends = Dictionary(texts.compactMap { Self.tail(of: $0).map { ($0.sign, 1) } }, uniquingKeysWith: +)
            behind[field] = Set(ends.filter { areLines ? $0.value > 1 : isHalf($0.value) }.keys)
            let points = texts.count { $0.first.map { "・•".contains($0) } == true }
            let bulleted = texts.count { $0.first.map(Self.bullets.contains) == true }
            if areLines || isHalf(bulleted + texts.count { text in Self.boxes.contains(where: text.hasPrefix) }) {
                haveBullets.insert(field)
            }
            if areLines && points > 2 || isHalf(bulleted) { haveGluedBullets.insert(field) }
        }
    }

    /// The term and the meaning of a word without them.
    func bare(_ content: WordContent) -> WordContent {
        var result = content
        for field in [WordField.term, .meaning] where Self.mayHold(content[field]) {
            if let bare = bare(content[field], field) { result[field] = bare }
        }
        // What was set off as a whole is a term and its meaning now.
        if areLines, result.term.hasPrefix("**"), result.meaning.hasSuffix("**"), !result.term.dropFirst(2).contains("*"),
            !result.meaning.dropLast(2).contains("*")
        {
            result.term = Text.cleaned(String(result.term.dropFirst(2)))
            result.meaning = Text.cleaned(String(result.meaning.dropLast(2)))
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

    /// Whether bars stand right between letters, all of them of Korean, Japanese or Chinese.
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

    private static let firstSigns = Set("~[*`#").union(bullets).union(spaced).union(common)
    private static let lastSigns = Set(",;)]*`~").union(tails)

    /// Whether a text begins or ends with one of them, or holds two spaces.
    private static func mayHold(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return false }
        if !first.properties.isAlphabetic, firstSigns.contains(Character(first)) { return true }
        if !last.properties.isAlphabetic, lastSigns.contains(Character(last)) { return true }
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte == previous, byte == 0x20 { return true }
            previous = byte
        }
        return false
    }

    /// A text without them; nil where nothing is left.
    private func bare(_ text: String, _ field: WordField) -> String? {
        var result = areLines ? Self.withoutGaps(text) : text
        for _ in 0..<3 {
            let before = result
            result = withoutFront(result, field)
            // An arrow behind a term points to its meaning.
            let isArrow = areLines && field == .term && Self.pointing.contains(where: result.hasSuffix)
            if let (rest, sign) = Self.tail(of: result), isArrow || behind[field, default: []].contains(sign),
                !(field == .term && haveEndings && Self.dashes.contains(sign))
            {
                result = rest
            }
            if areLines { result = Self.unwrapped(Self.withoutEmpty(result), isTerm: field == .term) }
            if result == before { break }
        }
        return result.contains { $0.isLetter || $0.isFigure } ? result : nil
    }

    /// A text with one space for several between words.
    private static func withoutGaps(_ text: String) -> String {
        guard text.contains("  "), !text.contains(":  "), !text.contains("\n") else { return text }
        return Text.cleanedLine(text)
    }

    private func withoutFront(_ text: String, _ field: WordField) -> String {
        guard let first = text.first else { return text }
        if haveBullets.contains(field) {
            if Self.bullets.contains(first) {
                let rest = text.drop { Self.bullets.contains($0) }
                return rest.first == " " || haveGluedBullets.contains(field) ? Text.cleaned(String(rest)) : text
            }
            for box in Self.boxes where text.hasPrefix(box) { return Text.cleaned(String(text.dropFirst(box.count))) }
        }
        // The marks of headings are more than one sign.
        let marks = text.prefix { $0 == "#" }
        let signs = marks.count > 1 && areLines ? marks : text.prefix { front[field, default: []].contains($0) }
        let rest = text.dropFirst(signs.count)
        guard !signs.isEmpty, signs.count <= Self.mostSigns, rest.first == " ", let letter = rest.dropFirst().first,
            // `- 5도` is a number.
            letter.isLetter || "\"“‘'`([~*¿¡".contains(letter)
        else { return text }
        return Text.cleaned(String(rest))
    }

    /// A text without the signs behind it, and the last of these; nil where there are none.
    private static func tail(of text: String) -> (rest: String, sign: Character)? {
        guard let last = text.last, !last.isLetter else { return nil }
        if ",;".contains(last) { return text.count > 2 ? (Text.cleaned(String(text.dropLast())), last) : nil }
        let signs = text.reversed().prefix { tails.contains($0) }
        let rest = text.dropLast(signs.count)
        guard !signs.isEmpty, signs.count <= mostSigns, let end = rest.last else { return nil }
        // `vector<vector<int>>` is closed by its arrows.
        let isArrow = arrows.contains(where: text.hasSuffix) && !rest.contains { "*<".contains($0) }
        // `das Fenster, -` is the same for many.
        guard end == " " || isArrow || "★☆".contains(last), !rest.hasSuffix(", ") else { return nil }
        return (Text.cleaned(String(rest)), last)
    }

    /// A text without brackets behind it that hold nothing.
    private static func withoutEmpty(_ text: String) -> String {
        for empty in ["( )", "[ ]"] where text.hasSuffix(" " + empty) { return Text.cleaned(String(text.dropLast(empty.count))) }
        return text
    }

    /// A text without marks of Markdown around all of it, or around a bracket in it; of a term also around what stands in front of a bracket:
    /// `` `CDN` (Content Delivery Network) ``.
    private static func unwrapped(_ text: String, isTerm: Bool) -> String {
        for mark in ["**", "*", "`", "~~"] where text.hasPrefix(mark) {
            let inside = text.dropFirst(mark.count)
            if inside.hasSuffix(mark), !inside.dropLast(mark.count).contains(mark) {
                return Text.cleaned(String(inside.dropLast(mark.count)))
            }
            if mark == "`", isTerm, let close = inside.firstRange(of: "` ("), !inside[close.upperBound...].contains("`") {
                return String(inside[..<close.lowerBound] + inside[close.lowerBound...].dropFirst())
            }
        }
        guard text.utf8.contains(UInt8(ascii: "*")) else { return text }
        for (open, close) in [("*[", "]*"), ("*(", ")*")] where text.contains(open) && text.contains(close) {
            return text.replacing(open, with: open.suffix(1)).replacing(close, with: close.prefix(1))
        }
        return text
    }
}
