/// Which answers have a date that cannot be right, because the clock of their device was wrong.
///
/// Such answers are undated: they stay in the history, in exports and in backups, but belong to no day and change no memory. Sorted by
/// time they would come before all others, and years would seem to lie between them and the next answer to the word. An honest answer is
/// never taken for one, so there are two rules, each on evidence that no honest answer gives:
///
/// - It lies before `earliest`: no program that asks words by such a memory kept answers then. Clocks of machines without a battery
///   begin at 1970, 1980 or 2000.
/// - It lies a day and more before its word was made, and before the first answer that its device gave. The first alone proves
///   nothing: a word may be made again, or be moved or imported with old answers. Those come in the order of time in a history of their
///   own, so that none lies before its first. The second alone proves nothing either: the two copies of a store that share a device may
///   begin on different days.
///
/// Answers of more than a day in the future are no matter of the history: they count when their time has come, see `Memories`.
extension History {
    /// No answer was given before: 2006, when the oldest of the programs of today was made, from which answers may be taken over.
    static let earliest = Timestamp(secondsSince1970: 1_136_073_600)

    /// How far, in seconds, a clock may be off that is set right by hand, in a wrong time zone say.
    static let tolerance = 86_400

    /// The words of the answers that lie before the first one of their device.
    var wordsOfEarlyAnswers: Set<Word.ID> { Set(early.keys.lazy.map { reviews[$0].word }) }

    /// The same history where the words that `made` holds were made then.
    func judged(made: [Word.ID: Timestamp]) -> History {
        var history = self
        for (index, first) in early {
            guard let moment = made[reviews[index].word],
                reviews[index].at.secondsSince1970 < moment.secondsSince1970 - Self.tolerance
            else { continue }
            history.undated[index] = max(moment, first)
        }
        return history
    }

    /// The answers that have a date at `now`, in the order of time: all but the undated ones.
    ///
    /// A word or a first answer in the future says nothing about an answer: its own clock was wrong.
    package func dated(at now: Timestamp) -> [Review] {
        if undated.isEmpty { return reviews }
        return reviews.indices.filter { !isUndated($0, at: now) }.map { reviews[$0] }
    }

    /// The answers that are remembered at `now`, in the order of time: those that have a date and whose words do not begin anew since.
    package func remembered(at now: Timestamp) -> [Review] {
        let cleared = ClearedWords(clearings, .memory)
        return cleared.isEmpty ? dated(at: now) : dated(at: now).filter { !cleared.covers($0) }
    }

    /// How many answers have no date at `now`, because they lie where they cannot have been given, or more than a day ahead.
    func countWithoutDate(at now: Timestamp) -> Int {
        reviews.indices.count {
            isUndated($0, at: now) || reviews[$0].at.secondsSince1970 > now.secondsSince1970 + Self.tolerance
        }
    }

    /// Whether the undated answers stay the same from `now` on.
    func isJudged(at now: Timestamp) -> Bool { undated.keys.allSatisfy { isUndated($0, at: now) } }

    private func isUndated(_ index: Int, at now: Timestamp) -> Bool {
        undated[index].map { $0.secondsSince1970 <= now.secondsSince1970 + Self.tolerance } ?? false
    }
}
