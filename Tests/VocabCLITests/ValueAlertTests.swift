import Testing
import VocabTestSupport

@testable import VocabCLI

/// What is said about a value that cannot be used; the next step is the same command with one that can.
@Suite("Alerts about values") struct ValueAlertTests {
    @Test("each is said whole, in Korean and English, plain and in a box, with its exit status", arguments: ValueAlertTests.cases)
    func wholeText(_ alert: AlertCase) throws {
        try alert.check(Self.furnish)
    }

    private static func furnish(_ play: Play) throws {
        try play.putFruit()
        try play.put("채소", [("carrot", "당근")])
    }

    static let cases: [AlertCase] = [
        AlertCase(
            ["quiz", "--book", "과일", "--count", "0"], .usage,
            ko: """
                [알림] 숫자를 확인해 주세요.
                --count ‘0’: 1 이상의 정수여야 합니다.
                다음: vocab quiz --book 과일 --count 10
                """,
            en: """
                [Alert] Check the number
                --count “0”: it must be a whole number from 1.
                Next: vocab quiz --book 과일 --count 10
                """),
        AlertCase(
            ["quiz", "--book", "과일", "--count", "-5"], .usage,
            ko: """
                [알림] 숫자를 확인해 주세요.
                --count ‘-5’: 1 이상의 정수여야 합니다.
                다음: vocab quiz --book 과일 --count 10
                """,
            en: """
                [Alert] Check the number
                --count “-5”: it must be a whole number from 1.
                Next: vocab quiz --book 과일 --count 10
                """),
        AlertCase(
            ["quiz", "--book", "과일", "--count=-5"], .usage,
            ko: """
                [알림] 숫자를 확인해 주세요.
                --count ‘-5’: 1 이상의 정수여야 합니다.
                다음: vocab quiz --book 과일 --count=10
                """,
            en: """
                [Alert] Check the number
                --count “-5”: it must be a whole number from 1.
                Next: vocab quiz --book 과일 --count=10
                """),
        AlertCase(
            ["quiz", "--count", "abc", "--book", "과일"], .usage,
            ko: """
                [알림] 숫자를 확인해 주세요.
                --count ‘abc’: 1 이상의 정수여야 합니다.
                다음: vocab quiz --count 10 --book 과일
                """,
            en: """
                [Alert] Check the number
                --count “abc”: it must be a whole number from 1.
                Next: vocab quiz --count 10 --book 과일
                """),
        AlertCase(
            ["quiz", "--book", "과일", "--direction", "sideways"], .usage,
            ko: """
                [알림] 값을 확인해 주세요.
                --direction ‘sideways’: forward, reverse, mixed 가운데 하나여야 합니다.
                다음: vocab quiz --book 과일 --direction forward
                """,
            en: """
                [Alert] Check the value
                --direction “sideways”: it must be one of forward, reverse, mixed.
                Next: vocab quiz --book 과일 --direction forward
                """),
        AlertCase(
            ["books", "--lang", "fr"], .usage,
            ko: """
                [알림] 값을 확인해 주세요.
                --lang ‘fr’: ko, en 가운데 하나여야 합니다.
                다음: vocab books --lang ko
                """,
            en: """
                [Alert] Check the value
                --lang “fr”: it must be one of ko, en.
                Next: vocab books --lang ko
                """),
        AlertCase(
            ["import", "x.csv", "--columns", "term"], .usage,
            ko: """
                [알림] 열 이름을 확인해 주세요.
                ‘term’에는 term과 meaning이 모두 있어야 합니다. 건너뛸 열은 -로 씁니다.
                다음: vocab import x.csv --columns term,meaning,-,example
                """,
            en: """
                [Alert] Check the columns
                “term” must name both term and meaning. Write - for a column to pass over.
                Next: vocab import x.csv --columns term,meaning,-,example
                """),
        AlertCase(
            ["import", "x.csv", "--header", "maybe"], .usage,
            ko: """
                [알림] 값을 확인해 주세요.
                --header ‘maybe’: yes, no 가운데 하나여야 합니다.
                다음: vocab import x.csv --header yes
                """,
            en: """
                [Alert] Check the value
                --header “maybe”: it must be one of yes, no.
                Next: vocab import x.csv --header yes
                """),
        AlertCase(
            ["import", "-"], .usage,
            ko: """
                [알림] 단어장이 필요합니다.
                단어를 넣을 단어장을 --book으로 골라 주세요.
                다음: vocab import - --book 영어
                """,
            en: """
                [Alert] Which bookcase?
                Choose a bookcase with --book.
                Next: vocab import - --book 영어
                """),
        AlertCase(
            ["import", "/없는/파일.csv"], .noInput,
            ko: """
                [알림] 파일을 찾을 수 없습니다.
                /없는/파일.csv
                다음: ls -l /없는
                """,
            en: """
                [Alert] File not found
                /없는/파일.csv
                Next: ls -l /없는
                """),
    ]

    @Test("--seed takes 0, and its alert says from 0") func seedFromZero() throws {
        let play = Play(language: "en")
        try play.putFruit()
        #expect(play.run("worksheet --book 과일 --seed 0").status == .done)
        #expect(
            play.run("worksheet --book 과일 --seed x").console.screen
                == "[Alert] Check the number\n--seed “x”: it must be a whole number from 0.\nNext: vocab worksheet --book 과일 --seed 10\n"
        )
    }

    @Test("a count with more digits than a number holds is as good as any that is too large") func hugeCount() throws {
        let play = Play(language: "en")
        try play.putFruit()
        let huge = "99999999999999999999"
        #expect(play.run("quiz --book 과일 --count \(huge)", on: ScriptedConsole([.key("q")])).status == .done)
        #expect(play.run("worksheet --book 과일 --count \(huge)").console.results.contains("word test · 4 questions\n"))
        #expect(play.run("quiz --book 과일 --count -\(huge)").status == .usage)
    }
}
