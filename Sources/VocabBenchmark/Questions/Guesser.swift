import VocabCore

/// Sums of the same numbers in another order differ by less.
private let tolerance = 1e-9

/// Someone who knows no word and goes by what shows.
protocol Guesser: Sendable {
    /// Whether it has anything to say about a question.
    func guesses(at sight: Sight) -> Bool

    /// How much each choice looks like the right one; the highest is taken.
    func scores(_ sight: Sight) -> [Double]
}

extension Guesser {
    /// The chance of hitting the right choice: 0 or 1, or the share of one among those that look equally right.
    func chanceOfHit(_ question: SeenQuestion) -> Double {
        let scores = scores(question.sight)
        guard let best = scores.max(), scores[question.answer] >= best - tolerance else { return 0 }
        return 1 / Double(scores.count { $0 >= best - tolerance })
    }

    func guesses(at sight: Sight) -> Bool { true }

    /// How often it hits.
    func hitRate(_ questions: some Collection<SeenQuestion>) -> HitRate {
        let tried = questions.filter { guesses(at: $0.sight) }
        return HitRate(hits: tried.reduce(0) { $0 + chanceOfHit($1) }, tries: tried.count)
    }
}

/// A rule by which people guess who have not learnt.
package enum RuleOfThumb: String, CaseIterable, Sendable {
    case longest, shortest
    case oddScript, oddEnding, commonEnding, oddPunctuation
    case mostSenses, fewestSenses
    case mostSeen, leastSeen, notRightYet, mostSeenOfNotRight, leastSeenOfNotRight
    /// Takes the one with a tilde and several words, where the prompt has several words.
    case phraseForPhrase
    case mostAlike, leastAlike
    case firstInAlphabet, lastInAlphabet, middleOfAlphabet
    case lettersOfPrompt
}

extension RuleOfThumb {
    /// Whether it takes one who is told the right answers, as in a played round; a printed sheet does not tell them.
    package var needsAnswers: Bool {
        switch self {
        case .notRightYet, .mostSeenOfNotRight, .leastSeenOfNotRight: true
        default: false
        }
    }
}

extension RuleOfThumb: Guesser {
    func guesses(at sight: Sight) -> Bool { self != .phraseForPhrase || sight.prompt.phraseSigns > 0 }

    func scores(_ sight: Sight) -> [Double] {
        sight.choices.indices.map { score(sight, $0) }
    }

    private func score(_ sight: Sight, _ place: Int) -> Double {
        let choice = sight.choices[place]
        switch self {
        case .longest: return Double(choice.length)
        case .shortest: return -Double(choice.length)
        case .oddScript: return sight.scriptOddness(place)
        case .oddEnding: return -sight.sharedEndings(place)
        case .commonEnding: return sight.sharedEndings(place)
        case .oddPunctuation: return sight.signOddness(place)
        case .mostSenses: return Double(choice.senses)
        case .fewestSenses: return -Double(choice.senses)
        case .mostSeen: return Double(sight.timesShown[place])
        case .leastSeen: return -Double(sight.timesShown[place])
        case .notRightYet: return sight.wasRight[place] ? 0 : 1
        case .mostSeenOfNotRight: return sight.wasRight[place] ? -1 : Double(sight.timesShown[place])
        case .leastSeenOfNotRight: return sight.wasRight[place] ? -.infinity : -Double(sight.timesShown[place])
        case .phraseForPhrase: return Double(choice.phraseSigns)
        case .mostAlike: return sight.likenessToOthers(place)
        case .leastAlike: return -sight.likenessToOthers(place)
        case .firstInAlphabet: return -sight.rank(place, by: \.key)
        case .lastInAlphabet: return sight.rank(place, by: \.key)
        case .middleOfAlphabet: return -abs(sight.rank(place, by: \.key) - 1.5)
        case .lettersOfPrompt: return sight.lettersOfPrompt(place)
        }
    }
}
