import Testing
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// `--store`, `--lang` and `--plain`.
@Suite("Global options") struct GlobalOptionsTests {
    private func taken(_ words: [String]) -> (rest: [String], options: GlobalOptions, problem: Alert?) {
        var rest = words
        var options = GlobalOptions()
        let problem = options.take(from: &rest)
        return (rest, options, problem)
    }

    @Test("they may stand anywhere on the line, in both spellings") func anywhere() throws {
        let command = ["quiz", "--book", "과일", "--count", "3"]
        let expected = taken(["--store", "/s", "--lang", "ko", "--plain"] + command).options
        for place in 0...command.count where place != 2 && place != 4 {
            for options in [["--store", "/s", "--lang", "ko", "--plain"], ["--plain", "--lang=ko", "--store=/s"]] {
                let (rest, options, problem) = taken(command[..<place] + options + command[place...])
                #expect(rest == command)
                #expect(problem == nil)
                #expect(options == expected)
                #expect(options.storeFolder(in: ["VOCAB_HOME": "/home"]) == "/s")
                #expect(options.language(in: ["LANG": "en_US.UTF-8"]) == .korean)
                #expect(options.wantsPlain(in: [:]))
            }
        }
    }

    @Test("after -- nothing is an option") func afterDashes() throws {
        let line = ["add", "--book", "과일", "--", "--plain", "--lang"]
        #expect(taken(line).rest == line)
        #expect(taken(["--plain"] + line).rest == line)
        let play = Play(language: "en")
        try play.put("과일", [])
        #expect(play.run(line).status == .done)
        #expect(play.run("list").console.results == "--plain: --lang\n")
    }

    @Test("the value of another option is no global option, and is saved as it was given")
    func valuesOfOthers() throws {
        for value in ["--plain", "--store", "--lang", "--lang=ko", "--plain=x", "--"] {
            for line in [
                ["add", "--note", value, "a", "b"], ["add", "--note=\(value)", "a", "b"],
                ["--lang=en", "add", "--note", value, "a", "b"],
            ] {
                let (rest, options, problem) = taken(line)
                #expect(rest == line.filter { $0 != "--lang=en" } && problem == nil)
                #expect(!options.wantsPlain(in: [:]))
                let play = Play(language: "en")
                try play.put("책", [])
                #expect(play.run(line).status == .done, "\(line)")
                #expect(try JSONValue(play.run("list --json").console.results)[0]["note"].string == value)
            }
        }
        #expect(taken(["add", "--note", "x", "--plain", "a", "b"]).rest == ["add", "--note", "x", "a", "b"])
        #expect(taken(["add", "--note", "--", "--plain", "a", "b"]).rest == ["add", "--note", "--", "a", "b"])
        #expect(taken(["export", "-o", "--plain", "--plain"]).rest == ["export", "-o", "--plain"])
    }

    @Test("an equals sign with a mark that joins it is one all the same")
    func joinedSign() {
        #expect(
            taken(["books", "--lang=\u{301}"]).problem == .badChoice(option: "--lang", value: "\u{301}", choices: ["ko", "en"]))
        #expect(taken(["books", "--store=\u{301}x"]).options.storeFolder(in: [:]) == "\u{301}x")
    }

    @Test("the last of two counts") func lastCounts() throws {
        #expect(taken(["--lang", "ko", "--lang", "en"]).options.language(in: [:]) == .english)
        #expect(taken(["--store=/a", "--store=/b=c"]).options.storeFolder(in: [:]) == "/b=c")
    }

    @Test("the store is what was asked for, $VOCAB_HOME, $XDG_DATA_HOME/vocab or ~/.local/share/vocab") func storeFolder() {
        func folder(_ environment: [String: String]) -> Path? { GlobalOptions().storeFolder(in: environment) }
        let all = ["VOCAB_HOME": "/v", "XDG_DATA_HOME": "/x", "HOME": "/h"]
        #expect(folder(all) == "/v")
        #expect(folder(all.merging(["VOCAB_HOME": ""]) { $1 }) == "/x/vocab")
        #expect(folder(["XDG_DATA_HOME": "relative", "HOME": "/h"]) == "/h/.local/share/vocab")
        #expect(folder(["HOME": "/h"]) == "/h/.local/share/vocab")
        #expect(folder([:]) == nil)
    }

    @Test(
        "the language is the one asked for, else the first of LC_ALL, LC_MESSAGES and LANG that is set",
        arguments: [
            ([:], Language.english), (["LANG": "ko_KR.UTF-8"], .korean), (["LANG": "C.UTF-8"], .english),
            (["LANG": "KO"], .korean), (["LANG": "kok_IN.UTF-8"], .english), (["LANG": "ja_JP.UTF-8"], .english),
            (["LANG": "ko_KR.UTF-8", "LC_ALL": "en_US.UTF-8"], .english),
            (["LANG": "en_US.UTF-8", "LC_MESSAGES": "ko_KR.UTF-8"], .korean),
            (["LANG": "ko_KR.UTF-8", "LC_ALL": ""], .korean),
        ])
    func language(_ environment: [String: String], _ language: Language) {
        #expect(GlobalOptions().language(in: environment) == language)
    }

    @Test("a command in the other language, for once") func otherLanguage() throws {
        let play = Play(language: "ko")
        try play.putFruit()
        #expect(play.run("--lang en books").console.results == "과일: 4 words\n")
        #expect(play.run("books --lang=en").console.results == "과일: 4 words\n")
        #expect(play.run("books").console.results == "과일: 단어 4개\n")
    }

    @Test("another store, for once") func otherStore() throws {
        let play = Play(language: "en")
        try play.putFruit()
        let other = play.folder + "/다른 서재"
        #expect(play.run(["book", "--store", other, "add", "A"]).status == .done)
        #expect(play.run(["books", "--store=" + other]).console.results == "A: 0 words (a game needs 4)\n")
        #expect(play.run("books").console.results == "과일: 4 words\n")
    }

    @Test("--plain takes no value, and the alert that says so is plain", arguments: ["ko", "en"]) func plainWithValue(
        _ language: String
    ) {
        let books = Play(language: language).run("books --plain=yes", on: .terminal())
        #expect(
            books.console.screen
                == (language == "ko"
                    ? "[알림] 명령을 확인해 주세요.\n‘yes’: 여기에 쓸 수 없는 말입니다. 띄어 쓴 말은 따옴표로 묶어 주세요.\n다음: vocab help books\n"
                    : "[Alert] Check the command\n“yes” is one word too many. Put words with spaces in quotes.\nNext: vocab help books\n")
        )
        #expect(books.status == .usage)
    }

    @Test("of two that cannot be used the first is told") func firstProblem() {
        #expect(taken(["--lang", "fr", "--store="]).problem == .badChoice(option: "--lang", value: "fr", choices: ["ko", "en"]))
        #expect(taken(["--store=", "--lang", "fr"]).problem == .usage(.missingValue(option: "--store")))
        #expect(taken(["books", "--store"]).problem == .usage(.missingValue(option: "--store")))
    }

    @Test("next steps stay in the store that was asked for, in quotes where its name needs them") func nextStepsKeepTheStore()
        throws
    {
        let play = Play(language: "en")
        let other = play.folder + "/다른 서재"
        func next(_ command: String...) -> String {
            let alerts = play.run(command).console.alerts
            return play.masked(alerts.split(separator: "Next: ").dropFirst().first.map(String.init) ?? alerts)
        }
        #expect(next("book", "add", "과일", "--store", other) == "vocab add --book 과일 --store '<folder>/다른 서재'\n")
        #expect(next("--store=" + other, "quiz") == "vocab add --book 과일 --store '<folder>/다른 서재'\n")
        #expect(next("--store", other, "show", "x", "--book", "과알") == "vocab --store '<folder>/다른 서재' show x --book 과일\n")
        #expect(next("quiz", "--count", "0", "--store", other) == "vocab quiz --count 10 --store '<folder>/다른 서재'\n")
    }
}
