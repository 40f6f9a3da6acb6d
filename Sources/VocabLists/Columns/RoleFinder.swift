import VocabCore

/// Finds what columns are: first the two that are words and meanings, then which of these is which, then the others beside them.
struct RoleFinder {
    let profiles: [ColumnProfile]
    /// What the header says of each column; empty where there is none.
    let names: [ColumnName?]
    /// The header as it stands.
    let headings: [String]
    let learner: Learner
    let weights: Weights
    /// Whether the list is a note and no table.
    let isNote: Bool
    /// The columns that can be a side.
    private let able: [Int]
    /// For each column, the columns that hold its readings, such as kana or pinyin.
    private let readings: [Int: [Int]]

    /// Two columns as the sides of a list.
    struct Sides {
        /// Which is taken for the words, and which for the meanings.
        let term: Int
        let meaning: Int
        /// How likely the two are the sides of a list.
        let score: Double
        /// How much more likely the words are words than the meanings are.
        let margin: Double
        /// Whether little but their order tells which is learnt.
        var isGuess = false
    }

    /// More columns are not tried as sides.
    private static let mostSides = 16

    init(profiles: [ColumnProfile], names: [ColumnName?], headings: [String], isNote: Bool, learner: Learner, weights: Weights) {
        (self.profiles, self.names, self.headings, self.learner, self.weights) = (profiles, names, headings, learner, weights)
        self.isNote = isNote
        let able = profiles.indices.filter { column in
            let field = names[safe: column].flatMap(\.self)?.field
            return field == .term || field == .meaning
                || profiles[column].filled > 0.05
                    && profiles[column].text + profiles[column].share(of: .pinyin, .pronunciation, .partOfSpeech) > 0.3
        }
        self.able = Array(able.prefix(Self.mostSides))
        var readings: [Int: [Int]] = [:]
        for column in able {
            readings[column] = profiles.indices.filter { $0 != column && Self.isReading(profiles[$0], of: profiles[column]) }
        }
        self.readings = readings
    }

    func name(_ column: Int) -> ColumnName? { names[safe: column].flatMap(\.self) }

    func isReading(_ column: Int, of other: Int) -> Bool { readings[other]?.contains(column) == true }

    /// The likeliest pairs, the best first.
    func sides(atMost count: Int = 3) -> [Sides] {
        let likeness = Dictionary(uniqueKeysWithValues: able.map { ($0, self.likeness($0)) })
        var pairs: [(first: Int, second: Int, score: Double)] = []
        for (index, first) in able.enumerated() {
            for second in able.dropFirst(index + 1) {
                pairs.append((first, second, likeness[first, default: 0] + likeness[second, default: 0] + fit(first, second)))
            }
        }
        // Only the likeliest are worth a closer look.
        return pairs.sorted { ($0.score, -$0.first, -$0.second) > ($1.score, -$1.first, -$1.second) }.prefix(count).map {
            first, second, score in
            let margin = lean(first, second)
            let (term, meaning) = margin >= 0 ? (first, second) : (second, first)
            return Sides(
                term: term, meaning: meaning, score: score + self.score(term, meaning), margin: abs(margin),
                isGuess: term < meaning && abs(margin) - order(term, meaning) < weights.sideMargin / 2)
        }
        .sorted { ($0.score, -$0.term, -$0.meaning) > ($1.score, -$1.term, -$1.meaning) }
    }

    /// How much more likely a column is the words, and another the meanings, than the other way round.
    func lean(_ term: Int, _ meaning: Int) -> Double {
        termLikeness(term, beside: meaning) - termLikeness(meaning, beside: term)
    }

    /// What speaks for two columns together, whichever is learnt.
    private func fit(_ first: Int, _ second: Int) -> Double {
        let (one, other) = (profiles[first], profiles[second])
        var score = weights.contrast * one.contrast(with: other) + weights.equal * one.equals(other)
        score += weights.example * max(other.isExample(of: one), one.isExample(of: other))
        // Where there is nothing else, how a word is read may be what is asked for.
        if able.count > 2, isReading(first, of: second) || isReading(second, of: first) { score += weights.reading }
        for (side, rest) in [(first, second), (second, first)]
        where able.contains(where: { isVariant(side, of: $0) && $0 != rest }) {
            score += weights.variant
        }
        score += weights.distance * Double(second - first - 1) + weights.place * Double(first)
        // Two names of words, such as of two ways to write them, are not both sides.
        if name(first)?.field == .term, name(second)?.field == .term { score -= weights.namedSide }
        let languages = [name(first)?.language, name(second)?.language].compactMap(\.self)
        if Set(languages).count == 2 { score += weights.namedLanguages }
        let (isRead, otherIsRead) = (readable(first), readable(second))
        if max(isRead, otherIsRead) > 0.5, min(isRead, otherIsRead) < 0.5 { score += weights.readable * max(isRead, otherIsRead) }
        if learner.languages.isEmpty, let code = learner.interface?.rawValue {
            let (one, other) = (language(code, first), language(code, second))
            score += weights.interface * max(one, other) * (1 - min(one, other))
        }
        return score
    }

    /// Whether a column is in the script and the language of another further left, and as short.
    private func isVariant(_ column: Int, of other: Int) -> Bool {
        let (profile, rival) = (profiles[column], profiles[other])
        return other < column && profile.contrast(with: rival) < 0.2 && abs(profile.words - rival.words) < 1
    }

    /// What speaks for two columns as words and meanings.
    private func score(_ term: Int, _ meaning: Int) -> Double {
        let uses =
            profiles.indices.lazy.filter { $0 != term && $0 != meaning }.map { profiles[$0].isExample(of: profiles[term]) }.max()
            ?? 0
        let (first, second) = (profiles[term], profiles[meaning])
        var score = weights.explains * min(1, max(0, (second.words - first.words) / 3)) * (1 - first.contrast(with: second))
        score += weights.longTerm * max(0, first.words - 4) + weights.longMeaning * max(0, second.words - 14)
        score += weights.repeats * max(0, 0.7 - first.distinct) + weights.repeats * max(0, 0.4 - second.distinct)
        if name(term)?.field == .term, name(meaning)?.field == .meaning { score += weights.namedSide }
        if isNote, meaning < term { score += weights.laterInNotes }
        return score + weights.used * uses
    }

    /// How likely a column is one of both sides.
    private func likeness(_ column: Int) -> Double {
        let profile = profiles[column]
        // A word written in kana alone may stand only in the column of readings: its blank cell here counts as filled.
        let rests = (readings[column] ?? []).map { profile.filled(with: profiles[$0]) }
        var score = weights.blank * (1 - (rests.max() ?? profile.filled))
        score += weights.noText * profile.share(of: .number, .date, .link, .identifier, .media, .mark)
        score += weights.partOfSpeech * profile.share(of: .partOfSpeech)
        score += weights.noText * profile.share(of: .pronunciation) + weights.sound * profile.share(of: .pinyin)
        score += weights.sentence * profile.share(of: .sentence)
        // What uses the words of another column in sentences is an example of these.
        if profiles.count > 2 {
            score -=
                weights.used
                * (profiles.indices.lazy.filter { $0 != column }.map { profile.isExample(of: profiles[$0]) }.max() ?? 0)
        }
        if profile.isLabels || profile.isArticles { score += weights.labels }
        // What another column says already, and what is how another is read, is told by that one.
        for other in profiles.indices where other != column {
            if other < column, profile.repeats(profiles[other]) > 0.7 { score += weights.copy }
            if isReading(column, of: other) { score += weights.copy }
        }
        guard let name = name(column) else { return score }
        if name.field == .term || name.field == .meaning {
            score += weights.namedSide
        } else if name.isOther || name.field != nil {
            score += weights.namedOther
        } else if name.language != nil {
            score += weights.namedLanguage
        }
        return score
    }

    /// How much speaks for a column being the words, where `other` is the meanings.
    private func termLikeness(_ column: Int, beside other: Int) -> Double {
        let (profile, rival) = (profiles[column], profiles[other])
        var score = order(column, other)
        switch name(column)?.field {
        case .term: score += weights.sideNamed
        case .meaning: score -= weights.sideNamed
        default: break
        }
        score -= weights.sideReadable * readable(column)
        score += weights.sideForeign * foreign(column)
        if learner.languages.isEmpty {
            switch learner.interface {
            case .korean: score -= weights.sideKorean * language("ko", column)
            case .english: score -= weights.sideEnglish * language("en", column)
            case nil: break
            }
            // If only one column is headed by its language's own name, the author speaks that language and learns the other.
            if isOwnName(column), !isOwnName(other), name(other)?.language != nil { score -= weights.sideHeader }
        }
        score += weights.sideLearnt * (learner.learnt.map { learnt($0, column, beside: other) }.max() ?? 0)
        // Sounds and parts of speech behind the words themselves.
        let looked = profile.cells.prefix(20).map { ($0, RowReader.partAtEnd(of: $0)?.rest) }
        if looked.count(where: { Phonetics.atEnd(of: $1 ?? $0) != nil }) * 2 > looked.count { score += weights.sideSound }
        if looked.count(where: { $1 != nil }) * 2 > looked.count { score += weights.sideSound / 2 }
        for companion in profiles.indices where companion != column && companion != other {
            if isReading(companion, of: column) { score += weights.sideSound }
            if profiles[companion].share(of: .pronunciation) > 0.5 {
                score += weights.sideSound * profile.scripts[.latin, default: 0] / 2
            }
            score +=
                weights.sideExample
                * max(0, profiles[companion].isExample(of: profile) - profiles[companion].isExample(of: rival))
        }
        score += weights.sideLength * min(2, max(0, rival.words - profile.words))
        return score
    }

    /// How much speaks for a column being the words because it stands in front of the other.
    private func order(_ column: Int, _ other: Int) -> Double {
        guard column < other else { return 0 }
        if isNote { return weights.firstInNotes }
        let isOtherLetters = name(column)?.language == nil && profiles[other].scripts[.latin, default: 0] < 0.2
        return weights.first + (isOtherLetters ? weights.firstEnglish * language("en", column) : 0)
    }

    /// Whether a column is how another is read: kana or pinyin beside characters.
    private static func isReading(_ reading: ColumnProfile, of written: ColumnProfile) -> Bool {
        guard written.eastern > 0.5 else { return false }
        if reading.share(of: .pinyin) > 0.5 { return true }
        guard written.eastern > 0.8, reading.scripts[.kana, default: 0] > 0.8 else { return false }
        func hasHan(_ text: String) -> Bool { text.unicodeScalars.contains { Script(of: $0) == .han } }
        let full = written.cells.count { !$0.isEmpty }
        return written.cells.count(where: hasHan) * 3 > full && reading.cells.count(where: hasHan) * 5 < reading.cells.count
    }
}
