import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("Typed answers that are nearly right")
struct NearlyRightTests {
    private func bookcase() throws -> Bookcase {
        try .sample(words: [
            try .sample(term: "accommodate", meaning: "수용하다", synonyms: ["to put up", "house"]),
            try .sample(term: "give up", meaning: "포기하다, 내려놓다"),
            try .sample(term: "give in", meaning: "굴복하다"),
            try .sample(term: "colour", meaning: "색깔"),
            try .sample(term: "organize", meaning: "조직하다; ~을 정리하다"),
            try .sample(term: "naïve", meaning: "순진한"),
            try .sample(term: "well-being", meaning: "행복"),
            try .sample(term: "apple", meaning: "사과"),
            try .sample(term: "affect", meaning: "영향을 미치다"),
            try .sample(term: "effect", meaning: "효과"),
            try .sample(term: "refrigerator", meaning: "냉장고"),
            try .sample(term: "due to", meaning: "~에 의해"),
            try .sample(term: "papa", meaning: "감자"),
            try .sample(term: "papá", meaning: "아빠"),
            try .sample(term: "cat", meaning: "고양이"),
            try .sample(term: "total", meaning: "구성되다"),
        ])
    }

    private func judgement(_ term: String, _ direction: Direction, _ answer: String) throws -> TypedJudgement {
        let bookcase = try bookcase()
        let index = try #require(bookcase.words.firstIndex { $0.term == term })
        return try QuestionMaker(bookcase).typedQuestion(about: index, direction: direction).judgement(of: answer)
    }

    private func nearMiss(_ term: String, _ direction: Direction, _ answer: String) throws -> NearMiss? {
        if case .nearly(let miss) = try judgement(term, direction, answer).verdict { miss } else { nil }
    }

    private func marked(_ miss: NearMiss?) -> String? {
        miss.map { "\($0.typed.before)[\($0.typed.marked)]\($0.typed.after)" }
    }

    @Test(
        "One slip in a long word is nearly right, and its place is marked",
        arguments: [
            ("accommodate", "acommodate", "ac[]ommodate"), ("accommodate", "accommodatte", "accommodat[t]e"),
            ("accommodate", "accomnodate", "accom[n]odate"), ("accommodate", "accommoadte", "accommo[ad]te"),
            ("accommodate", "Accommodat", "accommodat[]"), ("refrigerator", "refridgerator", "refri[d]gerator"),
        ])
    func slips(term: String, answer: String, mark: String) throws {
        let miss = try nearMiss(term, .reverse, answer)
        #expect(miss?.kind == .slip && marked(miss) == mark)
    }

    @Test(
        "One wrong Hangul letter in a long word is nearly right",
        arguments: [
            ("give up", "포가하다", "포[가]하다"), ("refrigerator", "냉장구", "냉장[구]"),
            ("give up", "내려노다", "내려[노]다"), ("organize", "정리해다", "정리[해]다"),
        ])
    func hangulSlips(term: String, answer: String, mark: String) throws {
        #expect(marked(try nearMiss(term, .forward, answer)) == mark)
    }

    @Test("Two slips, and one in a short word, are wrong")
    func tooFar() throws {
        for answer in ["acommodat", "accomodatte", "accmomdoate", "giv up", "gvie up"] {
            #expect(try judgement("accommodate", .reverse, answer).verdict == .wrong)
            #expect(try judgement("give up", .reverse, answer).verdict == .wrong)
        }
        #expect(try judgement("cat", .reverse, "cet").verdict == .wrong)
        #expect(try judgement("apple", .forward, "시고").verdict == .wrong)
    }

    @Test("A slip that makes another word of the bookcase is that word")
    func anotherWord() throws {
        guard case .another(let choice) = try judgement("affect", .reverse, "effect").verdict else {
            Issue.record("not taken for the other word")
            return
        }
        #expect(choice.word.term == "effect")
    }

    @Test(
        "A plural, a tense, and 하다 or 되다 missing are nearly right",
        arguments: [
            ("apple", Direction.reverse, "apples", "apple[s]"), ("give up", .reverse, "gave up", "g[a]ve up"),
            ("give up", .reverse, "giving up", "giv[ing] up"), ("organize", .reverse, "organised", "organi[sed]"),
            ("give up", .forward, "포기", "포기[]"), ("total", .forward, "구성하다", "구성[하]다"), ("organize", .forward, "~을 정리", "정리[]"),
            ("organize", .forward, "조직한다", "조직[한]다"), ("give up", .forward, "내려놓기", "내려놓[기]"),
        ])
    func forms(term: String, direction: Direction, answer: String, mark: String) throws {
        let miss = try nearMiss(term, direction, answer)
        #expect(miss?.kind == .form && marked(miss) == mark)
    }

    @Test(
        "British and American spelling, accents, hyphens, spaces and articles do not make an answer wrong",
        arguments: [
            ("colour", "color"), ("organize", "organise"), ("naïve", "naive"), ("naïve", "nai\u{308}ve"),
            ("well-being", "well being"),
            ("well-being", "wellbeing"), ("give up", "to give up"), ("papá", "papá"),
        ])
    func spellings(term: String, answer: String) throws {
        let judgement = try judgement(term, .reverse, answer)
        #expect(judgement.verdict == .right && judgement.meant == nil)
    }

    @Test("Without its accent a word is another one only where that is to be learnt too")
    func accentTellsApart() throws {
        guard case .another(let choice) = try judgement("papá", .reverse, "papa").verdict else {
            Issue.record("papa was taken for papá")
            return
        }
        #expect(choice.word.meaning == "감자")
    }

    @Test("Another particle behind the tilde is another phrase")
    func particles() throws {
        #expect(try judgement("due to", .forward, "~의 의해").verdict == .wrong)
        for answer in ["~에 의해", "의해", "에 의해"] { #expect(try judgement("due to", .forward, answer).verdict == .right) }
        #expect(try judgement("organize", .forward, "~를 정리하다").verdict == .right)
    }

    @Test("What was typed with the wrong keyboard is read and told")
    func keyboards() throws {
        #expect(try judgement("refrigerator", .forward, "sodwkdrh") == TypedJudgement(verdict: .right, meant: "냉장고"))
        #expect(try judgement("apple", .reverse, "ㅁㅔㅔㅣㄷ") == TypedJudgement(verdict: .right, meant: "apple"))
        let near = try judgement("give up", .forward, "vhrkgkek")
        #expect(near.meant == "포가하다" && near.verdict != .right && near.verdict != .wrong)
        #expect(try judgement("apple", .forward, "apple") == TypedJudgement(verdict: .wrong, meant: nil))
    }
}
