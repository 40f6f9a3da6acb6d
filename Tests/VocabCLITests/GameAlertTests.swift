import Testing
import VocabTestSupport

@testable import VocabCLI

/// Why a game does not start, as the learner reads it.
@Suite("Alerts of games that cannot start") struct GameAlertTests {
    @Test("each is said whole, in Korean and English, plain and in a box, with its exit status", arguments: GameAlertTests.cases)
    func wholeText(_ alert: AlertCase) throws {
        try alert.check(onTerminal: alert.command != ["quiz"], Self.furnish)
    }

    private static func furnish(_ play: Play) throws {
        try play.putFruit()
        try play.put("빈책", [])
        try play.put("하나", [("one", "하나")])
        try play.put("둘", [("one", "하나"), ("two", "둘")])
        try play.put("세 권", [("one", "하나"), ("two", "둘"), ("three", "셋")])
        try play.put("같은 뜻", [("big", "크다"), ("large", "크다"), ("small", "작다"), ("red", "빨갛다")])
        try play.put("겹침", [("a1", "가, 나"), ("b2", "나, 다"), ("c3", "다, 라"), ("d4", "라, 가")])
    }

    static let cases: [AlertCase] = [
        AlertCase(
            ["quiz"], .badData,
            ko: """
                [알림] 설정값이 없습니다.
                게임 설정이 필요합니다.
                다음: vocab setup
                """,
            en: """
                [Alert] No set-up
                Choose a bookcase first.
                Next: vocab setup
                """),
        AlertCase(
            ["quiz", "--book", "빈책"], .badData,
            ko: """
                [알림] 개수 부족
                한 단어장에 최소 4개의 단어가 있어야 합니다.
                다음: vocab add --book 빈책
                """,
            en: """
                [Alert] Too few words
                A bookcase needs at least 4 words.
                Next: vocab add --book 빈책
                """),
        AlertCase(
            ["quiz", "--book", "하나"], .badData,
            ko: """
                [알림] 개수 부족
                한 단어장에 최소 4개의 단어가 있어야 합니다.
                다음: vocab add --book 하나
                """,
            en: """
                [Alert] Too few words
                A bookcase needs at least 4 words.
                Next: vocab add --book 하나
                """),
        AlertCase(
            ["quiz", "--book", "둘"], .badData,
            ko: """
                [알림] 개수 부족
                한 단어장에 최소 4개의 단어가 있어야 합니다.
                다음: vocab add --book 둘
                """,
            en: """
                [Alert] Too few words
                A bookcase needs at least 4 words.
                Next: vocab add --book 둘
                """),
        AlertCase(
            ["quiz", "--book", "세 권"], .badData,
            ko: """
                [알림] 개수 부족
                한 단어장에 최소 4개의 단어가 있어야 합니다.
                다음: vocab add --book '세 권'
                """,
            en: """
                [Alert] Too few words
                A bookcase needs at least 4 words.
                Next: vocab add --book '세 권'
                """),
        AlertCase(
            ["quiz", "--book", "같은 뜻"], .badData,
            ko: """
                [알림] 뜻이 겹칩니다.
                ‘같은 뜻’에는 서로 다른 뜻이 4개 이상 있어야 합니다.
                뜻이 같은 단어: big, large
                다음: vocab quiz --book '같은 뜻' --borrow
                """,
            en: """
                [Alert] Meanings collide
                “같은 뜻” needs at least 4 different meanings.
                Words that mean the same: big, large
                Next: vocab quiz --book '같은 뜻' --borrow
                """),
        AlertCase(
            ["quiz", "--book", "과알"], .badData,
            ko: """
                [알림] 단어장을 찾을 수 없습니다.
                ‘과알’ 단어장은 없습니다.
                혹시: 과일?
                다음: vocab quiz --book 과일
                """,
            en: """
                [Alert] Bookcase not found
                There is no bookcase “과알”.
                Did you mean: 과일?
                Next: vocab quiz --book 과일
                """),
        AlertCase(
            ["quiz", "--book", "없는책"], .badData,
            ko: """
                [알림] 단어장을 찾을 수 없습니다.
                ‘없는책’ 단어장은 없습니다.
                다음: vocab books
                """,
            en: """
                [Alert] Bookcase not found
                There is no bookcase “없는책”.
                Next: vocab books
                """),
        AlertCase(
            ["worksheet", "--book", "세 권"], .badData,
            ko: """
                [알림] 개수 부족
                한 단어장에 최소 4개의 단어가 있어야 합니다.
                다음: vocab add --book '세 권'
                """,
            en: """
                [Alert] Too few words
                A bookcase needs at least 4 words.
                Next: vocab add --book '세 권'
                """),
    ]
}
