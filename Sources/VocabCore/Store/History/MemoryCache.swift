/// The memories that were worked out last, as a file: a row of 64-bit numbers, the smallest byte first, the last one a checksum.
///
/// It can be made again at any time from the histories, and what does not fit in any way is not used.
struct MemoryCache: Equatable {
    /// A history that the memories were worked out from, as it then was.
    struct Source: Equatable {
        let name: String
        let size: Int
        let identity: UInt64
        let modified: Int
    }

    let sources: [Source]
    let memories: Memories

    /// Another number in front means another layout, or answers that count otherwise.
    private static let layout: UInt64 = 0x766F_6361_6206

    func encode() -> [UInt8] {
        var row = NumberRow()
        row.add(Self.layout)
        row.add(Self.key(memories.settings, memories.calendar))
        row.add(sources.count)
        for source in sources {
            row.add(source.name)
            row.add(source.size)
            row.add(source.identity)
            row.add(source.modified)
        }
        for number in [memories.answers, memories.leftOut] { row.add(number) }
        row.add(memories.latest?.secondsSince1970)
        row.add(memories.calibration)
        row.add(memories.guesses)
        row.add(memories.hints)
        row.add(memories.words.count)
        for (id, memory) in memories.words {
            row.add(id.halves.high)
            row.add(id.halves.low)
            row.add(memory)
        }
        row.add(row.checksum)
        return row.bytes
    }

    /// Reads a cache; nil when it is not whole, of another version, or was worked out with other settings.
    init?(_ bytes: [UInt8], _ settings: MemorySettings, _ calendar: LearnerCalendar) {
        guard var row = NumberRowReader(bytes), row.next() == Self.layout, row.next() == Self.key(settings, calendar) else {
            return nil
        }
        sources = (0..<row.count()).map { _ in
            Source(name: row.text(), size: row.integer(), identity: row.next(), modified: row.integer())
        }
        let answers = row.integer()
        let leftOut = row.integer()
        let latest = row.optionalInteger().map { Timestamp(secondsSince1970: $0) }
        let calibration = row.calibration()
        let guesses = row.guesses()
        let hints = row.hints()
        let count = row.count()
        var words: [Word.ID: WordMemory] = [:]
        words.reserveCapacity(count)
        for _ in 0..<count {
            let id = Word.ID(halves: (row.next(), row.next()))
            words[id] = row.memory()
        }
        guard row.isAtEnd, words.count == count else { return nil }
        memories = Memories(
            settings: settings, calendar: calendar, words: words, guesses: guesses, hints: hints, calibration: calibration,
            answers: answers,
            latest: latest, leftOut: leftOut)
    }

    init(sources: [Source], memories: Memories) {
        self.sources = sources
        self.memories = memories
    }

    /// Differs where memories are worked out with something else, or by a version that knows other games: it left their answers out.
    static func key(_ settings: MemorySettings, _ calendar: LearnerCalendar) -> UInt64 {
        var row = NumberRow()
        switch settings.model {
        case .fsrs6(let parameters): for weight in parameters.weights { row.add(weight) }
        }
        for game in Review.Game.allCases { row.add(game.rawValue) }
        for situation in GuessSituation.allCases { row.add(situation.rawValue) }
        for number in [settings.desiredRetention, settings.slip] { row.add(number) }
        for number in [settings.maximumInterval, calendar.dayStartsAt] + settings.restDays.sorted() { row.add(number) }
        for offset in calendar.offsets {
            row.add(offset.from.secondsSince1970)
            row.add(offset.secondsAheadOfUTC)
        }
        return row.checksum
    }
}
