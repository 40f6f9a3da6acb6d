import VocabCore

extension Statistics {
    /// All of it for a program; of one bookcase, where it is about one.
    func json(of bookcase: Bookcase?) -> JSONWriter {
        var writer = JSONWriter()
        writer.object { writer in
            if let bookcase { writer.member("bookcase", bookcase.name.description) }
            writer.member("today", today.description)
            writer.member("words", words)
            writer.member("memorized", states[.memorized] ?? 0)
            writer.member("learning", states[.learning] ?? 0)
            writer.member("new", states[.new] ?? 0)
            writer.member("games", games)
            writer.members(of: total)
            writer.optional("accuracy", total.share)
            writer.member("corrected", Double(corrected.sixths) / 6)
            writer.member("seconds", Double(milliseconds) / 1_000)
            writer.optional("secondsPerAnswer", typicalMilliseconds.map { Double($0) / 1_000 })
            writer.member("streak", streak.days)
            writer.member("longestStreak", streak.longest)
            writer.member("playedToday", streak.isPlayedToday)
            writeDays(to: &writer)
            writeWords(to: &writer)
            writeModel(to: &writer)
            writer.member("ignored", ignored)
        }
        return writer
    }

    private func writeDays(to writer: inout JSONWriter) {
        writer.name("days")
        writer.lines(days) { day, writer in
            writer.object {
                $0.member("day", day.day.description)
                $0.members(of: day.count)
                $0.member("added", day.added)
                $0.member("seconds", Double(day.milliseconds) / 1_000)
            }
        }
        writer.name("retention")
        writer.object { writer in
            writer.member("desired", desiredRetention)
            writer.optional("measured", retention.share)
            writer.members(of: retention)
            writer.name("weeks")
            writer.array(weeks) { week, writer in
                writer.object {
                    $0.member("week", week.monday.description)
                    $0.members(of: week.count)
                }
            }
        }
        writer.name("forecast")
        writer.array(forecast.enumerated()) { entry, writer in
            writer.object {
                $0.member("day", today.advanced(by: entry.offset).description)
                $0.member("due", entry.element)
            }
        }
        writer.name("hours")
        writer.array(hours.enumerated()) { entry, writer in
            writer.object {
                $0.member("hour", entry.offset)
                $0.members(of: entry.element)
            }
        }
    }

    private func writeWords(to writer: inout JSONWriter) {
        writer.name("hardest")
        writer.lines(hardest) { hard, writer in
            writer.object {
                $0.member("word", hard.word.id.description)
                $0.member("term", hard.word.term)
                $0.member("answers", hard.answers)
                $0.member("misses", hard.misses)
                $0.member("lapses", hard.lapses)
            }
        }
        writer.member("failing", failing.map(\.id.description))
        writer.name("confused")
        writer.lines(confused) { pair, writer in
            writer.object {
                $0.member("words", [pair.first.id.description, pair.second.id.description])
                $0.member("terms", [pair.first.term, pair.second.term])
                $0.member("times", pair.times)
                $0.member("settled", pair.isSettled)
            }
        }
    }

    private func writeModel(to writer: inout JSONWriter) {
        writer.name("guessing")
        writer.object { writer in
            for (situation, estimate) in learntGuesses {
                writer.name(situation.rawValue)
                writer.object {
                    $0.member("chance", estimate.chance)
                    $0.member("low", estimate.interval.lowerBound)
                    $0.member("high", estimate.interval.upperBound)
                    $0.member("answers", estimate.answers)
                }
            }
        }
        writer.name("calibration")
        writer.object { writer in
            let answers = predictions.answers
            writer.member("answers", answers)
            writer.optional("predicted", answers == 0 ? nil : predictions.expected / Double(answers))
            writer.optional("actual", answers == 0 ? nil : Double(predictions.right) / Double(answers))
        }
    }
}

extension JSONWriter {
    fileprivate mutating func members(of count: AnswerCount) {
        member("answers", count.answers)
        member("correct", count.correct)
    }

    /// Writes a number, or null where there is none.
    fileprivate mutating func optional(_ name: String, _ value: Double?) {
        if let value { return member(name, value) }
        self.name(name)
        raw("null")
    }
}
