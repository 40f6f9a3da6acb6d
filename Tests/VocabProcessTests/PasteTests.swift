import Glibc
import Testing
import VocabTestSupport

/// The built program on a terminal that marks what is pasted.
@Suite("Pasting on a terminal", .oneAtATime) struct PasteTests {
    private let play = Play()

    private func terminal(_ arguments: [String] = [], terminal: String = "xterm-256color") throws -> PseudoTerminal {
        play.run("book add 과일")
        // So that nothing is asked about which side is learnt.
        play.run("setup --languages ko")
        return try PseudoTerminal(
            arguments,
            environment: [
                "VOCAB_HOME": play.store, "LANG": "en_US.UTF-8", "TERM": terminal, "HOME": play.folder, "INPUTRC": "/dev/null",
            ])
    }

    private func paste(_ text: String) -> String { "\u{1B}[200~\(text.replacing("\n", with: "\r"))\u{1B}[201~" }

    private var words: String { play.run("list 과일").console.results }

    @Test("two columns with their tabs are a list, at once and without Enter, and an Enter from habit answers nothing")
    func list() throws {
        let terminal = try terminal()
        try terminal.expect("vocab> ")
        terminal.type(paste("kiwi\t키위\nlime\t라임\n") + "\r")
        try terminal.expect("kiwi — 키위")
        try terminal.expect("2 lines read as 2 words. Add them to “과일”? (y/N)")
        terminal.type("y")
        try terminal.expect("2 added")
        try terminal.expect("vocab> ")
        terminal.type("\u{4}")
        #expect(terminal.finish().code == 0)
        #expect(words == "kiwi: 키위\nlime: 라임\n")
    }

    @Test("lines from Windows, and an end of the paste that comes late, are read the same in add")
    func inAdd() throws {
        let terminal = try terminal(["add", "--book", "과일"])
        try terminal.expect("term › ")
        terminal.type("\u{1B}[200~kiwi\t키위\r\nlime\t라임\r\n\u{1B}")
        usleep(200_000)
        terminal.type("[201~")
        try terminal.expect("2 lines read as 2 words")
        terminal.type("y")
        try terminal.expect("2 added")
        try terminal.expect("term › ")
        terminal.type("\u{4}")
        #expect(terminal.finish().code == 0)
        #expect(words == "kiwi: 키위\nlime: 라임\n")
    }

    @Test("commands stay in the line until Enter, and then run line by line; a single line is a line")
    func commands() throws {
        let terminal = try terminal()
        try terminal.expect("vocab> ")
        terminal.type(paste("add kiwi\t키위 --book 과일\nadd lime\t라임 --book 과일\n"))
        try terminal.expect("라임 --book 과일")
        #expect(words == "")
        terminal.type("\r")
        try terminal.expect("✓\u{1B}[0m lime — 라임 · 과일: 2 words")
        try terminal.expect("vocab> ")
        terminal.type(paste("add pear 배\n") + " --book 과일\r")
        try terminal.expect("✓\u{1B}[0m pear — 배 · 과일: 3 words")
        try terminal.expect("vocab> ")
        terminal.type("\u{4}")
        #expect(terminal.finish().code == 0)
        #expect(words == "kiwi: 키위\nlime: 라임\npear: 배\n")
    }

    @Test("a paste without an end is left with ^C, after which the prompt is there, and marks are off at the end")
    func endless() throws {
        let terminal = try terminal()
        try terminal.expect("vocab> ")
        terminal.type("\u{1B}[200~kiwi\t키위\rlime\t라임\r")
        usleep(300_000)
        terminal.type("\u{3}")
        try terminal.expect("\u{1B}[?2004l")
        try terminal.expect("vocab> ")
        terminal.type("search nothing\r")
        try terminal.expect("nothing")
        try terminal.expect("vocab> ")
        terminal.type("\u{4}")
        #expect(terminal.finish().code == 0 && terminal.isSane)
        let marks = terminal.transcript.split(separator: "\u{1B}[?2004").dropFirst().compactMap(\.first)
        #expect(marks.last == "l" && words == "")
    }

    @Test(
        "a paste without an end in a round or at a question is left with ^C", arguments: [["quiz", "과일"], ["remove", "kiwi"]])
    func endlessInKeys(arguments: [String]) throws {
        play.shelve("과일", "kiwi,키위\nlime,라임\npear,배\nfig,무화과\n")
        let terminal = try terminal(arguments)
        try terminal.expect("\u{1B}[?2004h")
        terminal.type("\u{1B}[200~kiwi\t키위\r")
        usleep(200_000)
        terminal.type("lime\u{3}")
        #expect(terminal.finish().code == 130 && terminal.isSane && terminal.marksAreOff)
    }

    @Test(
        "marks are off after ^C behind more keys than a terminal holds", arguments: [["quiz", "과일"], ["add", "--book", "과일"]])
    func flooded(arguments: [String]) throws {
        play.shelve("과일", "kiwi,키위\nlime,라임\npear,배\nfig,무화과\n")
        let terminal = try terminal(arguments)
        try terminal.expect("\u{1B}[?2004h")
        for _ in 0..<60 { terminal.type(String(repeating: "1?ax", count: 25)) }
        terminal.type("\u{3}")
        #expect(terminal.finish().code == 130 && terminal.isSane && terminal.marksAreOff)
    }

    @Test("where nothing marks pastes, lines are run as they come") func unmarked() throws {
        let terminal = try terminal(terminal: "dumb")
        try terminal.expect("vocab> ")
        terminal.type("add kiwi 키위 --book 과일\radd lime 라임 --book 과일\r")
        try terminal.expect("Saved: lime — 라임")
        try terminal.expect("vocab> ")
        terminal.type("\u{4}")
        #expect(terminal.finish().code == 0)
        #expect(words == "kiwi: 키위\nlime: 라임\n")
    }
}
