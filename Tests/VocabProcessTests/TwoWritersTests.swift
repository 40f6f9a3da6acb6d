import Glibc
import Testing
import VocabCLI
import VocabCore
import VocabTestSupport

/// Several processes at one store: each waits for the other, and nothing that one of them saved is lost.
@Suite("Several processes at once", .oneAtATime) struct TwoWritersTests {
    private let play = Play(language: "en")
    private var store: Store { Store(root: play.store, files: DiskFileSystem()) }

    @Test("words that four processes add to one bookcase are all there at the end")
    func writers() throws {
        play.run("book add Fruit")
        let lines = (0..<4).map { writer in (0..<5).map { "add w\(writer)x\($0) 뜻 --book Fruit\n" }.joined() }
        let programs = try lines.map { try PipedProgram([], environment: play.environment, input: $0) }
        for program in programs {
            let ending = program.finish()
            #expect(ending.code == 0, "\(ending.text)")
        }
        let contents = try store.contents()
        let terms = contents.library.bookcases.flatMap(\.words).map(\.term)
        #expect(Set(terms) == Set((0..<4).flatMap { writer in (0..<5).map { "w\(writer)x\($0)" } }))
        #expect(terms.count == 20 && contents.problems.isEmpty)
    }

    @Test("each of several processes may make a bookcase, and a name goes to one of them alone")
    func newBookcases() throws {
        let programs = try (0..<3).map { number in
            try PipedProgram([], environment: play.environment, input: "book add Shared\nbook add Own\(number)\n")
        }
        let endings = programs.map { $0.finish() }
        #expect(try store.contents().library.bookcases.map(\.name.description) == ["Own0", "Own1", "Own2", "Shared"])
        #expect(endings.count { $0.text.contains("Next: add --book Shared") } == 1, "\(endings)")
    }

    @Test("answers that three processes give at once, the first of this device among them, are all in one history")
    func players() throws {
        play.shelve("Fruit", (0..<12).map { "word\($0),뜻\($0)\n" }.joined())
        let programs = try (0..<3).map { seed in
            try PipedProgram(
                ["quiz", "--book", "Fruit", "--count", "10", "--seed", "\(seed)"], environment: play.environment,
                input: String(repeating: "s\n", count: 10) + "n\n")
        }
        for program in programs {
            let ending = program.finish()
            #expect(ending.code == 0 && ending.text.contains("0/10 (0%)"), "\(ending.text)")
        }
        let history = try store.history()
        #expect(history.reviews.count == 30 && history.problems.isEmpty)
        let disk = DiskFileSystem()
        let paths = try disk.list(store.root.appending("history"))
        #expect(paths.map(\.name) == ["\(try #require(try store.device())).jsonl"])
        let bytes = try #require(try disk.read(paths[0], in: store.root, limit: 1 << 20))
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        #expect(lines.count == 31 && lines.last == [] && lines.dropLast().allSatisfy { $0.first == 0x7B && $0.last == 0x7D })
    }

    @Test("who finds the store locked waits two seconds, names the holder and changes nothing; readers do not wait")
    func heldLock() throws {
        play.shelve("Fruit", "apple,사과\npear,배\nplum,자두\nfig,무화과\n")
        let descriptor = open("\(play.store)/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(descriptor) }
        // Another test's process may hold a copy of the writer's descriptor until it has started: the lock is soon free.
        #expect(flock(descriptor, LOCK_EX) == 0)
        let holder = Array("\(getpid())".utf8)
        #expect(ftruncate(descriptor, 0) == 0 && pwrite(descriptor, holder, holder.count, 0) == holder.count)

        let start = PipedProgram.microseconds()
        let writer = try PipedProgram(["add", "kiwi", "키위", "--book", "Fruit"], environment: play.environment)
        let readers = try [["list", "--book", "Fruit"], ["books"], ["search", "apple"]].map {
            try PipedProgram($0, environment: play.environment).finish()
        }
        #expect(readers.allSatisfy { $0.code == 0 } && readers[0].text.hasPrefix("apple: 사과\n"), "\(readers)")
        #expect(PipedProgram.microseconds() - start < 1_500_000)
        let refused = writer.finish()
        #expect((1_800_000...4_000_000).contains(PipedProgram.microseconds() - start))
        #expect(refused.code == 75 && refused.text.contains("\(getpid())"), "\(refused)")
        #expect(flock(descriptor, LOCK_UN) == 0)
        #expect(try store.contents().library.wordCount == 4)
        #expect(play.run("add kiwi 키위 --book Fruit").status == .done)
    }
}
