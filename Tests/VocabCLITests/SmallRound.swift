import Testing
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

    /// Hint, a key that means nothing, right, wrong, skip, right, wrong; and no to the missed words.
    static var keys: [ScriptedConsole.Step] {
        keys { [.key("?"), .key("x"), $0[0].right, $0[1].wrong, .key("s"), $0[3].right, $0[4].wrong] }
    }

    /// The same keys where a round stops after a miss.
    static var keysWithStops: [ScriptedConsole.Step] {
        keys {
            [
                .key("?"), .key("x"), $0[0].right, $0[1].wrong, .key(" "), .key("s"), .key(""), $0[3].right, $0[4].wrong,
                .key("x"),
            ]
        }
    }

    /// The keys of a round of five questions; none, which no test mistakes for a round, where there are no answers.
    private static func keys(
        _ keys: ([(right: ScriptedConsole.Step, wrong: ScriptedConsole.Step)]) -> [ScriptedConsole.Step]
    ) -> [ScriptedConsole.Step] {
        (try? answers(count: 5, seed: 3)).map(keys) ?? []
    }

    static let command = "quiz --book 기초 --count 5 --seed 3"

    /// For each question of a round a key that answers it right and one that does not: the worksheet of the same seed asks in the same order,
    /// with the right one at the same place.
    static func answers(count: Int, seed: Int) throws -> [(right: ScriptedConsole.Step, wrong: ScriptedConsole.Step)] {
        let worksheet = play("en").run("worksheet --book 기초 --count \(count) --seed \(seed) --json").console.results
        let places = try JSONValue(worksheet).array.compactMap { Int($0["answer"].raw) }
        try #require(places.count == count)
        return places.map { (.key("\($0 + 1)"), .key("\(($0 + 1) % 4 + 1)")) }
    }
}
