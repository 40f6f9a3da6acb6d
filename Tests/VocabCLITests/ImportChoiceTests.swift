import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Lists that can be read in two ways, and options that say which way, or cannot be used.
@Suite("Importing what is not clear") struct ImportChoiceTests {
    private static let twoMeanings = "apple,1,사과,능금\npear,2,배,선박\nplum,3,자두,오얏\n"

    @Test("off a terminal both readings are shown with rows, and the command that decides; nothing is saved")
    func columnsOffTerminal() {
        let play = Play(language: "ko")
        let file = play.file("a.csv", Self.twoMeanings)
        let outcome = play.run(["import", file])
        #expect(outcome.status == .badData && outcome.console.results == "")
        let said = play.masked(outcome.console.alerts)
        for part in [
            "--columns term,-,meaning\n", "apple — 사과\n", "pear — 배\n", "plum — 자두\n", "--columns term,-,-,meaning\n",
            "apple — 능금\n",
        ] {
            #expect(said.contains(part))
        }
        #expect(said.hasSuffix("다음: vocab import <folder>/a.csv --columns term,-,meaning\n"))
        #expect(play.run("books --json").console.results == "[\n]\n")
        #expect(play.run(["import", file, "--columns", "term,-,meaning"]).status == .done)
        #expect(play.run("list").console.results == "apple: 사과\npear: 배\nplum: 자두\n")
    }

    @Test("on a terminal one question decides, a wrong answer is asked again") func columnsOnTerminal() {
        for (answers, meanings) in [
            (["1"], ["사과", "배", "자두"]), (["9", "둘", "", " 2 "], ["능금", "선박", "오얏"]),
        ] {
            let play = Play(language: "en")
            let console = ScriptedConsole.terminal(answers.map { .line($0) })
            let outcome = play.run(["import", play.file("a.csv", Self.twoMeanings)], on: console)
            #expect(outcome.status == .done && console.stepsLeft == 0)
            #expect(console.bareScreen.contains("1  --columns term,-,meaning\n   apple — 사과\n   pear — 배\n   plum — 자두\n"))
            #expect(console.bareScreen.components(of: "Which is right? (1–") == answers.count)
            let words = ["apple", "pear", "plum"]
            #expect(play.run("list").console.results == zip(words, meanings).map { "\($0): \($1)\n" }.joined())
        }
    }

    @Test("on a terminal it is said what is asked about a first row, and what each answer does", arguments: ["ko", "en"])
    func headerOnTerminal(language: String) {
        let list = "Lexeme,뜻\napple,사과\npear,배\ngrape,포도\nplum,자두\nmelon,멜론\n"
        for (answer, count) in [("1", 5), ("2", 6)] {
            let play = Play(language: language)
            play.run("setup --languages ko")
            let console = ScriptedConsole.terminal([.line(answer)])
            #expect(play.run(["import", play.file("a.csv", list)], on: console).status == .done)
            let parts =
                language == "ko"
                ? ["첫 줄이 제목인지 분명하지 않습니다.", "1  --header yes\n   apple — 사과\n"]
                : [
                    "It is not clear whether the first row names the columns.", "2  --header no\n   Lexeme — 뜻\n   apple — 사과\n",
                    "3  None of these\n",
                ]
            for part in parts { #expect(console.bareScreen.contains(part)) }
            #expect(play.run("list --json").console.results.components(of: "\"term\"") == count)
        }
    }

    @Test("silence is no answer: the end of input and ^C leave everything as it was") func silence() {
        for (step, status) in [(ScriptedConsole.Step.endOfInput, nil), (.interrupt, .interrupted)]
            as [(ScriptedConsole.Step, VocabCLI.ExitStatus?)]
        {
            let play = Play(language: "en")
            let outcome = play.run(["import", play.file("a.csv", Self.twoMeanings)], on: .terminal([step]))
            #expect(outcome.status != .done && (status == nil || outcome.status == status))
            #expect(play.run("books --json").console.results == "[\n]\n")
        }
    }

    /// 學校 and 先生 in CP949; in other encodings they are other characters.
    private static let hanja =
        Array("term,meaning\n".utf8) + [0xF9, 0xCA, 0xCE, 0xE5].map { UInt8($0) } + Array(",school\n".utf8) + [
            0xE0, 0xBB, 0xDF, 0xE6,
        ] + Array(",teacher\n".utf8)

    @Test("an encoding that is not clear is shown in both readings off a terminal, with the option that says it")
    func encoding() throws {
        let play = Play(language: "en")
        let file = play.file("a.csv", Self.hanja)
        let outcome = play.run(["import", file])
        #expect(outcome.status == .badData)
        let said = outcome.console.bareScreen
        #expect(said.contains("Unclear encoding") && said.components(of: "As ") == 2 && said.contains("--encoding"))
        #expect(play.run("books --json").console.results == "[\n]\n")
        #expect(play.run(["import", file, "--encoding", "euc-kr"]).status == .done)
        #expect(play.run("list").console.results.hasSuffix(": teacher\n"))
    }

    @Test("and asked about on a terminal") func encodingOnTerminal() throws {
        let play = Play(language: "en")
        let console = ScriptedConsole.terminal([.line("1")])
        #expect(play.run(["import", play.file("a.csv", Self.hanja)], on: console).status == .done && console.stepsLeft == 0)
    }

    @Test("off a terminal the option is named that says whether the first row is a header")
    func header() {
        let text = "Lexeme,뜻\nkoira,개\nkissa,고양이\ntalo,집\nkirja,책\nmaa,땅\n"
        let play = Play(language: "ko")
        let outcome = play.run(["import", play.file("a.csv", text)])
        #expect(
            outcome.status == .badData
                && play.masked(outcome.console.alerts).hasSuffix("다음: vocab import <folder>/a.csv --header yes\n"))
    }

    @Test("a list whose terms are numbers is refused, and the option that says its columns takes it in") func numbers() {
        let play = Play(language: "en")
        let file = play.file("a.csv", "1,하나\n2,둘\n3,셋\n")
        let outcome = play.run(["import", file])
        #expect(outcome.status == .badData)
        #expect(play.run(["import", file, "--columns", "term,meaning"]).status == .done)
    }

    @Test(
        "options that cannot be used are told in both languages",
        arguments: [
            AlertCase(
                ["import", "a.csv", "--encoding", "klingon"], .usage,
                ko:
                    "[알림] 값을 확인해 주세요.\n--encoding ‘klingon’: UTF-8, UTF-16LE, UTF-16BE, CP949, Shift_JIS, EUC-JP, GB18030, Big5, ISO-2022-JP, ISO-2022-KR, UTF-32LE, UTF-32BE, Windows-1252, Windows-1250, ISO-8859-2, Windows-1254, Windows-1251, KOI8-R, MacRoman, TIS-620, Windows-1258, Windows-1253, Windows-1255, Windows-1256 가운데 하나여야 합니다.\n다음: vocab import a.csv --encoding UTF-8",
                en:
                    "[Alert] Check the value\n--encoding “klingon”: it must be one of UTF-8, UTF-16LE, UTF-16BE, CP949, Shift_JIS, EUC-JP, GB18030, Big5, ISO-2022-JP, ISO-2022-KR, UTF-32LE, UTF-32BE, Windows-1252, Windows-1250, ISO-8859-2, Windows-1254, Windows-1251, KOI8-R, MacRoman, TIS-620, Windows-1258, Windows-1253, Windows-1255, Windows-1256.\nNext: vocab import a.csv --encoding UTF-8"
            ),
            AlertCase(
                ["import", "a.csv", "--on-duplicate", "ask"], .usage,
                ko:
                    "[알림] 값을 확인해 주세요.\n--on-duplicate ‘ask’: merge, skip, update, keep 가운데 하나여야 합니다.\n다음: vocab import a.csv --on-duplicate merge",
                en:
                    "[Alert] Check the value\n--on-duplicate “ask”: it must be one of merge, skip, update, keep.\nNext: vocab import a.csv --on-duplicate merge"
            ),
            AlertCase(
                ["import", "a.csv", "--header", "maybe"], .usage,
                ko: "[알림] 값을 확인해 주세요.\n--header ‘maybe’: yes, no 가운데 하나여야 합니다.\n다음: vocab import a.csv --header yes",
                en: "[Alert] Check the value\n--header “maybe”: it must be one of yes, no.\nNext: vocab import a.csv --header yes"
            ),
            AlertCase(
                ["import", "a.csv", "--lines", "5"], .usage,
                ko: "[알림] 값을 확인해 주세요.\n--lines ‘5’: 2, 3, 4 가운데 하나여야 합니다.\n다음: vocab import a.csv --lines 2",
                en: "[Alert] Check the value\n--lines “5”: it must be one of 2, 3, 4.\nNext: vocab import a.csv --lines 2"
            ),
        ])
    func unusable(alert: AlertCase) throws {
        try alert.check { _ in }
    }

    @Test("a delimiter that is none, and columns without a meaning, are refused before anything is read")
    func refused() {
        let play = Play(language: "en")
        for option in [["--delimiter", ""], ["--delimiter", "\""], ["--columns", "term"], ["--columns", "meaning,note"]] {
            #expect(play.run(["import", "not there.csv"] + option).status == .usage, "\(option)")
        }
    }
}

extension String {
    /// How many times `part` stands in it.
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
