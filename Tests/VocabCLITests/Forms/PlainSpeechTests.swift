import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Plain text, which may be read aloud.
@Suite("Plain text read aloud") struct PlainSpeechTests {
    /// The characters of `text` that are pictures.
    private func emoji(in text: String) -> [Character] {
        text.filter { $0.unicodeScalars.contains(where: \.properties.isEmojiPresentation) }
    }

    @Test("a perfect score, the mottos and the streak have no picture", arguments: ["ko", "en"]) func pictures(
        _ language: String
    ) throws {
        let keys = try SmallRound.answers(count: 5, seed: 3).map(\.right)
        let round = SmallRound.play(language).run(SmallRound.command, on: ScriptedConsole(keys))
        #expect(round.console.screen.contains(language == "ko" ? "만점입니다!" : "A perfect score!"))
        #expect(emoji(in: round.console.screen) == [])
        let play = Play(language: language)
        try play.putTwelveWords()
        for _ in MottoPhrase.allCases {
            #expect(emoji(in: play.run("books --plain", on: .terminal()).console.screen) == [])
            play.pass(seconds: 86_400)
        }
        let streak = Play(language: language)
        try streak.putTwelveWords()
        try streak.putAnswers((0..<4).map { AnswerOnDay($0, .right, daysAgo: $0) })
        let door = streak.run(["--plain"], on: .terminal([.line("quit")])).console.screen
        #expect(door.contains(language == "ko" ? "일 연속\n" : "-day streak\n"), "\(door)")
        #expect(emoji(in: door) == [])
    }

    @Test("prompts and all other lines break between words", arguments: ["ko", "en"], [40, 80])
    func lines(_ language: String, _ columns: Int) throws {
        let play = Play(language: language)
        try play.putWrongAnswers()
        play.run("book add 비즈니스 영어 회화 --description 회사에서")
        let scripts: [(String, [ScriptedConsole.Step])] = [
            ("hangman 토익 1", [.key("q"), .key("z"), .key("?"), .key(ConsoleKey.escape)]),
            ("flashcards 토익 4", [.key(" "), .key("3"), .key("q")]), ("match 토익", [.key("1"), .key("q")]),
            ("quiz 토익 2", [.key("x"), .key("s"), .key(" "), .key("q")]),
            ("quiz 토익 2 --kind typed", [.line(""), .line("s"), .line(""), .line("q")]),
            ("quiz 토익 2 --recall-first", [.key(" "), .key("q")]), ("books", []), ("stats", []), ("wrong", []), ("due", []),
            ("calendar", []), ("calendar today", []), ("list", []), ("search 하다", []), ("show overdue", [.key("")]),
            ("add", [.line("1"), .endOfInput, .endOfInput]), ("setup", [.endOfInput]), ("remove overdue", [.key("n")]),
        ]
        for (command, steps) in scripts {
            let console = play.run(command + " --plain", on: .terminal(steps, columns: columns)).console
            #expect(console.linesTooWide.filter { !$0.hasPrefix("Next: ") && !$0.hasPrefix("다음: ") } == [], "\(command)")
        }
    }

    @Test("a meaning, the bookcase and the number of misses are told apart") func apart() throws {
        let play = Play()
        try play.putWrongAnswers()
        let wrong = play.run("wrong").console.results
        #expect(wrong.contains("overdue: 연체된. 3번 틀림. "), "\(wrong)")
        try play.put("책상", [("abide by", "준수하다, (결정에) 따르다")])
        let both = play.run("wrong").console.results
        #expect(both.contains("overdue: 연체된. 3번 틀림. 단어장 토익. 대신 고른 것: "), "\(both)")
        let day = play.run("calendar 2026-11-06").console.results
        #expect(day.contains("abide by: 준수하다, (결정에) 따르다. 단어장 책상\n"), "\(day)")
    }
}
