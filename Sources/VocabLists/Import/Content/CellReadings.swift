import VocabCore

/// How the words of a list are read, where that stands in the cells of terms and meanings: `学校 がっこう`, `犬 (inu)`, `먹다 (たべる)`.
struct CellReadings: Equatable, Sendable {
    /// Whether nearly all terms are spelt once more behind them for who reads English: `Salve (SAHL-veh)`.
    private var termsAreRespelt = false
    /// Whether most meanings have the reading of their term behind them, in kana: `먹다 (たべる)` for 食べる.
    private var followMeanings = false
    /// Whether nearly all meanings have it in Latin letters, `dog (inu)`, and whether nearly all terms have: `犬 (inu)`.
    private var followMeaningsInLatin = false
    private var followTerms = false
    /// Whether nearly all meanings have it in brackets in front, in Hangul: `[스케줄] 일정` for *schedule*.
    private var leadMeanings = false
    /// Whether nearly all meanings of terms in characters have it in kana in front, as a sense of its own: `あずける; 맡기다` for 預ける.
    private var leadMeaningsInKana = false
    /// Whether nearly all meanings have it in brackets behind them, in Hangul or in phonetic letters: `기사 [나이트]`.
    private var trailMeanings = false
    /// Whether some meanings have it in brackets behind them in letters of the phonetic alphabet, which mean nothing else: `客户 ['klaɪənt]`.
    private var trailSomeMeanings = false
    /// Whether two terms at least have their sound in Hangul in brackets behind them, `book (북)`, which is told for each by its letters.
    private var trailSomeTerms = false
    /// Whether seven of ten terms have their sound in brackets behind them, in Hangul or katakana: `すみません (스미마센)`, `surge【サージ】`.
    private var trailTerms = false
    /// Whether nearly all terms are readings with the word in brackets: `gada (가다)`.
    private var precedeTerms = false
    /// Whether nearly all terms have their pinyin beside them: `苹果 píngguǒ`.
    private var havePinyin = false
    /// Whether nearly all terms in letters that are not Latin have beside them how they are read in these: `แมว maew`, `книга kniga`.
    private var haveLatin = false
    /// Whether readings stand inside of several terms, `違（ちが）います`, and tell no two of them apart.
    private var areInside = false
    /// Whether most terms in characters have their reading beside them: `学校 がっこう`.
    private var areBeside = false

    /// Whether they stand beside terms in nothing but letters: `朋友 pengyou`.
    var areBare: Bool { havePinyin || haveLatin }

    /// There are none.
    init() {}

    /// Looks at the terms and the meanings of some rows.
    init(terms: [String], meanings: [String]) {
        func most(_ texts: [String], _ test: (String) -> Bool) -> Bool {
            texts.count > 2 && texts.count(where: test) * 2 > texts.count
        }
        termsAreRespelt = Respelling.areBehind(terms)
        followMeanings = most(meanings) { Furigana.atEnd(of: $0) != nil }
        let inside = terms.compactMap { Furigana.inside($0)?.term }
        areInside =
            inside.count > 1 && Set(terms.map { Furigana.inside($0, mayBeShort: true)?.term ?? $0 }).count == Set(terms).count
        let inCharacters = terms.filter { $0.unicodeScalars.contains { Script(of: $0) == .han } }
        areBeside = most(inCharacters) { Furigana.beside($0) != nil }
        func isRead(_ reading: String, _ term: String) -> Bool {
            !PartOfSpeech.areKnown(reading) && Transcription.isReading(reading, of: term)
        }
        followTerms = Self.areAll(terms) { _, rest, inside in isRead(inside, rest) || Self.isSpoken(inside, rest) }
        precedeTerms = Self.areAll(terms) { _, rest, inside in isRead(rest, inside) }
        let leads = zip(terms, meanings).compactMap { term, meaning in
            Brackets.atHead(of: meaning).flatMap { Self.isSpelt($0.inside, term) ? $0.inside : nil }
        }
        leadMeanings = leads.count > 3 && leads.count * 10 >= terms.count * 8 && Set(leads).count * 10 >= leads.count * 8
        let characters = zip(terms, meanings).filter { term, _ in term.unicodeScalars.contains { Script(of: $0) == .han } }
        let kana = characters.compactMap { term, meaning in
            Self.kana(inFrontOf: meaning).map { (term: term, reading: $0.reading) }
        }
        // The kana behind characters end their reading as well; a word that means the same ends in others.
        let ended = kana.compactMap { pair in Self.kanaAtEnd(of: pair.term).map { pair.reading.hasSuffix($0) } }
        leadMeaningsInKana =
            kana.count > 3 && kana.count * 10 >= characters.count * 8 && ended.count * 2 >= kana.count && ended.allSatisfy(\.self)
        let spelt = terms.count { Self.pinyin(beside: $0) != nil }
        havePinyin = spelt > 2 && spelt * 10 >= terms.count * 8
        haveLatin = !havePinyin && Self.haveLatinBeside(terms)
        trailMeanings =
            terms.count == meanings.count && Self.areAll(meanings) { index, _, inside in Self.isSound(inside, of: terms[index]) }
        // One alone may be a word in brackets that looks so.
        trailSomeMeanings = meanings.count { Self.phonetic(behind: $0) != nil } > 1
        trailSomeTerms = terms.count { Self.spelt(behind: $0) != nil } > 1
        trailTerms = Self.areSounds(behind: terms)
        followMeaningsInLatin =
            terms.count == meanings.count && Self.areAll(meanings) { index, _, inside in isRead(inside, terms[index]) }
    }

    /// A first sense in kana alone in front of others in letters of another language, and these.
    private static func kana(inFrontOf meaning: String) -> (reading: String, rest: String)? {
        guard let sign = meaning.firstRange(of: "; ") else { return nil }
        let (reading, rest) = (String(meaning[..<sign.lowerBound]), String(meaning[sign.upperBound...]))
        guard ColumnProfile.scripts(of: reading) == [.kana],
            ColumnProfile.scripts(of: rest).isDisjoint(with: [.kana, .han])
        else { return nil }
        return (reading, rest)
    }

    /// Whether a text in Hangul says how a term sounds; of Vietnamese, whose syllables stand apart, it has as many.
    private static func isSpelt(_ reading: String, _ term: String) -> Bool {
        HangulSpelling.spells(reading, term)
            || term.unicodeScalars.contains(where: ColumnProfile.isVietnamese) && ColumnProfile.scripts(of: reading) == [.hangul]
                && term.split(separator: " ").count == reading.split(separator: " ").count
    }

    /// The kana behind the last character of a term; nil where there are none.
    private static func kanaAtEnd(of term: String) -> String? {
        let kana = term.reversed().prefix { $0.unicodeScalars.allSatisfy { Script(of: $0) == .kana } }
        return kana.isEmpty || kana.count == term.count ? nil : String(kana.reversed())
    }

    /// Chinese characters in front of their pinyin, and that.
    private static func pinyin(beside term: String) -> (term: String, reading: String)? {
        guard let space = term.firstIndex(of: " ") else { return nil }
        let (word, reading) = (String(term[..<space]), Text.cleaned(String(term[space...])))
        guard ColumnProfile.scripts(of: word) == [.han], ColumnProfile.scripts(of: reading) == [.latin] else { return nil }
        // Tones may be left out: `朋友 pengyou`.
        let isSpelt =
            Transcription.pinyinSyllables(reading.filter { $0 != "." }) == word.unicodeScalars.count { Script(of: $0) == .han }
        return isSpelt || Transcription.isPinyin(reading) && Transcription.isReading(reading, of: word) ? (word, reading) : nil
    }

    /// Whether three of four texts, four at least, have beside them in Latin letters how they are read: `แมว maew`.
    static func haveLatinBeside(_ texts: [String]) -> Bool {
        let count = texts.count { latin(beside: $0) != nil }
        return count > 3 && count * 4 >= texts.count * 3
    }

    /// Whether nearly all have it in brackets behind them: `книга (kniga)`.
    static func areBehind(_ texts: [String]) -> Bool {
        areAll(texts) { _, rest, inside in
            !PartOfSpeech.areKnown(inside) && Transcription.isReading(inside, of: rest)
        }
    }

    /// A term in letters that are not Latin in front of how it is read in these, and that: `ไม่เป็นไร mâi bpen rai`.
    private static func latin(beside term: String) -> (term: String, reading: String)? {
        guard let first = term.unicodeScalars.first, Script(of: first) != .latin,
            let place = term.indices.first(where: { Script(ofFirstLetterIn: String(term[$0])) == .latin }),
            let space = term[..<place].lastIndex(of: " "), term[space...].dropFirst().startIndex == place
        else { return nil }
        let (word, reading) = (Text.cleaned(String(term[..<space])), Text.cleaned(String(term[place...])))
        // Letters of the phonetic alphabet stand among others: `rɔ́ɔn`.
        let plain = String(reading.map { phoneticLetters[$0] ?? $0 })
        guard !PartOfSpeech.areKnown(reading), Transcription.isReading(plain, of: word) else { return nil }
        return (word, reading)
    }

    private static let phoneticLetters: [Character: Character] = [
        "ɔ": "o", "ɔ́": "o", "ɔ̂": "o", "ɔ̀": "o", "ɔ̌": "o", "ɛ": "e", "ɛ́": "e", "ɛ̂": "e", "ɛ̀": "e", "ɛ̌": "e", "ə": "e", "ə́": "e",
        "ə̂": "e", "ə̀": "e", "ʉ": "u", "ʉ́": "u", "ʉ̂": "u", "ʉ̀": "u", "ɯ": "u", "ŋ": "n",
    ]

    /// A meaning without letters of the phonetic alphabet in square brackets behind it, and these.
    private static func phonetic(behind meaning: String) -> (rest: String, reading: String)? {
        guard meaning.hasSuffix("]"), let (rest, inside) = Brackets.atEnd(of: meaning), isPhonetic(inside) else { return nil }
        return (rest, inside)
    }

    /// A term in Latin letters without brackets behind it that say in Hangul how it sounds, and what is in them.
    private static func spelt(behind term: String) -> (rest: String, reading: String)? {
        guard let (rest, inside) = Brackets.atEnd(of: term), ColumnProfile.scripts(of: rest) == [.latin],
            ColumnProfile.holdsHangul(inside), HangulSpelling.spells(inside, rest)
        else { return nil }
        return (rest, inside)
    }

    /// Whether brackets behind seven of ten terms say how these sound, in the letters of another language; titles stand among them.
    private static func areSounds(behind terms: [String]) -> Bool {
        // What tells two words apart is no sound alone.
        let rests = Set(terms.map { Text.key(Brackets.atEnd(of: $0)?.rest ?? $0) })
        if rests.count < Set(terms.map(Text.key)).count { return false }
        let isOfEnglish = areAll(terms, tenths: 7) { _, rest, inside in
            isKatakana(inside) && ColumnProfile.scripts(of: rest) == [.latin]
                && HangulSpelling.beginAlike(kana: inside, latin: rest)
        }
        if isOfEnglish { return true }
        guard
            areAll(
                terms, { _, rest, inside in ColumnProfile.scripts(of: inside) == [.hangul] && !ColumnProfile.holdsHangul(rest) })
        else { return false }
        let pairs = terms.compactMap { Brackets.atEnd(of: $0).map { (word: $0.rest, hangul: $0.inside) } }
        // The last sign of a term sounds as the last syllable, where it is a kana.
        let ends = pairs.compactMap { pair -> Bool? in
            guard let kana = pair.word.last(where: \.isLetter).map(String.init), ColumnProfile.scripts(of: kana) == [.kana],
                !"んンーっッゃゅょャュョ".contains(kana), let syllable = pair.hangul.last(where: \.isLetter)
            else { return nil }
            return HangulSpelling.spells(String(syllable), kana)
        }
        let areJapanese =
            ends.count * 2 >= pairs.count && ends.count { $0 } * 10 >= ends.count * 8
            && HangulSpelling.areJapanese(pairs, share: 0.8)
        return areJapanese || HangulSpelling.areVietnamese(pairs) || HangulSpelling.areSpelt(pairs)
    }

    private static func isKatakana(_ text: String) -> Bool {
        text.unicodeScalars.contains { (0x30A1...0x30FA).contains($0.value) }
            && text.unicodeScalars.allSatisfy { (0x30A0...0x30FF).contains($0.value) || $0 == " " }
    }

    private static func isPhonetic(_ text: String) -> Bool {
        ColumnProfile.hasTranscriptionMark(text) && Pronunciation.isWhole("[\(text)]")
    }

    /// Whether a text in Hangul or in letters of the phonetic alphabet may say how a term sounds.
    private static func isSound(_ text: String, of term: String) -> Bool {
        HangulSpelling.spells(text, term) || isPhonetic(text)
            || ColumnProfile.scripts(of: text) == [.latin] && Pronunciation.isWhole("[\(text)]")
                && !ColumnProfile.holdsHangul(term)
                && text != term && text.count <= term.count + 2 && !text.contains(" ")
    }

    /// Whether a text in Hangul may say how another sounds: other syllables, as many: `없다 [업따]`.
    private static func isSpoken(_ reading: String, _ term: String) -> Bool {
        let syllables = [reading, term].map { $0.unicodeScalars.filter { $0 != " " && $0 != ":" && $0 != "ː" } }
        return syllables[0].count == syllables[1].count && syllables.allSatisfy { $0.allSatisfy(Hangul.isSyllable) }
    }

    /// Whether nine of ten texts, or so many as is said, and four at least, have brackets behind them that pass the test, and others each: what comes again is a
    /// label, `(masc.)`.
    private static func areAll(_ texts: [String], tenths: Int = 9, _ test: (Int, String, String) -> Bool) -> Bool {
        var inside: Set<String> = []
        let count = texts.enumerated().count { index, text in
            guard let parts = Brackets.atEnd(of: text), test(index, parts.rest, parts.inside) else { return false }
            inside.insert(parts.inside)
            return true
        }
        return texts.count > 3 && count * 10 >= texts.count * tenths && inside.count * 10 >= count * 8
    }

    /// Moves the reading of a word to its own field, where that is empty.
    func take(from content: inout WordContent) {
        if areBeside, let (term, reading) = Furigana.beside(content.term) {
            content.term = term
            content.pronunciation = content.pronunciation.isEmpty ? reading : reading + ", " + content.pronunciation
        }
        guard content.pronunciation.isEmpty else { return }
        if havePinyin, let (term, reading) = Self.pinyin(beside: content.term) {
            (content.term, content.pronunciation) = (term, reading)
            return
        }
        if haveLatin, let (term, reading) = Self.latin(beside: content.term) {
            (content.term, content.pronunciation) = (term, reading)
            return
        }
        if leadMeaningsInKana, let (reading, rest) = Self.kana(inFrontOf: content.meaning),
            content.term.unicodeScalars.contains(where: { Script(of: $0) == .han }),
            Self.kanaAtEnd(of: content.term).map(reading.hasSuffix) != false
        {
            (content.meaning, content.pronunciation) = (rest, reading)
        } else if areInside, let (term, reading) = Furigana.inside(content.term, mayBeShort: true) {
            (content.term, content.pronunciation) = (term, reading)
        } else if followMeanings, let (rest, reading) = Furigana.atEnd(of: content.meaning),
            content.term.unicodeScalars.contains(where: { Script(of: $0) == .han })
        {
            (content.meaning, content.pronunciation) = (rest, reading)
        } else if precedeTerms, let (rest, word) = Brackets.atEnd(of: content.term), Transcription.isReading(rest, of: word) {
            (content.term, content.pronunciation) = (word, rest)
        } else if trailTerms, let (rest, reading) = Brackets.atEnd(of: content.term),
            Self.isKatakana(reading) || ColumnProfile.scripts(of: reading) == [.hangul]
        {
            (content.term, content.pronunciation) = (rest, reading)
        } else if followTerms, let (rest, reading) = Brackets.atEnd(of: content.term) {
            (content.term, content.pronunciation) = (rest, reading)
        } else if followMeaningsInLatin, let (rest, reading) = Brackets.atEnd(of: content.meaning),
            Transcription.isReading(reading, of: content.term)
        {
            (content.meaning, content.pronunciation) = (rest, reading)
        } else if trailMeanings, let (rest, reading) = Brackets.atEnd(of: content.meaning),
            Self.isSound(reading, of: content.term)
        {
            (content.meaning, content.pronunciation) = (rest, reading)
        } else if trailSomeTerms, let (rest, reading) = Self.spelt(behind: content.term) {
            (content.term, content.pronunciation) = (rest, reading)
        } else if trailSomeMeanings, let (rest, reading) = Self.phonetic(behind: content.meaning) {
            (content.meaning, content.pronunciation) = (rest, reading)
        } else if leadMeanings, let (reading, rest) = Brackets.atHead(of: content.meaning), Self.isSpelt(reading, content.term) {
            (content.meaning, content.pronunciation) = (rest, reading)
        } else if termsAreRespelt, let (rest, spelling) = Respelling.atEnd(of: content.term) {
            (content.term, content.pronunciation) = (rest, spelling)
        }
    }
}
