import Testing
import VocabTestSupport

@testable import VocabCore

/// Printed sheets of small bookcases, whose words are of several kinds.
@Suite("Small sheets") struct SmallSheetTests {
    /// Words of which so many are of each part of speech, in random order.
    private func bookcase(_ count: Int, seed: UInt64) throws -> Bookcase {
        var generator = SeededGenerator(seed: seed)
        let parts = (0..<count).map { _ in ["noun", "noun", "verb", "adjective", "adverb"].randomElement(using: &generator) ?? ""
        }
        return try Bookcase.generated(count: count, seed: seed) { parts[$0] }
    }

    @Test(
        "Every word is shown four times, also those of kinds with fewer than four words",
        arguments: [5, 6, 7, 8, 12, 20, 49], 0..<12 as Range<UInt64>)
    func exposure(count: Int, seed: UInt64) throws {
        let sheet = try bookcase(count, seed: seed).sheet(seed: seed)
        let uses = Dictionary(grouping: sheet.flatMap(\.choices), by: \.word.id).mapValues(\.count)
        #expect(sheet.count == count && uses.count == count && uses.values.allSatisfy { $0 == 4 })
    }

    @Test("Who takes the choice seen least or most is right one time in four", arguments: [5, 8, 12, 20, 49])
    func seen(count: Int) throws {
        var hits = (least: 0.0, most: 0.0)
        var asked = 0
        for seed in 0..<UInt64(6_000 / count) {
            var shown: [Word.ID: Int] = [:]
            for question in try bookcase(count, seed: seed).sheet(seed: seed) {
                let counts = question.choices.map { shown[$0.word.id] ?? 0 }
                func hit(_ best: Int?) -> Double {
                    best == counts[question.answer] ? 1 / Double(counts.count { $0 == best }) : 0
                }
                hits = (hits.least + hit(counts.min()), hits.most + hit(counts.max()))
                for choice in question.choices { shown[choice.word.id, default: 0] += 1 }
                asked += 1
            }
        }
        #expect((0.23...0.27).contains(hits.least / Double(asked)), "\(hits) of \(asked)")
        #expect((0.23...0.27).contains(hits.most / Double(asked)), "\(hits) of \(asked)")
    }

    @Test("Two words that mean nearly the same sit apart where there are eight words, and are shown as often as the others")
    func conflict() throws {
        let near = try ["푸른 하늘빛 옷", "푸른 하늘빛 모자"].enumerated().map {
            try Word.sample(term: "near\($0)", meaning: $1, partOfSpeech: "noun")
        }
        #expect(near[0].conflict(beside: near[1]) == .near)
        for seed in 0..<20 as Range<UInt64> {
            let sheet = try Bookcase.sample(words: near + Bookcase.generated(count: 6).words).sheet(seed: seed)
            let uses = Dictionary(grouping: sheet.flatMap(\.choices), by: \.word.id).mapValues(\.count)
            #expect(sheet.allSatisfy { !$0.shown.isSuperset(of: near.map(\.id)) } && uses.values.allSatisfy { $0 == 4 })
        }
    }

    @Test("A kind with fewer than four words borrows of the largest, which stays a kind for its other words")
    func borrowing() throws {
        let bookcase = try Bookcase.generated(count: 20) { $0 < 2 ? "adverb" : $0 < 6 ? "verb" : "noun" }
        for seed in 0..<10 as Range<UInt64> {
            let parts = try bookcase.sheet(seed: seed).map { Set($0.choices.map(\.word.content.partOfSpeech)) }
            #expect(parts.count { $0.count == 1 } == 16 && parts.count { $0 == ["adverb", "noun"] } == 4)
        }
    }
}
