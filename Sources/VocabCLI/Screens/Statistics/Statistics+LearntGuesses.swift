import VocabCore

extension Statistics {
    /// The guess chances that were learnt, those with the most choices first.
    var learntGuesses: [(situation: GuessSituation, estimate: GuessChances.Estimate)] {
        let learnt = guesses.learnt
        return GuessSituation.allCases.compactMap { situation in learnt[situation].map { (situation, $0) } }
    }
}
