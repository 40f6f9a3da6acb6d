import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("Two versions of a bookcase as one") struct JoinedBookcaseTests {
    @Test(
        "Every word of both is there once, in the order of the first and then of the second, and the newer version of it counts")
    func words() throws {
        var random = RandomLibrary(seed: 11)
        var joined = 0
        for _ in 0..<400 {
            let first = try random.next()
            let second = try random.number(below: 2) == 0 ? random.next() : random.next(near: first)
            for ours in first.bookcases {
                guard let theirs = second[ours.id] else { continue }
                let both = ours.joined(with: theirs)
                let others = theirs.words.map(\.id).filter { id in !ours.words.contains { $0.id == id } }
                #expect(both.words.map(\.id) == ours.words.map(\.id) + others)
                for word in both.words {
                    let versions = (ours.words + theirs.words).filter { $0.id == word.id }
                    #expect(versions.contains(word) && versions.allSatisfy { $0.modified <= word.modified })
                }
                let newer = theirs.modified > ours.modified ? theirs : ours
                #expect(both.with([]) == newer.with([]))
                #expect(both.joined(with: theirs) == both && both.joined(with: ours) == both && ours.joined(with: ours) == ours)
                joined += 1
            }
        }
        #expect(joined > 100)
    }
}
