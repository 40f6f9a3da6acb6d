import Testing
import VocabCore
import VocabTestSupport

@Suite struct CorrectedScoreTests {
    private let moment = ClockReading(timestamp: .sample, milliseconds: 0)

    /// The results of a round of what is pressed: right, wrong, skip, hint, take back.
    private func results(_ keys: String) throws -> RoundResults {
        let answers = keys.count { "rws".contains($0) }
        var round = Round(try QuestionSequence(over: [try Bookcase.generated(count: 12)], count: answers, seed: 3))
        var removed: Set<Int> = []
        var open: Question?
        var results: RoundResults?
        func take(_ effects: [Round.Effect]) {
            for effect in effects {
                switch effect {
                case .ask(let asking): (open, removed) = (asking.question, [])
                case .removed(let place): removed.insert(place)
                case .finished(let end): results = end
                default: break
                }
            }
        }
        take(round.handle(.start, at: moment))
        for key in keys {
            let question = try #require(open)
            switch key {
            case "r": take(round.handle(.choose(question.answer), at: moment))
            case "w":
                let places = question.choices.indices.filter { $0 != question.answer && !removed.contains($0) }
                take(round.handle(.choose(try #require(places.first)), at: moment))
            case "s": take(round.handle(.skip, at: moment))
            case "h": take(round.handle(.hint, at: moment))
            default: take(round.handle(.takeBack, at: moment))
            }
        }
        take(round.handle(.quit, at: moment))
        return try #require(results)
    }

    @Test(
        "A wrong answer takes 1/(choices still shown − 1), and nothing else takes anything",
        arguments: [
            ("r", 6), ("rr", 12), ("rs", 6), ("hhr", 6), ("rw", 4), ("rhw", 3), ("rhhw", 0), ("rrhhw", 6), ("rrwhw", 7),
            ("rsws", 4),
            ("rrrrrrrrww", 44), ("hrhws", 3),
        ])
    func sixths(keys: String, sixths: Int) throws {
        #expect(try results(keys).correctedSixths == sixths)
    }

    @Test("It is never below 0", arguments: ["", "w", "hhw", "www", "rhhwhhw", "wwwwwwrr", "s"])
    func notBelowZero(keys: String) throws {
        #expect(try results(keys).correctedSixths == 0)
    }

    @Test("Guessing blindly, however many choices hints have left, comes to nothing", arguments: ["wrww", "hwhrhw", "hhwhhr"])
    func guessing(keys: String) throws {
        #expect(try results(keys).correctedSixths == 0)
        #expect(try results("r" + keys).correctedSixths == 6)
    }

    @Test("An answer that was taken back costs nothing") func takenBack() throws {
        #expect(try results("rwur").correctedSixths == 12)
        #expect(try results("rhhwuw").correctedSixths == 4)
    }

    @Test(
        "Tenths are rounded",
        arguments: [("r", 10), ("rw", 7), ("rww", 3), ("rhw", 5), ("rrrrrrrrww", 73), ("rrwhw", 12), ("w", 0)])
    func tenths(keys: String, tenths: Int) throws {
        #expect(try results(keys).correctedTenths == tenths)
    }
}
