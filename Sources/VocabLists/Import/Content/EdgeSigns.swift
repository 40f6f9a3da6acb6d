import VocabCore

/// Signs of lists and of their layout that are left at the edges of terms and meanings once nobody needs them any more: `・食べる`, `> το σπίτι`,
/// `put off >>`, `– lasting`, `*jalan-jalan*`.
struct EdgeSigns {
    /// Signs that stand in front of entries, and begin none.
    private static let bullets: Set<Character> = [
        "・", "•", "▪", "▫", "◦", "★", "☆", "▶", "►", "▷", "➔", "➜", "✓", "✔", "☑", "✅", "↳", "☞", "☐",
    ]
    /// Those that do so with a space behind them, and those that only do where most rows have one.
    private static let spaced: Set<Character> = ["-", "–", "—", ">", "*", "|", ":", "·", "●", "○", "■", "□", "◆", "◇", "◎", "»"]
    private static let common: Set<Character> = ["=", "/", "+", "#", "→", "⇒", "※"]
    /// Signs that stand behind a term or a meaning and belong to neither, where a space is in front of them.
    private static let behind: Set<Character> = ["-", "–", "—", ">", "*", "|", ":", "=", "/", "→", "★", "☆"]
    /// Those that need no space.
    private static let glued = [">>", "->", "=>", "**"]
    private static let mostSigns = 4

    /// What most rows have in front of a field.
    private let front: [WordField: Set<Character>]
    /// Whether most meanings stand in brackets of their own, `( 발명하다 )`, and whether bars stand between senses, `기쁘다|즐겁다`.
    private let areBracketed: Bool
    private let haveBars: Bool

    /// Looks at some rows, between whose cells `delimiter` stands.
    init(_ rows: some Collection<WordContent>, _ delimiter: Delimiter) {
        areBracketed = rows.count > 3 && rows.count { Self.inBrackets($0.meaning) != nil } * 10 >= rows.count * 6
        haveBars = delimiter.sign != "|" && rows.count { Self.hasBar($0.meaning) } > 2
        let common = delimiter.sign == " " ? Self.common.union(["~"]) : Self.common
        var front: [WordField: Set<Character>] = [:]
        for field in [WordField.term, .meaning] {
            let signs = rows.compactMap { content -> Character? in
                let text = content[field]
                guard let sign = text.first, common.contains(sign), text.dropFirst().first == " " else { return nil }
                return sign
            }
            let most = Dictionary(signs.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 3 && $0.value * 2 > rows.count }
            front[field] = Self.spaced.union(most.keys)
        }
        self.front = front
    }

    /// Takes them away from a term and its meaning; whether there were any.
    func take(from content: inout WordContent) -> Bool {
        let original = content
        for field in [WordField.term, .meaning] where Self.mayHold(content[field]) {
            if let bare = bare(content[field], field) { content[field] = bare }
        }
        if areBracketed, let inside = Self.inBrackets(content.meaning) { content.meaning = inside }
        if haveBars, Self.hasBar(content.meaning) { content.meaning = content.meaning.replacing("|", with: "; ") }
        return content != original
    }

    /// What stands in brackets around all of a text.
    private static func inBrackets(_ text: String) -> String? {
        guard text.first == "(", text.last == ")", !text.dropFirst().contains("("), text.count > 2 else { return nil }
        return Text.cleaned(String(text.dropFirst().dropLast()))
    }

    /// Whether bars stand right between letters.
    private static func hasBar(_ text: String) -> Bool {
        guard text.utf8.contains(UInt8(ascii: "|")) else { return false }
        let senses = text.split(separator: "|", omittingEmptySubsequences: false)
        return senses.dropLast().allSatisfy { $0.last?.isLetter == true }
            && senses.dropFirst().allSatisfy { $0.first?.isLetter == true }
    }

    /// Whether a text begins or ends with something else than a letter, or holds two spaces.
    private static func mayHold(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return false }
        if !first.properties.isAlphabetic || !last.properties.isAlphabetic { return true }
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte == previous, byte == 0x20 { return true }
            // Programs write `race\\ condition` where a space ends no name.
            if byte == 0x20, previous == UInt8(ascii: "\\") { return true }
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
            result = Self.withoutBehind(result)
            result = Self.unwrapped(result)
            // `CDN` (Content Delivery Network)
            if field == .term, result.first == "`", result.count(where: { $0 == "`" }) == 2 {
                result = result.filter { $0 != "`" }
            }
            if result == before { break }
        }
        return result.contains { $0.isLetter || $0.isFigure } ? result : nil
    }

    /// A text with one space for several.
    private static func withoutGaps(_ text: String) -> String {
        let text = text.contains("\\ ") ? text.replacing("\\ ", with: " ") : text
        guard text.contains("  ") else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { Text.cleanedLine(String($0)) }
            .joined(separator: "\n")
    }

    private func withoutFront(_ text: String, _ field: WordField) -> String {
        guard let first = text.first else { return text }
        if Self.bullets.contains(first) { return Text.cleaned(String(text.drop { Self.bullets.contains($0) })) }
        for box in ["[x] ", "[X] ", "[ ] "] where text.hasPrefix(box) { return Text.cleaned(String(text.dropFirst(box.count))) }
        // The marks of headings are more than one sign.
        let marks = text.prefix { $0 == "#" }
        let signs = marks.count > 1 ? marks : text.prefix { front[field, default: Self.spaced].contains($0) }
        let rest = text.dropFirst(signs.count)
        guard !signs.isEmpty, signs.count <= Self.mostSigns, rest.first == " ", let letter = rest.dropFirst().first,
            // `- 5도` is a number.
            letter.isLetter || "\"“‘'`([~*¿¡".contains(letter)
        else { return text }
        let lines = rest.split(separator: "\n")
        // Further lines with the same sign are senses.
        return lines.map { line in
            Text.cleaned(String(line.hasPrefix(signs + " ") ? line.dropFirst(signs.count) : line))
        }.joined(separator: "\n")
    }

    private static func withoutBehind(_ text: String) -> String {
        guard let last = text.last, !last.isLetter else { return text }
        for empty in ["()", "( )", "[]", "[ ]", "("] where text.hasSuffix(" " + empty) {
            return Text.cleaned(String(text.dropLast(empty.count)))
        }
        if ",;".contains(last), text.count > 2 { return Text.cleaned(String(text.dropLast())) }
        let signs = text.reversed().prefix { behind.contains($0) }
        let rest = text.dropLast(signs.count)
        guard !signs.isEmpty, signs.count <= mostSigns, let end = rest.last else { return text }
        let isGlued =
            glued.contains(where: text.hasSuffix) && !rest.contains("**") || last == "★" || last == "☆"
            // A note below the list is meant; `A*` is a term.
            || signs.count == 1 && last == "*" && !rest.contains("*") && rest.count { $0.isLetter } > 2 && end.isLetter
        // `das Fenster, -` is the same for many.
        guard end == " " || isGlued, !rest.hasSuffix(", ") else { return text }
        return Text.cleaned(String(rest))
    }

    /// A text without marks of Markdown around all of it, around a bracket in it, or in front of it alone.
    private static func unwrapped(_ text: String) -> String {
        for mark in ["**", "*", "`"] where text.hasPrefix(mark) {
            let inside = text.dropFirst(mark.count)
            if inside.hasSuffix(mark), !inside.dropLast(mark.count).contains(mark) {
                return Text.cleaned(String(inside.dropLast(mark.count)))
            }
            if mark == "**", !inside.contains("*"), inside.first?.isLetter == true { return String(inside) }
        }
        for (open, close) in [("*[", "]*"), ("*(", ")*")] where text.contains(open) && text.contains(close) {
            return text.replacing(open, with: open.suffix(1)).replacing(close, with: close.prefix(1))
        }
        return text
    }
}
