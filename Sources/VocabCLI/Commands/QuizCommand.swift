import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab quiz`: a round of questions, of four choices or answered by typing.
struct QuizCommand: GameCommand {
    static let manual = Manual(
        .quiz, "사지선다 퀴즈", "four-choice quiz",
        examples: [
            "--book TOEIC --count 10", "TOEIC 5", "TOEIC --direction reverse", "TOEIC --kind typed", "TOEIC --time 60",
            "TOEIC --lives 3",
            "TOEIC --daily",
        ],
        notes: [
            Bilingual(
                "문제를 풀 때 쓰는 키: \(QuizPhrase.keys(hasVoice: true).korean) (답을 쓸 때는 ^P 듣기)",
                "Keys in a round: \(QuizPhrase.keys(hasVoice: true).english) (^P say while an answer is typed)"),
            Bilingual(
                "타임어택과 서바이벌은 점수를 겨룹니다. 맞힐 때마다 1점, 3연속부터 2점, 6연속부터 3점이고, 힌트를 보면 1점입니다. 최고 기록은 단어장과 초(또는 목숨)마다 따로입니다. 시간은 ^Z로 멈춰 두어도 흐르고, 끝났을 때 풀던 문제는 기록하지 않습니다.",
                "Rounds with --time or --lives are played for points: 1 for a right answer, 2 from the third in a row, 3 from the sixth, and 1 after a hint. Each bookcase has a best for each number of seconds or lives. The clock runs on during ^Z, and the question that stands when it ends is not recorded."
            ),
        ])

    @OptionGroup var game: GameOptions

    @OptionGroup var choices: ChoiceOptions

    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "choice는 보기 넷, typed는 직접 쓰기, mixed는 보기가 모자랄 때만 쓰기, dictation은 듣고 쓰기",
            "choice offers four choices, typed has answers typed, mixed only where choices are missing, dictation says the word",
            .oneOf(QuizKind.self), standard: QuizKind.choice.rawValue))
    var kind: String?

    @OptionGroup var order: FocusOptions

    @Option(
        name: .long, defaultAsFlag: String(RecallTime.standardSeconds),
        help: .said(
            "먼저 떠올립니다; 보기는 아무 키나 누르거나 이만큼 지나면 나오고, 0이면 키를 기다립니다",
            "recall first; the choices come with any key, or after so many seconds, 0 waits for a key", .seconds))
    var recallFirst: String?

    @OptionGroup var pause: PauseOption

    @OptionGroup var arcade: ArcadeOptions

    @Flag(
        name: .long,
        help: .said(
            "오늘의 도전: 같은 단어장이면 누구나 같은 열 문제", "the challenge of the day: ten questions, the same for all with the same words"))
    var daily = false

    @Flag(name: .long, help: .said("결과를 JSON으로 쓰기", "print the results as JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        if daily { return try playDaily(session) }
        if let mode = try arcade.mode() { return try playArcade(mode, session) }
        let recall = try recallFirst.map { try self.recall($0, session) }
        var options = game
        if let bookcase = recall?.bookcase { options.bookcases.append(bookcase) }
        var manner = try order.manner()
        let kind: QuizKind? = try kind.map { try choice($0, option: "--kind") }
        manner.answering = kind?.answering
        manner.isDictation = kind == .dictation
        if manner.isDictation, !session.world.voice.isThere { throw Alert.speech(.noProgram) }
        manner.recallSeconds = recall?.seconds
        manner.followsSetup = true
        let game = try options.plan(in: session, choices: choices, manner)
        let questions = try game.questions(in: session, canType: true)
        let learner = game.learner ?? session.learnerAtHand()
        let scene = QuizScene.Manner(
            learner: learner, recallSeconds: recall?.seconds ?? 0, isDictation: manner.isDictation
        ) {
            told(of: $0, game, learner, session)
        }
        let outcome = play(questions, game.names, session, scene)
        showWaysOn(after: outcome.results, game, session)
        if json { return session.printJSON(report(of: outcome.results, game.plan)) }
        offerNext(
            after: outcome, game, QuizScene.Manner(recallSeconds: recall?.seconds ?? 0, isDictation: manner.isDictation), session)
    }

    /// Ends the round with a line of keys; the words that were missed are asked again in the same manner.
    private func offerNext(
        after outcome: (results: RoundResults, isBrokenOff: Bool), _ game: PlannedGame, _ manner: QuizScene.Manner,
        _ session: Session
    ) {
        var end = GameEnd(game: game, results: outcome.results, isBrokenOff: outcome.isBrokenOff)
        end.missedAgain = {
            let missed = try game.again(about: session.stillThere(outcome.results.missed), in: session)
            let again = play(try missed.questions(in: session), game.names, session, manner, ofMissed: true)
            offerNext(after: again, missed, manner, session)
        }
        session.offerNext(after: end)
    }

    /// How many seconds the choices are held back. A word behind the option may be the name of a bookcase.
    ///
    /// - Throws: `Alert.outOfRange`.
    private func recall(_ text: String, _ session: Session) throws -> (seconds: Int, bookcase: String?) {
        if !text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), isBookcase(text, session) {
            return (RecallTime.standardSeconds, text)
        }
        guard let seconds = Int(text), seconds <= RecallTime.mostSeconds else {
            throw Alert.outOfRange(option: "--recall-first", value: text, least: "0", most: String(RecallTime.mostSeconds))
        }
        return (seconds, nil)
    }

    private func isBookcase(_ name: String, _ session: Session) -> Bool {
        session.starter(named: name) != nil || (try? session.library())?.bookcase(named: name) != nil
    }

    private func play(
        _ questions: QuestionSequence, _ names: [String], _ session: Session, _ manner: QuizScene.Manner, ofMissed: Bool = false
    ) -> (results: RoundResults, isBrokenOff: Bool) {
        session.playQuiz(questions, names, manner, stopsAfterMiss: pause.pauses(in: session), ofMissed: ofMissed)
    }

    /// Says below the box, where commands can be copied whole, how to ask the words that were skipped, and the same questions again.
    private func showWaysOn(after results: RoundResults, _ game: PlannedGame, _ session: Session) {
        var lines = game.offers(for: results.skippedWords, in: session).map { $0.text(in: session.language) }
        // Without a seed of the learner's own the next questions are better chosen by what was learnt meanwhile.
        // Nor are they the same where a word was marked as known meanwhile, for it stays out then.
        if game.isSeeded, results.asked > 0, !game.haveMemorizedMarksChanged(in: session),
            let command = session.screen.command.typed(game.command(adding: [.value("--seed", String(game.plan.seed))]))
        {
            lines.append(QuizPhrase.replay(command: command).text(in: session.language))
        }
        session.screen.showUnbroken(lines.map { session.screen.style.paint(SafeText.line($0), .dim) })
    }

    /// What the round changed in the learner's memory; nothing where that is not known.
    func told(of results: RoundResults, _ game: PlannedGame, _ learner: Learner?, _ session: Session) -> [String] {
        guard let learner, results.asked > 0 else { return [] }
        // How many words still wait is left to the next step, where that is shown.
        return session.progress(
            results, learner, game.plan.bookcases, tellingWaiting: !session.canAsk && game.learner != nil)
    }

    func report(
        of results: RoundResults, _ plan: GamePlan, daily: (day: Day, share: String?)? = nil, record: ArcadeRecord? = nil
    ) -> JSONWriter {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("bookcases", plan.bookcases.map(\.name.description))
            writer.member("asked", results.asked)
            writer.member("correct", results.correct)
            writer.name("corrected")
            writer.raw(decimal(tenths: results.correctedTenths))
            writer.member("skipped", results.skipped)
            writer.member("percent", results.percent)
            writer.member("bestStreak", results.bestStreak)
            writer.name("seconds")
            writer.raw(decimal(tenths: results.milliseconds / 100))
            writer.member("missed", results.missed.map(\.id.description))
            if !results.skippedWords.isEmpty { writer.member("passedOver", results.skippedWords.map(\.word.id.description)) }
            writer.name("seed")
            writer.raw(String(results.seed))
            if let arcade = plan.arcade { writer.members(of: arcade, results, record) }
            if let daily {
                writer.member("daily", daily.day.description)
                if let share = daily.share { writer.member("share", share) }
            }
        }
        return writer
    }
}
