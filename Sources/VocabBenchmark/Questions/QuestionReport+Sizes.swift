import VocabCore

extension SizeFigures {
    /// The guessers that stand in the table, by their headings.
    static let columns: KeyValuePairs<String, RuleOfThumb> = [
        "least seen": .leastSeen, "most seen": .mostSeen, "longest": .longest, "odd script": .oddScript,
        "phrase for phrase": .phraseForPhrase, "not right yet": .notRightYet, "and most seen": .mostSeenOfNotRight,
        "and least seen": .leastSeenOfNotRight,
    ]

    /// The line for a person: the hits of all guessers in percent.
    var line: FigureTable.Line {
        let rates = Self.columns.map { heading, rule in
            let rate = byRule[rule]
            return "\(heading) " + (rate.map { $0.tries == 0 ? "–" : FigureTable.fixed($0.percent, 1) } ?? "–")
        }
        return FigureTable.Line(
            label: "\(dealing == .sheet ? "sheet" : "round") of \(questions) out of \(words) words", value: "",
            note: rates.joined(separator: ", "), meetsGoal: meetsGoal)
    }

    /// Writes the figures for a program.
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("words", words)
            writer.member("questions", questions)
            writer.member("dealing", dealing == .sheet ? "sheet" : "round")
            for (rule, rate) in byRule.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                writer.number(rule.rawValue, FigureTable.fixed(rate.percent, 4))
            }
        }
    }
}
