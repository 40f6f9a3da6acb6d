import VocabCore

/// Which of two columns explains the other to the learner.
extension ColumnProfile {
    /// Whether it explains the words of another column: those say behind them how they are read, or are Japanese without a single
    /// character, or, to who knows English, verbs are called `to eat` here alone and the others are in another language.
    func explains(_ other: ColumnProfile, to language: InterfaceLanguage?) -> Bool {
        if other.readOut > 0.6, readOut < 0.1, other.count > 3 { return true }
        // Who grew up with Japanese writes it with characters.
        if script == .latin, other.count > 7, other.hiragana > 0.7, !other.holds(.han) { return true }
        guard language == .english, infinitives > 0.17, infinitives * Double(count) > 3.5, phrasesOfTo * 2 < infinitives,
            accents < 0.1
        else { return false }
        return other.infinitives == 0 && (script != other.script || other.accents > 0.08)
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
