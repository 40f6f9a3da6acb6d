/// A first estimate of what is known of a list, as a state machine: about thirty words, each chosen by the answers before it.
///
/// Nothing is told of an answer until the end, and no answer is kept: what is not known was never learnt. A few of the words do not exist; who
/// picks a meaning for one of them guesses.
package struct PlacementGame: Game {
    /// What the player did.
    package enum Event: Sendable {
        case start
        /// A meaning was picked, from 0.
        case choose(Int)
        case unknown
        case quit
    }

    /// What follows.
    package enum Effect: GameEffect, Equatable, Sendable {
        case ask(Asking)
        /// The estimate stands; nil where the learner left before.
        case finished(Placement?)

        package var historyChange: HistoryChange? { nil }
        package var isEnd: Bool { if case .finished = self { true } else { false } }
    }

    /// A word and four meanings.
    package struct Asking: Equatable, Sendable {
        /// The word, or one that does not exist.
        package let prompt: String
        /// The meanings.
        package let choices: [String]
        /// Its number, from 1, and how many there are.
        package let number, total: Int
    }

    package var wordsThere: Set<Word.ID>?
    /// What the answers came to; nil before the end, and where the learner left before it.
    package private(set) var placement: Placement?
    /// How many questions there are, those about words that do not exist among them.
    package let total: Int
    /// How many of them are about words that do not exist, and how often a meaning was picked for one.
    package private(set) var pseudoWords = (asked: 0, picked: 0)

    private let words: [Word]
    private let places: [Word.ID: Int]
    private let difficulty: [Word.ID: Double]
    private let inventions: [String]
    private var maker: QuestionMaker
    private var estimate = KnowledgeEstimate()
    private var answers: [Word.ID: KnowledgeEstimate.Answer] = [:]
    private var open: Open?
    private var number = 0
    private var generator: SeededGenerator

    private enum Open: Sendable {
        case word(Question)
        case invention
    }

    /// So many words are asked, and behind these numbers one that does not exist.
    private static let (realWords, inventedBehind) = (26, [7, 16])
    /// Words are asked that are known with these chances, in turn: at both ends where it is decided, and between.
    private static let targets = [0.5, 0.85, 0.2, 0.93, 0.5, 0.12]
    /// The fewest words that it pays to place a learner in.
    package static let fewestWords = 80

    /// It is offered for lists of so many words.
    package static let fewestToOffer = 300

    /// An estimate of the words of `bookcase` that are in `words`, of such difficulty; `inventions` are words that do not exist.
    ///
    /// - Throws: `QuizError` where the bookcase has no fair questions.
    package init(
        _ bookcase: Bookcase, words: [Word], _ difficulty: [Word.ID: Double], inventions: [String],
        style: QuestionStyle = QuestionStyle(), seed: UInt64
    ) throws(QuizError) {
        var generator = SeededGenerator(seed: seed)
        self.words = words
        self.difficulty = difficulty
        places = Dictionary(bookcase.words.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.inventions = Array(inventions.shuffled(using: &generator).prefix(Self.inventedBehind.count))
        total = min(Self.realWords, words.count) + self.inventions.count
        maker = try QuestionMaker(bookcase, style: style, dealing: .round, asked: Self.realWords, seed: generator.next())
        self.generator = generator
    }

    /// Takes an event that happened at `now`, and says what follows.
    package mutating func handle(_ event: Event, at now: ClockReading) -> [Effect] {
        switch event {
        case .start: return [proceed()]
        case .quit: return [finish(isCut: true)]
        case .unknown: take(.unknown)
        case .choose(let place):
            guard let open else { return [] }
            switch open {
            case .word(let question):
                guard question.choices.indices.contains(place) else { return [] }
                take(question.isCorrect(question.choices[place]) ? .right : .wrong)
            case .invention: take(.wrong)
            }
        }
        return [proceed()]
    }

    private mutating func take(_ answer: KnowledgeEstimate.Answer) {
        switch open {
        case .word(let question):
            answers[question.word.id] = answer
            estimate.learn(answer, difficulty: difficulty[question.word.id] ?? 0)
        case .invention:
            pseudoWords.asked += 1
            if answer != .unknown { pseudoWords.picked += 1 }
            estimate.learn(pickedForNothing: answer != .unknown)
        case nil: break
        }
        open = nil
    }

    private mutating func proceed() -> Effect {
        if number == total { return finish(isCut: false) }
        let invention = Self.inventedBehind.firstIndex(of: number).flatMap { inventions[safe: $0] }
        guard let question = nextQuestion() else { return finish(isCut: answers.isEmpty) }
        number += 1
        open = invention == nil ? .word(question) : .invention
        return .ask(
            Asking(
                prompt: invention ?? question.prompt, choices: question.choices.map(\.text), number: number, total: total))
    }

    private mutating func finish(isCut: Bool) -> Effect {
        open = nil
        number = total
        placement = isCut ? nil : Placement(words, difficulty, estimate, answers: answers)
        return .finished(placement)
    }

    /// A question about a word that is known with about the chance that is wanted; nil where no word has a fair one.
    private mutating func nextQuestion() -> Question? {
        let target = Self.targets[number % Self.targets.count]
        let scale = (0...64).map { 1 + Double($0) / 8 }
        let chances = estimate.chances(scale)
        let best = scale.indices.min { abs(chances[$0] - target) < abs(chances[$1] - target) }.map { scale[$0] } ?? 4
        let wanted = words.filter { answers[$0.id] == nil && isThere($0) }.map { word in
            let chance = Double.random(in: 0..<Self.spread, using: &generator)
            return (word: word.id, distance: abs((difficulty[word.id] ?? 0) - best) + chance)
        }.sorted { $0.distance < $1.distance }
        for (word, _) in wanted {
            guard let place = places[word] else { continue }
            let question = maker.question(about: place, .forward, .choice, using: &generator)
            if let question, question.choices.count == QuestionMaker.choiceCount { return question }
        }
        return nil
    }

    /// Words that are about as hard are drawn among.
    private static let spread = 0.15
}
