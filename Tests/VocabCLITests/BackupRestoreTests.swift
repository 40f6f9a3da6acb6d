import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// What is put back from a backup, and what stays.
@Suite("backup restore") struct BackupRestoreTests {
    /// Fruit, of which a word was added, one deleted and the rest imported: three backups.
    private func play(_ language: String) throws -> Play {
        let play = Play(language: language)
        try play.putFruit()
        play.run("add kiwi 키위 --book 과일")
        play.run("remove apple --yes")
        play.run(["import", play.file("more.csv", "lemon,레몬\n"), "--book", "과일"])
        return play
    }

    private func names(_ play: Play) throws -> [String] {
        try JSONValue(play.run("backup list --json").console.results).array.map { $0["name"].string }
    }

    @Test("restored, all is as it was then; undo takes that back, and redo does it again") func restore() throws {
        for (language, text) in [
            ("ko", "[알림] 복원 완료\n2026-11-18 백업에서 복원했습니다.\n과일\n다음: vocab undo"),
            ("en", "[Alert] Restored\nPut back from the backup 2026-11-18:\n과일\nNext: vocab undo"),
        ] {
            let play = try play(language)
            let now = play.run("list").console.results
            let restore = play.run("backup restore 2026-11-18")
            expectText(restore.console.screen, text)
            #expect(restore.status == .done)
            let then = play.run("list").console.results
            #expect(then.hasPrefix("apple: 사과\nbanana: 바나나\ncherry: 체리\ngrape: 포도\n") && !then.contains("kiwi"))
            #expect(play.run("undo").status == .done)
            #expect(play.run("list").console.results == now)
            #expect(play.run("redo").status == .done)
            #expect(play.run("list").console.results == then)
            #expect(try names(play).contains { $0.hasSuffix("-restore") })
        }
    }

    @Test("restored twice is as restored once") func twice() throws {
        let play = try play("en")
        let now = play.run("list").console.results
        play.run("backup restore 2026-11-18")
        let then = play.run("list --json").console.results
        let again = play.run("backup restore 2026-11-18")
        #expect(again.console.screen == "[Alert] Not saved\nNothing changed.\n")
        #expect(again.status == .badData)
        #expect(play.run("list --json").console.results == then)
        #expect(play.run("undo").console.screen.contains("\nUndone: restoring the backup 2026-11-18\n"))
        #expect(play.run("list").console.results == now)
    }

    @Test("a deleted bookcase comes back; one that took its name meanwhile stays, and it gets a number") func nameTaken() throws {
        let play = Play(language: "en")
        try play.putFruit()
        play.run("book remove 과일 --yes")
        play.run("book add 과일")
        let name = try #require(try names(play).first { $0.hasSuffix("remove") })
        #expect(play.run(["backup", "restore", name]).console.screen.contains("\n과일 2\n"))
        #expect(play.run("books").console.results == "과일: 0 words (a game needs 4)\n과일 2: 4 words\n")
    }

    @Test("the set-up comes back with a backup that holds one, and stays with one that does not") func setup() throws {
        let play = try play("en")
        play.run("setup --book 과일 --count 2")
        play.run("backup create")
        play.run("setup --book 과일 --count 3")
        let rounds = { play.run("quiz", on: ScriptedConsole([.key("q")])).console.screen }
        play.run(["backup", "restore", try #require(try names(play).first { $0.hasSuffix("remove") })])
        #expect(rounds().hasPrefix("과일 · 3 questions\n"))
        play.run(["backup", "restore", try #require(try names(play).first { $0.hasSuffix("manual") })])
        #expect(rounds().hasPrefix("과일 · 2 questions\n"))
        play.run("undo")
        #expect(rounds().hasPrefix("과일 · 3 questions\n"))
    }

    @Test("two bookcases that have changed names since get their own names back") func swappedNames() throws {
        let play = Play(language: "en")
        try play.putFruit("과일")
        try play.put("색", [("red", "빨강")])
        play.run("backup create")
        for names in ["과일 x", "색 과일", "x 색"] { play.run("book rename \(names)") }
        let name = try #require(try names(play).first { $0.hasSuffix("manual") })
        play.run(["backup", "restore", name])
        #expect(play.run("books").console.results == "과일: 4 words\n색: 1 word (a game needs 4)\n")
        #expect(play.run("list --book 색").console.results == "red: 빨강\n")
    }

    @Test("the backup of a day on which a bookcase was renamed can be restored") func renamedOnTheDay() throws {
        let play = Play(language: "en")
        try play.putFruit()
        play.run("book rename 과일 열매")
        play.run("add kiwi 키위 --book 열매")
        #expect(play.run("backup open 2026-11-18").status == .done)
        #expect(play.run("backup restore 2026-11-18").status == .done)
        #expect(play.run("books").console.results == "과일: 4 words\n")
    }

    @Test(
        "answers that are missing come back, later ones stay, and all settings are those of the backup", arguments: ["ko", "en"])
    func everything(language: String) throws {
        let play = Play(language: language)
        try play.putFruit()
        let answering = { (keys: [String]) in ScriptedConsole(keys.map { .key($0) } + [.key("q")]) }
        play.run("setup --new-per-day 7 --retention 0.8")
        play.run("quiz 과일 --seed 1", on: answering(["1", "2"]))
        play.run("backup create")
        let store = Store(root: Path(play.store), files: DiskFileSystem())
        let kept = try store.history()
        for path in try store.historyPaths() { try DiskFileSystem().remove(path) }
        play.run("setup --new-per-day 9 --retention 0.95")
        play.run("plan --exam 2026-12-24")
        play.run("quiz 과일 --seed 2", on: answering(["1"]))
        let later = try store.history().reviews
        let now = try store.settings()
        let restored = play.run(["backup", "restore", try #require(try names(play).first { $0.hasSuffix("manual") })])
        #expect(restored.status == .done)
        #expect(
            restored.console.alerts.contains(
                language == "ko"
                    ? "설정을 되돌렸습니다. 없던 기록 \(kept.reviews.count)개를 더했습니다."
                    : "The settings are those of the backup. Missing answers added: \(kept.reviews.count)."))
        #expect(try store.settings().study.newPerDay == 7 && store.settings().plan == nil)
        #expect(try store.history().reviews == kept.reviews + later)
        play.run("undo")
        var again = try store.settings()
        #expect(again.modified != now.modified, "they were changed again just now")
        again.modified = now.modified
        #expect(try again == now && store.history().reviews == later)
    }
}
