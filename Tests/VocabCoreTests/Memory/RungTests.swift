import Testing
import VocabTestSupport

@testable import VocabCore

/// How a word climbs from choices to typing.
@Suite("Rungs") struct RungTests {
    /// The rungs after answers such as `c+`: a choice, right; `r` from the meaning, `t` typed, `-` wrong; a blank begins the next day.
    private func rungs(_ answers: String) -> [Rung] {
        var memories = Memories(settings: MemorySettings(), calendar: LearnerCalendar(dayStartsAt: 0))
        var rungs: [Rung] = []
        for (day, answers) in answers.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
            let signs = Array(answers)
            for place in stride(from: 0, to: signs.count, by: 2) {
                memories.add(
                    Review(
                        at: Timestamp(secondsSince1970: day * 86_400 + 43_200 + place), word: .word(1), bookcase: .sample(1),
                        game: signs[place] == "t" ? .typed : .choice, direction: signs[place] == "c" ? .forward : .reverse,
                        outcome: signs[place + 1] == "+" ? .right : .wrong, milliseconds: 1_000))
                if let memory = memories.words[.word(1)] { rungs.append(memory.rung) }
            }
        }
        return rungs
    }

    @Test("Right on two days leads to the other side, right there to typing; written right, a word is there at once")
    func up() {
        #expect(rungs("c+c+ c+ r+ t+") == [.choices, .choices, .otherSide, .typed, .typed])
        #expect(rungs("c+ c-c+ c+") == [.choices, .choices, .choices, .otherSide], "a miss between makes it anew")
        #expect(rungs("c+ c+ c+") == [.choices, .otherSide, .otherSide], "only the other side leads on")
        #expect(rungs("t+") == [.typed])
    }

    @Test("A miss leads one rung down") func down() {
        #expect(rungs("t+ t-t-t- c+ c+") == [.typed, .otherSide, .choices, .choices, .choices, .otherSide])
    }
}
