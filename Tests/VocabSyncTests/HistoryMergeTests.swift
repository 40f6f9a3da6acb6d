import Testing
import VocabCore
import VocabTestSupport

@testable import VocabSync

/// Two versions of a device's history.
@Suite("Two versions of a history") struct HistoryMergeTests {
    private func lines(_ numbers: [Int]) -> [UInt8] { numbers.flatMap { Array("{\"seq\":\($0),\"at\":\"x\"}\n".utf8) } }

    @Test("come to the longer one where one begins with the other") func longer() {
        #expect(HistoryMerge.merged(base: lines([1]), ours: lines([1, 2]), theirs: lines([1, 2, 3])) == lines([1, 2, 3]))
        #expect(HistoryMerge.merged(base: lines([1]), ours: lines([1, 2, 3]), theirs: lines([1])) == lines([1, 2, 3]))
    }

    @Test("come to every line of either, once and by number, whichever is ours") func laws() {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<2_000 {
            let start = Array(1...3)
            let sides = (0..<3).map { _ in start + (4..<12).filter { _ in Bool.random(using: &generator) } }
            let (a, b, c) = (lines(sides[0]), lines(sides[1]), lines(sides[2]))
            func merge(_ x: [UInt8], _ y: [UInt8]) -> [UInt8] { HistoryMerge.merged(base: lines(start), ours: x, theirs: y) }
            #expect(merge(a, b) == lines(Set(sides[0] + sides[1]).sorted()))
            #expect(
                merge(a, b) == merge(b, a) && merge(merge(a, b), c) == merge(a, merge(b, c))
                    && merge(merge(a, b), b) == merge(a, b))
        }
    }

    @Test("keep different answers of one number, as two copies with one device leave them") func sameNumber() {
        let (ours, theirs) = (lines([1]) + Array("{\"seq\":2,\"a\":1}\n".utf8), lines([1]) + Array("{\"seq\":2,\"b\":1}\n".utf8))
        let merged = HistoryMerge.merged(base: lines([1]), ours: ours, theirs: theirs)
        #expect(merged == ours + Array("{\"seq\":2,\"b\":1}\n".utf8))
        #expect(merged == HistoryMerge.merged(base: lines([1]), ours: theirs, theirs: ours))
    }

    @Test("lose a line neither to a file that was cut nor to a line being written") func cut() {
        #expect(HistoryMerge.merged(base: lines([1, 2, 3]), ours: lines([1, 2, 3]), theirs: []) == lines([1, 2, 3]))
        let torn = Array(lines([1, 2, 3]).dropLast(4))
        #expect(HistoryMerge.merged(base: lines([1]), ours: torn, theirs: lines([1, 2, 3, 4])) == lines([1, 2, 3, 4]))
        #expect(HistoryMerge.merged(base: lines([1]), ours: lines([1, 2, 3, 4]), theirs: torn) == lines([1, 2, 3, 4]))
    }

    @Test("are without a line that cannot be read and that the doctor took out of one") func mended() {
        let broken = lines([1]) + Array("{\"seq\":2,\n".utf8) + lines([3])
        let mended = lines([1]) + Array("         \n".utf8) + lines([3])
        #expect(HistoryMerge.merged(base: broken, ours: mended, theirs: broken + lines([4])) == lines([1, 3, 4]))
    }

    @Test("keep a line that cannot be read, where neither side took it out, and every line that can be") func unreadable() {
        let broken = Array("{\"seq\":2,\n".utf8)
        func merged(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8] {
            let merged = HistoryMerge.merged(base: base, ours: ours, theirs: theirs)
            #expect(merged == HistoryMerge.merged(base: base, ours: theirs, theirs: ours))
            return merged
        }
        // It came on one side alone, and nobody took it out.
        #expect(merged(lines([1]), lines([1]) + broken + lines([3]), lines([1, 4])) == lines([1]) + broken + lines([3, 4]))
        // It was there before, stands on one side alone, and the other took it out.
        let before = lines([1]) + broken + lines([3])
        #expect(merged(before, lines([1, 3, 5]), before + lines([4])) == lines([1, 3, 4, 5]))
        // It was there before and is on both sides still.
        let (ours, theirs) = (lines([1, 2]) + broken + lines([5]), lines([1, 3]) + broken + lines([6]))
        let both = merged(lines([1]) + broken, ours, theirs)
        #expect(both.split(separator: 0x0A).count { $0.elementsEqual(broken.dropLast()) } == 1)
        // A line that can be read is never taken out.
        #expect(merged(lines([1, 2, 3]), lines([1, 3]), lines([1, 2, 3, 4])) == lines([1, 2, 3, 4]))
    }
}
