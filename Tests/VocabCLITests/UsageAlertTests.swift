import Testing
import VocabTestSupport

@testable import VocabCLI

/// What is said about a command line that cannot be understood.
@Suite("Alerts about the command line") struct UsageAlertTests {
    @Test("each is said whole, in Korean and English, plain and in a box, with its exit status", arguments: UsageAlertTests.cases)
    func wholeText(_ alert: AlertCase) throws {
        // At a terminal the new name is asked for.
        try alert.check(onTerminal: alert.command != ["book", "rename", "과일"], Self.furnish)
    }

    private static func furnish(_ play: Play) throws {
        try play.putFruit()
        try play.put("채소", [("carrot", "당근")])
    }

    static let cases: [AlertCase] = [
        AlertCase(
            ["quiz", "--bok", "과일"], .usage,
            ko: """
                [알림] 명령을 확인해 주세요.
                --bok 옵션은 없습니다.
                혹시: --book?
                다음: vocab quiz --book 과일
                """,
            en: """
                [Alert] Check the command
                There is no option --bok.
                Did you mean: --book?
                Next: vocab quiz --book 과일
                """),
        AlertCase(
            ["quiz", "과일", "--cuont=5"], .usage,
            ko: """
                [알림] 명령을 확인해 주세요.
                --cuont 옵션은 없습니다.
                혹시: --count?
                다음: vocab quiz 과일 --count=5
                """,
            en: """
                [Alert] Check the command
                There is no option --cuont.
                Did you mean: --count?
                Next: vocab quiz 과일 --count=5
                """),
        AlertCase(
            ["book", "show", "-x"], .usage,
            ko: """
                [알림] 명령을 확인해 주세요.
                -x 옵션은 없습니다.
                다음: vocab help book show
                """,
            en: """
                [Alert] Check the command
                There is no option -x.
                Next: vocab help book show
                """),
        AlertCase(
            ["book", "show", "--jsno", "과일"], .usage,
            ko: """
                [알림] 명령을 확인해 주세요.
                --jsno 옵션은 없습니다.
                혹시: --json?
                다음: vocab book show --json 과일
                """,
            en: """
                [Alert] Check the command
                There is no option --jsno.
                Did you mean: --json?
                Next: vocab book show --json 과일
                """),
        AlertCase(
            ["books", "-x"], .usage,
            ko: """
                [알림] 명령을 확인해 주세요.
                -x 옵션은 없습니다.
                다음: vocab help books
                """,
            en: """
                [Alert] Check the command
                There is no option -x.
                Next: vocab help books
                """),
        AlertCase(
            ["books", "--plan"], .usage,
            ko: """
                [알림] 명령을 확인해 주세요.
                --plan 옵션은 없습니다.
                혹시: --plain?
                다음: vocab books --plain
                """,
            en: """
                [Alert] Check the command
                There is no option --plan.
                Did you mean: --plain?
                Next: vocab books --plain
                """),
        AlertCase(
            ["quiz", "--borrow=yes"], .usage,
            ko: """
                [알림] 명령을 확인해 주세요.
                --borrow 뒤에는 값을 쓰지 않습니다.
                다음: vocab help quiz
                """,
            en: """
                [Alert] Check the command
                --borrow takes no value.
                Next: vocab help quiz
                """),
        AlertCase(
            ["qiuz"], .usage,
            ko: """
                [알림] 모르는 명령입니다.
                ‘qiuz’라는 명령은 없습니다.
                혹시: quiz?
                다음: vocab quiz
                """,
            en: """
                [Alert] Unknown command
                There is no command “qiuz”.
                Did you mean: quiz?
                Next: vocab quiz
                """),
        AlertCase(
            ["zzzzzz"], .usage,
            ko: """
                [알림] 모르는 명령입니다.
                ‘zzzzzz’라는 명령은 없습니다.
                다음: vocab help
                """,
            en: """
                [Alert] Unknown command
                There is no command “zzzzzz”.
                Next: vocab help
                """),
        AlertCase(
            ["quiz", "--book"], .usage,
            ko: """
                [알림] 명령을 확인해 주세요.
                --book 뒤에 값이 필요합니다.
                다음: vocab help quiz
                """,
            en: """
                [Alert] Check the command
                --book needs a value.
                Next: vocab help quiz
                """),
        AlertCase(
            ["show"], .usage,
            ko: """
                [알림] 명령을 확인해 주세요.
                단어가 빠졌습니다.
                다음: vocab help show
                """,
            en: """
                [Alert] Check the command
                The term is missing.
                Next: vocab help show
                """),
        AlertCase(
            ["show", "apple", "banana"], .usage,
            ko: """
                [알림] 명령을 확인해 주세요.
                ‘banana’: 여기에 쓸 수 없는 말입니다. 띄어 쓴 말은 따옴표로 묶어 주세요.
                다음: vocab help show
                """,
            en: """
                [Alert] Check the command
                “banana” is one word too many. Put words with spaces in quotes.
                Next: vocab help show
                """),
        AlertCase(
            ["book", "rename", "과일"], .usage,
            ko: """
                [알림] 명령을 확인해 주세요.
                새 이름이 빠졌습니다.
                다음: vocab help book rename
                """,
            en: """
                [Alert] Check the command
                The new name is missing.
                Next: vocab help book rename
                """),
        AlertCase(
            ["book", "frobnicate"], .usage,
            ko: """
                [알림] 모르는 명령입니다.
                ‘frobnicate’라는 명령은 없습니다.
                다음: vocab help book
                """,
            en: """
                [Alert] Unknown command
                There is no command “frobnicate”.
                Next: vocab help book
                """),
        AlertCase(
            ["books", "--lang"], .usage,
            ko: """
                [알림] 명령을 확인해 주세요.
                --lang 뒤에 값이 필요합니다.
                다음: vocab help books
                """,
            en: """
                [Alert] Check the command
                --lang needs a value.
                Next: vocab help books
                """),
        AlertCase(
            ["books", "--store"], .usage,
            ko: """
                [알림] 명령을 확인해 주세요.
                --store 뒤에 값이 필요합니다.
                다음: vocab help books
                """,
            en: """
                [Alert] Check the command
                --store needs a value.
                Next: vocab help books
                """),
        AlertCase(
            ["books", "extra"], .usage,
            ko: """
                [알림] 명령을 확인해 주세요.
                ‘extra’: 여기에 쓸 수 없는 말입니다. 띄어 쓴 말은 따옴표로 묶어 주세요.
                다음: vocab help books
                """,
            en: """
                [Alert] Check the command
                “extra” is one word too many. Put words with spaces in quotes.
                Next: vocab help books
                """),
    ]

    @Test("a parser that says nothing, or nothing but quotes, ends nothing", arguments: ["", "'", "''", "x'\u{301}'"])
    func emptyMessage(_ message: String) {
        #expect(UsageProblem(parserMessage: message, command: QuizCommand.self, words: []) == .other(message))
    }
}
