import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

@Suite("Hangman on the screen") struct HangmanTests {
    /// A win with a wrong letter, a hint and letters of the other keyboard; then a loss, and no more.
    private func keys(_ play: Play) -> [ScriptedConsole.Step] {
        "dz?d".map { .key(String($0)) } + [.key(ConsoleKey.other), .key("ㅇ"), .key("7")] + "eclin".map { .key(String($0)) }
            + [.key("x"), .key("")] + "qvwxyzj".map { .key(String($0)) } + [.key("k"), .key("n")]
    }

    private func play(_ language: String) throws -> Play {
        let play = Play(language: language)
        try play.put("낱말", [("decline", "줄어들다, 거절하다"), ("1", "하나"), ("brief", "짧은"), ("2", "둘")])
        return play
    }

    /// With it decline comes first, then brief.
    private static let seed = 1

    @Test("the history keeps how a word was found, and the heading how many were") func history() throws {
        let play = try play("ko")
        play.run("hangman 낱말 2 --seed \(Self.seed)", on: .terminal(keys(play)))
        let reviews = try play.reviews()
        #expect(
            reviews.map(\.outcome) == [.right, .wrong] && reviews.map(\.hints) == [1, 0] && reviews.map(\.misses) == [1, 7])
        #expect(reviews.allSatisfy { $0.game == .hangman && $0.direction == .reverse && $0.grade == nil })
        let next = play.run("hangman 낱말 1", on: .terminal([.key(ConsoleKey.escape)]))
        #expect(next.console.frames[0].contains("1승 1패"))
    }

    @Test("where no quiz can be made of the missed words, nothing is proposed that hangman has no option for") func noQuiz()
        throws
    {
        let play = try Play.fruit("en")
        try play.put("같은 뜻", [("big", "크다"), ("large", "크다"), ("huge", "크다"), ("great", "크다")])
        let wrong = "zxcvwjy".map { ScriptedConsole.Step.key(String($0)) }
        let game = play.run(["hangman", "같은 뜻", "1"], on: .terminal(wrong + [.key(""), .line("w")]))
        #expect(game.console.stepsLeft == 0)
        #expect(game.console.alerts.contains("list --book '같은 뜻'"), "\(game.console.alerts)")
    }

    @Test("Hangul is found by its letters, typed with either keyboard", arguments: ["ㅅㅏㄱㅗ", "tkrh", "사과"]) func hangul(
        keys: String
    ) throws {
        let play = Play()
        try play.put("뜻", [("사과", "apple"), ("1", "one"), ("2", "two"), ("3", "three")])
        let game = play.run("hangman 뜻 1 --lang en", on: .terminal(keys.map { .key(String($0)) } + [.key("n")]))
        #expect(game.console.seen.contains("✓ 사과 — apple") && game.console.stepsLeft == 0)
        #expect(try play.reviews().map(\.outcome) == [.right])
        #expect(game.console.seen.contains("No letters to be found: "))
    }

    @Test("capitals, spaces and signs are no trap") func signs() throws {
        let play = Play(language: "en")
        try play.put("Words", [("Mother-in-law", "1"), ("1", "2"), ("2", "3"), ("3", "4")])
        let game = play.run("hangman Words 1", on: .terminal("MOTHERINLAW".map { .key(String($0)) }.uniqued + [.key("n")]))
        #expect(game.console.seen.contains("✓ Mother-in-law — 1"))
    }

    @Test("letters that mean something elsewhere are letters here; only Esc, ^C and ^D leave") func letters() throws {
        let play = Play(language: "en")
        try play.put("Words", [("squeak", "1"), ("1", "2"), ("2", "3"), ("3", "4")])
        let game = play.run("hangman Words 1", on: .terminal("qsuk".map { .key(String($0)) } + [.key(""), .endOfInput]))
        #expect(game.console.frames.last?.contains("s q u _ _ k") == true)
        #expect(game.status == .done)
        #expect(try play.reviews().isEmpty)
    }

    @Test("a miss names the letter as it was typed, with no particle in brackets", arguments: ["ハ", "é", "ж", "Z"])
    func miss(key: String) throws {
        let play = Play()
        try play.put("말", [("テレビ", "1"), ("nono", "2"), ("мама", "3"), ("оно", "4")])
        var said = ""
        for seed in 1...12 where !said.contains("거북이가 밀려났습니다") {
            said = play.run("hangman 말 1 --seed \(seed)", on: .terminal([.key(key), .key(ConsoleKey.escape)])).console.screen
        }
        #expect(said.contains("‘\(key)’") && said.contains("거북이가 밀려났습니다") && !said.contains("은(는)"), "\(said)")
    }

    @Test("a bookcase without letters is refused, and one of three words") func refused() throws {
        let play = Play()
        try play.put("수", [("1", "하나"), ("2", "둘"), ("3", "셋"), ("4", "넷")])
        let game = play.run("hangman 수")
        #expect(game.status == .badData && game.console.alerts.contains("‘수’에는 글자로 맞힐 단어가 없습니다."))
        try play.put("셋", [("a", "가"), ("b", "나"), ("c", "다")])
        for command in ["hangman", "flashcards", "match"] {
            let refused = play.run("\(command) 셋")
            #expect(refused.status == .badData && refused.console.alerts.contains("최소 4개의 단어"))
        }
    }
}

extension [ScriptedConsole.Step] {
    /// Each step once.
    fileprivate var uniqued: [ScriptedConsole.Step] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
