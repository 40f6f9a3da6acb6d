import Glibc
import Testing
import VocabCore
import VocabTestSupport

/// Where the program waits when something happens to it.
enum Place: String, CaseIterable, Sendable {
    case round, prompt

    var arguments: [String] { self == .round ? ["quiz", "--book", "Fruit", "--count", "4", "--seed", "1"] : [] }
    var waiting: String { self == .round ? "›" : "vocab> " }
}

/// Signals, a window that changes, and a terminal that goes away: the terminal is left as it was, and no answer is lost.
@Suite("Signals on a terminal", .oneAtATime) struct SignalTests {
    private let play = Play(language: "en")

    private var environment: [String: String] {
        [
            "VOCAB_HOME": play.store, "LANG": "en_US.UTF-8", "TERM": "xterm-256color", "HOME": play.folder,
            "INPUTRC": "/dev/null", "PS1": "shell$ ", "ENV": "/dev/null",
            // The runtime of a debug build catches SIGQUIT on a terminal, to show where the program is.
            "SWIFT_BACKTRACE": "enable=no",
        ]
    }

    /// The program, waiting at a place; in a round one answer has been given.
    private func start(at place: Place) throws -> (terminal: PseudoTerminal, attributes: String) {
        play.shelve("Fruit", "apple,사과\npear,배\nplum,자두\nfig,무화과\n")
        let before = try PseudoTerminal(["-c", "read line"], environment: environment, insteadOfProgram: "/bin/sh")
        let attributes = before.attributes
        let terminal = try PseudoTerminal(place.arguments, environment: environment)
        try wait(at: place, terminal)
        if place == .round {
            terminal.type("s")
            try wait(at: place, terminal)
        }
        return (terminal, attributes)
    }

    private func wait(at place: Place, _ terminal: PseudoTerminal) throws {
        try terminal.expect(place.waiting)
        try terminal.expectKeyMode()
    }

    private func answers() throws -> Int {
        let history = try Store(root: play.store, files: DiskFileSystem()).history()
        #expect(history.problems.isEmpty)
        return history.reviews.count
    }

    @Test(
        "a signal that ends the program leaves the terminal as it was, and the answers in the history",
        arguments: Place.allCases,
        [
            SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGIO, SIGPWR,
            SIGSTKFLT, SIGSYS, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV, __libc_current_sigrtmin(), __libc_current_sigrtmax(),
        ])
    func ended(place: Place, signal: Int32) throws {
        let (terminal, attributes) = try start(at: place)
        #expect(terminal.attributes != attributes)
        terminal.signal(signal)
        #expect(terminal.finish().code == 128 + signal)
        #expect(terminal.attributes == attributes)
        #expect(try answers() == (place == .round ? 1 : 0))
    }

    @Test("^\\ ends the program at once, also where the runtime would look into a crash", arguments: Place.allCases)
    func quitKey(place: Place) throws {
        play.shelve("Fruit", "apple,사과\npear,배\nplum,자두\nfig,무화과\n")
        let terminal = try PseudoTerminal(
            place.arguments, environment: environment.merging(["SWIFT_BACKTRACE": "enable=yes"]) { $1 })
        try wait(at: place, terminal)
        terminal.signal(SIGQUIT)
        let (text, code) = terminal.finish()
        #expect(code == 128 + SIGQUIT && !text.contains("crash"), "\(text)")
        #expect(terminal.isSane)
    }

    @Test("a file that may not grow is told like any other trouble of the disk, and ends nothing") func fileLimit() throws {
        play.shelve("Fruit", "apple,사과\npear,배\nplum,자두\nfig,무화과\n")
        let terminal = try PseudoTerminal(
            ["-c", "ulimit -f 0; exec \"$0\" \"$@\"", try Spawn.program()] + Place.round.arguments, environment: environment,
            insteadOfProgram: "/bin/sh")
        try wait(at: .round, terminal)
        terminal.type("s")
        try terminal.expect("Answers are not kept")
        try wait(at: .round, terminal)
        terminal.type("q")
        #expect(terminal.finish().code == 74)
        #expect(try answers() == 0)
    }

    @Test("a signal that the program was started to live through ends nothing", arguments: Place.allCases)
    func ignored(place: Place) throws {
        play.shelve("Fruit", "apple,사과\npear,배\nplum,자두\nfig,무화과\n")
        let terminal = try PseudoTerminal(
            ["-c", "trap '' USR1 ALRM; exec \"$0\" \"$@\"", try Spawn.program()] + place.arguments, environment: environment,
            insteadOfProgram: "/bin/sh")
        try wait(at: place, terminal)
        for number in [SIGUSR1, SIGALRM] { terminal.signal(number) }
        terminal.type(place == .round ? "q" : "\u{4}")
        #expect(terminal.finish().code == 0)
    }

    @Test("SIGINT from elsewhere ends a round with 130, and clears the line at the prompt")
    func interrupted() throws {
        let (round, attributes) = try start(at: .round)
        round.signal(SIGINT)
        #expect(round.finish().code == 130)
        #expect(round.attributes == attributes)
        #expect(try answers() == 1)
        let prompt = try PseudoTerminal([], environment: environment)
        try wait(at: .prompt, prompt)
        prompt.type("remove apple")
        try prompt.expect("apple")
        prompt.signal(SIGINT)
        try wait(at: .prompt, prompt)
        prompt.type("\u{4}")
        #expect(prompt.finish().code == 0)
        #expect(prompt.attributes == attributes)
    }

    @Test("^C at a question keeps what was answered, and leaves the terminal as it was")
    func interruptKey() throws {
        let (terminal, attributes) = try start(at: .round)
        terminal.type("\u{3}")
        #expect(terminal.finish().code == 130)
        #expect(terminal.attributes == attributes)
        #expect(try answers() == 1)
    }

    @Test(
        "a window of a few rows and columns ends nothing, and the round goes on when it is larger", arguments: Place.allCases,
        [(1, 1), (1, 2), (2, 1), (2, 2), (3, 3), (80, 1)] as [(UInt16, UInt16)])
    func tinyWindow(place: Place, size: (rows: UInt16, columns: UInt16)) throws {
        play.shelve("Fruit", "apple,사과\npear,배\nplum,자두\nfig,무화과\n")
        let typed = place == .round ? ["--kind", "typed"] : []
        let terminal = try PseudoTerminal(
            place.arguments + typed, environment: environment, columns: size.columns, rows: size.rows)
        try terminal.expectKeyMode()
        for key in ["a", "한", "b c", "\u{7F}", "\t"] {
            terminal.type(key)
            usleep(20_000)
        }
        terminal.resize(columns: 80)
        usleep(50_000)
        terminal.resize(columns: size.columns, rows: size.rows)
        terminal.type("ab한")
        usleep(50_000)
        terminal.type(place == .round ? "\u{3}" : "\u{15}\u{4}")
        #expect(terminal.finish().code == (place == .round ? 130 : 0))
        #expect(terminal.isSane && terminal.marksAreOff)
    }

    @Test("closing the window ends the program and keeps the answers", arguments: Place.allCases)
    func windowClosed(place: Place) throws {
        let terminal = try start(at: place).terminal
        terminal.hangUp()
        #expect(terminal.finish().code == 128 + SIGHUP)
        #expect(try answers() == (place == .round ? 1 : 0))
    }

    @Test("a terminal that goes away under a program that outlives it ends the program, and it does not spin")
    func terminalGone() throws {
        play.shelve("Fruit", "apple,사과\npear,배\nplum,자두\nfig,무화과\n")
        for place in Place.allCases {
            let command = "trap '' HUP; exec \"$0\" \"$@\""
            let terminal = try PseudoTerminal(
                ["-c", command, try Spawn.program()] + place.arguments, environment: environment, insteadOfProgram: "/bin/sh")
            try wait(at: place, terminal)
            if place == .round {
                terminal.type("s")
                try wait(at: place, terminal)
            }
            let start = PipedProgram.microseconds()
            terminal.hangUp()
            #expect([0, 74].contains(terminal.finish().code), "at \(place)")
            #expect(PipedProgram.microseconds() - start < 2_000_000, "at \(place)")
        }
        #expect(try answers() == 1)
    }

    @Test("^Z gives the terminal back to the shell, and fg goes on where it was", arguments: Place.allCases)
    func stopped(place: Place) throws {
        play.shelve("Fruit", "apple,사과\npear,배\nplum,자두\nfig,무화과\n")
        let shell = try PseudoTerminal(["-i"], environment: environment, insteadOfProgram: "/bin/sh")
        try shell.expect("shell$ ")
        let attributes = shell.attributes
        shell.type(([try Spawn.program()] + place.arguments).joined(separator: " ") + "\n")
        try wait(at: place, shell)
        shell.type(place == .round ? "s" : "books\r")
        try wait(at: place, shell)
        let inProgram = shell.attributes
        shell.type("\u{1A}")
        try shell.expect("Stopped")
        try shell.expect("shell$ ")
        #expect(shell.attributes == attributes)
        shell.type("fg\n")
        try wait(at: place, shell)
        #expect(shell.attributes == inProgram)
        if place == .round {
            shell.typeAfterReading(" ")
            try shell.expect("2/4")
            shell.typeAfterReading("s")
            try shell.expect("any key")
        }
        shell.type(place == .round ? "q" : "books\r")
        if place == .prompt {
            try wait(at: place, shell)
            shell.type("\u{4}")
        }
        try shell.expect("shell$ ")
        shell.type("exit $?\n")
        #expect(shell.finish().code == 0)
        #expect(try answers() == (place == .round ? 2 : 0))
    }

    @Test("after a window was resized the next question fits the new width, and the round stands")
    func resized() throws {
        let meaning = "아주 길고 긴 뜻이 여러 줄로 이어지는 낱말의 풀이"
        play.shelve("Long", (0..<5).map { "word\($0),\(meaning) \($0)\($0)번째\n" }.joined())
        let terminal = try PseudoTerminal(
            ["quiz", "--book", "Long", "--count", "2", "--plain"], environment: environment, columns: 100)
        try terminal.expect("to stop: ")
        try terminal.expectKeyMode()
        terminal.resize(columns: 34)
        terminal.type("s")
        try terminal.expect("to go on")
        terminal.typeAfterReading(" ")
        try terminal.expect("2/2")
        try terminal.expect("1. 아주 길고 긴 뜻이 여러 줄로\r\n")
        terminal.resize(columns: 5)
        terminal.typeAfterReading("s")
        terminal.typeAfterReading(" ")
        try terminal.expect("vocab> ")
        terminal.type("\u{4}")
        let ending = terminal.finish()
        #expect(ending.code == 0)
        #expect(try answers() == 2)
    }

    @Test("^D and ^C where an answer is typed end the round, and each line above stands once", arguments: ["\u{4}", "half\u{3}"])
    func endOfTypedRound(keys: String) throws {
        play.shelve("Fruit", "apple,사과\npear,배\nplum,자두\nfig,무화과\n")
        let terminal = try PseudoTerminal(
            ["quiz", "Fruit", "--kind", "typed", "--count", "3", "--seed", "1"], environment: environment)
        try terminal.expect("1/3")
        try terminal.expect("›")
        terminal.type("zzzzzz\r")
        try terminal.expect("once more ›")
        terminal.typeAfterReading("\r")
        try terminal.expect("2/")
        try terminal.expect("›")
        terminal.type(keys)
        try terminal.expect("Round over")
        #expect(terminal.screen(columns: 80).split(separator: " ✗ ").count == 2, "\(terminal.screen(columns: 80))")
        terminal.hangUp()
    }

    @Test("a window that is resized at the prompt leaves what was typed")
    func resizedPrompt() throws {
        let (terminal, attributes) = try start(at: .prompt)
        terminal.type("sear")
        try terminal.expect("sear")
        for columns in [20, 3, 200] as [UInt16] { terminal.resize(columns: columns) }
        terminal.type("ch apple\r")
        try terminal.expect("사과")
        try wait(at: .prompt, terminal)
        terminal.type("\u{4}")
        #expect(terminal.finish().code == 0)
        #expect(terminal.attributes == attributes)
    }
}
