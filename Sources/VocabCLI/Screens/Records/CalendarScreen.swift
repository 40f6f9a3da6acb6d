import VocabCore
import VocabLanguage

/// How a month looks: a row for each week, with a turtle on each day that has words. In plain text each such day is told.
struct CalendarScreen {
    let style: Style
    let language: Language

    /// A mark, two digits and room for a turtle.
    private static let cell = 5

    /// The lines of `record`.
    func lines(_ record: MonthRecord) -> [String] {
        let isDrawn = !style.isPlain && style.width >= 7 * Self.cell + 1
        let title = style.paragraph(say(.month(record.month)), .strong)
        if record.days.isEmpty, !isDrawn { return title + style.paragraph(say(.nothingInMonth)) }
        let total = CalendarPhrase.total(
            days: record.days.count, added: record.days.reduce(0) { $0 + $1.added },
            answers: record.days.reduce(0) { $0 + $1.count.answers })
        if isDrawn {
            return title + grid(record) + [""]
                + style.paragraph(say(record.days.isEmpty ? .nothingInMonth : total), indent: 1)
                + style.paragraph(say(.legend), indent: 1, .dim)
        }
        let today = Month(of: record.today) == record.month ? style.paragraph(say(.todayIs(record.today))) : []
        return title + today + record.days.flatMap { style.paragraph(say(.dayLine($0))) } + style.paragraph(say(total))
    }

    private func grid(_ record: MonthRecord) -> [String] {
        let names = CalendarPhrase.shortWeekdays(language).map { " " + style.columns.padded($0, to: Self.cell - 1) }
        let marked = Set(record.days.map(\.day))
        let days = record.month.days
        let weeks = stride(from: days.lowerBound.monday.number, through: days.upperBound.number, by: 7).map { Day(number: $0) }
        return [style.paint(trimmed(names.joined()), .dim)]
            + weeks.map { monday in
                let cells = (0..<7).map { weekday in
                    let day = monday.advanced(by: weekday)
                    return days.contains(day) ? cell(day, isToday: day == record.today, isMarked: marked.contains(day)) : blank
                }
                return trimmed(cells.joined())
            }
    }

    private var blank: String { String(repeating: " ", count: Self.cell) }

    private func cell(_ day: Day, isToday: Bool, isMarked: Bool) -> String {
        let number = day.date.day
        let digits = (isToday ? "▸" : " ") + (number < 10 ? " " : "") + String(number)
        return (isToday ? style.paint(digits, .accent) : digits) + (isMarked ? "🐢" : "  ")
    }

    /// `text` without the spaces at its end, which would only be copied along.
    private func trimmed(_ text: String) -> String {
        String(text.reversed().drop { $0 == " " }.reversed())
    }

    private func say(_ phrase: CalendarPhrase) -> String { phrase.text(in: language) }
}
