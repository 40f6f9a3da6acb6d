import Glibc
import Testing
import VocabTestSupport

/// The built program as a person meets it: on a terminal.
@Suite("On a terminal", .oneAtATime) struct TerminalTests {
    private let play = Play()

    private func environment(_ language: String = "ko") -> [String: String] {
        [
            "VOCAB_HOME": play.store, "LANG": language == "ko" ? "ko_KR.UTF-8" : "en_US.UTF-8", "TERM": "xterm-256color",
            "HOME": play.folder, "INPUTRC": "/dev/null",
        ]
    }

    @Test("one key answers without Enter, and the round goes on to its score")
    func oneKeyAnswers() throws {
        let terminal = try PseudoTerminal(["quiz", "--book", "TOEIC", "--count", "2"], environment: environment())
        try terminal.expect("1/2")
        try terminal.expect("›")
        terminal.type("s")
        try terminal.expect("아무 키나")
        terminal.typeAfterReading(" ")
        try terminal.expect("2/2")
        try terminal.expect("›")
        terminal.typeAfterReading("s")
        try terminal.expect("아무 키나")
        terminal.typeAfterReading(" ")
        try terminal.expect("점수:")
        try terminal.expect("vocab> ")
        terminal.type("q\r")
        #expect(terminal.finish().code == 0)
    }

    @Test("the keys of a keyboard in Hangul mean the same keys")
    func hangulKeys() throws {
        let terminal = try PseudoTerminal(["quiz", "--book", "TOEIC", "--count", "3"], environment: environment())
        try terminal.expect("›")
        terminal.type("ㄴ")
        try terminal.expect("아무 키나")
        terminal.type("ㅂ")
        try terminal.expect("0/1 (0%)")
        #expect(terminal.finish().code == 0)
    }

    @Test("^C in a round shows the results so far, leaves the terminal sane and exits with 130")
    func interruptInRound() throws {
        let terminal = try PseudoTerminal(["quiz", "--book", "TOEIC", "--count", "3"], environment: environment("en"))
        try terminal.expect("›")
        terminal.type("s")
        try terminal.expect("any key")
        terminal.type("\u{3}")
        try terminal.expect("Score: 0 points")
        #expect(terminal.finish().code == 130)
        #expect(terminal.isSane)
    }

    @Test("keys pressed ahead of a question do not answer it")
    func keysPressedAhead() throws {
        let terminal = try PseudoTerminal(["quiz", "--book", "TOEIC", "--count", "3"], environment: environment("en"))
        try terminal.expect("›")
        terminal.type("sss")
        try terminal.expect("any key")
        terminal.typeAfterReading("  1")
        try terminal.expect("2/3")
        terminal.typeAfterReading("q")
        try terminal.expect("0/1 (0%)")
        terminal.type("n\r")
        #expect(terminal.finish().code == 0)
    }

    @Test("the question stands once on the screen, after a hint, after keys that mean nothing and in a narrower window")
    func drawnInPlace() throws {
        play.shelve("과일", "apple,사과\npear,배\nplum,자두\ngrape,포도\n")
        let terminal = try PseudoTerminal(
            ["quiz", "--book", "과일", "--count", "2", "--seed", "1"], environment: environment("en"))
        try terminal.expect("›")
        terminal.type("?x \r\u{1B}[A\u{C}")
        try terminal.expect("\u{1B}[H\u{1B}[2J")
        try terminal.expect("›")
        #expect(terminal.screen(columns: 80).split(separator: "1/2").count == 2)
        terminal.resize(columns: 40)
        try terminal.expect("›")
        terminal.type("s")
        try terminal.expect("any key")
        let lines = terminal.screen(columns: 80).split(separator: "\n")
        #expect(lines.count { $0.hasPrefix(" 1/2 ") } == 1)
        #expect(lines.contains { $0.hasPrefix(" ✓ ") })
        terminal.typeAfterReading("\u{3}")
        #expect(terminal.finish().code == 130)
        #expect(terminal.isSane)
    }

    @Test("the question that is answered by typing is shown again after ^L and in a narrower window, and ^C leaves nothing of it")
    func typedDrawnAnew() throws {
        play.shelve("과일", "apple,사과\npear,배\nplum,자두\ngrape,포도\n")
        let terminal = try PseudoTerminal(
            ["quiz", "과일", "--kind", "typed", "--count", "2", "--seed", "1"], environment: environment("en"))
        try terminal.expect("›")
        terminal.type("ab\u{C}")
        try terminal.expect("\u{1B}[H\u{1B}[2J")
        try terminal.expect("› ab")
        #expect(terminal.screen(columns: 80).split(separator: "1/2").count == 2)
        terminal.resize(columns: 40)
        try terminal.expect("\u{1B}[H\u{1B}[2J")
        try terminal.expect("› ab")
        #expect(terminal.screen(columns: 40).split(separator: "1/2").count == 2)
        terminal.type("\u{3}")
        try terminal.expect("No question was answered")
        #expect(!terminal.screen(columns: 40).contains("1/2"))
        #expect(terminal.finish().code == 130 && terminal.isSane)
    }

    @Test("the Enter that is pressed behind y is no empty line: the bookcase is made and gets its word")
    func enterBehindYes() throws {
        let terminal = try PseudoTerminal(["add", "--book", "새 책"], environment: environment())
        try terminal.expect("(y/N)")
        terminal.type("y\r")
        try terminal.expect("단어 › ")
        terminal.type("kiwi\r")
        try terminal.expect("뜻 › ")
        terminal.type("\u{4}")
        try terminal.expect("kiwi")
        try terminal.expect("단어 › ")
        terminal.type("\u{4}")
        #expect(terminal.finish().code == 0)
    }

    @Test("recalling first, a digit pressed ahead only brings the choices, and the next one answers")
    func recallFirst() throws {
        let terminal = try PseudoTerminal(
            ["quiz", "--book", "TOEIC", "--count", "1", "--recall-first"], environment: environment())
        try terminal.expect("4초")
        try terminal.expect("뜻을 떠올려 보세요")
        try terminal.expect("3초")
        terminal.type("1")
        try terminal.expect("1–4 답")
        terminal.typeAfterReading("s")
        try terminal.expect("아무 키나")
        terminal.typeAfterReading(" ")
        try terminal.expect("vocab> ")
        terminal.type("\u{4}")
        #expect(terminal.finish().code == 0)
        #expect(terminal.isSane)
    }

    @Test("an answer is typed in Hangul with editing, and a single s skips")
    func typedAnswer() throws {
        play.shelve("과일", "apple,사과\npear,배\nplum,자두\ngrape,포도\n")
        let terminal = try PseudoTerminal(
            ["quiz", "--book", "과일", "--count", "2", "--seed", "1", "--kind", "typed"], environment: environment())
        try terminal.expect("뜻 › ")
        terminal.type("없는말\u{7F}\r")
        try terminal.expect("내 답: 없는")
        try terminal.expect("한 번 더 › ")
        terminal.typeAfterReading("사과\r")
        try terminal.expect("뜻 › ")
        terminal.typeAfterReading("s\r")
        try terminal.expect("한 번 더 › ")
        terminal.typeAfterReading("\r")
        try terminal.expect("vocab> ")
        terminal.type("\u{4}")
        #expect(terminal.finish().code == 0)
        #expect(terminal.isSane)
    }

    @Test("a signal in the middle of a question leaves the terminal sane")
    func signalInRound() throws {
        let terminal = try PseudoTerminal(["quiz", "--book", "TOEIC"], environment: environment())
        try terminal.expect("›")
        terminal.type("s")
        try terminal.expect("›")
        terminal.signal(SIGTERM)
        #expect(terminal.finish().code == 128 + SIGTERM)
        #expect(terminal.isSane)
    }

    @Test("a meaning in Hangul can be edited, and an empty one is asked for again")
    func hangulEditing() throws {
        play.run("book add 과일")
        let terminal = try PseudoTerminal(["add", "--book", "과일"], environment: environment())
        try terminal.expect("단어 › ")
        terminal.type("feijoa\r")
        try terminal.expect("뜻 › ")
        terminal.type("\r")
        try terminal.expect("뜻을 입력해 주세요.")
        try terminal.expect("뜻 › ")
        terminal.type("사과나\u{7F}\r")
        try terminal.expect("✓\u{1B}[0m feijoa — 사과")
        try terminal.expect("단어 › ")
        terminal.type("\r")
        #expect(terminal.finish().code == 0)
        #expect(play.run("list --book 과일").console.results == "feijoa: 사과\n")
    }

    @Test("TAB completes commands, options and names with spaces, in quotes where they are needed")
    func completion() throws {
        play.run(["book", "add", "비즈니스 영어"])
        let terminal = try PseudoTerminal([], environment: environment())
        try terminal.expect("vocab> ")
        terminal.type("wor\t")
        try terminal.expect("worksheet ")
        terminal.type("--boo\t")
        try terminal.expect("--book ")
        terminal.type("비\t")
        try terminal.expect("\"비즈니스 영어\"")
        terminal.type("\r")
        try terminal.expect("데이터가 없습니다.")
        try terminal.expect("vocab> ")
        terminal.type("\u{4}")
        #expect(terminal.finish().code == 0)
    }

    @Test("at the prompt ^C clears the line and ^D leaves")
    func promptKeys() throws {
        let terminal = try PseudoTerminal([], environment: environment("en"))
        try terminal.expect("vocab> ")
        terminal.type("remove everything")
        try terminal.expect("everything")
        terminal.type("\u{3}")
        try terminal.expect("To leave: quit or ^D")
        try terminal.expect("vocab> ")
        terminal.type("books\r")
        try terminal.expect("Create a bookcase and add words.")
        try terminal.expect("vocab> ")
        terminal.type("\u{4}")
        let ending = terminal.finish()
        #expect(ending.text.contains("Goodbye"))
        #expect(ending.code == 0)
    }

    @Test("lines typed in one run come back with the arrow keys in the next")
    func historyAcrossRuns() throws {
        for expected in ["", "search 없는말"] {
            let terminal = try PseudoTerminal([], environment: environment())
            try terminal.expect("vocab> ")
            if expected.isEmpty {
                terminal.type("search 없는말\r")
                try terminal.expect("찾지 못했습니다.")
                try terminal.expect("vocab> ")
            } else {
                terminal.type("\u{1B}[A")
                try terminal.expect(expected)
                terminal.type("\u{15}")
            }
            terminal.type("\u{4}")
            #expect(terminal.finish().code == 0)
        }
    }

    /// Signs that move the cursor, reorder what is shown or set the title, and what readline shows in their place.
    private let hostile = ["\u{9B}", "\u{202E}", "\u{200B}", "]0;title", "^["]

    @Test("TAB, fields to edit and recalled lines bring no sign to the terminal that drives it")
    func hostileTerms() throws {
        play.run(["book", "add", "책"])
        for (number, sign) in ["\u{9B}31m", "\u{202E}", "\u{1B}]0;title\u{7}", "\u{200B}"].enumerated() {
            play.run(["add", "--book", "책", "--note", "no\(sign)te", "--", "ab\(sign)\(number)", "뜻\(sign)"])
        }
        _ = play.file("\(Play.storeName)/typed", "show \u{9B}2Jz\u{1B}]0;title\u{7}y\u{202E}x\n")
        let terminal = try PseudoTerminal([], environment: environment("en"))
        try terminal.expect("vocab> ")
        terminal.type("\u{1B}[A")
        try terminal.expect("show zyx")
        terminal.type("\u{15}edit ab\t\t")
        try terminal.expect("ab3")
        terminal.type("2\t\r")
        for field in 1...9 {
            try terminal.expect("leave › ")
            terminal.type("\(field)")
            try terminal.expect(" › ")
            // Right behind a key Enter alone would be passed over.
            terminal.type("\u{5}\r")
        }
        try terminal.expect("leave › ")
        terminal.type("\r")
        try terminal.expect("Nothing changed.")
        try terminal.expect("vocab> ")
        terminal.type("\u{4}")
        #expect(terminal.finish().code == 0)
        for sign in hostile { #expect(!terminal.transcript.contains(sign), "\(sign.debugDescription)") }
    }

    @Test("TAB completes file names, in quotes where they need some, and leaves out those that cannot be shown")
    func fileNames() throws {
        for name in ["my list.csv", "hi\u{202E}dden.csv", "hi\"quote.csv"] { _ = play.file(name, "apple,사과\n") }
        let terminal = try PseudoTerminal([], environment: environment("en"))
        try terminal.expect("vocab> ")
        terminal.type("import \(play.folder)/h\t\u{15}import \(play.folder)/my\t")
        try terminal.expect("my list.csv\"")
        terminal.type("--book 과일\r")
        try terminal.expect("1 added")
        try terminal.expect("vocab> ")
        terminal.type("\u{4}")
        #expect(terminal.finish().code == 0)
        #expect(!terminal.transcript.contains("dden") && !terminal.transcript.contains("quote"))
    }

    @Test("a bookcase that is asked for is completed with its spaces, and without quotes")
    func wholeLineCompletion() throws {
        play.run(["book", "add", "비즈니스 영어"])
        play.run(["book", "add", "과일"])
        let terminal = try PseudoTerminal(["add"], environment: environment("en"))
        try terminal.expect("› ")
        terminal.type("비즈니스 \t\r")
        try terminal.expect("term › ")
        terminal.type("\r")
        #expect(terminal.finish().code == 0)
        #expect(!terminal.transcript.contains("\""))
    }
}
