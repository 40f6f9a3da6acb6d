import Testing
import VocabLists
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Saying which languages the learner reads.
@Suite("Setting up the languages that are read") struct ReadLanguagesSetupTests {
    private func languages(_ play: Play) throws -> [String]? {
        try Store(root: Path(play.store), files: DiskFileSystem()).settings().languages
    }

    @Test("setup keeps them, asks for nothing else, and undo takes them back", arguments: ["ko", "en"])
    func keeps(language: String) throws {
        let play = Play(language: language)
        let setup = play.run(["setup", "--languages", "한국어, English"])
        expectText(
            setup.console.alerts,
            language == "ko"
                ? "[알림] 설정 완료\n읽을 수 있는 언어: 한국어, 영어" : "[Alert] Set up\nLanguages you read: Korean and English")
        #expect(setup.status == .done && setup.console.results == "")
        #expect(try languages(play) == ["ko", "en"])
        #expect(
            play.bytes("settings.json").map { String(decoding: $0, as: UTF8.self) }?
                .hasPrefix("{\"format\":1,\"languages\":[\"ko\",\"en\"],\"modified\":") == true)
        play.run("setup --languages ja,ko,en,ja")
        #expect(try languages(play) == ["ja", "ko", "en"])
        let undo = play.run("undo").console.alerts
        #expect(
            undo.contains(
                language == "ko"
                    ? "읽을 수 있는 언어를 ‘일본어, 한국어, 영어’로 정한 것을 되돌렸습니다." : "which languages you read: Japanese, Korean and English"))
        #expect(try languages(play) == ["ko", "en"])
    }

    @Test("an empty value forgets them") func forgets() throws {
        let play = Play(language: "en")
        play.run("setup --languages ko")
        expectText(
            play.run(["setup", "--languages", ""]).console.alerts, "[Alert] Set up\nNothing is kept of the languages you read.")
        #expect(try languages(play) == nil)
    }

    @Test("they go with other options, and stand in the set-up of games from then on") func together() throws {
        let play = Play(language: "ko")
        try play.putFruit()
        let setup = play.run("setup 과일 --count 2 --languages en").console.alerts
        #expect(setup.contains("[알림] 설정 완료\n읽을 수 있는 언어: 영어\n"))
        #expect(setup.hasSuffix("[알림] 설정 완료\n단어장: 과일\n문제 수: 2\n읽을 수 있는 언어: 영어\n다음: vocab quiz\n"))
        #expect(play.run("setup 과일 --count 3").console.alerts.contains("문제 수: 3\n읽을 수 있는 언어: 영어\n"))
    }

    @Test("a language that nobody knows is refused with those near it, and nothing is saved")
    func refuses() throws {
        try AlertCase(
            ["setup", "--new-per-day", "3", "--languages", "ko,Germann"], .usage,
            ko: "[알림] 모르는 언어입니다.\n‘Germann’ 언어는 모릅니다.\n혹시: German?\n다음: vocab setup --new-per-day 3 --languages ko,German",
            en:
                "[Alert] Unknown language\nNo language is called “Germann”.\nDid you mean: German?\nNext: vocab setup --new-per-day 3 --languages ko,German"
        ).check { _ in }
        let play = Play(language: "ko")
        #expect(play.run("setup --new-per-day 3 --languages 한국아").console.alerts.contains("한국어"))
        #expect(play.bytes("settings.json") == nil)
    }

    /// What comes of the offer, made as often as `steps` answer it.
    private func offered(_ steps: [[ScriptedConsole.Step]], in play: Play, isInteractive: Bool = true) throws -> [String] {
        try steps.map { steps in
            let console = ScriptedConsole(steps, isInteractive: isInteractive)
            let world = World(
                now: { ClockReading(timestamp: Timestamp(secondsSince1970: 1_795_000_000), milliseconds: 0) },
                clockOffsets: { [] },
                generator: { 1 }, environment: play.environment, console: console, files: DiskFileSystem(),
                readInput: { _ in [] },
                starters: [], thesaurus: { nil }, matchingFiles: { _ in [] }, page: nil)
            try Session(world, options: GlobalOptions(), command: .atPrompt).offerLanguages(["ko", "en"])
            #expect(console.stepsLeft == 0)
            return console.bareScreen
        }
    }

    @Test("the offer is made until it is answered, a yes keeps them, a no is kept too", arguments: ["ko", "en"])
    func offer(language: String) throws {
        let question =
            language == "ko"
            ? "한국어, 영어를 읽을 수 있다고 기억해 둘까요? (y/N) " : "Remember that you read Korean and English? (y/N) "
        let yes = Play(language: language)
        #expect(try offered([[.endOfInput], [.key("y")], []], in: yes) == [question + "\n", question + "y\n", ""])
        #expect(try languages(yes) == ["ko", "en"])
        let no = Play(language: language)
        #expect(try offered([[.key("n")], []], in: no) == [question + "n\n", ""])
        #expect(try languages(no) == [])
        #expect(try offered([[]], in: Play(language: language), isInteractive: false) == [""])
        #expect(throws: Alert.interrupted) { try offered([[.interrupt]], in: Play(language: language)) }
    }
}
