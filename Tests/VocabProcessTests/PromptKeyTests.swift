import Glibc
import Testing
import VocabTestSupport

/// Keys at the prompt: behind a game, and where the locale is no UTF-8.
@Suite("Keys at the prompt", .oneAtATime) struct PromptKeyTests {
    private let play = Play()

    private func environment(_ language: String = "ko") -> [String: String] {
        [
            "VOCAB_HOME": play.store, "LANG": language == "ko" ? "ko_KR.UTF-8" : "en_US.UTF-8", "TERM": "xterm-256color",
            "HOME": play.folder, "INPUTRC": "/dev/null",
        ]
    }

    @Test("where the locale is no UTF-8 boxes at the prompt are whole, and Hangul can be typed and erased") func otherLocale()
        throws
    {
        let terminal = try PseudoTerminal([], environment: environment("en").merging(["LC_ALL": "C"]) { $1 })
        try terminal.expect("vocab> ")
        terminal.type("shwo\r")
        try terminal.expect("There is no command “shwo”.\u{1B}[2m │\u{1B}[0m\r\n")
        try terminal.expect("Did you mean: show?        \u{1B}[2m │\u{1B}[0m\r\n")
        try terminal.expect("vocab> ")
        terminal.type("show 사과나\u{7F}\r")
        try terminal.expect("There is no word “사과”.\u{1B}[2m │")
        try terminal.expect("vocab> ")
        terminal.type("\u{4}")
        #expect(terminal.finish().code == 0)
    }

    @Test("a digit pressed twice at the end of a game is not typed at the prompt; one that is typed there is") func pressedTwice()
        throws
    {
        play.shelve("과일", "apple,사과\npear,배\nplum,자두\nfig,무화과\n")
        let terminal = try PseudoTerminal(["quiz", "과일", "1", "--no-pause"], environment: environment("en"))
        try terminal.expect("›")
        terminal.type("11")
        try terminal.expect("vocab> ")
        usleep(500_000)
        terminal.type("quit\r")
        let ending = terminal.finish()
        #expect(ending.text.contains("Goodbye") && !ending.text.contains("1quit"))
        let prompt = try PseudoTerminal([], environment: environment("en"))
        try prompt.expect("vocab> ")
        prompt.type("1\r")
        try prompt.expect("“1”")
        prompt.type("\u{4}")
        _ = prompt.finish()
    }
}
