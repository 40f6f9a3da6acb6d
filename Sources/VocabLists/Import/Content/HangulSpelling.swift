import VocabCore

/// Words of other languages spelt in Hangul as they sound: 애플 for *apple*.
enum HangulSpelling {
    /// The letters that the consonants in front of a syllable are written for, in the order of Unicode.
    private static let initials = [
        "gckq", "gckq", "nk", "dt", "td", "lrw", "m", "bvpw", "bp", "scptx", "stc", "aeiouwyh", "jgzdsc", "jzct", "cts",
        "kcqxg", "td", "pfv", "hfw",
    ]

    /// The consonants of the rows of kana, each from its first sign on.
    private static let kana: [(first: UInt32, letter: Character)] = [
        (0x3041, "a"), (0x304B, "k"), (0x3055, "s"), (0x305F, "t"), (0x306A, "n"), (0x306F, "h"), (0x307E, "m"), (0x3083, "y"),
        (0x3089, "r"), (0x308E, "w"), (0x3093, "n"),
    ]

    /// Whether `hangul` may be how `word` sounds: it begins with a consonant that is written for the first letter, and has about as
    /// many syllables as there are vowels, more where consonants stand beside each other; for a Chinese character it has up to three.
    static func spells(_ hangul: String, _ word: String) -> Bool {
        let syllables = hangul.unicodeScalars.filter { !" -·,.!?".unicodeScalars.contains($0) }
        guard let first = syllables.first, syllables.allSatisfy(Hangul.isSyllable) else { return false }
        let characters = word.unicodeScalars.count { Script(of: $0) == .han }
        if characters > 0 {
            return characters == word.unicodeScalars.count(where: \.properties.isAlphabetic)
                && (characters...(3 * characters)).contains(syllables.count)
        }
        let word = Transcription.inLatinLetters(word)
        guard let sounds = sounds(of: word) else { return false }
        func initial(_ syllable: Unicode.Scalar) -> Int { Int(syllable.value - Hangul.syllables.lowerBound) / 588 }
        return initials[initial(first)].contains(sounds.first) && syllables.count + 1 >= sounds.vowels
            && syllables.count <= sounds.letters && hold(word, syllables.map(initial).filter { $0 != silent })
    }

    /// The consonant of a syllable that begins with its vowel.
    private static let silent = 11

    /// Whether a word in Latin letters has the consonants in their order.
    private static func hold(_ word: String, _ consonants: [Int]) -> Bool {
        var rest = Text.withoutAccents(Text.key(word)).filter { $0.isASCII && $0.isLetter }[...]
        if rest.isEmpty { return true }
        return consonants.allSatisfy { consonant in
            guard let place = rest.firstIndex(where: { initials[consonant].contains($0) }) else { return false }
            rest = rest[place...]
            return true
        }
    }

    /// The first letter of a word in Latin letters or kana, and how many vowels and letters it has.
    private static func sounds(of word: String) -> (first: Character, vowels: Int, letters: Int)? {
        let signs = word.unicodeScalars.filter { (0x3041...0x30FE).contains($0.value) && $0 != "・" }
        if let sign = signs.first {
            guard word.unicodeScalars.allSatisfy({ !$0.properties.isAlphabetic || Script(of: $0) == .kana }) else { return nil }
            let value = sign.value > 0x30A0 ? sign.value - 0x60 : sign.value
            let letter = kana.last { $0.first <= value }?.letter ?? "a"
            // か and が, は, ば and ぱ stand beside each other.
            let isEven = value.isMultiple(of: 2)
            let isVoiced = (0x304B...0x3062).contains(value) && isEven || (0x3065...0x3069).contains(value) && !isEven
            let voiced: [Character: Character] = ["k": "g", "s": "j", "t": "d"]
            let lips: Character = value < 0x306F ? "h" : ["h", "b", "p"][Int(value - 0x306F) % 3]
            let small = signs.count { "っッゃゅょャュョーんン".unicodeScalars.contains($0) }
            return (letter == "h" ? lips : isVoiced ? voiced[letter] ?? letter : letter, signs.count - small, signs.count)
        }
        let letters = Text.withoutAccents(Text.key(word)).filter { $0.isASCII && $0.isLetter }
        guard let letter = letters.first else { return nil }
        return (letter, letters.split { !"aeiouy".contains($0) }.count, letters.count)
    }

    /// The first letters of words that the rows of kana are written for.
    private static let latin: [Character: String] = [
        "a": "aeiouhwy", "k": "kcqxh", "g": "gj", "s": "scptz", "j": "jzgsd", "t": "tdc", "d": "dt", "n": "nkgp", "h": "hfpw",
        "b": "bvw", "p": "ps", "m": "m", "y": "yejui", "r": "rlwk", "w": "wouqvh",
    ]

    /// Whether katakana begin as a word in Latin letters sounds: `リラクタント` for *reluctant*, and not `スカート` for *wear*.
    static func beginAlike(kana: String, latin word: String) -> Bool {
        guard let sound = sounds(of: kana)?.first, let letter = Text.withoutAccents(Text.key(word)).first(where: \.isLetter)
        else {
            return false
        }
        // フ and ヴ stand for sounds that Japanese does not have.
        if kana.first == "ヴ" { return letter == "v" }
        return latin[sound]?.contains(letter) == true || kana.hasPrefix("フ") && "fph".contains(letter)
    }

    /// Whether nearly all of `pairs` are Chinese characters and how they sound in Mandarin, whose syllables end with a vowel or, as Hangul
    /// has them, ㄴ, ㅇ or ㄹ. Of 40 Korean words every second ends a syllable with another consonant.
    static func areMandarin(_ pairs: [(word: String, hangul: String)]) -> Bool {
        pairs.count > 3
            && pairs.count { pair in
                pair.word.unicodeScalars.contains { Script(of: $0) == .han } && spells(pair.hangul, pair.word)
                    && pair.hangul.unicodeScalars.filter(Hangul.isSyllable).allSatisfy {
                        [0, 4, 8, 21].contains(Hangul.tail(of: $0))
                    }
            } * 20 >= pairs.count * 19
    }

    /// Whether nearly all of `pairs` are Japanese and how it sounds, whose syllables have few of the vowels of Hangul: none is ㅓ or ㅕ.
    static func areJapanese(_ pairs: [(word: String, hangul: String)], share: Double = 0.95) -> Bool {
        func isSuch(_ syllable: Unicode.Scalar) -> Bool {
            let vowel = Int(syllable.value - Hangul.syllables.lowerBound) % 588 / 28
            return [0, 1, 2, 5, 8, 9, 12, 13, 17, 18, 20].contains(vowel)
                && [0, 1, 4, 16, 17, 19, 21].contains(Hangul.tail(of: syllable))
        }
        let alike = pairs.count { pair in
            let syllables = pair.hangul.unicodeScalars.filter(Hangul.isSyllable)
            let kana = pair.word.unicodeScalars.count {
                Script(of: $0) == .kana && !"っッゃゅょャュョーんン".unicodeScalars.contains($0)
            }
            let characters = pair.word.unicodeScalars.count { Script(of: $0) == .han }
            return !syllables.isEmpty && syllables.allSatisfy(isSuch)
                && ((kana + characters)...(kana + 4 * characters + 2)).contains(syllables.count)
        }
        return pairs.count > 3 && Double(alike) >= Double(pairs.count) * share
    }

    /// Whether nearly all of `pairs` are Chinese characters and a syllable for each.
    static func areSyllables(_ pairs: [(word: String, hangul: String)]) -> Bool {
        pairs.count > 3
            && pairs.count { pair in
                pair.word.unicodeScalars.allSatisfy { Script(of: $0) == .han }
                    && pair.hangul.unicodeScalars.allSatisfy(Hangul.isSyllable)
                    && pair.word.unicodeScalars.count == pair.hangul.unicodeScalars.count
            } * 20 >= pairs.count * 19
    }

    /// Whether nearly all of `pairs` are words of Vietnamese, which writes its syllables apart, and as many of Hangul: `xin chào`, `씬 짜오`.
    static func areVietnamese(_ pairs: [(word: String, hangul: String)]) -> Bool {
        let isVietnamese = pairs.count { $0.word.unicodeScalars.contains(where: ColumnProfile.isVietnamese) } * 4 > pairs.count
        let alike = pairs.count { pair in
            let syllables = pair.word.split { !$0.isLetter }.count
            return (syllables...(syllables + 1)).contains(pair.hangul.split(separator: " ").count)
                && !["다", "요"].contains { pair.hangul.hasSuffix($0) }
        }
        return isVietnamese && pairs.count > 3 && alike * 10 >= pairs.count * 9
    }

    /// Whether nearly all of `pairs` are a word and its spelling.
    static func areSpelt(_ pairs: [(word: String, hangul: String)]) -> Bool {
        pairs.count > 3 && pairs.count { spells($0.hangul, $0.word) } * 10 >= pairs.count * 8
    }
}
