import Testing
import VocabTestSupport

@testable import VocabCore

/// What questions cost, in look-ups of a thesaurus: one for every time the signature of a word is taken.
@Suite("Cost of questions") struct QuestionCostTests {
    /// `count` words with one English term each, of which every twentieth means what the one before it means.
    private func bookcase(_ count: Int, withTwins: Bool) throws -> Bookcase {
        try Bookcase.sample(
            words: (0..<count).map { number in
                let twin = withTwins && number % 20 == 1
                return try Word.sample(
                    term: "term\(number)", meaning: "뜻\(twin ? number - 1 : number)번", partOfSpeech: "noun")
            })
    }

    @Test("To make a maker looks nothing up", arguments: [8, 50, 2_000])
    func none(count: Int) throws {
        let counting = HandmadeThesaurus()
        _ = try QuestionMaker(bookcase(count, withTwins: true), style: QuestionStyle(thesaurus: counting))
        #expect(counting.lookups.isEmpty)
    }

    @Test("A question needs no more than the words of a group, however many there are", arguments: [36, 71, 72, 500, 3_000])
    func one(count: Int) throws {
        let counting = HandmadeThesaurus()
        var maker = try QuestionMaker(bookcase(count, withTwins: false), style: QuestionStyle(thesaurus: counting), seed: 1)
        var generator = SeededGenerator(seed: 1)
        #expect(maker.question(about: count / 2, direction: .forward, using: &generator) != nil)
        #expect((36...384).contains(counting.lookups.count), "\(counting.lookups.count)")
        let before = counting.lookups.count
        _ = maker.question(about: count / 2, direction: .reverse, using: &generator)
        #expect(counting.lookups.count == before, "the second question about it costs nothing")
    }

    @Test("All questions together look every word up once, in linear time", arguments: [100, 400, 1_600])
    func all(count: Int) throws {
        let counting = HandmadeThesaurus()
        #expect(try bookcase(count, withTwins: false).sheet(QuestionStyle(thesaurus: counting), seed: 2).count == count)
        #expect(counting.lookups.count == count && Set(counting.lookups).count == count)
    }

    @Test("Words that mean the same cost a few look-ups more, not more the more words there are", arguments: [100, 400, 1_600])
    func twins(count: Int) throws {
        let counting = HandmadeThesaurus()
        #expect(try bookcase(count, withTwins: true).sheet(QuestionStyle(thesaurus: counting), seed: 2).count == count)
        #expect(counting.lookups.count <= 2 * count, "\(counting.lookups.count)")
    }

    @Test("Where nothing is fair, the search is given up after a bounded number of words")
    func hopeless() throws {
        let counting = HandmadeThesaurus()
        let alike = try (0..<6_000).map { try Word.sample(term: "t\($0)", meaning: "같은 뜻", partOfSpeech: "noun") }
        let others = try Bookcase.generated(count: 4) { _ in "verb" }.words
        let bookcase = try Bookcase.sample(words: alike + others)
        var maker = try QuestionMaker(bookcase, style: QuestionStyle(thesaurus: counting), seed: 1)
        var generator = SeededGenerator(seed: 1)
        #expect(maker.question(about: 17, direction: .forward, using: &generator) == nil)
        #expect(counting.lookups.count < 2_400, "\(counting.lookups.count)")
    }
}
