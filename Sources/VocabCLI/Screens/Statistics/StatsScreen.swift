import VocabCore
import VocabLanguage

/// How statistics look: pictures where they fit, sentences in plain text; what the memory model has to say stands on a page of its own.
struct StatsScreen {
    let style: Style
    let language: Language
    /// Where commands are typed.
    let command: TypedCommand
    let statistics: Statistics

    /// How many hard words and confused pairs are named, of those that happened more than once.
    private static let mostNamed = 3
    /// More weeks of retention than this are not drawn.
    private static let weeksDrawn = 26
    /// In plain text only so many weeks are told.
    private static let weeksTold = 4
    /// Below this, in percent, bars of retention have no height: weeks differ above it.
    private static let retentionFloor = 50

    /// The lines, about the bookcase called `title` or about all.
    func lines(title: String?) -> [String] {
        let name = title.map(SafeText.line) ?? say(.allBookcases)
        if statistics.total.answers == 0 {
            return flow([name] + words) + remarks + style.paragraph(say(.nothingAnswered))
        }
        let head = flow([name] + words) + flow(now) + flow(inAll)
        let tail = list(.hoursTitle, partsOfDay) + hardest + confused + remarks
        return style.isPlain ? head + sentences + tail : head + gap + year + gap + forecast + retention + tail
    }

    // MARK: Head

    private var words: [String] {
        let count = statistics.words
        return [say(.words(count))]
            + [WordState.memorized, .learning, .new].map { state in
                let here = statistics.states[state] ?? 0
                return say(.state(state, here, percent: percent(AnswerCount(answers: count, correct: here).share ?? 0)))
            }
    }

    private var now: [String] {
        let week = statistics.doneThisWeek
        let streak = statistics.streak
        return [
            say(.retention(percent: statistics.retention.share.map(percent), goal: percent(statistics.desiredRetention))),
            say(.streak(streak.days, isPlayedToday: streak.isPlayedToday)),
            say(
                .week(
                    answers: week.reduce(0) { $0 + $1.count.answers },
                    minutes: minutes(week.reduce(0) { $0 + $1.milliseconds }))),
        ]
    }

    private var inAll: [String] {
        [
            say(
                .total(
                    answers: statistics.total.answers, minutes: minutes(statistics.milliseconds),
                    percent: percent(statistics.total.share ?? 0), withoutLuck: percent(corrected)))
        ] + (style.isPlain ? [say(.longestStreak(statistics.streak.longest))] : [])
    }

    // MARK: Pictures

    private var year: [String] {
        HeatMap(statistics.days, today: statistics.today, style, language).lines
    }

    private var forecast: [String] {
        let days = min(statistics.forecast.count, style.width)
        let shown = Array(statistics.forecast.prefix(days))
        return chart(.forecastTitle(days: days), Sparkline(shown).text, [due[0]])
    }

    private var due: [String] {
        let forecast = statistics.forecast
        let most = forecast.indices.max { (forecast[$0], -$0) < (forecast[$1], -$1) } ?? 0
        return [
            say(.due(today: forecast[0], tomorrow: forecast[1], week: forecast.prefix(8).dropFirst().reduce(0, +))),
            say(.busiest(statistics.today.advanced(by: most), due: forecast[most])),
        ]
    }

    /// The weeks up to this one, those without answers as gaps.
    private var retention: [String] {
        guard let first = statistics.weeks.first, let last = statistics.weeks.last else { return [] }
        let shares = Dictionary(statistics.weeks.map { ($0.monday, $0.count.share ?? 0) }, uniquingKeysWith: { $1 })
        let floor = Double(Self.retentionFloor) / 100
        let count = min(first.monday.distance(to: last.monday) / 7 + 1, style.width, Self.weeksDrawn)
        let bars = (0..<count).map { week in
            shares[last.monday.advanced(by: -7 * (count - 1 - week))].map { max($0 - floor, 0.01) }
        }
        return chart(
            .retentionTitle, Sparkline(bars, highest: 1 - floor).text, lastWeeks(1))
    }

    private func lastWeeks(_ count: Int) -> [String] {
        statistics.weeks.suffix(count).map { week in
            say(
                .weekRetention(
                    ago: week.monday.distance(to: statistics.today.monday) / 7, percent: percent(week.count.share ?? 0),
                    answers: week.count.answers))
        }
    }

    private var partsOfDay: [String] {
        StatsPhrase.PartOfDay.allCases.compactMap { part in
            let count = statistics.hours[part.hours].reduce(AnswerCount(), +)
            return count.share.map { say(.partOfDay(part, percent: percent($0))) }
        }
    }

    /// Bars and what is to be said of them, beside their title where that fits and else below it.
    func chart(_ title: StatsPhrase, _ bars: String, _ remarks: [String]) -> [String] {
        let parts = [say(title), bars, remarks.joined(separator: " · ")]
        let widths = parts.map(style.columns.count)
        let (head, painted) = (style.paint(parts[0], .strong), style.paint(bars, .right))
        if widths.reduce(4, +) <= style.width { return ["\(head)  \(painted)  " + parts[2]] }
        let picture = widths[0] + widths[1] + 2 <= style.width ? [head + "  " + painted] : [head, painted]
        return picture + flow(remarks)
    }

    // MARK: Sentences

    private var sentences: [String] {
        let answered = statistics.days.filter {
            $0.count.answers > 0 && $0.day.distance(to: statistics.today) < 365
        }
        let best = answered.max { $0.count.answers < $1.count.answers }
        var lines = best.map { [say(.year(days: answered.count, best: $0.day, answers: $0.count.answers))] } ?? []
        lines += list(.forecastTitle(days: statistics.forecast.count), due)
        if !statistics.weeks.isEmpty { lines += list(.retentionTitle, lastWeeks(Self.weeksTold)) }
        return lines
    }

    // MARK: Words

    private var hardest: [String] {
        list(
            .hardestTitle,
            statistics.hardest.filter { $0.misses > 1 }.prefix(Self.mostNamed).map { hard in
                "\(SafeText.line(hard.word.term)) (\(say(.missed(hard.misses, of: hard.answers))))"
            })
    }

    private var confused: [String] {
        let pairs = statistics.confused.filter { $0.times > 1 && !$0.isSettled }.prefix(Self.mostNamed)
        guard let first = pairs.first else { return [] }
        let named = pairs.map { pair in
            "\(SafeText.line(pair.first.term))\(style.isPlain ? "/" : " ↔ ")\(SafeText.line(pair.second.term)) (\(say(.times(pair.times))))"
        }
        let drill = command.typed(Invocation(.drill, first.first.term, first.second.term))
        let arrow = style.isPlain ? Label.next.text(in: language) + ": " : "→ "
        return list(.confusedTitle, named) + (drill.map { style.paragraph(arrow + $0, .accent) } ?? [])
    }

    /// The share of right answers without what luck brought.
    private var corrected: Double { Double(statistics.corrected.sixths) / 6 / Double(statistics.total.answers) }

    // MARK: Layout

    var remarks: [String] {
        statistics.ignored == 0 ? [] : style.paragraph(say(.ignored(statistics.ignored)), .dim)
    }

    private var gap: [String] { [""] }

    /// A title and what belongs under it; nothing where there is nothing.
    func list(_ title: StatsPhrase, _ items: [String]) -> [String] {
        if items.isEmpty { return [] }
        let title = say(title) + ":"
        if style.isPlain { return [title + " " + items.joined(separator: ", ")] }
        let indent = style.columns.count(title) + 1
        let room = style.width - indent
        if indent > style.width / 2 || items.contains(where: { style.columns.count($0) > room }) {
            return style.paragraph(title, .strong) + flow(items)
        }
        let lines = flow(items, width: room)
        return lines.enumerated().map { number, line in
            (number == 0 ? style.paint(title, .strong) + " " : String(repeating: " ", count: indent)) + line
        }
    }

    /// Parts with dots between them, broken between parts where that is possible.
    func flow(_ parts: [String], width: Int? = nil) -> [String] {
        style.columns.wrapped(parts: parts, to: width ?? style.width)
    }

    func say(_ phrase: StatsPhrase) -> String { phrase.text(in: language) }

    func percent(_ share: Double) -> Int { Int((share * 100).rounded()) }

    func minutes(_ milliseconds: Int) -> Int { (milliseconds + 30_000) / 60_000 }
}
