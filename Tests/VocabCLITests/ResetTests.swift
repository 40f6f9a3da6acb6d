import Testing
import VocabCore
import VocabTestSupport

@testable import VocabCLI

/// Learning from the beginning.
@Suite("reset") struct ResetTests {
    private func play(_ language: String = "en") throws -> Play {
        let play = Play(language: language)
        try play.putFruit()
        let bookcase = try #require(try play.onlyBookcase())
        try play.putAnswers(
            bookcase.words.prefix(3).enumerated().map { number, word in
                Review(
                    at: Timestamp(secondsSince1970: 1_794_000_000 + number), word: word.id, bookcase: bookcase.id,
                    direction: .forward, outcome: .right, choices: 4, milliseconds: 900)
            })
        return play
    }

    private func due(_ play: Play) -> Int {
        play.run("due").console.results.split(separator: "\n").count { $0.contains("recall") }
    }

    @Test("a word or a bookcase begins anew, statistics stay, and undo takes it back") func reset() throws {
        let play = try play()
        #expect(due(play) == 3)
        let one = play.run("reset APPLE")
        #expect(
            one.console.screen
                == "[Alert] Starting anew\n1 word is learnt from the beginning, like new. Statistics stay as they are.\nNext: vocab undo\n"
        )
        #expect(due(play) == 2)
        let all = play.run("reset --book 과일")
        #expect(all.status == .done && all.console.screen.contains("2 words are learnt"))
        #expect(due(play) == 0)
        #expect(play.run("stats").console.results.contains("3 answers so far"))
        #expect(play.run("undo").console.screen.contains("Undone: learning anew (2 words)"))
        #expect(play.run("undo").console.screen.contains("Undone: learning anew (1 word)"))
        #expect(due(play) == 3)
    }

    @Test("each alert is said whole", arguments: cases) func alerts(_ alert: AlertCase) throws {
        try alert.check { try $0.putFruit() }
    }

    static let cases = [
        AlertCase(
            ["reset", "apple"], .badData, ko: "[알림] 배운 적이 없는 단어입니다.\n아직 답한 적이 없어 다시 시작할 것이 없습니다.\n다음: vocab quiz",
            en: "[Alert] Nothing to start anew\nNone of this was ever answered.\nNext: vocab quiz")
    ]
}
