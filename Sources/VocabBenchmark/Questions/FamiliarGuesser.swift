import VocabCore

/// A rule by which people guess who know no word but remember earlier rounds.
package enum RuleOfMemory: String, CaseIterable, Sendable {
    /// Takes what was an answer before.
    case familiar
    /// Takes what never was.
    case unfamiliar
    /// Takes what was an answer the longest ago, or the shortest; what never was counts as neither.
    case answerLongestAgo, answerLatest
    /// Takes what was an answer most often, or least often.
    case answerMostOften, answerLeastOften
    /// Takes what was on the screen the longest ago, or the shortest.
    case seenLongestAgo, seenLatest
    /// Takes what was on the screen most often, or least often.
    case seenMostOften, seenLeastOften
}

/// What a player remembers of a word that stood on the screen.
package struct Familiarity: Equatable, Sendable {
    /// How often it was a choice.
    package var timesSeen = 0
    /// How often it was the answer.
    package var timesAnswer = 0
    /// The number of the question that showed it last; 0 before the first.
    package var lastSeen = 0
    /// The number of the question that it was the answer of last; 0 before the first.
    package var lastAnswer = 0
}

/// What a player remembers of all questions so far.
struct PlayersMemory {
    private var words: [Word.ID: Familiarity] = [:]
    private var number = 0

    /// What is remembered of the choices of `question`, which was not answered yet.
    func familiarity(with question: Question) -> [Familiarity] {
        question.choices.map { words[$0.word.id] ?? Familiarity() }
    }

    /// Whether the word was an answer before.
    func wasAnswer(_ word: Word.ID) -> Bool { (words[word]?.timesAnswer ?? 0) > 0 }

    /// Remembers `question` with its answer.
    mutating func see(_ question: Question) {
        number += 1
        for choice in question.choices {
            words[choice.word.id, default: Familiarity()].timesSeen += 1
            words[choice.word.id]?.lastSeen = number
        }
        words[question.word.id, default: Familiarity()].timesAnswer += 1
        words[question.word.id]?.lastAnswer = number
    }
}

extension RuleOfMemory {
    /// How much a choice looks like the right one.
    private func score(_ choice: Familiarity) -> Int {
        switch self {
        case .familiar: choice.timesAnswer > 0 ? 1 : 0
        case .unfamiliar: choice.timesAnswer > 0 ? 0 : 1
        case .answerLongestAgo: choice.lastAnswer == 0 ? .min : -choice.lastAnswer
        case .answerLatest: choice.lastAnswer
        case .answerMostOften: choice.timesAnswer
        case .answerLeastOften: -choice.timesAnswer
        case .seenLongestAgo: -choice.lastSeen
        case .seenLatest: choice.lastSeen
        case .seenMostOften: choice.timesSeen
        case .seenLeastOften: -choice.timesSeen
        }
    }

    /// The places among which it guesses.
    func best(of choices: [Familiarity]) -> [Int] {
        let scores = choices.map(score)
        return scores.indices.filter { scores[$0] == scores.max() }
    }
}
