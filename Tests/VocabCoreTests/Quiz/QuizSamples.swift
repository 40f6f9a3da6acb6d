import VocabTestSupport

@testable import VocabCore

extension Question {
    /// The words that are shown, whichever is right.
    var shown: Set<Word.ID> { Set(choices.map(\.word.id)) }

    /// The words that are wrong.
    var wrong: [Word] { choices.filter { !isCorrect($0) }.map(\.word) }
}

extension Word {
    /// What speaks against these two in one question.
    func conflict(beside other: Word, _ thesaurus: (any Thesaurus)? = nil) -> Fairness.Conflict {
        let fairness = Fairness(over: [self, other], thesaurus: thesaurus)
        return fairness.signature(of: 0).conflict(beside: fairness.signature(of: 1))
    }
}

/// How far `counts` are from even: Pearson's chi-square, with one degree of freedom less than there are counts.
func chiSquare(_ counts: [Int]) -> Double {
    let expected = Double(counts.reduce(0, +)) / Double(counts.count)
    return expected == 0 ? 0 : counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
}
