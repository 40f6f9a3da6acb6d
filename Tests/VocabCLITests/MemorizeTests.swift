import Testing
import VocabTestSupport

@testable import VocabCLI

/// The mark of words that are known by heart.
@Suite("memorize and forget") struct MemorizeTests {
    @Test("the mark is set, shown wherever the word is, and taken away", arguments: ["ko", "en"]) func mark(_ language: String)
        throws
    {
        let play = Play(language: language)
        try play.putFruit()
        let head = language == "ko" ? "[알림] 저장 완료\napple: " : "[Alert] Saved\napple: "
        let marked = language == "ko" ? "외운 단어로 표시했습니다.\n" : "marked as known.\n"
        let unmarked = language == "ko" ? "외운 표시를 지웠습니다.\n" : "no longer marked as known.\n"
        let sign = language == "ko" ? " (외운 단어)" : " (known)"
        let before = play.run("list").console.results

        let memorize = play.run("memorize APPLE")
        #expect(memorize.console.screen == head + marked && memorize.status == .done)
        #expect(play.run("list").console.results.hasPrefix("apple: 사과\(sign)\nbanana: 바나나\n"))
        #expect(play.run("search 사과").console.results == "apple: 사과\(sign.dropLast()), 과일)\n")
        expectText(
            play.run("show apple").console.results,
            language == "ko" ? "apple\n뜻: 사과\n단어장: 과일 (외운 단어)" : "apple\nmeaning: 사과\nBookcase: 과일 (known)")
        #expect(try JSONValue(play.run("show apple --json").console.results)[0]["memorized"].raw == "true")
        #expect(play.run("list", on: .terminal()).console.bareScreen.hasPrefix("apple   사과\(sign)\nbanana  바나나\n"))

        let forget = play.run("forget apple --book 과일")
        #expect(forget.console.screen == head + unmarked && forget.status == .done)
        #expect(play.run("list").console.results == before)
        #expect(try JSONValue(play.run("show apple --json").console.results)[0]["memorized"].raw == "")
    }

    @Test("each alert is said whole", arguments: cases) func alerts(_ alert: AlertCase) throws {
        try alert.check(onTerminal: alert.command != ["memorize", "apple"]) { play in
            try play.putFruit()
            try play.put("나무", [("apple", "사과나무"), ("oak", "참나무")])
            play.run("memorize banana")
        }
    }

    static let cases = [
        AlertCase(
            ["memorize", "banana"], .badData, ko: "[알림] 저장 불가\n수정된 내용이 없습니다.\n다음: vocab show banana",
            en: "[Alert] Not saved\nNothing changed.\nNext: vocab show banana"),
        AlertCase(
            ["forget", "oak"], .badData, ko: "[알림] 저장 불가\n수정된 내용이 없습니다.\n다음: vocab show oak",
            en: "[Alert] Not saved\nNothing changed.\nNext: vocab show oak"),
        AlertCase(
            ["memorize", "chery"], .noInput, ko: "[알림] 단어를 찾을 수 없습니다.\n‘chery’ 단어는 없습니다.\n혹시: cherry?\n다음: vocab memorize cherry",
            en: "[Alert] Word not found\nThere is no word “chery”.\nDid you mean: cherry?\nNext: vocab memorize cherry"),
        AlertCase(
            ["forget", "xyzzy", "--book", "과일"], .noInput,
            ko: "[알림] 단어를 찾을 수 없습니다.\n‘과일’에 ‘xyzzy’ 단어는 없습니다.\n다음: vocab list --book 과일",
            en: "[Alert] Word not found\nThere is no word “xyzzy” in “과일”.\nNext: vocab list --book 과일"),
        AlertCase(
            ["memorize", "apple"], .badData,
            ko: "[알림] 여러 단어장에 있습니다.\n‘apple’ 단어가 있는 곳: 과일, 나무\n단어장을 골라 주세요.\n다음: vocab memorize apple --book 과일",
            en: "[Alert] In several bookcases\n“apple” is in: 과일, 나무\nName the bookcase.\nNext: vocab memorize apple --book 과일"),
    ]

    @Test("a mark stays when the word is edited or its bookcase renamed") func stays() throws {
        let play = Play(language: "en")
        try play.putFruit()
        play.run("memorize apple")
        play.run("edit apple --meaning 능금")
        play.run("book rename 과일 열매")
        #expect(play.run("list").console.results.hasPrefix("apple: 능금 (known)\n"))
    }
}
