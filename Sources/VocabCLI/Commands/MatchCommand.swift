import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab match`: terms and meanings are paired against the clock.
struct MatchCommand: GameCommand {
    static let manual = Manual(
        .match, "짝 맞추기", "match terms and meanings", examples: ["TOEIC", "TOEIC 20"],
        notes: [
            Bilingual(
                "다섯 단어와 다섯 뜻이 놓입니다. 번호와 글자를 하나씩 눌러 짝을 고릅니다. 시간을 재고, 틀린 단어는 기록합니다.",
                "Five terms and five meanings lie there. A number and a letter make a pair. The clock runs, and mistakes are kept."
            ),
            Bilingual("키: \(MatchPhrase.keys(5).korean)", "Keys: \(MatchPhrase.keys(5).english)"),
        ])

    @OptionGroup var game: GameOptions

    @OptionGroup var order: FocusOptions

    func run(in session: Session) throws { try run(order.manner(newComesLast: true), session) }

    private func run(_ manner: GameOptions.Manner, _ session: Session) throws {
        let planned = try game.plan(in: session, manner)
        let (results, isBrokenOff) = try play(planned, session)
        var repeated = manner
        repeated.isRepeated = true
        session.offerNext(
            after: GameEnd(game: planned, results: results, isBrokenOff: isBrokenOff) { [repeated] in try run(repeated, session) }
        )
    }

    private func play(_ planned: PlannedGame, _ session: Session) throws -> (results: RoundResults, isBrokenOff: Bool) {
        let learner = try planned.learner ?? session.learner()
        let match = try MatchGame(WordSequence(planned.plan))
        let record = MatchRecord(of: session.answers(in: .match, planned.plan.bookcases))
        let scene = MatchScene(in: session, planned.names, record) { session.progress($0, learner, planned.plan.bookcases) }
        var player = GamePlayer(match, scene, in: session)
        let results = player.play().results
        return (results, player.isBrokenOff)
    }
}
