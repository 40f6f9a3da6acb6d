import VocabCore
import VocabLanguage

/// How the accuracy of fitted parameters looks beside that of those in force and of the constant average.
struct OptimizeScreen {
    let style: Style
    let language: Language

    /// The lines that tell of `optimization`.
    func lines(of optimization: Optimization) -> [String] {
        let head = OptimizePhrase.tried(answers: optimization.answerCount, heldOut: optimization.heldOutCount)
        let measures = [
            row(.logLoss, optimization, isLowBetter: true) { $0.logLoss },
            row(.rmseBins, optimization, isLowBetter: true) { $0.rmseBins },
            row(.auc, optimization, isLowBetter: false) { $0.auc },
        ]
        if style.isPlain { return style.paragraph(head.text(in: language)) + measures.flatMap(sentence) }
        return style.paragraph(head.text(in: language)) + table(measures)
            + style.paragraph(OptimizePhrase.howToRead.text(in: language), .dim)
    }

    /// One measure of all three.
    private struct Row {
        let name: String
        let isLowBetter: Bool
        let numbers: [String]
    }

    private func row(
        _ name: OptimizePhrase, _ optimization: Optimization, isLowBetter: Bool, _ measure: (Accuracy) -> Double?
    ) -> Row {
        let all = [optimization.before, optimization.after, optimization.constant]
        return Row(
            name: name.text(in: language), isLowBetter: isLowBetter, numbers: all.map { measure($0).map(Self.number) ?? "–" })
    }

    private func sentence(_ row: Row) -> [String] {
        style.paragraph(
            OptimizePhrase.sentence(
                measure: row.name, isLowBetter: row.isLowBetter, before: row.numbers[0], after: row.numbers[1],
                constant: row.numbers[2]
            ).text(in: language))
    }

    private func table(_ rows: [Row]) -> [String] {
        let titles = [OptimizePhrase.before, .after, .constant].map { $0.text(in: language) }
        let nameWidth = rows.map { style.columns.count($0.name) }.max() ?? 0
        let widths = titles.indices.map { column in
            ([titles[column]] + rows.map { $0.numbers[column] }).map(style.columns.count).max() ?? 0
        }
        func cells(_ texts: [String]) -> String {
            zip(texts, widths).map { text, width in
                "  " + String(repeating: " ", count: width - style.columns.count(text)) + text
            }.joined()
        }
        let head = "  " + String(repeating: " ", count: nameWidth) + style.paint(cells(titles), .dim)
        return [head]
            + rows.map { "  " + style.paint(style.columns.padded($0.name, to: nameWidth), .strong) + cells($0.numbers) }
    }

    /// Four decimals, for log losses differ in the third.
    private static func number(_ value: Double) -> String {
        let digits = String(Int((value * 10_000).rounded()))
        let padded = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
        return "\(padded.dropLast(4)).\(padded.suffix(4))"
    }
}
