import Glibc
import Testing
import VocabCLI
import VocabCore
import VocabTestSupport

/// `kill -9` at any moment of a session: what was told to be saved is there, and nothing is there by halves.
@Suite("Killed in the middle", .oneAtATime) struct KillTests {
    /// A line of a session, the answers that a game then reads, and what the program says when it is done.
    struct Line: Sendable {
        let command: String
        var answers: [String] = []
        let told: String
    }

    static let words = [
        Line(command: "book add Fruit", told: "The bookcase is saved."),
        Line(command: "add apple 사과 --book Fruit", told: "Saved: apple — 사과"),
        Line(command: "add pear 배 --book Fruit", told: "Saved: pear — 배"),
        Line(command: "edit apple --note red --book Fruit", told: "Saved: apple · note: red"),
        Line(command: "book rename Fruit Obst", told: "“Fruit” is called “Obst” now."),
        Line(command: "remove pear --book Obst --yes", told: "[Alert] Deleted"),
        Line(command: "book remove Obst --yes", told: "[Alert] Deleted"),
    ]
    static let lists = [
        Line(command: "import LIST1 --book Big", told: "24 added"),
        Line(command: "import LIST2 --book Big", told: "12 merged"),
        Line(command: "book rename Big Great", told: "“Big” is called “Great” now."),
    ]
    static let round = [
        Line(command: "import LIST1 --book Big", told: "24 added"),
        Line(command: "quiz --book Big --count 5 --seed 3", answers: ["1", "s", "2", "s", "3", "n"], told: "Same questions"),
        Line(command: "add last 끝 --book Big", told: "Saved: last — 끝"),
    ]

    @Test(
        "what was told stands, the rest is a beginning of the script, and the next word goes in at once",
        arguments: [(words, 11), (lists, 12), (round, 13)] as [([Line], UInt64)])
    func killed(script: [Line], seed: UInt64) throws {
        let wanted = try Self.states(of: script)
        var generator = SeededGenerator(seed: seed)
        let whole = try Self.run(script, killedAfter: nil)
        #expect(whole.told == script.count && whole.books == wanted.last)
        var stages: Set<Int> = []
        var length = whole.microseconds
        for number in 0..<Fuzz.count(9) * 3 where number < Fuzz.count(9) || stages.count < 2 {
            let delay = Int.random(in: length / 12...length, using: &generator)
            let run = try Self.run(script, killedAfter: delay)
            let sign: Comment = "kill \(number) of seed \(seed), after \(delay) µs, \(run.told) lines told:\n\(run.text)"
            #expect(run.problems.isEmpty, sign)
            #expect(wanted[run.told...].prefix(2).contains(run.books), sign)
            #expect(run.outcomes.count - run.verdicts.count <= 1 && run.outcomes.starts(with: run.verdicts), sign)
            #expect(run.next == .done && run.nextMicroseconds < 1_000_000, sign)
            // The first run may have been a slow one or a quick one: the next delays follow the machine, either way.
            if run.told == script.count { length = max(1_000, length * 9 / 10) }
            if run.told + run.verdicts.count == 0 { length = length * 5 / 4 }
            stages.insert(run.told + run.verdicts.count)
        }
        #expect(stages.count > 1, "The kills never came at different moments: \(stages)")
    }
}

extension KillTests {
    /// What a killed session left behind.
    private struct Remains {
        var text = ""
        var microseconds = 0
        /// How many lines of the script were told to be done.
        var told = 0
        /// The answers whose verdicts were shown, and those in the history.
        var verdicts: [Review.Outcome] = []
        var outcomes: [Review.Outcome] = []
        var books: [String] = []
        var problems: [StoreError] = []
        /// How the next command ended, and how long it took.
        var next = ExitStatus.done
        var nextMicroseconds = 0
    }

    private static func run(_ script: [Line], killedAfter delay: Int?) throws -> Remains {
        let play = play()
        let input = script.map { ([$0.command] + $0.answers).joined(separator: "\n") + "\n" }.joined()
        var remains = Remains()
        let start = PipedProgram.microseconds()
        let program = try PipedProgram(
            [], environment: play.environment, input: input.replacing("LIST", with: "\(play.folder)/list"))
        remains.text = (delay.map { program.killed(afterMicroseconds: $0) } ?? program.finish()).text
        remains.microseconds = PipedProgram.microseconds() - start
        (remains.told, remains.verdicts) = told(by: remains.text, script)

        let store = Store(root: play.store, files: DiskFileSystem())
        let contents = try store.contents()
        remains.books = books(in: contents)
        let history = try store.history()
        // A last line that was never whole was never told; the next answer sets it aside.
        remains.outcomes = history.reviews.map(\.outcome)
        remains.problems = contents.problems + history.problems + (try unreadable(in: store))
        let before = PipedProgram.microseconds()
        let name = contents.library.bookcases.first?.name.description
        remains.next = play.run(name.map { ["add", "next", "다음", "--book", $0] } ?? ["book", "add", "First"]).status
        remains.nextMicroseconds = PipedProgram.microseconds() - before
        let after = books(in: try store.contents())
        let isThere = name.map { after == inserted("next=다음;", into: remains.books, of: $0) } ?? (after == ["First: "])
        if !isThere { remains.next = .usage }
        return remains
    }

    private static func play() -> Play {
        let play = Play(language: "en")
        _ = play.file("list1", "term,meaning\n" + (0..<24).map { "word\($0),뜻\($0)\n" }.joined())
        _ = play.file("list2", "term,meaning\n" + (12..<36).map { "word\($0),새뜻\($0)\n" }.joined())
        return play
    }

    /// The shelf before the first line of the script, and after each.
    private static func states(of script: [Line]) throws -> [[String]] {
        let play = play()
        let store = Store(root: play.store, files: DiskFileSystem())
        return try [[]]
            + script.map { line in
                let console = ScriptedConsole(line.answers.map { .key($0) })
                let outcome = play.run(line.command.replacing("LIST", with: "\(play.folder)/list"), on: console)
                #expect(outcome.status == .done, "\(console.screen)")
                return books(in: try store.contents())
            }
    }

    private static func told(by text: String, _ script: [Line]) -> (lines: Int, verdicts: [Review.Outcome]) {
        var rest = text[...]
        var count = 0
        for line in script {
            guard let place = rest.firstRange(of: line.told) else { break }
            rest = rest[place.upperBound...]
            count += 1
        }
        let verdicts = text.split(separator: "\n").compactMap { line -> Review.Outcome? in
            if line.hasPrefix("Right!") { return .right }
            if line.hasPrefix("Wrong.") { return .wrong }
            return line.hasPrefix("Never mind, learn it now.") ? .skipped : nil
        }
        return (count, verdicts)
    }

    private static func books(in contents: StoreContents) -> [String] {
        contents.library.bookcases.map { bookcase in
            "\(bookcase.name): " + bookcase.words.map { "\($0.term)=\($0.meaning);\($0.content.note)" }.joined(separator: " ")
        }
    }

    private static func inserted(_ word: String, into books: [String], of name: String) -> [String] {
        books.map { $0.hasPrefix(name + ": ") ? $0 + ($0.hasSuffix(": ") ? "" : " ") + word : $0 }
    }

    /// The files of bookcases and the settings that are no whole JSON.
    private static func unreadable(in store: Store) throws -> [StoreError] {
        let disk = DiskFileSystem()
        let folder = store.root.appending("bookcases")
        let paths = try disk.list(folder).filter { !$0.isHidden } + [store.root.appending("settings.json")]
        return try paths.compactMap { path in
            guard let bytes = try disk.read(path, in: store.root, limit: 1 << 20) else { return nil }
            var reader = JSONReader(bytes)
            do {
                _ = try reader.rawValue()
                try reader.end()
                return nil
            } catch let error as JSONError {
                return .broken(path: path, at: TextPosition(of: error.offset, in: bytes), error.problem)
            }
        }
    }
}
