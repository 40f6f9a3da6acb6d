import Testing
import VocabTestSupport

@testable import VocabCore

/// A round that stops after a miss, words that are known, and words that are edited on the way.
@Suite("A round that stops") struct RoundStopTests {
    private func reading(_ milliseconds: Int) -> ClockReading { ClockReading(timestamp: .sample, milliseconds: milliseconds) }

    private func round(count: Int, study: StudyOrder? = nil) throws -> Round {
        let plan = GamePlan(
            over: [try Bookcase.generated(count: 8)], study: study, count: count, missedComeBack: study != nil, seed: 1)
        return Round(try QuestionSequence(plan), stopsAfterMiss: true)
    }

    private func asking(_ effects: [Round.Effect]) -> Round.Asking? {
        if case .ask(let asking) = effects.last { asking } else { nil }
    }

    @Test("a miss is recorded and told, and the next question comes when the learner goes on; only then its time begins")
    func stop() throws {
        var round = try round(count: 2)
        _ = round.handle(.start, at: reading(0))
        let effects = round.handle(.skip, at: reading(1_000))
        guard effects.count == 2, case .record = effects[0], case .verdict(let verdict) = effects[1] else {
            Issue.record("\(effects)")
            return
        }
        #expect(verdict.stops && !verdict.comesBack)
        for event in [Round.Event.choose(0), .hint, .skip, .know, .start] {
            #expect(round.handle(event, at: reading(2_000)).isEmpty)
        }
        let next = try #require(asking(round.handle(.goOn, at: reading(60_000))))
        #expect(next.number == 2)
        guard case .record(let review) = round.handle(.choose(next.question.answer), at: reading(61_500)).first else { return }
        #expect(review.milliseconds == 1_500)
    }

    @Test("a new word that was found slowly or with a hint stands like a miss; found at once, known before or typed it does not")
    func luckyFind() throws {
        let bookcase = try Bookcase.generated(count: 8)
        let met = StudyOrder.Facts(retrievability: 0.5, isDue: true, isOpenToday: false, lapses: 0, isFresh: false)
        for (milliseconds, isHinted, isMet, isTyped, stands) in [
            (7_500, false, false, false, false), (7_501, false, false, false, true), (2_000, true, false, false, true),
            (9_000, false, true, false, false), (9_000, false, false, true, false),
        ] {
            let order = StudyOrder(facts: isMet ? [bookcase.words[0].id: met] : [:], newToday: 20)
            let plan = GamePlan(
                over: [bookcase], words: [bookcase.words[0].id], study: order, count: 1, answering: isTyped ? .typed : .choice,
                seed: 1)
            var round = Round(try QuestionSequence(plan), stopsAfterMiss: true)
            let open = try #require(asking(round.handle(.start, at: reading(0))))
            if isHinted { _ = round.handle(.hint, at: reading(100)) }
            let answer: Round.Event = isTyped ? .type(open.question.wanted) : .choose(open.question.answer)
            let effects = round.handle(answer, at: reading(milliseconds))
            guard effects.count > 1, case .verdict(let verdict) = effects[1] else {
                Issue.record("\(effects)")
                continue
            }
            #expect(verdict.outcome == .right && verdict.stops == stands, "\(milliseconds) ms, \(isHinted), \(isMet), \(isTyped)")
            #expect((effects.count == 2) == stands)
        }
    }

    @Test("a new word that was missed stands no more when it comes back and is found, however long that takes") func foundAgain()
        throws
    {
        var round = try round(count: 1, study: StudyOrder(facts: [:], newToday: 20))
        _ = round.handle(.start, at: reading(0))
        _ = round.handle(.skip, at: reading(1_000))
        let again = try #require(asking(round.handle(.goOn, at: reading(2_000))))
        guard case .verdict(let verdict) = round.handle(.choose(again.question.answer), at: reading(60_000))[1] else { return }
        #expect(verdict.outcome == .right && !verdict.stops)
    }

    @Test("a right answer that was seen before is one of one choice") func seen() throws {
        var round = try round(count: 1)
        let open = try #require(asking(round.handle(.start, at: reading(0))))
        #expect(round.handle(.see, at: reading(500)).isEmpty)
        guard case .record(let review) = round.handle(.choose(open.question.answer), at: reading(1_000)).first else {
            Issue.record("no answer")
            return
        }
        #expect(review.outcome == .right && review.choices == 1 && review.milliseconds == 1_000)
        #expect(Evidence(of: review, isFirst: false) == .pick(.oneChoice, isRight: true))
    }

    @Test("after the last question going on and leaving end the round alike; before it leaving cuts it", arguments: [1, 2])
    func leaving(_ count: Int) throws {
        for event in [Round.Event.goOn, .quit] {
            var round = try round(count: count)
            _ = round.handle(.start, at: reading(0))
            _ = round.handle(.skip, at: reading(1))
            guard case .finished(let results) = round.handle(event, at: reading(2)).last else {
                #expect(count == 2 && event == .goOn)
                continue
            }
            #expect(results.isCut == (count == 2) && results.asked == 1)
        }
    }

    @Test("an answer is taken back from the stop after it") func takenBack() throws {
        var round = try round(count: 2)
        let first = try #require(asking(round.handle(.start, at: reading(0))))
        _ = round.handle(.skip, at: reading(1))
        let effects = round.handle(.takeBack, at: reading(2))
        #expect(effects == [.takeBack, .ask(first)])
        #expect(round.results.asked == 0)
    }

    @Test("a word that is known is marked and passed over without an answer, and comes back when that is taken back") func known()
        throws
    {
        var round = try round(count: 2)
        let first = try #require(asking(round.handle(.start, at: reading(0))))
        let effects = round.handle(.know, at: reading(1))
        let question = first.question
        #expect(effects.first == .mark(question.word, in: question.bookcase, memorized: true))
        #expect(asking(effects)?.number == 2 && round.results.asked == 0)
        #expect(
            round.handle(.takeBack, at: reading(2)) == [
                .mark(question.word, in: question.bookcase, memorized: false), .ask(first),
            ])
    }

    @Test("a word that was edited is asked, chosen and listed as it is now") func revised() throws {
        var round = try round(count: 2)
        let first = try #require(asking(round.handle(.start, at: reading(0))))
        let old = first.question.word
        let new = try #require(
            try old.revised(WordContent(term: old.term, meaning: "고친 뜻"), at: Timestamp(secondsSince1970: 1_795_300_000)))
        guard case .revised(let asking) = round.handle(.revise(new), at: reading(5_000)).first else {
            Issue.record("not revised")
            return
        }
        #expect(asking.question.choices[asking.question.answer].text == "고친 뜻")
        #expect(asking.question.choices.map(\.word.id) == first.question.choices.map(\.word.id))
        guard case .record(let review) = round.handle(.skip, at: reading(6_000)).first else { return }
        #expect(review.milliseconds == 1_000)
        let again = try #require(
            try new.revised(WordContent(term: old.term, meaning: "또"), at: Timestamp(secondsSince1970: 1_795_300_001)))
        guard case .verdict(let verdict) = round.handle(.revise(again), at: reading(7_000)).first else { return }
        #expect(verdict.question.wanted == "또" && verdict.stops)
        #expect(round.results.missed.map(\.meaning) == ["또"])
    }

    @Test("a choice that is right as well after an edit goes, and is no answer any more", arguments: ["%", "새 뜻, %", "아주 %"])
    func alsoRight(_ meaning: String) throws {
        var round = try round(count: 2)
        let question = try #require(asking(round.handle(.start, at: reading(0)))).question
        let place = question.answer == 0 ? 1 : 0
        let content = WordContent(
            term: question.word.term, meaning: meaning.replacing("%", with: question.choices[place].text))
        let new = try #require(try question.word.revised(content, at: Timestamp(secondsSince1970: 1_795_300_000)))
        let effects = round.handle(.revise(new), at: reading(5_000))
        let revised: Round.Asking? = if case .revised(let asking) = effects.first { asking } else { nil }
        let choices = try #require(revised).question.choices
        #expect(choices.indices.filter { choices[$0].isRightToo } == [place])
        let answered = round.handle(.choose(place), at: reading(6_000)).first
        if case .noSuchChoice(place) = answered {} else { Issue.record("it is still an answer") }
        #expect(round.results.asked == 0)
    }

    @Test("a word that was edited while its miss stood comes back, stands among choices, and is asked after undo, as it is now")
    func revisedAfterMiss() throws {
        var round = try round(count: 6, study: StudyOrder(facts: [:], newToday: 20))
        let old = try #require(asking(round.handle(.start, at: reading(0)))).question.word
        let new = try #require(
            try old.revised(WordContent(term: old.term, meaning: "고친 뜻"), at: Timestamp(secondsSince1970: 1_795_300_000)))
        _ = round.handle(.skip, at: reading(1_000))
        _ = round.handle(.revise(new), at: reading(2_000))
        let again = try #require(asking(round.handle(.takeBack, at: reading(3_000))))
        #expect(again.question.word == new)
        _ = round.handle(.skip, at: reading(4_000))
        var texts: [String] = []
        var effects = round.handle(.goOn, at: reading(5_000))
        while let next = asking(effects) {
            texts += next.question.choices.filter { $0.word.id == old.id }.map(\.text)
            effects = round.handle(.choose(next.question.answer), at: reading(6_000))
        }
        #expect(!texts.isEmpty && texts.allSatisfy { $0 == "고친 뜻" }, "\(texts)")
    }

    @Test("a word that is marked as known makes room for the next new one; without any more the round is shorter")
    func knownMakesRoom()
        throws
    {
        let words = try Bookcase.generated(count: 8).words
        var round = try round(count: 5, study: StudyOrder(facts: [:], newToday: 20))
        var asked: Set<Word.ID> = []
        var asking = try #require(self.asking(round.handle(.start, at: reading(0))))
        for _ in 0..<3 {
            #expect(asked.insert(asking.question.word.id).inserted && asking.number == 1 && asking.total == 5)
            asking = try #require(self.asking(round.handle(.know, at: reading(1))))
        }
        // Five of eight are left, and five are asked.
        while let next = self.asking(round.handle(.choose(asking.question.answer), at: reading(2))) {
            asked.insert(asking.question.word.id)
            asking = next
        }
        asked.insert(asking.question.word.id)
        #expect(asking.number == 5 && asked.count == words.count)
    }

    @Test("what is left is counted with the question that stands; a missed word is new no more") func left() throws {
        let words = try Bookcase.generated(count: 8).words
        let facts = StudyOrder.Facts(
            retrievability: 0.5, isDue: true, isOpenToday: false, lapses: 0, isFresh: false)
        let study = StudyOrder(facts: [words[0].id: facts, words[1].id: facts], newToday: 20)
        var round = try round(count: 5, study: study)
        let first = try #require(asking(round.handle(.start, at: reading(0))))
        #expect(first.left == Round.Left(known: 2, new: 3))
        let isNew = study.facts[first.question.word.id] == nil
        _ = round.handle(.skip, at: reading(1))
        let second = try #require(asking(round.handle(.goOn, at: reading(2))))
        #expect(second.left == Round.Left(known: isNew ? 3 : 2, new: isNew ? 2 : 3))
    }
}
