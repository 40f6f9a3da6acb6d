/// What the learner's other bookcases say of a typed answer that the bookcase which is asked about does not know.
struct KeptAnswers {
    private let question: Question
    private let shelf: @Sendable () -> [Bookcase]

    /// Those to `question` in the bookcases of `shelf`.
    init(to question: Question, on shelf: @escaping @Sendable () -> [Bookcase]) {
        self.question = question
        self.shelf = shelf
    }

    /// What the answer of `parts` is worth by them: a further meaning of the term, a term that fits the meaning too, or another word;
    /// nil where none knows it. Only bookcases in the same languages count.
    func verdict(on parts: [TypedText], _ text: String) -> TypedJudgement.Verdict? {
        let shelf = shelf()
        let own = shelf.first { $0.id == question.bookcase }
        let words = shelf.lazy.filter { $0.id != question.bookcase && (own?.hasSameLanguages(as: $0) ?? true) }.flatMap(\.words)
        return question.direction == .forward ? meaning(parts, among: words) : term(parts, text, among: words)
    }

    private func meaning(_ parts: [TypedText], among words: some Sequence<Word>) -> TypedJudgement.Verdict? {
        let term = Text.key(question.word.term)
        let keys = Set(parts.flatMap(\.senseKeys))
        var found: TypedJudgement.Verdict?
        for word in words {
            let senses = Senses(of: word.meaning)
            guard let place = senses.keys.firstIndex(where: keys.contains) else { continue }
            if Text.key(word.term) == term, word.content.isSameWord(as: question.word.content) {
                if keys.isSubset(of: senses.keys) { return .right }
            } else {
                found = found ?? .another(Question.Choice(word: word, text: senses.texts[place]))
            }
        }
        return found
    }

    private func term(_ parts: [TypedText], _ text: String, among words: some Sequence<Word>) -> TypedJudgement.Verdict? {
        let keys = Set(parts.map(\.key))
        var found: TypedJudgement.Verdict?
        for word in words where keys.contains(Text.key(word.term)) {
            if question.word.isAnswered(by: word) || word.lists(question.word) && !KoreanRegister.differs(question.word, word) {
                return .nearly(NearMiss(.synonym, text))
            }
            found = found ?? .another(Question.Choice(word: word, text: word.term))
        }
        return found
    }
}
