import ArgumentParser
import VocabCore

/// `vocab quiz`: a round of four-choice questions.
struct QuizCommand: GameCommand {
    static let configuration = CommandConfiguration(
        commandName: "quiz", abstract: "사지선다 퀴즈 · play a round of four-choice questions.",
        discussion: """
            1–4 답 · ? 힌트 · s 모름 · q 그만
            1–4 answer, ? removes a wrong choice, s don't know, q ends the round.
            """)

    @OptionGroup var game: GameOptions

    @Flag(name: .long, help: "결과를 JSON으로 · print the results as JSON")
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        let plan = try game.plan(in: session)
        if plan.count > plan.wordCount, game.count != nil {
            session.remark(QuizPhrase.countClamped(wanted: plan.count, words: plan.wordCount))
        }
        let player = RoundPlayer(session: session, bookcases: plan.names)
        var ending = try player.play(try plan.questions())
        if json { session.printJSON(report(of: ending.results, plan)) }
        while !json, !ending.isCut, !ending.results.missed.isEmpty,
            session.confirmWithKey(QuizPhrase.playMissedAgain(ending.results.missed.count))
        {
            let missed = Set(ending.results.missed.map(\.id))
            ending = try player.play(try plan.questions(only: missed, seed: session.freshSeed()))
        }
        if let notice = ending.notice { session.tell(notice) }
    }

    private func report(of results: RoundResults, _ plan: GameOptions.Plan) -> JSONWriter {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("bookcases", plan.bookcases.map(\.name.description))
            writer.member("asked", results.asked)
            writer.member("correct", results.correct)
            writer.member("skipped", results.skipped)
            writer.member("percent", results.percent)
            writer.member("bestStreak", results.bestStreak)
            writer.name("seconds")
            writer.raw("\(results.milliseconds / 1_000).\(results.milliseconds / 100 % 10)")
            writer.member("missed", results.missed.map(\.id.description))
            if !results.passedOver.isEmpty { writer.member("passedOver", results.passedOver.map(\.id.description)) }
            writer.name("seed")
            writer.raw(String(results.seed))
        }
        return writer
    }
}
