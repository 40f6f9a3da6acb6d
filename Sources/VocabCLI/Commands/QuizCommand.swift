import ArgumentParser
import VocabCore

/// `vocab quiz`: a round of four-choice questions.
struct QuizCommand: GameCommand {
    static let configuration = CommandConfiguration(
        commandName: "quiz", abstract: "사지선다 퀴즈 · play a round of four-choice questions.",
        discussion: """
            1–4 답 · ? 힌트 · s 모름 · u 되돌리기 · q 그만
            1–4 answer, ? removes a wrong choice, s don't know, u takes the last answer back, q ends the round.
            """)

    @OptionGroup var game: GameOptions

    @Flag(name: .long, help: "결과를 JSON으로 · print the results as JSON")
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        let plan = try game.plan(in: session)
        let questions = try plan.questions()
        session.screen.show(opening(plan, count: questions.total, ofMissed: false, session))
        var player = RoundPlayer(questions, in: session, replay: session.screen.command.typed(plan.command))
        var results = player.play()
        if json { return session.printJSON(report(of: results, plan)) }
        while try !results.isCut && !results.missed.isEmpty && wantsMissedAgain(results, session) {
            let missed = try plan.questions(only: Set(results.missed.map(\.id)), seed: session.freshSeed())
            session.screen.show(opening(plan, count: missed.total, ofMissed: true, session))
            var player = RoundPlayer(missed, in: session, mayPressEnter: session.canAsk)
            results = player.play()
        }
    }

    private func opening(_ plan: GameOptions.Plan, count: Int, ofMissed: Bool, _ session: Session) -> [String] {
        RoundScreen(style: session.screen.style, language: session.language)
            .opening(bookcases: plan.names, count: count, ofMissed: ofMissed)
    }

    /// Offers the missed words again. No answer is a no.
    private func wantsMissedAgain(_ results: RoundResults, _ session: Session) throws -> Bool {
        do {
            return try session.confirm(QuizPhrase.playMissedAgain(results.missed.count), afterRound: true)
        } catch Alert.inputEnded, Alert.interrupted {
            return false
        }
    }

    private func report(of results: RoundResults, _ plan: GameOptions.Plan) -> JSONWriter {
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
            if !results.passedOver.isEmpty { writer.member("passedOver", results.passedOver.map(\.id.description)) }
            writer.name("seed")
            writer.raw(String(results.seed))
        }
        return writer
    }
}
