import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("Lenders") struct LenderTests {
    private func bookcase(
        _ name: String, _ words: [Word], languages: (String, String) = ("영어", "한국어")
    ) throws -> Bookcase {
        Bookcase(
            id: .sample(UInt64(name.utf8.reduce(0) { $0 * 31 + Int($1) })), name: try BookcaseName(name),
            details: BookcaseDetails(termLanguage: languages.0, meaningLanguage: languages.1), added: .sample, words: words)
    }

    /// Words of few terms and meanings, so that many are shared.
    private func words(_ count: Int, _ prefix: String, seed: UInt64) throws -> [Word] {
        var generator = SeededGenerator(seed: seed)
        return try (0..<count).map { number in
            let term = Int.random(in: 0..<20, using: &generator)
            return try Word.sample(
                term: "term\(prefix == "own" ? number : term)", meaning: "\(100 + Int.random(in: 0..<12, using: &generator))",
                id: .sample(seed * 1_000 + UInt64(number) + (prefix == "own" ? 0 : 500)), partOfSpeech: "noun")
        }
    }

    @Test("Only bookcases in the same languages lend words, and none to itself")
    func languages() throws {
        let lent = try (0..<3).map { try Word.sample(term: "lent\($0)", meaning: "\(100 + $0)") }
        let own = try bookcase("own", [])
        for (languages, lends) in [
            (("영어", "한국어"), true), (("\u{110B}\u{1167}\u{11BC}어", " 한국어"), true), (("", ""), false), (("영어", ""), false),
            (("한국어", "영어"), false), (("영어", "일본어"), false), (("일본어", "한국어"), false),
        ] {
            let lender = try bookcase("lender", lent, languages: languages)
            #expect(QuestionStyle(lenders: [lender]).words(lentTo: own) == (lends ? lent : []), "\(languages)")
        }
        #expect(QuestionStyle(lenders: [own, try bookcase("own", lent)]).words(lentTo: own) == [])
        #expect(QuestionStyle(lenders: [try bookcase("x", lent), try bookcase("y", lent)]).words(lentTo: own).count == 6)
    }

    @Test(
        "A lent word is never asked for, and has neither the term nor the meaning of the answer",
        arguments: 0..<60 as Range<UInt64>)
    func lent(seed: UInt64) throws {
        let own = try bookcase("own", words(5 + Int(seed % 4), "own", seed: seed))
        let lender = try bookcase("lender", words(20, "lent", seed: seed + 100))
        let ids = Set(own.words.map(\.id))
        for question in try own.sheet(QuestionStyle(lenders: [lender]), directions: .mixed, seed: seed) {
            #expect(ids.contains(question.word.id))
            #expect(question.shown.count == 4 && question.choices.count(where: question.isCorrect) == 1)
            #expect(Set(question.choices.map(\.text)).count == 4)
            for word in question.wrong { #expect(word.term != question.word.term && word.meaning != question.word.meaning) }
        }
    }

    @Test("A lent word that has the term of an own word tells what that means too")
    func lentMeaning() throws {
        let own = try ["가", "나", "다", "라"].enumerated().map { try Word.sample(term: "t\($0)", meaning: $1) }
        let home = try bookcase("own", own)
        // t0 means 나 as well, says the lender: t1 would be right for it.
        let lent = [try Word.sample(term: "T0", meaning: "나(첫째)"), try Word.sample(term: "l", meaning: "마")]
        let style = QuestionStyle(lenders: [try bookcase("lender", lent)])
        for seed in 0..<20 as Range<UInt64> {
            let sheet = try home.sheet(style, seed: seed)
            let question = try #require(sheet.first { $0.word.id == own[0].id })
            #expect(question.shown == Set([own[0], own[2], own[3], lent[1]].map(\.id)))
        }
    }

    @Test("Own words are taken first, and a bookcase with enough of them borrows none", arguments: 0..<20 as Range<UInt64>)
    func ownFirst(seed: UInt64) throws {
        let lender = try bookcase("lender", (0..<40).map { try Word.sample(term: "lent\($0)", meaning: "\(500 + $0)") })
        let style = QuestionStyle(lenders: [lender])
        let lent = Set(lender.words.map(\.id))
        let enough = try bookcase("own", Bookcase.generated(count: 4) { _ in "" }.words)
        #expect(try enough.sheet(style, seed: seed).allSatisfy { $0.shown.isDisjoint(with: lent) })
        let own = try ["100", "101", "102", "102 (둘째)"].enumerated().map { try Word.sample(term: "t\($0)", meaning: $1) }
        let few = try bookcase("own", own)
        let sheet = try few.sheet(style, seed: seed)
        #expect(sheet.count == 4)
        for question in sheet {
            let isTwin = own[2...].contains(question.word)
            #expect(question.shown.intersection(lent).count == 1)
            #expect(question.shown.intersection(own.map(\.id)).count == 3)
            #expect(question.shown.isSuperset(of: own[...1].map(\.id)) && question.wrong.count == 3, "\(isTwin)")
        }
    }

    @Test("Four words of one meaning can be asked when others lend, but not fewer than four words")
    func ruleOfFour() throws {
        let lender = try bookcase("lender", (0..<9).map { try Word.sample(term: "lent\($0)", meaning: "\(500 + $0)") })
        let style = QuestionStyle(lenders: [lender])
        let alike = try bookcase("own", (0..<4).map { try Word.sample(term: "t\($0)", meaning: "100") })
        #expect(throws: QuizError.self) { try QuestionMaker(alike) }
        #expect(try alike.sheet(style, seed: 1).count == 4)
        let three = try bookcase("own", (0..<3).map { try Word.sample(term: "t\($0)", meaning: "\(100 + $0)") })
        #expect(throws: QuizError.tooFewWords(bookcase: three.name, words: 3, minimum: 4)) {
            try QuestionMaker(three, style: style)
        }
    }
}
