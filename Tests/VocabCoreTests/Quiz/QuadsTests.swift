import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("Quads") struct QuadsTests {
    /// Knows what terms mean, and which are taken for each other.
    private struct Table: Thesaurus {
        var codes: [String: MeaningCode] = [:]
        var groups: [String: Set<Int>] = [:]

        func meaning(of term: String, as partsOfSpeech: [String]) -> MeaningCode? { codes[term] }
        func confusables(of term: String) -> Set<Int> { groups[term] ?? [] }
    }

    private func bookcase(_ count: Int, seed: UInt64 = 1) throws -> Bookcase {
        var generator = SeededGenerator(seed: seed)
        let words = try (0..<count).map { number in
            let term = String((0..<7).compactMap { _ in "abcdefghijklmnoprstuvw".randomElement(using: &generator) })
            return try Word.sample(term: "\(term)\(number)", meaning: "\(100 + number)", partOfSpeech: "noun")
        }
        return try Bookcase.sample(words: words)
    }

    @Test(
        "Every word is in one four or one of three that are left over, and no two that are unfair beside each other are in one",
        arguments: 0..<30 as Range<UInt64>)
    func members(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...120, using: &generator)
        let words = try bookcase(max(4, count), seed: seed).words
        let mates = Dictionary(
            uniqueKeysWithValues: stride(from: 0, to: count - 1, by: 6).flatMap { [($0, $0 + 1), ($0 + 1, $0)] })
        let quads = Quads(
            of: Array(0..<count), KindNearness(of: Array(0..<count), in: words, nil), mates: mates, noise: 0.2,
            conflict: { abs($0 - $1) == 2 ? .near : .none }, using: &generator)
        #expect(Set(quads.fours.joined()).count == quads.fours.joined().count && quads.fours.joined().allSatisfy { $0 < count })
        #expect(count - quads.fours.joined().count <= (count < 8 ? count : 3))
        for four in quads.fours {
            #expect((4...6).contains(four.count) && four.allSatisfy { word in four.allSatisfy { abs($0 - word) != 2 } })
        }
    }

    @Test("A spelling is most like itself, just as like in both directions, and unlike one with other letters")
    func sketches() {
        let terms = ["adapt", "adopt", "adept", "personal", "personnel", "가르치다", "가리키다", "buy", "", "a"]
        for left in terms {
            let sketch = SpellingSketch(left)
            #expect(sketch.likeness(to: sketch) == 1)
            for right in terms {
                let other = SpellingSketch(right)
                #expect(sketch.likeness(to: other) == other.likeness(to: sketch) && (0...1).contains(sketch.likeness(to: other)))
            }
        }
        for (left, right) in [("adapt", "adopt"), ("personal", "personnel"), ("가르치다", "가리키다"), ("Adapt", "adapt")] {
            #expect(SpellingSketch(left).likeness(to: SpellingSketch(right)) >= 0.5, "\(left) \(right)")
        }
        #expect(SpellingSketch("adapt").likeness(to: SpellingSketch("monkey")) < 0.3)
    }

    @Test("Nearly all mates stand in one four where all words are fair beside each other")
    func mates() throws {
        var generator = SeededGenerator(seed: 3)
        let words = try bookcase(120).words
        let mates = Dictionary(uniqueKeysWithValues: stride(from: 0, to: 60, by: 2).flatMap { [($0, $0 + 1), ($0 + 1, $0)] })
        let quads = Quads(
            of: Array(0..<120), KindNearness(of: Array(0..<120), in: words, nil), mates: mates, noise: 0.2,
            conflict: { _, _ in .none },
            using: &generator)
        let together = quads.fours.reduce(0) { sum, four in sum + four.count { mates[$0].map(four.contains) ?? false } }
        #expect(together >= 54, "\(together) of 60")
    }

    @Test("Fours are worth much more than those dealt by chance, no word is in two, and none beside one that is unfair")
    func worth() throws {
        for seed in 0..<20 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let count = Int.random(in: 24...90, using: &generator)
            let words = try bookcase(count, seed: seed).words
            let all = Array(0..<count)
            let points = (0..<max(2, count / 6)).map { _ in MeaningCode(generator.next(), generator.next()) }
            let codes = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1.term, points[$0 % points.count]) })
            let nearness = KindNearness(of: all, in: words, Table(codes: codes))
            let table = PairTable(all, nearness, mates: [:], noise: 0.3, using: &generator)
            var builder = QuadBuilder(table) { abs($0 - $1) == 3 ? .near : .none }
            builder.build(using: &generator)
            let fours = builder.fours.map { four in (0..<4).map { four[$0] } }
            #expect((fours.joined() + builder.left).sorted() == all)
            #expect(fours.allSatisfy { four in four.allSatisfy { word in four.allSatisfy { abs($0 - word) != 3 } } })
            func worth(_ words: [Int]) -> Float {
                stride(from: 0, to: words.count / 4 * 4, by: 4).reduce(0) { $0 + table.worth(SIMD4(words[$1..<($1 + 4)])) }
            }
            let byChance = (0..<20).map { _ in worth(Array(fours.joined()).shuffled(using: &generator)) }.reduce(0, +) / 20
            #expect(worth(Array(fours.joined())) > 1.5 * byChance, "\(worth(Array(fours.joined()))) beside \(byChance)")
        }
    }

    @Test("Seven questions in ten have a wrong choice among the nearest twentieth in meaning at the standard closeness")
    func meaning() throws {
        let bookcase = try bookcase(400)
        var generator = SeededGenerator(seed: 5)
        let points = (0..<20).map { _ in (generator.next(), generator.next()) }
        let topics = Dictionary(uniqueKeysWithValues: bookcase.words.enumerated().map { ($1.term, $0 % 20) })
        var codes: [String: MeaningCode] = [:]
        for (number, word) in bookcase.words.enumerated() {
            let point = points[number % 20]
            codes[word.term] = MeaningCode(point.0 ^ (generator.next() & generator.next() & generator.next()), point.1)
        }
        let style = QuestionStyle(thesaurus: Table(codes: codes))
        for dealing in [Dealing.sheet, .round] {
            var (near, all) = (0, 0)
            for seed in 0..<4 as Range<UInt64> {
                for question in try bookcase.sheet(style, count: 80, dealing: dealing, seed: seed) {
                    all += 1
                    near += question.wrong.contains { topics[$0.term] == topics[question.word.term] } ? 1 : 0
                }
            }
            #expect(Double(near) > 0.7 * Double(all), "\(near) of \(all)")
        }
    }

    @Test("What is taken for the answer stands beside it in three of ten questions, wherever the two stand in the list")
    func confusables() throws {
        let bookcase = try bookcase(400)
        var groups: [String: Set<Int>] = [:]
        for number in 0..<40 {
            groups[bookcase.words[number].term] = [number]
            groups[bookcase.words[399 - number].term] = [number]
        }
        let style = QuestionStyle(thesaurus: Table(groups: groups))
        for dealing in [Dealing.sheet, .round] {
            var (beside, all) = (0, 0)
            for seed in 0..<6 as Range<UInt64> {
                for question in try bookcase.sheet(style, count: 100, dealing: dealing, seed: seed) {
                    guard let own = groups[question.word.term] else { continue }
                    all += 1
                    beside += question.wrong.contains { groups[$0.term] == own } ? 1 : 0
                }
            }
            #expect(Double(beside) > 0.3 * Double(all), "\(beside) of \(all)")
        }
    }

    @Test("A loanword has loanwords beside it, so that sound alone tells no answer, whichever language is learnt")
    func loanwords() throws {
        let loans = [
            ("computer", "컴퓨터"), ("camera", "카메라"), ("banana", "바나나"), ("hotel", "호텔"), ("menu", "메뉴"), ("taxi", "택시"),
            ("pizza", "피자"),
            ("invoice", "인보이스"),
        ]
        let others = try bookcase(72).words
        for isReversed in [false, true] {
            let words = try loans.map { english, korean in
                try Word.sample(
                    term: isReversed ? korean : english, meaning: isReversed ? english : korean, partOfSpeech: "noun")
            }
            let ids = Set(words.map(\.id))
            let bookcase = try Bookcase.sample(words: others + words)
            var (beside, all) = (0, 0)
            for seed in 0..<10 as Range<UInt64> {
                for question in try bookcase.sheet(count: 20, seed: seed) where ids.contains(question.word.id) {
                    all += 1
                    beside += question.wrong.contains { ids.contains($0.id) } ? 1 : 0
                }
            }
            #expect(Double(beside) > 0.8 * Double(all), "\(beside) of \(all)")
        }
    }
}
