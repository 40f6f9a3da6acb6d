import Testing
import VocabTestSupport

@testable import VocabCLI

/// What is said when a word is saved, refused, changed or not found.
@Suite("Alerts about words") struct WordAlertTests {
    @Test("each is said whole, in Korean and English, plain and in a box, with its exit status", arguments: WordAlertTests.cases)
    func wholeText(_ alert: AlertCase) throws {
        // At a terminal a known term is asked about, and so is the bookcase of a word that several have.
        let isAsked =
            alert.command.contains(" apple ") || alert.command.contains("apple") && alert.status == .badData
        try alert.check(onTerminal: !isAsked, Self.furnish)
    }

    @Test("what was saved is one line, in Korean and English, with the way to play a bookcase from its fourth word on")
    func inOneLine() throws {
        for (language, added, fourth, edited) in [
            (
                "ko", "저장 완료: kiwi — 키위 · 빈책 1개 (3개 더 있으면 퀴즈)", "저장 완료: d — 라 · 빈책 4개\n다음: vocab quiz --book 빈책",
                "저장 완료: kiwi · 뜻: 키위 → 참다래 · 예문: A kiwi is green."
            ),
            (
                "en", "Saved: kiwi — 키위 · 빈책: 1 word (3 more for a quiz)",
                "Saved: d — 라 · 빈책: 4 words\nNext: vocab quiz --book 빈책",
                "Saved: kiwi · meaning: 키위 → 참다래 · example: A kiwi is green."
            ),
        ] {
            let play = Play(language: language)
            try Self.furnish(play)
            let line = ["add", "kiwi", "키위", "--book", "빈책"]
            #expect(play.run(line).console.alerts == added + "\n")
            for word in ["b 나", "c 다"] { play.run("add \(word) --book 빈책") }
            #expect(play.run("add d 라 --book 빈책").console.alerts == fourth + "\n")
            #expect(!play.run("add e 마 --book 빈책").console.alerts.contains("quiz"))
            let edit = play.run(["edit", "kiwi", "--meaning", "참다래", "--example", "A kiwi is green."])
            #expect(edit.console.alerts == edited + "\n" && edit.status == .done)
            let emptied = play.run(["edit", "kiwi", "--example", ""], on: .terminal())
            #expect(emptied.console.bareScreen == (language == "ko" ? "✓ kiwi · 예문: 지움\n" : "✓ kiwi · example: emptied\n"))
        }
    }

    private static func furnish(_ play: Play) throws {
        try play.putFruit()
        try play.put("채소", [("carrot", "당근"), ("apple", "능금")])
        try play.put("빈책", [])
    }

    static let cases: [AlertCase] = [
        AlertCase(
            ["add", "", "키위", "--book", "과일"], .badData,
            ko: """
                [알림] 저장 불가
                단어와 단어의 뜻은 모두 입력해야 저장이 가능합니다.
                다음: vocab help add
                """,
            en: """
                [Alert] Not saved
                A word needs a term and a meaning.
                Next: vocab help add
                """),
        AlertCase(
            ["add", " apple ", "능금", "--book", "과일"], .badData,
            ko: """
                [알림] 중복 확인
                ‘과일’에 이미 있는 단어입니다.
                apple — 사과
                다음: vocab edit apple --book 과일
                """,
            en: """
                [Alert] Already there
                “과일” has this word.
                apple — 사과
                Next: vocab edit apple --book 과일
                """),
        AlertCase(
            ["edit", "apple", "--book", "과일", "--meaning", "사과"], .badData,
            ko: """
                [알림] 저장 불가
                수정된 내용이 없습니다.
                다음: vocab show apple
                """,
            en: """
                [Alert] Not saved
                Nothing changed.
                Next: vocab show apple
                """),
        AlertCase(
            ["edit", "apple", "--book", "과일", "--term", "banana"], .badData,
            ko: """
                [알림] 중복 확인
                ‘과일’에 이미 있는 단어입니다.
                banana — 바나나
                다음: vocab edit banana --book 과일
                """,
            en: """
                [Alert] Already there
                “과일” has this word.
                banana — 바나나
                Next: vocab edit banana --book 과일
                """),
        AlertCase(
            ["edit", "apple", "--meaning", "능금"], .badData,
            ko: """
                [알림] 여러 단어장에 있습니다.
                ‘apple’ 단어가 있는 곳: 과일, 채소
                단어장을 골라 주세요.
                다음: vocab edit apple --meaning 능금 --book 과일
                """,
            en: """
                [Alert] In several bookcases
                “apple” is in: 과일, 채소
                Name the bookcase.
                Next: vocab edit apple --meaning 능금 --book 과일
                """),
        AlertCase(
            ["show", "zzzz"], .noInput,
            ko: """
                [알림] 단어를 찾을 수 없습니다.
                ‘zzzz’ 단어는 없습니다.
                다음: vocab list
                """,
            en: """
                [Alert] Word not found
                There is no word “zzzz”.
                Next: vocab list
                """),
        AlertCase(
            ["show", "zzzz", "--book", "과일"], .noInput,
            ko: """
                [알림] 단어를 찾을 수 없습니다.
                ‘과일’에 ‘zzzz’ 단어는 없습니다.
                다음: vocab list --book 과일
                """,
            en: """
                [Alert] Word not found
                There is no word “zzzz” in “과일”.
                Next: vocab list --book 과일
                """),
        AlertCase(
            ["show", "grapes", "--book", "과일"], .noInput,
            ko: """
                [알림] 단어를 찾을 수 없습니다.
                ‘과일’에 ‘grapes’ 단어는 없습니다.
                혹시: grape?
                다음: vocab show grape --book 과일
                """,
            en: """
                [Alert] Word not found
                There is no word “grapes” in “과일”.
                Did you mean: grape?
                Next: vocab show grape --book 과일
                """),
        AlertCase(
            ["remove", "apple", "--book", "과일", "--yes"], .done,
            ko: """
                [알림] 삭제 완료
                ‘과일’에서 ‘apple’ 단어를 삭제했습니다.
                다음: vocab undo
                """,
            en: """
                [Alert] Deleted
                “apple” is deleted from “과일”.
                Next: vocab undo
                """),
        AlertCase(
            ["remove", "apple"], .badData,
            ko: """
                [알림] 여러 단어장에 있습니다.
                ‘apple’ 단어가 있는 곳: 과일, 채소
                단어장을 골라 주세요.
                다음: vocab remove apple --book 과일
                """,
            en: """
                [Alert] In several bookcases
                “apple” is in: 과일, 채소
                Name the bookcase.
                Next: vocab remove apple --book 과일
                """),
    ]
}
