import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("Ring") struct RingTests {
    /// The words of a ring of `count`, whose numbers are not their seats.
    private func seats(_ count: Int, _ generator: inout SeededGenerator) -> [Int] {
        (0..<count).map { 1_000 + 7 * $0 }.shuffled(using: &generator)
    }

    @Test("With fewer than four seats there is nothing to choose among", arguments: 0..<4)
    func tooSmall(count: Int) {
        var generator = SeededGenerator(seed: 1)
        let seats = seats(count, &generator)
        let ring = Ring(seats, using: &generator)
        #expect((seats + [3]).allSatisfy { ring.companions(of: $0) == nil })
    }

    @Test("Every word has three companions, all different, none of them itself, and a stranger has none", arguments: 4...60)
    func companions(count: Int) throws {
        for seed in 0..<20 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let seats = seats(count, &generator)
            let ring = Ring(seats, using: &generator)
            for word in seats {
                let companions = try #require(ring.companions(of: word))
                #expect(Set(companions).count == 3 && companions.count == 3 && !companions.contains(word))
                #expect(Set(companions).isSubset(of: seats))
            }
            #expect(ring.companions(of: 5) == nil)
        }
    }

    @Test("Every word is in four blocks, and all four of a block sit within reach of each other", arguments: 4...60)
    func blocks(count: Int) throws {
        var generator = SeededGenerator(seed: UInt64(count))
        let seats = seats(count, &generator)
        let ring = Ring(seats, using: &generator)
        var uses: [Int: Int] = [:]
        for word in seats {
            let block = [word] + (try #require(ring.companions(of: word)))
            for member in block { uses[member, default: 0] += 1 }
            let places = block.compactMap(seats.firstIndex)
            for left in places {
                for right in places {
                    let steps = abs(left - right)
                    #expect(min(steps, count - steps) <= Ring.reach)
                }
            }
        }
        #expect(uses.count == count && uses.values.allSatisfy { $0 == 4 })
    }

    /// Six sizes, each above 16.27 once in 1,000 times by chance.
    @Test("Of the four of a block the first to sit is asked for as often as the last", arguments: [4, 5, 7, 13, 36, 60])
    func places(count: Int) throws {
        var asked = [0, 0, 0, 0]
        for seed in 0..<1_000 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let ring = Ring(Array(0..<count), using: &generator)
            // Of one ring the words are not independent of each other.
            let word = Int(seed) % count
            asked[try #require(ring.companions(of: word)).count { $0 < word }] += 1
        }
        #expect(chiSquare(asked) < 16.27, "\(asked)")
    }
}
