import Glibc
import Testing
import VocabTestSupport

/// The built program as a person meets it: on a terminal.
@Suite("On a terminal", .serialized) struct TerminalTests {
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
        terminal.type("1")
        try terminal.expect("2/2")
        try terminal.expect("›")
        terminal.type("s")
        try terminal.expect("점수:")
        try terminal.expect("(y/N)")
        terminal.type("n")
        #expect(terminal.finish().code == 0)
    }

    @Test("the keys of a keyboard in Hangul mean the same keys")
    func hangulKeys() throws {
        let terminal = try PseudoTerminal(["quiz", "--book", "TOEIC", "--count", "3"], environment: environment())
        try terminal.expect("›")
        terminal.type("ㄴ")
        try terminal.expect("2/3")
        terminal.type("ㅂ")
        try terminal.expect("0/1 (0%)")
        #expect(terminal.finish().code == 0)
    }

    @Test("^C in a round shows the results so far, leaves the terminal sane and exits with 130")
    func interruptInRound() throws {
        let terminal = try PseudoTerminal(["quiz", "--book", "TOEIC", "--count", "3"], environment: environment("en"))
        try terminal.expect("›")
        terminal.type("s")
        try terminal.expect("2/3")
        try terminal.expect("›")
        terminal.type("\u{3}")
        try terminal.expect("Score: 0 points")
        #expect(terminal.finish().code == 130)
        #expect(terminal.isSane)
    }

    @Test("keys pressed ahead of the questions answer them")
    func keysPressedAhead() throws {
        let terminal = try PseudoTerminal(["quiz", "--book", "TOEIC", "--count", "3"], environment: environment("en"))
        try terminal.expect("›")
        terminal.type("sssn")
        #expect(terminal.finish().text.contains("0/3 (0%)"))
    }

    @Test("recalling first, a digit pressed ahead only brings the choices, and the next one answers")
    func recallFirst() throws {
        let terminal = try PseudoTerminal(
            ["quiz", "--book", "TOEIC", "--count", "1", "--recall-first"], environment: environment())
        try terminal.expect("뜻을 떠올려 보세요 (아무 키나 누르면 보기)")
        terminal.type("1")
        try terminal.expect("1–4 답")
        terminal.type("s")
        try terminal.expect("0/1 (0%)")
        terminal.type("n")
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
        try terminal.expect("쓴 답: ‘없는’")
        try terminal.expect("뜻 › ")
        terminal.type("s\r")
        try terminal.expect("0/2 (0%)")
        terminal.type("n")
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
        terminal.type("apple\r")
        try terminal.expect("뜻 › ")
        terminal.type("\r")
        try terminal.expect("뜻을 입력해 주세요.")
        try terminal.expect("뜻 › ")
        terminal.type("사과나\u{7F}\r")
        for label in ["품사", "발음", "예문", "동의어", "반의어", "태그", "메모"] {
            try terminal.expect("\(label) › ")
            terminal.type("\r")
        }
        try terminal.expect("저장 완료")
        try terminal.expect("단어 › ")
        terminal.type("\r")
        #expect(terminal.finish().code == 0)
        #expect(play.run("list --book 과일").console.results == "apple: 사과\n")
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
                try terminal.expect("0개를 찾았습니다.")
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
}
