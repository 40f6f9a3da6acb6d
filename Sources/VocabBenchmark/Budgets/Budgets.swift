import VocabCore
import VocabLists

/// What a learner waits for, beside what it may take: whole programs next to sqlite3, and the paths of a question and an answer.
///
/// Times are of the processor and the best of several runs; a ratio is between two programs of one run, so that it holds on any machine.
struct Budgets {
    /// The program that is measured, and where stores for it are made.
    private let program: String
    private let folder: Path
    private let environment: [String]
    private let milliseconds: () -> Int

    /// The budgets of the program at `program`, in a folder that is made and removed; the clock counts milliseconds.
    init(of program: String, in folder: Path, environment: [String], milliseconds: @escaping () -> Int) {
        (self.program, self.folder) = (program, folder)
        (self.environment, self.milliseconds) = (environment.filter { !$0.hasPrefix("VOCAB_HOME=") }, milliseconds)
    }

    /// Measures all of it.
    ///
    /// - Throws: `FileFailure` where there is no room, and `StoreError`.
    func table() throws -> FigureTable {
        defer { ReadingSpeed.clear(folder) }
        try DiskFileSystem().makeFolder(folder)
        return FigureTable(
            title: "What a learner waits for",
            groups: [
                FigureTable.Group(head: "Whole programs", lines: programs() + (try questions()) + (try histories())),
                FigureTable.Group(head: "Inside", lines: [try thousandQuestions(), try answers()]),
                FigureTable.Group(head: "Size", lines: [size()]),
            ])
    }

    private func programs() -> [FigureTable.Line] {
        _ = cost(["book", "add", "TOEIC"], in: "starter")
        let peer = Self.best { ProgramCost(of: ["sqlite3", ":memory:", ".quit"], environment: environment) }
        func line(_ label: String, _ words: [String], atMost limit: Double) -> FigureTable.Line {
            let ours = Self.best { cost(words, in: "starter") }
            let ratio = ours.flatMap { ours in peer.map { ours.seconds / $0.seconds } }
            return FigureTable.Line(
                label: label, value: ratio.map { FigureTable.fixed($0, 1) + " ×" } ?? "-",
                goal: "≤ \(FigureTable.fixed(limit, 1)) × sqlite3", meetsGoal: ratio.map { $0 <= limit } ?? false)
        }
        return [
            line("vocab --version", ["--version"], atMost: 2.5),
            line("vocab books, with the starter list", ["books"], atMost: 4),
        ]
    }

    private func questions() throws -> [FigureTable.Line] {
        try [(10_000, 40.0), (500_000, 200)].map { count, limit in
            try makeStore("\(count)", words: count, answers: 0)
            // The input ends before the first answer.
            let ours = Self.best { cost(["quiz", "--book", "Words", "--count", "10"], in: "\(count)", endingWith: 66) }
            return Self.line("first question of \(count) words", ours?.seconds, milliseconds: limit)
        }
    }

    private func histories() throws -> [FigureTable.Line] {
        try [(100_000, 15.0), (1_000_000, 20)].map { count, limit in
            try makeStore("answers\(count)", words: 10_000, answers: count)
            let ours = Self.best { cost(["due", "--short"], in: "answers\(count)") }
            return Self.line("due --short after \(count) answers", ours?.seconds, milliseconds: limit)
        }
    }

    private func thousandQuestions() throws -> FigureTable.Line {
        let bookcase = try bookcase(in: "10000")
        let start = milliseconds()
        var sequence = try QuestionSequence(GamePlan(over: [bookcase], count: 1_000, seed: 1))
        while sequence.nextQuestion() != nil {}
        return Self.line("1,000 questions of 10,000 words", Double(milliseconds() - start) / 1_000, milliseconds: 400)
    }

    /// An answer on disk takes as long in a large store as in a small one.
    private func answers() throws -> FigureTable.Line {
        try makeStore("small", words: 10, answers: 0)
        let (small, large) = (try answerTime(in: "small"), try answerTime(in: "answers1000000"))
        return FigureTable.Line(
            label: "an answer on disk, behind 1,000,000",
            value: FigureTable.fixed(large, 2) + " ms", note: "\(FigureTable.fixed(small, 2)) ms where it is the first",
            goal: "≤ 2 × as long", meetsGoal: large <= 2 * max(small, 0.2))
    }

    private func answerTime(in name: String) throws -> Double {
        let bookcase = try bookcase(in: name)
        let store = store(name)
        var generator = SeededGenerator(seed: 2)
        let now = Timestamp(secondsSince1970: 1_800_000_000)
        let device = try store.device(orNew: Identifier<Device>(using: &generator), at: now)
        let count = 200
        let start = milliseconds()
        for number in 0..<count {
            let review = Self.review(number, of: bookcase)
            _ = try store.append(review, as: Identifier<Review>(using: &generator), by: device)
        }
        return Double(milliseconds() - start) / Double(count)
    }

    private func size() -> FigureTable.Line {
        let stripped = folder.appending("stripped")
        _ = ProgramCost(of: ["strip", "-o", stripped.text, program], environment: environment)
        let megabytes = (try? InputFile.read(stripped)).map { Double($0.count) / 1e6 }
        return FigureTable.Line(
            label: "the program, stripped", value: megabytes.map { FigureTable.fixed($0, 1) + " MB" } ?? "-", goal: "≤ 18 MB",
            meetsGoal: megabytes.map { $0 <= 18 } ?? false)
    }

    private static func line(_ label: String, _ seconds: Double?, milliseconds limit: Double) -> FigureTable.Line {
        FigureTable.Line(
            label: label, value: seconds.map { FigureTable.fixed($0 * 1_000, 0) + " ms" } ?? "-",
            goal: "≤ \(FigureTable.fixed(limit, 0)) ms", meetsGoal: seconds.map { $0 * 1_000 <= limit } ?? false)
    }

    private static func best(_ run: () -> ProgramCost?) -> ProgramCost? {
        (0..<9).compactMap { _ in run() }.min { $0.seconds < $1.seconds }
    }
}

extension Budgets {
    private func cost(_ arguments: [String], in name: String, endingWith code: Int32 = 0) -> ProgramCost? {
        let home = "VOCAB_HOME=\(folder.appending(name).text)"
        return ProgramCost(of: [program] + arguments, environment: environment + [home], endingWith: code)
    }

    private func store(_ name: String) -> Store { Store(root: folder.appending(name), files: DiskFileSystem()) }

    private func bookcase(in name: String) throws -> Bookcase {
        try store(name).contents().library.bookcases[0]
    }

    /// A store of so many words in one bookcase, and of so many answers to them.
    private func makeStore(_ name: String, words: Int, answers: Int) throws {
        let file = folder.appending("\(name).csv")
        try DiskFileSystem().create(file, with: MadeFile.table(words, from: 0, merges: 0, isWide: false))
        try ReadingSpeed.take([file.text], into: folder.appending(name), english: nil)
        if answers == 0 { return }
        let bookcase = try bookcase(in: name)
        var generator = SeededGenerator(seed: 1)
        let brought = (0..<answers).map {
            HistoryAnswer(id: Identifier<Review>(using: &generator), review: Self.review($0, of: bookcase))
        }
        let now = Timestamp(secondsSince1970: 1_800_000_000)
        _ = try store(name).update(Change(.importList), at: now, using: &generator) { _ in ((), brought) }
    }

    /// The answers go over all words, six of seven right.
    private static func review(_ number: Int, of bookcase: Bookcase) -> Review {
        Review(
            at: Timestamp(secondsSince1970: 1_700_000_000 + number * 60), word: bookcase.words[number % bookcase.words.count].id,
            bookcase: bookcase.id, direction: .forward, outcome: number.isMultiple(of: 7) ? .wrong : .right, choices: 4,
            milliseconds: 2_000)
    }
}
