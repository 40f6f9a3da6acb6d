import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// A game of one thing to count, to see how games are drawn.
private struct Counting: Game {
    enum Event: Sendable { case start, count, stop }
    enum Effect: GameEffect {
        case counted(Int)
        case stopped
        var historyChange: HistoryChange? { nil }
        var isEnd: Bool { if case .stopped = self { true } else { false } }
    }
    private(set) var count = 0
    var wordsThere: Set<Word.ID>?

    mutating func handle(_ event: Event, at now: ClockReading) -> [Effect] {
        switch event {
        case .start: return []
        case .count:
            count += 1
            return [.counted(count)]
        case .stop: return [.stopped]
        }
    }
}

/// `+` counts, `=` too and the number stays, `c` counts down, anything else is remarked upon.
private struct CountingScene: GameScene {
    typealias Played = Counting
    let start = Counting.Event.start
    let quit = Counting.Event.stop
    let keyMeanings: [KeyMeaning] = []
    var lines = ["A line that stands."]
    var isTyped = false
    var ticks: Int?
    var limit: Int?
    private var count = 0
    private var stays = false
    private var clock = 0

    init(lines: [String] = ["A line that stands."], isTyped: Bool = false, ticks: Int? = nil, limit: Int? = nil) {
        self.lines = lines
        self.isTyped = isTyped
        self.ticks = ticks
        self.limit = limit
    }

    mutating func note(_ effect: Counting.Effect, at now: ClockReading) -> Shown {
        switch effect {
        case .counted(let number):
            count = number
            return stays ? .stays(["Up to \(number)."]) : .nothing
        case .stopped: return .stays(["The end."])
        }
    }

    func standing(at now: ClockReading) -> Standing<Counting.Event> {
        let clock = ticks == nil ? [] : ["Clock \(now.milliseconds / 1_000 % 10)"]
        return Standing(
            parts: [clock, lines, ["Count \(count)"]], prompt: "key> ", input: isTyped ? .line : .key,
            timeUp: limit.map { (.count, $0) }, changesAfterMilliseconds: ticks)
    }

    mutating func meaning(of input: String, at now: ClockReading) -> InputMeaning<Counting.Event> {
        stays = input == "="
        switch input {
        case "+", "=": return .event(.count, echo: input)
        case "q": return .event(.stop, echo: input)
        case "": return .nothing
        default: return .remark(["No key: \(input)"], echo: input)
        }
    }
}

/// How a game is drawn: in place on a terminal, line by line elsewhere.
@Suite("The stage of a game") struct StageTests {
    private func play(_ scene: CountingScene, on console: ScriptedConsole, plain: Bool = false) -> ScriptedConsole {
        let play = Play(language: "en")
        var milliseconds = 0
        let world = World(
            now: {
                milliseconds += 1_000
                return ClockReading(timestamp: Timestamp(secondsSince1970: 1_795_000_000), milliseconds: milliseconds)
            },
            clockOffsets: { [] }, generator: { 1 }, environment: play.environment, console: console, files: DiskFileSystem(),
            readInput: { _ in [] }, starters: [], thesaurus: { nil }, matchingFiles: { _ in [] }, page: nil)
        var options = GlobalOptions()
        var arguments = plain ? ["--plain"] : []
        _ = options.take(from: &arguments)
        let session = Session(world, options: options, command: .atPrompt)
        session.screen.show(["Before."])
        var player = GamePlayer(Counting(), scene, in: session)
        _ = player.play()
        return console
    }

    @Test("what changes is drawn in place: nothing pushes the question away") func inPlace() {
        let console = play(CountingScene(), on: .terminal([.key("+"), .key("x"), .key(""), .key("+"), .key("q")]))
        #expect(
            console.frames == [
                "Before.\nA line that stands.\nCount 0\nkey> ",
                "Before.\nA line that stands.\nCount 1\nkey> ",
                "Before.\nA line that stands.\nCount 1\nNo key: x\nkey> ",
                "Before.\nA line that stands.\nCount 1\nNo key: x\nkey> ",
                "Before.\nA line that stands.\nCount 2\nkey> ",
            ])
        #expect(console.seen == "Before.\nThe end.\n")
    }

    @Test("what stays stands above all that follows") func staying() {
        let console = play(CountingScene(), on: .terminal([.key("="), .key("="), .key("q")]))
        #expect(console.frames.last == "Before.\nUp to 1.\nUp to 2.\nA line that stands.\nCount 2\nkey> ")
    }

    @Test(
        "in a pipe and in the plain look each thing is told once, and again after something that stays", arguments: [true, false])
    func lineByLine(_ plain: Bool) {
        let keys: [ScriptedConsole.Step] = [.key("+"), .key("x"), .key("x"), .key("="), .key("q")]
        let console = play(CountingScene(), on: ScriptedConsole(keys, isInteractive: plain), plain: plain)
        expectText(
            console.screen,
            """
            Before.
            A line that stands.
            Count 0
            key> +
            Count 1
            key> x
            No key: x
            key> x
            No key: x
            key> =
            Up to 2.
            A line that stands.
            Count 2
            key> q
            The end.
            """)
    }

    @Test("a clock is drawn while nothing is pressed, and time that is up is an event") func clock() {
        let console = play(
            CountingScene(ticks: 500, limit: 2_000), on: .terminal([.wait, .wait, .key("+"), .key("q")]))
        #expect(console.frames.map { $0.split(separator: "\n")[1] } == ["Clock 1", "Clock 2", "Clock 3", "Clock 4"])
        #expect(console.timeLimits == [500, 500, 500, 500])
        let limited = play(CountingScene(limit: 2_000), on: .terminal([.wait, .wait, .key("q")]))
        #expect(limited.frames.last == "Before.\nA line that stands.\nCount 2\nkey> ")
    }

    @Test("a line that was typed is gone with what stood above it, however many rows it took") func typed() {
        let console = play(
            CountingScene(isTyped: true), on: .terminal([.line(String(repeating: "가", count: 50)), .line("+"), .line("q")]))
        #expect(console.frames[2] == "Before.\nA line that stands.\nCount 1\nkey> ")
        #expect(console.seen == "Before.\nThe end.\n")
    }

    @Test("a window made narrower or wider shows the block once, as wide as it is now", arguments: [40, 33, 31, 200])
    func resized(_ columns: Int) {
        let wide = String(repeating: "넓은 ", count: 16)
        let console = play(CountingScene(lines: [wide]), on: .terminal([.resize(columns), .key("+"), .key("q")]))
        let seen = console.frames[2].replacing("\n", with: "")
        #expect(seen == "Before.\(wide)Count 1key> ")
    }

    @Test("the block never has more rows than the screen: its empty lines go first, then its first ones") func fewRows() {
        let lines = ["1", "", "2", "", "3", "4"]
        for rows in 1...9 {
            let console = play(
                CountingScene(lines: lines),
                on: ScriptedConsole([.key("x"), .key("+"), .key("+"), .key("q")], isInteractive: true, rows: rows))
            let block = ["1", "2", "3", "4", "Count 2", "key> "].suffix(rows)
            let whole = rows >= 8 ? lines + ["Count 2", "key> "] : Array(block)
            #expect(console.frames[3] == "Before.\n" + whole.joined(separator: "\n"), "\(rows) rows")
            #expect(console.seen == "Before.\nThe end.\n", "\(rows) rows")
        }
    }

    @Test("^L gives a clear screen with the block; after ^Z it stands below what the shell has written") func drawnAnew() {
        let cleared = play(CountingScene(), on: .terminal([.key(ConsoleKey.redraw), .key("+"), .key("q")]))
        #expect(cleared.frames[1] == "A line that stands.\nCount 0\nkey> ")
        #expect(cleared.frames[2] == "A line that stands.\nCount 1\nkey> ")
        let resumed = play(CountingScene(), on: .terminal([.key(ConsoleKey.resumed), .key("+"), .key("q")]))
        #expect(resumed.frames[2].hasSuffix("\nkey> \n[1]+  Stopped\n$ fg\nA line that stands.\nCount 1\nkey> "))
    }
}
