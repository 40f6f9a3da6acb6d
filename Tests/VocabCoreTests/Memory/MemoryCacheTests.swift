import Testing
import VocabTestSupport

@testable import VocabCore

/// Memories that are kept between runs.
@Suite("The cache of memories") struct MemoryCacheTests {
    private let files = MemoryFileSystem(granting: "/단어 서재")
    private var store: Store { Store(root: "/단어 서재", files: files) }
    private let device = Identifier<Device>.sample(1)
    private let calendar = LearnerCalendar(offsets: [.init(from: .sample, secondsAheadOfUTC: 9 * 3_600)])
    private let end = Timestamp(secondsSince1970: Timestamp.sample.secondsSince1970 + 400 * 86_400)

    private func review(_ number: Int, at seconds: Int? = nil) -> Review {
        Review(
            at: Timestamp(secondsSince1970: Timestamp.sample.secondsSince1970 + (seconds ?? number * 7_000)),
            word: .sample(UInt64(number % 7)), bookcase: .sample(3), game: number % 3 == 0 ? .typed : .choice,
            direction: .forward, outcome: number % 4 == 1 ? .wrong : .right, grade: number % 5 == 0 ? .hard : nil, choices: 4,
            milliseconds: 1)
    }

    private func answer(_ numbers: Range<Int>, by device: Identifier<Device>? = nil) throws {
        for number in numbers { try store.append(review(number), number: UInt64(1_000 + number), by: device ?? self.device) }
    }

    /// The memories by way of the cache, and without it.
    private func both(_ settings: MemorySettings = MemorySettings()) throws -> (cached: Memories, fresh: Memories) {
        let cached = try store.memories(settings, calendar: calendar, now: end, cachesFrom: 0).memories
        let fresh = try store.memories(settings, calendar: calendar, now: end, cachesFrom: .max).memories
        return (cached, fresh)
    }

    private func cached() throws -> Memories {
        try store.memories(MemorySettings(), calendar: calendar, now: end, cachesFrom: 0).memories
    }

    /// How often histories were read, their ends alone counted too.
    private func reads(_ body: () throws -> Void) rethrows -> Int {
        let before = files.calls.count
        try body()
        return files.calls[before...].count { $0.operation == .read && $0.path.hasSuffix(".jsonl") }
    }

    @Test("what is kept is what was worked out, to the last bit") func roundTrip() throws {
        try answer(1..<60)
        let fresh = try both().fresh
        let source = MemoryCache.Source(name: "한글.jsonl", size: 5, identity: .max, modified: -1)
        let cache = MemoryCache(sources: [source], memories: fresh)
        #expect(MemoryCache(cache.encode(), fresh.settings, calendar) == cache)
    }

    @Test("the second reading reads no history, and later answers are added to what was kept") func grows() throws {
        try answer(1..<60)
        let first = try both()
        #expect(first.cached == first.fresh)
        var again: Memories?
        let readsAgain = try reads { again = try cached() }
        #expect(readsAgain == 0 && again == first.fresh)
        try answer(60..<75)
        var later: Memories?
        let readsLater = try reads { later = try cached() }
        #expect(readsLater == 1, "its end")
        #expect(try later == both().fresh && later != first.fresh)
    }

    @Test("a list that does not wait is given what is kept, with later answers, and nothing where nothing is") func atHand()
        throws
    {
        func kept() -> Memories? { store.keptMemories(MemorySettings(), calendar: calendar, now: end) }
        try answer(1..<60)
        #expect(kept() == nil)
        let first = try both().fresh
        let readsAgain = reads { #expect(kept() == first) }
        #expect(readsAgain == 0)
        try answer(60..<75)
        let later = kept()
        #expect(try later == both().fresh && later != first)
        try store.takeBack(.sample(1_020), by: device, at: end)
        #expect(kept() == nil)
    }

    @Test("whatever else happens to the histories, the memories are those of now") func otherwise() throws {
        try answer(1..<40)
        _ = try both()
        try store.takeBack(.sample(1_020), by: device, at: end)
        var now = try both()
        #expect(now.cached == now.fresh)
        try store.append(review(5, at: 100), number: 7, by: device)
        now = try both()
        #expect(now.cached == now.fresh)
        try answer(50..<60, by: .sample(2))
        now = try both()
        #expect(now.cached == now.fresh && now.fresh.answers == 49)
        try files.remove("/단어 서재/history/\(device).jsonl")
        now = try both()
        #expect(now.cached == now.fresh && now.fresh.answers == 10)
    }

    @Test("other settings, another time zone and another beginning of the day work everything out anew") func settings() throws {
        try answer(1..<40)
        _ = try both()
        let stricter = MemorySettings(desiredRetention: 0.95)
        #expect(try both(stricter).cached == both(stricter).fresh)
        _ = try both()
        let early = LearnerCalendar(offsets: calendar.offsets, dayStartsAt: 0)
        func memories(cachesFrom size: Int) throws -> Memories {
            try store.memories(MemorySettings(), calendar: early, now: end, cachesFrom: size).memories
        }
        #expect(try memories(cachesFrom: 0) == memories(cachesFrom: .max))
        #expect(try memories(cachesFrom: 0).words != both().fresh.words)
    }

    @Test("a cache that is damaged in any byte, or cut, is not used") func damaged() throws {
        try answer(1..<40)
        let fresh = try both().fresh
        let path: Path = "/단어 서재/cache/memories"
        let bytes = try #require(try files.read(path, in: "/단어 서재", limit: 1 << 20))
        for index in stride(from: 0, to: bytes.count, by: 13) {
            var damaged = bytes
            damaged[index] ^= 0x10
            #expect(MemoryCache(damaged, fresh.settings, calendar) == nil)
            #expect(MemoryCache(Array(bytes[..<index]), fresh.settings, calendar) == nil)
        }
    }

    @Test("what was kept by a clock that was ahead is not used when it is right again") func clockAhead() throws {
        try answer(1..<60)
        _ = try both()
        func memories(cachesFrom size: Int) throws -> Memories {
            let now = Timestamp(secondsSince1970: Timestamp.sample.secondsSince1970 + 40 * 7_000 - 86_400)
            return try store.memories(MemorySettings(), calendar: calendar, now: now, cachesFrom: size).memories
        }
        #expect(try memories(cachesFrom: 0) == memories(cachesFrom: .max))
        #expect(try memories(cachesFrom: 0).leftOut == 19)
    }

    @Test("an answer of 1970 is not added to what was kept") func undated() throws {
        try answer(1..<60)
        _ = try both()
        try store.append(review(60, at: -Timestamp.sample.secondsSince1970), number: 1_060, by: device)
        let now = try both()
        #expect(now.cached == now.fresh && now.fresh.answers == 59)
        var again: Memories?
        let reads = try reads { again = try cached() }
        #expect(reads == 0 && again == now.fresh, "it is kept again")
    }
}
