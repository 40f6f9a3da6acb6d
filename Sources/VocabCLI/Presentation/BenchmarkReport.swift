import VocabCore

/// What was found out about the questions of a list, for a person and for a program.
struct BenchmarkReport {
    let bookcase: String
    let wordCount: Int
    let seed: UInt64
    let directions: QuestionSequence.Directions
    /// How long it took to make all questions.
    let milliseconds: Int
    /// How many words of the last sheet have no question.
    let passedOver: Int
    let figures: Benchmark

    /// A figure with its name, and what it should be where there is a goal.
    private struct Line {
        let label: BenchmarkPhrase
        let value: String
        var note: BenchmarkPhrase?
        var goal: String?
        var meetsGoal = true
    }

    /// What a question costs.
    var millisecondsPerQuestion: Double { Double(milliseconds) / Double(max(1, figures.questionCount)) }
}

extension BenchmarkReport {
    /// The lines for a person, those that miss their goal with a `!` before them.
    func lines(_ style: Style, _ language: Language) -> [String] {
        let groups = groups
        let all = groups.flatMap(\.lines)
        let labelWidth = all.map { style.columns.count($0.label.text(in: language)) }.max() ?? 0
        let valueWidth = all.map { style.columns.count($0.value) }.max() ?? 0
        let title = BenchmarkPhrase.title(
            bookcase: bookcase, words: wordCount, sheets: figures.sheetCount, questions: figures.questionCount, seed: seed,
            direction: directions.rawValue)
        var lines = [SafeText.line(title.text(in: language))]
        for group in groups {
            lines += ["", group.head.text(in: language)]
            for line in group.lines {
                let label = style.columns.padded(line.label.text(in: language), to: labelWidth)
                let indent = String(repeating: " ", count: valueWidth - style.columns.count(line.value))
                let notes = [line.note, line.goal.map(BenchmarkPhrase.goal)].compactMap { $0?.text(in: language) }
                let text = "\(line.meetsGoal ? " " : "!") \(label)  \(indent)\(line.value)  \(notes.joined(separator: " · "))"
                lines.append(String(text.reversed().drop { $0 == " " }.reversed()))
            }
            lines += group.examples.map { "    " + SafeText.line($0.text(in: language)) }
        }
        return lines + ["", BenchmarkPhrase.legend(misses: all.count { !$0.meetsGoal }).text(in: language)]
    }

    private typealias Group = (head: BenchmarkPhrase, lines: [Line], examples: [BenchmarkPhrase])

    private var groups: [Group] {
        [
            (.collisions, collisionLines, examples), (.choices, choiceLines, []), (.plausibility, plausibilityLines, []),
            (.guesses, guessLines, []),
            (.cost, [Line(label: .millisecondsPerQuestion, value: Self.fixed(millisecondsPerQuestion, 3))], []),
        ]
    }

    private var collisionLines: [Line] {
        let collisions = figures.collisions
        func line(_ label: BenchmarkPhrase, _ rule: CollisionRule?, _ count: Int) -> Line {
            Line(
                label: label, value: Self.fixed(collisions.percent(rule), 2) + " %",
                note: .questions(count, of: collisions.questions),
                goal: "≤ 0.05 %", meetsGoal: collisions.meetsGoal(rule))
        }
        return [line(.anyCollision, nil, collisions.any)]
            + CollisionRule.allCases.compactMap { rule in collisions.counts[rule].map { line(.collision(rule), rule, $0) } }
    }

    private var examples: [BenchmarkPhrase] {
        CollisionRule.allCases.flatMap { rule in
            (figures.collisions.examples[rule] ?? []).prefix(2).map { .example($0.terms, $0.meanings) }
        }
    }

    private var choiceLines: [Line] {
        let (mismatch, variety, exposure, places) = (figures.partMismatch, figures.variety, figures.exposure, figures.places)
        return [
            Line(
                label: .partMismatch, value: mismatch.percent.map { Self.fixed($0, 2) + " %" } ?? "–",
                note: .distractors(known: mismatch.known), goal: "0 %", meetsGoal: mismatch.meetsGoal),
            Line(
                label: .changed, value: variety.changedPercent.map { Self.fixed($0, 2) + " %" } ?? "–", goal: "≥ 95 %",
                meetsGoal: variety.meetsGoal),
            Line(
                label: .distinct, value: Self.fixed(variety.distractorsPerWord, 1),
                note: .outOf(Self.fixed(variety.mostPerWord, 1))),
            Line(
                label: .exposure, value: Self.fixed(exposure.mostInOneSheet, 2),
                note: .timesItsShare(Self.fixed(exposure.mostInOneSheet, 2)),
                goal: "≤ 2", meetsGoal: exposure.meetsGoal),
            Line(label: .overexposed, value: Self.fixed(exposure.overexposedPercent, 2) + " %"),
            Line(
                label: .longExposure, value: Self.fixed(exposure.mostInAllSheets, 2),
                note: .timesItsShare(Self.fixed(exposure.mostInAllSheets, 2))),
            Line(
                label: .places, value: "χ² " + Self.fixed(places.chiSquare, 2),
                note: .placeCounts(places.counts), goal: "≤ 16.27", meetsGoal: places.meetsGoal),
            Line(label: .passedOver, value: String(passedOver)),
        ]
    }

    private var plausibilityLines: [Line] {
        func line(_ label: BenchmarkPhrase, _ nearness: Plausibility.Nearness) -> Line {
            Line(
                label: label, value: nearness.ratio.map { "× " + Self.fixed($0, 2) } ?? "–",
                note: .besideRandom(chosen: Self.fixed(nearness.chosen, 3), random: Self.fixed(nearness.random, 3)))
        }
        let plausibility = figures.plausibility
        return [
            line(.prefix, plausibility.prefix), line(.spelling, plausibility.spelling), line(.tags, plausibility.tags),
        ]
    }

    private var guessLines: [Line] {
        rates.map { label, _, rate in
            Line(
                label: label, value: Self.fixed(rate.percent, 2) + " %",
                note: .interval(from: Self.fixed(rate.interval.lowerBound, 1), to: Self.fixed(rate.interval.upperBound, 1)),
                goal: "25 ± 2 %",
                meetsGoal: rate.meetsGoal)
        }
    }

    /// The guessers with their names for people and for programs.
    var rates: [(label: BenchmarkPhrase, name: String, rate: HitRate)] {
        let guesses = figures.guesses
        let byRule = RuleOfThumb.allCases.compactMap { rule in
            guesses.byRule[rule].map { (BenchmarkPhrase.rule(rule), rule.rawValue, $0) }
        }
        return byRule + (guesses.learnedByLooks.map { [(.learnedByLooks, "learnedByLooks", $0)] } ?? [])
            + (guesses.learned.map { [(.learned, "learned", $0)] } ?? [])
    }
}

extension BenchmarkReport {
    /// `value` with so many digits after the point.
    static func fixed(_ value: Double, _ digits: Int) -> String {
        let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
        let whole = Int((abs(value) * Double(scale)).rounded())
        let sign = value < 0 && whole > 0 ? "-" : ""
        if digits == 0 { return sign + String(whole) }
        let fraction = String(whole % scale)
        return sign + "\(whole / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
    }
}
