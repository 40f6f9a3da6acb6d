/// All that is right in one typed question, and what belongs to other words. Prompts, senses and synonyms are compared here alone.
struct TypedAnswerKey {
    private let word: Word
    private let direction: Direction
    /// What is right.
    private let right: [TypedText]
    /// Terms that mean the same, but are not the one that is asked for.
    private let fitting: [TypedText]
    /// The words whose answers are others.
    private let others: [Word]
    private let reading: WrittenReading
    private let kept: KeptAnswers
    private let lexicon: @Sendable () -> (any Lexicon)?
    private let thesaurus: @Sendable () -> (any Thesaurus)?
    private let othersAnswers: OthersAnswers

    /// The key of `question`.
    init(of question: Question, beside: WordsBeside = .none) {
        let word = question.word
        self.word = word
        direction = question.direction
        kept = KeptAnswers(to: question, on: beside.shelf)
        lexicon = beside.lexicon
        thesaurus = beside.thesaurus
        switch direction {
        case .forward:
            let namesakes = question.neighbours.filter { $0.id != word.id && $0.content.isSameWord(as: word.content) }
            right = ([word] + namesakes).flatMap { Senses(of: $0.meaning).texts.map(TypedText.init) }
            fitting = []
            let ids = Set(namesakes.map(\.id) + [word.id])
            others = question.neighbours.filter { !ids.contains($0.id) }
            reading = WrittenReading()
        case .reverse:
            let answers = question.neighbours.filter { word.isAnswered(by: $0) }
            right = ([word] + answers).map { TypedText($0.term) }
            let ids = Set(answers.map(\.id) + [word.id])
            others = question.neighbours.filter { !ids.contains($0.id) }
            fitting =
                word.content.synonyms.filter { !KoreanRegister.differs(word, term: $0) }.map(TypedText.init)
                + others.filter { $0.lists(word) && !KoreanRegister.differs(word, $0) }.map { TypedText($0.term) }
            reading = WrittenReading(of: word)
        }
        othersAnswers = OthersAnswers(of: others, question.direction)
    }

    /// What `text` is worth.
    func verdict(on text: String) -> TypedJudgement.Verdict {
        let rest = parts(of: text).filter { !isRight($0) }
        if rest.isEmpty { return .right }
        if rest.allSatisfy(isFitting) { return .nearly(NearMiss(.synonym, text)) }
        let misses = rest.compactMap(nearMiss)
        let isNear = misses.count == rest.count
        if let other = owner(of: rest), !(isNear && isFormOfRelative(misses, other.word)) { return .another(other) }
        if isNear, misses.allSatisfy({ $0.kind != .slip }) { return .nearly(misses[0]) }
        if let verdict = kept.verdict(on: rest, text) { return verdict }
        if rest.allSatisfy(isSynonym) { return .nearly(NearMiss(.synonym, text)) }
        if isNear { return rest.contains(where: isRealWord) ? .realWord : .nearly(misses[0]) }
        let isNearFitting = rest.allSatisfy { part in fitting.contains { NearMiss(part, to: $0) != nil } && !isRealWord(part) }
        return isNearFitting ? .nearly(NearMiss(.synonym, text)) : .wrong
    }
}

extension TypedAnswerKey {
    /// How `text`, which is right, is written otherwise than every right answer; nil where it is written like one.
    func spelling(of text: String) -> NearMiss? {
        for part in parts(of: text) where !right.contains(where: { $0.key == part.key }) {
            let alike = right.filter { part.likeness(to: $0) != nil }
            if alike.isEmpty, reading.contains(part.key) { return NearMiss(.reading, text) }
            let spellings = alike.map { NearMiss(spelling: part, of: $0) }
            if let first = spellings.first, spellings.allSatisfy({ $0 != nil }) { return first }
        }
        return nil
    }

    private func parts(of text: String) -> [TypedText] {
        direction == .forward ? Senses(of: text).texts.map(TypedText.init) : [TypedText(text)]
    }

    /// Whether `part` is a right answer. A term that differs in an article or a hyphen, or anything in another spelling, is not
    /// right where another word of the bookcase fits better: `sun` does not answer `the sun` where both are words. English alone is
    /// written without its accents as well: there `resume` answers résumé though both are words.
    private func isRight(_ part: TypedText) -> Bool {
        guard let likeness = right.compactMap(part.likeness).min() else {
            return reading.contains(part.key) && !others.contains { Text.key($0.term) == part.key }
        }
        switch (likeness, direction) {
        case (.same, _), (.sameWords, .forward): return true
        case (.sameWords, .reverse): return !others.contains { Text.key($0.term) == part.key }
        case (.sameButSpelling, _):
            let isOwned = othersAnswers.texts.joined().contains { part.likeness(to: $0).map { $0 < likeness } ?? false }
            return !isOwned || right.contains { Text.withoutAccents($0.key) == part.key } && isInEnglish
        }
    }

    /// Whether `part` may stand for the term, as far as the thesaurus tells.
    private func isSynonym(_ part: TypedText) -> Bool {
        guard direction == .reverse, let thesaurus = thesaurus(),
            !word.content.antonyms.contains(where: { Text.key($0) == part.key })
        else { return false }
        return !thesaurus.concepts(of: part.key).own.isDisjoint(with: thesaurus.concepts(of: word.term).own)
    }

    private func isFitting(_ part: TypedText) -> Bool { fitting.contains { part.likeness(to: $0) != nil } }

    /// The other word that one of `parts` belongs to: rather one that means nothing else.
    private func owner(of parts: [TypedText]) -> Question.Choice? {
        var found: Question.Choice?
        for (other, answers) in zip(others, othersAnswers.texts) {
            guard let place = answers.firstIndex(where: { answer in parts.contains { $0.likeness(to: answer) != nil } }) else {
                continue
            }
            let choice = Question.Choice(
                word: other, text: direction == .forward ? Senses(of: other.meaning).texts[place] : other.term)
            if answers.count == 1 { return choice }
            found = found ?? choice
        }
        return found
    }

    /// Where `part` differs from a right answer, or that it is the term as a loanword. An antonym is never near.
    private func nearMiss(_ part: TypedText) -> NearMiss? {
        if word.content.antonyms.contains(where: { Text.key($0) == part.key }) { return nil }
        if let miss = right.lazy.compactMap({ NearMiss(part, to: $0) }).first { return miss }
        guard direction == .forward, let letters = part.singleWord, Loanword.isSound(letters, of: word.term) else { return nil }
        return NearMiss(.loanword, part.key)
    }

    /// Whether a form was typed that is only the meaning of a relative: 고용, which is employment, for employ.
    private func isFormOfRelative(_ misses: [NearMiss], _ other: Word) -> Bool {
        direction == .forward && misses.allSatisfy { $0.kind == .form } && ConcealedMeaning.areAkin(word.term, other.term)
    }
}

extension TypedAnswerKey {
    /// Of the other answers so many tell in which language they are.
    private static let sampleSize = 40

    /// Whether `part` is a word, so that no slip has made it. English words are known as such where English is wanted.
    private func isRealWord(_ part: TypedText) -> Bool {
        guard let word = part.singleWord, let lexicon = lexicon() else { return false }
        if word.allSatisfy(Hangul.isSyllable) { return lexicon.contains(string(word)) }
        guard knows(word, lexicon) else { return false }
        return right.contains { $0.singleWord.map { knows($0, lexicon) } ?? false } || areMostlyEnglish(lexicon)
    }

    private func knows(_ word: [Unicode.Scalar], _ lexicon: any Lexicon) -> Bool {
        guard word.allSatisfy(\.isASCII) else { return false }
        return WordForms.isWordOfItsOwn(word) || WordForms.bases(of: string(word)).contains(where: lexicon.contains)
    }

    private var isInEnglish: Bool { lexicon().map(areMostlyEnglish) ?? false }

    /// Whether most answers of the bookcase are English words.
    private func areMostlyEnglish(_ lexicon: any Lexicon) -> Bool {
        let words = othersAnswers.texts.prefix(Self.sampleSize).joined().compactMap(\.singleWord)
        return words.count { knows($0, lexicon) } * 2 > words.count
    }

    private func string(_ word: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(word)) }
}

/// What answers the other words of a bookcase, worked out when an answer is not right: it takes seconds where there are very many.
private final class OthersAnswers {
    private let words: [Word]
    private let direction: Direction

    /// The answers to each word, in the order of the words.
    private(set) lazy var texts: [[TypedText]] = words.map { word in
        direction == .forward ? Senses(of: word.meaning).texts.map(TypedText.init) : [TypedText(word.term)]
    }

    init(of words: [Word], _ direction: Direction) {
        self.words = words
        self.direction = direction
    }
}
