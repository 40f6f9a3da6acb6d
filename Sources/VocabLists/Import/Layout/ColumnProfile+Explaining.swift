import VocabCore

/// Which of two columns explains the other to the learner.
extension ColumnProfile {
    /// Whether it explains the words of another column: those say behind them how they are read, or, to who knows English, this one is in
    /// English and the other in another language.
    func explains(_ other: ColumnProfile, to learner: Learner) -> Bool {
        if other.readOut > 0.6, readOut < 0.1, other.count > 3 { return true }
        // Where a name says what is learnt, few words of English are enough to tell that this is the other side.
        let isOwn = isInEnglish(unlike: other) || learner.learnsEnglish == false && english > 0.4 && english > 2 * other.english
        if isOwn, other.mayBe(inOneOf: learner.learntLanguages) { return true }
        guard learner.language == .english, learner.learnsEnglish != true, !(learner.writesAbroad && other.isEuropean)
        else { return false }
        // Who puts an article in front of nearly all words learns these; who gives several senses explains.
        let isLearnt = other.articles > 0.6 && other.count > 4 && articles < 0.1 || senses > 0.1 && other.senses == 0
        return isEnglish(beside: other)
            || mayExplain(other, to: learner) && (repeats && !other.repeats || areExplanations || isLearnt)
    }

    /// Whether who reads Korean explains with it another column that has hardly any: no questions, no forms such as `~(으)ㄹ 수 있다`.
    func isKorean(beside other: ColumnProfile, to learner: Learner) -> Bool {
        learner.language == .korean && !learner.learntLanguages.contains("ko") && hangul > 0.85 && other.hangul < 0.3
            && other.count > 1 && fullStops < 0.7 && koreanForms < 0.3 && mixedHangul < 0.3
    }

    /// Whether more of its texts are called as explanations call things than not: `the dog`, `to eat`, `I am`.
    private var areExplanations: Bool { functionWords + infinitives > 0.5 && phrasesOfTo * 2 < infinitives }

    /// Whether its script is one that any of some languages is written in, as far as the scripts of East Asia and Europe tell.
    private func mayBe(inOneOf languages: Set<String>) -> Bool {
        switch script {
        case .hangul: languages.contains("ko")
        case .kana: languages.contains("ja")
        case .han: !languages.isDisjoint(with: ["ja", "zh"])
        default: !languages.isSubset(of: ["ko", "ja", "zh"]) && !holds(.hangul) && !holds(.han) && !holds(.kana)
        }
    }

    /// Whether some of many texts come again: what is learnt stands once in a list, and may mean the same as another word.
    private var repeats: Bool { count > 15 && distinct < 1 }

    /// Whether it may as well explain the words of another column as be explained by them: single words of English to who knows that
    /// beside such of another language of Europe.
    func mayExplain(_ other: ColumnProfile, to learner: Learner) -> Bool {
        learner.language == .english && learner.learnsEnglish != true && !learner.writesAbroad
            && !(learner.mayLearnEnglish && other.script == .latin)
            && isInEnglish(unlike: other) && other.isEuropean && !other.isLabel && other.affixes < 0.5
            && !(other.senses > 0.05 && senses == 0 && other.articles < 0.2)
            && other.infinitives == 0 && other.glosses < glosses + 0.4 && (repeats || !other.repeats)
    }

    /// Whether it has verbs that are called `to eat`, or sentences and phrases of English, and the other column has none.
    ///
    /// Who writes in Chinese characters or Hangul and puts English first learns English more often than not, in lists of phrases at least.
    private func isEnglish(beside other: ColumnProfile) -> Bool {
        // So does who writes in Cyrillic letters, unless nearly all are verbs.
        if other.script == .cyrillic, infinitives < 0.6 { return false }
        if infinitives > 0.17, infinitives * Double(count) > 3.5, phrasesOfTo * 2 < infinitives, accents < 0.1,
            other.infinitives == 0, script != other.script || other.accents > 0.08
        {
            return true
        }
        guard script == .latin, other.isEuropean, count > 3, other.infinitives == 0, other.phrasesOfTo == 0 else { return false }
        return functionWords > 0.25 && other.functionWords * 5 < functionWords
    }

    /// Whether its words are English, and those of another column are not.
    func isInEnglish(unlike other: ColumnProfile) -> Bool { count > 2 && english > 0.5 && english > 3 * other.english }

    /// Whether it is in letters of European languages, remarks in these behind words in others apart.
    var isEuropean: Bool {
        [.latin, .cyrillic, .greek].contains(script) && vietnameseLetters < 0.2 && !holds(.hangul) && !holds(.han)
            && !holds(.kana)
    }

    private static let articlesAbroad: Set<Substring> = [
        "der", "die", "das", "ein", "eine", "le", "la", "les", "un", "une", "el", "los", "las", "una", "il", "lo", "gli", "de",
        "het", "een",
        "en", "ett", "um", "uma",
    ]

    /// Whether a text begins with such an article.
    static func hasArticle(_ text: String) -> Bool {
        let words = text.lowercased().split(separator: " ", maxSplits: 1)
        return words.count > 1 && articlesAbroad.contains(words[0]) || text.lowercased().hasPrefix("l'")
    }

    /// Whether a text says several things with commas between them that are no forms of one word, as `Haus, Häuser` and `делать, сделать` are.
    static func hasSenses(_ text: String) -> Bool {
        let parts = text.split { ",;/".contains($0) }.map { Text.key(Text.cleanedLine(String($0))) }.filter { !$0.isEmpty }
        guard parts.count > 1, !text.contains("-") else { return false }
        let (first, second) = (parts[0], parts[1])
        return zip(first, second).prefix { $0 == $1 }.count < 2
            && zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count < 4
    }

    private static let functionWords: Set<Substring> = [
        "the", "of", "and", "are", "you", "she", "it", "they", "your", "this", "that", "with", "from", "not", "have", "has",
        "what",
        "how", "who", "where", "when", "would", "please", "there", "something", "someone", "which", "i'm", "it's", "don't",
    ]

    /// Whether a text has one of those words.
    static func holdsEnglish(_ text: String) -> Bool {
        text.utf8.count < 400
            && text.lowercased().split { !$0.isLetter && $0 != "'" }.contains(where: functionWords.contains)
    }

    /// Whether it is Japanese without a single character, as who learns it writes it; who grew up with it would use some.
    func isJapaneseOfLearners(beside other: ColumnProfile) -> Bool {
        ![.han, .kana].contains(other.script) && count > 5 && hiragana > 0.7 && !holds(.han)
    }

    /// How many words an infinitive of English has, without what stands in brackets or behind a sign; 0 for other texts.
    static func infinitiveLength(_ text: String) -> Int {
        text.hasPrefix("to ") ? text.prefix { !"(,;/".contains($0) }.split(separator: " ").count : 0
    }

    /// The share of texts with a reading in Latin letters behind them; none where few different ones are, or parts of speech: `дом (m)`.
    static func readOut(_ values: [String]) -> Double {
        let readings = values.prefix(300).compactMap { text -> String? in
            guard text.utf8.last == UInt8(ascii: ")") || text.utf8.last == UInt8(ascii: "]"),
                let (word, reading) = Pronunciation.atEnd(of: text, mayBePlain: true)
            else { return nil }
            func holdsLatin(_ text: String) -> Bool { text.unicodeScalars.contains { Script(of: $0) == .latin } }
            return holdsLatin(word) || !holdsLatin(reading) || word.unicodeScalars.contains(where: Hangul.isSyllable)
                ? nil : reading
        }
        // `sà-wàt-dii` is how a word sounds, `computer` says which of two is meant.
        let areSpelt =
            readings.count { $0.contains("-") || $0.unicodeScalars.contains { $0.value >= 0x80 } } * 3 >= readings.count
            || readings.allSatisfy(Transcription.isRomaji)
        let areRemarks = Set(readings).count * 10 < readings.count * 8 || readings.contains(where: PartOfSpeech.areKnown)
        return !areSpelt || areRemarks || values.isEmpty ? 0 : Double(readings.count) / Double(min(values.count, 300))
    }
}
