import VocabCore

/// What is known of the word that a round asks for: how it went until now, and when it comes back.
struct WordStory {
    /// What was known of the learner when the round began; nil where that has no say.
    private let learner: Learner?
    /// The answers of this round.
    private var reviews: [Review] = []
    /// The words that the bookcases still hold; nil as long as none is known to be missing.
    var wordsThere: Set<Word.ID>?

    /// The story of any word that `learner` meets.
    init(_ learner: Learner?) {
        self.learner = learner
    }

    /// Takes an answer of this round in.
    mutating func add(_ review: Review) { reviews.append(review) }

    /// Takes the last answer back.
    mutating func takeBack() { _ = reviews.popLast() }

    /// What came before this question about `word`: the last answers as signs, and when the last one was; nil where nothing is known.
    func past(of word: Word) -> (signs: String, phrase: RoundPhrase)? {
        guard let learner else { return nil }
        guard let memory = memories(of: word)?.words[word.id] else { return ("", .neverAsked) }
        let recent = memory.recent
        let signs = recent.signs(ofLast: 4)
        let days = max(0, memory.lastDay.distance(to: learner.today))
        // Of earlier rounds only the misses are known, not how they came about.
        let outcome = reviews.last { $0.word == word.id }?.outcome ?? (recent.isLastRight == true ? .right : .wrong)
        return (signs, .lastTime(daysAgo: days, outcome))
    }

    /// When `word` is asked again; nil where nothing is known, or the word is there no more.
    func future(of word: Word) -> RoundPhrase? {
        guard wordsThere?.contains(word.id) ?? true, let learner, let day = memories(of: word)?.dueDay(of: word.id) else {
            return nil
        }
        return .comesBack(inDays: learner.today.distance(to: learner.planned?.moved[word.id] ?? day))
    }

    /// The memories with the answers of this round about `word`.
    private func memories(of word: Word) -> Memories? {
        guard var memories = learner?.memories else { return nil }
        for review in reviews where review.word == word.id && memories.canAdd(review) { memories.add(review) }
        return memories
    }
}
