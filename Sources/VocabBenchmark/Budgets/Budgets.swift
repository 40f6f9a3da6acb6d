import VocabCore

/// What a learner waits for, beside what it may take: whole programs next to sqlite3, and the paths of a question and an answer.
///
/// Times are of the processor and the best of several runs; a ratio is between two programs of one run, so that it holds on any machine.
struct Budgets {
    /// The program that is measured, and where stores for it are made.
    let program: String
    let folder: Path
    let environment: [String]
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
                FigureTable.Group(
                    head: "Whole programs", lines: programs() + (try questions()) + (try histories()) + [try merge()]),
                FigureTable.Group(head: "Inside", lines: [try thousandQuestions(), try memoryStates(), try answers()]),
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

    /// A sync of 10,000 words and 100,000 answers after which both devices have what was new on either.
    private func merge() throws -> FigureTable.Line {
        let label = "sync that merges"
        let remote = folder.appending("remote.git").text
        guard ProgramCost(of: ["git", "init", "--quiet", "--bare", remote], environment: environment) != nil,
            cost(["sync", "init", remote], in: "answers100000") != nil, cost(["sync", "init", remote], in: "second") != nil
        else { return FigureTable.Line(label: label, value: "-", note: "no git", goal: "≤ 1500 ms", meetsGoal: false) }
        let costs = (0..<3).compactMap { round -> ProgramCost? in
            _ = cost(["add", "laptop\(round)", "노트북", "--book", "Words"], in: "answers100000")
            _ = cost(["add", "desktop\(round)", "책상", "--book", "Words"], in: "second")
            _ = cost(["sync"], in: "answers100000")
            return cost(["sync"], in: "second")
        }
        return Self.line(label, costs.map(\.seconds).min(), milliseconds: 1_500)
    }

    private func memoryStates() throws -> FigureTable.Line {
        let reviews = try store("answers100000").history().reviews
        let settings = try store("answers100000").settings().memorySettings
        let start = milliseconds()
        let memories = Memories(
            of: reviews, settings: settings, calendar: LearnerCalendar(), now: Timestamp(secondsSince1970: 1_800_000_000))
        let seconds = Double(milliseconds() - start) / 1_000
        return Self.line("memory of \(memories.words.count) words after \(reviews.count) answers", seconds, milliseconds: 150)
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
