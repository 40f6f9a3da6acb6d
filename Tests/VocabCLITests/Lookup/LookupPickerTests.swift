import Glibc
import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore
@testable import VocabLexicon

/// What is asked under what was found, and how it looks.
@Suite("Picking senses") struct LookupPickerTests {
    /// dictd with a noun of seven senses.
    private static let run = """
        220 hello\r\n250 ok\r\n150 1\r\n151 "run" wn "WordNet (r) 3.0"\r\nrun\r
            n 1: a score in baseball; "the team scored three runs" [syn: {run}, {tally}]\r
            2: the act of running\r
            3: a race\r
            4: a regular trip\r
            5: a short trip\r
            6: a stream\r
            7: a row of unravelled stitches\r\n.\r\n250 ok\r

        """

    private func play(_ language: String = "en", _ reply: String? = nil) throws -> Play {
        let play = Play(language: language)
        try play.put("과일", [("apple", "사과"), ("pear", "배")])
        let dictd: AnsweringChannels.Answer = reply.map { .says($0) } ?? .fails(.refused(host: "127.0.0.1", port: 2_628))
        play.channels = { _ in AnsweringChannels([.dictd: dictd, .espeak: .says("rˈʌn\n")]) }
        return play
    }

    @Test("looked up words are shown on 80 and on 40 columns and in a pipe", arguments: ["ko", "en"])
    func golden(language: String) throws {
        for columns in [80, 40] {
            let console = ScriptedConsole([.line("m"), .line("")], isInteractive: true, columns: columns, rows: 60)
            let found = try play(language, Self.run).run("lookup run", on: console)
            #expect(found.status == .done && console.linesTooWide.isEmpty && console.stepsLeft == 0)
            try GoldenScreen.expect(console.bareScreen, "lookup-\(language)-\(columns)")
        }
        try GoldenScreen.expect(
            try play(language, Self.run).run("lookup run").console.screen, "lookup-\(language)-plain")
    }

    @Test("numbers and ranges pick senses, in the order in which they are typed") func ranges() throws {
        for (line, meaning) in [("2-3 a", "the act of running; a race"), ("a 3, 2", "a race; the act of running")] {
            let console = ScriptedConsole([.line(line), .key("y"), .line("")], isInteractive: true)
            let play = try play("en", Self.run)
            #expect(play.run("lookup run --book 과일", on: console).status == .done)
            #expect(try play.words(of: "과일").last?.meaning == meaning, "\(line)")
        }
        let wrong = ScriptedConsole([.line("0-2"), .line("3-99"), .line("x"), .line("")], isInteractive: true)
        #expect(try play("en", Self.run).run("lookup run", on: wrong).console.stepsLeft == 0)
        #expect(wrong.seen.contains("Type numbers from 1 to 7"))
    }

    @Test("where there is one sense no numbers are asked for, and m only where senses are hidden", arguments: ["ko", "en"])
    func prompts(language: String) throws {
        func prompt(_ term: String, _ reply: String?) throws -> String {
            let console = ScriptedConsole([.line("")], isInteractive: true)
            _ = try play(language, reply).run("lookup \(term)", on: console)
            return try #require(console.requests.last?.prompt)
        }
        let one = try prompt("apple", nil)
        #expect(!one.contains("1") && !one.contains("m ") && one.contains("Enter"))
        let many = try prompt("run", Self.run)
        #expect(many.contains("1-2 3"), "\(many)")
        #expect(many.contains(language == "ko" ? "m 더 보기" : "m more"))
    }

    @Test("a key that others could read is for its owner alone from then on, which is told") func keyFile() throws {
        let play = try play("en")
        let file = play.store + "/lookup.json"
        func mode() -> mode_t {
            var status = stat()
            return stat(file, &status) == 0 ? status.st_mode & 0o777 : 0
        }
        let curl = [ChannelTarget.curl: AnsweringChannels.Answer.says("{}\n200")]
        play.channels = { _ in
            AnsweringChannels(
                curl.merging([.dictd: .fails(.refused(host: "127.0.0.1", port: 2_628)), .espeak: .says("x\n")]) { $1 })
        }
        #expect(play.run("lookup --enable deepl", on: ScriptedConsole([.key("top-secret:fx")])).status == .done)
        #expect(mode() == 0o600)
        chmod(file, 0o644)
        let told = play.run("lookup apple")
        #expect(told.status == .done && told.console.alerts.contains("Others could read lookup.json") && mode() == 0o600)
        #expect(!play.run("lookup apple").console.alerts.contains("Others could read"))
        chmod(file, 0o666)
        play.run("lookup --disable deepl")
        #expect(mode() == 0o600)
    }
}
