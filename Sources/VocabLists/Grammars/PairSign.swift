import VocabCore

/// A class of signs between a word and its meaning, which people write in several ways.
struct PairSign {
    /// How it is named to the learner.
    let delimiter: Delimiter
    /// The spellings, of which the first that stands in a line parts it; those with spaces come first.
    let spellings: [[Unicode.Scalar]]
    /// Whether the sign must have white space on one side at least.
    let needsSpace: Bool
    private let firsts: [Unicode.Scalar]

    private init(_ name: String, _ spellings: [String], needsSpace: Bool = false) {
        delimiter = Delimiter(sign: name)
        self.spellings = spellings.map { Array($0.unicodeScalars) }
        firsts = self.spellings.compactMap(\.first)
        self.needsSpace = needsSpace
    }

    /// All classes.
    static let all = [
        PairSign(" - ", ["-", "–", "—", "―", "−", "--"], needsSpace: true),
        PairSign("—", ["—", "–", "――"]),
        PairSign(":", [":", "："]),
        PairSign("=", ["=", "＝"]),
        PairSign("->", ["->", "→", "=>", "⇒", "➡", "➔", "-->", "⟶"]),
        PairSign("-", ["-"]),
        PairSign(",", [",", "，"]),
        PairSign(";", [";"]),
        PairSign("|", ["|", "｜"]),
        PairSign("/", ["/"], needsSpace: true),
        PairSign("(", ["(", "（"]),
        PairSign("  ", ["  ", "\t", "\u{3000}", "\u{A0}\u{A0}"]),
    ]

    /// A sign that the learner said.
    ///
    /// Whoever names one way to write it means all: `->` is `→` as well.
    init(said delimiter: Delimiter) {
        let sign = delimiter.sign
        let known = Self.all.first {
            $0.delimiter == delimiter || !$0.needsSpace && $0.spellings.contains(Array(sign.unicodeScalars))
        }
        self = known ?? PairSign(sign, [sign])
    }

    /// Whether the meaning stands in a bracket behind the word: `apple (사과)`.
    var isBracket: Bool { delimiter.sign == "(" }

    /// Where it stands first in `text`, outside of brackets; nil where nothing is in front of it or behind it.
    func range(in text: [Unicode.Scalar]) -> Range<Int>? {
        if isBracket { return bracket(in: text) }
        // `der Tisch, -e - table`: what stands apart comes first.
        return needsSpace ? range(in: text, isApart: true) ?? range(in: text, isApart: false) : range(in: text, isApart: false)
    }

    private func range(in text: [Unicode.Scalar], isApart: Bool) -> Range<Int>? {
        guard let first = text.firstIndex(where: { Script(of: $0) != nil }),
            let last = text.lastIndex(where: { Script(of: $0) != nil }), first < last
        else {
            return nil
        }
        var depth = 0
        var isSound = false
        for index in text.indices {
            let scalar = text[index]
            // `/ˈæpl/` is a bracket of its own.
            if scalar == "/", isSound ? Self.closesSound(index, text) : Self.opensSound(index, text) {
                isSound.toggle()
                depth = max(0, depth + (isSound ? 1 : -1))
            } else if Self.opens(scalar) {
                depth += 1
            } else if Self.closes(scalar) {
                depth = max(0, depth - 1)
            } else if depth == 0, index > first, index < last, let end = end(at: index, in: text, isApart: isApart), end <= last {
                return index..<end
            }
        }
        // A bracket that never closes hides nothing.
        guard depth > 0 else { return nil }
        return (first + 1..<last).lazy.compactMap { index in end(at: index, in: text, isApart: isApart).map { index..<$0 } }.first
        {
            $0.upperBound <= last
        }
    }

    /// The bracket that ends the text, where something stands in front of it.
    private func bracket(in text: [Unicode.Scalar]) -> Range<Int>? {
        guard let last = text.last, Self.closes(last), let open = text.lastIndex(where: { $0 == "(" || $0 == "（" }), open > 0,
            text[..<open].contains(where: { Script(of: $0) != nil }), open + 2 < text.count
        else { return nil }
        return open..<(open + 1)
    }

    private static let longestSound = 100

    /// Whether a slash opens how a word is said, and another closes it further on.
    private static func opensSound(_ index: Int, _ text: [Unicode.Scalar]) -> Bool {
        guard index + 1 < text.count, !text[index + 1].properties.isWhitespace,
            index == 0 || text[index - 1].properties.isWhitespace
        else { return false }
        return text[(index + 2)...].prefix(longestSound).indices.contains { text[$0] == "/" && closesSound($0, text) }
    }

    private static func closesSound(_ index: Int, _ text: [Unicode.Scalar]) -> Bool {
        !text[index - 1].properties.isWhitespace && (index + 1 == text.count || Script(of: text[index + 1]) == nil)
    }

    /// Whether a bracket opens.
    static func opens(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "(", "[", "{", "（", "【", "〔", "「": true
        default: false
        }
    }

    /// Whether a bracket closes.
    static func closes(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ")", "]", "}", "）", "】", "〕", "」": true
        default: false
        }
    }

    /// The end of the sign, if it stands at `index`, with white space on both sides where it is wanted so.
    private func end(at index: Int, in text: [Unicode.Scalar], isApart: Bool) -> Int? {
        guard firsts.contains(text[index]) else { return nil }
        guard let sign = spellings.filter({ text[index...].starts(with: $0) }).max(by: { $0.count < $1.count }) else {
            return nil
        }
        let end = index + sign.count
        guard needsSpace else {
            // A time or an address is no sign.
            if sign == [":"], end < text.count,
                text[end] == "/" || ("0"..."9").contains(text[end]) && ("0"..."9").contains(text[index - 1])
            {
                return nil
            }
            if sign == ["-"], end < text.count, text[end] == ">" || text[end] == "-" { return nil }
            if sign == ["="], end < text.count, text[end] == ">" { return nil }
            return end
        }
        let isBehind = index > 0 && text[index - 1].properties.isWhitespace
        let isBefore = end < text.count && text[end].properties.isWhitespace
        if sign == ["-"], end < text.count, text[end] == ">" { return nil }
        return isApart ? isBehind && isBefore ? end : nil : isBehind || isBefore ? end : nil
    }
}
