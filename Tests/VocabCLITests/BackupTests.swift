import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Backups as a learner meets them: listed, made, looked into, put back.
@Suite("backup") struct BackupTests {
    /// Fruit, of which a word was added, one deleted and the rest imported: three backups.
    private func play(_ language: String) throws -> Play {
        let play = Play(language: language)
        try play.putFruit()
        play.run("add kiwi 키위 --book 과일")
        play.run("remove apple --yes")
        play.run(["import", play.file("more.csv", "term,meaning\nlemon,레몬\n"), "--book", "과일"])
        return play
    }

    private func names(_ play: Play) throws -> [String] {
        try JSONValue(play.run("backup list --json").console.results).array.map { $0["name"].string }
    }

    /// The times in backup names depend on how often a command reads the clock.
    private func untimed(_ text: String) -> String { text.replacing(#/T\d\d-\d\d-\d\dZ/#, with: "T<time>Z") }

    @Test("there are none at first; the first change makes one") func none() throws {
        for (language, text) in [
            ("ko", "아직 백업이 없습니다. 있던 것을 처음 바꿀 때 저절로 만들어집니다.\n"),
            ("en", "There are no backups yet; the first change of what is there already makes one.\n"),
        ] {
            let play = Play(language: language)
            let list = play.run("backup list")
            #expect(list.console.alerts == text && list.console.results == "" && list.status == .done)
            #expect(play.run("backup list --json").console.results == "[\n]\n")
            try play.putFruit()
            play.run("add kiwi 키위 --book 과일")
            #expect(try names(play) == ["2026-11-18"])
        }
    }

    @Test("each is listed with why it was made and what is in it; the histories and the settings by what they are")
    func list() throws {
        for (language, text) in [
            (
                "ko",
                """
                2026-11-18 · 그날 첫 수정 전 · 1KB
                과일
                2026-11-18T<time>Z-remove · 삭제 전 · 1KB
                과일
                2026-11-18T<time>Z-import · 가져오기 전 · 1KB
                과일
                """
            ),
            (
                "en",
                """
                2026-11-18 · before the day's first change · 1 KB
                과일
                2026-11-18T<time>Z-remove · before deleting · 1 KB
                과일
                2026-11-18T<time>Z-import · before an import · 1 KB
                과일
                """
            ),
        ] {
            expectText(untimed(try play(language).run("backup list").console.results), text)
        }
    }

    @Test("the name of a history is not cut in the middle") func historyName() throws {
        let play = try play("en")
        play.run("quiz --book 과일", on: ScriptedConsole([.key("s"), .key("q")]))
        play.run("backup create")
        let device = try #require(try Store(root: play.store, files: DiskFileSystem()).device())
        #expect(!play.run("backup list").console.results.contains("\(device)l"))
    }

    @Test("--json holds name, time, reason, size and files") func json() throws {
        let list = try play("ko").run("backup list --json")
        let value = try JSONValue(list.console.results)
        #expect(value.array.map { $0["reason"].string } == ["daily", "remove", "import"])
        #expect(value[0]["at"].string == "2026-11-18T00:00:00Z")
        #expect(
            value.array.allSatisfy { (Int($0["bytes"].raw) ?? 0) > 100 && $0["files"] == .array([.string("bookcases/과일.json")]) })
        #expect(list.console.alerts == "" && list.status == .done)
    }

    @Test("one asked for is told by its name, and holds everything", arguments: ["ko", "en"]) func create(_ language: String)
        throws
    {
        let play = try play(language)
        play.run("setup --book 과일 --count 3")
        play.run("quiz --book 과일", on: ScriptedConsole([.key("s"), .key("q")]))
        let create = play.run("backup create")
        expectText(
            untimed(create.console.screen),
            language == "ko"
                ? "[알림] 백업 완료\n백업이 저장되었습니다.\n2026-11-18T<time>Z-manual\n다음: vocab backup list"
                : "[Alert] Backed up\nThe backup is saved.\n2026-11-18T<time>Z-manual\nNext: vocab backup list")
        let value = try JSONValue(play.run("backup list --json").console.results)
        let files = try #require(value.array.first { $0["reason"].string == "manual" }?["files"].array.map(\.string))
        #expect(
            files.count == 3 && files[0] == "bookcases/과일.json" && files[1].hasPrefix("history/") && files[2] == "settings.json")
        for file in files {
            let name = try #require(try names(play).first { $0.hasSuffix("manual") })
            #expect(play.bytes(file) != nil && play.bytes("backups/\(name)/\(file)") == play.bytes(file))
        }
    }

    @Test("looked into: its bookcases, and how to see more; nothing is changed", arguments: ["ko", "en"]) func open(
        _ language: String
    ) throws {
        let play = try play(language)
        let now = play.run("list").console.results
        let open = play.run("backup open 2026-11-18")
        #expect(open.console.results == (language == "ko" ? "과일: 단어 4개\n" : "과일: 4 words\n"))
        expectText(
            play.masked(open.console.alerts),
            (language == "ko" ? "자세히 보려면: " : "To look closer: ") + "vocab list --store '<store>/backups/2026-11-18'")
        #expect(play.run(["list", "--store", "\(play.store)/backups/2026-11-18"]).console.results.hasPrefix("apple: 사과\n"))
        #expect(play.run("list").console.results == now)
    }

    @Test("a folder laid out like a store does as well as a name", arguments: ["restore", "open"]) func folder(_ verb: String)
        throws
    {
        let (play, other) = (try play("en"), Play(language: "en"))
        try other.put("동물", [("cat", "고양이")])
        let command = play.run(["backup", verb, other.store])
        #expect(command.status == .done)
        #expect(command.console.screen.contains("동물"))
        #expect(play.run("books").console.results.contains("동물") == (verb == "restore"))
    }

    @Test("one that is not there is told, with the nearest names", arguments: unknown) func unknownNames(_ alert: AlertCase)
        throws
    {
        try alert.check { play in
            try play.putFruit()
            play.run("add kiwi 키위 --book 과일")
        }
    }

    static let unknown = [
        AlertCase(
            ["backup", "restore", "2026-11-81"], .noInput,
            ko: "[알림] 백업을 찾을 수 없습니다.\n‘2026-11-81’ 백업은 없습니다.\n혹시: 2026-11-18?\n다음: vocab backup restore 2026-11-18",
            en:
                "[Alert] Backup not found\nThere is no backup “2026-11-81”.\nDid you mean: 2026-11-18?\nNext: vocab backup restore 2026-11-18"
        ),
        AlertCase(
            ["backup", "open", "2026-11-19"], .noInput,
            ko: "[알림] 백업을 찾을 수 없습니다.\n‘2026-11-19’ 백업은 없습니다.\n혹시: 2026-11-18?\n다음: vocab backup open 2026-11-18",
            en:
                "[Alert] Backup not found\nThere is no backup “2026-11-19”.\nDid you mean: 2026-11-18?\nNext: vocab backup open 2026-11-18"
        ),
        AlertCase(
            ["backup", "restore", "어제"], .noInput,
            ko: "[알림] 백업을 찾을 수 없습니다.\n‘어제’ 백업은 없습니다.\n다음: vocab backup list",
            en: "[Alert] Backup not found\nThere is no backup “어제”.\nNext: vocab backup list"),
        AlertCase(
            ["backup", "restore", ""], .noInput,
            ko: "[알림] 백업을 찾을 수 없습니다.\n‘’ 백업은 없습니다.\n다음: vocab backup list",
            en: "[Alert] Backup not found\nThere is no backup “”.\nNext: vocab backup list"),
    ]

    @Test("a broken file in a backup keeps it from being restored; nothing is changed") func broken() throws {
        let play = try play("en")
        play.putFile("backups/2026-11-18/bookcases/과일.json", Array("x".utf8))
        let now = play.run("list").console.results
        let restore = play.run("backup restore 2026-11-18")
        #expect(restore.status == .badData && restore.console.alerts.hasPrefix("[Alert] Broken file\n"))
        #expect(play.run("list").console.results == now)
        #expect(play.run("backup open 2026-11-18").status == .badData)
    }

    @Test("on a terminal the list is indented and fits the screen") func boxed() throws {
        let play = try play("ko")
        let console = ScriptedConsole.terminal(columns: 40)
        play.run("backup list", on: console)
        #expect(console.linesTooWide.isEmpty)
        #expect(console.bareScreen.hasPrefix("2026-11-18 · 그날 첫 수정 전 · 1KB\n  과일\n"))
    }
}
