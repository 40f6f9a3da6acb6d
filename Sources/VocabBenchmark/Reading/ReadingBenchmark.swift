import VocabCore
import VocabLists

/// How many lists of known truth are read right without a question, how many are asked about or refused, how many are read wrong without
/// a word, and whether the reader is as sure as it may be.
struct ReadingBenchmark {
    /// How the lists of one kind were read.
    struct Counts {
        fileprivate(set) var right = 0
        fileprivate(set) var asked = 0
        fileprivate(set) var wrong = 0

        var all: Int { right + asked + wrong }

        /// The share of right ones among those read without a question, in percent.
        var rightOfRead: Double { 100 * Double(right) / Double(max(1, right + wrong)) }

        /// The shares of all three, in percent.
        var percents: (right: Double, asked: Double, wrong: Double) {
            func percent(_ count: Int) -> Double { 100 * Double(count) / Double(max(1, all)) }
            return (percent(right), percent(asked), percent(wrong))
        }

        /// The same as it is printed.
        var shares: String {
            [percents.right, percents.asked, percents.wrong].map { FigureTable.fixed($0, 1) }.joined(separator: " / ")
        }

        mutating func add(_ outcome: RandomList.Outcome.Kind) {
            switch outcome {
            case .right: right += 1
            case .asked: asked += 1
            case .wrong: wrong += 1
            }
        }
    }

    /// The counts of all lists under `all`, and of those with each trait.
    private(set) var counts: [String: Counts] = [:]
    /// The counts of those that were read, by how sure the reader was: below 0.7, 0.9, 0.97, and above.
    private(set) var bins = Self.edges.map { _ in Counts() }

    /// How often each question was asked that should not have been.
    private(set) var reasons: [String: Int] = [:]
    /// The beginnings of the first lists that were not read right.
    private(set) var examples: [String] = []

    private static let edges = [0.7, 0.9, 0.97, 1.01]
    private static let binNames = ["0.50 to 0.70", "0.70 to 0.90", "0.90 to 0.97", "0.97 to 1"]

    /// Reads so many random lists, notes or tables, where it is said which, and keeps the beginnings of some that are not read right.
    init(lists: Int, notes: Bool? = nil, seed: UInt64, english: EnglishWords = EnglishWords([]), shown: Int = 0) {
        var generator = SeededGenerator(seed: seed)
        for number in 0..<lists {
            let list = RandomList.made(number: number, notes: notes, using: &generator)
            let outcome = list.outcome(english: english)
            for trait in list.traits { counts[trait, default: Counts()].add(outcome.kind) }
            if outcome.kind == .asked { reasons[outcome.reason, default: 0] += 1 }
            if outcome.kind != .right, examples.count < shown * Self.linesShown { examples += Self.beginning(of: list, outcome) }
            if let confidence = outcome.confidence, let bin = Self.edges.firstIndex(where: { confidence < $0 }) {
                bins[bin].add(outcome.kind)
            }
        }
    }

    private static let linesShown = 7

    private static func beginning(of list: RandomList, _ outcome: RandomList.Outcome) -> [String] {
        let text = String(decoding: list.bytes.filter { $0 != 0 }, as: UTF8.self)
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).prefix(linesShown - 1).map(
            String.init)
        return ["\(outcome.kind): \(outcome.reason) · " + list.traits.dropFirst().joined(separator: ", ")]
            + (lines + Array(repeating: "", count: linesShown - 1 - lines.count)).map { "  " + $0 }
    }

    /// The table: a line for each trait, with shares in percent.
    func lines() -> [String] {
        let others = counts.filter { $0.key != "all" }.sorted { $0.key < $1.key }.map { trait, counts in
            FigureTable.Line(label: trait, value: counts.shares, note: "\(counts.all) lists")
        }
        let groups = [
            FigureTable.Group(head: "All lists", lines: counts["all"].map(Self.lines) ?? []),
            FigureTable.Group(head: "Right where the reader is so sure", lines: calibration),
            FigureTable.Group(head: "Asked, refused or told", lines: reasonLines),
            FigureTable.Group(head: "right / asked / wrong in percent, by trait", lines: others, examples: examples),
        ]
        return FigureTable(title: "Lists made from known words and read", groups: groups).lines()
    }

    private static func lines(of counts: Counts) -> [FigureTable.Line] {
        func line(_ label: String, _ percent: Double, _ goal: String? = nil, isMet: Bool = true) -> FigureTable.Line {
            FigureTable.Line(label: label, value: FigureTable.fixed(percent, 1) + " %", goal: goal, meetsGoal: isMet)
        }
        let (right, asked, wrong) = counts.percents
        return [
            line("right", right, "≥ 90 %", isMet: right >= 90), line("asked, refused or told", asked),
            line("wrong without a word", wrong, "≤ 2 %", isMet: wrong <= 2),
            line("right of those read without a question", counts.rightOfRead, "≥ 98 %", isMet: counts.rightOfRead >= 98),
        ]
    }

    /// How often readings are right of which the reader is so sure.
    private var calibration: [FigureTable.Line] {
        zip(Self.binNames, bins).enumerated().map { place, bin in
            let (name, counts) = bin
            let goal = place > 1 ? 90.0 : nil
            return FigureTable.Line(
                label: name, value: counts.all == 0 ? "-" : FigureTable.fixed(counts.rightOfRead, 1) + " %",
                note: "\(counts.all) lists", goal: goal.map { "≥ \(Int($0)) %" },
                meetsGoal: counts.all == 0 || counts.rightOfRead >= goal ?? 0)
        }
    }

    private var reasonLines: [FigureTable.Line] {
        reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { FigureTable.Line(label: $0, value: "\($1) lists") }
    }

}
