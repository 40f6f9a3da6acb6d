@testable import VocabCore

extension Review {
    /// An answer for tests: to word `word` at noon of day `day`, counted from 1970-01-01 in UTC, right among four where nothing is said.
    static func answer(
        _ word: UInt64 = 1, day: Int, second: Int = 0, _ outcome: Outcome = .right, game: Game = .choice, grade: Grade? = nil,
        choices: Int? = 4, hints: Int = 0
    ) -> Review {
        var chance = SeededGenerator(seed: 77)
        return Review(
            at: Timestamp(secondsSince1970: day * 86_400 + 43_200 + second), word: .word(word),
            bookcase: Bookcase.ID(using: &chance),
            game: game, direction: .forward, outcome: outcome, grade: grade, choices: choices, hints: hints, milliseconds: 2_000)
    }
}

extension Identifier<Word> {
    /// The identifier of the word number `number`.
    static func word(_ number: UInt64) -> Word.ID {
        var chance = SeededGenerator(seed: number)
        return Word.ID(using: &chance)
    }
}
