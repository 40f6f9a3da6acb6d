import VocabCore

/// What a learner wants after a game.
enum StepAfterGame {
    case again, missed, leave
}

extension Session {
    /// Asks for one key what comes next. A key that was on its way when the game ended is none of the learner's words.
    func stepAfterGame(missed: Int) throws -> StepAfterGame {
        let prompt = GameLook(style: screen.style, language: language).afterGame(missed: missed)
        let keys = ["", "q", "n", ConsoleKey.escape] + (missed > 0 ? ["y"] : [])
        do {
            switch try key(among: keys, notWithin: Self.keysOnTheirWay, behind: { screen.showInline(prompt) }) {
            case "": return .again
            case "y": return .missed
            default: return .leave
            }
        } catch {
            try takeAsNo(error)
            return .leave
        }
    }

    /// Who is still typing when a game ends has not read what came since, for so many milliseconds.
    private static let keysOnTheirWay = 1_000

    /// Asks whether the words that were missed shall be asked again. No answer is a no.
    func wantsMissedAgain(_ results: RoundResults) throws -> Bool {
        do {
            return try confirm(QuizPhrase.playMissedAgain(results.missed.count))
        } catch {
            try takeAsNo(error)
            return false
        }
    }

    /// Takes ^D or ^C at a question for a no; ^C is told, to the shell too.
    ///
    /// - Throws: any other error.
    func takeAsNo(_ error: any Error) throws {
        guard let alert = error as? Alert, alert == .inputEnded || alert == .interrupted else { throw error }
        if alert == .interrupted { tell(alert) }
    }

    /// Those of `words` that nobody has deleted meanwhile.
    ///
    /// - Throws: `Alert.changedMeanwhile` where none is left.
    func stillThere(_ words: [Word]) throws -> [Word] {
        let kept = Set(try library().bookcases.lazy.flatMap(\.words).map(\.id))
        let left = words.filter { kept.contains($0.id) }
        if left.isEmpty { throw Alert.changedMeanwhile }
        return left
    }

    /// Plays a quiz about the words that were missed in `game`.
    func playMissed(_ missed: [Word], of game: PlannedGame) throws {
        let questions = try game.again(about: stillThere(missed), in: self).questions(in: self)
        let manner = QuizScene.Manner(learner: try learner())
        _ = playQuiz(questions, game.names, manner, stopsAfterMiss: stopsAfterMiss, ofMissed: true)
    }

    /// Whether a round stops after a miss: only where somebody sits there to press a key, and did not choose otherwise.
    var stopsAfterMiss: Bool { canAsk && ((try? store.settings().study.pausesAfterMiss) ?? true) }

    /// Plays a round of questions, perhaps about what was missed in the game before; `opening` stands in place of what is told first.
    func playQuiz(
        _ questions: QuestionSequence, _ names: [String], _ manner: QuizScene.Manner, stopsAfterMiss: Bool, ofMissed: Bool,
        opening: [String]? = nil
    ) -> (results: RoundResults, isBrokenOff: Bool) {
        screen.show(
            opening
                ?? RoundScreen(style: screen.style, language: language)
                .opening(bookcases: names, count: questions.total, ofMissed: ofMissed))
        var manner = manner
        manner.speaker = Speaker(world.voice, questions.plan.bookcases)
        let quiz = Round(questions, canWait: canAsk, stopsAfterMiss: stopsAfterMiss)
        var player = GamePlayer(quiz, QuizScene(in: self, manner), in: self)
        let results = player.play().results
        return (results, player.isBrokenOff)
    }
}
