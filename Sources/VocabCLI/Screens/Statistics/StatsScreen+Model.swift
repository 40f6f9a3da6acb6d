import VocabCore
import VocabLanguage

extension StatsScreen {
    /// What the memory model learnt of the answers and how well it foretold them, and figures that need to be explained.
    func modelLines(title: String?) -> [String] {
        let name = title.map(SafeText.line) ?? say(.allBookcases)
        if statistics.total.answers == 0 { return flow([name]) + remarks + style.paragraph(say(.nothingAnswered)) }
        let guesses = statistics.learntGuesses.map { situation, estimate in
            say(
                .guess(
                    situation, percent: percent(estimate.chance), low: percent(estimate.interval.lowerBound),
                    high: percent(estimate.interval.upperBound)))
        }
        let weeks = statistics.weeks.suffix(Self.weeksOfModel).map { week in
            say(.weekFigures(week.monday, percent: percent(week.count.share ?? 0), answers: week.count.answers))
        }
        let measured = statistics.retention
        let figures = [
            say(
                .measured(
                    percent: measured.share.map(percent), answers: measured.answers, goal: percent(statistics.desiredRetention)))
        ]
        return flow([name]) + flow(figures + calibration) + list(.guessTitle, guesses) + list(.weekFiguresTitle, weeks)
            + flow([
                say(.sittings(statistics.games, minutes: minutes(statistics.milliseconds))),
                say(.pace(tenths: ((statistics.typicalMilliseconds ?? 0) + 50) / 100)),
            ]) + (style.isPlain ? [] : chart(.hourBarsTitle, Sparkline(statistics.hours.map(\.answers)).text, ["0–23"])) + remarks
    }

    /// So many weeks are told.
    private static let weeksOfModel = 8

    private var calibration: [String] {
        let predicted = statistics.predictions
        if predicted.answers == 0 { return [] }
        let answers = Double(predicted.answers)
        return [
            say(
                .calibration(
                    predicted: percent(predicted.expected / answers), actual: percent(Double(predicted.right) / answers)))
        ]
    }
}
