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

    private static func furnish(_ play: Play) throws {
        try play.putFruit()
        try play.put("채소", [("carrot", "당근"), ("apple", "능금")])
        try play.put("빈책", [])
    }

    static let cases: [AlertCase] = [
        AlertCase(
            ["add", "kiwi", "키위", "--book", "과일"], .done,
            ko: """
                [알림] 저장 완료
                단어가 저장되었습니다.
                kiwi, 단어장 과일
                다음: vocab quiz --book 과일
                """,
            en: """
                [Alert] Saved
                The word is saved.
                kiwi, bookcase 과일
                Next: vocab quiz --book 과일
                """),
        AlertCase(
            ["add", "kiwi", "키위", "--book", "빈책"], .done,
            ko: """
                [알림] 저장 완료
                단어가 저장되었습니다.
                kiwi, 단어장 빈책
                단어를 3개 더 넣으면 게임을 할 수 있습니다.
                """,
            en: """
                [Alert] Saved
                The word is saved.
                kiwi, bookcase 빈책
                3 more and you can play it.
                """),
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
            ["edit", "apple", "--book", "과일", "--meaning", "능금"], .done,
            ko: """
                [알림] 저장 완료
                수정된 내용이 저장되었습니다.
                """,
            en: """
                [Alert] Saved
                The changes are saved.
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
