import VocabCore
import VocabLanguage
import VocabLists

extension Session {
    /// What typed answers are judged by beside the bookcase that is asked about: all that the learner keeps and the program brings.
    var wordsBeside: WordsBeside {
        WordsBeside(
            shelf: { [store] in (try? store.contents().library.bookcases) ?? [] },
            lexicon: { [starters = world.starters, englishWords = world.englishWords, thesaurus = world.thesaurus] in
                ShippedWords(english: englishWords(), thesaurus: thesaurus(), texts: starters.map { $0.csv() })
            }, thesaurus: world.thesaurus)
    }

    /// The answers in `game` to words of these bookcases, in the order of time; none where the history cannot be read or takes too
    /// long for somebody who waits for a game.
    func answers(in game: Review.Game, _ bookcases: [Bookcase]) -> [Review] {
        guard hasShortHistory, let history = try? store.history() else { return [] }
        let ids = Set(bookcases.map(\.id))
        return history.reviews.filter { $0.game == game && ids.contains($0.bookcase) }
    }

    /// What is known of the learner, for a game that only tells of it; nil where the history cannot be read or takes too long for
    /// somebody who waits for a game.
    func learnerAtHand() -> Learner? { hasShortHistory ? try? learner(telling: .none) : nil }

    /// What a round changed in the learner's memory, as the last lines of its results.
    func progress(
        _ results: RoundResults, _ learner: Learner, _ bookcases: [Bookcase], tellingWaiting: Bool = true
    ) -> [String] {
        if results.asked == 0 { return [] }
        let progress = StudyProgress(results.reviews, from: learner, to: self.learner(learner, after: results.reviews), bookcases)
        return progress.phrases(tellingWaiting: tellingWaiting).map { $0.text(in: language) }
    }

    /// `learner` after more answers, with what a plan makes of the days to come now.
    private func learner(_ learner: Learner, after reviews: [Review]) -> Learner {
        var memories = learner.memories
        for review in reviews where memories.canAdd(review) { memories.add(review) }
        // What was planned before stays near enough where the store cannot be read any more.
        return (try? self.learner(learner.settings, memories))
            ?? Learner(settings: learner.settings, memories: memories, today: learner.today, plan: learner.plan)
    }
}
