import Testing
import VocabCore
import VocabTestSupport

@testable import VocabCLI
@testable import VocabSync

/// What a learner reads of a sync.
@Suite("vocab sync") struct SyncCommandTests {
    static let failures: [SyncError] =
        [
            .noGit, .notConnected, .noRepository(remote: "x.git", words: "fatal: no"),
            .notAStore(remote: "x.git", file: "main.c"),
            .noList(remote: "x.git"), .otherList(remote: "x.git", bookcase: "과일"), .emptied(remote: "x.git", words: 3),
            .emptiedList(remote: "x.git", words: 3),
            .newerFormat(file: "settings.json", format: 9, supported: 1), .brokenRemote(file: "a.json", .unexpectedEnd),
            .noBranch,
            .busy(lock: "HEAD.lock", words: "w"), .offline(remote: "x", words: "w"), .noCredentials(remote: "x", words: "w"),
            .refused(remote: "x", words: "w"), .hookFailed(words: "w"), .unsound(bookcase: "과일"), .outrun(times: 5),
            .diskFull(words: "w"), .git(command: "fetch", words: "w"),
        ] + GitOperation.allCases.map(SyncError.unfinished)

    @Test("says of whatever went wrong what it is, in both languages, and what to do", arguments: failures)
    func told(error: SyncError) {
        let alert = Alert(error)
        for text in [alert.korean, alert.english] { #expect(!text.title.isEmpty && !text.message.isEmpty) }
        #expect(alert.status != .done)
        let korean = alert.korean.message.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
        #expect(korean && alert.korean != alert.english)
    }

    @Test("shows git's own words only below ours") func words() {
        let text = Alert(SyncError.offline(remote: "x", words: "fatal: unable to access\nhint: try")).english
        #expect(text.message == "“x”: words and answers here are as they were.\nfatal: unable to access")
    }

    @Test("of a store that is not connected names init", arguments: [["sync"], ["sync", "status"], ["sync", "--json"]])
    func notConnected(command: [String]) {
        let play = Play(language: "en")
        let outcome = play.run(command)
        #expect(outcome.status == .usage && outcome.console.results.isEmpty)
        #expect(outcome.console.alerts.contains("Not connected") && outcome.console.alerts.contains("vocab sync init"))
    }

    @Test("tells what came and went, counted, in both languages") func phrases() {
        var difference = ContentDifference()
        (difference.words, difference.answers, difference.bookcases) = (3, 1, 2)
        #expect(SyncPhrase.received(difference).english == "Received: 3 words, 1 answer, 2 bookcases")
        #expect(SyncPhrase.sent(difference).korean == "보낸 것: 단어 3개, 기록 1개, 단어장 2개")
        #expect(SyncPhrase.last(.sample, now: .later).english == "Last sync: 1 hour ago")
        #expect(SyncPhrase.last(.sample, now: .sample).korean == "마지막 동기화: 방금")
    }

    @Test("is named at the door from seven days after the last one, and not before", arguments: ["ko", "en"])
    func oldSync(language: String) throws {
        let play = Play(language: language)
        try play.putFruit()
        func door() -> String { play.run([], on: .terminal([.line("quit")])).console.bareScreen }
        let word = language == "ko" ? "7일 동안 다른 기기와 동기화하지 않았습니다: sync" : "Not synced for 7 days: sync"
        #expect(!door().contains("sync"), "a store that was never synced has no last time")
        let now = Timestamp(secondsSince1970: 1_795_000_000)
        _ = play.putFile(".git/vocab-synced", Array("\(now)\n".utf8))
        play.pass(seconds: 6 * 86_400)
        #expect(!door().contains("sync"))
        play.pass(seconds: 86_400)
        #expect(door().contains(word))
    }

    @Test("asks about words that are gone from the remote, and tells of lists, in both languages") func lists() {
        #expect(SyncPhrase.deleteHereToo(words: 1).english.hasSuffix("(y/N)"))
        #expect(Alert(SyncError.emptied(remote: "x", words: 2)).english.message.contains("--emptied restore"))
        var difference = ContentDifference()
        difference.words = 2
        #expect(ListPhrase.received("과일", difference, isDryRun: true).korean == "‘과일’ 목록에서 받을 것: 단어 2개")
        #expect(ListPhrase.sent("과일", difference, isDryRun: false).english == "Sent to the list “과일”: 2 words")
        #expect(ListPhrase.offered("과일", at: "x").english.contains("book follow x"))
    }

    @Test(
        "tells who types share for a bookcase that somebody else shares what to do, and sends nothing", arguments: ["ko", "en"])
    func shareOfAFollower(language: String) throws {
        let play = Play(language: language)
        try play.putFruit()
        try Store(root: Path(play.store), files: DiskFileSystem()).update(Change(.followList), at: .sample) { library in
            guard let fruit = library.bookcase(named: "과일") else { return }
            try library.update(fruit.id) { $0 = $0.linked(to: ListLink(.follow, "/class/fruit.git", commit: "c")) }
        }
        let outcome = play.run(["book", "share", "과일"])
        #expect(outcome.status == .badData)
        #expect(outcome.console.alerts.contains(language == "ko" ? "‘과일’을 따르고 있습니다." : "You follow “과일”."))
        #expect(outcome.console.alerts.contains("vocab book share 과일 /class/fruit.git"))
    }

    @Test("says what undo cannot take back any more, and of two bookcases with one name which is called otherwise now")
    func toldAfterwards() {
        let change = UndoneActionPhrase.change(Change(.editWord, "apple"))
        #expect(Alert.stepOvertaken(.undo, change).korean.message == "그 뒤에 다른 기기에서 바뀌었습니다: \(change.korean)")
        #expect(Alert.stepOvertaken(.redo, change).english.title == "Cannot be done again")
        #expect(Alert.stepOvertaken(.undo, change).status != .done)
        let field = FieldConflict(field: FieldConflict.takenName, kept: "시험 2", other: "시험")
        let conflict = SyncPhrase.conflict(MergeConflict(bookcase: "시험 2", term: nil, field: field))
        #expect(conflict.korean == "‘시험’ 단어장이 둘이 되어 하나는 ‘시험 2’로 바꿈")
        #expect(conflict.english == "Two bookcases came to be called “시험”; one is “시험 2” now")
        let example = FieldConflict(field: "example", kept: "Apples are red.", other: "An apple a day.")
        let word = SyncPhrase.conflict(MergeConflict(bookcase: "과일", term: "apple", field: example))
        #expect(word.korean == "과일 · apple · 예문: ‘Apples are red.’ 남김, ‘An apple a day.’ 메모에 적음")
        #expect(word.english == "과일 · apple · example: “Apples are red.” stays, “An apple a day.” is in the note")
    }

    @Test("lang is kept beside the settings, which are shared, and undo does not take it back") func language() throws {
        let play = Play(language: "en")
        try play.putFruit()
        let settings = play.bytes("settings.json")
        #expect(play.run(["lang", "ko"]).status == .done)
        #expect(play.bytes("language") == Array("ko\n".utf8) && play.bytes("settings.json") == settings)
        play.putFile("language", Array("xx\n".utf8))
        #expect(play.run(["books"]).status == .done)
    }

    @Test("needs git to share and to follow, and a bookcase that is tied to a list to leave it") func lackOfGit() throws {
        let play = Play(language: "en")
        try play.putFruit()
        for command in [["book", "share", "과일", "x.git"], ["book", "follow", "x.git", "--json"]] {
            let outcome = play.run(command)
            #expect(outcome.status == .unavailable && outcome.console.alerts.contains("No git"), "\(command)")
        }
        #expect(play.run(["book", "share", "과일"]).status == .usage)
        #expect(play.run(["book", "leave", "과일"]).status != .done)
    }

    @Test("merge-driver puts the merged file into the place of ours, and leaves ours where a side cannot be read")
    func mergeDriver() throws {
        let play = Play(language: "en")
        func bookcase(_ terms: [String]) throws -> [UInt8] {
            BookcaseFile.encode(try .sample(words: terms.map { try .sample(term: $0) }))
        }
        let base = play.file("O", try bookcase(["apple"]))
        let ours = play.file("A", try bookcase(["apple", "pear"]))
        let theirs = play.file("B", try bookcase(["apple", "plum"]))
        #expect(play.run(["merge-driver", base, ours, theirs]).status == .done)
        let merged = try BookcaseFile.decode(
            try #require(try DiskFileSystem().read(Path(ours), in: Path(play.folder), limit: 1 << 20)))
        #expect(Set(merged.words.map(\.term)) == ["apple", "pear", "plum"])
        let broken = play.file("B", Array("{".utf8))
        #expect(play.run(["merge-driver", base, ours, broken]).status != .done)
    }
}
