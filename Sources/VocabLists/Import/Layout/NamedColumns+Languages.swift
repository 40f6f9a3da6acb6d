import VocabCore

/// Headings that name languages: which of their columns is learnt, and which explains.
extension NamedColumns {
    /// Columns that are named for languages hold what no heading names: Korean is the meaning, and otherwise the first language is
    /// the term.
    mutating func takeLanguages(_ names: [ColumnName?], _ headings: [String], _ profiles: [ColumnProfile]) {
        let named = names.indices.filter { names[$0]?.language != nil }
        guard let first = named.first else { return }
        // Korean is learnt by who writes it in other letters as well, and by who calls it by another name than its own and puts it first.
        let isNamedInKorean = headings[first].unicodeScalars.contains(where: Hangul.isSyllable)
        // What says how words sound stands behind these.
        let isRead = columns[.pronunciation].map { reading in named.last { $0 < reading } ?? first } == first
        let isLearnt = (isRead || !isNamedInKorean) && names[first]?.language == "ko"
        let korean = named.first { names[$0]?.language == "ko" && !(isLearnt && $0 == first) }
        leaveDefinition(beside: named, headings, profiles)
        switch (columns[.term], columns[.meaning]) {
        case (nil, nil) where named.count == 1:
            // One language beside headings of another kind is that of the meanings, unless it comes first.
            columns[first == 0 ? .term : .meaning] = first
            return
        case (nil, nil): takeSides(of: named, korean: korean, names, headings, profiles)
        case (nil, _?):
            let term = named.first { $0 != korean } ?? first
            // A language that few words are given in is not the one that is learnt, where another's name is not known here.
            let unknown = Self.filled(term, profiles) < 0.95 ? unknownLanguage(before: term, names, profiles) : nil
            columns[.term] = unknown ?? term
        case (let term?, nil):
            // What says how the terms are read is in their own language.
            func isReading(_ column: Int) -> Bool {
                profiles.indices.contains(column) && profiles.indices.contains(term)
                    && profiles[column].isReading(of: profiles[term])
            }
            columns[.meaning] = korean ?? named.first { !isReading($0) } ?? first
            if columns[.pronunciation] == nil {
                columns[.pronunciation] = named.first { $0 != columns[.meaning] && isReading($0) }
            }
        default: break
        }
        replaceExplanation(named, korean: korean, names, profiles)
    }

    /// The names with examples in the place of phrases that are sentences, where the words stand under the name of a language:
    /// `Mot anglais,Sens,Phrase`.
    static func withExamples(_ names: [ColumnName?], _ headings: [String], _ profiles: [ColumnProfile]) -> [ColumnName?] {
        guard names.contains(where: { $0?.language != nil }), names.contains(.field(.meaning)) else { return names }
        return names.enumerated().map { index, name in
            let areSentences = profiles[safe: index].map { $0.isSentence || $0.fullStops > 0.5 } == true
            let isExample = ["phrase", "phrases"].contains(Text.key(headings[index])) && areSentences
            return isExample ? .field(.example) : name
        }
    }

    /// The names without those of questions and answers, where what these ask stands under the names of two languages, one of them the
    /// learner's own: `spanish,korean,quiz,answer`.
    static func withoutQuestions(
        _ names: [ColumnName?], _ headings: [String], _ profiles: [ColumnProfile], for learner: Learner
    ) -> [ColumnName?] {
        let languages = names.indices.filter { names[$0]?.language != nil }
        guard let own = learner.language, Set(languages.map { names[$0] }).count == 2,
            languages.contains(where: { names[$0]?.language == own.rawValue }),
            languages.allSatisfy({ profiles.isEmpty || filled($0, profiles) > 0.9 })
        else { return names }
        return zip(names, headings).map { name, heading in
            let key = Text.key(heading.filter { !$0.isFigure })
            return ["quiz", "question", "answer", "문제", "답", "정답"].contains(key) ? .other : name
        }
    }

    /// Of what is called a definition or a description of words in two languages neither of these is the meaning.
    private mutating func leaveDefinition(beside named: [Int], _ headings: [String], _ profiles: [ColumnProfile]) {
        guard columns[.term] == nil, let meaning = columns[.meaning], named.count > 1,
            !ColumnName.languages(in: headings[meaning]).isEmpty
                || Text.key(headings[meaning]).split(whereSeparator: { !$0.isLetter }).contains(where: { $0.count == 2 }),
            ["definition", "description", "desc", "explanation", "설명", "정의"].contains(
                where: Text.key(headings[meaning]).contains),
            named.allSatisfy({ Self.filled($0, profiles) > 0.9 })
        else { return }
        columns[.meaning] = nil
        others.insert(meaning)
    }

    /// Chooses term and meaning among several columns of languages, and notes another that may be the meaning as well.
    private mutating func takeSides(
        of named: [Int], korean: Int?, _ names: [ColumnName?], _ headings: [String], _ profiles: [ColumnProfile]
    ) {
        let first = named[0]
        if korean == nil, let unknown = unknownLanguage(before: first, names, profiles) {
            (columns[.term], columns[.meaning]) = (unknown, first)
            rivalMeaning = named.first { names[$0] != names[first] }
            return
        }
        let read =
            learntColumn(among: named, headings) ?? readColumn(among: named, names, profiles) ?? smallColumn(among: named, names)
        let meaning = (korean == read ? nil : korean) ?? named.first { $0 != read ?? first } ?? first
        let term = read ?? named.first { $0 != meaning } ?? first
        (columns[.term], columns[.meaning]) = (term, meaning)
        if korean == nil, named.count > 2, term == read, first != term, Self.filled(first, profiles) > 0.95 { rivalTerm = first }
        // The same two again are a second list beside the first.
        let isBlock =
            named.count > 3 && Text.key(headings[named[2]]) == Text.key(headings[first]) && names[named[3]] == names[meaning]
            && named[3] - named[2] == meaning - first
        // What else is in the language of the terms are examples or definitions.
        guard korean == nil, !isBlock,
            let rival = named.first(where: { $0 != meaning && $0 != term && names[$0] != names[term] }),
            names[rival] != names[meaning], profiles.isEmpty || Self.filled(rival, profiles) > 0.5
        else { return }
        rivalMeaning = rival
    }

    /// Takes a translation in the place of an explanation that is in sentences, where it is in Korean, or in other letters than both, or
    /// that few words have.
    private mutating func replaceExplanation(
        _ named: [Int], korean: Int?, _ names: [ColumnName?], _ profiles: [ColumnProfile]
    ) {
        guard let meaning = columns[.meaning], names[meaning]?.field == .meaning else { return }
        if profiles.indices.contains(meaning), profiles[meaning].isSentence,
            let words = named.first(where: { $0 == korean || isTranslation($0, besideSentencesIn: meaning, names, profiles) }),
            words != columns[.term], profiles.indices.contains(words), !profiles[words].isSentence, profiles[words].filled > 0.9
        {
            columns[.meaning] = words
            return
        }
        let share = Self.filled(meaning, profiles)
        let fuller = named.first { $0 != columns[.term] && Self.filled($0, profiles) > 2 * share }
        if share < 0.5, let fuller { columns[.meaning] = fuller }
    }

    /// Whether a column is in other letters than the terms, which stand in the sentences of `meaning`: those are examples then, whatever
    /// they are called.
    private func isTranslation(
        _ column: Int, besideSentencesIn meaning: Int, _ names: [ColumnName?], _ profiles: [ColumnProfile]
    ) -> Bool {
        guard let term = columns[.term], names[term]?.language != nil, profiles.indices.contains(term),
            profiles.indices.contains(column)
        else { return false }
        let (script, other) = (profiles[term].script, profiles[column].script)
        let areBothEastern = [.han, .kana].contains(script) && [.han, .kana].contains(other)
        return script != other && !areBothEastern && profiles[meaning].holds(script)
    }

    /// The column among those of languages that another says how to read: who learns words needs that, and not for the meanings.
    private func readColumn(among named: [Int], _ names: [ColumnName?], _ profiles: [ColumnProfile]) -> Int? {
        let sounds = readings + names.indices.filter { names[$0] == nil && !others.contains($0) }
        let read = named.first { column in
            profiles.indices.contains(column)
                && sounds.contains { profiles.indices.contains($0) && profiles[$0].isReading(of: profiles[column]) }
        }
        return read ?? romanizedColumn(among: named, profiles)
    }

    /// The column in other letters than Latin ones, beside one in these, where what is named for the pronunciation is in plain Latin letters:
    /// `English,Pronunciation,Hebrew`. Of Hangul that may be said of either.
    private func romanizedColumn(among named: [Int], _ profiles: [ColumnProfile]) -> Int? {
        func script(_ column: Int) -> Script? { profiles[safe: column]?.script }
        let isPlain = readings.contains { column in
            profiles[safe: column].map { $0.script == .latin && !$0.isPronunciation && $0.phoneticSpellings < 0.1 } == true
        }
        guard isPlain, named.contains(where: { script($0) == .latin }) else { return nil }
        return named.first { column in script(column).map { ![.latin, .hangul].contains($0) } == true }
    }

    /// The one of two columns of languages whose heading calls it a headword as well: `en,es_lemma`.
    private func learntColumn(among named: [Int], _ headings: [String]) -> Int? {
        let words = named.filter { column in
            let parts = Text.key(headings[column]).split { !$0.isLetter }
            return parts.count > 1 && parts.contains { ["lemma", "headword", "vocab", "infinitive"].contains($0) }
        }
        if named.count == 2, words.count == 1 { return words[0] }
        let heard = Set(headings.compactMap(Self.heardLanguage))
        return heard.count == 1
            ? named.first { ColumnName(headings[$0])?.language == heard.first || Text.key(headings[$0]) == heard.first } : nil
    }

    /// The second of two columns of languages where it alone is one that is explained in others: `Español,Nahuatl`.
    private func smallColumn(among named: [Int], _ names: [ColumnName?]) -> Int? {
        let areSmall = named.map { names[$0]?.language.map(LanguageNames.isExplainedInOthers) == true }
        // Of English and such a language either may be learnt.
        return areSmall == [false, true] && names[named[0]]?.language != "en" ? named[1] : nil
    }

    /// The language whose words a column says aloud: `roman_ur`, `audio_ur`.
    private static func heardLanguage(_ heading: String) -> String? {
        let parts = Text.key(heading).split { !$0.isLetter }.map(String.init)
        guard parts.count == 2, ["roman", "audio", "sound", "phonetic", "ipa", "translit"].contains(parts[0]) else { return nil }
        return ColumnName(parts[1])?.language ?? ColumnName.codeBesideOthers(parts[1])
    }

    /// A column of words in front of those that are named for languages, under the name of one that is not known here.
    private func unknownLanguage(before first: Int, _ names: [ColumnName?], _ profiles: [ColumnProfile]) -> Int? {
        names.indices.prefix(first).first { column in
            names[column] == nil && profiles.indices.contains(column) && !others.contains(column)
                && profiles[column].canBeTerm && profiles[column].filled > 0.9 && profiles[column].distinct > 0.8
                && (profiles[column].script == .latin || profiles[column].script != profiles[first].script)
        }
    }
}
