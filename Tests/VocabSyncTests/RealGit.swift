import Foundation
import VocabCore
import VocabTestSupport

@testable import VocabSync

/// The git of this machine, for tests, with nothing of the tester's own set-up.
struct RealGit: GitRunner {
    let home: String
    var program: String { "vocab" }

    /// Where it is; nil where there is none.
    static let path = ["/usr/bin/git", "/usr/local/bin/git", "/bin/git"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    func run(_ request: GitRequest) -> GitOutcome? {
        guard let path = Self.path else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = (request.folder.map { ["-C", $0.text] } ?? []) + request.arguments
        process.environment = request.environment.merging(
            ["HOME": home, "LC_ALL": "C", "PATH": "/usr/bin:/bin", "GIT_CONFIG_NOSYSTEM": "1", "GIT_TERMINAL_PROMPT": "0"]
        ) { first, _ in first }
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
        guard (try? process.run()) != nil else { return nil }
        try? input.fileHandleForWriting.write(contentsOf: Data(request.input))
        try? input.fileHandleForWriting.close()
        let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
        let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return GitOutcome(status: process.terminationStatus, output: bytes, words: words)
    }
}

/// A bare repository, and devices that sync with it, below a folder with a Hangul name.
struct Devices {
    let folder: TemporaryFolder
    let git: RealGit
    var remote: String { "\(folder.path)/원격 저장소.git" }

    static func with(_ body: (Devices) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            let devices = Devices(folder: folder, git: RealGit(home: folder.path))
            try devices.run(["init", "--quiet", "--bare", devices.remote])
            try body(devices)
        }
    }

    func store(_ name: String) -> Store { Store(root: Path("\(folder.path)/\(name)"), files: DiskFileSystem()) }

    func synchronizer(_ name: String, at seconds: Int = 0) -> Synchronizer {
        let moment = Timestamp(secondsSince1970: Int(Date().timeIntervalSince1970) + seconds)
        return Synchronizer(store(name), files: DiskFileSystem(), runner: git, at: moment)
    }

    func add(_ term: String, to name: String, at moment: Timestamp = .sample) throws {
        try store(name).update(Change(.addWord, term), at: moment) { library in
            if library.bookcase(named: "과일") == nil {
                var generator = SeededGenerator(seed: UInt64(name.utf8.count) + 77)
                try library.add(Bookcase(id: Bookcase.ID(using: &generator), name: try BookcaseName("과일"), added: moment))
            }
            guard let bookcase = library.bookcase(named: "과일") else { return }
            try library.update(bookcase.id) { try $0.add(try .sample(term: term, added: moment)) }
        }
    }

    func answer(_ number: UInt64, on name: String) throws {
        let store = store(name)
        let device = try store.device(orNew: .sample(UInt64(name.utf8.reduce(0) { $0 + Int($1) })), at: .sample)
        let words = try store.contents().library.bookcases.flatMap(\.words)
        let review = Review(
            at: .later, word: words.first?.id ?? .sample(1), bookcase: .sample(2), direction: .forward, outcome: .right,
            milliseconds: Int(number))
        _ = try store.append(review, as: .sample(10_000 + number), by: device)
    }

    func terms(_ name: String) throws -> [String] {
        try store(name).contents().library.bookcases.flatMap(\.words).map(\.term).sorted()
    }

    /// What two stores share, byte by byte.
    func files(_ name: String) throws -> [String: [UInt8]] {
        Dictionary(uniqueKeysWithValues: try store(name).ownedFiles().map { ($0.path.text, $0.bytes) })
    }

    @discardableResult
    func run(_ arguments: [String], in name: String? = nil) throws -> String {
        struct Failed: Error { let words: String }
        let request = GitRequest(
            ["-c", "user.name=t", "-c", "user.email=t@t"] + arguments, in: name.map { Path("\(folder.path)/\($0)") })
        guard let outcome = git.run(request), outcome.status == 0 else { throw Failed(words: arguments.joined(separator: " ")) }
        return outcome.line
    }
}
