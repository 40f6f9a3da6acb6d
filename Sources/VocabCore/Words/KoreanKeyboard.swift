/// The Korean keyboard with two sets of letters (두벌식, KS X 5002) on the same keys as the Latin one: what a text would have been,
/// had the other of the two been switched on.
///
/// `sodwkdrh` is 냉장고, `벼ㅑㅋ` is quiz. Both ways are inverse to each other for Latin letters (in capitals only those that Shift gives
/// another Hangul letter) and for Hangul syllables; everything else stays as it is.
package enum KoreanKeyboard {
    /// What the keys of `text`, which was typed on the Latin keyboard, write on the Korean one.
    package static func hangul(fromLatin text: String) -> String {
        Hangul.composed(text.unicodeScalars.flatMap { letters[$0].map { [$0] } ?? Hangul.strokes(of: $0) })
    }

    /// What the keys of `text`, which was typed on the Korean keyboard, write on the Latin one.
    package static func latin(fromHangul text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in Text.normalized(text).unicodeScalars {
            for stroke in Hangul.strokes(of: scalar) { result.append(keys[stroke] ?? stroke) }
        }
        return String(result)
    }

    private static let keys: [Unicode.Scalar: Unicode.Scalar] = [
        "ㅂ": "q", "ㅈ": "w", "ㄷ": "e", "ㄱ": "r", "ㅅ": "t", "ㅛ": "y", "ㅕ": "u", "ㅑ": "i", "ㅐ": "o", "ㅔ": "p",
        "ㅁ": "a", "ㄴ": "s", "ㅇ": "d", "ㄹ": "f", "ㅎ": "g", "ㅗ": "h", "ㅓ": "j", "ㅏ": "k", "ㅣ": "l",
        "ㅋ": "z", "ㅌ": "x", "ㅊ": "c", "ㅍ": "v", "ㅠ": "b", "ㅜ": "n", "ㅡ": "m",
        "ㅃ": "Q", "ㅉ": "W", "ㄸ": "E", "ㄲ": "R", "ㅆ": "T", "ㅒ": "O", "ㅖ": "P",
    ]

    /// The letter on each key; Shift changes it on seven of them alone.
    private static let letters: [Unicode.Scalar: Unicode.Scalar] = {
        var letters: [Unicode.Scalar: Unicode.Scalar] = [:]
        for (letter, key) in keys { letters[key] = letter }
        for (letter, key) in keys {
            let capital = key.properties.uppercaseMapping.unicodeScalars.first ?? key
            if letters[capital] == nil { letters[capital] = letter }
        }
        return letters
    }()
}
