import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Sentences as a native speaker would say them.
@Suite("Sentences") struct SentenceTests {
    @Test("Korean") func korean() {
        #expect(HangmanPhrase.hit("d", times: 1).korean == "‘d’가 있습니다.")
        #expect(HangmanPhrase.hit("l", times: 2).korean == "‘l’이 있습니다 (2번).")
        #expect(HangmanPhrase.miss("q").korean == "‘q’는 없습니다. 거북이가 밀려났습니다.")
        #expect(HangmanPhrase.miss("ㄱ").korean == "‘ㄱ’은 없습니다. 거북이가 밀려났습니다.")
        #expect(HangmanPhrase.told("d").korean == "‘d’가 있습니다. 힌트로 거북이가 밀려났습니다.")
        #expect(DailyPhrase.copy.korean == "아래 줄을 복사해 공유하세요. 문제와 답은 나오지 않습니다.")
        #expect(TypedPhrase.meant("비행기").korean == "영문 자판으로 입력되어 ‘비행기’로 읽었습니다.")
        #expect(TypedPhrase.meant("수박").korean == "영문 자판으로 입력되어 ‘수박’으로 읽었습니다.")
        #expect(TypedPhrase.meant("연필").korean == "영문 자판으로 입력되어 ‘연필’로 읽었습니다.")
        #expect(TypedPhrase.meant("apple").korean == "한글 자판으로 입력되어 ‘apple’로 읽었습니다.")
        #expect(TypedPhrase.meant("plum").korean == "한글 자판으로 입력되어 ‘plum’으로 읽었습니다.")
        #expect(QuizPhrase.missedRoundStarts(count: 2).korean == "틀린 단어 다시 풀기 · 2문제")
        #expect(StatsPhrase.words(1_877).korean == "단어 1,877개")
        #expect(StatsPhrase.words(12_345_678).english == "12,345,678 words")
    }

    @Test("English") func english() {
        #expect(DoorPhrase.failing(["due"]).english == "Words you keep missing lately: due")
        #expect(WrongPhrase.leaves.english == "A word drops off once you get it right on two different days.")
        #expect(WrongPhrase.taken("due").english == "You chose: due")
        #expect(HangmanPhrase.hit("e", times: 2).english == "“e” appears twice.")
        #expect(HangmanPhrase.hit("e", times: 3).english == "“e” appears 3 times.")
        #expect(HangmanPhrase.miss("e").english == "No “e”. You lose a chance.")
        #expect(Alert.lastCard.english.message == "Start again?\nThe cards are shuffled and begin anew.")
        #expect(DailyPhrase.copy.english == "Copy and share this line: no spoilers.")
        #expect(HelpPhrase.optionsOfAll.english == "Options for every command")
        #expect(HelpPhrase.globalOptions.english.hasPrefix("Options for every command: "))
    }

    @Test("a limit is told and counted in characters, and Hangul has as many as Latin letters", arguments: ["ko", "en"])
    func limit(_ language: String) throws {
        let play = Play(language: language)
        try play.put("과일", [])
        #expect(play.run(["add", "가", String(repeating: "각", count: 20_000), "--book", "과일"]).status == .done)
        #expect(play.run(["add", "나", String(repeating: "👩‍🏫", count: 4_000), "--book", "과일"]).status == .done)
        let long = play.run(["add", "다", String(repeating: "각", count: 20_001), "--book", "과일"])
        #expect(
            long.console.alerts.contains(
                language == "ko"
                    ? "뜻 항목이 너무 깁니다. 20,000자까지 쓸 수 있습니다." : "The meaning is too long. It holds at most 20,000 characters."))
        #expect(long.status == .badData)
        let piled = "a" + String(repeating: "\u{301}", count: 60_000)
        #expect(play.run(["add", "라", piled, "--book", "과일"]).status == .badData)
    }
}
