import VocabCore

/// A calendar of the last year, a column for each week: the darker a day, the more answers it had.
struct HeatMap {
    private let answers: [Day: Int]
    private let today: Day
    private let style: Style
    private let language: Language
    /// Of the days with answers a quarter had no more than the first of these, half no more than the second, and so on.
    private let quartiles: [Int]

    /// The map of `days` as it stands on `today`.
    init(_ days: [DayCount], today: Day, _ style: Style, _ language: Language) {
        let shownDays = days.filter {
            $0.count.answers > 0 && $0.day <= today && $0.day.distance(to: today) < 7 * Self.weeksOfYear
        }
        answers = Dictionary(shownDays.map { ($0.day, $0.count.answers) }, uniquingKeysWith: +)
        self.today = today
        self.style = style
        self.language = language
        let shown = answers.values.sorted()
        quartiles = [1, 2, 3].map { shown.isEmpty ? 0 : shown[(shown.count - 1) * $0 / 4] }
    }

    private static let weeksOfYear = 53
    private static let shades = ["░", "▒", "▓", "█"]

    /// The months, the seven days of the week, and what the shades mean.
    var lines: [String] {
        let names = StatsPhrase.weekdays(language)
        let nameWidth = names.map(style.columns.count).max() ?? 0
        let room = style.width - nameWidth - 1
        let cell = room >= 2 * Self.weeksOfYear ? 2 : 1
        let weeks = min(Self.weeksOfYear, room / cell)
        let monday = today.monday.advanced(by: -7 * (weeks - 1))
        let margin = String(repeating: " ", count: nameWidth + 1)
        let rows = names.enumerated().map { weekday, name in
            let cells = (0..<weeks).map { week in
                shade(of: monday.advanced(by: 7 * week + weekday)) + String(repeating: " ", count: cell - 1)
            }
            return style.paint(style.columns.padded(name, to: nameWidth), .dim) + " " + style.paint(trimmed(cells), .right)
        }
        let months = margin + style.paint(months(from: monday, weeks: weeks, cell: cell, room: room), .dim)
        return [months] + rows + style.paragraph(legend, indent: nameWidth + 1, .dim)
    }

    private func shade(of day: Day) -> String {
        if day > today { return " " }
        guard let answers = answers[day] else { return "·" }
        return Self.shades[quartiles.count { answers > $0 }]
    }

    private func trimmed(_ cells: [String]) -> String {
        let text = cells.joined()
        return String(text.prefix(text.count - text.reversed().prefix { $0 == " " }.count))
    }

    /// The months above the weeks in which they begin, where there is room.
    private func months(from monday: Day, weeks: Int, cell: Int, room: Int) -> String {
        var line = ""
        var used = 0
        for week in 0..<weeks {
            let sunday = monday.advanced(by: 7 * week + 6)
            let (_, month, day) = sunday.date
            let name = StatsPhrase.month(month).text(in: language)
            let column = week * cell
            guard day <= 7, column >= used, column + style.columns.count(name) <= room else { continue }
            line += String(repeating: " ", count: column - style.columns.count(line)) + name
            // A space must stand between two names.
            used = column + style.columns.count(name) + 1
        }
        return line
    }

    /// How many answers a day of each shade has; shades that no day has are left out.
    private var legend: String {
        let bounds = [0] + quartiles + [answers.values.max() ?? 0]
        let shades = zip(Self.shades, zip(bounds, bounds.dropFirst())).compactMap { shade, bounds -> String? in
            let (below, most) = bounds
            if below >= most { return nil }
            return "\(shade) " + (below + 1 == most ? "\(most)" : "\(below + 1)–\(most)")
        }
        return (["· 0"] + shades).joined(separator: " ")
    }
}
