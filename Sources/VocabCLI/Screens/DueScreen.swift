import VocabCore
import VocabLanguage

/// How the words that wait are listed.
struct DueScreen {
    let style: Style
    let language: Language
    let learner: Learner

    /// More words than this are only counted, unless all are wanted.
    private static let mostListed = 15

    /// What waits today and comes in the next days, and the most urgent words.
    func lines(_ waiting: (due: Int, new: Int), _ forecast: [Int], _ words: [Word], listsAll: Bool) -> [String] {
        var lines = style.paragraph(say(.waiting(due: waiting.due, new: waiting.new)), .strong)
        if learner.keepsNewWordsBack { lines += style.paragraph(PlanPhrase.newWordsWait.text(in: language)) }
        let fromFuture = learner.memories.leftOut
        if fromFuture > 0 { lines += style.paragraph(StatsPhrase.ignored(fromFuture).text(in: language), .strong) }
        if learner.memories.words.isEmpty, fromFuture > 0 { return lines }
        if learner.memories.words.isEmpty, words.isEmpty { return lines + style.paragraph(say(.nothingAnswered)) }
        let week = forecast.dropFirst().reduce(0, +)
        if week > 0 { lines += style.paragraph(say(.foreseen(tomorrow: forecast[1], dayAfter: forecast[2], week: week))) }
        let shown = listsAll ? words : Array(words.prefix(Self.mostListed))
        if !shown.isEmpty {
            if !style.isPlain { lines += [""] + style.paragraph(say(.recallCaption), indent: 2, .dim) }
            let width = shown.map { style.columns.count(SafeText.line($0.term)) }.max() ?? 0
            for word in shown { lines += row(word, termWidth: min(width, style.width / 2)) }
        }
        if shown.count < words.count { lines += style.paragraph(say(.more(words.count - shown.count)), .dim) }
        return lines
    }

    private func row(_ word: Word, termWidth: Int) -> [String] {
        let recall = learner.memories.predictedRecall(of: word.id, on: learner.today).map { Int(($0 * 100).rounded()) }
        let (term, meaning) = (SafeText.line(word.term), SafeText.line(word.meaning))
        if style.isPlain {
            let due = learner.memories.dueDay(of: word.id) ?? learner.today
            let remark = recall.map { say(.recall(percent: $0, daysOver: due.distance(to: learner.today))) } ?? say(.toBeSure)
            return style.paragraph("\(term): \(meaning). \(remark)")
        }
        let share = recall.map { "\($0)%" } ?? "?"
        let name = style.columns.padded(style.columns.truncated(term, to: termWidth), to: termWidth)
        let label = String(repeating: " ", count: max(0, 4 - share.count)) + share + "  " + name
        return style.item("  " + label + " ", meaning + (recall == nil ? " · " + say(.toBeSure) : ""), labelRole: .strong)
    }

    private func say(_ phrase: DuePhrase) -> String { phrase.text(in: language) }
}
