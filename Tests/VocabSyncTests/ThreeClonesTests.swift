import Testing
import VocabCore
import VocabTestSupport

@testable import VocabSync

/// Three devices that do random things and sync at random moments through one remote, all in memory.
@Suite("Three devices that sync") struct ThreeClonesTests {
    private struct Device {
        var learner: RandomLearner
        var content = SharedContent()
        var base = SharedContent()

        mutating func act(as name: String) throws {
            learner.adopt(content.library)
            try learner.act()
            content.library = learner.library
            content.histories[name] = learner.history
        }

        mutating func sync(with remote: inout SharedContent) {
            let merge = ContentMerge(base: base, ours: content, theirs: remote)
            content = merge.merged
            (base, remote) = (content, content)
        }
    }

    private func devices(_ seed: UInt64) -> [Device] {
        (0..<3).map { Device(learner: RandomLearner(seed: seed &* 7 &+ UInt64($0), secondsAhead: $0)) }
    }

    @Test("have the same files in the end, every answer once, no word in two places, and nothing that cannot be read")
    func histories() throws {
        var generator = SeededGenerator(seed: 2)
        for seed in 1...1_500 as ClosedRange<UInt64> {
            var (devices, remote) = (devices(seed), SharedContent())
            for _ in 0..<60 {
                let index = Int.random(in: 0..<3, using: &generator)
                if Int.random(in: 0..<8, using: &generator) == 0 {
                    devices[index].sync(with: &remote)
                } else {
                    try devices[index].act(as: "\(index).jsonl")
                }
            }
            for index in [0, 1, 2, 0, 1, 2].shuffled(using: &generator) + [0, 1, 2] { devices[index].sync(with: &remote) }
            let files = devices.map(\.content.library.files)
            let histories = devices.map(\.content.histories)
            let isSame =
                files[0] == files[1] && files[1] == files[2] && histories[0] == histories[1] && histories[1] == histories[2]
            #expect(isSame, "seed \(seed)")
            let told = histories[0].values.flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
            let given = devices.flatMap(\.learner.answers)
            #expect(told.count == given.count && given.allSatisfy { id in told.contains { $0.contains(id) } }, "seed \(seed)")
            let words = devices[0].content.library.bookcases.flatMap(\.words)
            #expect(Set(words.map(\.id)).count == words.count, "seed \(seed)")
            for bookcase in devices[0].content.library.bookcases {
                #expect(try BookcaseFile.decode(BookcaseFile.encode(bookcase)) == bookcase, "seed \(seed)")
            }
        }
    }
}
