import Testing
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

@Suite("vocab quiz --daily") struct DailyTests {
    private func play(_ language: String = "en") throws -> Play {
        let play = Play(language: language)
        try play.putTwelveWords()
        return play
    }

    private let answers: [ScriptedConsole.Step] = Array(repeating: .key("s"), count: 10)

    /// The same answers on a terminal, where a round stops after each miss until a key is pressed.
    private let keys: [ScriptedConsole.Step] = Array(repeating: [.key("s"), .key(" ")], count: 10).flatMap { $0 }

    @Test("asks the same questions all day, whatever was answered, and others tomorrow") func same() throws {
        let play = try play()
        func prompts() -> [Substring] {
            play.run("quiz 토익 --daily", on: ScriptedConsole(answers)).console.screen.split(separator: "\n").filter {
                $0.hasPrefix("Question ") || $0.contains(#/^\d\. /#)
            }
        }
        let first = prompts()
        #expect(first.count == 50 && prompts() == first)
        play.clockOffsets = [.init(from: Timestamp(secondsSince1970: 0), secondsAheadOfUTC: 86_400)]
        #expect(prompts() != first)
    }

    @Test("ends with one line to share, which names no word", arguments: Language.allCases, [80, 40])
    func share(_ language: Language, _ columns: Int) throws {
        let console = try play(language.rawValue).run("quiz 토익 --daily", on: .terminal(keys, columns: columns)).console
        let lines = console.bareScreen.split(separator: "\n")
        #expect(lines.contains("vocab 2026-11-18 토익 0/10 ○○○○○○○○○○") && console.stepsLeft == 0)
        #expect(console.linesTooWide == [])
    }

    @Test("in plain text no dots are read aloud, and a program has the line with them") func plain() throws {
        let play = try play()
        #expect(
            play.run("quiz 토익 --daily", on: ScriptedConsole(answers)).console.results.hasSuffix("\nvocab 2026-11-18 토익 0/10\n"))
        let json = try JSONValue(play.run("quiz 토익 --daily --json", on: ScriptedConsole(answers)).console.results)
        #expect(json["daily"].string == "2026-11-18" && json["share"].string == "vocab 2026-11-18 토익 0/10 ○○○○○○○○○○")
    }

    @Test("its answers are kept like any, and a round that was not begun leaves nothing to share") func kept() throws {
        let play = try play()
        play.run("quiz 토익 --daily", on: ScriptedConsole([.key("s"), .key("q")]))
        #expect(try JSONValue(play.run("wrong --json").console.results).array.count == 1)
        #expect(!play.run("quiz 토익 --daily", on: ScriptedConsole([.key("q")])).console.screen.contains("2026-11-18"))
    }

    /// For each question of today the key of the right answer.
    private func right() throws -> [ScriptedConsole.Step] {
        let play = try play()
        let lines = play.run("quiz 토익 --daily", on: ScriptedConsole(answers)).console.screen.split(separator: "\n")
        let meanings = Dictionary(try play.words(of: "토익").map { ($0.term, $0.meaning) }) { first, _ in first }
        return lines.indices.compactMap { index -> ScriptedConsole.Step? in
            guard let question = lines[index].firstMatch(of: #/^Question \d+/10: (.+)$/#) else { return nil }
            let choices = lines[(index + 1)...].prefix(4)
            return choices.firstIndex { $0.dropFirst(3) == meanings[String(question.1)] ?? "" }
                .map { .key(String($0 - index)) }
        }
    }

    @Test("an answer that was undone after its verdict was seen is no right one in the line to share") func undone() throws {
        let right = try right()
        try #require(right.count == 10)
        let steps = [.key("s"), .key("u")] + right
        let result = try JSONValue(try play().run("quiz 토익 --daily --json", on: ScriptedConsole(steps)).console.results)
        #expect(result["correct"].raw == "10" && result["share"].string == "vocab 2026-11-18 토익 9/10 ○●●●●●●●●●")
        let whole = try JSONValue(try play().run("quiz 토익 --daily --json", on: ScriptedConsole(right)).console.results)
        #expect(whole["share"].string == "vocab 2026-11-18 토익 10/10 ●●●●●●●●●●")
    }

    @Test("the heading says that it is the challenge of today, with the date") func heading() throws {
        for (language, text) in [("ko", "오늘의 도전 · 11월 18일 · 토익"), ("en", "Today’s challenge · 18 November · 토익")] {
            let screen = try play(language).run("quiz 토익 --daily", on: .terminal([.key("q")])).console.frames[0]
            #expect(screen.hasPrefix(text), "\(screen)")
        }
    }

    @Test("who leaves early has nothing to share, and reads how many were answered", arguments: [true, false])
    func left(isPlain: Bool) throws {
        let play = try play()
        let command = "quiz 토익 --daily" + (isPlain ? " --plain" : "")
        let screen = play.run(command, on: .terminal([.key("s"), .key(" "), .key("q")])).console.seen
        #expect(!screen.contains("vocab 2026-11-18") && screen.contains("1 of 10 answered"), "\(screen)")
        let json = try JSONValue(play.run(command + " --json", on: ScriptedConsole([.key("s"), .key("q")])).console.results)
        #expect(json["daily"].string == "2026-11-18" && !json.names.contains("share"))
    }

    @Test("played again on the same day it is practice, and the first result is the one to share") func again() throws {
        let right = try right()
        let play = try play()
        play.run("quiz 토익 --daily", on: ScriptedConsole(answers))
        let screen = play.run("quiz 토익 --daily", on: .terminal(right)).console.seen
        #expect(screen.contains("You have played it today already: this is practice."), "\(screen)")
        #expect(screen.contains("\nvocab 2026-11-18 토익 0/10 ○○○○○○○○○○\n"), "\(screen)")
    }

    @Test(
        "what would make it another challenge is refused",
        arguments: [
            "--seed 1", "--count 5", "--direction reverse", "--kind typed", "--focus due", "--borrow", "--closeness 1",
            "--memorized",
        ])
    func refused(option: String) throws {
        #expect(try play().run("quiz 토익 --daily " + option).status == .usage)
        #expect(try play().run("quiz 토익 5 --daily").status == .usage)
    }
}
