import VocabCore

/// A line of a note in two scripts, taken apart: `1. book [북] - 책 (I read a book.)`.
///
/// The script by which its sides are told apart is `anchor`, Hangul where a text has any, else Latin letters; all others are foreign.
struct NoteLine {
    /// What a line is by the scripts of its letters.
    enum Kind: Equatable {
        /// Nothing that can be read.
        case blank
        /// One script alone.
        case single(isAnchor: Bool)
        /// One script, and another behind it.
        case pair(Pair)
        /// Letters in brackets alone.
        case framed
        /// Anything else.
        case odd
    }

    /// A word and its meaning, whichever stands in front.
    struct Pair: Equatable {
        let front: String
        /// What stands between them without the spaces around it; empty where that is spaces alone.
        let sign: String
        /// That with the spaces around it.
        let gap: String
        /// Whether a space stands behind the sign.
        var isSpacedBehind: Bool { gap.last == " " }
        /// The part of speech between the front and the sign: `友達 명. = 친구`.
        let part: String?
        let back: String
        /// The sentence behind the back that is an example.
        let example: String?
        let startsWithAnchor: Bool
        let isFrontSentence: Bool
        let isBackSentence: Bool
    }

    /// How far in it begins.
    let indent: Int
    /// What stands in front of it, `#.` for a number, `①` for one in a circle: `1.`, `-`.
    let mark: String
    /// The number in it.
    let number: Int?
    /// What stands behind the mark.
    let text: String
    /// What a label in front, `ex) …`, says that it is an example; nil for other lines.
    let labelled: String?
    let kind: Kind

    private static let points: Set<Character> = [
        "-", "*", "•", "·", "○", "●", "◦", "▪", "■", "□", "☐", "☆", "★", "▶", ">", "✓", "※", "→", "+",
    ]

    /// Takes `line` apart by where letters of `anchor` and others stand.
    init(_ line: Substring, anchor: Script) {
        let line = line.contains("\u{3000}") ? line.replacing("\u{3000}", with: "  ")[...] : line
        var rest = line.drop { $0 == " " || $0 == "\t" }
        indent = line[..<rest.startIndex].reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
        while rest.last == " " || rest.last == "\t" { rest.removeLast() }
        let whole = rest
        (mark, rest) = Self.mark(of: rest)
        number = mark.contains("#") ? Int(whole.drop { !$0.isFigure }.prefix { $0.isFigure }) : nil
        text = rest.ranges(of: "**").count == 2 ? String(rest).replacing("**", with: "") : String(rest)
        labelled = ExampleLabels.example(in: line)
        kind = NoteLineParser(Array((labelled ?? text).replacing("<->", with: "↔")), anchor: anchor).kind
    }

    /// Whether it ends as a sentence of three words does, or one of five characters where words are not spaced.
    static func isSentence(_ text: String) -> Bool {
        var bare = text[...]
        while let last = bare.last, "\"”’')）」』".contains(last) { bare.removeLast() }
        guard let end = bare.last, ".!?。！？…".contains(end) else { return false }
        let words = bare.split(separator: " ")
        // `etc.`, `a.m.`
        if let last = words.last, PartOfSpeech.areKnown(String(last)) || last == "etc." || last.dropLast().contains(".") {
            return false
        }
        let script = Script(ofFirstLetterIn: bare)
        if script == .hangul { return words.count > 1 && end != "…" }
        return words.count > 2 || [.han, .kana, .thai].contains(script) && bare.count > 3
    }

    /// The number or the point in front of a line, and what follows.
    private static func mark(of line: Substring) -> (String, Substring) {
        guard let first = line.first else { return ("", line) }
        // `★4. adequate`
        let starred = line.drop { "★☆*".contains($0) }
        if starred.count < line.count, starred.first?.isFigure == true { return mark(of: starred) }
        if points.contains(first) {
            let rest = line.dropFirst()
            return rest.first == " " || rest.first == "\t" ? (String(first), rest.drop { $0 == " " || $0 == "\t" }) : ("", line)
        }
        // Ticks and pictures: `✔ chop : 썰다`, `✅ preheat : 예열하다`.
        if first.unicodeScalars.first?.properties.generalCategory == .otherSymbol, line.dropFirst().first == " ",
            !(0x2460...0x24FF).contains(first.unicodeScalars.first?.value ?? 0)
        {
            return ("✓", line.dropFirst().drop { $0 == " " })
        }
        if let value = first.unicodeScalars.first?.value, (0x2460...0x2473).contains(value) {
            return ("①", line.dropFirst().drop { $0 == " " })
        }
        let isOpen = first == "("
        let digits = line.dropFirst(isOpen ? 1 : 0).prefix { $0.isFigure }
        guard !digits.isEmpty, digits.count < 5 else { return ("", line) }
        let behind = line[digits.endIndex...]
        guard let sign = behind.first, sign == ")" || !isOpen && sign == ".", behind.dropFirst().first?.isFigure == false else {
            return ("", line)
        }
        return ((isOpen ? "(" : "") + "#" + String(sign), behind.dropFirst().drop { $0 == " " || $0 == "\t" })
    }
}
