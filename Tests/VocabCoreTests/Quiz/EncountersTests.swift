import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("Encounters") struct EncountersTests {
    private func plan(_ bookcase: Bookcase, met: Int, confusions: Confusions = Confusions(), seed: UInt64) -> GamePlan {
        var style = QuestionStyle(confusions: confusions)
        style.encounters = Encounters(
            Dictionary(uniqueKeysWithValues: bookcase.words.prefix(met).enumerated().map { ($1.id, $0) }))
        return GamePlan(over: [bookcase], count: bookcase.words.count, style: style, seed: seed)
    }

    @Test("Words that were met stand beside words that were met, new ones beside new ones, while there are four of each")
    func apart() throws {
        let bookcase = try Bookcase.generated(count: 60) { _ in "noun" }
        let met = Set(bookcase.words.prefix(30).map(\.id))
        for seed in 0..<10 as Range<UInt64> {
            var sequence = try QuestionSequence(plan(bookcase, met: 30, seed: seed))
            var left = [true: 30, false: 30]
            while let question = sequence.nextQuestion() {
                let isMet = met.contains(question.word.id)
                if left.values.allSatisfy({ $0 > 4 }) {
                    #expect(question.choices.allSatisfy { met.contains($0.word.id) == isMet && !$0.isRuledOut })
                }
                left[isMet, default: 0] -= 1
            }
        }
    }

    @Test(
        "In the order in which the choices were met the right one has no place more than one time in three, also beside what was taken for it"
    )
    func ranks() throws {
        let bookcase = try Bookcase.generated(count: 80) { _ in "noun" }
        let places = Dictionary(uniqueKeysWithValues: bookcase.words.enumerated().map { ($1.id, $0) })
        var reviews: [Review] = []
        for number in 0..<40 {
            let (word, other) = (bookcase.words[number], bookcase.words[79 - number])
            reviews.append(
                Review(
                    at: .sample, word: word.id, bookcase: bookcase.id, direction: .forward, outcome: .wrong, chosen: other.id,
                    milliseconds: 1))
        }
        var counts = [0, 0, 0, 0]
        for seed in 0..<20 as Range<UInt64> {
            var sequence = try QuestionSequence(plan(bookcase, met: 80, confusions: Confusions(in: reviews), seed: seed))
            for _ in 0..<20 {
                guard let question = sequence.nextQuestion() else { break }
                let own = places[question.word.id] ?? 0
                counts[question.wrong.count { (places[$0.id] ?? 0) < own }] += 1
            }
        }
        #expect(counts.allSatisfy { $0 < 152 }, "\(counts)")
    }

    @Test("Where all others are strangers, being right counts as having had one choice, being wrong as having had all")
    func worth() throws {
        let bookcase = try Bookcase.generated(count: 12) { _ in "noun" }
        let known = bookcase.words[0].id
        let now = ClockReading(timestamp: .sample, milliseconds: 0)
        for isRight in [true, false] {
            var round = Round(try QuestionSequence(plan(bookcase, met: 1, seed: 3)))
            var effects = round.handle(.start, at: now)
            var worth: [Int] = []
            while case .ask(let asking)? = effects.last {
                let question = asking.question
                let place = isRight ? question.answer : (question.answer + 1) % 4
                effects = round.handle(.choose(place), at: now)
                if case .record(let review)? = effects.first, question.word.id == known { worth.append(review.choices ?? 0) }
            }
            #expect(worth == [isRight ? 1 : 4])
        }
    }
}
