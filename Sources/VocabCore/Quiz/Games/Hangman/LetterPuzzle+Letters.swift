@_spi(_Unicode) import Swift

extension LetterPuzzle.Letter {
    /// The letters of a text that was typed, without what is no letter.
    static func all(in text: String) -> [Self] {
        Text.normalized(text).unicodeScalars.flatMap { strokes(of: $0).map(\.letter) }
    }

    /// What must be typed for `scalar`; nothing where it is no letter.
    static func strokes(of scalar: Unicode.Scalar) -> [LetterPuzzle.Stroke] {
        if Script(of: scalar) == .hangul {
            return Hangul.strokes(of: scalar).compactMap { stroke in
                letter(of: stroke).map { LetterPuzzle.Stroke(text: String(stroke), letter: $0) }
            }
        }
        if let parts = parts(of: scalar) {
            return parts.unicodeScalars.compactMap { part in
                letter(of: part).map { LetterPuzzle.Stroke(text: String(part), letter: $0) }
            }
        }
        return letter(of: scalar).map { [LetterPuzzle.Stroke(text: String(scalar), letter: $0)] } ?? []
    }

    /// Whether `scalar` belongs to the letter before it: an accent, or the sign of a vowel.
    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "ﾞ" || scalar == "ﾟ" { return true }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    /// The simplest form of a letter; nil where `scalar` is none.
    private static func letter(of scalar: Unicode.Scalar) -> Self? {
        if let single = singleJamo[scalar] { return Self(scalar: single) }
        // Letters of old syllables, which no keyboard of today types.
        if (0x1100...0x11FF).contains(scalar.value) || (0x3165...0x318E).contains(scalar.value) { return nil }
        let narrow = (0xFF01...0xFF5E).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
        let wide = fullWidth(narrow)
        let lower = wide.properties.lowercaseMapping.unicodeScalars.first ?? narrow
        let base = String(lower)._nfd.first { _ in true } ?? lower
        switch base.properties.generalCategory {
        case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .otherLetter:
            return Self(scalar: alike[base] ?? hiragana(base))
        default: return nil
        }
    }

    /// The letters that are typed with Shift, and those on the same keys that are written twice for them.
    private static let singleJamo: [Unicode.Scalar: Unicode.Scalar] = ["ㄲ": "ㄱ", "ㄸ": "ㄷ", "ㅃ": "ㅂ", "ㅆ": "ㅅ", "ㅉ": "ㅈ"]

    /// Letters that have no accent to be taken off and are on few keyboards, and what is typed for them.
    private static let alike: [Unicode.Scalar: Unicode.Scalar] = [
        "ß": "s", "æ": "a", "œ": "o", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "t", "ħ": "h", "ı": "i", "ŋ": "n", "ŧ": "t",
        "ĸ": "k", "ſ": "s", "ª": "a", "º": "o", "ς": "σ",
    ]

    /// The letters that a ligature is made of, as its compatibility decomposition has them; nil where `scalar` is none.
    private static func parts(of scalar: Unicode.Scalar) -> String? {
        ligatures[scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar]
    }

    private static let ligatures: [Unicode.Scalar: String] = [
        "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st", "ĳ": "ij", "ǆ": "dz", "ǉ": "lj", "ǌ": "nj",
        "ǳ": "dz", "ŉ": "n", "ŀ": "l",
    ]

    /// The katakana of full width for one of half width; everything else as it is.
    private static func fullWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        (0xFF66...0xFF9D).contains(scalar.value) ? katakana[Int(scalar.value) - 0xFF66] : scalar
    }

    /// The katakana from U+FF66 to U+FF9D, in their order, as they are in full width.
    private static let katakana = Array(
        "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars)

    /// The hiragana of a katakana; everything else as it is.
    private static func hiragana(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        (0x30A1...0x30F6).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0x60) ?? scalar : scalar
    }
}
