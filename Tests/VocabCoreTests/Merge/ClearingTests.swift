import Testing
import VocabTestSupport

@testable import VocabCore

/// Clearing the record of wrong answers, in the store.
@Suite("A clearing of the record") struct ClearingTests {
    private let device = Identifier<Device>.sample(30)
    private let now = Timestamp(secondsSince1970: 1_000 * 86_400)

    private func store() throws -> Store {
        let disk = MemoryFileSystem(granting: Path("/단어 서재"))
        let store = Store(root: Path("/단어 서재"), files: disk)
        _ = try store.device(orNew: device, at: .sample)
        return store
    }

    private func answer(_ number: UInt64, _ outcome: Review.Outcome, day: Int, in store: Store) throws {
        _ = try store.append(.answer(number, day: day, outcome), as: .sample(100 * UInt64(day) + number), by: device)
    }

    private func words(_ store: Store) throws -> [Word.ID] {
        let history = try store.history()
        return WrongAnswers(of: history.reviews, history.clearings, LearnerCalendar(), now: now).entries.map(\.word)
    }

    @Test("its line is read as it was written; one that clears something else is kept and passed over") func lines() throws {
        for clearing in [
            Clearing(at: .sample), Clearing(at: .later, words: [.sample(1), .sample(2)]), Clearing(at: .sample, words: []),
            Clearing(at: .sample, .memory, words: [.sample(3)]),
        ] {
            let line = HistoryLine.clearing(.sample(7), clearing)
            let read = try HistoryLine.decode(Array(line.encoded(sequence: 4).dropLast()))
            #expect(read.line == line && read.sequence == 4)
        }
        let text = String(decoding: HistoryLine.clearing(.sample(7), Clearing(at: .sample)).encoded(sequence: 4), as: UTF8.self)
        #expect(
            text == "{\"seq\":4,\"id\":\"\(Identifier<Review>.sample(7))\",\"at\":\"\(Timestamp.sample)\",\"clear\":\"wrong\"}\n")
        #expect(try HistoryLine(text.replacing("wrong", with: "more").utf8.dropLast()) == .other)
    }

    @Test("undo takes it back and redo does it again, in the order of what was done") func undo() throws {
        let store = try store()
        try answer(1, .wrong, day: 10, in: store)
        let clearing = Clearing(at: Timestamp(secondsSince1970: 11 * 86_400))
        try store.append(clearing, as: .sample(7), by: device)
        #expect(try words(store).isEmpty)

        let step = try #require(try store.nextStep(.undo))
        #expect(step.action == .clearing(clearing) && step.at == clearing.at)
        #expect(try store.take(step, .undo, at: .later) && words(store) == [.word(1)])
        let again = try #require(try store.nextStep(.redo))
        #expect(again.action == .clearing(clearing))
        #expect(try store.take(again, .redo, at: .later) && words(store).isEmpty)

        try answer(2, .wrong, day: 12, in: store)
        #expect(try words(store) == [.word(2)] && store.nextStep(.undo)?.action == .answer(.answer(2, day: 12, .wrong)))
    }

    @Test("an answer that was taken back is no miss") func takenBack() throws {
        let store = try store()
        try answer(1, .wrong, day: 10, in: store)
        try store.takeBack(.sample(1_001), by: device, at: .later)
        #expect(try words(store).isEmpty)
    }

    @Test("two copies of a store that are merged have it both, whichever history is read first") func merged() throws {
        var histories: [[UInt8]] = []
        let moment = Timestamp(secondsSince1970: 11 * 86_400)
        for (number, words) in [(1, nil), (2, [Word.ID.word(5)])] as [(UInt64, [Word.ID]?)] {
            var bytes: [UInt8] = []
            for day in [10, 12] {
                let answer = Review.answer(number * 10 + UInt64(day), day: day, .wrong)
                bytes += HistoryLine.review(.sample(number * 1_000 + UInt64(day)), answer).encoded(sequence: day)
            }
            bytes += HistoryLine.review(.sample(number * 1_000), .answer(5, day: 9, .wrong)).encoded(sequence: 20)
            bytes += HistoryLine.clearing(.sample(number), Clearing(at: moment, words: words)).encoded(sequence: 21)
            histories.append(bytes)
        }
        let both = [histories, histories.reversed()].map { History($0.map { HistoryFile($0) }) }
        for history in both {
            let left = WrongAnswers(of: history.reviews, history.clearings, LearnerCalendar(), now: now).entries.map(\.word)
            // What either missed before the one cleared all is gone; what came later stays.
            #expect(Set(left) == [.word(22), .word(32)] && history.clearings.count == 2)
        }
    }

    @Test("memories that were kept go on past it") func cache() throws {
        let store = try store()
        func memories() throws -> Memories {
            try store.memories(MemorySettings(), calendar: LearnerCalendar(), now: now, cachesFrom: 0).memories
        }
        try answer(1, .wrong, day: 10, in: store)
        _ = try memories()
        try store.append(Clearing(at: now), as: .sample(7), by: device)
        try answer(2, .right, day: 12, in: store)
        #expect(
            try memories()
                == Memories(of: store.history().reviews, settings: MemorySettings(), calendar: LearnerCalendar(), now: now))
    }

    @Test("a word whose memory is cleared is new, and after undo as it was; kept memories say the same") func memoryCleared()
        throws
    {
        let store = try store()
        func memories(cachesFrom size: Int = 0) throws -> Memories {
            try store.memories(MemorySettings(), calendar: LearnerCalendar(), now: now, cachesFrom: size).memories
        }
        for day in [8, 9, 10] { for word in [1, 2] as [UInt64] { try answer(word, .right, day: day, in: store) } }
        let before = try memories()
        try store.append(
            Clearing(at: Timestamp(secondsSince1970: 11 * 86_400), .memory, words: [.word(1)]), as: .sample(7), by: device)
        let cleared = try memories()
        #expect(cleared.words[.word(1)] == nil && cleared.words[.word(2)]?.reviews == before.words[.word(2)]?.reviews)
        try answer(1, .wrong, day: 12, in: store)
        let anew = try memories()
        #expect(anew.words[.word(1)]?.reviews == 1 && anew.words[.word(1)]?.firstDay == Day(number: 12))
        #expect(try anew == memories(cachesFrom: .max))
        // The answers still stand in the history.
        #expect(try store.history().reviews.count == 7)
        for _ in 0..<2 {
            let step = try #require(try store.nextStep(.undo))
            #expect(try store.take(step, .undo, at: .later))
        }
        #expect(try memories() == before)
    }

    @Test("memories cleared on one device and answered on another are the same whichever history is read first")
    func memoryMerged() throws {
        let moment = Timestamp(secondsSince1970: 11 * 86_400)
        let histories = ([1, 2] as [UInt64]).map { number in
            var bytes: [UInt8] = []
            for day in [9, 10, 12] {
                bytes += HistoryLine.review(.sample(number * 1_000 + UInt64(day)), .answer(5, day: day)).encoded(sequence: day)
            }
            if number == 1 {
                bytes += HistoryLine.clearing(.sample(1), Clearing(at: moment, .memory, words: [.word(5)])).encoded(sequence: 13)
            }
            return HistoryFile(bytes)
        }
        let both = [histories, histories.reversed()].map { History($0).remembered(at: now) }
        #expect(both[0] == both[1] && both[0].count == 2 && both[0].allSatisfy { $0.at > moment })
    }
}
