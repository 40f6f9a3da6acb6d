import VocabCore

/// Which columns of a list hold which field, told by what stands in them where no header names them.
struct ColumnGuess {
    /// The likeliest reading.
    let columns: ColumnMap
    /// Another that is as likely, if there is one.
    let rival: ColumnMap?
    /// How sure the reading is, from 0 to 1.
    let confidence: Double

    /// Columns further to the right are not looked at.
    static let widest = 64

    /// What stands in each column of `rows`, examples on further lines of cells apart.
    static func profiles(
        of rows: [[String]], _ englishWords: EnglishWords? = nil, _ koreanWords: (() -> KoreanWords)? = nil
    ) -> [ColumnProfile] {
        let width = min(rows.map(\.count).max() ?? 0, widest)
        var profiles = (0..<width).map { column in
            ColumnProfile(rows.map { column < $0.count ? withoutExample($0[column]) : "" }, englishWords)
        }
        let korean = profiles.indices.filter { profiles[$0].script == .hangul && profiles[$0].count > 3 }
        // Words are looked for where one column may say how those of another sound.
        if korean.count > 1, korean.count < width, let words = koreanWords?() {
            for column in korean { profiles[column].korean = words.share(of: rows.prefix(200).compactMap { $0[safe: column] }) }
        }
        return profiles
    }

    /// The first line of a cell whose further lines are in other scripts, as examples below a meaning are; others as they stand.
    private static func withoutExample(_ cell: String) -> String {
        guard cell.utf8.contains(0x0A), let end = cell.firstIndex(where: \.isNewline) else { return cell }
        let scripts = [cell[..<end], cell[end...]].map { ColumnProfile.scripts(of: String($0)) }
        return !scripts[0].isEmpty && !scripts[1].isEmpty && scripts[0].isDisjoint(with: scripts[1]) ? String(cell[..<end]) : cell
    }

    /// Finds what `named` columns leave open; columns in `others` are named for something that is no field.
    ///
    /// Nil when no two columns can be term and meaning.
    init?(
        _ rows: [[String]], _ profiles: [ColumnProfile], named: [WordField: Int] = [:], others: Set<Int> = [],
        isStrict: Bool = true
    ) {
        var named = named
        let sound = Self.soundInHangul(profiles)
        var able = profiles.indices.filter { !others.contains($0) && profiles[$0].share(.media) < 0.6 }
        if named.isEmpty, let read = Self.readColumns(profiles, able, rows.prefix(200)) { named = read }
        if let sound, !named.values.contains(sound) {
            // Kana say it better.
            let isInKana = profiles.contains(where: \.isKana) && profiles.contains { $0.holds(.han) && !$0.isKana }
            if isInKana || named[.pronunciation] != nil {
                able.removeAll { $0 == sound }
            } else {
                named[.pronunciation] = sound
            }
        }
        let free = able.filter { !named.values.contains($0) }
        let first =
            named[.term] ?? Self.repeatedTerm(profiles, free, rows.prefix(200))
            ?? (isStrict ? Self.term(profiles, free, rows) : Self.lenientTerm(profiles, free, rows))
        guard let first, profiles.indices.contains(first) else { return nil }
        let term = named[.term] ?? Self.termUsed(in: first, among: free, profiles, rows.prefix(200)) ?? first
        let candidates = Self.meanings(
            profiles, free.filter { $0 != term }, term, rows, isStrict: isStrict, isNamed: named[.term] != nil)
        let ranked = Self.withoutTranslationsOfExamples(candidates, of: term, free, profiles, rows).map {
            (column: $0, score: Self.score($0, after: term, candidates, profiles))
        }
        .sorted { ($0.score, -$0.column) > ($1.score, -$1.column) }
        guard let meaning = named[.meaning] ?? ranked.first?.column else { return nil }
        var columns = named
        columns[.term] = term
        columns[.meaning] = meaning
        let open = free.filter { $0 != term && $0 != meaning }
        for (field, column) in Self.others(open, of: term, profiles, rows.prefix(200)) where columns[field] == nil {
            columns[field] = column
        }
        if columns[.pronunciation] == nil {
            let romanization = Self.romanization(of: term, profiles, free.filter { $0 != term }, rows.prefix(200))
            columns[.pronunciation] = romanization == meaning ? nil : romanization
        }
        if columns[.pronunciation] == nil {
            let able = able.filter { $0 != term }
            let spelling = Self.spelling(of: term, among: able, profiles, rows.prefix(200))
            columns[.pronunciation] = spelling == meaning ? nil : spelling
        }
        if columns[.example] == nil {
            columns[.example] = open.first { column in
                !columns.values.contains(column) && Self.uses(column, term, rows.prefix(200))
            }
        }
        self.columns = ColumnMap(columns)
        let next = named[.meaning] == nil ? ranked.dropFirst().first : nil
        let lead = next.map { ranked[0].score - $0.score } ?? 2
        // Of two columns in Hangul beside other letters one may say how the words sound.
        let mayBeAlike =
            profiles[term].script == .latin && profiles[safe: meaning]?.script == .latin
            || ![.latin, .hangul].contains(profiles[term].script) && profiles[safe: meaning]?.script == .hangul
                && !(next.map { Self.endAsKorean($0.column, rows) && Self.endAsKorean(meaning, rows) } ?? true)
        let areAlike = mayBeAlike && next.map { profiles[$0.column].isAnotherMeaning(beside: profiles[meaning]) } == true
        let isRival =
            (lead < 0.5 || areAlike)
            && next.map { other in
                !profiles[other.column].isSentence && columns[.example] != other.column
                    && !Self.areVariants(meaning, other.column, rows.prefix(200))
                    && !(profiles[meaning].infinitives > 0.2 && profiles[other.column].infinitives == 0)
            } == true
        let isCalled = Self.spelling(of: term, among: candidates, profiles, rows.prefix(200), ofNames: true) == meaning
        rival = isRival || isCalled ? next.map { ColumnMap([.term: term, .meaning: $0.column]) } : nil
        confidence = named[.meaning] != nil && named[.term] != nil ? 1 : min(1, 0.5 + lead / 4)
    }

    /// Whether most texts of a column end as verbs and adjectives of Korean do, which sounds do not.
    private static func endAsKorean(_ column: Int, _ rows: [[String]]) -> Bool {
        let texts = rows.prefix(200).compactMap { $0[safe: column].map(Text.cleanedLine) }.filter { !$0.isEmpty }
        return texts.count { "다한은는게히운".contains($0.last ?? " ") } * 2 > texts.count
    }

    /// The first column that can hold terms; but sentences before it, where nothing else is in their language, are what is learnt,
    /// and readings before the words that they are of are none.
    private static func term(_ profiles: [ColumnProfile], _ free: [Int], _ rows: [[String]]) -> Int? {
        // Of two columns the first is learnt.
        let filled = profiles.indices.filter { profiles[$0].filled > 0.3 && !profiles[$0].isLabel && !profiles[$0].isCategory }
        if filled.count == 2, free.contains(filled[0]), profiles[filled[0]].mayBeTerm, profiles[filled[1]].mayBeMeaning,
            !isPinyin(filled[0], of: filled[1], profiles, rows)
        {
            return filled[0]
        }
        let able = free.filter { profiles[$0].canBeTerm }
        // Texts that come again and again beside others that never do sort words: articles, genders, lessons.
        let first = able.first { profiles[$0].distinct >= 0.7 || able.allSatisfy { profiles[$0].distinct < 0.95 } } ?? able.first
        guard let first else { return free.first { profiles[$0].canBeSentenceTerm } }
        let spelt = able.first { other in
            other > first
                && (able.count > 2 && profiles[first].isReading(of: profiles[other])
                    || isPinyin(first, of: other, profiles, rows)
                    || romanization(of: other, profiles, [first], rows.prefix(200)) == first
                    || able.contains { third in
                        third > other && profiles[first].isMarkedSpelling(of: profiles[other], beside: profiles[third])
                    })
        }
        if let spelt {
            return spelt
        }
        let sentences = free.first { column in
            column < first && profiles[column].canBeSentenceTerm
                && !profiles.contains { $0.canBeTerm && $0.script == profiles[column].script }
        }
        return sentences ?? first
    }

    /// The first column of a list that has a row for each sense of a word, as parts of speech beside it and examples that use it tell:
    /// `about,adv,около,…`, `about,prep,о,…`.
    private static func repeatedTerm(
        _ profiles: [ColumnProfile], _ free: [Int], _ rows: some Collection<[String]>
    ) -> Int? {
        guard profiles.contains(where: \.isPartOfSpeech), let first = free.first, profiles[first].filled > 0.9,
            profiles[first].script == .latin, (0.2..<0.7).contains(profiles[first].distinct)
        else { return nil }
        let isUsed = profiles.indices.contains { column in
            column > first + 1 && profiles[column].script == .latin && profiles[column].isLonger(than: profiles[first])
                && usage(of: first, in: column, rows) > 0.7
        }
        return isUsed ? first : nil
    }

    /// The column whose words nearly all sentences in front of them use: `Il pleut des cordes.,des cordes`; nil where there is none.
    private static func termUsed(
        in sentences: Int, among free: [Int], _ profiles: [ColumnProfile], _ rows: some Collection<[String]>
    ) -> Int? {
        guard profiles[sentences].fullStops > 0.5 else { return nil }
        return free.first { column in
            column != sentences && profiles[column].canBeTerm && profiles[column].fullStops < 0.2
                && profiles[column].script == profiles[sentences].script && uses(sentences, column, rows)
        }
    }

    /// The first column that may hold terms; no sentences beside words in their language, which are examples.
    private static func lenientTerm(_ profiles: [ColumnProfile], _ free: [Int], _ rows: [[String]]) -> Int? {
        free.first { column in
            let profile = profiles[column]
            let isReading = profiles.indices.contains { profiles[$0].mayBeTerm && isPinyin(column, of: $0, profiles, rows) }
            return profile.mayBeTerm && !isReading
                && !(profile.isSentence && profiles.contains { $0.canBeTerm && $0.script == profile.script })
        }
    }

    /// The columns that may explain the term: neither its reading nor another way to write it.
    private static func meanings(
        _ profiles: [ColumnProfile], _ free: [Int], _ term: Int, _ rows: [[String]], isStrict: Bool, isNamed: Bool
    ) -> [Int] {
        // Who learns the signs of kana learns how they are read.
        let areSigns = profiles[term].isKana && profiles.count { $0.filled > 0.3 } == 2
        let found = free.filter { column in
            (isStrict ? profiles[column].canBeMeaning : profiles[column].mayBeMeaning)
                && (areSigns || !profiles[column].isReading(of: profiles[term]))
                && !isSpelling(column, of: term, profiles, rows.prefix(200))
                && !(profiles[column].script == profiles[term].script && repeats(column, term, rows.prefix(200))
                    && !areTranslations(column, term, profiles)
                    // Behind a meaning in Hangul an example may stand.
                    && profiles[column].mixedHangul < 0.8)
        }
        let spelt = spelling(of: term, among: found, profiles, rows.prefix(200))
        let able = found.filter { $0 != spelt }
        if !isStrict {
            let isPair = profiles.count { $0.filled > 0.3 } == 2
            let romanization = romanization(of: term, profiles, able, rows.prefix(200))
            let able = able.filter { $0 != romanization }
            let forms = forms(of: term, among: able, profiles, rows.prefix(100))
            let others = able.filter { !forms.contains($0) }
            return (others.isEmpty && able.count < 3 && !isNamed ? able : others).filter {
                $0 > term && (isPair || !profiles[$0].isConstant && !profiles[$0].isCategory)
            }
        }
        let romanization = romanization(of: term, profiles, able, rows.prefix(200))
        let others = able.filter { column in
            (areSigns || column != romanization)
                && !able.contains { profiles[column].isMarkedSpelling(of: profiles[term], beside: profiles[$0]) }
        }
        let forms = forms(of: term, among: others, profiles, rows.prefix(100))
        let translations = others.filter { !forms.contains($0) }
        // The forms of a verb explain it no more than one of them does.
        // Words of a related language look like forms, but a remark that few words have is no translation.
        if translations.isEmpty, isNamed { return [] }
        let isRemark = translations.allSatisfy { profiles[$0].filled < 0.9 } && others.contains { profiles[$0].filled >= 0.95 }
        return (translations.isEmpty || isRemark) && others.count < 3 ? others : translations
    }

    /// A meaning is most often in another script than the term, right after it, and no sentence.
    ///
    /// Of several columns in one language the nearest is no likelier than the next.
    private static func score(_ column: Int, after term: Int, _ candidates: [Int], _ profiles: [ColumnProfile]) -> Double {
        let profile = profiles[column]
        let foreignness = profile.foreignness(to: profiles[term])
        var score = profile.filled + foreignness
        if !profile.isSentence { score += 1 }
        // Of senses in columns of their own some rows have fewer.
        let areSenses = profiles[(column + 1)...].prefix { $0.script == .latin && $0.count > 0 }.contains { $0.filled < 0.95 }
        let isAlone =
            profile.script != .latin || areSenses
            || !candidates.contains { $0 != column && profiles[$0].isAnotherMeaning(beside: profile) }
        if column == term + 1 { score += foreignness > 1 && isAlone || profile.isSentence ? 0.75 : 0.4 }
        return score
    }

    /// The columns whose content leaves no doubt.
    private static func others(
        _ open: [Int], of term: Int, _ profiles: [ColumnProfile], _ rows: some Collection<[String]>
    ) -> [WordField: Int] {
        func fullest(_ test: (ColumnProfile) -> Bool) -> Int? {
            open.filter { profiles[$0].filled > 0.3 && test(profiles[$0]) }
                .max { (profiles[$0].filled, -$0) < (profiles[$1].filled, -$1) }
        }
        var columns: [WordField: Int] = [:]
        columns[.partOfSpeech] = fullest(\.isPartOfSpeech)
        columns[.pronunciation] = fullest { $0.isPronunciation || $0.isReading(of: profiles[term]) }
        // Of several columns of sentences those are examples that have the words in them; the others explain.
        let sentences = open.filter { column in
            let profile = profiles[column]
            return profile.filled > 0.3 && profile.isSentence && !profile.isLabel && profile.script == profiles[term].script
        }
        let examples = sentences.filter { usage(of: term, in: $0, rows) > 0.25 }
        columns[.example] = (examples.isEmpty ? sentences : examples).max {
            (profiles[$0].filled, -$0) < (profiles[$1].filled, -$1)
        }
        return columns
    }
}
