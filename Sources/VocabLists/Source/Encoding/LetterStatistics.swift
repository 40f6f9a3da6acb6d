import VocabCore

/// How much of some bytes makes sense in each of the encodings in which a character takes one byte.
///
/// They are read in each, and letters are looked at that are not ASCII: whether one language has all of them, and whether capitals
/// stand where capitals do.
struct LetterStatistics {
    let scores: [(encoding: TextEncoding, score: Double)]

    private static let bytesLookedAt = 1 << 14
    /// Where letters fit as well, Western European text is likelier: accents stand for others there.
    private static let rareEncodings: Set<TextEncoding> = [.windows1250, .iso88592, .windows1254, .windows1258, .macRoman]

    init(_ sample: ArraySlice<UInt8>) {
        var lines: [UInt8] = []
        for line in sample.split(separator: 0x0A) where line.contains(where: { $0 >= 0x80 }) {
            lines += line.prefix(Self.bytesLookedAt) + [0x0A]
            if lines.count > Self.bytesLookedAt { break }
        }
        scores = Self.alphabets.compactMap { encoding, alphabets in
            guard let decoded = TextDecoder.decoded(lines, as: encoding) else { return nil }
            let text = Array(String(decoding: decoded, as: UTF8.self).unicodeScalars)
            let known = alphabets.map { Self.score(text, $0) }.max() ?? 0
            let score = known - (encoding == .windows1252 ? Self.shareOfHungarian(text) : 0)
            let isVietnamese = encoding == .windows1258 && text.contains { (0x1EA0...0x1EF9).contains($0.value) }
            return (encoding, Self.rareEncodings.contains(encoding) && !isVietnamese ? score * 0.88 : score)
        }
    }

    /// The share of letters that stand where Hungarian has `ő` and `ű`, beside others of it: Portuguese has no `õ` without `ã`, and Estonian no `á`.
    private static func shareOfHungarian(_ text: [Unicode.Scalar]) -> Double {
        let letters = text.filter { !$0.isASCII }
        let found = letters.count { "õûÕÛ".unicodeScalars.contains($0) }
        let isHungarian =
            letters.contains("õ") && !letters.contains("ã") && letters.contains { "áé".unicodeScalars.contains($0) }
            && letters.contains { "öü".unicodeScalars.contains($0) }
        return isHungarian ? Double(found) / Double(letters.count) : 0
    }

    /// The worth of all characters beyond ASCII together, as text of a language with these letters.
    private static func score(_ text: [Unicode.Scalar], _ alphabet: Set<Unicode.Scalar>) -> Double {
        var sum = 0.0
        var count = 0
        for (index, scalar) in text.enumerated() where !scalar.isASCII {
            count += 1
            sum += worth(
                scalar, before: index > 0 ? text[index - 1] : " ", after: index + 1 < text.count ? text[index + 1] : " ", alphabet
            )
        }
        return count == 0 ? 0 : sum / Double(count)
    }

    private static func worth(
        _ scalar: Unicode.Scalar, before: Unicode.Scalar, after: Unicode.Scalar, _ alphabet: Set<Unicode.Scalar>
    ) -> Double {
        if scalar == "\u{FFFD}" || scalar.properties.generalCategory == .control { return -2 }
        if thai.contains(scalar.value) {
            return isLatin(before) || isLatin(after) ? -0.3 : thaiWorth(scalar, before, after, alphabet)
        }
        if scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark {
            let small = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
            guard alphabet.contains(small) else { return 0.2 }
            // Letters of other alphabets keep to themselves.
            let isOfOtherAlphabet = (0x370..<0x1E00).contains(scalar.value)
            if isOfOtherAlphabet, isLatin(before) || isLatin(after) { return -0.3 }
            let isCapital = scalar.properties.isUppercase
            if isCapital, before.properties.isLowercase || before.properties.isUppercase && after.properties.isLowercase {
                return -0.3
            }
            if !isCapital, after.properties.isUppercase { return -0.3 }
            if isCapital, before.properties.isUppercase || after.properties.isUppercase { return 0.7 }
            // Few letters with accents are words of their own.
            if scalar.value < 0x400, !before.properties.isAlphabetic, !after.properties.isAlphabetic, !words.contains(small) {
                return 0.2
            }
            // In words of Latin letters most are ASCII.
            if isOfOtherAlphabet { return common.contains(small) ? 1 : 0.7 }
            return isLatin(before) || isLatin(after) ? 1 : 0.6
        }
        // Nobody draws boxes between words.
        if (0x2500...0x25FF).contains(scalar.value) { return -0.5 }
        // Nothing is raised to a power in front of a letter, or asked behind one: `wa³ek`, `³y¿eczka` are in another encoding.
        if "¹²³".unicodeScalars.contains(scalar), after.properties.isLowercase { return -0.5 }
        if "¿¡".unicodeScalars.contains(scalar), before.properties.isAlphabetic, after.properties.isAlphabetic { return -0.5 }
        let isInside = before.properties.isAlphabetic && after.properties.isAlphabetic && scalar != "’"
        return punctuation.contains(scalar) && !isInside ? 0.8 : 0.1
    }

    private static func isLatin(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && scalar.properties.isAlphabetic }

    private static let punctuation = Set("«»‘’“”„‚…–—¿¡°·€\u{A0}".unicodeScalars)
    private static let words = letters("àáâéèêóôöåæø")
    private static let thai: ClosedRange<UInt32> = 0xE01...0xE5B

    /// Thai vowels above and below, and tones, stand behind a consonant; vowels in front stand before one.
    private static func thaiWorth(
        _ scalar: Unicode.Scalar, _ before: Unicode.Scalar, _ after: Unicode.Scalar, _ alphabet: Set<Unicode.Scalar>
    ) -> Double {
        guard alphabet.contains("ก") else { return 0.2 }
        switch scalar.value {
        case 0xE31, 0xE34...0xE3A, 0xE47...0xE4E: return thai.contains(before.value) ? 1 : -1
        case 0xE40...0xE44: return (0xE01...0xE2E).contains(after.value) ? 1 : -1
        case 0xE3F, 0xE4F...0xE5B: return 0.1
        default: return rareThai.contains(scalar) ? 0.1 : 1
        }
    }

    /// Letters that are one of thirty in Thai texts all together.
    private static let rareThai = letters("ฃฅฆฌฎฏฐฑฒณฬฮฤฦฯๅๆ")

    /// The letters beyond ASCII of languages that are written in each encoding.
    private static let alphabets: [(TextEncoding, [Set<Unicode.Scalar>])] = [
        (.windows1252, western), (.windows1250, central), (.iso88592, central),
        (.windows1254, besideGerman([letters("çğıöşüâîûi̇")])),
        (.windows1251, cyrillic), (.koi8r, cyrillic), (.macRoman, western), (.tis620, [letters("ก")]),
        (.windows1258, [vietnamese]), (.windows1253, [letters("αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ")]),
        (.windows1255, [letters("אבגדהוזחטיךכלםמןנסעףפץצקרשת")]),
        (.windows1256, [letters("ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژگ")]),
    ]
    /// The letters that make most of a text in an alphabet of its own: what is read in a wrong one has others.
    private static let common = letters("оеаинтсрвлкмдпуыя").union(letters("αιοετσνηρυπκλς"))
        .union(letters("יוהלאמרתבשנ")).union(letters("اليمونرتبةعدسفهك"))
    private static let vietnamese = letters("ăâđêôơưáàéèíìóòúùýãõũ\u{300}\u{301}\u{303}\u{309}\u{323}")
        .union((UInt32(0x1EA0)...0x1EF9).compactMap(Unicode.Scalar.init))
    private static let western = [
        "àâæçéèêëîïôœùûüÿ", "äöüß", "áéíñóúüºª", "áâãàçéêíóôõúü", "àèéìíîòóùú", "åäöæøéü", "áàâäéèêëíïóôöúûüñçß",
    ].map(letters)
    private static let central = besideGerman(
        ["ąćęłńóśźż", "áčďéěíňóřšťúůýž", "áäčďéíĺľňóôŕšťúýž", "áéíóöőúüű", "ăâîșțşţ", "čćđšž", "äöüß"]
            .map(letters))
    /// Some alphabets, and each of them with the letters of German, which stands beside many languages.
    private static func besideGerman(_ alphabets: [Set<Unicode.Scalar>]) -> [Set<Unicode.Scalar>] {
        alphabets + alphabets.map { $0.union(letters("äöüß")) }
    }
    private static let cyrillic = ["абвгдежзийклмнопрстуфхцчшщъыьэюяё", "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"].map(letters)

    private static func letters(_ text: String) -> Set<Unicode.Scalar> { Set(text.unicodeScalars) }
}
