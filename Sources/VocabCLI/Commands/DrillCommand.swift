import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab drill A B`: a round about just these words, each a choice where the other is asked for.
struct DrillCommand: GameCommand {
    static let manual = Manual(
        .drill, "헷갈리는 단어만 연습", "practise words you confuse", examples: ["", "overdue due"],
        notes: [
            Bilingual(
                "단어를 쓰지 않으면 가장 자주 헷갈린 짝을 묻습니다. 틀린 단어는 맞힐 때까지 다시 나옵니다.",
                "Without words the pair that was confused most often is asked. A word that is missed comes back until it is right."
            )
        ])

    @Argument(help: .said("단어", "the terms", .term))
    var terms: [String] = []

    @OptionGroup var place: BookcaseOption

    @Option(name: .long, parsing: .unconditional, help: .directions)
    var direction: String?

    @OptionGroup var pause: PauseOption

    func run(in session: Session) throws {
        let directions: GamePlan.Directions = try direction.map { try choice($0, option: "--direction") } ?? .forward
        let found = try terms.isEmpty ? session.mostConfused(in: place.book) : session.wordsToDrill(terms, in: place.book)
        try session.drill(found.words, of: found.bookcases, directions: directions, pauses: pause.pauses(in: session))
    }
}

extension Session {
    /// Plays a round about just these words of `bookcases`; one that is missed comes back until it is right.
    ///
    /// - Throws: `Alert` when it cannot start.
    func drill(_ words: [Word.ID], of bookcases: [Bookcase], directions: GamePlan.Directions = .forward, pauses: Bool) throws {
        let plan = GamePlan(
            over: bookcases, words: Set(words), count: words.count, directions: directions, missedComeBack: true,
            // The words are to stand beside each other also when one of them was asked before.
            dealing: .sheet,
            style: QuestionStyle(
                confusions: Confusions(among: words), lenders: bookcases.count > 1 ? bookcases : [],
                thesaurus: world.thesaurus()),
            seed: freshSeed())
        let game = PlannedGame(plan, typedOptions: [])
        let questions = try game.questions(in: self)
        screen.show(
            RoundScreen(style: screen.style, language: language)
                .opening(bookcases: game.names, count: questions.total, ofMissed: false))
        let scene = QuizScene(in: self, QuizScene.Manner(learner: try? learner()))
        let round = Round(questions, canWait: canAsk, stopsAfterMiss: pauses)
        var player = GamePlayer(round, scene, in: self)
        let results = player.play().results
        offerNext(
            after: GameEnd(game: game, results: results, isBrokenOff: player.isBrokenOff) {
                try self.drill(words, of: bookcases, directions: directions, pauses: pauses)
            })
    }

    /// Words, and the bookcases they are asked from.
    typealias WordsToDrill = (words: [Word.ID], bookcases: [Bookcase])

    /// The words that `terms` name. Where one stands in several bookcases, that which has most of the terms is taken.
    ///
    /// - Throws: `Alert.unknownTerm` with the nearest terms.
    fileprivate func wordsToDrill(_ terms: [String], in bookcaseName: String?) throws -> WordsToDrill {
        let matches = try terms.map { try words($0, in: bookcaseName) }
        var known: [Bookcase.ID: Int] = [:]
        for match in matches { for id in Set(match.map(\.bookcase.id)) { known[id, default: 0] += 1 } }
        var result: WordsToDrill = ([], [])
        for match in matches {
            let most = match.map { known[$0.bookcase.id] ?? 0 }.max() ?? 0
            guard let bookcase = match.first(where: { known[$0.bookcase.id] == most })?.bookcase else { continue }
            if !result.bookcases.contains(where: { $0.id == bookcase.id }) { result.bookcases.append(bookcase) }
            for (word, home) in match where home.id == bookcase.id && !result.words.contains(word.id) {
                result.words.append(word.id)
            }
        }
        return result
    }

    /// The two words that were taken for each other most often.
    ///
    /// - Throws: `Alert.nothingConfused` when none ever were.
    fileprivate func mostConfused(in bookcaseName: String?) throws -> WordsToDrill {
        let bookcases = try bookcases(named: bookcaseName)
        let statistics = try statistics(over: bookcases, in: bookcaseName == nil ? nil : bookcases.first?.id)
        guard let pair = statistics.confused.first else { throw Alert.nothingConfused }
        let words = [pair.first.id, pair.second.id]
        return (words, bookcases.filter { bookcase in bookcase.words.contains { words.contains($0.id) } })
    }
}
