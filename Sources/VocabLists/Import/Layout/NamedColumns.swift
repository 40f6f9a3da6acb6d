import VocabCore

/// What the headings of a list say its columns hold.
struct NamedColumns {
    /// The columns that are named for fields, or for the languages of term and meaning.
    var columns: [WordField: Int] = [:]
    /// The columns that are named for something else.
    var others: Set<Int> = []
    /// Another column that may as well hold the meaning, where several languages are named.
    var rivalMeaning: Int?
    /// Another column that may as well hold the terms, where a third language than theirs and that of the meanings comes first.
    var rivalTerm: Int?

    /// The parts of speech that columns of meanings are called after.
    private(set) var parts: [Int: String] = [:]

    /// Columns that go on with a field, as their headings count: `Meaning 1`, `Meaning 2`.
    private(set) var further: [WordField: [Int]] = [:]

    /// Further columns that are named for the meaning, in the order in which they may stand in for one that is missing.
    var spareMeanings: [Int] = []

    /// Further columns that are named for the term, or, where the meaning is named for its language, for that of the terms.
    private(set) var spareTerms: [Int] = []

    /// Columns that are named for readings: kana, romanization.
    private(set) var readings: [Int] = []

    /// Whether the terms are named for their language alone.
    private(set) var isTermOfLanguage = false

    /// How many columns further to the right a second list begins beside the first.
    private(set) var blockWidth: Int?

    /// Headings further to the right are not looked at.
    private static let widest = 1_000

    /// Codes of languages that mean something else as often: an identifier, a number, a transcription.
    private static let ambiguousCodes: Set<String> = ["id", "no", "tr", "is", "la", "el", "he", "be", "am", "as", "so"]

    /// The names of `headings`, where what one calls `word_de` and another `word_bg` are words of two languages, and `no` above words beside
    /// `fr` is one.
    private static func withSiblings(
        _ names: [ColumnName?], _ headings: [String], _ profiles: [ColumnProfile]
    ) -> [ColumnName?] {
        func parts(_ heading: String) -> (stem: Substring, code: Substring)? {
            guard let mark = heading.lastIndex(where: { "_- ".contains($0) }) else { return nil }
            return (heading[..<mark], heading[heading.index(after: mark)...])
        }
        let languages = names.indices.filter { names[$0]?.language != nil }
        let known = languages.compactMap { parts(headings[$0])?.stem }
        let areCodes = languages.contains { ColumnName.isShortCode(headings[$0]) }
        return names.indices.map { index in
            if names[index]?.language != nil { return names[index] }
            // `prompt` is a word of its own, but beside an answer.
            if Text.key(headings[index]) == "prompt", headings.contains(where: { ["answer", "response"].contains(Text.key($0)) })
            {
                return .field(.term)
            }
            if areCodes, profiles[safe: index]?.isOfWords == true, let code = ColumnName.codeBesideOthers(headings[index]) {
                return .language(code)
            }
            guard let (stem, code) = parts(headings[index]), known.contains(stem) else { return names[index] }
            let language = code.lowercased()
            return LanguageNames.all[language] == nil || ambiguousCodes.contains(language) ? names[index] : .language(language)
        }
    }

    /// Reads `headings`. Of several columns named for one field the first counts, unless it is much emptier than another, as
    /// `profiles` tell.
    init(_ headings: [String], over profiles: [ColumnProfile], for learner: Learner = Learner()) {
        let period = Self.period(of: headings)
        let shown = headings.prefix(period ?? Self.widest)
        // `Prep 2`, `Second term` is a title: a word among others that names nothing needs a name beside it.
        let areNames = shown.contains { ColumnName($0) != nil && !ColumnName.isPartly($0) }
        let names = Self.withoutQuestions(
            Self.withExamples(
                SubjectNames.completing(
                    Self.withSiblings(shown.map { areNames ? ColumnName($0) : nil }, Array(shown), profiles), Array(shown)),
                Array(shown), profiles),
            Array(shown), profiles, for: learner)
        blockWidth = period
        for (index, name) in names.enumerated() {
            // `詞` above `n.`, `v.`; who learns what they are called has them on both sides.
            let isPart =
                name == .field(.term) && profiles[safe: index]?.isPartOfSpeech == true
                && !(profiles.count == 2 && profiles.allSatisfy(\.isPartOfSpeech))
            // `trans` above `[ðæt]`
            let isSound = name == .field(.meaning) && profiles[safe: index]?.isPronunciation == true
            // `entry_kind` sorts what stands elsewhere.
            if [.field(.term), .field(.meaning)].contains(name), Self.namesSort(Array(shown)[index]) {
                others.insert(index)
                continue
            }
            switch isPart ? .field(.partOfSpeech) : isSound ? .field(.pronunciation) : name {
            case .field(let field):
                // What is empty throughout has no meanings, whatever it is called.
                if field == .meaning, profiles.indices.contains(index), profiles[index].count == 0, profiles.count > 2 {
                    others.insert(index)
                    continue
                }
                guard let known = columns[field] else {
                    columns[field] = index
                    continue
                }
                if Self.filled(index, profiles) > 2 * Self.filled(known, profiles)
                    || Self.isWeak(headings[known]) && !Self.isWeak(headings[index].filter { !$0.isFigure })
                {
                    columns[field] = index
                    if field != .term, field != .meaning { others.insert(known) }
                } else if field != .term, field != .meaning {
                    // What is named for a field that another column has is no meaning either.
                    others.insert(index)
                }
            case .other:
                // What is called an identifier may well be the word.
                let mayBeWord =
                    !names.contains { $0 == .field(.term) || $0?.language != nil }
                    && Self.mayNameWords(Text.key(headings[index]), profiles[safe: index])
                if !mayBeWord { others.insert(index) }
            case .language, nil: break
            }
        }
        takeWordOfLanguage(names, headings, profiles)
        takeParts(Array(shown), profiles, for: learner)
        readings = names.indices.filter { names[$0] == .field(.pronunciation) }
        leaveTranslationOfExample(names)
        takeLanguages(
            names.enumerated().map { index, name in
                profiles.indices.contains(index) && (profiles[index].isLabel || profiles[index].filled < 0.05) ? nil : name
            }, headings, profiles)
        if !isExplainedInOwnName(names, headings), let language = learner.language {
            prefer(language, names, profiles, for: learner)
            turnCards(headings, profiles, for: learner)
        }
        // Who learns kana alone has them, and how they are read.
        let mayHaveTerms = names.indices.contains { names[$0] == .other && !others.contains($0) }
        if columns[.term] == nil, columns[.meaning] != nil, (1...2).contains(readings.count), !names.contains(nil), !mayHaveTerms
        {
            columns[.term] = readings[0]
            columns[.pronunciation] = readings.count > 1 ? readings[1] : nil
        }
        // `english,romaji`: who knows the language learns how words of another sound.
        if columns[.meaning] == nil, let term = columns[.term], names[safe: term]??.language == learner.language?.rawValue,
            learner.language != nil, readings.count == 1, names.count(where: { $0 != .other }) == 2
        {
            (columns[.term], columns[.meaning], columns[.pronunciation]) = (readings[0], term, nil)
        }
        noteBlocks(names, headings, profiles)
        noteFurther(headings, names)
        isTermOfLanguage = columns[.term].flatMap { names[safe: $0]??.language } != nil
        let isWord = columns[.term].map { names[safe: $0] == .field(.term) } == true
        let isTranslated = columns[.meaning].flatMap { names[safe: $0]??.language } != nil
        spareTerms = names.indices.filter { column in
            isWord && ![columns[.term], columns[.meaning]].contains(column) && blockWidth == nil
                && (names[column] == .field(.term) || isTranslated && names[column]?.language != nil)
        }
        spareMeanings = names.indices.filter { column in
            names[column] == .field(.meaning) && column != columns[.meaning] && further[.meaning]?.contains(column) != true
                && column < blockWidth ?? names.count
        }
        if let language = learner.language { preferMeaning(in: language, headings, names, profiles) }
    }

    /// Takes the column that is called a word of a language for the terms, where another is called so only in part: `kannada_word` beside
    /// `anchor_word`.
    private mutating func takeWordOfLanguage(_ names: [ColumnName?], _ headings: [String], _ profiles: [ColumnProfile]) {
        guard let term = columns[.term], ColumnName.isPartly(headings[term]), Self.filled(term, profiles) > 0,
            let meaning = columns[.meaning]
        else { return }
        let word = names.indices.first { column in
            column != meaning && names[column]?.language != nil && Text.key(headings[column]).hasSuffix("word")
                && Self.filled(column, profiles) > 0.9
        }
        if let word { columns[.term] = word }
    }

    /// Takes several columns that are called after parts of speech for meanings, each of those words that are such: `영어,형용사,동사,명사`.
    private mutating func takeParts(_ headings: [String], _ profiles: [ColumnProfile], for learner: Learner) {
        guard columns[.meaning] == nil else { return }
        let found = headings.indices.filter { column in
            PartOfSpeech(named: headings[column]) != nil && profiles[safe: column]?.isPartOfSpeech == false
        }
        // Hardly any word is of all of them, and one column has the words.
        guard found.count > 1, found.count < headings.count, found.contains(where: { Self.filled($0, profiles) > 0.2 }),
            found.allSatisfy({ Self.filled($0, profiles) < 0.95 }),
            // In the language that is learnt they are forms of one word: `한국어,명사,동사` above `결정,decision,decide`.
            found.allSatisfy({ column in
                profiles[safe: column].map { $0.hangul > 0.9 || $0.count == 0 } == (learner.language == .korean)
            })
        else { return }
        columns[.meaning] = found[0]
        columns[.partOfSpeech] = nil
        parts = Dictionary(uniqueKeysWithValues: found.map { ($0, headings[$0]) })
        others.subtract(found)
    }

    /// Whether words may stand below a heading that names something else: an identifier, or a picture where characters stand for it.
    private static func mayNameWords(_ heading: String, _ profile: ColumnProfile?) -> Bool {
        guard let profile, profile.canBeTerm, profile.distinct > 0.95 else { return false }
        // `원문 언어` above the words in it
        if ["원문 언어", "원문언어"].contains(heading) { return true }
        return ["id", "key"].contains(heading) || ["image", "picture"].contains(heading) && profile.script == .han
    }

    /// Behind an example a translation is of that, where another column is named for the meaning, or two for languages: `swedish,english,sentence,translation`.
    private mutating func leaveTranslationOfExample(_ names: [ColumnName?]) {
        if let example = columns[.example], let meaning = columns[.meaning], meaning == example + 1,
            let other = names.indices.first(where: { names[$0] == .field(.meaning) && $0 != meaning })
        {
            columns[.meaning] = other
            others.insert(meaning)
            return
        }
        guard let example = columns[.example], let meaning = columns[.meaning], meaning == example + 1,
            names.prefix(example).count(where: { $0?.language != nil || $0 == .field(.term) }) > 1
        else { return }
        columns[.meaning] = nil
        others.insert(meaning)
    }

    /// Whether a heading names a field only where no other does: a description may be of anything, and characters have what they are
    /// called beside what they mean.
    private static func isWeak(_ heading: String) -> Bool {
        ["description", "desc", "훈", "훈음", "뜻음"].contains(Text.key(heading))
    }

    /// How many headings come again and again as they are: `가나,English,가나,English`.
    private static func period(of headings: [String]) -> Int? {
        let keys = headings.prefix(widest).map(Text.key)
        return [2, 3, 4].first { width in
            keys.count > width && keys.count.isMultiple(of: width) && Set(keys).count == width && !keys.contains("")
                && keys.indices.dropFirst(width).allSatisfy { keys[$0] == keys[$0 - width] }
        }
    }

    /// Finds headings that are the same as that of a field but for the number behind them.
    private mutating func noteFurther(_ headings: [String], _ names: [ColumnName?]) {
        func stem(_ column: Int) -> String { Text.key(String(headings[column].filter { !$0.isFigure })) }
        for field in [WordField.meaning, .partOfSpeech, .example, .synonyms] {
            guard let first = columns[field], names[first] != nil else { continue }
            let columns = names.indices.filter { column in
                let goesOn =
                    headings[column].last?.isFigure == true && stem(column) == stem(first) || Self.isAdditional(headings[column])
                return column != first && names[column] == names[first] && goesOn && column < blockWidth ?? names.count
            }
            if !columns.isEmpty { further[field] = columns }
        }
        if parts.count > 1, let first = columns[.meaning] { further[.meaning] = parts.keys.filter { $0 != first }.sorted() }
    }

    /// Whether a heading says of what it names that there is more of it in another column: `additionalMeanings`, `추가 뜻`.
    private static func isAdditional(_ heading: String) -> Bool {
        let words = Text.key(RecordGroups.heading(heading)).split { !$0.isLetter }
        return words.count == 2 && ["additional", "other", "further", "more", "secondary", "weitere"].contains(words[0])
            || ["추가", "기타", "부가", "다른", "딴", "둘째", "두 번째", "두번째", "그 밖의", "その他の", "其他"].contains {
                Text.key(heading).hasPrefix($0)
            }
    }

    /// Finds lists that stand beside each other: `단어,뜻,단어,뜻`.
    private mutating func noteBlocks(_ names: [ColumnName?], _ headings: [String], _ profiles: [ColumnProfile]) {
        func stem(_ column: Int) -> String { Text.key(String(headings[column].filter { !$0.isFigure })) }
        // Opposites with meanings of their own are words: `단어,뜻,반의어,뜻`.
        func isTerm(_ column: Int) -> Bool {
            names[column] == columns[.term].flatMap { names[$0] }
                || [.field(.antonyms), .field(.synonyms)].contains(names[column]) && column + 1 < names.count
                    && names[column + 1] == columns[.meaning].flatMap { names[$0] }
        }
        guard let term = columns[.term], let meaning = columns[.meaning], term < meaning,
            let secondTerm = names.indices.first(where: { $0 > meaning && isTerm($0) }),
            let secondMeaning = names.indices.first(where: { $0 > secondTerm && names[$0] == names[meaning] }),
            secondTerm - term == secondMeaning - meaning, stem(secondTerm) == stem(term) || stem(secondMeaning) == stem(meaning),
            Self.filled(secondTerm, profiles) > 0.3,
            Self.filled(secondMeaning, profiles) > 0.3
        else { return }
        blockWidth = secondTerm - term
        columns = columns.filter { $0.value < secondTerm }
        others = others.filter { $0 < secondTerm }
    }

    static func filled(_ column: Int, _ profiles: [ColumnProfile]) -> Double {
        profiles.indices.contains(column) ? profiles[column].filled : 0
    }

    /// Whether a heading of several words ends with one for what sorts or counts: `entry_kind`, `wordType`.
    private static func namesSort(_ heading: String) -> Bool {
        let parts = heading.split { "_- ".contains($0) }.map { $0.lowercased() }
        let sorts: Set = ["kind", "type", "category", "class", "status", "source", "method", "count", "length"]
        return parts.count > 1 && parts.last.map(sorts.contains) == true
    }
}
