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
        for part in ["term,-,meaning\n", "apple — 사과\n", "pear — 배\n", "plum — 자두\n", "term,-,-,meaning\n", "apple — 능금\n"] {
            #expect(said.contains(part))
        }
        #expect(said.hasSuffix("다음: vocab import <folder>/a.csv --columns term,-,meaning\n"))
        #expect(play.run("books --json").console.results == "[\n]\n")
        #expect(play.run(["import", file, "--columns", "term,-,meaning"]).status == .done)
        #expect(play.run("list").console.results == "apple: 사과\npear: 배\nplum: 자두\n")
    }

    @Test("on a terminal one question decides, a wrong answer is asked again") func columnsOnTerminal() {
        for (answers, meanings) in [
            (["1"], ["사과", "배", "자두"]), (["3", "둘", "", " 2 "], ["능금", "선박", "오얏"]),
        ] {
            let play = Play(language: "en")
            let console = ScriptedConsole.terminal(answers.map { .line($0) })
            let outcome = play.run(["import", play.file("a.csv", Self.twoMeanings)], on: console)
            #expect(outcome.status == .done && console.stepsLeft == 0)
            #expect(console.bareScreen.contains("1  term,-,meaning\n   apple — 사과\n   pear — 배\n   plum — 자두\n"))
            #expect(console.bareScreen.components(of: "Which is right? (1–2) › ") == answers.count)
            let words = ["apple", "pear", "plum"]
            #expect(play.run("list").console.results == zip(words, meanings).map { "\($0): \($1)\n" }.joined())
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

    @Test("an encoding that is not clear is shown in both readings, on a terminal and off", arguments: [false, true])
    func encoding(isTerminal: Bool) throws {
        // 學校 and 先生 in CP949; as GB18030 they are other characters.
        let bytes =
            [0xF9, 0xCA, 0xCE, 0xE5].map { UInt8($0) } + Array(",school\n".utf8) + [0xE0, 0xBB, 0xDF, 0xE6]
            + Array(",teacher\n".utf8)
        let play = Play(language: "en")
        let file = play.file("a.csv", bytes)
        let outcome = play.run(["import", file], on: isTerminal ? .terminal() : ScriptedConsole())
        #expect(outcome.status == .badData)
        let said = outcome.console.bareScreen
        #expect(said.contains("Unclear encoding") && said.components(of: "As ") == 2 && said.contains("--encoding"))
        #expect(play.run("books --json").console.results == "[\n]\n")
        #expect(play.run(["import", file, "--encoding", "euc-kr"]).status == .done)
        #expect(play.run("list").console.results.hasSuffix(": teacher\n"))
    }

    @Test(
        "options that cannot be used are told in both languages",
        arguments: [
            AlertCase(
                ["import", "a.csv", "--encoding", "klingon"], .usage,
                ko:
                    "[알림] 값을 확인해 주세요.\n--encoding ‘klingon’: UTF-8, UTF-16LE, UTF-16BE, CP949, Shift_JIS, EUC-JP, GB18030, Windows-1252 가운데 하나여야 합니다.\n다음: vocab import a.csv --encoding UTF-8",
                en:
                    "[Alert] Check the value\n--encoding “klingon”: it must be one of UTF-8, UTF-16LE, UTF-16BE, CP949, Shift_JIS, EUC-JP, GB18030, Windows-1252.\nNext: vocab import a.csv --encoding UTF-8"
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
