import VocabCore

/// Headings as they are read to one learner: which language they know, and which they learn.
extension NamedColumns {
    /// Whether the second of two languages alone is called as it calls itself, `Englisch,Deutsch`: so does who speaks it, and explains in it.
    /// English is called so by others as well.
    func isExplainedInOwnName(_ names: [ColumnName?], _ headings: [String]) -> Bool {
        guard let term = columns[.term], let meaning = columns[.meaning], rivalMeaning == nil,
            let first = names[safe: term]??.language, let second = names[safe: meaning]??.language
        else { return false }
        return first != second && second != "en" && LanguageNames.isOwnName(headings[meaning], of: second)
            && !LanguageNames.isOwnName(headings[term], of: first)
    }

    /// Of several languages that the meaning may be in, the learner's own is meant.
    mutating func prefer(
        _ language: InterfaceLanguage, _ names: [ColumnName?], _ profiles: [ColumnProfile], for learner: Learner
    ) {
        if let term = columns[.term], let meaning = columns[.meaning], rivalMeaning == nil, names[meaning]?.language != nil,
            names[term]?.language == language.rawValue, profiles.indices.contains(term), profiles.indices.contains(meaning),
            profiles[term].explains(profiles[meaning], to: learner)
        {
            (columns[.term], columns[.meaning]) = (meaning, term)
            return
        }
        // `kor,eng` to who reads Korean, where nothing says how that is read; `KOREAN,JAPANESE` where both are in Hangul.
        if language == .korean, let term = columns[.term], let meaning = columns[.meaning], rivalMeaning == nil,
            names[term]?.language == "ko", let other = names[meaning]?.language,
            other == "en" || other != "ko" && profiles[safe: meaning].map({ $0.hangul > 0.85 }) == true,
            columns[.pronunciation] == nil
        {
            (columns[.term], columns[.meaning]) = (meaning, term)
            return
        }
        // `German,Spanish` in a list that is called after Spanish.
        if let term = columns[.term], let meaning = columns[.meaning], rivalMeaning == nil, let learnt = names[meaning]?.language,
            learner.learntLanguages.contains(learnt), names[term]?.language.map({ !learner.learntLanguages.contains($0) }) == true
        {
            (columns[.term], columns[.meaning]) = (meaning, term)
            return
        }
        // `Italian,English` in a list that is called after English.
        if let term = columns[.term], let meaning = columns[.meaning], learner.learnsEnglish == true, rivalMeaning == nil,
            names[meaning]?.language == "en", names[term]?.language != nil
        {
            (columns[.term], columns[.meaning]) = (meaning, term)
            return
        }
        if language != .english || learner.learnsEnglish != true { turnToLearntLanguage(language, names, profiles, for: learner) }
        guard let meaning = columns[.meaning], rivalMeaning != nil || names[meaning]?.language != nil,
            let own = names.indices.first(where: { column in
                // Sentences in it are examples.
                names[column]?.language == language.rawValue && column != columns[.term]
                    && !(profiles.indices.contains(column) && profiles[column].isSentence)
            })
        else { return }
        (columns[.meaning], rivalMeaning) = (own, nil)
        if rivalTerm == own { rivalTerm = nil }
    }

    /// Takes the learner's own language for that of the meanings where it stands in front of another of Europe, or of one that is explained
    /// in others: `English,German`, `English,Tibetan`.
    private mutating func turnToLearntLanguage(
        _ language: InterfaceLanguage, _ names: [ColumnName?], _ profiles: [ColumnProfile], for learner: Learner
    ) {
        guard let term = columns[.term], names[term]?.language == language.rawValue, rivalMeaning == nil,
            let meaning = columns[.meaning], let other = names[meaning]?.language,
            LanguageNames.isExplainedInOthers(other) || language == .english && profiles[safe: meaning]?.isEuropean == true
                || learner.learnsEnglish == false,
            // What says how the words of the first are read, or used, says that these are learnt.
            ![.pronunciation, .synonyms, .example].contains(names[safe: term + 1]??.field),
            !(usesEnglish(names, profiles) || learner.writesAbroad) || language != .english
        else { return }
        (columns[.term], columns[.meaning]) = (meaning, term)
    }

    /// Whether examples are sentences of English, as who learns that has them.
    private func usesEnglish(_ names: [ColumnName?], _ profiles: [ColumnProfile]) -> Bool {
        names.indices.contains { column in
            names[column] == .field(.example) && profiles[safe: column].map { $0.isSentence && $0.functionWords > 0.6 } == true
        }
    }

    /// Of several columns that are named for meanings takes that in the learner's own language, where that of the first is another:
    /// `German explanation,English translation`.
    mutating func preferMeaning(
        in language: InterfaceLanguage, _ headings: [String], _ names: [ColumnName?], _ profiles: [ColumnProfile]
    ) {
        guard let meaning = columns[.meaning], names[safe: meaning] == .field(.meaning) else { return }
        let languages = ColumnName.languages(in: headings[meaning])
        // `word,meaning,korean` with meanings in English.
        let translation = names.indices.first { column in
            names[column]?.language == language.rawValue && column != columns[.term] && column > meaning
                && profiles.indices.contains(column)
                && profiles[column].isOfWords && profiles[column].filled > 0.95 && profiles[column].longPhrases < 0.3
                && names[column - 1] != .field(.example)
                && profiles[safe: meaning].map { $0.script != profiles[column].script } == true
        }
        if languages.isEmpty, let translation {
            columns[.meaning] = translation
            return
        }
        // `Term,Definition,Meaning` with the last in Korean.
        func isIn(_ column: Int) -> Bool {
            guard let profile = profiles[safe: column], profile.filled > 0.9 else { return false }
            return language == .korean ? profile.hangul > 0.9 : profile.english > 0.5
        }
        if languages.isEmpty, !isIn(meaning), profiles[safe: meaning].map({ $0.hangul < 0.1 || language != .korean }) == true,
            let own = spareMeanings.first(where: isIn), profiles[own].script != profiles[meaning].script
        {
            columns[.meaning] = own
            spareMeanings.removeAll { $0 == own }
            return
        }
        guard !languages.isEmpty, !languages.contains(language.rawValue),
            let own = spareMeanings.first(where: { ColumnName.languages(in: headings[$0]) == [language.rawValue] })
                ?? (isIn(meaning) ? nil : spareMeanings.first(where: isIn))
        else { return }
        columns[.meaning] = own
        spareMeanings.removeAll { $0 == own }
        rivalMeaning = nil
    }

    /// Turns cards that ask in the learner's own language: their front and back say nothing of which side is learnt.
    mutating func turnCards(_ headings: [String], _ profiles: [ColumnProfile], for learner: Learner) {
        guard let term = columns[.term], let meaning = columns[.meaning], profiles.indices.contains(term),
            profiles.indices.contains(meaning), let front = Self.side(headings[term]),
            ["front", "question", "prompt"].contains(front.name),
            let back = Self.side(headings[meaning]), ["back", "answer"].contains(back.name)
        else { return }
        // Questions are asked.
        if profiles[term].questions > 0.6 { return }
        // `front_en`, `back_hu`
        let areNamed =
            front.language == learner.language?.rawValue && back.language != nil && profiles[meaning].isEuropean
            && learner.learnsEnglish != true
        func share(_ column: Int) -> Double { profiles[column].english + profiles[column].functionWords }
        let areForeign = learner.learnsEnglish == false && share(term) > 0.3 && share(term) > 2 * share(meaning)
        if areNamed || areForeign || profiles[term].isKorean(beside: profiles[meaning], to: learner)
            || profiles[term].explains(profiles[meaning], to: learner)
        {
            (columns[.term], columns[.meaning]) = (meaning, term)
        }
    }

    /// What a side of a card is called, and its language where the name says so.
    private static func side(_ heading: String) -> (name: String, language: String?)? {
        let parts = Text.key(heading).split { !$0.isLetter }.map(String.init)
        guard let name = parts.first, parts.count < 3 else { return nil }
        return (name, parts[safe: 1].flatMap { ColumnName($0)?.language ?? ColumnName.codeBesideOthers($0) })
    }
}
