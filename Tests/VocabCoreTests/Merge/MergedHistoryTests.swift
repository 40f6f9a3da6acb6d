import Testing
import VocabTestSupport

@testable import VocabCore

/// Histories of two devices in one store.
@Suite("A history merged from two devices") struct MergedHistoryTests {
    /// Answers of two devices, many of them in the same second.
    private static func lines(_ seed: UInt64) -> [[UInt8]] {
        var generator = SeededGenerator(seed: seed)
        return (0..<2).map { _ in
            (0..<60).reduce(into: []) { bytes, number in
                let outcome: Review.Outcome = Bool.random(using: &generator) ? .right : .wrong
                let answer = Review.answer(
                    UInt64.random(in: 1...3, using: &generator), day: 20_000 + number / 4,
                    second: Int.random(in: 0...1, using: &generator), outcome)
                bytes += HistoryLine.review(Identifier(using: &generator), answer).encoded(sequence: number + 1)
            }
        }
    }

    private static func store(_ files: [[UInt8]], named names: [String]) throws -> Store {
        let disk = MemoryFileSystem(granting: Path("/단어 서재"))
        let store = Store(root: Path("/단어 서재"), files: disk)
        try disk.makeFolder(store.historyFolder)
        for (name, bytes) in zip(names, files) { disk.put(bytes, at: store.historyFolder.appending(name)) }
        return store
    }

    @Test(
        "gives the same memories whichever file is read first, also in one second",
        arguments: 1...20 as ClosedRange<UInt64>)
    func order(seed: UInt64) throws {
        let files = Self.lines(seed)
        let memories = try [["a.jsonl", "b.jsonl"], ["b.jsonl", "a.jsonl"]].map { names in
            try Self.store(files, named: names).memories(
                MemorySettings(), calendar: LearnerCalendar(), now: Timestamp(secondsSince1970: 21_000 * 86_400)
            ).memories
        }
        #expect(memories[0].answers == 120)
        #expect(memories[0] == memories[1])
    }

    /// How many of the answers were not there before.
    private func taken(_ answers: [HistoryAnswer], _ store: Store) throws -> Int {
        var generator = SeededGenerator(seed: 8)
        return try store.update(Change(.importList), at: .later, using: &generator, bringing: { _ in ((), answers) }).answers
    }

    @Test("an answer that is taken in twice counts once, with its identifier or without") func twice() throws {
        let store = try Self.store(Self.lines(3), named: ["a.jsonl", "b.jsonl"])
        let history = try store.history()
        let answers = zip(history.ids, history.reviews).map { HistoryAnswer(id: $0, review: $1) }
        #expect(try taken(answers, store) == 0)
        #expect(try taken(answers.map { HistoryAnswer(id: nil, review: $0.review) }, store) == 0)
        let other = try Self.store([], named: [])
        #expect(try taken(answers, other) == answers.count)
        #expect(try taken(answers, other) == 0)
        #expect(try other.history().reviews == history.reviews)
    }
}
