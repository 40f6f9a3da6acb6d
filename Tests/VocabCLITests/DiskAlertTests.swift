import Glibc
import Testing
import VocabLists
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// A disk that refuses what the test says, and is the real one in all else.
struct RefusingDisk: FileSystem {
    var onRead: FileFailure?
    var onReplace: FileFailure?
    var onAppend: FileFailure?
    /// How many appends it refuses; nil for all.
    var refusedAppends: Countdown?

    /// Counts down.
    final class Countdown: @unchecked Sendable {
        var left: Int
        init(_ left: Int) { self.left = left }
    }
    var onLock: FileFailure?
    private let disk = DiskFileSystem()

    init(onRead: FileFailure? = nil, onReplace: FileFailure? = nil, onAppend: FileFailure? = nil, onLock: FileFailure? = nil) {
        self.onRead = onRead
        self.onReplace = onReplace
        self.onAppend = onAppend
        self.onLock = onLock
    }

    func read(_ path: Path, in root: Path, limit: Int) throws(FileFailure) -> [UInt8]? {
        if let onRead { throw onRead }
        return try disk.read(path, in: root, limit: limit)
    }

    func status(_ path: Path) throws(FileFailure) -> FileStatus? { try disk.status(path) }

    func list(_ folder: Path) throws(FileFailure) -> [Path] { try disk.list(folder) }

    func makeFolder(_ path: Path) throws(FileFailure) { try disk.makeFolder(path) }

    func version(of path: Path) throws(FileFailure) -> FileStatus? { try disk.version(of: path) }

    func confine(_ path: Path, to root: Path) throws(FileFailure) { try disk.confine(path, to: root) }

    func create(_ path: Path, with bytes: [UInt8]) throws(FileFailure) {
        if let onReplace { throw onReplace }
        try disk.create(path, with: bytes)
    }

    func replace(_ path: Path, with bytes: [UInt8], over version: FileStatus) throws(FileFailure) {
        if let onReplace { throw onReplace }
        try disk.replace(path, with: bytes, over: version)
    }

    func destination(_ path: Path) throws(FileFailure) -> Destination { try disk.destination(path) }

    func write(_ bytes: [UInt8], into path: Path) throws(FileFailure) { try disk.write(bytes, into: path) }

    func readStart(_ path: Path, in root: Path, count: Int) throws(FileFailure) -> [UInt8]? {
        if let onRead { throw onRead }
        return try disk.readStart(path, in: root, count: count)
    }

    func readLines(
        _ path: Path, in root: Path, limit: Int, inPiecesOf count: Int, _ take: (FileEnd) -> Void
    ) throws(FileFailure) {
        if let onRead { throw onRead }
        try disk.readLines(path, in: root, limit: limit, inPiecesOf: count, take)
    }

    func readEnd(_ path: Path, in root: Path, count: Int) throws(FileFailure) -> FileEnd? {
        if let onRead { throw onRead }
        return try disk.readEnd(path, in: root, count: count)
    }

    func append(
        to path: Path, in root: Path, tornTo rest: Path, _ lines: (FileEnd) throws(FileFailure) -> [UInt8]
    ) throws(FileFailure) -> Bool {
        if let onAppend, refusedAppends.map({ $0.left > 0 }) ?? true {
            refusedAppends?.left -= 1
            throw onAppend
        }
        return try disk.append(to: path, in: root, tornTo: rest, lines)
    }

    func rewrite(
        _ path: Path, in root: Path, limit: Int, _ change: ([UInt8]) throws(FileFailure) -> [UInt8]
    ) throws(FileFailure) {
        try disk.rewrite(path, in: root, limit: limit, change)
    }

    func rename(_ path: Path, to newPath: Path) throws(FileFailure) {
        try disk.rename(path, to: newPath)
    }

    func setMode(_ path: Path, to mode: UInt32) throws(FileFailure) { try disk.setMode(path, to: mode) }

    func remove(_ path: Path) throws(FileFailure) { try disk.remove(path) }

    func withLock<Result>(_ path: Path, waits: Bool, _ body: () throws -> Result) throws -> Result {
        if let onLock { throw onLock }
        return try disk.withLock(path, waits: waits, body)
    }
}

/// What is said when the disk says no; nothing is said to be saved that is not.
@Suite("Alerts about the disk") struct DiskAlertTests {
    @Test("a store that another process holds is told, and exits with 75") func locked() throws {
        for (language, text) in [
            ("ko", "[알림] 다른 곳에서 사용 중입니다.\n다른 vocab이 저장하고 있습니다 (프로세스 4711). 잠시 뒤 다시 해 주세요.\n"),
            ("en", "[Alert] In use elsewhere\nAnother vocab is saving (process 4711). Try again in a moment.\n"),
        ] {
            let play = Play(language: language)
            try play.putFruit()
            let before = play.bytes("bookcases/과일.json")
            let console = ScriptedConsole()
            let disk = RefusingDisk(onLock: .locked(path: "\(play.store)/.lock", holder: 4711))
            #expect(play.run(["add", "kiwi", "키위", "--book", "과일"], over: disk, on: console) == .tryAgain)
            #expect(console.screen == text)
            #expect(VocabCLI.ExitStatus.tryAgain.rawValue == 75)
            #expect(play.bytes("bookcases/과일.json") == before)
        }
    }

    @Test("a lock whose holder left no number is told without one") func lockedByNobody() {
        let console = ScriptedConsole()
        let disk = RefusingDisk(onLock: .locked(path: "/x", holder: nil))
        #expect(Play(language: "en").run(["book", "add", "A"], over: disk, on: console) == .tryAgain)
        #expect(console.screen == "[Alert] In use elsewhere\nAnother vocab is saving. Try again in a moment.\n")
    }

    @Test(
        "a write that fails is told with its cause and a command that shows it, never as saved",
        arguments: [
            (ENOSPC, "디스크가 가득 찼습니다.", "the disk is full.", "df -h /멀리"),
            (EACCES, "권한이 없습니다.", "permission denied.", "ls -la /멀리"),
            (EROFS, "읽기 전용입니다.", "it is read-only.", "ls -la /멀리"),
        ])
    func writeFails(_ number: Int32, _ korean: String, _ english: String, _ command: String) throws {
        for (language, text) in [
            ("ko", "[알림] 디스크 오류\n/멀리/과일.json\n저장 실패: \(korean)\n다음: \(command)\n"),
            ("en", "[Alert] Disk error\n/멀리/과일.json\nSaving failed: \(english)\nNext: \(command)\n"),
        ] {
            let play = Play(language: language)
            try play.putFruit()
            let disk = RefusingDisk(onReplace: .system(.write, path: "/멀리/과일.json", errorNumber: number))
            let console = ScriptedConsole()
            #expect(play.run(["add", "kiwi", "키위", "--book", "과일"], over: disk, on: console) == .diskError)
            #expect(console.screen == text)
            #expect(play.run("search kiwi").console.results == "")
        }
    }

    @Test("an error that has no words of its own is told in the system's") func otherError() throws {
        let play = Play(language: "en")
        let console = ScriptedConsole()
        let disk = RefusingDisk(onRead: .system(.read, path: "/x", errorNumber: EIO))
        #expect(play.run(["book", "show", "과일"], over: disk, on: console) == .diskError)
        #expect(console.screen == "[Alert] Disk error\n/x\nReading failed: Input/output error\n")
    }

    @Test("a file of the store that is too large is told") func tooLarge() throws {
        let play = Play(language: "ko")
        let console = ScriptedConsole()
        let disk = RefusingDisk(onRead: .tooLarge(path: "/x", limit: 256 << 20))
        #expect(play.run(["book", "show", "과일"], over: disk, on: console) == .noInput)
        #expect(console.screen == "[알림] 읽거나 쓸 수 없습니다.\n/x\n파일이 너무 큽니다. 256MB까지 읽습니다.\n")
    }

    @Test("a store below a file cannot be made: exit 73, and the file stays as it was") func storeBelowFile() {
        let play = Play(language: "en")
        let file = play.file("plain", "x")
        let made = play.run(["book", "add", "A", "--store", file + "/store"])
        #expect(made.status == .cannotCreate)
        #expect(made.status.rawValue == 73)
        #expect(
            play.masked(made.console.screen)
                == "[Alert] Disk error\n<folder>/plain\nMaking the folder failed: something on the path is not a folder.\nNext: ls -la <folder>\n"
        )
        #expect((try? InputFile.read(Path(file))) == [0x78])
    }

    @Test("a store without permission is told", .enabled(if: getuid() != 0, "root may write everywhere")) func noPermission() {
        let play = Play(language: "en")
        mkdir(play.store, 0o500)
        let made = play.run("book add A")
        #expect(made.status == .cannotCreate)
        #expect(play.masked(made.console.screen).contains("Making the folder failed: permission denied.\nNext: ls -la <store>\n"))
    }

    @Test("answers that cannot be kept are told once, the round goes on, and exits with 74") func answersNotKept() throws {
        let play = Play(language: "ko")
        try play.putFruit()
        let disk = RefusingDisk(onAppend: .system(.write, path: "/멀리/1.jsonl", errorNumber: ENOSPC))
        let console = ScriptedConsole([.key("1"), .key("s")])
        #expect(play.run(["quiz", "--book", "과일", "--count", "2", "--seed", "1"], over: disk, on: console) == .diskError)
        #expect(
            console.alerts
                == "[알림] 기록하지 못했습니다.\n게임은 계속할 수 있습니다. 저장하지 못한 답은 다음 답과 함께 다시 저장해 봅니다.\n/멀리/1.jsonl\n저장 실패: 디스크가 가득 찼습니다.\n다음: df -h /멀리\n"
                + "이 게임의 답 2개를 끝내 저장하지 못했습니다. (되돌린 것도 셉니다)\n")
        #expect(console.results.contains("0/2 (0%)"))
        #expect(console.stepsLeft == 0)
    }
}
