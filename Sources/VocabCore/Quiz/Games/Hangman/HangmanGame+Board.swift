extension HangmanGame {
    /// A word that is being found.
    package struct Board: Equatable, Sendable {
        /// The word, and which side of it is the clue.
        package private(set) var question: Question
        /// What is found.
        package let puzzle: LetterPuzzle
        /// Its number in the game, from 1.
        package let number: Int
        /// How many words there are.
        package let total: Int
        /// The letters that were tried or told, in that order.
        package private(set) var used: [Used] = []
        /// How many letters were told.
        package private(set) var hints = 0
        /// How many wrong letters were tried.
        package private(set) var misses = 0

        init(question: Question, puzzle: LetterPuzzle, number: Int, total: Int) {
            self.question = question
            self.puzzle = puzzle
            self.number = number
            self.total = total
        }
    }

    /// A letter that was tried or told.
    package struct Used: Equatable, Sendable {
        /// The letter.
        package let letter: LetterPuzzle.Letter
        /// Whether the word has it.
        package let isHit: Bool
    }

    /// How a word ended.
    package enum Ending: Equatable, Sendable {
        case won, lost
    }

    /// What came of a key.
    package enum Note: Equatable, Sendable {
        /// The word has the letter, so many times.
        case hit(LetterPuzzle.Letter, times: Int)
        /// The word does not have it: a step is lost.
        case miss(LetterPuzzle.Letter)
        /// It was tried already.
        case usedBefore(LetterPuzzle.Letter)
        /// The word is written in other letters.
        case impossible(LetterPuzzle.Letter)
        /// This letter was told, for a step.
        case told(LetterPuzzle.Letter)
        /// Only one step is left, and it is not given for a hint.
        case lastStep
        /// Only one letter is left to be found, and it is not told.
        case lastLetter
        /// The key is no letter.
        case noLetter
    }
}

extension HangmanGame.Board {
    /// How many steps are left.
    package var stepsLeft: Int { max(0, HangmanGame.steps - misses - hints) }

    /// Whether `letter` has been found.
    package func isFound(_ letter: LetterPuzzle.Letter) -> Bool { used.contains { $0.letter == letter && $0.isHit } }

    /// How the word ended; nil while it goes on.
    package var ending: HangmanGame.Ending? {
        if puzzle.letters.allSatisfy(isFound) { return .won }
        return stepsLeft == 0 ? .lost : nil
    }

    /// Takes note that the word was edited; what is found stays as it was.
    mutating func revise(_ word: Word) { question = question.revised(word) }

    mutating func take(_ letter: LetterPuzzle.Letter) -> HangmanGame.Note {
        if used.contains(where: { $0.letter == letter }) { return .usedBefore(letter) }
        if !puzzle.isPossible(letter) { return .impossible(letter) }
        let isHit = puzzle.letters.contains(letter)
        used.append(HangmanGame.Used(letter: letter, isHit: isHit))
        if isHit { return .hit(letter, times: puzzle.count(of: letter)) }
        misses += 1
        return .miss(letter)
    }

    /// Tells the first letter that is not found yet, for a step, unless that would end the word.
    mutating func takeHint() -> HangmanGame.Note {
        let hidden = puzzle.cells.flatMap(\.strokes).map(\.letter).filter { !isFound($0) }
        guard let letter = hidden.first, Set(hidden).count > 1 else { return .lastLetter }
        if stepsLeft == 1 { return .lastStep }
        used.append(HangmanGame.Used(letter: letter, isHit: true))
        hints += 1
        return .told(letter)
    }
}
