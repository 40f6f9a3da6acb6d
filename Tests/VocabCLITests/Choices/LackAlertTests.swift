import Testing
import VocabTestSupport

@testable import VocabCLI

/// Why no question can be made, and whether other bookcases can help.
@Suite("Alerts of bookcases without fair questions") struct LackAlertTests {
    @Test("each is said whole, and borrowing is offered where there is something to lend", arguments: LackAlertTests.withLender)
    func wholeText(_ alert: AlertCase) throws {
        try alert.check(Self.furnishWithLender)
    }

    @Test(
        "where other bookcases are empty or of other languages, answers can be typed, and a paper's words looked at",
        arguments: LackAlertTests.withoutLender)
    func nothingToLend(_ alert: AlertCase) throws {
        try alert.check { play in
            try Self.furnish(play)
            // The two would lend to each other.
            play.run(["book", "edit", "겹침", "--meaning-language", "사투리"])
            try play.put("빈책", [])
            try play.putFruit(in: "독일어")
        }
    }

    @Test("borrowed in vain, the answers are to be typed") func inVain() throws {
        try AlertCase(
            ["quiz", "--book", "겹침", "--seed", "1", "--borrow"], .badData,
            ko: """
                [알림] 문제를 만들 수 없습니다.
                ‘겹침’에는 정답과 겹치지 않는 보기가 모자랍니다.
                뜻이 겹치는 단어를 빼면 보기가 세 개가 안 됩니다: a1 (= d4, e5, b2); b2 (= a1, c3); c3 (= d4, b2); d4 (= a1, e5, c3)
                다음: vocab quiz --book 겹침 --seed 1 --borrow --kind mixed
                """,
            en: """
                [Alert] No fair question
                “겹침” has too few choices that are not right as well.
                Without words that mean the same, fewer than three choices are left: a1 (= d4, e5, b2); b2 (= a1, c3); c3 (= d4, b2); d4 (= a1, e5, c3)
                Next: vocab quiz --book 겹침 --seed 1 --borrow --kind mixed
                """
        ).check { play in
            try play.putCircle()
            try play.put("하나", [("e5", "가")])
        }
    }

    @Test("the next step starts a round as it is printed", arguments: LackAlertTests.withLender) func nextStep(_ alert: AlertCase)
        throws
    {
        let play = Play(language: "en")
        try Self.furnishWithLender(play)
        let line = try #require(play.run(alert.command).console.line(after: "Next: vocab "))
        let steps = (0..<4).map { _ in ScriptedConsole.Step.key("s") } + [.key("q")]
        let game = play.run(try CommandLineSplitter.words(of: line), on: ScriptedConsole(steps))
        #expect(game.status == .done && game.console.results.contains("4 questions\n") && game.console.alerts == "")
    }

    private static func furnish(_ play: Play) throws {
        try play.putCircle()
        try play.put("같은 뜻", [("big", "크다"), ("large", "크다"), ("small", "작다"), ("red", "빨갛다")])
    }

    private static func furnishWithLender(_ play: Play) throws {
        try furnish(play)
        try play.putFruit()
    }

    static let withLender: [AlertCase] = [
        noFairQuestion(["quiz", "--book", "겹침", "--seed", "1"], next: "quiz --book 겹침 --seed 1 --borrow"),
        noFairQuestion(["worksheet", "--book", "겹침", "--seed", "1"], next: "worksheet --book 겹침 --seed 1 --borrow"),
        tooFewMeanings(["quiz", "--book", "같은 뜻"], next: "quiz --book '같은 뜻' --borrow"),
        tooFewMeanings(["worksheet", "--book", "같은 뜻"], next: "worksheet --book '같은 뜻' --borrow"),
    ]

    static let withoutLender: [AlertCase] = [
        noFairQuestion(["quiz", "--book", "겹침", "--seed", "1"], next: "quiz --book 겹침 --seed 1 --kind mixed"),
        noFairQuestion(["worksheet", "--book", "겹침", "--seed", "1"], next: "list --book 겹침"),
        tooFewMeanings(["quiz", "--book", "같은 뜻"], next: "quiz --book '같은 뜻' --kind mixed"),
        tooFewMeanings(["worksheet", "--book", "같은 뜻"], next: "list --book '같은 뜻'"),
    ]

    private static func noFairQuestion(_ command: [String], next: String) -> AlertCase {
        AlertCase(
            command, .badData,
            ko: """
                [알림] 문제를 만들 수 없습니다.
                ‘겹침’에는 정답과 겹치지 않는 보기가 모자랍니다.
                뜻이 겹치는 단어를 빼면 보기가 세 개가 안 됩니다: a1 (= d4, b2); b2 (= a1, c3); c3 (= d4, b2); d4 (= a1, c3)
                다음: vocab \(next)
                """,
            en: """
                [Alert] No fair question
                “겹침” has too few choices that are not right as well.
                Without words that mean the same, fewer than three choices are left: a1 (= d4, b2); b2 (= a1, c3); c3 (= d4, b2); d4 (= a1, c3)
                Next: vocab \(next)
                """)
    }

    private static func tooFewMeanings(_ command: [String], next: String) -> AlertCase {
        AlertCase(
            command, .badData,
            ko: """
                [알림] 뜻이 겹칩니다.
                ‘같은 뜻’에는 서로 다른 뜻이 4개 이상 있어야 합니다.
                뜻이 같은 단어: big, large
                다음: vocab \(next)
                """,
            en: """
                [Alert] Meanings collide
                “같은 뜻” needs at least 4 different meanings.
                Words that mean the same: big, large
                Next: vocab \(next)
                """)
    }
}
