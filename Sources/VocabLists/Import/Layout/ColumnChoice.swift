import VocabCore

/// Which columns are read: as a header names them, and as their content tells where none does.
struct ColumnChoice {
    let columns: ColumnMap
    /// Whether no header says what term and meaning are.
    let isGuessed: Bool
    /// How sure the choice is, from 0 to 1.
    let confidence: Double
    /// How many columns make a list, where several stand beside each other.
    let blockWidth: Int?

    /// Chooses among the columns of `rows`; of those that are read out, as far as is known besides, the first is learnt.
    ///
    /// - Throws: `WordListError` when two choices are as likely, or when no column holds meanings.
    init(_ all: [[String]], _ head: ListHead, _ preamble: Preamble, areReadOut: Bool = false) throws(WordListError) {
        let rows = head.telling
        let learner = head.learner
        var named = head.columns?.columns ?? [:]
        var others = head.columns?.others ?? []
        for (column, field) in preamble.namedColumns {
            if let field { named[field] = named[field] ?? column } else { others.insert(column) }
        }
        isGuessed = named[.term] == nil || named[.meaning] == nil
        if let rival = head.columns?.rivalMeaning, named[.term] != nil {
            var other = named
            other[.meaning] = rival
            throw .ambiguousColumns(ColumnMap(named), ColumnMap(other), rows: Array(rows.prefix(3)))
        }
        if let rival = head.columns?.rivalTerm, named[.meaning] != nil, named[.meaning] != rival {
            var other = named
            (other[.term], other[.pronunciation]) = (rival, nil)
            throw .ambiguousColumns(ColumnMap(named), ColumnMap(other), rows: Array(rows.prefix(3)))
        }
        if head.columns?.blockWidth != nil, named[.term] != nil, named[.meaning] != nil {
            (columns, confidence, blockWidth) = (ColumnMap(named), 1, head.columns?.blockWidth)
            return
        }
        blockWidth =
            head.columns?.blockWidth
            ?? (named.isEmpty && others.isEmpty ? Self.blockWidth(head.profiles, rows) : nil)
            ?? (isGuessed ? Self.widthBelowHeadings(head.profiles, head.cells ?? []) : nil)
        if let width = blockWidth { named = named.filter { $0.value < width } }
        let profiles = Array(head.profiles.prefix(blockWidth ?? head.profiles.count))
        var found = ColumnGuess(rows, profiles, named: named, others: others)
        // A heading that names no field here may well be the name of one there: `source,target`.
        if found == nil, named.isEmpty {
            let cells = head.cells ?? []
            let certain = others.filter { $0 < cells.count && !ColumnName.mayNameAnything(cells[$0]) }
            found = ColumnGuess(rows, profiles, named: named, others: certain)
        }
        if isGuessed, found?.rival != nil || found == nil, rows.count > ListSample.topRows {
            // Lists of several layouts one after the other are read as the first.
            let top = Array(rows.prefix(ListSample.topRows))
            let looks = ColumnGuess.profiles(of: top, head.englishWords, head.koreanWords).prefix(profiles.count)
            found = ColumnGuess(top, Array(looks), named: named, others: others)
        }
        if found == nil { found = ColumnGuess(rows, profiles, named: named, others: others, isStrict: false) }
        // Nothing says which side is learnt but what stands there.
        if named[.term] == nil || head.columns?.isTermOfLanguage == true, named[.meaning] == nil, !areReadOut, let guess = found,
            Self.usedBelow(head, guess.columns, profiles).map({ $0 == guess.columns.columns[.meaning] })
                ?? guess.beginsWithMeanings(profiles, head.cells, rows.prefix(200), for: learner),
            let turned = ColumnGuess(
                rows, profiles, named: named.merging(Self.turnedSides(guess.columns, profiles, rows)) { $1 }, others: others)
        {
            if let rival = Self.rivalMeaning(turned.columns, profiles, for: learner) {
                throw .ambiguousColumns(turned.columns, rival, rows: Array(rows.prefix(3)))
            }
            (columns, confidence) = (turned.columns, guess.confidence)
            return
        }
        guard let guess = found else {
            if !isGuessed {
                (columns, confidence) = (ColumnMap(named), 1)
                return
            }
            let isFilled = head.profiles.count > 1 && head.profiles.filter { $0.filled > 0.3 }.count > 1
            if isFilled, Set(rows).count > 2 || head.profiles[safe: 1]?.isNumber == true {
                throw .noMeaningColumn(head.profiles.map(ColumnLook.init), rows: Array(rows.prefix(3)))
            }
            (columns, confidence) = (.termThenMeaning, 1)
            return
        }
        if named[.term] == nil, named[.meaning] == nil, guess.isOfOneLanguage(profiles, hasHeader: head.isRow && named.isEmpty) {
            throw .noMeaningColumn(head.profiles.map(ColumnLook.init), rows: Array(rows.prefix(3)))
        }
        // Neither what uses the words in their own language explains them, `가격`, `가격이 비싸다`, nor the letter of a gender.
        if isGuessed, guess.isOfOneScript(profiles), guess.isUsedByMeanings(rows) || guess.areMeaningsLetters(rows) {
            throw .noMeaningColumn(head.profiles.map(ColumnLook.init), rows: Array(rows.prefix(3)))
        }
        // A table of many columns in one script, under names of which none is known, is of something else as far as anybody can tell.
        if head.isRow, named.isEmpty, profiles.count(where: { $0.filled > 0.3 }) > 5, guess.isOfOneScript(profiles) {
            throw .noMeaningColumn(head.profiles.map(ColumnLook.init), rows: Array(rows.prefix(3)))
        }
        if named[.term] == nil || head.columns?.isTermOfLanguage == true, named[.meaning] != nil,
            let rival = Self.explainedByHangul(guess.columns, profiles, for: learner)
        {
            throw .ambiguousColumns(rival, guess.columns, rows: Array(rows.prefix(3)))
        }
        if isGuessed, let rival = guess.rival, !Self.isOwn(guess.columns, beside: rival, profiles, for: learner) {
            throw .ambiguousColumns(guess.columns, rival, rows: Array(rows.prefix(3)))
        }
        if isGuessed, named.isEmpty, head.usedBelow == nil, guess.mayBeginWithMeanings(profiles, rows.prefix(200), for: learner),
            let turned = ColumnGuess(rows, profiles, named: guess.columns.turnedSides, others: others)
        {
            throw .ambiguousColumns(turned.columns, guess.columns, rows: Array(rows.prefix(3)))
        }
        // A header that names term and meaning names what it has; what its columns lack is found beyond it, and readings are told by
        // their look, whatever they are called.
        let width = head.cells?.count ?? 0
        let further = guess.columns.columns.filter { field, column in
            column >= width
                || field == .pronunciation
                    && (guess.isReading(column, profiles)
                        || column == ColumnGuess.soundInHangul(profiles)
                            && head.columns?.further.values.joined().contains(column) != true)
        }
        columns =
            isGuessed ? guess.columns : ColumnMap(named.merging(further) { known, _ in known })
        confidence = guess.confidence
    }
}

extension ColumnChoice {
    /// The column whose words the examples below use; not where who reads Korean finds the Hangul of that alone in them: those are translations.
    private static func usedBelow(_ head: ListHead, _ columns: ColumnMap, _ profiles: [ColumnProfile]) -> Int? {
        guard let used = head.usedBelow, let term = columns.columns[.term], let meaning = columns.columns[.meaning],
            used == term || used == meaning
        else { return head.usedBelow }
        return profiles[used].isKorean(beside: profiles[used == term ? meaning : term], to: head.learner) ? nil : used
    }

    /// Term and meaning the other way around; what says how a further column is read gives way to that, and what stood first is no
    /// meaning where it spells the words as they sound beside another that does not.
    private static func turnedSides(_ columns: ColumnMap, _ profiles: [ColumnProfile], _ rows: [[String]]) -> [WordField: Int] {
        var sides = columns.turnedSides
        if let term = sides[.term], let spelt = profiles.indices.first(where: { profiles[term].isReading(of: profiles[$0]) }) {
            sides[.term] = spelt
        }
        if let term = sides[.term], let meaning = sides[.meaning],
            ColumnGuess.spelling(of: term, among: Array(profiles.indices), profiles, rows.prefix(200)) == meaning
        {
            sides[.meaning] = nil
        }
        return sides
    }

    /// Whether the meanings of one of two readings are in English to who knows that, and those of the other, like the terms, are not.
    private static func isOwn(_ columns: ColumnMap, beside rival: ColumnMap, _ profiles: [ColumnProfile], for learner: Learner)
        -> Bool
    {
        guard learner.language == .english, columns.columns[.term] == rival.columns[.term],
            let meaning = columns.columns[.meaning].flatMap({ profiles[safe: $0] }),
            let other = rival.columns[.meaning].flatMap({ profiles[safe: $0] }),
            let term = columns.columns[.term].flatMap({ profiles[safe: $0] })
        else { return false }
        return meaning.isInEnglish(unlike: other) && meaning.isInEnglish(unlike: term)
    }

    /// Another reading of a list with Hangul for its terms to who reads that, where no heading names these: a further column as full as that of
    /// the meanings and in the same letters may be what the Hangul explains, as a question beside its answer is.
    private static func explainedByHangul(
        _ columns: ColumnMap, _ profiles: [ColumnProfile], for learner: Learner
    ) -> ColumnMap? {
        guard learner.language == .korean, let term = columns.columns[.term],
            let meaning = columns.columns[.meaning], let terms = profiles[safe: term], let meanings = profiles[safe: meaning],
            terms.hangul > 0.9, meanings.hangul < 0.1
        else { return nil }
        let other = profiles.indices.first { column in
            !columns.columns.values.contains(column) && profiles[column].script == meanings.script
                && profiles[column].filled > 0.9
                && profiles[column].distinct > 0.9 && !profiles[column].isLabel && !profiles[column].isNumbered
        }
        return other.map { ColumnMap([.term: $0, .meaning: term]) }
    }

    /// Another reading of a list that begins with Hangul where more of it stands behind the words, as short as that in front, and the words
    /// are in letters whose sound is not known here: either may explain them.
    private static func rivalMeaning(_ columns: ColumnMap, _ profiles: [ColumnProfile], for learner: Learner) -> ColumnMap? {
        guard learner.language == .korean, let term = columns.columns[.term], let meaning = columns.columns[.meaning],
            ![.hangul, .latin].contains(profiles[term].script), profiles[meaning].script == .hangul
        else { return nil }
        let other = profiles.indices.first { column in
            let profile = profiles[column]
            return ![term, meaning, columns.columns[.pronunciation]].contains(column) && profile.hangul > 0.9
                && profile.filled > 0.9 && profile.canBeMeaning && profile.fullStops < 0.5
                && !profile.isLonger(than: profiles[meaning]) && !profiles[meaning].isLonger(than: profile)
        }
        return other.map { ColumnMap([.term: term, .meaning: $0]) }
    }

    /// How far the second of two blocks stands from the first where headings that name nothing stand above one column of each: `왼쪽,,,오른쪽,,`
    /// above `weather,날씨,,forecast,예보,`.
    private static func widthBelowHeadings(_ profiles: [ColumnProfile], _ headings: [String]) -> Int? {
        let spanning = headings.indices.filter { column in
            !Text.isBlank(headings[column]) && headings[safe: column + 1].map(Text.isBlank) == true
                && ColumnName(headings[column]) == nil
        }
        guard spanning.count == 2, case let width = spanning[1] - spanning[0], (2...4).contains(width), spanning[0] < width,
            spanning[1] + 1 < profiles.count
        else { return nil }
        let areAlike = [0, 1].allSatisfy { offset in
            let (first, second) = (profiles[spanning[0] + offset], profiles[spanning[1] + offset])
            return first.script == second.script && min(first.filled, second.filled) > 0.5 && second.distinct > 0.7
        }
        return areAlike && profiles[spanning[0]].script != profiles[spanning[0] + 1].script ? width : nil
    }

    /// How many columns stand between empty ones, and with one of these, where pairs of words and meanings are parted so, in whatever
    /// scripts: `le printemps,spring,,lundi,Monday`.
    private static func widthBetweenBlanks(_ profiles: [ColumnProfile]) -> Int? {
        let width = 3
        guard profiles.count > width, (profiles.count + 1).isMultiple(of: width) || profiles.count.isMultiple(of: width) else {
            return nil
        }
        let areBlocks = profiles.indices.allSatisfy { index in
            let profile = profiles[index]
            if index % width == width - 1 { return profile.filled < 0.05 }
            return profile.filled > 0.5 && profile.canBeMeaning && profile.canBeTerm
                && profile.script == profiles[index % width].script
        }
        return areBlocks ? width : nil
    }

    /// Whether columns are in two scripts, or a word is written in kana and in characters beside its meaning.
    private static func areSides(_ scripts: [Script]) -> Bool {
        let japanese = scripts.count { [.kana, .han].contains($0) }
        return Set(scripts).count == 2 && scripts.count == 2
            || scripts.count == 3 && japanese == 2 && Set(scripts.map { $0 == .kana ? .han : $0 }).count == 2
    }

    /// How many columns come again as they are: words and meanings in two scripts, perhaps with numbers, `apple,사과,pear,배`.
    ///
    /// Texts that use the words in front of them are no further words, but examples.
    private static func blockWidth(_ profiles: [ColumnProfile], _ rows: [[String]]) -> Int? {
        if let width = widthBetweenBlanks(profiles) { return width }
        return [2, 3, 4].first { width in
            // Where numbers stand in front of all blocks, these need not be alike in every word.
            let areCounted = profiles[safe: 0]?.isNumber == true && profiles[safe: width]?.isNumber == true
            return profiles.count.isMultiple(of: width) && profiles.count > width
                && profiles.indices.dropFirst(width).allSatisfy {
                    width == 3 && [.kana, .han].contains(profiles[$0].script)
                        ? profiles[$0].isWritten(as: profiles[$0 - width])
                        : profiles[$0].isLike(profiles[$0 - width], share: areCounted ? 0.7 : width == 2 ? 0.75 : 1)
                }
                && areSides(profiles.prefix(width).filter { $0.filled > 0.05 && !$0.isNumber }.map(\.script))
                && !(0..<width).contains { column in
                    let further = profiles[column + width]
                    return (further.fullStops > 0.5 || further.longPhrases > 0.5)
                        && ColumnGuess.usage(of: column, in: column + width, rows.prefix(200)) > 0.5
                }
        }
    }
}

/// What most cells of a column are, as it is told to the learner.
package enum ColumnLook: Equatable, Sendable {
    case text, numbers, links, identifiers, media, partsOfSpeech, pronunciations, labels, nothing

    /// The columns that may be term and meaning, to be changed by who knows the list: the first two with text, else with anything.
    package static func proposal(_ looks: [ColumnLook]) -> ColumnMap {
        let texts = looks.indices.filter { looks[$0] == .text }
        let labels = looks.indices.filter { looks[$0] == .labels }
        let places = texts.count > 1 ? texts : (texts + labels).count > 1 ? (texts + labels).sorted() : [0, 1]
        return ColumnMap([.term: places[0], .meaning: places[1]])
    }

    init(_ profile: ColumnProfile) {
        self =
            if profile.filled < 0.05 {
                .nothing
            } else if profile.isNumber {
                .numbers
            } else if profile.isPartOfSpeech {
                .partsOfSpeech
            } else if profile.isPronunciation {
                .pronunciations
            } else if profile.share(.link) > 0.6 {
                .links
            } else if profile.share(.identifier) > 0.6 {
                .identifiers
            } else if profile.share(.media) > 0.6 {
                .media
            } else if profile.isLabel || profile.isNumbered || profile.isCategory {
                .labels
            } else {
                .text
            }
    }
}
