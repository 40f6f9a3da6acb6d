/// A word that is asked for in one of several forms.
package struct Question: Equatable, Sendable {
    /// One of the choices. Two choices are the same only when they stand for the same word.
    package struct Choice: Equatable, Sendable {
        /// The word it stands for.
        package let word: Word
        /// What the learner reads, on one line.
        package let text: String
        /// Whether a player who remembers what was asked before needs to know no word to rule it out.
        var isRuledOut = false
        /// Whether it is right as well since a word was edited: it is not shown, and is no answer.
        package fileprivate(set) var isRightToo = false
    }

    /// The word asked for.
    package let word: Word
    /// Where the word is.
    package let bookcase: Bookcase.ID
    /// Which side is shown.
    package let direction: Direction
    /// How it is answered.
    package let form: Form

    /// How a question is answered.
    package enum Form: Equatable, Sendable {
        /// By one of four choices, all different to a reader, in the order they are shown.
        case choices([Choice])
        /// By typing; it is judged by all words of the bookcase.
        case typed(among: [Word])
        /// By turning a card; the learner says how well it was known.
        case card
        /// By finding its other side letter by letter.
        case letters(LetterPuzzle)
        /// By pairing it with one of the answers that lie on a table.
        case pair
    }

    /// The choices, in the order they are shown; none where the answer is typed.
    package var choices: [Choice] { if case .choices(let choices) = form { choices } else { [] } }

    /// Whether the answer is typed.
    package var isTyped: Bool { if case .typed = form { true } else { false } }

    /// What is shown, on one line.
    package var prompt: String { Self.shown(word, direction) }

    /// The place of the right choice, from 0.
    package var answer: Int { choices.firstIndex { isCorrect($0) } ?? 0 }

    /// The parts of speech that may be shown beside the prompt: those that all choices have in common, for others would tell which is right.
    package var partsOfSpeechToShow: String {
        let own = word.content.partOfSpeech
        if choices.isEmpty { return own }
        let common = choices.map { WordClass(of: $0.word).partsOfSpeech }.reduce(WordClass(of: word).partsOfSpeech) {
            $0.intersection($1)
        }
        return own.split(separator: ",").map { Text.cleanedLine(String($0)) }.filter { common.contains(Text.key($0)) }
            .joined(separator: ", ")
    }

    /// Whether `choice` is the right one: whether it stands for the word asked for, whatever its text.
    package func isCorrect(_ choice: Choice) -> Bool { choice.word.id == word.id }

    init(_ word: Word, in bookcase: Bookcase.ID, direction: Direction, choices: [Word], ruledOut: Set<Word.ID> = []) {
        self.word = word
        self.bookcase = bookcase
        self.direction = direction
        form = .choices(
            choices.map { Choice(word: $0, text: Self.answer($0, direction), isRuledOut: ruledOut.contains($0.id)) })
    }

    /// A question whose answer is typed, about one of the words of `bookcase`.
    init(typed word: Word, in bookcase: Bookcase, direction: Direction) {
        self.word = word
        self.bookcase = bookcase.id
        self.direction = direction
        form = .typed(among: bookcase.words)
    }

    /// The same question about `word` as it is after editing.
    func revised(_ word: Word) -> Question { revised([word.id: word]) }

    /// The same question where some of its words were edited.
    func revised(_ words: [Word.ID: Word]) -> Question {
        if words.isEmpty { return self }
        let form: Form =
            switch form {
            case .choices(let choices): .choices(revised(choices, words))
            case .typed(let among): .typed(among: among.map { words[$0.id] ?? $0 })
            case .card, .letters, .pair: form
            }
        return Question(words[word.id] ?? word, in: bookcase, direction: direction, form: form)
    }

    /// `choices` where some words were edited. Which are right as well by now is told by what speaks against them beside the answer, as far as it
    /// did not before.
    private func revised(_ choices: [Choice], _ words: [Word.ID: Word]) -> [Choice] {
        var revised = choices.map { $0.revised(words, direction) }
        let (before, after) = (Self.conflicts(choices, with: answer), Self.conflicts(revised, with: answer))
        for place in revised.indices where place != answer {
            revised[place].isRightToo =
                after[place] >= .holds && (after[place] > before[place] || choices[place].isRightToo)
        }
        return revised
    }

    private static func conflicts(_ choices: [Choice], with answer: Int) -> [Fairness.Conflict] {
        let fairness = Fairness(over: choices.map(\.word))
        let signatures = choices.indices.map(fairness.signature)
        return signatures.map { $0.conflict(beside: signatures[answer]) }
    }

    /// A question in a form that needs no other words, or is made already.
    init(_ word: Word, in bookcase: Bookcase.ID, direction: Direction, form: Form) {
        self.word = word
        self.bookcase = bookcase
        self.direction = direction
        self.form = form
    }

    /// The side of `word` that a question shows.
    static func shown(_ word: Word, _ direction: Direction) -> String {
        direction == .forward ? word.term : ConcealedMeaning(of: word).text
    }

    /// The side of `word` that a choice shows.
    static func answer(_ word: Word, _ direction: Direction) -> String {
        direction == .forward ? ConcealedMeaning(of: word).text : word.term
    }
}

extension Question.Choice {
    /// The same choice where its word was edited.
    fileprivate func revised(_ words: [Word.ID: Word], _ direction: Direction) -> Question.Choice {
        words[word.id].map { Question.Choice(word: $0, text: Question.answer($0, direction), isRuledOut: isRuledOut) } ?? self
    }
}
