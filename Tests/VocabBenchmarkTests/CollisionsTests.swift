import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabBenchmark

@Suite struct CollisionsTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let right: [String]
        let wrong: [String]
        let rules: Set<CollisionRule>

        init(_ right: [String], _ wrong: [String], _ rules: Set<CollisionRule>) {
            (self.right, self.wrong, self.rules) = (right, wrong, rules)
        }

        var testDescription: String { "\(right) \(wrong)" }
    }

    /// A word of a term, a meaning and synonyms.
    private func word(_ parts: [String]) throws -> Word {
        try Word.sample(term: parts[0], meaning: parts[1], synonyms: Array(parts.dropFirst(2)))
    }

    private func innocents() throws -> [Word] {
        try [["one", "갑"], ["two", "을"], ["three", "병"]].map(word)
    }

    private func collisions(
        _ words: [Word], direction: Direction = .forward, beside: [Word] = [], near: ((String, String) -> Bool)? = nil
    ) throws -> Collisions {
        let question = Question.sample(words, direction: direction)
        return Collisions(in: [[question]], over: try Bookcase.sample(words: words + beside), near: near)
    }

    @Test(
        "Each rule is told by two words, whichever of the two is asked and whichever side is shown",
        arguments: [
            Case(["abandon", "버리다, 포기하다"], ["quit", "그만두다; 버리다"], [.sharedSense]),
            Case(["abandon", "(계획을) 버리다"], ["drop", "그만두다, 버리 다(아주)"], [.sharedSense]),
            Case(["gift", "Ｐresent／donation"], ["now", "present, moment"], [.sharedSense]),
            Case(["big", "큰", "LARGE"], ["large", "넓은"], [.synonym]),
            Case(["bank", "은행"], ["Ｂank", "둑"], [.sameTerm, .sharedSense]),
            Case(["cancel", "취소하다"], ["call off", "취소하다"], [.sharedSense, .sameText, .containment]),
            Case(["give up", "포기하다, 그만두다"], ["despair", "모두 포기하다"], []),
            Case(["give up", "포기하다"], ["despair", "~ 을 완전히 포기하다 (아주)"], [.containment]),
            Case(["give up", "포기하다…"], ["despair", "모두  포기하다"], [.containment]),
            Case(["precise", "정확한"], ["precisely", "정확하게"], [.sharedStem]),
            Case(["precise", "정확한"], ["precision", "정확, 확실"], [.sharedStem]),
            Case(["hat", "모자"], ["meeting", "회의"], []),
            Case(["sea", "바다"], ["go", "가다"], []),
        ])
    func rules(_ example: Case) throws {
        let expected = example.rules
        for pair in try [[word(example.right), word(example.wrong)], [word(example.wrong), word(example.right)]] {
            for direction in [Direction.forward, .reverse] {
                let found = try collisions(pair + innocents().prefix(2), direction: direction)
                var rules = Set(found.counts.filter { $0.value > 0 }.keys)
                if direction == .reverse { rules.remove(.sameText) }
                #expect(rules == expected.subtracting(direction == .reverse ? [.sameText] : []))
                #expect(found.any == (expected.isEmpty ? 0 : 1))
                #expect(found.meetsGoal() == expected.isEmpty)
                #expect(Set(found.examples.keys).isSuperset(of: rules))
            }
        }
    }

    @Test("Four words that have nothing in common collide by no rule")
    func nothing() throws {
        let found = try collisions([word(["four", "정"])] + innocents())
        #expect(found.any == 0 && found.questions == 1 && found.examples.isEmpty)
        #expect(found.counts.values.allSatisfy { $0 == 0 } && found.counts.count == CollisionRule.allCases.count - 1)
    }

    @Test("What another word with the same term means is right as well")
    func otherWordOfTerm() throws {
        let words = try [word(["bank", "은행"]), word(["dike", "둑, 제방"])] + innocents().prefix(2)
        #expect(try collisions(words).any == 0)
        let found = try collisions(words, beside: [word(["Bank", "둑"])])
        #expect(found.counts[.sharedSense] == 1)
        #expect(found.examples[.sharedSense]?.first?.terms == ["bank", "dike"])
    }

    @Test("Two wrong choices that mean the same are told, also when they are synonyms of each other")
    func alikeDistractors() throws {
        for pair in [[["car", "차"], ["auto", "차, 자동차"]], [["car", "차", "auto"], ["auto", "자동차"]]] {
            let found = try collisions(try [word(["four", "정"])] + pair.map(word) + innocents().prefix(1))
            #expect(found.counts.filter { $0.value > 0 } == [.alikeDistractors: 1])
        }
    }

    @Test("The same text twice is told, also between wrong choices")
    func sameText() throws {
        let found = try collisions(try [word(["four", "정"]), word(["x", "Ａ b"]), word(["y", "a  B"])] + innocents().prefix(1))
        #expect(found.counts[.sameText] == 1 && found.counts[.alikeDistractors] == 1)
    }

    @Test("A thesaurus is asked about the answer and each wrong choice, where there is one")
    func near() throws {
        let words = try [word(["four", "정"])] + innocents()
        let found = try collisions(words) { ($0, $1) == ("four", "two") }
        #expect(found.counts.filter { $0.value > 0 } == [.nearSynonym: 1])
        #expect(try collisions(words).counts[.nearSynonym] == nil)
    }

    @Test("One question in 2,000 is within the goal, one in 1,999 is not")
    func goal() throws {
        let bad = try Question.sample([word(["a", "갑"]), word(["b", "갑"]), word(["c", "을"]), word(["d", "병"])])
        let good = try Question.sample([word(["four", "정"])] + innocents())
        let bookcase = try Bookcase.sample(words: bad.choices.map(\.word) + good.choices.map(\.word))
        for (count, isMet) in [(1_999, true), (1_998, false)] {
            let found = Collisions(in: [[bad], Array(repeating: good, count: count)], over: bookcase, near: nil)
            #expect(found.any == 1 && found.meetsGoal() == isMet && found.meetsGoal(.sharedSense) == isMet)
        }
    }
}
