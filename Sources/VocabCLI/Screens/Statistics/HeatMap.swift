import VocabCore
import VocabLanguage

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

    /// The months above the weeks in which they begin, by number where there is no room for all names.
    private func months(from monday: Day, weeks: Int, cell: Int, room: Int) -> String {
        let starts: [(column: Int, month: Int)] = (0..<weeks).compactMap { week in
            let first = monday.advanced(by: 7 * week)
            let last = min(first.advanced(by: 6), today)
            let (_, month, day) = last.date
            return week == 0 || last.advanced(by: 1 - day) >= first ? (week * cell, month) : nil
        }
        let named = shown(starts.map { ($0.column, StatsPhrase.month($0.month).text(in: language)) }, room)
        let months = named.count < starts.count - 1 ? shown(starts.map { ($0.column, "\($0.month)") }, room) : named
        return months.reduce(into: "") { line, month in
            line += String(repeating: " ", count: month.column - style.columns.count(line)) + month.name
        }
    }

    /// The names that there is room for: this month before all others, and the first, of which there may be a few days alone, after them.
    private func shown(_ months: [(column: Int, name: String)], _ room: Int) -> [(column: Int, name: String)] {
        let months = months.filter { $0.column + style.columns.count($0.name) <= room }
        var shown: [(column: Int, name: String)] = []
        for month in months.dropFirst().suffix(1) + months.dropFirst().dropLast() + months.prefix(1) {
            // A space must stand between two names.
            let isFree = shown.allSatisfy { other in
                month.column > other.column + style.columns.count(other.name)
                    || other.column > month.column + style.columns.count(month.name)
            }
            if isFree { shown.append(month) }
        }
        return shown.sorted { $0.column < $1.column }
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
