import Testing
import VocabTestSupport

@testable import VocabCore

/// Answers that were given while the clock of their device was wrong.
@Suite("Answers by a wrong clock") struct HistoryDatesTests {
    private let files = MemoryFileSystem(granting: "/단어 서재")
    private var store: Store { Store(root: "/단어 서재", files: files) }
    private let device = Identifier<Device>.sample(1)
    private static let day = 86_400

    /// So many days after the words were made.
    private func day(_ number: Int) -> Timestamp {
        Timestamp(secondsSince1970: Timestamp.sample.secondsSince1970 + number * Self.day)
    }

    private func review(_ word: Word, at moment: Timestamp) -> Review {
        Review(at: moment, word: word.id, bookcase: .sample(3), direction: .forward, outcome: .right, milliseconds: 900)
    }

    /// A store with two words, made at `sample`, whose answers `device` gave at these moments, one after the other.
    private func answer(_ moments: [Timestamp], by device: Identifier<Device>? = nil) throws -> [Review] {
        let words = [try Word.sample(), try Word.sample(term: "pear", meaning: "배")]
        if try store.contents().library.wordCount == 0 {
            try store.update { try $0.add(Bookcase.sample(words: words)) }
        }
        let reviews = moments.enumerated().map { review(words[$0 % 2], at: $1) }
        for (number, review) in reviews.enumerated() {
            let id = Identifier<Review>(derivedFrom: "\(device ?? self.device) \(number)")
            _ = try store.append(review, as: id, by: device ?? self.device)
        }
        return reviews
    }

    private func memories() throws -> Memories {
        try store.memories(MemorySettings(), calendar: LearnerCalendar(), now: day(30)).memories
    }

    @Test(
        "leave every memory as if they had not been given, and stay in the history",
        arguments: [0, 315_532_800, 946_684_800, 1_136_073_599, 1_420_070_400, Timestamp.sample.secondsSince1970 - 3 * 86_400])
    func undated(seconds: Int) throws {
        let wrong = Timestamp(secondsSince1970: seconds)
        let reviews = try answer([day(0), day(1), wrong, wrong, day(9), day(10)])
        let history = try store.history()
        #expect(history.reviews.count == 6)
        let honest = reviews.filter { $0.at != wrong }
        #expect(history.dated(at: day(30)) == honest)
        #expect(try memories() == Memories(of: honest, settings: MemorySettings(), calendar: LearnerCalendar(), now: day(30)))
        #expect(try store.examine(at: day(30)) == [.answersWithoutDate(2)])
    }

    @Test("before 2006 are undated on a device that gave no other") func first() throws {
        _ = try answer([Timestamp(secondsSince1970: 0), day(3)])
        #expect(try store.history().dated(at: day(30)).map(\.at) == [day(3)])
    }

    @Test("of the future are counted by the doctor as long as their time has not come") func future() throws {
        _ = try answer([day(0), day(29), day(31), day(32)])
        #expect(try store.examine(at: day(30)) == [.answersWithoutDate(1)])
        #expect(try store.examine(at: day(31)).isEmpty)
        #expect(try store.history().dated(at: day(30)).count == 4, "Memories leave them out and tell it")
    }

    @Test("do not make those undated that were given later by the right clock") func afterTheFuture() throws {
        let reviews = try answer([day(900), day(901), day(0), day(1), day(2)])
        #expect(try store.history().dated(at: day(30)).count == 5)
        #expect(try memories().answers == reviews.count { $0.at <= day(30) })
    }

    @Test("are never those of a word that was imported or made again with answers older than itself") func imported() throws {
        var generator = SeededGenerator(seed: 1)
        _ = try answer([day(0), day(1)])
        let words = try #require(try store.contents().library.bookcases.first?.words)
        // In no order, as another program may write them.
        let old = [-2_000, -2_500, -4_000, -9, -1_000].enumerated().map { review(words[$0 % 2], at: day($1)) }
        _ = try store.update(Change(.importList), at: day(3), using: &generator) { library in
            library.settings.study = StudySettings(newPerDay: 5)
            return ((), old.map { HistoryAnswer(id: nil, review: $0) })
        }
        #expect(try store.history().dated(at: day(30)).count == 7)
        #expect(try store.examine(at: day(30)).isEmpty)
    }

    @Test("are never those of a copy of the store that began on another day") func copies() throws {
        _ = try answer([day(5), day(6), day(0), day(1), day(7)])
        #expect(try store.history().dated(at: day(30)).count == 5)
    }

    @Test("of a day before the word was made, as in another time zone, count") func timeZones() throws {
        _ = try answer([day(3), Timestamp(secondsSince1970: Timestamp.sample.secondsSince1970 - Self.day), day(4)])
        #expect(try store.history().dated(at: day(30)).count == 3)
    }
}
