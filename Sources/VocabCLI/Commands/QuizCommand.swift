import ArgumentParser
import VocabCore

/// `vocab quiz`: a round of questions, of four choices or answered by typing.
struct QuizCommand: GameCommand {
    static let manual = Manual(
        "quiz", "사지선다 퀴즈", "four-choice quiz",
        examples: ["--book TOEIC --count 10", "TOEIC 5", "TOEIC --direction reverse", "TOEIC --kind typed"],
        notes: [Bilingual("푸는 중의 키: \(QuizPhrase.keys.korean)", "Keys in a round: \(QuizPhrase.keys.english)")])

    @OptionGroup var game: GameOptions

    @OptionGroup var choices: ChoiceOptions

    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "choice는 보기 넷, typed는 직접 쓰기, mixed는 보기가 모자랄 때만 쓰기",
            "choice offers four choices, typed has answers typed, mixed only where choices are wanting",
            .oneOf(GamePlan.Answering.self)))
    var kind: String = GamePlan.Answering.choice.rawValue

    @Flag(
        name: .long,
        help: .said(
            "먼저 떠올립니다; 보기는 아무 키나 누르거나 4초가 지나면 나옵니다",
            "recall first; the choices come with any key, or after four seconds"))
    var recallFirst = false

    @Flag(name: .long, help: .said("결과를 JSON으로 쓰기", "print the results as JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        let game = try game.plan(
            in: session, choices: choices, answering: choice(kind, option: "--kind"), recallsFirst: recallFirst)
        let questions = try game.questions(in: session, canType: true)
        var results = play(questions, game.names, session) { closing(of: $0, game, session) }
        if json { return session.printJSON(report(of: results, game.plan)) }
        while try !results.isCut && !results.missed.isEmpty && wantsMissedAgain(results, session) {
            let missed = try game.again(about: results.missed, in: session).questions(in: session)
            results = play(missed, game.names, session)
        }
    }

    /// Plays a round; one without `closing` asks again what was missed in the round before.
    private func play(
        _ questions: QuestionSequence, _ names: [String], _ session: Session, closing: ((RoundResults) -> [String])? = nil
    ) -> RoundResults {
        let ofMissed = closing == nil
        session.screen.show(
            RoundScreen(style: session.screen.style, language: session.language)
                .opening(bookcases: names, count: questions.total, ofMissed: ofMissed))
        let scene = QuizScene(in: session, mayPressEnter: ofMissed && session.canAsk) { closing?($0) ?? [] }
        var player = GamePlayer(Round(questions, canWait: session.canAsk), scene, in: session)
        return player.play().results
    }

    /// What can be done next: about words that were skipped, and to ask the same again.
    private func closing(of results: RoundResults, _ game: PlannedGame, _ session: Session) -> [String] {
        let offers = game.offers(for: results.skippedWords, in: session).map { $0.text(in: session.language) }
        if results.asked == 0 { return offers }
        let plan = game.plan
        guard let command = session.screen.command.typed(game.command(adding: ["--seed", String(plan.seed)])) else {
            return offers
        }
        let regardsHistory = plan.answering != .typed && plan.bookcases.contains { plan.style.confusions.concern($0.words) }
        let replay = regardsHistory ? QuizPhrase.replayWords(command: command) : .replay(command: command)
        return offers + [replay.text(in: session.language)]
    }

    /// Offers the missed words again. No answer is a no.
    private func wantsMissedAgain(_ results: RoundResults, _ session: Session) throws -> Bool {
        do {
            return try session.confirm(QuizPhrase.playMissedAgain(results.missed.count), afterRound: true)
        } catch Alert.inputEnded, Alert.interrupted {
            return false
        }
    }

    private func report(of results: RoundResults, _ plan: GamePlan) -> JSONWriter {
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
        }
        return writer
    }
}
