import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab hangman`: words are found letter by letter.
struct HangmanCommand: GameCommand {
    static let manual = Manual(
        .hangman, "거북이 게임: 글자로 단어 맞히기", "find words letter by letter", examples: ["TOEIC", "TOEIC 5", "TOEIC --focus weak"],
        notes: [
            Bilingual(
                "뜻을 보고 단어를 한 글자씩 맞힙니다. 틀릴 때마다 거북이가 바다에서 한 걸음 밀려나고, 일곱 걸음이면 끝입니다. --direction forward는 단어를 보고 뜻을 맞힙니다.",
                "Find the term of a meaning letter by letter. Each wrong letter takes the turtle a step away from the sea; after seven it is lost. With --direction forward the meaning of a term is found."
            ),
            Bilingual("키: \(HangmanPhrase.keys.korean)", "Keys: \(HangmanPhrase.keys.english)"),
        ])

    @OptionGroup var game: GameOptions

    @OptionGroup var order: FocusOptions

    func run(in session: Session) throws {
        var manner = try order.manner(newComesLast: true)
        manner.directions = .reverse
        try play(manner, session)
    }

    private func play(_ manner: GameOptions.Manner, _ session: Session) throws {
        let planned = try game.plan(in: session, manner)
        let learner = try planned.learner ?? session.learner()
        let hangman = try HangmanGame(WordSequence(planned.plan))
        let record = HangmanRecord(of: session.answers(in: .hangman, planned.plan.bookcases))
        let speaker = session.speaker(over: planned.plan.bookcases)
        let scene = HangmanScene(in: session, planned.names, record, learner, speaker) {
            session.progress($0, learner, planned.plan.bookcases)
        }
        var player = GamePlayer(hangman, scene, in: session)
        let results = player.play().results
        var repeated = manner
        repeated.isRepeated = true
        session.offerNext(
            after: GameEnd(game: planned, results: results, isBrokenOff: player.isBrokenOff) { [repeated] in
                try play(repeated, session)
            })
    }
}
