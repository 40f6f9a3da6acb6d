import Testing

@testable import VocabCore

/// Blocks of `size` numbers in a row, one from every place of a ring of `count`.
private func cyclicBlocks(_ count: Int, offsets: [Int] = [0, 1, 2, 3]) -> [[Int]] {
    (0..<count).map { start in offsets.map { (start + $0) % count } }
}

@Suite("Even matching") struct EvenMatchingTests {
    @Test("Every element is drawn once, and each block gets one of its own", arguments: 4...40)
    func matching(count: Int) {
        for seed in 0..<12 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            for offsets in count > 6 ? [[0, 1, 2, 3], [0, 1, 4, 6]] : [[0, 1, 2, 3]] {
                let blocks = cyclicBlocks(count, offsets: offsets).shuffled(using: &generator)
                let drawn = EvenMatching.drawn(from: blocks, using: &generator)
                #expect(drawn.sorted() == Array(0..<count))
                #expect(zip(blocks, drawn).allSatisfy { $0.contains($1) })
            }
        }
    }

    /// Of the 820 blocks tried here the worst is above 33 once in 5,000 times by chance (three degrees of freedom).
    @Test("Each place of each block is drawn a quarter of the time", arguments: 4...40)
    func evenness(count: Int) {
        var generator = SeededGenerator(seed: UInt64(count))
        let blocks = cyclicBlocks(count, offsets: count > 6 ? [0, 1, 4, 6] : [0, 1, 2, 3])
        var counts = Array(repeating: [0, 0, 0, 0], count: count)
        for _ in 0..<600 {
            for (block, element) in EvenMatching.drawn(from: blocks, using: &generator).enumerated() {
                for (place, other) in blocks[block].enumerated() where other == element { counts[block][place] += 1 }
            }
        }
        for (block, places) in counts.enumerated() { #expect(chiSquare(places) < 33, "block \(block): \(places)") }
    }

    @Test("Blocks that are not cyclic are matched as well: whatever is in as many blocks as a block has places")
    func otherBlocks() {
        for seed in 0..<200 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let count = Int.random(in: 4...24, using: &generator)
            let names = Array(0..<count).shuffled(using: &generator)
            let blocks = cyclicBlocks(count).map { block in block.map { names[$0] } }
            let drawn = EvenMatching.drawn(from: blocks, using: &generator)
            #expect(drawn.sorted() == Array(0..<count) && zip(blocks, drawn).allSatisfy { $0.contains($1) })
        }
    }

    /// Most matchings of these blocks keep the two halves apart; one in four must not. Once in 1,000 times above 16.27 by chance.
    @Test("A place that few matchings hold is drawn a quarter of the time as well")
    func rarePlaces() {
        let half = [[0, 1, 2, 4], [0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]]
        let blocks = half + [[3, 5, 6, 7], [4, 5, 6, 7], [4, 5, 6, 7], [4, 5, 6, 7]]
        var generator = SeededGenerator(seed: 11)
        var counts: [Int: Int] = [:]
        for _ in 0..<2_000 { counts[EvenMatching.drawn(from: blocks, using: &generator)[0], default: 0] += 1 }
        #expect(chiSquare([0, 1, 2, 4].map { counts[$0] ?? 0 }) < 16.27, "\(counts)")
    }

    /// The shuffles alone make the draw look even; that one of four matchings is drawn shows when they stay the same.
    @Test("Which of the four matchings is drawn decides alone: each place of each block is in exactly one", arguments: 7...30)
    func fourMatchings(count: Int) {
        let blocks = cyclicBlocks(count, offsets: [0, 1, 4, 6])
        var counting = ScriptedGenerator(seed: UInt64(count), last: .max)
        _ = EvenMatching.drawn(from: blocks, using: &counting)
        let drawn = (0..<4 as Range<UInt64>).map { quarter in
            var generator = ScriptedGenerator(seed: UInt64(count), last: counting.drawn - 1, value: quarter << 62)
            return EvenMatching.drawn(from: blocks, using: &generator)
        }
        for (number, block) in blocks.enumerated() { #expect(Set(drawn.map { $0[number] }) == Set(block)) }
    }

    @Test("Of no blocks nothing is drawn, and of blocks of one their only element")
    func degenerate() {
        var generator = SeededGenerator(seed: 1)
        #expect(EvenMatching.drawn(from: [], using: &generator) == [])
        #expect(EvenMatching.drawn(from: [[2], [0], [1]], using: &generator) == [2, 0, 1])
    }
}

/// The numbers of a seed, but for one draw whose value is given.
private struct ScriptedGenerator: RandomNumberGenerator {
    private var generator: SeededGenerator
    private let last: Int
    private let value: UInt64
    /// How many numbers were drawn.
    private(set) var drawn = 0

    init(seed: UInt64, last: Int, value: UInt64 = 0) {
        generator = SeededGenerator(seed: seed)
        self.last = last
        self.value = value
    }

    mutating func next() -> UInt64 {
        defer { drawn += 1 }
        let number = generator.next()
        return drawn == last ? value : number
    }
}
