import VocabCore

/// What the headings of a list say its columns hold.
struct NamedColumns {
    /// The columns that are named for fields, or for the languages of term and meaning.
    private(set) var columns: [WordField: Int] = [:]
    /// The columns that are named for something else.
    private(set) var others: Set<Int> = []
    /// Another column that may as well hold the meaning, where several languages are named.
    private(set) var rivalMeaning: Int?

    /// Columns that go on with a field, as their headings count: `Meaning 1`, `Meaning 2`.
    private(set) var further: [WordField: [Int]] = [:]

    /// Further columns that are named for the meaning, in the order in which they may stand in for one that is missing.
    private(set) var spareMeanings: [Int] = []

    /// Columns that are named for readings: kana, romanization.
    private(set) var readings: [Int] = []

    /// How many columns further to the right a second list begins beside the first.
    private(set) var blockWidth: Int?

    /// Headings further to the right are not looked at.
    private static let widest = 1_000

    /// Reads `headings`. Of several columns named for one field the first counts, unless it is much emptier than another, as
    /// `profiles` tell.
    init(_ headings: [String], over profiles: [ColumnProfile], for language: InterfaceLanguage? = nil) {
        let period = Self.period(of: headings)
        let shown = headings.prefix(period ?? Self.widest)
        // `Prep 2`, `Second term` is a title: a word among others that names nothing needs a name beside it.
        let areNames = shown.contains { ColumnName($0) != nil && !ColumnName.isPartly($0) }
        let names = shown.map { areNames ? ColumnName($0) : nil }
        blockWidth = period
        for (index, name) in names.enumerated() {
            switch name {
            case .field(let field):
                guard let known = columns[field] else {
                    columns[field] = index
                    continue
                }
                if Self.filled(index, profiles) > 2 * Self.filled(known, profiles)
                    || Self.isWeak(headings[known]) && !Self.isWeak(headings[index].filter { !$0.isNumber })
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
                    && ["id", "key"].contains(Text.key(headings[index])) && profiles.indices.contains(index)
                    && profiles[index].canBeTerm && profiles[index].distinct > 0.95
                if !mayBeWord { others.insert(index) }
            case .language, nil: break
            }
        }
        readings = names.indices.filter { names[$0] == .field(.pronunciation) }
        leaveTranslationOfExample(names)
        takeLanguages(
            names.enumerated().map { index, name in
                profiles.indices.contains(index) && (profiles[index].isLabel || profiles[index].filled < 0.05) ? nil : name
            }, headings, profiles)
        if let language { prefer(language, names) }
        // Who learns kana alone has them, and how they are read.
        if columns[.term] == nil, columns[.meaning] != nil, (1...2).contains(readings.count), !names.contains(nil) {
            columns[.term] = readings[0]
            columns[.pronunciation] = readings.count > 1 ? readings[1] : nil
        }
        noteBlocks(names, profiles)
        noteFurther(headings, names)
        spareMeanings = names.indices.filter { column in
            names[column] == .field(.meaning) && column != columns[.meaning] && further[.meaning]?.contains(column) != true
                && column < blockWidth ?? names.count
        }
    }

    /// Behind an example a translation is of that, where two columns are named for languages: `swedish,english,sentence,translation`.
    private mutating func leaveTranslationOfExample(_ names: [ColumnName?]) {
        guard let example = columns[.example], let meaning = columns[.meaning], meaning == example + 1,
            names.prefix(example).count(where: { $0?.language != nil || $0 == .field(.term) }) > 1
        else { return }
        columns[.meaning] = nil
        others.insert(meaning)
    }

    /// Whether a heading names a field only where no other does: a description may be of anything.
    private static func isWeak(_ heading: String) -> Bool { ["description", "desc"].contains(Text.key(heading)) }

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
        func stem(_ column: Int) -> String { Text.key(String(headings[column].filter { !$0.isNumber })) }
        for field in [WordField.meaning, .partOfSpeech, .example, .synonyms] {
            guard let first = columns[field], names[first] != nil else { continue }
            let columns = names.indices.filter { column in
                column != first && names[column] == names[first] && headings[column].last?.isNumber == true
                    && stem(column) == stem(first) && column < blockWidth ?? names.count
            }
            if !columns.isEmpty { further[field] = columns }
        }
    }

    /// Finds lists that stand beside each other: `단어,뜻,단어,뜻`.
    private mutating func noteBlocks(_ names: [ColumnName?], _ profiles: [ColumnProfile]) {
        guard let term = columns[.term], let meaning = columns[.meaning], term < meaning,
            let secondTerm = names.indices.first(where: { $0 > meaning && names[$0] == names[term] }),
            let secondMeaning = names.indices.first(where: { $0 > secondTerm && names[$0] == names[meaning] }),
            secondTerm - term == secondMeaning - meaning, Self.filled(secondTerm, profiles) > 0.3,
            Self.filled(secondMeaning, profiles) > 0.3
        else { return }
        blockWidth = secondTerm - term
        columns = columns.filter { $0.value < secondTerm }
        others = others.filter { $0 < secondTerm }
    }

    private static func filled(_ column: Int, _ profiles: [ColumnProfile]) -> Double {
        profiles.indices.contains(column) ? profiles[column].filled : 0
    }

    /// A column of words in front of those that are named for languages, under the name of one that is not known here.
    private func unknownLanguage(before first: Int, _ names: [ColumnName?], _ profiles: [ColumnProfile]) -> Int? {
        guard
            let column = names.indices.prefix(first).first(where: { column in
                names[column] == nil && profiles.indices.contains(column) && !others.contains(column)
                    && profiles[column].canBeTerm && profiles[column].filled > 0.9 && profiles[column].distinct > 0.8
                    && (profiles[column].script == .latin || profiles[column].script != profiles[first].script)
            })
        else { return nil }
        return column
    }

    /// Of several languages that the meaning may be in, the learner's own is meant.
    private mutating func prefer(_ language: InterfaceLanguage, _ names: [ColumnName?]) {
        guard rivalMeaning != nil,
            let own = names.indices.first(where: { names[$0]?.language == language.rawValue && $0 != columns[.term] })
        else { return }
        (columns[.meaning], rivalMeaning) = (own, nil)
    }

    /// The column among those of languages that another says how to read: who learns words needs that, and not for the meanings.
    private func readColumn(among named: [Int], _ profiles: [ColumnProfile]) -> Int? {
        named.first { column in
            profiles.indices.contains(column)
                && readings.contains { profiles.indices.contains($0) && profiles[$0].isReading(of: profiles[column]) }
        }
    }

    /// Columns that are named for languages hold what no heading names: Korean is the meaning, and otherwise the first language is
    /// the term.
    private mutating func takeLanguages(_ names: [ColumnName?], _ headings: [String], _ profiles: [ColumnProfile]) {
        let named = names.indices.filter { names[$0]?.language != nil }
        guard let first = named.first else { return }
        // Korean is learnt by who writes it in other letters as well, and by who calls it by another name than its own and puts it first.
        let isNamedInKorean = headings[first].unicodeScalars.contains(where: Hangul.isSyllable)
        let isLearnt = (columns[.pronunciation] != nil || !isNamedInKorean) && names[first]?.language == "ko"
        let korean = named.first { names[$0]?.language == "ko" && !(isLearnt && $0 == first) }
        switch (columns[.term], columns[.meaning]) {
        case (nil, nil):
            guard named.count > 1 else {
                // One language beside headings of another kind is that of the meanings, unless it comes first.
                columns[first == 0 ? .term : .meaning] = first
                return
            }
            // Which of those behind it are meant is asked.
            if korean == nil, let unknown = unknownLanguage(before: first, names, profiles) {
                (columns[.term], columns[.meaning]) = (unknown, named[0])
                rivalMeaning = named.first { names[$0] != names[named[0]] }
                return
            }
            let read = readColumn(among: named, profiles)
            let meaning =
                named.first { $0 == korean && $0 != read } ?? named.first { $0 != read && (read != nil || $0 != first) } ?? first
            columns[.meaning] = meaning
            columns[.term] = read ?? named.first { $0 != meaning } ?? first
            // The same two again are a second list beside the first.
            let isBlock =
                named.count > 3 && Text.key(headings[named[2]]) == Text.key(headings[first])
                && names[named[3]] == names[meaning]
                && named[3] - named[2] == meaning - first
            let rival = named.first { $0 != meaning && $0 != columns[.term] }
            if korean == nil, let rival, names[rival] != names[meaning], !isBlock,
                profiles.isEmpty || Self.filled(rival, profiles) > 0.5
            {
                rivalMeaning = rival
            }
        case (nil, _?): columns[.term] = named.first { $0 != korean } ?? first
        case (_?, nil): columns[.meaning] = korean ?? first
        default: break
        }
        // For who knows Korean a word tells more than an explanation in sentences.
        if let meaning = columns[.meaning], names[meaning]?.field == .meaning, let korean, korean != columns[.term],
            profiles.indices.contains(meaning), profiles[meaning].isSentence, profiles.indices.contains(korean),
            !profiles[korean].isSentence, profiles[korean].filled > 0.9
        {
            columns[.meaning] = korean
        }
        // An explanation that few words have goes with a translation that most have.
        if let meaning = columns[.meaning], names[meaning]?.field == .meaning, Self.filled(meaning, profiles) < 0.5,
            let full = named.first(where: {
                $0 != columns[.term] && Self.filled($0, profiles) > 2 * Self.filled(meaning, profiles)
            })
        {
            columns[.meaning] = full
        }
    }
}
