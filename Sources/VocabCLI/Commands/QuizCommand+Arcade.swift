import VocabCore

extension QuizCommand {
    /// Plays rounds for points until the learner has enough.
    func playArcade(_ mode: ArcadeMode, _ session: Session) throws {
        if recallFirst != nil { throw Alert.usage(.exclusive(mode.option.name, "--recall-first")) }
        var manner = try order.manner(newComesLast: true)
        let kind: QuizKind? = try kind.map { try choice($0, option: "--kind") }
        if kind == .dictation { throw Alert.usage(.exclusive(mode.option.name, "--kind dictation")) }
        manner.answering = kind?.answering
        manner.followsSetup = true
        manner.arcade = mode
        try playArcade(manner, session)
    }

    private func playArcade(_ manner: GameOptions.Manner, _ session: Session) throws {
        let planned = try game.plan(in: session, choices: choices, manner)
        let round = try ArcadePlay(planned, planned.questions(in: session, canType: true), session)
        let (results, isBrokenOff) = round.play()
        if json {
            return session.printJSON(report(of: results, planned.plan, record: session.arcadeRecord(of: planned.plan)))
        }
        var repeated = manner
        repeated.isRepeated = true
        session.offerNext(
            after: GameEnd(game: planned, results: results, isBrokenOff: isBrokenOff) { [repeated] in
                try playArcade(repeated, session)
            })
    }
}

/// One round for points, from its opening to its results.
private struct ArcadePlay {
    private let plan: GamePlan
    private let questions: QuestionSequence
    private let session: Session
    private let look: ArcadeScreen

    init(_ planned: PlannedGame, _ questions: QuestionSequence, _ session: Session) throws {
        plan = planned.plan
        self.questions = questions
        self.session = session
        look = ArcadeScreen(style: session.screen.style, language: session.language, names: planned.names)
    }

    func play() -> (results: RoundResults, isBrokenOff: Bool) {
        guard let arcade = plan.arcade else { return (RoundResults(seed: plan.seed), false) }
        let record = session.arcadeRecord(of: plan)
        session.screen.show(look.opening(arcade.mode, best: record?.best))
        let speaker = Speaker(session.world.voice, plan.bookcases)
        let scene = ArcadeScene(in: session, arcade.mode, look.names, speaker) { results in
            // What the history holds now is the record: an answer that could not be kept is not in it.
            let now = session.arcadeRecord(of: plan)
            return ArcadeOutcome(results, arcade, now, calendar: session.learnerCalendar, today: session.now)
        }
        var player = GamePlayer(Round(questions, canWait: session.canAsk), scene, in: session)
        return (player.play().results, player.isBrokenOff)
    }
}

extension JSONWriter {
    /// Writes what a round for points came to, where the history now holds `record`.
    mutating func members(of arcade: ArcadeRound, _ results: RoundResults, _ record: ArcadeRecord?) {
        switch arcade.mode {
        case .time(let seconds): member("time", seconds)
        case .lives(let lives): member("lives", lives)
        }
        member("points", ArcadeScore(of: results.reviews).points)
        if let best = record?.best { member("best", best) }
        member("newBest", record?.isBest(arcade.id) ?? false)
    }
}
