import Testing
import VocabCore
import VocabSync
import VocabTestSupport

@testable import VocabCLI

/// What a learner reads of a sync.
@Suite("vocab sync") struct SyncCommandTests {
    static let failures: [SyncError] =
        [
            .noGit, .notConnected, .noRepository(remote: "x.git", words: "fatal: no"),
            .notAStore(remote: "x.git", file: "main.c"),
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
        #expect(SyncPhrase.last(.sample, now: .later).english == "Last sync: within a day")
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
