import Testing
import VocabTestSupport

@testable import VocabCLI

/// What is said when a bookcase is made, changed, removed or not found.
@Suite("Alerts about bookcases") struct BookcaseAlertTests {
    @Test(
        "each is said whole, in Korean and English, plain and in a box, with its exit status", arguments: BookcaseAlertTests.cases
    )
    func wholeText(_ alert: AlertCase) throws {
        try alert.check(Self.furnish)
    }

    private static func furnish(_ play: Play) throws {
        try play.putFruit()
        try play.put("채소", [("carrot", "당근")])
    }

    static let cases: [AlertCase] = [
        AlertCase(
            ["book", "add", "과일"], .badData,
            ko: """
                [알림] 중복 확인
                ‘과일’ 단어장이 이미 있습니다.
                다음: vocab book show 과일
                """,
            en: """
                [Alert] Already there
                There is a bookcase “과일” already.
                Next: vocab book show 과일
                """),
        AlertCase(
            ["book", "add", ""], .usage,
            ko: """
                [알림] 저장 불가
                단어장 이름을 입력해야 합니다.
                다음: vocab help book add
                """,
            en: """
                [Alert] Not saved
                A bookcase needs a name.
                Next: vocab help book add
                """),
        AlertCase(
            ["book", "add", " \u{3000} "], .usage,
            ko: """
                [알림] 저장 불가
                단어장 이름을 입력해야 합니다.
                다음: vocab help book add
                """,
            en: """
                [Alert] Not saved
                A bookcase needs a name.
                Next: vocab help book add
                """),
        AlertCase(
            ["book", "add", String(repeating: "가", count: 61)], .usage,
            ko: """
                [알림] 저장 불가
                단어장 이름은 60자까지 쓸 수 있습니다.
                다음: vocab help book add
                """,
            en: """
                [Alert] Not saved
                A bookcase's name has at most 60 characters.
                Next: vocab help book add
                """),
        AlertCase(
            ["book", "add", "새\n책"], .usage,
            ko: """
                [알림] 저장 불가
                단어장 이름에는 줄바꿈이나 보이지 않는 문자를 쓸 수 없습니다.
                다음: vocab help book add
                """,
            en: """
                [Alert] Not saved
                A bookcase's name holds no line breaks and no invisible characters.
                Next: vocab help book add
                """),
        AlertCase(
            ["book", "add", "새\u{1B}책"], .usage,
            ko: """
                [알림] 저장 불가
                단어장 이름에는 줄바꿈이나 보이지 않는 문자를 쓸 수 없습니다.
                다음: vocab help book add
                """,
            en: """
                [Alert] Not saved
                A bookcase's name holds no line breaks and no invisible characters.
                Next: vocab help book add
                """),
        AlertCase(
            ["book", "add", "새\u{202E}책"], .usage,
            ko: """
                [알림] 저장 불가
                단어장 이름에는 줄바꿈이나 보이지 않는 문자를 쓸 수 없습니다.
                다음: vocab help book add
                """,
            en: """
                [Alert] Not saved
                A bookcase's name holds no line breaks and no invisible characters.
                Next: vocab help book add
                """),
        AlertCase(
            ["book", "add", "\u{200B}"], .usage,
            ko: """
                [알림] 저장 불가
                단어장 이름을 입력해야 합니다.
                다음: vocab help book add
                """,
            en: """
                [Alert] Not saved
                A bookcase needs a name.
                Next: vocab help book add
                """),
        AlertCase(
            ["book", "edit", "과일", "--description", "맛있다"], .done,
            ko: """
                [알림] 수정 완료
                단어장이 수정되었습니다.
                """,
            en: """
                [Alert] Updated
                The bookcase is updated.
                """),
        AlertCase(
            ["book", "edit", "과일", "--description", ""], .badData,
            ko: """
                [알림] 저장 불가
                수정된 내용이 없습니다.
                """,
            en: """
                [Alert] Not saved
                Nothing changed.
                """),
        AlertCase(
            ["book", "rename", "과일", "채소"], .badData,
            ko: """
                [알림] 중복 확인
                ‘채소’ 단어장이 이미 있습니다.
                다음: vocab book show 채소
                """,
            en: """
                [Alert] Already there
                There is a bookcase “채소” already.
                Next: vocab book show 채소
                """),
        AlertCase(
            ["book", "rename", "과일", "과일"], .badData,
            ko: """
                [알림] 저장 불가
                수정된 내용이 없습니다.
                """,
            en: """
                [Alert] Not saved
                Nothing changed.
                """),
        AlertCase(
            ["book", "remove", "과일", "--yes"], .done,
            ko: """
                [알림] 삭제 완료
                ‘과일’ 단어장과 단어 4개를 삭제했습니다.
                다음: vocab undo
                """,
            en: """
                [Alert] Deleted
                “과일” and its words (4) are deleted.
                Next: vocab undo
                """),
        AlertCase(
            ["book", "remove", "과알", "--yes"], .noInput,
            ko: """
                [알림] 단어장을 찾을 수 없습니다.
                ‘과알’ 단어장은 없습니다.
                혹시: 과일?
                다음: vocab book remove 과일 --yes
                """,
            en: """
                [Alert] Bookcase not found
                There is no bookcase “과알”.
                Did you mean: 과일?
                Next: vocab book remove 과일 --yes
                """),
        AlertCase(
            ["book", "show", "없는책"], .noInput,
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
    ]
}
