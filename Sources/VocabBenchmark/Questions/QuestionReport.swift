import VocabCore

/// What was found out about the questions of a list, for a person and for a program.
struct QuestionReport {
    let bookcase: String
    let wordCount: Int
    let seed: UInt64
    let directions: GamePlan.Directions
    /// How long it took to make all questions.
    let milliseconds: Int
    /// How many words of the last sheet have no question.
    let skippedWords: Int
    let figures: Benchmark
    /// What rules of thumb hit in rounds that are played, where the right answers are told.
    let inRounds: [RuleOfThumb: HitRate]
    /// What they hit in smaller bookcases out of the list.
    let sizes: [SizeFigures]

    /// What a question costs.
    var millisecondsPerQuestion: Double { Double(milliseconds) / Double(max(1, figures.questionCount)) }
}

extension QuestionReport {
    /// The lines for a person, those that miss their goal with a `!` before them.
    func lines() -> [String] {
        let title =
            "\(Self.harmless(bookcase)) · \(wordCount) words · \(figures.sheetCount) sheets · \(figures.questionCount) questions"
            + " · \(directions.rawValue) · --seed \(seed)"
        return FigureTable(title: title, groups: groups).lines()
    }

    /// `text` without what could drive a terminal.
    private static func harmless(_ text: String) -> String {
        String(String.UnicodeScalarView(Text.withoutEscapes(text).unicodeScalars.filter { !Text.isInvisible($0) && $0 != "\n" }))
    }

    private typealias Line = FigureTable.Line

    private var groups: [FigureTable.Group] {
        typealias Group = FigureTable.Group
        return [
            Group(head: "Questions with two right answers", lines: collisionLines, examples: examples.map(Self.harmless)),
            Group(head: "Choices", lines: choiceLines),
            Group(head: "Nearness of wrong choices to the right one", lines: plausibilityLines),
            Group(head: "Hits of guessers that know nothing", lines: guessLines { !$0 }),
            Group(head: "Hits in a round of guessers that know the right answers so far", lines: guessLines { $0 }),
            Group(head: "Hits in smaller bookcases, in percent", lines: sizes.map(\.line)),
            Group(
                head: "Cost",
                lines: [Line(label: "milliseconds a question", value: FigureTable.fixed(millisecondsPerQuestion, 3))]),
        ].filter { !$0.lines.isEmpty }
    }

    private var collisionLines: [Line] {
        let collisions = figures.collisions
        func line(_ label: String, _ rule: CollisionRule?, _ count: Int) -> Line {
            Line(
                label: label, value: FigureTable.fixed(collisions.percent(rule), 2) + " %",
                note: "\(count) of \(collisions.questions)", goal: "≤ 0.05 %", meetsGoal: collisions.meetsGoal(rule))
        }
        return [line("by any rule", nil, collisions.any)]
            + CollisionRule.allCases.compactMap { rule in collisions.counts[rule].map { line(rule.label, rule, $0) } }
    }

    private var examples: [String] {
        CollisionRule.allCases.flatMap { rule in
            (figures.collisions.examples[rule] ?? []).prefix(2).map { pair in
                zip(pair.terms, pair.meanings).map { "\($0) (\($1))" }.joined(separator: " ↔ ")
            }
        }
    }

    private var choiceLines: [Line] {
        let (mismatch, variety, exposure, places) = (figures.partMismatch, figures.variety, figures.exposure, figures.places)
        func share(_ times: Double) -> String { FigureTable.fixed(times, 2) + " × its share" }
        return [
            Line(
                label: "other part of speech", value: mismatch.percent.map { FigureTable.fixed($0, 2) + " %" } ?? "–",
                note: "of \(mismatch.known) wrong choices", goal: "0 %", meetsGoal: mismatch.meetsGoal),
            Line(
                label: "other three when asked again",
                value: variety.changedPercent.map { FigureTable.fixed($0, 2) + " %" } ?? "–",
                goal: "≥ 95 %", meetsGoal: variety.meetsGoal),
            Line(
                label: "different wrong choices a word", value: FigureTable.fixed(variety.distractorsPerWord, 1),
                note: "at most " + FigureTable.fixed(variety.mostPerWord, 1)),
            Line(
                label: "most shown word in one sheet", value: FigureTable.fixed(exposure.mostInOneSheet, 2),
                note: share(exposure.mostInOneSheet), goal: "≤ 2", meetsGoal: exposure.meetsGoal),
            Line(label: "shown over twice their share", value: FigureTable.fixed(exposure.overexposedPercent, 2) + " %"),
            Line(
                label: "most shown word in all sheets", value: FigureTable.fixed(exposure.mostInAllSheets, 2),
                note: share(exposure.mostInAllSheets)),
            Line(
                label: "places of the right one", value: "χ² " + FigureTable.fixed(places.chiSquare, 2),
                note: zip("①②③④", places.counts).map { "\($0) \($1)" }.joined(separator: " "), goal: "≤ 16.27",
                meetsGoal: places.meetsGoal),
            Line(label: "words without a question", value: String(skippedWords)),
        ]
    }

    private var plausibilityLines: [Line] {
        let plausibility = figures.plausibility
        return [
            ("letters begun alike", plausibility.prefix), ("likeness of spelling", plausibility.spelling),
            ("share of tags in common", plausibility.tags),
        ].map { label, nearness in
            Line(
                label: label, value: nearness.ratio.map { "× " + FigureTable.fixed($0, 2) } ?? "–",
                note: "\(FigureTable.fixed(nearness.chosen, 3)), any two words \(FigureTable.fixed(nearness.random, 3))")
        }
    }

    private func guessLines(_ isWanted: (_ needsAnswers: Bool) -> Bool) -> [Line] {
        rates.filter { isWanted($0.needsAnswers) }.map { guesser in
            let (from, to) = (guesser.rate.interval.lowerBound, guesser.rate.interval.upperBound)
            return Line(
                label: guesser.label, value: FigureTable.fixed(guesser.rate.percent, 2) + " %",
                note: "95 %: \(FigureTable.fixed(from, 1))–\(FigureTable.fixed(to, 1))", goal: "25 ± 2 %",
                meetsGoal: guesser.rate.meetsGoal)
        }
    }

    /// A guesser with its names for people and for programs, and what it hits.
    struct GuesserRate {
        let label: String
        let name: String
        let needsAnswers: Bool
        let rate: HitRate
    }

    /// What all guessers hit.
    var rates: [GuesserRate] {
        let guesses = figures.guesses
        let byRule = RuleOfThumb.allCases.compactMap { rule in
            (rule.needsAnswers ? inRounds : guesses.byRule)[rule].map {
                GuesserRate(label: rule.label, name: rule.rawValue, needsAnswers: rule.needsAnswers, rate: $0)
            }
        }
        let learned = [
            ("learnt from right answers", "learnedByLooks", guesses.learnedByLooks),
            ("and from earlier questions", "learned", guesses.learned),
        ]
        return byRule
            + learned.compactMap { label, name, rate in
                rate.map { GuesserRate(label: label, name: name, needsAnswers: false, rate: $0) }
            }
    }
}
