/// The words that a learner missed and does not know yet, by the game that asked.
///
/// A word stands once for each game it was missed in. It leaves all of them when it was right on two different days of the learner after
/// it was last missed, whatever the game, or when the learner clears it; missed again, it is counted anew.
package struct WrongAnswers: Equatable, Sendable {
    /// A word that was missed in a game.
    package struct Entry: Equatable, Sendable {
        /// The word.
        package let word: Word.ID
        /// The game that asked.
        package let game: Review.Game
        /// How often it was missed there: answered wrong, or not known.
        package fileprivate(set) var times = 0
        /// When it was last missed there.
        package fileprivate(set) var lastMissed: Timestamp
        /// The words that were taken for it, most often first, and of those alike the first one first.
        package fileprivate(set) var taken: [Taken] = []
    }

    /// A word that was taken for another.
    package struct Taken: Equatable, Sendable {
        /// The word.
        package let word: Word.ID
        /// How often.
        package fileprivate(set) var times: Int
    }

    /// The entries, those of the words missed first coming first.
    package let entries: [Entry]

    /// The record that `reviews` leave, which come in the order of time. Those of more than a day after `now` do not count.
    package init(of reviews: some Sequence<Review>, _ clearings: [Clearing] = [], _ calendar: LearnerCalendar, now: Timestamp) {
        let cleared = ClearedWords(clearings, .wrongAnswers)
        let end = Timestamp(secondsSince1970: now.secondsSince1970 + 86_400)
        var open: [Word.ID: OpenWord] = [:]
        for (number, review) in reviews.enumerated() where review.at <= end && !cleared.covers(review) {
            if review.outcome != .right {
                open[review.word, default: OpenWord(number: number)].miss(review)
            } else if open[review.word]?.isLearnt(byRightAnswerOn: calendar.day(of: review)) == true {
                open[review.word] = nil
            }
        }
        entries = open.values.sorted { $0.number < $1.number }.flatMap(\.entries)
    }

    /// A word while it stands in the record.
    private struct OpenWord {
        /// The number of the answer that brought it in.
        let number: Int
        private(set) var entries: [Entry] = []
        /// The day on which it was right since it was last missed.
        private var rightDay: Day?

        init(number: Int) {
            self.number = number
        }

        mutating func miss(_ review: Review) {
            rightDay = nil
            let index = entries.firstIndex { $0.game == review.game } ?? entries.endIndex
            if index == entries.endIndex {
                entries.append(Entry(word: review.word, game: review.game, lastMissed: review.at))
            }
            entries[index].add(review)
        }

        /// Notes a right answer; returns whether it is the one on a second day.
        mutating func isLearnt(byRightAnswerOn day: Day) -> Bool {
            if let rightDay, rightDay != day { return true }
            rightDay = day
            return false
        }
    }
}

extension WrongAnswers.Entry {
    fileprivate mutating func add(_ review: Review) {
        times += 1
        lastMissed = review.at
        guard let chosen = review.chosen, chosen != word else { return }
        guard let index = taken.firstIndex(where: { $0.word == chosen }) else {
            return taken.append(WrongAnswers.Taken(word: chosen, times: 1))
        }
        taken[index].times += 1
        // Before those that were taken less often by now.
        let place = taken[..<index].firstIndex { $0.times < taken[index].times } ?? index
        taken.insert(taken.remove(at: index), at: place)
    }
}
