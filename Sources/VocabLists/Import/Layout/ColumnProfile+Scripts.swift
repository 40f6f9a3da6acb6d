import VocabCore

/// The scripts and letters of texts.
extension ColumnProfile {
    static func isVietnamese(_ letter: Unicode.Scalar) -> Bool {
        (0x1EA0...0x1EF9).contains(letter.value) || [0x111, 0x1A1, 0x1B0].contains(letter.value)
    }

    static func holdsHangul(_ text: String) -> Bool { text.unicodeScalars.contains(where: Hangul.isSyllable) }

    /// Whether a text is a form of Korean grammar; a particle behind the tilde says where an object stands: `~을 극복하다`.
    static func isKoreanForm(_ text: String) -> Bool {
        if text.hasPrefix("~") { return !text.dropFirst().drop { $0 == " " }.prefix(1).contains { "을를에의이가로와과".contains($0) } }
        return text.contains("(으)") || text.hasPrefix("-") && !text.hasPrefix("- ")
    }

    /// A macron, the caron of pinyin, and letters of the phonetic alphabet.
    static func hasTranscriptionMark(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x101, 0x113, 0x12B, 0x14D, 0x16B, 0x1CD...0x1DC, 0x250...0x2AF, 0x304, 0x30C: true
            default: false
            }
        }
    }

    /// Whether all its letters are kana, and there are any.
    static func isKana(_ text: String) -> Bool {
        let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
        return !letters.isEmpty && letters.allSatisfy { (0x3040...0x30FF).contains($0.value) }
    }

    static func scripts(of text: String) -> Set<Script> {
        Set(text.unicodeScalars.lazy.filter(\.properties.isAlphabetic).map { Script(of: $0) ?? .other })
    }

    static func script(of values: some Sequence<String>) -> Script {
        var counts: [Script: Int] = [:]
        for scalar in values.lazy.flatMap(\.unicodeScalars) where scalar.properties.isAlphabetic {
            counts[Script(of: scalar) ?? .other, default: 0] += 1
        }
        // Japanese is written in both.
        if let kana = counts[.kana], kana * 5 > counts[.han] ?? 0 { return .kana }
        return counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key ?? .other
    }
}
