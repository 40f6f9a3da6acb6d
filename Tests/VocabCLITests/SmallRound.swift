import VocabTestSupport

/// A small bookcase and a round through it that meets everything a learner can press.
enum SmallRound {
    static let words = [
        "term,meaning,part of speech,pronunciation,example",
        "abandon,버리다,verb,/əˈbændən/,They had to abandon the car.",
        "brief,짧은,adj,,", "climate,기후,noun,,", "decline,\"줄어들다, 거절하다\",verb,,", "effort,노력,noun,,", "frequent,잦은,adj,,",
    ]

    static func play(_ language: String) -> Play {
        let play = Play(language: language)
        play.shelve("기초", words.joined(separator: "\n") + "\n")
        return play
    }

    /// Wrong, hint, a key that means nothing, right, skip, right, wrong; and no to the missed words.
    static var keys: [ScriptedConsole.Step] {
        [.key("1"), .key("?"), .key("x"), .key("2"), .key("s"), .key("3"), .key("4"), .key("n")]
    }

    static let command = "quiz --book 기초 --count 5 --seed 3"
}
