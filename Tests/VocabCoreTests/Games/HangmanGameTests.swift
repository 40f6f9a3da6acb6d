import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("Hangman") struct HangmanGameTests {
    /// A game in which `term` comes first: the only one of its bookcase with a letter.
    private func game(_ term: String) throws -> Played<HangmanGame> {
        var played = Played(
            try HangmanGame(
                .sample([(term, "뜻"), ("1", "하나"), ("2", "둘"), ("3", "셋")], directions: .reverse)))
        played(.start)
        return played
    }

    private func standing(_ effects: [HangmanGame.Effect]) -> HangmanGame.Board? {
        effects.compactMap { if case .board(let board) = $0 { board } else { nil } }.last
    }

    private func notes(_ effects: [HangmanGame.Effect]) -> [HangmanGame.Note] {
        effects.compactMap { if case .told(let note) = $0 { note } else { nil } }
    }

    @Test("seven wrong letters lose the word, and six do not") func steps() throws {
        var played = try game("oak")
        for key in ["b", "c", "d", "e", "f", "g"] { #expect(standing(played(.guess(key)))?.ending == nil) }
        #expect(standing(played.effects)?.stepsLeft == 1)
        let end = played(.guess("h"))
        #expect(standing(end)?.ending == .lost)
        let review = try #require(played.reviews.first)
        #expect(review.game == .hangman && review.outcome == .wrong && review.misses == 7 && review.direction == .reverse)
        #expect(played(.guess("o")) == [], "nothing is guessed of a word that is over")
        played(.next)
        #expect(played.isOver)
    }

    @Test("a letter that was tried, or is of another script, costs nothing") func costsNothing() throws {
        var played = try game("oak")
        played(.guess("x"))
        #expect(notes(played(.guess("X"))) == [.usedBefore(.init(scalar: "x"))])
        #expect(notes(played(.guess("я"))) == [.impossible(.init(scalar: "я"))])
        #expect(notes(played(.guess("7"))) == [.noLetter])
        #expect(standing(played(.guess("o")))?.stepsLeft == 6)
        #expect(notes(played(.guess("o"))).count == 1)
        #expect(standing(played.effects)?.stepsLeft == 6)
    }

    @Test("a hint tells a letter for a step, but neither the last letter nor the last step goes for one") func hints() throws {
        var played = try game("oak")
        #expect(notes(played(.hint)) == [.told(.init(scalar: "o"))])
        #expect(notes(played(.hint)) == [.told(.init(scalar: "a"))])
        #expect(notes(played(.hint)) == [.lastLetter])
        #expect(standing(played.effects)?.stepsLeft == 5)
        #expect(standing(played(.guess("k")))?.ending == .won)
        #expect(played.reviews.map(\.hints) == [2] && played.reviews.map(\.outcome) == [.right])
        played = try game("oak")
        for key in ["b", "c", "d", "e", "f", "g"] { played(.guess(key)) }
        #expect(notes(played(.hint)) == [.lastStep])
    }

    @Test("the letter that ended a word can be taken back, and the word goes on") func takeBack() throws {
        var played = try game("oak")
        for key in ["b", "c", "d", "e", "f", "g", "h"] { played(.guess(key)) }
        #expect(played.reviews.count == 1)
        #expect(standing(played(.takeBack))?.stepsLeft == 1)
        #expect(played.reviews.isEmpty && played.game.results.asked == 0)
        for key in ["o", "a", "k"] { played(.guess(key)) }
        #expect(played.reviews.map(\.outcome) == [.right] && played.reviews.map(\.misses) == [6])
        #expect(played.game.results.correct == 1 && played.game.results.missed.isEmpty)
    }

    @Test("words without a letter are passed over and named; the others come once each") func passedOver() throws {
        var played = Played(
            try HangmanGame(.sample([("oak", "참나무"), ("1", "하나"), ("ash", "물푸레"), ("3", "셋")], directions: .reverse)))
        played(.start)
        while !played.isOver {
            guard let board = standing(played.effects) else { break }
            for stroke in board.puzzle.cells.flatMap(\.strokes) { played(.guess(stroke.text)) }
            played(.next)
        }
        #expect(played.reviews.count == 2 && Set(played.reviews.map(\.word)).count == 2)
        #expect(Set(played.game.results.skippedWords.map(\.word.term)) == ["1", "3"])
        #expect(played.game.results.skippedWords.allSatisfy { $0.reason == .noLetters })
        let name = try BookcaseName("과일")
        #expect(throws: QuizError.noLetters(bookcase: name)) {
            try HangmanGame(.sample([("1", "a"), ("2", "b"), ("3", "c"), ("4", "d")], directions: .reverse))
        }
    }

    @Test("quitting in the middle of a word records nothing for it") func quit() throws {
        var played = try game("oak")
        played(.guess("o"))
        played(.quit)
        #expect(played.isOver && played.reviews.isEmpty && played.game.results.isCut)
        #expect(played(.guess("a")) == [])
    }

    @Test("with forward the first sense of the meaning is found") func forward() throws {
        var played = Played(try HangmanGame(.sample([("1", "참 나무, 떡갈나무"), ("2", "2"), ("3", "3"), ("4", "4")])))
        let board = try #require(standing(played(.start)))
        #expect(board.question.prompt == "1" && board.puzzle.cells.map(\.text).joined() == "참 나무")
    }
}
