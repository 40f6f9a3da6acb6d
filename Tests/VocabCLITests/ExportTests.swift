import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

@Suite("Exporting") struct ExportTests {
    private func play(_ language: String = "en") throws -> Play {
        let play = Play(language: language)
        try play.put("과일", [("apple", "사과, 능금"), ("=pear", "배"), ("plum \"x\"", "자두\n오얏")])
        return play
    }

    @Test("CSV and TSV go to standard output, with a word about formulas beside it") func tables() throws {
        let play = try play("ko")
        let csv = play.run("export --book 과일")
        expectText(
            csv.console.results,
            """
            term,meaning,partOfSpeech,pronunciation,example,synonyms,antonyms,tags,note
            apple,"사과, 능금",,,,,,,
            =pear,배,,,,,,,
            "plum ""x\""","자두
            오얏",,,,,,,
            """)
        #expect(csv.console.alerts == "=, +, -, @로 시작해서 스프레드시트가 수식으로 여길 수 있는 칸이 1개 있습니다. 막으려면 --guard-formulas를 쓰세요.\n")
        let guarded = play.run("export --book 과일 --guard-formulas")
        #expect(guarded.console.results.contains("\n'=pear,배,") && guarded.console.alerts == "")
        #expect(play.run("export --format tsv").console.results.contains("\napple\t사과, 능금\t"))
    }

    @Test(
        "every format comes back by import, and written again it is the same", arguments: ["csv", "tsv", "json", "anki", "xlsx"])
    func roundTrip(format: String) throws {
        let play = try play()
        let first = play.folder + "/과일." + format
        #expect(play.run(["export", "--book", "과일", "--format", format, "-o", first]).status == .done)
        let written = play.text("과일.\(format)")
        #expect(written == play.run(["export", "--book", "과일", "--format", format]).console.results)
        let other = Play(language: "en")
        #expect(other.run(["import", first]).status == .done)
        #expect(other.run(["export", "--book", "과일", "--format", format]).console.results == written)
        let before = play.bytes("bookcases/과일.json")
        play.run(["import", first, "--book", "과일"])
        #expect(play.bytes("bookcases/과일.json") == before)
    }

    @Test(
        "on a terminal nothing that a word holds drives it, while a pipe and a file get every byte",
        arguments: ["csv", "tsv", "json", "anki"])
    func hostileWords(format: String) throws {
        let play = Play(language: "en")
        try play.put("나쁜 책", [(Hostile.word, "뜻 " + Hostile.signs.joined()), ("apple", "사과")])
        let command = ["export", "나쁜 책", "--format", format]
        let shown = play.run(command, on: .terminal()).console.results
        #expect(Hostile.intruders(in: shown.replacing("\t", with: " ")) == [] && shown.contains("apple") && shown.contains("사과"))
        #expect(shown.contains("\t") == (format == "tsv" || format == "anki"))
        let piped = play.run(command).console.results
        #expect(format == "json" || Hostile.intruders(in: piped).contains("U+202E"))
        let path = play.folder + "/밖 으로"
        #expect(play.run(command + ["-o", path], on: .terminal()).status == .done)
        #expect(Array(play.text("밖 으로").utf8) == Array(piped.utf8))
    }

    @Test("--history adds the answers, and is for JSON alone") func history() throws {
        let play = try play()
        let reviews = try JSONValue(play.run("export --book 과일 --format json --history").console.results)["reviews"]
        #expect(reviews == .array([]))
        #expect(try JSONValue(play.run("export --book 과일 --format json").console.results)["reviews"] == .other(""))
        #expect(play.run("export --book 과일 --history").status == .usage)
    }

    @Test("--all is one archive of the store; it is not thrown at a terminal") func all() throws {
        for (language, title) in [("ko", "[알림]"), ("en", "[Alert]")] {
            let play = try play(language)
            let refused = play.run("export --all", on: .terminal())
            #expect(
                refused.status != .done && refused.console.results == "" && refused.console.bareScreen.contains("-o vocab.tar"))
            let piped = play.run("export --all")
            #expect(
                piped.status == .done && piped.console.results.contains("vocab/bookcases/과일.json")
                    && !piped.console.alerts.contains(title))
            let path = play.folder + "/all.tar"
            #expect(play.run(["export", "--all", "-o", path], on: .terminal()).status == .done)
            #expect(play.text("all.tar").utf8.count == piped.console.results.utf8.count)
        }
    }

    @Test("a file that cannot be written is told, and is no success") func unwritable() throws {
        let play = try play()
        for path in [play.folder + "/none/x.csv", play.folder] {
            let outcome = play.run(["export", "--book", "과일", "-o", path])
            #expect(outcome.status == .cannotCreate && outcome.console.results == "")
            #expect(play.masked(outcome.console.alerts).contains(play.masked(path)))
        }
    }

    @Test("a file that was there is replaced as a whole where --force says so") func replaced() throws {
        let play = try play()
        let path = play.file("x.csv", String(repeating: "old\n", count: 9_999))
        #expect(play.run(["export", "--book", "과일", "-o", path, "--force"]).status == .done)
        #expect(play.text("x.csv") == play.run("export --book 과일").console.results)
    }

    @Test(
        "without --book it is the only bookcase, or the one of the set-up; otherwise it is asked for, and an unknown one refused")
    func which() throws {
        let play = try play()
        #expect(play.run("export").status == .done)
        try play.put("동물", [("dog", "개")])
        let unclear = play.run("export")
        #expect(unclear.status != .done && unclear.console.alerts.contains("--book") && unclear.console.results == "")
        #expect(play.run("export --book 동물").console.results.contains("dog,개"))
        let unknown = play.run("export --book 동무")
        #expect(unknown.status != .done && unknown.console.alerts.contains("동물"))
        #expect(play.run("export --format xml").status == .usage)
        #expect(Play(language: "ko").run("export").status == .badData)
    }
}
