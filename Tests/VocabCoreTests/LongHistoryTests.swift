import Testing
import VocabTestSupport

@testable import VocabCore

/// Histories that go on in a new file where one is full.
@Suite("Long histories") struct LongHistoryTests {
    private let files = MemoryFileSystem(granting: "/단어 서재")
    private var store: Store { Store(root: "/단어 서재", files: files) }
    private let device = Identifier<Device>.sample(1)

    private func path(_ part: Int) -> Path {
        store.historyFolder.appending(HistoryName(device: "\(device)", part: part).fileName)
    }

    private static func moment(_ number: Int) -> Timestamp {
        Timestamp(secondsSince1970: Timestamp.sample.secondsSince1970 + number * 60)
    }

    private static func review(_ number: Int) -> Review {
        Review(
            at: moment(number), word: .sample(UInt64(number % 7)), bookcase: .sample(3), direction: .forward,
            outcome: number % 4 == 1 ? .wrong : .right, choices: 4, milliseconds: 900)
    }

    private static func line(_ number: Int) -> [UInt8] {
        HistoryLine.review(.sample(UInt64(1_000 + number)), review(number)).encoded(sequence: number)
    }

    /// The first file, full to the brim, and the number of its last answer.
    private func fill() throws -> Int {
        var bytes: [UInt8] = []
        var number = 0
        while bytes.count < Store.historyPartSize {
            number += 1
            bytes += Self.line(number)
        }
        try files.makeFolder(store.historyFolder)
        try files.create(path(1), with: bytes)
        return number
    }

    @Test("the next answer after a full file begins another, and the full one stays as it is") func nextFile() throws {
        let last = try fill()
        let full = files.texts[path(1)]
        for number in (last + 1)...(last + 3) {
            try store.append(Self.review(number), number: UInt64(1_000 + number), by: device)
        }
        #expect(files.texts[path(1)] == full)
        let lines = (last + 1...last + 3).map { String(decoding: Self.line($0), as: UTF8.self) }
        #expect(files.texts[path(2)] == lines.joined(), "the numbers go on")
        #expect(try store.history().reviews == (1...last + 3).map(Self.review))
    }

    @Test("a full file whose last line a crash tore is mended where it is before a new one begins") func torn() throws {
        let last = try fill()
        let whole = try #require(try files.read(path(1), in: store.root, limit: .max))
        try TemporaryFolder.with { folder in
            let store = Store(root: folder.path, files: DiskFileSystem())
            try folder.write(whole + Array("{\"seq\":".utf8), to: "history/\(path(1).name)")
            try store.append(Self.review(last + 1), number: UInt64(1_001 + last), by: device)
            try store.append(Self.review(last + 2), number: UInt64(1_002 + last), by: device)
            #expect(folder.bytes(of: "history/\(path(1).name)") == whole + Self.line(last + 1))
            #expect(folder.bytes(of: "history/\(path(2).name)") == Self.line(last + 2))
        }
    }

    @Test("undo takes back the last answers of a full file after those of the new one, and redo brings them again")
    func undo() throws {
        let last = try fill()
        try store.append(Self.review(last + 1), number: UInt64(1_001 + last), by: device)
        try files.create(store.devicePath, with: Array("\(device)\n".utf8))
        for number in [last + 1, last, last - 1] {
            let step = try #require(try store.nextStep(.undo))
            #expect(step.action == .answer(Self.review(number)))
            #expect(try store.take(step, .undo, at: Self.moment(last + 9)))
        }
        #expect(try store.history().reviews == (1...last - 2).map(Self.review))
        for number in [last - 1, last, last + 1] {
            let step = try #require(try store.nextStep(.redo))
            #expect(step.action == .answer(Self.review(number)))
            #expect(try store.take(step, .redo, at: Self.moment(last + 9)))
        }
        #expect(try store.history().reviews == (1...last + 1).map(Self.review))
    }

    @Test("however a history is cut into files, it says the same", arguments: 0..<40 as Range<UInt64>) func cuts(seed: UInt64)
        throws
    {
        var generator = SeededGenerator(seed: seed)
        var lines: [[UInt8]] = []
        for number in 1...30 {
            let id = Identifier<Review>.sample(UInt64(1_000 + Int.random(in: 1...number, using: &generator)))
            // Clocks go back, too, and much happens within one second.
            let moment = Self.moment(Int.random(in: 0...5, using: &generator))
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: lines.append(HistoryLine.undo(id, at: moment).encoded(sequence: number))
            case 1: lines.append(HistoryLine.redo(id, at: moment).encoded(sequence: number))
            case 2: lines.append(Array("nothing that can be read\n".utf8))
            default: lines.append(Self.line(number))
            }
        }
        func said(cutAt cuts: [Int]) throws -> (History, UndoStep?, UndoStep?, Int, [Review]) {
            let files = MemoryFileSystem(granting: "/단어 서재")
            let store = Store(root: "/단어 서재", files: files)
            try files.makeFolder(store.historyFolder)
            try files.create(store.devicePath, with: Array("\(device)\n".utf8))
            let bounds = [0] + cuts + [lines.count]
            for (part, bound) in zip(bounds, bounds.dropFirst()).enumerated() {
                let bytes = lines[bound.0..<bound.1].flatMap(\.self)
                try files.create(path(part + 1), with: bytes)
            }
            let other = Identifier<Device>.sample(2)
            try files.create(store.historyPath(of: other), with: Self.line(3) + Self.line(31))
            return (
                try store.history(), try store.nextStep(.undo), try store.nextStep(.redo), try store.nextSequence(),
                store.recentReviews(bytes: 1 << 16)
            )
        }
        let whole = try said(cutAt: [])
        let cuts = (0..<3).map { _ in Int.random(in: 0...lines.count, using: &generator) }.sorted()
        let parts = try said(cutAt: cuts)
        #expect(parts.0.reviews == whole.0.reviews && parts.0.ids == whole.0.ids, "\(cuts)")
        #expect(parts.0.problems.count == whole.0.problems.count, "\(cuts)")
        #expect(parts.1 == whole.1 && parts.2 == whole.2, "\(cuts)")
        #expect(parts.3 == whole.3 && parts.4 == whole.4, "\(cuts)")
    }

    @Test("of one word in so many all answers are read, of the others none") func shares() throws {
        let bytes = (1...400).flatMap { number in
            let review = Review(
                at: Self.moment(number), word: .sample(UInt64(number % 80)), bookcase: .sample(3), direction: .forward,
                outcome: .right, milliseconds: 900)
            return HistoryLine.review(.sample(UInt64(1_000 + number)), review).encoded(sequence: number)
        }
        try files.makeFolder(store.historyFolder)
        try files.create(path(1), with: bytes + Array("nothing that can be read\n".utf8))
        let all = try store.history().reviews
        for share in 2...5 {
            let history = try store.history(ofOneWordIn: share)
            let words = Set(history.reviews.map(\.word))
            #expect(history.reviews == all.filter { words.contains($0.word) })
            #expect((40 / share..<120 / share).contains(words.count), "\(words.count) of 80 words are one in \(share)")
            #expect(history.problems.count == 1)
        }
    }

    @Test("the memories that are kept go on with a new file, of which only what is new is read") func memories() throws {
        let last = try fill()
        let calendar = LearnerCalendar(offsets: [.init(from: .sample, secondsAheadOfUTC: 9 * 3_600)])
        func memories(cachesFrom size: Int) throws -> Memories {
            try store.memories(MemorySettings(), calendar: calendar, now: Self.moment(last + 99), cachesFrom: size).memories
        }
        _ = try memories(cachesFrom: 0)
        for number in (last + 1)...(last + 3) {
            try store.append(Self.review(number), number: UInt64(1_000 + number), by: device)
        }
        let before = files.calls.count
        let kept = try memories(cachesFrom: 0)
        let read = files.calls[before...].filter { $0.operation == .read && $0.path.hasSuffix(".jsonl") }.map(\.path)
        #expect(read == [path(2)])
        #expect(try kept == memories(cachesFrom: .max))
    }

    @Test("only a number behind a device's identifier names a further file") func names() {
        let name = "\(device)"
        #expect(HistoryName(fileName: "\(name).jsonl") == HistoryName(device: name, part: 1))
        #expect(HistoryName(fileName: "\(name)-2.jsonl") == HistoryName(device: name, part: 2))
        #expect(HistoryName(fileName: "\(name)-10.jsonl") == HistoryName(device: name, part: 10))
        for other in ["\(name)-1", "\(name)-02", "\(name)-+2", "\(name)-", "\(name)-2-3", "a-2", name.dropLast(3) + "-123"] {
            #expect(HistoryName(fileName: other + ".jsonl") == HistoryName(device: String(other), part: 1), "\(other)")
        }
        #expect(HistoryName(fileName: "\(name).jsonl.rest") == nil)
        #expect(HistoryName(device: name, part: 9) < HistoryName(device: name, part: 10))
    }
}
