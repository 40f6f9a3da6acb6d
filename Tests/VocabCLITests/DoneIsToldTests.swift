import Glibc
import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// What is told of a change agrees with the disk, whichever call of the system fails.
@Suite("a disk that fails once") struct DoneIsToldTests {
    private static let commands = [
        "add kiwi 키위 --book 과일", "edit apple --meaning 능금", "remove apple --yes", "move apple --to 둘", "memorize apple",
        "wrong --clear", "plan --exam 2026-11-26 --book 과일 --minutes 20", "plan --away 7d", "plan --drop",
        "setup --book 과일 --count 4", "setup --new-per-day 7", "lookup --enable suggestions", "wish add kiwi", "lang ko",
        "book add 셋", "book rename 둘 셋",
        "book remove 둘 --yes", "undo",
    ]

    @Test("it is told as done if and only if it is on disk", arguments: commands)
    func told(command: String) throws {
        let play = Play(language: "en")
        let start = try furnished(play)
        let arguments = command.split(separator: " ").map(String.init)
        let (whole, status, process, _) = run(arguments, play, start, FaultPlan())
        let (before, after) = (shared(start), shared(whole))
        try #require(status == .done && before != after)
        let calls = process.calls
        var problems: [String] = []
        for call in 0..<calls {
            let (image, status, _, console) = run(arguments, play, start, .failing(call, EIO))
            if console.alerts.contains("Not confirmed") { continue }
            if (status == .done) != (shared(image) == after) { problems.append("call \(call) of \(calls): \(status)") }
        }
        #expect(problems.isEmpty, "\(problems.count): \(problems.prefix(5).joined(separator: "\n"))")
    }

    @Test("a change that was killed in the middle leaves nothing behind once somebody looks", arguments: [2, 3, 4])
    func tidied(stepsFromEnd: Int) throws {
        let play = Play(language: "en")
        let start = try furnished(play)
        let command = ["setup", "--book", "과일", "--count", "4"]
        let process = run(command, play, start, FaultPlan()).process
        var death = FaultPlan()
        death.death = process.changingCalls[process.changingCalls.count - stepsFromEnd]
        let disk = SimulatedDisk(run(command, play, start, death).image.killed())
        func isPending() -> Bool { disk.image.files.keys.contains { $0.hasSuffix("/pending.json") } }
        try #require(isPending())
        #expect(play.run(["books"], over: DiskFileSystem(disk.process())) == .done)
        func library(_ image: DiskImage) throws -> Library {
            try Store(root: Path(play.store), files: DiskFileSystem(SimulatedDisk(image).process())).contents().library
        }
        #expect(!isPending())
        #expect(try library(disk.image) == library(start))
    }

    /// Two bookcases, a plan, and two words on the record of wrong answers.
    private func furnished(_ play: Play) throws -> DiskImage {
        let disk = SimulatedDisk()
        let store = Store(root: Path(play.store), files: DiskFileSystem(disk.process()))
        let fruit = try Bookcase.sample(pairs: [("apple", "사과"), ("banana", "바나나"), ("cherry", "체리"), ("grape", "포도")])
        try store.update { library in
            try library.add(fruit)
            try library.add(Bookcase.sample(name: "둘", pairs: [("one", "하나"), ("two", "둘")]))
            library.settings.plan = StudyPlan(exams: [StudyPlan.Exam(day: try #require(Day("2026-12-24")))])
        }
        for (number, word) in fruit.words.prefix(2).enumerated() {
            let review = Review(
                at: Timestamp(secondsSince1970: 1_794_900_000 + number), word: word.id, bookcase: fruit.id, direction: .forward,
                outcome: .wrong, milliseconds: 900)
            try store.append(review, number: UInt64(20 + number), by: .sample(3))
        }
        try store.update(Change(.addWord, "fig", bookcase: "둘"), at: .later) { library in
            let numbers = try #require(library.bookcase(named: "둘")).id
            try library.update(numbers) { try $0.add(.sample(term: "fig", meaning: "무화과")) }
        }
        return disk.image
    }

    private func run(
        _ arguments: [String], _ play: Play, _ start: DiskImage, _ plan: FaultPlan
    ) -> (image: DiskImage, status: VocabCLI.ExitStatus, process: SimulatedProcess, console: ScriptedConsole) {
        let disk = SimulatedDisk(start)
        let process = disk.process(plan)
        let console = ScriptedConsole([.line("y")])
        let status = play.run(arguments, over: DiskFileSystem(process), on: console)
        return (disk.image, status, process, console)
    }

    /// What was chosen, added and answered.
    private func shared(_ image: DiskImage) -> [String: [UInt8]] {
        image.files.filter { path, _ in
            path.hasSuffix("/settings.json") || path.hasSuffix("/lookup.json") || path.hasSuffix("/language")
                || path.contains("/bookcases/")
                || path.contains("/history/")
        }
    }
}
