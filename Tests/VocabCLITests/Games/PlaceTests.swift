import Testing
import VocabCore
import VocabTestSupport

@testable import VocabCLI

/// Finding out where to begin.
@Suite("vocab place") struct PlaceTests {
    private func play(_ language: String = "en", words: Int = 120) -> Play {
        let play = Play(language: language)
        let levels = ["600", "750", "900"]
        play.shelve(
            "List", "term,meaning,tags\n" + (0..<words).map { "term\($0),뜻\($0),\(levels[$0 * 3 / words])\n" }.joined())
        return play
    }

    /// What is given in answer to all questions, and to the one behind them.
    private func keys(_ key: String, then last: [ScriptedConsole.Step], count: Int = 26) -> ScriptedConsole {
        ScriptedConsole(Array(repeating: .key(key), count: count) + last)
    }

    private func words(_ play: Play) throws -> [Word] { try #require(try play.onlyBookcase()).words }

    @Test(
        "about thirty questions, then what is known and where to begin; nothing is said of an answer before",
        arguments: ["ko", "en"])
    func asks(language: String) throws {
        let play = play(language)
        let run = play.run("place List --seed 1", on: keys("s", then: [.key("n")]))
        let screen = run.console.screen
        #expect(run.status == .done)
        #expect(screen.contains(language == "ko" ? "26문제로 알아봅니다" : "26 questions to see how much of “List” you know."))
        #expect(screen.contains("26/26") && !screen.contains("27/26"))
        #expect(!screen.contains("Right!") && !screen.contains("Wrong."))
        #expect(screen.contains(language == "ko" ? "처음부터 차례로 시작하면 됩니다." : "Begin at the beginning."), "\(screen)")
        #expect(try words(play).allSatisfy { $0.placed == nil && !$0.memorized })
        #expect(play.run("stats").console.results.contains(language == "ko" ? "아직" : "Nothing has been answered"))
    }

    @Test("what the learner agrees to is marked in one step of undo; silence and n change nothing")
    func marks() throws {
        let play = play()
        let answers = try rightAnswers(play, upTo: 0.75)
        for last in [[ScriptedConsole.Step.key("n")], [.endOfInput], [.interrupt]] {
            play.run("place List --seed 1", on: ScriptedConsole(answers + last))
            #expect(try words(play).allSatisfy { $0.placed == nil && !$0.memorized })
        }
        let run = play.run("place List --seed 1", on: ScriptedConsole(answers + [.key("y")]))
        #expect(run.status == .done && run.console.alerts.contains("Words placed"), "\(run.console.screen)")
        let marked = try words(play)
        let known = marked.count(where: \.memorized)
        #expect(known > 20 && marked.count { $0.placed != nil } >= known)
        #expect(run.console.alerts.contains("\(known) words are marked as known"))
        #expect(try JSONValue(play.run("books --json").console.results).array.first?["memorized"] == .other("\(known)"))
        #expect(play.run("books").console.screen.contains("of these \(known) marked as known"))
        #expect(play.run("undo").console.screen.contains("placing words ("))
        #expect(try words(play).allSatisfy { $0.placed == nil && !$0.memorized })
    }

    @Test("a word called known comes back after a month or more, typed; missed, it is learnt like any other") func comesBack()
        throws
    {
        let play = play()
        play.run("place List --seed 1 --yes", on: ScriptedConsole(try rightAnswers(play, upTo: 0.75)))
        let known = Set(try words(play).lazy.filter(\.memorized).map(\.id))
        #expect(play.run("due --short").console.results.hasPrefix("0 due"))
        play.pass(seconds: 91 * 86_400)
        let due = play.run("due").console.results
        #expect(play.run("due --short").console.results.hasPrefix("\(known.count) due"))
        #expect(due.contains("marked as known, to be sure"))
        play.run("quiz List --focus due --kind typed", on: ScriptedConsole([.line("nonsense"), .line("q")]))
        #expect(try words(play).count(where: \.memorized) == known.count - 1)
    }

    @Test("missed in cards too, a word called known is learnt again; taken back, it has its mark again") func takenBack() throws {
        let play = play()
        play.run("place List --seed 1 --yes", on: ScriptedConsole(try rightAnswers(play, upTo: 0.75)))
        let known = try words(play).count(where: \.memorized)
        play.pass(seconds: 91 * 86_400)
        let cards = play.run("flashcards List --focus due", on: ScriptedConsole([.key("x"), .key("1"), .key("q")]))
        #expect(cards.console.screen.contains("is not marked as known any more"))
        #expect(try words(play).count(where: \.memorized) == known - 1)
        play.run("flashcards List --focus due", on: ScriptedConsole([.key("x"), .key("1"), .key("u"), .key("q")]))
        #expect(try words(play).count(where: \.memorized) == known - 1)
        #expect(try words(play).count { $0.checkDay != nil } == known - 1)
    }

    @Test("a second estimate takes the marks of a wrong first one off, and leaves words that passed") func again() throws {
        let play = play()
        play.run("place List --seed 1 --yes", on: ScriptedConsole(try rightAnswers(play, upTo: 0.75)))
        play.pass(seconds: 91 * 86_400)
        play.run("flashcards List --focus due", on: ScriptedConsole([.key("x"), .key("4"), .key("x"), .key("4"), .key("q")]))
        play.run("place List --seed 1 --yes", on: keys("s", then: []))
        #expect(try words(play).count(where: \.memorized) == 2)
    }

    @Test("a program gets the estimate, and marks are made with --yes alone") func json() throws {
        let play = play()
        let answers = try rightAnswers(play, upTo: 0.75)
        let json = try JSONValue(play.run("place List --seed 1 --json", on: ScriptedConsole(answers)).console.results)
        #expect(json["marked"] == .other("false") && json["questions"] == .other("26"))
        #expect(json["levels"].array.map(\.["tag"]) == [.string("600"), .string("750"), .string("900")])
        #expect(json["known"].array.count > 0)
        let marked = try JSONValue(play.run("place List --seed 1 --json --yes", on: ScriptedConsole(answers)).console.results)
        #expect(marked["marked"] == .other("true"))
        #expect(try marked["known"].array.count == words(play).count(where: \.memorized))
    }

    @Test("each alert is said whole", arguments: cases) func alerts(_ alert: AlertCase) throws {
        try alert.check { try $0.putFruit() }
    }

    static let cases = [
        AlertCase(
            ["place", "과일"], .badData,
            ko: "[알림] 새 단어가 적습니다.\n‘과일’에 아직 안 푼 단어가 4개입니다. 실력을 재려면 80개는 있어야 합니다.\n다음: vocab quiz",
            en: "[Alert] Too few new words\n4 words of “과일” are new. An estimate needs at least 80.\nNext: vocab quiz")
    ]

    /// The keys by which the first words of the list, up to a share of it, are known and the others not, in the round of `--seed 1`.
    private func rightAnswers(_ play: Play, upTo share: Double) throws -> [ScriptedConsole.Step] {
        var keys: [ScriptedConsole.Step] = []
        let count = try words(play).count
        for _ in 0..<26 {
            let screen = play.run("place List --seed 1", on: ScriptedConsole(keys + [.key("q")])).console.bareScreen
            let lines = screen.split(separator: "\n").map { $0.drop { $0 == " " } }
            guard let prompt = lines.last(where: { $0.hasPrefix("Question") || $0.contains("/26: ") || $0.contains(": term") }),
                let term = prompt.split(separator: " ").last, let number = Int(term.dropFirst(4))
            else { continue }
            let choices = lines.suffix(8).filter { $0.contains("뜻") }
            let place = choices.firstIndex { $0.hasSuffix("뜻\(number)") }
            keys.append(.key(Double(number) < share * Double(count) ? place.map { String($0 + 1) } ?? "s" : "s"))
        }
        return keys
    }
}
