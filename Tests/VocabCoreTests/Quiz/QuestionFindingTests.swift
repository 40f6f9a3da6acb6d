import Testing
import VocabCore
import VocabTestSupport

@Suite struct QuestionFindingTests {
    private func finding(_ pairs: [(String, String)]) throws -> QuestionFinding? {
        QuestionFinding(in: try .sample(name: "과일", pairs: pairs), QuestionStyle())
    }

    @Test("Words that share a meaning with too many others are found, and no others")
    func noFairQuestion() throws {
        let pairs = [("a", "가"), ("b", "나"), ("c", "다"), ("d", "라")]
        #expect(try finding(pairs) == nil)
        guard case .noFairQuestion(let words, let name) = try finding(pairs + [("e", "가, 나, 다")]) else {
            Issue.record("nothing found")
            return
        }
        #expect(words.map(\.word.term) == ["e"] && name.description == "과일")
    }

    @Test("Too few different meanings are found with the words that mean the same; too few words are nothing amiss")
    func tooFewMeanings() throws {
        guard case .tooFewMeanings(let words, _) = try finding([("a", "가"), ("b", "가"), ("c", "다"), ("d", "라")]) else {
            Issue.record("nothing found")
            return
        }
        #expect(words.map(\.term) == ["a", "b"])
        #expect(try finding([("a", "가"), ("b", "가"), ("c", "다")]) == nil)
        #expect(try finding([]) == nil)
    }
}
