import VocabCore

/// A month as the calendar shows it.
struct MonthRecord {
    /// The month.
    let month: Month
    /// The learner's day it is.
    let today: Day
    /// The days on which words were added or answered, in order.
    let days: [DayCount]

    /// What `statistics` say about `month`.
    init(of month: Month, _ statistics: Statistics) {
        self.month = month
        today = statistics.today
        days = statistics.days.filter { month.days.contains($0.day) && ($0.added > 0 || $0.count.answers > 0) }
    }

    /// All of it for a program.
    var json: JSONWriter {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("month", month.description)
            writer.member("today", today.description)
            writer.name("days")
            writer.lines(days) { day, writer in
                writer.object {
                    $0.member("day", day.day.description)
                    $0.member("added", day.added)
                    $0.member("answers", day.count.answers)
                    $0.member("correct", day.count.correct)
                }
            }
        }
        return writer
    }
}

extension DayRecord {
    /// All of it for a program, with the words in the order they are given in.
    func json(
        added: [(word: Word, bookcase: Bookcase)], answered: [(word: Word, bookcase: Bookcase)]
    ) -> JSONWriter {
        func list(_ words: [(word: Word, bookcase: Bookcase)], as name: String, to writer: inout JSONWriter) {
            writer.name(name)
            writer.lines(words) { entry, writer in
                writer.object {
                    $0.member("bookcase", entry.bookcase.name.description)
                    $0.members(of: entry.word)
                }
            }
        }
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("day", day.description)
            writer.member("answers", count.answers)
            writer.member("correct", count.correct)
            list(added, as: "added", to: &writer)
            list(answered, as: "answered", to: &writer)
        }
        return writer
    }
}
