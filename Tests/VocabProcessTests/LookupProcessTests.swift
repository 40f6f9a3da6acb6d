import Glibc
import Testing
import VocabCore
import VocabTestSupport

/// The built program, asking programs and servers of this machine alone.
@Suite("Looking up as a process", .oneAtATime) struct LookupProcessTests {
    private let play = Play(language: "en")

    /// The environment in which the only programs are scripts of this test, and what these need.
    private func environment(_ scripts: [String: String]) -> [String: String] {
        for (name, script) in scripts { chmod(play.file(name, "#!/bin/sh\n" + script), 0o700) }
        // Nothing that is installed is read, nor what lies in anybody's home folder.
        return play.environment.merging(
            [
                "PATH": play.folder + ":/usr/bin:/bin", "WNSEARCHDIR": play.folder, "XDG_DATA_HOME": play.folder,
                "HOME": play.folder,
            ]
        ) { _, new in new }
    }

    @Test("key and word are on curl's standard input, and in no list of arguments")
    func curl() throws {
        let folder = play.folder
        let environment = environment([
            "espeak-ng": "cat >/dev/null; echo",
            "curl":
                "echo \"$*\" >\(folder)/arguments; cat >\(folder)/input; printf '{\"translations\":[{\"text\":\"zebra!\"}]}\\n200'\n",
        ])
        let switched = try Spawn.run(["lookup", "--enable", "deepl"], environment: environment, input: "top-secret:fx\n")
        #expect(switched.code == 0 && !switched.output.contains("top-secret") && !switched.errors.contains("top-secret"))
        let found = try Spawn.run(["lookup", "qwertyword"], environment: environment, input: "")
        #expect(found.code == 0 && found.output.contains("DeepL · generated automatically\nqwertyword\n1. zebra!\n"))
        #expect(text(of: "arguments") == "--disable --config -\n")
        #expect(text(of: "input").contains("DeepL-Auth-Key top-secret:fx") && text(of: "input").contains("qwertyword"))
    }

    @Test("a key is not shown on a terminal, neither typed nor pasted, and ^C leaves the question") func hiddenKey() throws {
        for (keys, code) in [("top-secret:fx\r", 0), ("top-secret\u{3}", 130)] as [(String, Int32)] {
            let terminal = try PseudoTerminal(["lookup", "--enable", "deepl"], environment: environment([:]))
            try terminal.expect("DeepL")
            usleep(300_000)
            terminal.type(keys)
            #expect(terminal.finish().code == code)
            #expect(!terminal.transcript.contains("top") && terminal.isSane)
            let settings = (try? InputFile.read(Path(play.store + "/lookup.json"))) ?? []
            #expect(String(decoding: settings, as: UTF8.self).contains("top-secret:fx") == true)
        }
    }

    @Test("a program that never answers is ended when two seconds are over, and the rest is told")
    func hangingProgram() throws {
        let environment = environment(["espeak-ng": "echo $$ >\(play.folder)/process; exec sleep 60\n"])
        let start = PipedProgram.microseconds()
        let found = try Spawn.run(["lookup", "apple"], environment: environment, input: "")
        let seconds = Double(PipedProgram.microseconds() - start) / 1_000_000
        #expect(found.code == 0 && found.output.contains("사과") && seconds < 10)
        let process = try #require(pid_t(text(of: "process").filter(\.isNumber)))
        #expect(kill(process, 0) == -1 && errno == ESRCH)
    }

    @Test("a voice that finds no sound device, or ends with an error, is told; one that speaks is given the word")
    func voice() throws {
        let folder = play.folder
        let spoken = environment(["espeak-ng": "echo \"$*\" >\(folder)/arguments; cat >\(folder)/input\n"])
        #expect(try Spawn.run(["say", "사과"], environment: spoken, input: "").code == 0)
        #expect(text(of: "arguments") == "--stdin -v ko\n" && text(of: "input") == "사과\n")
        let mute = environment(["espeak-ng": "cat >/dev/null; echo 'error: No such file or directory' >&2\n"])
        let told = try Spawn.run(["say", "apple"], environment: mute, input: "")
        #expect(told.code == 69 && told.errors.contains("No sound device"))
        let lists = ["book", "add", "日本語", "--term-language", "일본어"]
        _ = try Spawn.run(lists, environment: spoken, input: "")
        _ = try Spawn.run(["add", "林檎", "사과", "--book", "日本語"], environment: spoken, input: "")
        #expect(try Spawn.run(["say", "林檎"], environment: spoken, input: "").errors.contains("It cannot be read"))
        let failing = environment(["espeak-ng": "cat >/dev/null; exit 1\n"])
        #expect(try Spawn.run(["say", "apple"], environment: failing, input: "").errors.contains("Nothing was said"))
    }

    @Test("what is found is lost on a full disk, and the shell is told") func fullDisk() throws {
        let environment = environment(["espeak-ng": "cat >/dev/null; echo\n"])
        let found = try Spawn.run(["lookup", "apple"], environment: environment, input: "", outputPath: "/dev/full")
        #expect(found.code == 74)
    }

    @Test("a server on loopback is asked over TCP; one that is silent holds nothing up")
    func server() throws {
        let environment = environment(["espeak-ng": "cat >/dev/null; echo\n"])
        let (listener, port) = try Self.listen()
        defer { close(listener) }
        let program = try PipedProgram(["lookup", "qwertyword", "--server", "127.0.0.1:\(port)"], environment: environment)
        let connection = accept(listener, nil, nil)
        let reply =
            "220 hi\r\n250 ok\r\n150 1\r\n151 \"qwertyword\" wn \"WordNet\"\r\nqwertyword\r\n    n 1: a row of keys\r\n.\r\n250 ok\r\n"
        let bytes = Array((reply + String(repeating: "552 no\r\n", count: 8) + "250 ok\r\n").utf8)
        _ = write(connection, bytes, bytes.count)
        shutdown(connection, Int32(SHUT_WR))
        let found = program.finish()
        close(connection)
        #expect(found.code == 0 && found.text.contains("qwertyword  noun\n1. a row of keys\n"))
        let silent = try Spawn.run(
            ["lookup", "qwertyword", "--server", "127.0.0.1:\(port)"], environment: environment, input: "")
        #expect(silent.code == 69 && silent.errors.contains("No answer within 2 seconds."))
    }

    private func text(of name: String) -> String {
        guard let file = fopen("\(play.folder)/\(name)", "r") else { return "" }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 10_000)
        let count = fread(&bytes, 1, bytes.count, file)
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    /// A socket on loopback at a port that is free.
    private static func listen() throws -> (socket: Int32, port: Int) {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, size) == 0 && Glibc.listen(listener, 4) == 0 && getsockname(listener, address, &size) == 0
            }
        }
        guard listener >= 0, status else { throw ProcessFailure("listen", errno) }
        return (listener, Int(UInt16(bigEndian: address.sin_port)))
    }
}
