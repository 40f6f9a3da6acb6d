import VocabCore

/// What a game came to, and how it goes on.
struct GameEnd {
    let game: PlannedGame
    let results: RoundResults
    /// Whether the learner left with ^C or at the end of input, and wants nothing more.
    let isBrokenOff: Bool
    /// Plays the game once more, where that is what Enter does.
    var again: (() throws -> Void)?
    /// Asks for the missed words in the manner of the game; nil where any quiz will do.
    var missedAgain: (() throws -> Void)?
}

extension Session {
    /// Ends a game with one line of keys, the same for all of them. The prompt takes them up, and whatever else is typed is a command.
    func offerNext(after end: GameEnd) {
        guard canAsk, !end.isBrokenOff, end.results.asked > 0 || isAtPrompt, isAtPrompt || !end.results.isCut else { return }
        let library = try? library()
        // Words may have been deleted or added while the game was played.
        let bookcases = end.game.plan.bookcases.compactMap { library?[$0.id] }
        if bookcases.allSatisfy(\.words.isEmpty) { return }
        // Where missed words came back they have all been right by now, unless the learner left before.
        let missed = end.game.plan.missedComeBack && !end.results.isCut ? [] : end.results.missed
        let askMissed = missed.isEmpty ? nil : end.missedAgain ?? { try self.playMissed(missed, of: end.game) }
        let options = options(toPlay: bookcases)
        let waiting = waitingStep(bookcases)
        let enter: (act: EnterPromise.Act, phrase: NextStepPhrase) =
            // Whoever left a game early has had enough of it, where reviews wait.
            if let again = end.again, !(end.results.isCut && waiting.isReview) {
                (.play(again), .again)
            } else if end.again == nil, let askMissed {
                (.play(askMissed), .missed(missed.count))
            } else {
                (.command(Invocation(.quiz, options: options)), waiting)
            }
        let missedKey = end.again == nil ? nil : askMissed
        screen.show(NextStepScreen(screen: screen).lines(enter.phrase, missed: missedKey == nil ? 0 : missed.count))
        leftBehind.promise = EnterPromise(enter: enter.act, missed: missedKey, options: options, since: world.now())
    }

    /// Says that Enter goes on with words for a bookcase that was just made.
    func offerWords(for name: BookcaseName) {
        guard canAsk, isAtPrompt else { return }
        screen.show(screen.style.paragraph(BookPhrase.offerWords.text(in: language), indent: 1, .accent))
        let add = Invocation(.add, options: [.book(name.description)])
        leftBehind.promise = EnterPromise(enter: .command(add), since: world.now())
    }

    /// Says that Enter plays a bookcase of which it was just found out where to begin; the prompt takes that up.
    func offerQuiz(of name: BookcaseName) {
        guard canAsk else { return }
        screen.show(screen.style.paragraph(BookPhrase.offerQuiz(name.description).text(in: language), indent: 1, .accent))
        leftBehind.promise = EnterPromise(
            enter: .command(Invocation(.quiz, options: [.book(name.description)])), since: world.now())
    }

    /// Whether the prompt follows.
    private var isAtPrompt: Bool { leftBehind.hasPrompt }

    /// The options by which a game is about these bookcases: none where it would be about them anyway, for those that are named are asked as
    /// if nothing were set up.
    private func options(toPlay bookcases: [Bookcase]) -> [Invocation.Option] {
        let next = (try? library()).flatMap(nextPlayed)
        if let next, bookcases.map(\.id) == [next.id] { return [] }
        return bookcases.map { .book($0.name.description) }
    }

    /// What of these bookcases waits today.
    private func waitingStep(_ bookcases: [Bookcase]) -> NextStepPhrase {
        guard let order = try? learner(telling: .none).order() else { return .playOn }
        let waiting = order.waiting(bookcases.lazy.flatMap(\.words))
        return waiting.due > 0 ? .review(waiting.due) : waiting.new > 0 ? .begin(waiting.new) : .playOn
    }

    /// Takes ^D or ^C at a question for a no; ^C is told, to the shell too.
    ///
    /// - Throws: any other error.
    func takeAsNo(_ error: any Error) throws {
        guard let alert = error as? Alert, alert == .inputEnded || alert == .interrupted else { throw error }
        if alert == .interrupted { tell(alert) }
    }

    /// `bookcases` of a game with their words as they are by now; those that were added or deleted since make no difference.
    func current(_ bookcases: [Bookcase]) -> [Bookcase] {
        guard let library = try? library() else { return bookcases }
        return bookcases.map { played in
            var current = played
            var words: [Word.ID: Word] = [:]
            for word in library[played.id]?.words ?? [] { words[word.id] = word }
            for word in played.words {
                guard let edited = words[word.id] else { continue }
                // Two edits may come within a second.
                let isSame = edited.modified == word.modified && edited.term == word.term && edited.meaning == word.meaning
                if !isSame { try? current.replace(with: edited) }
            }
            return current
        }
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
        let (results, isBrokenOff) = playQuiz(questions, game.names, manner, stopsAfterMiss: stopsAfterMiss, ofMissed: true)
        offerNext(after: GameEnd(game: game, results: results, isBrokenOff: isBrokenOff))
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
        let quiz = Round(questions, canWait: canAsk, stopsAfterMiss: stopsAfterMiss)
        var player = GamePlayer(quiz, QuizScene(in: self, speaker(over: questions.plan.bookcases), manner), in: self)
        let results = player.play().results
        return (results, player.isBrokenOff)
    }
}
