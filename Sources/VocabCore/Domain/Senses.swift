/// The single meanings inside a meaning: `버리다, 포기하다(영구히)` has the senses `버리다` and `포기하다`.
///
/// Senses are split at `;` `,` `/` `，` `、` `·` and line breaks outside brackets, and compared without bracketed remarks,
/// leading list numbers, tildes, ellipses, end punctuation and spaces. Two meanings that share a sense answer the same question.
public struct Senses: Equatable, Sendable {
    /// The senses as they stand, trimmed, in the order given, each once.
    public let texts: [String]
    /// The keys by which senses are compared, in the same order.
    public let keys: [String]

    /// Takes `meaning` apart. A meaning that is nothing but remarks is one sense: itself.
    public init(of meaning: String) {
        var texts: [String] = []
        var keys: [String] = []
        for part in Self.split(meaning) {
            let key = Self.key(part)
            guard !key.isEmpty, !keys.contains(key) else { continue }
            texts.append(Text.cleanedLine(part))
            keys.append(key)
        }
        if keys.isEmpty {
            texts = [Text.cleanedLine(meaning)]
            keys = [Text.key(meaning)]
        }
        self.texts = texts
        self.keys = keys
    }

    /// The keys of everything between separators in `meaning`, in brackets or not: what was written, not what it means.
    static func parts(of meaning: String) -> Set<String> {
        Set(meaning.unicodeScalars.split(whereSeparator: separators.contains).map { Text.key(String($0)) })
    }

    /// Whether some sense of these is also among `others`.
    public func share(with others: Senses) -> Bool {
        keys.contains(where: others.keys.contains)
    }
}

extension Senses {
    static let opening: [Unicode.Scalar: Unicode.Scalar] = [
        "(": ")", "[": "]", "{": "}", "（": "）", "［": "］", "〔": "〕", "【": "】", "<": ">", "〈": "〉",
    ]
    static let separators: Set<Unicode.Scalar> = [";", ",", "/", "，", "、", "·", "；", "／", "\n"]
    static let ornaments: Set<Unicode.Scalar> = [
        "~", "〜", "～", "…", ".", "。", "!", "?", "\"", "'", "“", "”", "‘", "’", "-", "–", "—", "=", "*",
    ]

    /// The parts of `meaning` between separators; a bracket that never closes hides nothing.
    private static func split(_ meaning: String) -> [String] {
        let scalars = Array(meaning.unicodeScalars)
        var parts: [String] = []
        var part = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            if let end = bracketEnd(in: scalars, from: index) {
                part.append(contentsOf: scalars[index...end])
                index = end + 1
                continue
            }
            if separators.contains(scalars[index]) {
                parts.append(String(part))
                part = String.UnicodeScalarView()
            } else {
                part.append(scalars[index])
            }
            index += 1
        }
        parts.append(String(part))
        return parts
    }

    /// The key of one sense, without remarks in brackets and what else does not count.
    private static func key(_ part: String) -> String {
        let scalars = Array(Text.key(part).unicodeScalars)
        var kept = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            if let end = bracketEnd(in: scalars, from: index) {
                index = end + 1
                continue
            }
            if !ornaments.contains(scalars[index]) && scalars[index] != " " { kept.append(scalars[index]) }
            index += 1
        }
        return withoutNumber(String(kept))
    }

    /// Where the bracket that opens at `start` closes, within 200 characters; nil when none opens there or it never closes.
    static func bracketEnd(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
        guard let closing = opening[scalars[start]] else { return nil }
        var depth = 0
        for index in start..<min(scalars.count, start + 200) {
            if scalars[index] == scalars[start] { depth += 1 }
            if scalars[index] == closing {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    /// `text` without a number of a list at its head (`①버리다`); a text that is all number keeps it.
    private static func withoutNumber(_ text: String) -> String {
        let rest = text.unicodeScalars.drop { (0x2460...0x2473).contains($0.value) }
        return rest.isEmpty ? text : String(rest)
    }
}
