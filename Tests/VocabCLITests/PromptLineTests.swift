import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// What can be typed at the prompt beside commands as they are.
@Suite("Lines at the prompt") struct PromptLineTests {
    private func prompt(_ play: Play, _ lines: String...) -> ScriptedConsole {
        play.run([], on: .terminal(lines.map { .line($0) } + [.endOfInput])).console
    }

    @Test("patterns stand for files where files are wanted, and for themselves elsewhere, in quotes, or where nothing fits")
    func patterns() throws {
        let play = Play(language: "en")
        let files = [play.file("a b.csv", "term,meaning\napple,사과\n"), play.file("c.csv", "term,meaning\npear,배\n")]
        play.matchingFiles = ["~/*.csv": files, "*": files, "*.csv": ["-x.csv"]]
        #expect(prompt(play, "import ~/*.csv --book 과일").bareScreen.contains("1 row: 1 added"))
        #expect(play.run("list").console.results == "apple: 사과\npear: 배\n")
        #expect(prompt(play, "search *").bareScreen.contains("Nothing found for “*”."))
        #expect(prompt(play, "import '*' --book 과일").bareScreen.contains("File not found"))
        #expect(prompt(play, "import \\*.csv --book 과일").bareScreen.contains("*.csv"))
        #expect(prompt(play, "import *.txt --book 과일").bareScreen.contains("*.txt"))
        #expect(prompt(play, "import *.csv --book 과일").bareScreen.contains("./-x.csv"), "a file that is called like an option")
    }

    @Test("a pattern keeps what is in quotes for itself") func spelling() throws {
        func patterns(_ line: String) throws -> [String?] { try CommandLineSplitter.typedWords(of: line).map(\.pattern) }
        #expect(
            try patterns("~/a 'a*' *.csv a\\*b \"[x]\"* a~b '~'/x '' ~") == [
                "~/a", nil, "*.csv", nil, "\\[x\\]*", nil, nil, nil, "~",
            ])
    }

    @Test("-V tells the version of the program, and means nothing to a command") func version() {
        #expect(Play(language: "en").run("-V").console.results == "vocab 0.1.0\n")
        #expect(Play(language: "en").run("list -V").status == .usage)
    }

    @Test("? is help, for a command as well") func questionMark() {
        let play = Play(language: "en")
        #expect(prompt(play, "?").results.contains(play.run("help", on: .terminal()).console.results.prefix(200)))
        #expect(prompt(play, "? show").bareScreen.contains("  show TERM [OPTIONS …]"))
    }

    @Test("a bookcase's name plays it, and a word that is kept is shown; a line that means neither is told as before")
    func names() throws {
        let play = Play(language: "en")
        try play.putFruit()
        let round = play.run([], on: .terminal([.line("과일"), .key("q"), .endOfInput])).console
        #expect(round.bareScreen.contains("Question 1") || round.bareScreen.contains("1/"))
        let word = play.run([], on: .terminal([.line("Apple"), .key(""), .endOfInput])).console
        #expect(word.bareScreen.contains("사과") && word.bareScreen.contains("not asked yet") && word.stepsLeft == 0)
        #expect(prompt(play, "appel").bareScreen.contains("→ apple"))
        #expect(prompt(play, "qiuz 과일").alerts.contains("quiz"))
    }

    @Test("a word that is kept nowhere is looked up, and a adds it") func lookedUp() throws {
        let play = Play(language: "en")
        try play.putFruit()
        play.starters = [Starter(name: "TOEIC", details: BookcaseDetails(), csv: { Array("단어,뜻\ninvoice,송장\n".utf8) })]
        let found = play.run([], on: .terminal([.line("invoice"), .line("a"), .key(""), .line(""), .endOfInput])).console
        #expect(found.bareScreen.contains("송장"))
        #expect(play.run("list --book 과일").console.results.contains("invoice: "))
    }

    @Test("a word that is known nowhere can be added by the next step; a command that was mistyped is no word") func nowhere()
        throws
    {
        let play = Play(language: "en")
        try play.putFruit()
        let unknown = prompt(play, "serendipity").bareScreen
        #expect(unknown.contains("Word not found") && unknown.contains("→ add serendipity"))
        #expect(prompt(play, "quzi").bareScreen.contains("→ quiz"))
    }

    @Test("show leads from a meaning to search, and search from a mistyped term to the right one") func ways() throws {
        let play = Play(language: "en")
        try play.putFruit()
        let shown = play.run("show 사과")
        #expect(shown.status == .noInput && shown.console.alerts.contains("vocab search 사과"))
        #expect(play.run("show 사").console.alerts.contains("vocab search 사"))
        #expect(play.run("show aple").console.alerts.contains("vocab show apple"))
        #expect(play.run("search aple").console.alerts.contains("Perhaps: apple?"))
        #expect(!play.run("search zzzzzz").console.alerts.contains("Perhaps"))
    }

    @Test("commands answer to their Korean names, each name to one command") func koreanNames() throws {
        let play = Play(language: "ko")
        try play.putFruit()
        #expect(prompt(play, "목록 과일").bareScreen.contains("apple"))
        #expect(prompt(play, "통계").bareScreen.contains(play.run("stats", on: .terminal()).console.bareScreen.prefix(40)))
        #expect(prompt(play, "도움말").bareScreen.contains("vocab"))
        #expect(play.run("목록 과일").console.results.contains("apple") && play.run("도움말").console.alerts == "")
        #expect(CommandName(korean: "오답") == .wrong && CommandName(korean: "사과") == nil)
    }

    @Test("in a pipe a line that begins with no command is a mistake") func piped() throws {
        let play = Play(language: "en")
        try play.putFruit()
        let run = play.run([], on: ScriptedConsole([.line("apple"), .endOfInput]))
        #expect(run.status == .usage && run.console.alerts.contains("apple"))
    }

    @Test("clear leaves an empty screen; in plain text there is none to clear") func clear() {
        let play = Play(language: "en")
        #expect(prompt(play, "clear").screen.contains("\u{1B}[H\u{1B}[2J"))
        let plain = play.run(["--plain"], on: .terminal([.line("clear"), .endOfInput])).console
        #expect(!plain.screen.contains("\u{1B}") && !plain.screen.contains("Unknown"))
    }

    @Test("a command typed with the Korean keyboard on is told and taken, with its options", arguments: ["ko", "en"])
    func wrongKeyboard(_ language: String) throws {
        let play = Play(language: language)
        try play.putFruit()
        let list = play.run("list").console.results
        let words = prompt(play, "ㅣㅑㄴㅅ 과일", "벼ㅑㅅ")
        #expect(words.alerts.contains(language == "ko" ? "한/영이 바뀌어 있어 이렇게 읽었습니다: list 과일" : "read as: list 과일"))
        #expect(words.bareScreen.contains("apple") && words.stepsLeft == 1, "벼ㅑㅅ leaves the prompt")
        let shell = play.run(["ㅣㅑㄴㅅ", "--ㅔㅣ먀ㅜ", "--책ㅐㅏ=과일"])
        #expect(
            shell.console.results == "" && shell.status != .done, "an option that there is none of is none on either keyboard")
        #expect(play.run(["ㅣㅑㄴㅅ", "--ㅠㅐㅐㅏ=과일"]).console.results == list)
        #expect(play.run(["ㅠㅐㅐㅏ", "놰ㅈ", "과일"]).console.results.hasPrefix("과일\n"))
    }

    @Test("a word that is no command on either keyboard is unknown as it was typed") func unknown() {
        #expect(Play(language: "ko").run(["단어"]).console.alerts.contains("‘단어’"))
    }

    @Test("the prompt takes Hangul terms for what they are") func hangulTerms() throws {
        let play = Play(language: "en")
        try play.put("책", [("ㅣㅑㄴㅅ", "뜻")])
        #expect(play.run(["show", "ㅣㅑㄴㅅ"]).status == .done)
    }
}

/// The language that was chosen for good.
@Suite("lang") struct LangTests {
    @Test("lang en is remembered, --lang overrules it for once, and undo does not take it back") func remembered() throws {
        let play = Play(language: "ko")
        try play.putFruit()
        #expect(play.run("lang").console.results == "지금은 한국어로 나옵니다.\n")
        #expect(play.run("lang en").console.results == "The screen is in English from now on.\n")
        #expect(play.run("books").console.results == "과일: 4 words\n")
        #expect(play.run("books --lang ko").console.results == "과일: 단어 4개\n")
        #expect(play.run("undo").console.alerts.contains("Nothing to take back"))
        play.run("book add 새것")
        play.run("undo")
        #expect(play.run("lang").console.results == "The screen is in English.\n")
        #expect(play.run("lang ko --lang en").console.results == "이제부터 한국어로 나옵니다.\n")
    }

    @Test("another language is refused with what can be typed") func refused() {
        let refused = Play(language: "en").run("lang fr")
        #expect(refused.console.alerts == "[Alert] Check the value\nlang “fr”: it must be one of ko, en.\nNext: vocab lang ko\n")
        #expect(refused.status == .usage)
    }

    @Test("the prompt speaks it from the next line on, whatever it was opened with") func atThePrompt() throws {
        let play = Play(language: "en")
        try play.putFruit()
        let console = play.run(["--lang", "ko"], on: .terminal([.line("lang en"), .line("books"), .endOfInput])).console
        #expect(
            console.bareScreen.contains("The screen is in English from now on.\nvocab> books\n  과일  4 words\n")
                && console.bareScreen.hasSuffix("vocab> \nGoodbye, see you soon!\n"))
    }

    @Test("on a first run without a locale one line says how to switch, and only then") func firstRun() throws {
        let line = "한국어로 쓰려면 (for Korean): "
        for locale in [["LANG": "C"], ["LANG": "POSIX"], ["LC_ALL": "C.UTF-8"], [:]] {
            let play = Play(language: "en")
            play.environment = ["VOCAB_HOME": play.store].merging(locale) { $1 }
            #expect(play.run("books", on: .terminal()).console.bareScreen.hasPrefix(line + "vocab lang ko\n"), "\(locale)")
            #expect(play.run([], on: .terminal([.endOfInput])).console.bareScreen.contains(line + "lang ko\n"))
            #expect(!play.run("books").console.screen.contains(line), "nobody reads a pipe")
            #expect(!play.run("books --lang en", on: .terminal()).console.screen.contains(line))
            play.run("lang ko")
            #expect(!play.run("books", on: .terminal()).console.screen.contains(line))
        }
        let play = Play(language: "en")
        #expect(!play.run("books", on: .terminal()).console.screen.contains(line), "an English locale is a choice")
    }
}
