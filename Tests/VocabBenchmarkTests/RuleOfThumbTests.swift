import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabBenchmark

@Suite struct RuleOfThumbTests {
    /// What `rule` hits on the last of `questions`, which are one sheet.
    private func generator(_ rule: RuleOfThumb, _ questions: [Question]) throws -> Double {
        var looks: [String: TextLook] = [:]
        return rule.chanceOfHit(try #require(SeenQuestion.all(of: questions, &looks).last))
    }

    @Test(
        "Each rule takes the choice that it names, the first of these four, and one of those tied by its share",
        arguments: [
            (.longest, ["가나다라", "가나", "다라", "마바"], 1), (.longest, ["가나다", "라마바", "사", "아"], 0.5),
            (.longest, ["가", "라마바", "사", "아"], 0), (.shortest, ["가", "나다", "라마", "바사"], 1),
            (.shortest, ["가", "나", "다", "라마바"], 1 / 3.0),
            (.oddScript, ["apple", "사과", "배", "감"], 1), (.oddScript, ["사과", "apple", "배", "감"], 0),
            (.oddScript, ["사과 3", "사과", "배", "감"], 1), (.oddScript, ["가", "나", "다", "라"], 0.25),
            (.oddEnding, ["사과", "가다", "나다", "오다"], 1), (.oddEnding, ["가다", "사과", "나다", "오다"], 0),
            (.commonEnding, ["가다", "사과", "나다", "오다"], 1 / 3.0), (.commonEnding, ["하는 것", "사는 것", "큰것", "사과"], 0.5),
            (.oddPunctuation, ["가, 나", "다", "라", "마"], 1), (.oddPunctuation, ["가", "나;", "다;", "라;"], 1),
            (.oddPunctuation, ["가", "나;", "다", "라"], 0),
            (.mostSenses, ["가, 나", "다라마바", "마", "바"], 1), (.mostSenses, ["가", "나, 다", "마", "바"], 0),
            (.fewestSenses, ["가나다라마바사", "나, 다", "라, 마", "바, 사"], 1),
            (.mostAlike, ["가나다", "가나라", "나다마", "바사"], 1), (.mostAlike, ["바사", "가나라", "나다마", "가나다"], 0),
            (.leastAlike, ["바사", "가나라", "나다마", "가나다"], 1), (.leastAlike, ["가나다", "가나라", "나다마", "바사"], 0),
            (.firstInAlphabet, ["가", "나", "다", "라"], 1), (.lastInAlphabet, ["라", "가", "나", "다"], 1),
            (.firstInAlphabet, ["Apple", "banana", "cherry", "date"], 1),
            (.middleOfAlphabet, ["나", "가", "다", "라"], 0.5), (.middleOfAlphabet, ["가", "나", "다", "라"], 0),
            (.lettersOfPrompt, ["a rope", "xyz", "xx", "yy"], 1), (.lettersOfPrompt, ["xyz", "a rope", "xx", "yy"], 0),
            (.lettersOfPrompt, ["가", "나", "다", "라"], 0.25),
        ] as [(RuleOfThumb, [String], Double)])
    func rules(rule: RuleOfThumb, texts: [String], expected: Double) throws {
        #expect(try generator(rule, [Question.sample("prompt", texts)]) == expected)
        #expect(
            try generator(rule, [Question.sample("prompt", texts.reversed(), answer: 3)]) == expected, "the place says nothing")
    }

    @Test("What was shown before in the sheet is counted, in whichever place it stood")
    func seenBefore() throws {
        let earlier = try Question.sample("one", ["가", "나", "다", "라"])
        let question = try Question.sample("two", ["라", "마", "바", "사"])
        #expect(try generator(.mostSeen, [earlier, question]) == 1 && generator(.leastSeen, [earlier, question]) == 0)
        #expect(try generator(.mostSeen, [question]) == 0.25 && generator(.leastSeen, [question]) == 0.25)
        let twice = try Question.sample("three", ["라", "가", "바", "사"])
        #expect(try generator(.mostSeen, [earlier, question, twice]) == 1)
    }

    @Test(
        "What was right before is known not to be right again, in whichever direction", arguments: [Direction.forward, .reverse])
    func rightBefore(direction: Direction) throws {
        let words = try (0..<4).map { try Word.sample(term: "t\($0)", meaning: "뜻 \($0)") }
        func question(_ answer: Int) -> Question { .sample(words, answer: answer, direction: direction) }
        #expect(try generator(.notRightYet, [question(0)]) == 0.25)
        #expect(try generator(.notRightYet, [question(1), question(2), question(0)]) == 0.5)
        #expect(try generator(.notRightYet, [question(1), question(2), question(3), question(0)]) == 1)
    }

    @Test("Sheets in which the longest is right are all hit by the longest, and the others show what they see of it")
    func longestIsRight() throws {
        var sheets = Sheets(seed: 1)
        let made = try sheets.make(2, of: 200) { generator in
            (
                Sheets.letters(9, &generator),
                (0..<3).map { _ in Sheets.letters(Int.random(in: 2...8, using: &generator), &generator) }
            )
        }
        let guesses = Guesses(at: made)
        #expect(guesses.byRule[.longest]?.percent == 100 && guesses.byRule[.shortest]?.percent == 0)
        #expect(guesses.byRule[.mostSenses]?.percent == 25)
        #expect(guesses.byRule[.longest]?.tries == 400)
    }

    @Test(
        "On questions of pure chance nobody who knows nothing does better or worse than chance", arguments: [1, 2] as [UInt64])
    func pureChance(seed: UInt64) throws {
        var sheets = Sheets(seed: seed)
        let made = try sheets.make(8, of: 250) { generator in
            (Sheets.text(&generator), (0..<3).map { _ in Sheets.text(&generator) })
        }
        let guesses = Guesses(at: made)
        for rule in RuleOfThumb.allCases {
            let rate = try #require(guesses.byRule[rule])
            #expect(rate.tries == 2_000 && abs(rate.percent - 25) < 3, "\(rule) \(rate.percent)")
        }
    }
}
