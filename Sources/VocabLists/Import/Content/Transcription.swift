import VocabCore

/// Latin letters that say how Japanese or Chinese is read.
enum Transcription {
    /// Whether `text` is pinyin with its tones, as marks or as numbers: `nǐ hǎo`, `ni3 hao3`.
    static func isPinyin(_ text: String) -> Bool {
        if text.unicodeScalars.contains(where: { $0.value > 0x7F && "āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ".unicodeScalars.contains($0) }) {
            return true
        }
        guard let last = text.utf8.last, (0x31...0x35).contains(last) else { return false }
        let syllables = text.lowercased().split { $0 == " " || $0 == "-" }
        return !syllables.isEmpty
            && syllables.allSatisfy { syllable in
                // `N3` is a level.
                guard let tone = syllable.last, ("1"..."5").contains(tone), syllable.contains(where: { "aeiouü".contains($0) })
                else {
                    return false
                }
                return syllable.dropLast().allSatisfy { ("a"..."z").contains($0) || $0 == "ü" || ("1"..."5").contains($0) }
            }
    }

    /// How many syllables of Mandarin `text` is made of, tones left out; nil where it is not.
    static func pinyinSyllables(_ text: String) -> Int? {
        var count = 0
        for word in Text.withoutAccents(Text.key(text)).split(whereSeparator: { " -'’12345".contains($0) }) {
            var rest = word[...]
            while !rest.isEmpty {
                let initial = pinyinInitials.first { rest.hasPrefix($0) } ?? ""
                let behind = rest.dropFirst(initial.count)
                guard let final = pinyinFinals.first(where: { behind.hasPrefix($0) }) else { return nil }
                rest = behind.dropFirst(final.count)
                count += 1
            }
        }
        return count == 0 ? nil : count
    }

    private static let pinyinInitials = [
        "zh", "ch", "sh", "b", "p", "m", "f", "d", "t", "n", "l", "g", "k", "h", "j", "q", "x", "r", "z", "c", "s", "y", "w",
    ]
    /// Longer ones first.
    private static let pinyinFinals = [
        "iang", "iong", "uang", "ang", "eng", "ian", "iao", "ing", "ong", "uai", "uan", "ai", "an", "ao", "ei", "en", "er", "ia",
        "ie",
        "in", "iu", "ou", "ua", "ue", "ui", "un", "uo", "a", "e", "i", "o", "u",
    ]

    /// A word in Hangul or characters with its letters in a line below it: `안녕` above `Annyeong`.
    static func below(_ term: String) -> (term: String, spelling: String)? {
        guard term.contains(where: \.isNewline) else { return nil }
        let lines = term.split(whereSeparator: \.isNewline).map { Text.cleanedLine(String($0)) }.filter { !$0.isEmpty }
        guard lines.count == 2, lines.allSatisfy({ $0.utf8.count < 300 }) else { return nil }
        let isHan = lines[0].unicodeScalars.allSatisfy { Script(of: $0) == .han }
        return isRomanized(lines[1], from: lines[0]) || isHan && isPinyin(lines[1]) ? (lines[0], lines[1]) : nil
    }

    /// Whether `latin` may be `hangul` in Latin letters: most of its letters come in the order in which the syllables have them.
    static func isRomanized(_ latin: String, from hangul: String) -> Bool {
        let letters = latin.lowercased().filter(\.isLetter)
        let syllables = hangul.unicodeScalars.filter(Hangul.isSyllable)
        guard !letters.isEmpty, !syllables.isEmpty else { return false }
        let spelt = syllables.map { syllable in
            let index = Int(syllable.value - Hangul.syllables.lowerBound)
            return initials[index / 588] + vowels[index % 588 / 28] + finals[Int(Hangul.tail(of: syllable))]
        }.joined()
        let distance = EditDistance.between(Array(letters.unicodeScalars), Array(spelt.unicodeScalars), swapIsOneChange: false)
        return distance * 5 <= max(letters.count, spelt.count) * 2
    }

    /// The letters of the Revised Romanization, in the order of Unicode.
    private static let initials = [
        "g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k", "t", "p", "h",
    ]
    private static let vowels = [
        "a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u", "wo", "we", "wi", "yu", "eu", "ui",
        "i",
    ]
    private static let finals = [
        "", "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "l", "l", "l", "p", "l", "m", "p", "p", "t", "t", "ng", "t", "t",
        "k", "t",
        "p", "t",
    ]

    /// Whether `text` may be romanized Japanese: syllables that end with a vowel or with n.
    static func isRomaji(_ text: String) -> Bool {
        var rest = Array(text.lowercased().unicodeScalars.filter { !" -'".unicodeScalars.contains($0) })[...]
        if rest.isEmpty { return false }
        while !rest.isEmpty {
            let consonants = rest.prefix { !isVowel($0) }
            let onset = String(String.UnicodeScalarView(consonants))
            rest = rest.dropFirst(consonants.count)
            if rest.isEmpty { return onset == "n" }
            guard isOnset(onset) else { return false }
            rest = rest.dropFirst()
        }
        return true
    }

    /// A word in Cyrillic or Greek letters in those of Latin that sound like them; others as they are.
    static func inLatinLetters(_ word: String) -> String {
        guard word.unicodeScalars.contains(where: { [.cyrillic, .greek].contains(Script(of: $0)) }) else { return word }
        return Text.withoutAccents(Text.key(word)).map { soundingLike[$0] ?? String($0) }.joined()
    }

    private static let soundingLike = Dictionary(
        uniqueKeysWithValues: zip(
            "абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґαβγδεζηθικλμνξοπρσςτυφχψω",
            [
                "a", "b", "v", "g", "d", "ye", "yo", "j", "z", "i", "y", "k", "l", "m", "n", "o", "p", "r", "s", "t", "u", "f",
                "h", "c", "c", "s", "s", "", "i", "", "e", "yu", "ya", "i", "yi", "ye", "g", "a", "v", "g", "d", "e", "z", "i",
                "th", "i", "k", "l", "m", "n", "x", "o", "p", "r", "s", "s", "t", "y", "f", "h", "ps", "o",
            ]))

    /// Whether it is known here how the letters of a term sound.
    static func knowsSounds(of term: String) -> Bool {
        ColumnProfile.scripts(of: term).isSubset(of: [.hangul, .han, .kana, .cyrillic, .greek])
    }

    /// Whether a text in Latin letters may say how a term in others is read: as far as their sounds are known here by these, else by as
    /// many words.
    static func isReading(_ latin: String, of term: String) -> Bool {
        let scripts = ColumnProfile.scripts(of: term)
        guard ColumnProfile.scripts(of: latin) == [.latin] else { return false }
        if scripts == [.han], latin.contains(where: \.isFigure) { return isPinyin(latin) && pinyinSyllables(latin) == term.count }
        if scripts == [.hangul] { return isRomanized(latin, from: term) }
        if scripts == [.han], isPinyin(latin), pinyinSyllables(latin) == term.count { return true }
        if scripts == [.cyrillic] || scripts == [.greek] { return isSpelt(latin, from: term) }
        // Several readings of a character stand beside each other, `shi,yon`, and endings in brackets: `kanara(zu)`.
        let words = latin.filter { !"()".contains($0) }.split(separator: " ").flatMap { word in
            word.split { ",/・".contains($0) }
        }
        if scripts.isSubset(of: [.han, .kana]) { return !words.isEmpty && words.allSatisfy { isRomaji(String($0)) } }
        return scripts.count == 1 && scripts != [.latin] && latin.count > 1
            && (scripts == [.thai] || words.count == term.split(separator: " ").count)
    }

    /// Whether `latin` may be a word of Cyrillic or Greek letters in Latin ones.
    private static func isSpelt(_ latin: String, from cyrillic: String) -> Bool {
        let letters = [latin, inLatinLetters(cyrillic)].map {
            Array(Text.withoutAccents(Text.key($0)).filter(\.isLetter).unicodeScalars)
        }
        let distance = EditDistance.between(letters[0], letters[1], swapIsOneChange: false)
        return distance * 5 <= max(letters[0].count, letters[1].count) * 2
    }

    private static func isVowel(_ scalar: Unicode.Scalar) -> Bool { "aiueoāīūēōâîûêô".unicodeScalars.contains(scalar) }

    /// Whether the consonants may stand before a vowel: one, a known pair, one of them doubled, an n in front.
    private static func isOnset(_ consonants: String) -> Bool {
        if consonants.isEmpty || onsets.contains(consonants) { return true }
        if let first = consonants.first,
            first == "n" || first == "m" || consonants.dropFirst().first == first || consonants.hasPrefix("tc")
        {
            return onsets.contains(String(consonants.dropFirst()))
        }
        return false
    }

    private static let onsets: Set<String> = [
        "k", "s", "t", "n", "h", "m", "y", "r", "w", "g", "z", "d", "b", "p", "j", "f", "sh", "ch", "ts", "ky", "gy", "ny", "hy",
        "my", "ry", "by", "py",
    ]
}
