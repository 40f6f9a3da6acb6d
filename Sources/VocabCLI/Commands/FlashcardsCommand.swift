import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab flashcards`: cards that are turned, and graded by the learner.
struct FlashcardsCommand: GameCommand {
    static let manual = Manual(
        .flashcards, "카드 뒤집기", "flash cards", examples: ["TOEIC", "TOEIC 20", "TOEIC --direction reverse"],
        notes: [
            Bilingual(
                "카드를 뒤집고 얼마나 잘 알았는지 고릅니다. 1 다시는 같은 판에서 곧 다시 나옵니다.",
                "Turn a card and say how well you knew it. A card graded 1 (again) comes back in the same game."),
            Bilingual(
                "키: \(CardPhrase.gradeKeys(hasVoice: true).korean)", "Keys: \(CardPhrase.gradeKeys(hasVoice: true).english)"),
        ])

    @OptionGroup var game: GameOptions

    @OptionGroup var order: FocusOptions

    func run(in session: Session) throws { try play(order.manner(), session) }

    private func play(_ manner: GameOptions.Manner, _ session: Session) throws {
        let planned = try game.plan(in: session, manner)
        let learner = try planned.learner ?? session.learner()
        let cards = CardGame(try WordSequence(planned.plan), memories: learner.memories)
        let speaker = session.speaker(over: planned.plan.bookcases)
        let scene = CardScene(in: session, planned.names, speaker) { session.progress($0, learner, planned.plan.bookcases) }
        var player = GamePlayer(cards, scene, in: session)
        let results = player.play().results
        if !player.isBrokenOff, !results.isCut { session.screen.show(.lastCard) }
        var repeated = manner
        repeated.isRepeated = true
        session.offerNext(
            after: GameEnd(game: planned, results: results, isBrokenOff: player.isBrokenOff) { [repeated] in
                try play(repeated, session)
            })
    }
}
