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
        #expect(ending.code == 0, "\(ending.text)")
        #expect(ending.text.contains("Goodbye") && !ending.text.contains("1quit"))
        let prompt = try PseudoTerminal([], environment: environment("en"))
        try prompt.expect("vocab> ")
        prompt.type("1\r")
        try prompt.expect("“1”")
        try prompt.expect("vocab> ")
        prompt.type("\u{4}")
        let left = prompt.finish()
        #expect(left.code == 0, "\(left.text)")
    }

    @Test("lines typed ahead of their questions are shown once each, by the line they answer") func typedAhead() throws {
        play.shelve("과일", "apple,사과\n")
        let terminal = try PseudoTerminal(["add", "--book", "과일"], environment: environment())
        try terminal.expect("단어 › ")
        let words = (1...12).map { (term: "word\($0)x", meaning: "meaning\($0)x") }
        for word in words {
            // Some of it comes while nobody reads a line.
            for character in word.term + "\r" + word.meaning + "\r" {
                terminal.type(String(character))
                usleep(200)
            }
        }
        terminal.type("\r")
        let (text, code) = terminal.finish()
        #expect(code == 0, "\(text)")
        for typed in words.flatMap({ [$0.term, $0.meaning] }) {
            #expect(
                text.split(separator: typed, omittingEmptySubsequences: false).count - 1 == 2, "\(typed): once typed, once saved")
        }
    }

    @Test("^L shows a proposal again as selected: what is typed then takes its place") func redrawnProposal() throws {
        play.shelve("과일", "apple,사과\n")
        play.shelve("영어", "plum,자두\n")
        let terminal = try PseudoTerminal(["add", "plum", "--book", "과일"], environment: environment())
        try terminal.expect("자두")
        terminal.type("\u{C}")
        try terminal.expect("자두")
        terminal.type("오얏\r")
        let (text, code) = terminal.finish()
        #expect(code == 0 && text.contains("plum — 오얏"), "\(text)")
    }
}
