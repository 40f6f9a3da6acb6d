@testable import VocabCLI

extension Exhibit {
    /// Right answers to 기초 with seed 3.
    private static let right = (try? SmallRound.answers(count: 6, seed: 3).map(\.right)) ?? []

    /// Games from the first screen to the last key.
    static let games = [
        Exhibit("quiz", .small, SmallRound.command, steps: SmallRound.keysWithStops),
        Exhibit(
            "quiz-reverse", .small, "quiz 기초 2 --direction reverse --seed 5",
            steps: [.key("?"), .key("s"), .key(" "), .key("q")]),
        Exhibit("quiz-left", .small, "quiz 기초 3 --seed 3", steps: [.key("q")]),
        Exhibit("take-back", .small, "quiz 기초 3 --seed 5", steps: [.key("u"), .key("s"), .key("u"), .key("q")]),
        Exhibit(
            "typed", .small, "quiz 기초 5 --seed 3 --kind typed",
            steps: [
                .line("기후"), .line(""), .line("?"), .line("기후"), .line(""), .line("거절하다"), .line("s"), .line(""), .line("모르는 말"),
                .line(""),
            ]),
        Exhibit(
            "nearly", .small, "quiz 기초 2 --seed 3 --kind typed --direction reverse",
            steps: [.line("frequnet"), .line("frequent"), .line("climete"), .line("brief"), .line("o")]),
        Exhibit(
            "recall", .small, "quiz 기초 3 --seed 3 --recall-first",
            steps: [
                .key("2"), .key("1"), .key(" "), .wait, .wait, .wait, .wait, .key("?"), .key("3"), .key("x"), .key("s"),
                .key(" "),
            ]),
        Exhibit("daily", .studied, "quiz 토익 --daily", steps: (0..<10).flatMap { _ in [.key("s"), .key(" ")] }),
        Exhibit("drill", .studied, "drill", steps: [.key("s"), .key(" "), .key("q")]),
        Exhibit("review", .studied, "quiz 토익 2 --seed 3", steps: [.key("s"), .key(" "), .key("?"), .key("q")]),
        Exhibit(
            "time", .small, "quiz 기초 --time 10 --seed 3",
            steps: [.key("1"), .key("?"), .key("u"), .key("s"), .key("x"), .wait, .wait, .wait, .key("q")]),
        Exhibit("lives", .small, "quiz 기초 --lives 2 --seed 3", steps: right.prefix(3) + [.key("s"), .key("s")]),
        Exhibit("streak", .small, "quiz 기초 3 --seed 3", steps: Array(right.prefix(3))),
        Exhibit(
            "timed-typing", .small, "quiz 기초 --time 6 --seed 3 --kind typed",
            steps: [.line("없음"), .line("s"), .line("?"), .line("u"), .line("q")]),
        Exhibit(
            "flashcards", .small, "flashcards 기초 2 --seed 3",
            steps: [.key(" "), .key("1"), .key("x"), .key("7"), .key(""), .key("u"), .key("2"), .key(" "), .key("4")]),
        Exhibit(
            "hangman", .letters, "hangman 낱말 2 --seed 1",
            steps: "dz?d".map { .key(String($0)) } + [.key(ConsoleKey.other), .key("ㅇ"), .key("7")]
                + "eclin".map { .key(String($0)) } + [.key("x"), .key("")] + "qvwxyzj".map { .key(String($0)) }
                + [.key("k"), .key("")]),
        Exhibit("hangman-left", .small, "hangman 기초 2 --seed 1", steps: [.key("z"), .key(ConsoleKey.escape)]),
        Exhibit(
            "match", .small, "match 기초 4 --seed 3", steps: "1a?x1su".map { .key(String($0)) } + [.wait, .key("q")]),
    ]
}
