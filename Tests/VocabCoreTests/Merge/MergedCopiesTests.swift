import Testing
import VocabTestSupport

@testable import VocabCore

/// Two copies of a store that went their own ways, and what is found after their files were put together.
@Suite("Two copies of a store that were merged") struct MergedCopiesTests {
    private let fruits = Bookcase.ID.sample(1)
    private let here: Identifier<Device>
    private let there: Identifier<Device>

    /// Of answers in one second those of the device whose name comes first are first: here.
    init() {
        let devices = [10, 20].map { Identifier<Device>.sample($0) }.sorted { $0.description < $1.description }
        (here, there) = (devices[0], devices[1])
    }

    /// Lets `body` use a store, and another that began as a copy of what such stores share.
    private func withCopies(_ body: (_ here: Store, _ there: Store) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            let (first, second) = (
                Store(root: "\(folder.path)/여기 서재", files: DiskFileSystem()),
                Store(root: "\(folder.path)/저기 서재", files: DiskFileSystem())
            )
            try first.update { library in
                let words = try (0..<4).map { try Word.sample(term: "old\($0)") }
                try library.add(try .sample(name: "과일", id: fruits, words: words))
            }
            try first.files.makeFolder(second.folder)
            try copy("bookcases/과일.json", from: first, to: second)
            _ = try first.device(orNew: here, at: .sample)
            _ = try second.device(orNew: there, at: .sample)
            try body(first, second)
        }
    }

    private func copy(_ name: String, from store: Store, to other: Store, as newName: String? = nil) throws {
        let bytes = try #require(try store.read(store.root.appending(name)))
        let place = other.root.appending(newName ?? name)
        try other.files.makeFolder(place.folder)
        try other.files.put(bytes, at: place)
    }

    private func add(_ term: String, to store: Store, at moment: Timestamp = .later) throws {
        try store.update(Change(.addWord, term), at: moment) { library in
            try library.update(fruits) { try $0.add(try .sample(term: term, added: moment)) }
        }
    }

    private func answer(_ number: UInt64, in store: Store, _ device: Identifier<Device>, at seconds: Int = 0) throws {
        let moment = Timestamp(secondsSince1970: Timestamp.sample.secondsSince1970 + seconds)
        let review = Review(
            at: moment, word: .sample(1), bookcase: fruits, direction: .forward, outcome: .right, milliseconds: Int(number))
        _ = try store.append(review, as: .sample(1_000 + number), by: device)
    }

    /// Takes everything back and says what it was.
    private func takeAllBack(_ store: Store) throws -> [String] {
        var steps: [String] = []
        while let step = try store.nextStep(.undo) {
            switch step.action {
            case .answer(let review): steps.append("\(review.milliseconds)")
            case .clearing: steps.append("clearing")
            case .change(let change): steps.append(change.subject)
            }
            guard try store.take(step, .undo, at: .later) else { return ["not taken"] }
        }
        return steps
    }

    @Test("no answer and no word is lost, nothing is reported as unreadable, and the next change leaves one file")
    func nothingLost() throws {
        try withCopies { first, second in
            for number in 0..<3 { try add("here\(number)", to: first) }
            for number in 0..<3 { try add("there\(number)", to: second) }
            for number in 1...5 { try answer(UInt64(number), in: first, here, at: number) }
            for number in 6...9 { try answer(UInt64(number), in: second, there, at: 12 - number) }
            try copy("bookcases/과일.json", from: second, to: first, as: "bookcases/과일 (저기).json")
            try copy("history/\(there).jsonl", from: second, to: first)

            let contents = try first.contents()
            let terms = (0..<4).map { "old\($0)" } + (0..<3).map { "here\($0)" } + (0..<3).map { "there\($0)" }
            #expect(contents.problems.isEmpty && contents.library[fruits]?.words.map(\.term) == terms)
            #expect(try first.bookcase(keptAs: "과일") == nil, "the file alone does not hold all words")
            #expect(try first.history().reviews.map(\.milliseconds) == [1, 2, 3, 9, 4, 8, 5, 7, 6])

            try add("next", to: first)
            #expect(try first.bookcasePaths().map(\.name) == ["과일.json"])
            #expect(try first.bookcase(keptAs: "과일")?.words.map(\.term) == terms + ["next"])
            #expect(try first.files.list(first.setAsideFolder).map(\.name) == ["과일 (저기).json.rest"])
            let told = first.repairs.take()
            guard case .joined(let path, let name, _) = told.first, told.count == 1 else {
                Issue.record("told: \(told)")
                return
            }
            #expect(path.name == "과일 (저기).json" && "\(name)" == "과일")
        }
    }

    @Test("steps are taken back in the order they were done here, whatever came from the other copy")
    func order() throws {
        try withCopies { first, second in
            try answer(1, in: first, here)
            try add("a", to: first)
            try answer(2, in: first, here)
            for number in 6...40 { try answer(UInt64(number), in: second, there) }
            try copy("bookcases/과일.json", from: second, to: first, as: "bookcases/다른 과일.json")
            try copy("history/\(there).jsonl", from: second, to: first)
            try add("b", to: first)
            try answer(3, in: first, here)
            #expect(try takeAllBack(first).prefix(5) == ["3", "b", "2", "a", "1"])
            #expect(try first.history().reviews.count == 35)
        }
    }

    @Test("an answer that one device took back does not count, whichever file it stands in")
    func takenBackElsewhere() throws {
        try withCopies { first, second in
            try answer(1, in: first, here)
            try answer(2, in: first, here)
            try copy("history/\(here).jsonl", from: first, to: second)
            try second.takeBack(.sample(1_001), by: there, at: .later)
            try copy("history/\(there).jsonl", from: second, to: first)
            #expect(try first.history().reviews.map(\.milliseconds) == [2])
        }
    }

    @Test(
        "after a history was replaced by a shorter or a longer one, undo and redo still know what came last",
        arguments: [0, 1, 30, 400])
    func replacedHistory(lines: Int) throws {
        try withCopies { first, second in
            for number in 1...8 { try answer(UInt64(number), in: first, here) }
            try add("a", to: first)
            // The history as it was long ago, or with lines of its own twice and in another order, as a merge line by line may leave it.
            for number in 0..<lines { try answer(UInt64(100 + number), in: second, here) }
            let other = try second.read(second.historyPath(of: here)) ?? []
            let own = lines > 8 ? try #require(try first.read(first.historyPath(of: here))) : []
            try first.files.put(own + other + own, at: first.historyPath(of: here))

            try answer(50, in: first, here)
            try add("b", to: first)
            try answer(51, in: first, here)
            let (fifth, reviews) = (try first.contents().library, try first.history().reviews)
            for expected in ["51", "b", "50"] {
                let step = try #require(try first.nextStep(.undo))
                switch step.action {
                case .answer(let review): #expect("\(review.milliseconds)" == expected)
                case .clearing: Issue.record("there is no clearing")
                case .change(let change): #expect(change.subject == expected)
                }
                #expect(try first.take(step, .undo, at: .later))
            }
            for _ in 0..<3 {
                let step = try #require(try first.nextStep(.redo))
                #expect(try first.take(step, .redo, at: .later))
            }
            #expect(try first.contents().library == fifth && first.history().reviews == reviews)
            #expect(try first.nextStep(.redo) == nil)
        }
    }
}
