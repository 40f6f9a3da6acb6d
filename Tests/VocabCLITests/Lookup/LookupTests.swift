import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore
@testable import VocabLexicon
@testable import VocabLists

/// `lookup` and `recent`.
@Suite("Lookup") struct LookupTests {
    private static let refused = AnsweringChannels.Answer.fails(.refused(host: "127.0.0.1", port: 2_628))
    /// What a machine without dictd and eSpeak NG answers.
    private static let nobody: [ChannelTarget: AnsweringChannels.Answer] = [
        .dictd: refused, .espeak: .fails(.noProgram("espeak-ng")),
    ]
    private static let apple = """
        220 hello\r\n250 ok\r\n150 1\r\n151 "apple" wn "WordNet (r) 3.0"\r\napple\r
            n 1: fruit with red skin; "an apple a day" [syn: {apple}, {pome}]\r
            2: a tree\r\n.\r\n250 ok\r

        """

    private func play(_ language: String = "en", _ answers: [ChannelTarget: AnsweringChannels.Answer] = nobody) throws -> Play {
        let play = Play(language: language)
        try play.put("과일", [("apple", "사과"), ("pear", "배")])
        play.channels = { _ in AnsweringChannels(answers) }
        return play
    }

    @Test("what is found stands under its source with the licence, in both languages and on narrow screens")
    func screens() throws {
        let answers: [ChannelTarget: AnsweringChannels.Answer] = [.dictd: .says(Self.apple), .espeak: .says("ˈæpəl\n")]
        expectText(
            try play("en", answers).run("lookup apple").console.screen,
            """
            Your bookcases · 과일 · your own
            apple
            1. 사과

            DICT 127.0.0.1 · WordNet (r) 3.0 · licence not stated
            apple  noun
            2. fruit with red skin
            “an apple a day”
            = pome
            3. a tree

            eSpeak NG · generated automatically
            apple  /ˈæpəl/
            """)
        let console = ScriptedConsole([.enter], isInteractive: true, columns: 40)
        let narrow = try play("ko", answers).run("lookup apple", on: console)
        #expect(narrow.console.linesTooWide == [] && narrow.status == .done)
        #expect(narrow.console.bareScreen.contains("내 단어장 · 과일 · 내가 쓴 것\n  apple\n  1. 사과\n"))
        #expect(narrow.console.bareScreen.contains("  apple  명사\n  2. fruit with red skin\n      “an apple a day”\n"))
    }

    @Test("picked senses fill a word that is shown before it is saved, and only a yes saves it")
    func adding() throws {
        let play = try play("en", [.dictd: .says(Self.apple.replacing("apple", with: "pome")), .espeak: .says("pˈoʊm\n")])
        let left = play.run("lookup pome", on: ScriptedConsole([.line("1 a"), .key("n"), .line("")], isInteractive: true))
        #expect(left.console.bareScreen.contains("meaning: fruit with red skin") && left.status == .done)
        #expect(play.run("show pome").status == .noInput)
        play.run(
            "lookup pome",
            on: ScriptedConsole([.line("7"), .line("2, 1"), .line("ㅁ"), .key("y"), .line("")], isInteractive: true))
        expectText(
            play.run("show pome").console.screen,
            """
            pome
            meaning: a tree; fruit with red skin
            part of speech: noun
            pronunciation: /pˈoʊm/
            example: an pome a day
            Bookcase: 과일
            """)
    }

    @Test("w puts the term on the wish list")
    func wishing() throws {
        let answers: [ChannelTarget: AnsweringChannels.Answer] = [.dictd: .says(Self.apple.replacing("apple", with: "pome"))]
            .merging([.espeak: .fails(.noProgram("espeak-ng"))]) { first, _ in first }
        let play = try play("en", answers)
        play.run("lookup pome", on: ScriptedConsole([.line("w"), .line("")], isInteractive: true))
        #expect(play.run("wish").console.results == "1. pome\n")
    }

    @Test("end of input and ^C at the question change nothing")
    func leaving() throws {
        let play = try play()
        let before = play.run("list --book 과일 --json").console.results
        #expect(play.run("lookup apple", on: ScriptedConsole([.endOfInput], isInteractive: true)).status == .done)
        #expect(
            play.run("lookup apple", on: ScriptedConsole([.line("a"), .endOfInput, .endOfInput], isInteractive: true)).status
                == .done)
        #expect(play.run("lookup apple", on: ScriptedConsole([.interrupt], isInteractive: true)).status == .interrupted)
        #expect(play.run("list --book 과일 --json").console.results == before)
    }

    @Test("^C while sources are asked ends it, and one that never answers is told with what helps")
    func slow() throws {
        #expect(
            try play("en", [.dictd: .isInterrupted, .espeak: .says("x\n")]).run("lookup apple").status == .interrupted)
        let silent = try play("en", [.dictd: .isSilent, .espeak: .fails(.noProgram("espeak-ng"))]).run("lookup apple")
        #expect(silent.status == .done)
        #expect(silent.console.alerts.contains("DICT 127.0.0.1: No answer within 2 seconds. Try again later, or leave it out"))
    }

    @Test("a misspelt word is answered with what is spelt nearly like it, and without any source it says how to get some")
    func nothing() throws {
        let near = try play().run("lookup aple")
        expectText(
            near.console.screen,
            """
            [Alert] Not found
            No dictionary here knows “aple”.
            Similar spellings: apple
            Next: vocab lookup apple
            """)
        #expect(near.status == .noInput)
        let none = try play("ko").run("lookup xyzzy")
        #expect(none.console.screen.contains("‘xyzzy’를 아는 사전이 없습니다.") || none.console.screen.contains("아는 사전이 없습니다."))
        #expect(none.console.screen.contains("다음: vocab lookup --sources"))
    }

    @Test("nothing is connected to with --offline, nor when that is switched on")
    func offline() throws {
        let espeak: [ChannelTarget: AnsweringChannels.Answer] = [.espeak: .says("x\n")]
        #expect(try play("en", espeak).run("lookup apple --offline").status == .done)
        let play = try play("en", espeak)
        #expect(play.run("lookup --enable offline").status == .done)
        #expect(play.run("lookup apple").status == .done)
        let both = play.run("lookup apple --offline --server dict.org")
        #expect(both.status == .usage && both.console.alerts.contains("--offline and --server exclude each other."))
        let named = play.run("lookup apple --server dict.org")
        #expect(named.status == .usage && named.console.alerts.contains("lookup --disable offline"))
        play.channels = { _ in AnsweringChannels(Self.nobody) }
        play.run("lookup --disable offline")
        #expect(play.run("lookup apple").status == .done)
    }

    @Test("a service is asked only once it is switched on; its key stands in no message, no argument and no shared file")
    func services() throws {
        let reply = #"{"translations":[{"text":"사과"}]}"# + "\n200"
        let channels = AnsweringChannels(Self.nobody.merging([.curl: .says(reply)]) { first, _ in first })
        let play = try play()
        play.channels = { _ in channels }
        let switched = play.run("lookup --enable deepl", on: ScriptedConsole([.line("top-secret:fx")], isInteractive: true))
        #expect(switched.console.alerts == "DeepL: switched on.\n")
        let piped = play.run("lookup --enable deepl", on: ScriptedConsole([.line("top-secret:fx")]))
        #expect(!piped.console.screen.contains("top-secret") && piped.status == .done)
        let found = play.run("lookup apple")
        #expect(found.console.screen.contains("DeepL · generated automatically\napple\n2. 사과\n"))
        #expect(!found.console.screen.contains("top-secret"))
        #expect(channels.heard.filter { $0.said.contains("top-secret:fx") }.map(\.target) == [.curl])
        let settings = (try? InputFile.read(Path(play.store + "/settings.json"))) ?? []
        #expect(!String(decoding: settings, as: UTF8.self).contains("top-secret"))
        play.run("lookup --disable deepl")
        #expect(!play.run("lookup apple").console.screen.contains("DeepL"))
    }

    @Test("an address without encryption, a server that is none and a lone option are refused with what to type")
    func refusals() throws {
        let play = try play()
        let plain = play.run("lookup --enable libretranslate --address http://translate.example")
        #expect(plain.status == .usage && plain.console.screen.contains("Nothing is sent unencrypted."))
        #expect(play.run("lookup --enable libretranslate").console.screen.contains("--address"))
        #expect(play.run("lookup apple --server a/b").status == .usage)
        #expect(play.run("lookup --enable server").status == .usage)
        #expect(play.run("lookup apple --address https://x").status == .usage)
        #expect(play.run("lookup").status == .usage)
    }

    @Test("the last ten terms are kept without repeats, the last first")
    func recent() throws {
        let play = try play()
        #expect(play.run("recent").console.screen == "Nothing was looked up yet.\n")
        try play.put("수", (1...12).map { ("word\($0)", "뜻\($0)") })
        for number in 1...12 { play.run("lookup word\(number)") }
        play.run("lookup word5")
        play.run("lookup nothing")
        #expect(
            play.run("recent --json").console.results
                == "[\"word5\",\"word12\",\"word11\",\"word10\",\"word9\",\"word8\",\"word7\",\"word6\",\"word4\",\"word3\"]\n")
    }

    @Test("what a server sends cannot drive the terminal")
    func hostileText() throws {
        let evil = Self.apple.replacing("fruit with", with: "\u{1B}[2J\u{1B}]0;owned\u{7}fruit\u{202E} with")
        let console = ScriptedConsole([.enter], isInteractive: true)
        try play("en", [.dictd: .says(evil), .espeak: .says("\u{1B}[31mx\n")]).run("lookup apple", on: console)
        #expect(
            !console.screen.contains("\u{1B}[2J") && !console.screen.contains("owned") && !console.screen.contains("\u{202E}"))
        #expect(!console.screen.contains("\u{1B}[31m") && console.bareScreen.contains("2. fruit with red skin"))
    }

    @Test("JSON holds every sense, and nothing else stands on standard output")
    func json() throws {
        let answers: [ChannelTarget: AnsweringChannels.Answer] = [.dictd: .says(Self.apple), .espeak: .says("ˈæpəl\n")]
        let outcome = try play("en", answers).run("lookup apples --json")
        #expect(
            outcome.console.results.hasPrefix(
                #"{"term":"apples","findings":[{"source":"bookcases","work":"과일","licence":"your own","headword":"apple","#))
        #expect(
            outcome.console.results.contains(
                #"{"definition":"fruit with red skin","examples":["an apple a day"],"synonyms":["pome"]}"#))
    }

    @Test("each source is listed with whether it is there, and what to install where it is not")
    func sources() throws {
        let listing = "220 hello\r\n250 ok\r\n110 1\r\nwn \"WordNet (r) 3.0\"\r\n.\r\n250 ok\r\n"
        let version = ChannelTarget.program("espeak-ng", arguments: ["--version"])
        let there = try play("en", [.dictd: .says(listing), version: .says("eSpeak NG\n")]).run("lookup --sources").console.screen
        #expect(there.contains("✓ DICT 127.0.0.1: the dictionaries of a DICT server, which is sent the word\nWordNet (r) 3.0\n"))
        #expect(there.contains("– WordNet: English definitions") && there.contains("→ sudo apt-get install wordnet"))
        let missing = try play("ko", [.dictd: Self.refused, version: .fails(.noProgram("espeak-ng"))]).run("lookup --sources")
            .console
        #expect(
            missing.screen.contains("→ sudo apt-get install dictd dict-wn")
                && missing.screen.contains("→ sudo apt-get install espeak-ng"))
    }

    @Test("while adding, suggestions come from dictionaries once they are switched on, each with its source")
    func suggestions() throws {
        let answers: [ChannelTarget: AnsweringChannels.Answer] = [.dictd: .says(Self.apple.replacing("apple", with: "plum"))]
            .merging([.espeak: .says("plˈʌm\n")]) { first, _ in first }
        let play = try play("en", answers)
        let granted = play.channels
        play.channels = Play().channels
        let quiet = play.run("add plum --book 과일", on: ScriptedConsole([.endOfInput], isInteractive: true))
        #expect(quiet.console.requests.first?.prefill == "")
        play.channels = granted
        play.run("lookup --enable suggestions")
        let script = ScriptedConsole([.enter, .enter, .enter, .enter, .enter, .enter, .enter, .enter], isInteractive: true)
        let added = play.run("add plum --book 과일 --all", on: script)
        #expect(added.console.bareScreen.contains("Suggested by WordNet (r) 3.0"))
        expectText(
            play.run("show plum").console.screen,
            """
            plum
            meaning: fruit with red skin
            part of speech: noun
            pronunciation: /plˈʌm/
            example: an plum a day
            synonyms: pome
            Bookcase: 과일
            """)
    }
}
