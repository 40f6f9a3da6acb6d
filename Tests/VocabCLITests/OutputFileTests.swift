import Glibc
import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore
@testable import VocabLists

/// What stands where a file is to be written is never lost without a word.
@Suite("Writing to a place where something is") struct OutputFileTests {
    private static let row = "apple,\"사과, 능금\"\n"

    private func play(_ language: String = "en") throws -> Play {
        let play = Play(language: language)
        try play.put("과일", [("apple", "사과, 능금")])
        return play
    }

    private func export(_ play: Play, to path: String, _ more: [String] = [], on console: ScriptedConsole = ScriptedConsole())
        -> Play.Outcome
    {
        play.run(["export", "--book", "과일", "-o", path] + more, on: console)
    }

    @Test("a file that is there is left as it is, and the alert says how it is replaced")
    func refused() throws {
        for (language, text) in [
            (
                "ko",
                "[알림] 이미 있는 파일입니다.\n<folder>/x.csv\n그대로 두었습니다. 바꾸려면 --force를 붙이세요.\n다음: vocab export --book 과일 -o <folder>/x.csv --force\n"
            ),
            (
                "en",
                "[Alert] File already there\n<folder>/x.csv\nIt was left as it is. To replace it, add --force.\nNext: vocab export --book 과일 -o <folder>/x.csv --force\n"
            ),
        ] {
            let play = try play(language)
            let outcome = export(play, to: play.file("x.csv", "mine\n"))
            #expect(outcome.status == .cannotCreate && play.masked(outcome.console.alerts) == text)
            #expect(play.text("x.csv") == "mine\n")
        }
    }

    @Test("with --force it is replaced, and it is said what was")
    func forced() throws {
        for (language, text) in [
            (
                "ko",
                "[알림] 내보내기 완료\n파일이 저장되었습니다. 원래 있던 파일(5바이트)을 바꾸었습니다.\n<folder>/x.csv\n엑셀에서 글자가 깨지지 않게 하려면 --bom을 붙이거나 --format xlsx로 내보내세요.\n"
            ),
            (
                "en",
                "[Alert] Exported\nThe file is saved. It replaced a file of 5 bytes.\n<folder>/x.csv\nExcel shows these letters right only with --bom, or in a file of --format xlsx.\n"
            ),
        ] {
            let play = try play(language)
            let outcome = export(play, to: play.file("x.csv", "mine\n"), ["--force"])
            #expect(outcome.status == .done && play.masked(outcome.console.alerts) == text)
            #expect(play.text("x.csv").contains("apple"))
        }
    }

    @Test("on a terminal it is asked; only a yes replaces it, silence and ^C do not")
    func asked() throws {
        for (step, replaces) in [
            (ScriptedConsole.Step.key("y"), true), (.key("ㅛ"), true), (.key("n"), false), (.key(""), false), (.endOfInput, false),
            (.interrupt, false),
        ] {
            for all in [[], ["--all"]] {
                let play = try play()
                let path = play.file("x.csv", "mine\n")
                let outcome = export(play, to: path, all, on: .terminal([step]))
                #expect(outcome.console.bareScreen.contains("is there already (bytes: 5)"), "\(step)")
                #expect((play.text("x.csv") != "mine\n") == replaces, "\(step)")
                #expect(outcome.console.bareScreen.contains("Exported") == replaces, "\(step)")
                #expect(outcome.status == (step == .interrupt ? .interrupted : .done))
            }
        }
    }

    @Test("a pipe is written into and stays a pipe, also behind a link", arguments: [false, true])
    func pipe(isLinked: Bool) throws {
        let play = try play()
        let path = play.folder + "/pipe"
        #expect(mkfifo(path, 0o600) == 0)
        if isLinked { #expect(symlink(path, play.folder + "/link") == 0) }
        let reader = open(path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        let outcome = export(play, to: isLinked ? play.folder + "/link" : path)
        #expect(outcome.status == .done && outcome.console.alerts.contains("Written to"))
        #expect(
            String(decoding: try InputFile.readAll(reader, Path(path)), as: UTF8.self).hasSuffix(
                "\n" + Self.row.dropLast() + ",,,,,,,\n"))
        #expect(kind(of: path) == S_IFIFO)
    }

    @Test("a terminal is written into")
    func device() throws {
        var (master, slave): (Int32, Int32) = (0, 0)
        #expect(openpty(&master, &slave, nil, nil, nil) == 0)
        defer {
            close(master)
            close(slave)
        }
        let path = String(cString: ttyname(slave))
        #expect(export(try play(), to: path).status == .done)
        var bytes = [UInt8](repeating: 0, count: 1_000)
        let count = read(master, &bytes, bytes.count)
        #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).contains("apple"))
        #expect(kind(of: path) == S_IFCHR)
    }

    @Test("an open descriptor is written from where it stands: what the shell appends to keeps what it has")
    func descriptor() throws {
        let play = try play()
        let path = play.file("log.csv", "before\n")
        let descriptor = open(path, O_WRONLY | O_APPEND)
        defer { close(descriptor) }
        #expect(export(play, to: "/dev/fd/\(descriptor)").status == .done)
        #expect(play.text("log.csv").hasPrefix("before\nterm,") && play.text("log.csv").contains("\n" + Self.row.dropLast()))
        #expect(export(play, to: "/proc/self/fd/999").status == .cannotCreate)
    }

    @Test(
        "standard output is standard output under its other names too",
        arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
    func standardOutput(path: String) throws {
        let play = try play()
        let outcome = export(play, to: path)
        #expect(outcome.status == .done && outcome.console.alerts == "")
        #expect(outcome.console.results == play.run("export --book 과일").console.results)
        #expect(play.run(["export", "--all", "-o", path], on: .terminal()).status == .usage)
    }

    @Test("a pipe whose reader has gone is no success")
    func brokenPipe() throws {
        signal(SIGPIPE, SIG_IGN)
        var ends: [Int32] = [0, 0]
        #expect(Glibc.pipe(&ends) == 0)
        close(ends[0])
        defer { close(ends[1]) }
        let outcome = export(try play(), to: "/dev/fd/\(ends[1])")
        #expect(
            outcome.status == .cannotCreate && !outcome.console.alerts.contains("Exported")
                && !outcome.console.alerts.contains("Written"))
    }

    @Test("a folder and a socket are refused with a file name that would do, and stay")
    func unusable() throws {
        let play = try play("ko")
        let folder = export(play, to: play.folder)
        #expect(
            folder.status == .cannotCreate
                && play.masked(folder.console.alerts)
                    == "[알림] 쓸 수 없습니다.\n<folder>\n폴더입니다. 파일 이름을 주세요.\n다음: vocab export --book 과일 -o <folder>/vocab.csv\n"
        )
        let path = play.folder + "/socket"
        let socket = try #require(listeningSocket(at: path))
        defer { close(socket) }
        let refused = export(play, to: path, ["--force"])
        #expect(refused.status == .cannotCreate && refused.console.alerts.contains("소켓입니다."))
        #expect(kind(of: path) == S_IFSOCK)
    }

    @Test("--rejects asks or refuses before anything is imported; a pipe takes the rows")
    func rejects() throws {
        let play = try play()
        let list = play.file("list.csv", "term,meaning\nfig,무화과\nkiwi,키위\nlime,라임\npear,배\nplum,자두\nbad,\n")
        let rest = play.file("rest.csv", "mine\n")
        let command = ["import", list, "--book", "새 책", "--rejects", rest]
        let refused = play.run(command)
        #expect(refused.status == .cannotCreate && refused.console.alerts.contains("--force"))
        #expect(play.run(command, on: .terminal([.endOfInput])).console.bareScreen.contains("is there already"))
        #expect(play.text("rest.csv") == "mine\n" && play.bytes("bookcases/새 책.json") == nil)
        #expect(play.run(command + ["--dry-run"]).status == .done)
        let forced = play.run(command + ["--force"])
        #expect(forced.status == .done && forced.console.alerts.hasSuffix(" It replaced a file of 5 bytes.\n"))
        #expect(play.text("rest.csv").contains("missing meaning") && play.bytes("bookcases/새 책.json") != nil)

        var ends: [Int32] = [0, 0]
        #expect(Glibc.pipe(&ends) == 0)
        defer { close(ends[0]) }
        #expect(play.run(["import", list, "--book", "새 책", "--rejects", "/dev/fd/\(ends[1])"]).status == .done)
        close(ends[1])
        #expect(String(decoding: try InputFile.readAll(ends[0], "pipe"), as: UTF8.self).contains("missing meaning"))
    }

    private func kind(of path: String) -> mode_t {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
    }

    private func listeningSocket(at path: String) -> Int32? {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let isBound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        return isBound ? descriptor : nil
    }

    @Test("the files of the store are written over by no export, also through a link", arguments: ["ko", "en"])
    func ownFiles(language: String) throws {
        let play = Play(language: language)
        try play.putFruit()
        let book = try #require(play.bytes("bookcases/과일.json"))
        symlink(play.store, "\(play.folder)/link")
        symlink("\(play.store)/bookcases/과일.json", "\(play.folder)/book.json")
        for path in [
            "\(play.store)/bookcases/과일.json", "\(play.store)/new.csv", "\(play.folder)/link/new.csv", "\(play.folder)/book.json",
        ] {
            for command in [
                ["export", "과일", "-o", path, "--force"],
                [
                    "import", play.file("l.csv", "term,meaning\nfig,무화과\nkiwi,키위\nlime,라임\npear,배\nplum,자두\nbad,\n"), "--book",
                    "새", "--rejects",
                    path, "--force",
                ],
            ] {
                let run = play.run(command)
                #expect(run.status == .cannotCreate)
                #expect(
                    run.console.alerts.contains(
                        language == "ko" ? "vocab이 단어와 기록을 두는 폴더 안입니다." : "in the folder where vocab keeps"))
            }
        }
        #expect(play.bytes("bookcases/과일.json") == book && play.bytes("new.csv") == nil && play.bytes("bookcases/새.json") == nil)
    }
}
