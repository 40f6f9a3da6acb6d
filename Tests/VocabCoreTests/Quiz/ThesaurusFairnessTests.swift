import Testing
import VocabTestSupport

@testable import VocabCore

/// What a thesaurus says about which words may meet.
@Suite("Fairness with a thesaurus") struct ThesaurusFairnessTests {
    private let thesaurus = HandmadeThesaurus(
        alike: [["car", "automobile"], ["begin", "start"], ["tiny", "small"]],
        above: ["cat": "animal", "dog": "animal", "oak": "tree"])

    @Test("Synonyms and what stands directly above must not meet; two kinds of one thing may")
    func pairs() throws {
        func conflict(_ left: (String, String), _ right: (String, String)) throws -> Fairness.Conflict {
            let left = try Word.sample(term: left.0, meaning: left.1)
            let right = try Word.sample(term: right.0, meaning: right.1)
            #expect(left.conflict(beside: right, thesaurus) == right.conflict(beside: left, thesaurus))
            return left.conflict(beside: right, thesaurus)
        }
        #expect(try conflict(("car", "차"), ("automobile", "자동 이동 수단")) == .near)
        #expect(try conflict(("cat", "고양이"), ("animal", "짐승")) == .near)
        #expect(try conflict(("cat", "고양이"), ("dog", "개")) == .none)
        #expect(try conflict(("차", "car"), ("수레", "automobile")) == .near)
        #expect(try conflict(("차", "car, wagon"), ("automobile", "수레")) == .near)
        #expect(try conflict(("열다", "(to) open; begin (work)"), ("start", "출발")) == .near)
        #expect(try conflict(("car", "차"), ("tree", "나무")) == .none)
        #expect(
            try Word.sample(term: "car", meaning: "차").conflict(beside: .sample(term: "automobile", meaning: "자동 이동")) == .none)
    }

    @Test("What is not English is not looked up, and of many senses only the first few")
    func lookups() throws {
        let counting = HandmadeThesaurus()
        let senses = (1...20).map { "sense\($0)" }.joined(separator: ", ")
        let words = [
            try Word.sample(term: "차", meaning: senses), try Word.sample(term: "café", meaning: "찻집"),
            try Word.sample(term: "tea", meaning: "차(음료); drink"),
        ]
        let fairness = Fairness(over: words, thesaurus: counting)
        #expect(counting.lookups == [])
        _ = words.indices.map(fairness.signature)
        #expect(counting.lookups == (1...6).map { "sense\($0)" } + ["tea", "drink"])
    }

    /// Fifty or more words of which each of these pairs is near.
    private func bookcase(_ terms: [String], others: Int) throws -> Bookcase {
        let words = try terms.enumerated().map { number, term in
            try Word.sample(term: term, meaning: "\(900 + number)", partOfSpeech: "noun")
        }
        return try Bookcase.sample(words: words + Bookcase.generated(count: others).words)
    }

    @Test("From fifty words on, near ones never meet", arguments: [42, 43, 60], [0, 1] as [Double])
    func manyWords(others: Int, closeness: Double) throws {
        let terms = ["car", "automobile", "begin", "start", "cat", "animal", "oak", "tree"]
        let bookcase = try bookcase(terms, others: others)
        var asked = 0
        for seed in 0..<10 as Range<UInt64> {
            for question in try bookcase.sheet(QuestionStyle(closeness: closeness, thesaurus: thesaurus), seed: seed) {
                asked += 1
                let choices = Set(question.choices.map(\.word.term))
                for pair in [["car", "automobile"], ["begin", "start"], ["cat", "animal"], ["oak", "tree"]] {
                    #expect(!choices.isSuperset(of: pair))
                }
            }
        }
        #expect(asked == 10 * bookcase.words.count)
    }

    @Test("In a small bookcase near ones meet only where there is no other question", arguments: 0..<30 as Range<UInt64>)
    func fewWords(seed: UInt64) throws {
        let style = QuestionStyle(thesaurus: thesaurus)
        // Three others beside each of the two: they need not meet.
        for question in try bookcase(["car", "automobile"], others: 3).sheet(style, seed: seed)
        where ["car", "automobile"].contains(question.word.term) {
            #expect(!Set(question.choices.map(\.word.term)).isSuperset(of: ["car", "automobile"]))
        }
        // Two others: the third can only be the near one, and that is better than no question.
        let sheet = try bookcase(["car", "automobile"], others: 2).sheet(style, seed: seed)
        #expect(sheet.count == 4 && sheet.allSatisfy { $0.shown.count == 4 })
    }

    @Test("A word for which nothing but near ones are left is passed over from fifty words on, and they are named")
    func skippedWords() throws {
        let nouns = try ["cat", "dog", "oak", "animal"].enumerated().map { number, term in
            try Word.sample(term: term, meaning: "\(900 + number)", partOfSpeech: "noun")
        }
        let verbs = try Bookcase.generated(count: 46) { _ in "verb" }.words
        let few = try Bookcase.sample(words: nouns + verbs.prefix(45))
        #expect(try few.skippedWords(QuestionStyle(thesaurus: thesaurus), seed: 3) == [])
        let enough = try Bookcase.sample(words: nouns + verbs)
        for seed in 0..<5 as Range<UInt64> {
            let skippedWords = try enough.skippedWords(QuestionStyle(thesaurus: thesaurus), seed: seed)
            let reasons = Dictionary(uniqueKeysWithValues: skippedWords.map { ($0.word.term, $0.reason) })
            #expect(reasons["animal"] == .sharedMeaning([nouns[0], nouns[1]]))
            #expect(reasons["cat"] == .sharedMeaning([nouns[3]]) && reasons["dog"] == .sharedMeaning([nouns[3]]))
        }
    }
}
