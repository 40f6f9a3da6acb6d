import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// What `vocab` alone says beside what waits.
@Suite("The door") struct DoorTests {
    private static let answers = SyntheticLearner(parameters: SyntheticLearner.weak).reviews(3_000)

    private func play(_ reviews: [Review], language: String = "en", settings: String? = nil) throws -> Play {
        let play = Play(language: language)
        try play.putFruit()
        try play.putAnswers(reviews)
        if let settings { play.putFile("settings.json", Array(settings.utf8)) }
        return play
    }

    private func door(_ play: Play) -> String { play.run([], on: .terminal([.line("quit")])).console.bareScreen }

    /// Makes the clock of `play` go so many days on: it ticks once a second when it is read.
    private func wait(days: Int, _ play: Play) { play.pass(seconds: days * 86_400) }

    @Test("the door shows five bookcases and says how many more there are", arguments: ["ko", "en"])
    func manyBookcases(language: String) {
        let play = Play(language: language)
        for number in 1...5 { play.shelve("Book \(number)", "apple,사과\npear,배\nplum,자두\nfig,무화과\n") }
        #expect(!door(play).contains("(books)"))
        for number in 6...7 { play.shelve("Book \(number)", "apple,사과\npear,배\nplum,자두\nfig,무화과\n") }
        #expect(door(play).contains(language == "ko" ? "그 밖에 단어장 2개 (books)\n" : "… and 2 more bookcases (books)\n"))
    }

    @Test("the door says how far the day is, forgives a day of rest, and welcomes who was away for weeks") func days() throws {
        let play = Play(language: "en")
        play.shelve("Book", (1...30).map { "word\($0),뜻\($0)번" }.joined(separator: "\n") + "\n")
        let answers = ScriptedConsole((0..<60).map { _ in .key("1") } + [.endOfInput])
        play.run("quiz Book 5", on: ScriptedConsole((0..<5).map { _ in .key("1") }))
        #expect(door(play).contains("▓▓▓▓▓░░░░░░░░░░░░░░░  Today 5 / 20\n"), "\(door(play))")
        play.run("quiz Book 25", on: answers)
        #expect(play.run([], on: .terminal([.line("quit")])).console.linesTooWide == [])
        wait(days: 1, play)
        #expect(!door(play).contains("Today 0") && !door(play).contains("Welcome back"))
        play.run("quiz Book 1", on: ScriptedConsole([.key("1"), .endOfInput]))
        wait(days: 2, play)
        #expect(door(play).contains("2-day streak (yesterday was a day of rest)"), "\(door(play))")
        wait(days: 20, play)
        #expect(door(play).contains("Welcome back! ") && door(play).contains(" reviews have piled up; today begins with 20"))
        #expect(!door(play).contains(" 0 "))
    }

    @Test("from 1,000 answers on the door offers to fit the memory, in one line and once a month", arguments: ["ko", "en"])
    func offer(language: String) throws {
        let offer =
            language == "ko"
            ? "답이 3000개 모였습니다. optimize를 입력하면 기억 모형을 내 답에 맞춥니다.\n"
            : "You have given 3000 answers: optimize fits the memory to them.\n"
        let play = try play(Self.answers, language: language)
        #expect(door(play).contains(offer))
        #expect(!door(play).contains("optimize"))
        wait(days: 29, play)
        #expect(!door(play).contains("optimize"))
        wait(days: 2, play)
        #expect(door(play).contains(offer))
    }

    @Test("the door offers nothing with fewer answers, and nothing when all of them were fitted already") func noOffer() throws {
        #expect(!door(try play(Array(Self.answers.prefix(990)))).contains("optimize"))
        let fitted = try play(Self.answers)
        #expect(fitted.run("optimize").status == .done)
        #expect(!door(fitted).contains("optimize"))
        wait(days: 40, fitted)
        #expect(!door(fitted).contains("optimize"))
    }

    @Test("the door offers nothing just after parameters were fitted and not kept, nor to the model of a later version")
    func noOfferAfterFailure() throws {
        let ordinary = SyntheticLearner(parameters: SyntheticLearner.standard, seed: 2).reviews(1_500)
        let unkept = try play(ordinary)
        #expect(unkept.run("optimize").console.alerts.contains("stay"))
        #expect(!door(unkept).contains("optimize"))
        let later = try play(Self.answers, settings: #"{"format":1,"memory":{"model":"FSRS-9"}}"#)
        #expect(!door(later).contains("optimize"))
    }

    @Test("what waits stands in one line, for a prompt or for a program, and a round alone is as long as that") func waiting()
        throws
    {
        let play = Play(language: "en")
        try play.putFruit()
        let words = try JSONValue(play.run("list --json").console.results).array.count
        #expect(play.run("due --short").console.results == "0 due · \(words) new\n")
        #expect(play.run("due --short --json").console.results == "{\"due\":0,\"new\":\(words)}\n")
        #expect(play.run("setup --new-per-day 4").status == .done)
        #expect(play.run("due --short --json").console.results == "{\"due\":0,\"new\":4}\n")
        let keys = [ScriptedConsole.Step.key("s"), .key("q")]
        #expect(play.run("quiz 과일", on: ScriptedConsole(keys)).console.screen.contains("4 questions"))
    }

    @Test("parameters that cannot be used are told once at the prompt, and by each command that builds memories")
    func unusableParameters() throws {
        let broken = #"{"format":1,"memory":{"model":"FSRS-6","parameters":[1,2,3]}}"#
        let remark = "The settings hold 3 parameters, not 21. The standard parameters are used.\n"
        let play = try play(Array(Self.answers.prefix(50)), settings: broken)
        let prompt = play.run([], on: .terminal([.line("due"), .line("stats"), .line("quit")])).console.bareScreen
        #expect(prompt.components(separatedBy: remark) == 2)
        for command in ["due", "stats", "plan", "due --json", "stats --json"] {
            let run = play.run(command)
            #expect(run.console.alerts.components(separatedBy: remark) == 2, "\(command)")
            #expect(!run.console.results.contains("parameters"), "\(command)")
        }
        #expect(play.run("quiz 과일", on: ScriptedConsole([.key("q")])).console.alerts.contains(remark))
        #expect(play.run("due --short").console.alerts == "")
    }
}

extension String {
    /// In how many parts `separator` cuts the text.
    fileprivate func components(separatedBy separator: String) -> Int {
        split(separator: separator, omittingEmptySubsequences: false).count
    }
}
