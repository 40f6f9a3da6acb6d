/// What a game will ask, decided as a whole before its first question: about which words, how many, and how.
///
/// The same plan gives the same questions.
package struct GamePlan: Sendable {
    /// The bookcases that are asked about, and that choices come from.
    package let bookcases: [Bookcase]
    /// The words that are asked about; nil for all of `bookcases`.
    package let words: Set<Word.ID>?
    /// The words as the learner keeps them, where `bookcases` hold less of them.
    package let wholeWords: [Word.ID: Word]
    /// Which of them come first; nil for all alike.
    package let study: StudyOrder?
    /// How many questions are wanted; there are never more than words. Of a round for points, how many words come first.
    package let count: Int
    /// Which sides are shown; in a drill those of its first lap.
    package let directions: Directions
    /// The sides that are shown after all words were asked and are asked once more, a lap each; none but in a drill.
    package let furtherLaps: [Directions]
    /// How the questions are answered.
    package let answering: Answering
    /// How the form of a question follows what is known of its word; nil where it does not.
    package let ladder: Ladder?
    /// Whether a word that was missed is asked again in the same round until it is answered right.
    package let missedComeBack: Bool
    /// Whether the choices are held back until the learner had time to recall.
    package let recallsFirst: Bool
    /// The round for points that it is; nil for a round that ends with its last question.
    package let arcade: ArcadeRound?
    /// Whether distractors are chosen for a sheet or for a round that is played.
    package let dealing: Dealing
    /// How choices are found.
    package let style: QuestionStyle
    /// The seed of all random draws.
    package let seed: UInt64

    /// Which sides of the words are shown.
    package typealias Directions = AskedDirections

    /// How questions are answered.
    package typealias Answering = AnswerKind

    /// A plan for the words of `bookcases`, or for those of them that are in `words`.
    package init(
        over bookcases: [Bookcase], words: Set<Word.ID>? = nil, wholeWords: [Word.ID: Word] = [:], study: StudyOrder? = nil,
        count: Int,
        directions: Directions = .forward, answering: Answering = .choice, ladder: Ladder? = nil, missedComeBack: Bool = false,
        recallsFirst: Bool = false, dealing: Dealing = .round, arcade: ArcadeRound? = nil, furtherLaps: [Directions] = [],
        style: QuestionStyle = QuestionStyle(), seed: UInt64
    ) {
        self.bookcases = bookcases
        self.words = words
        self.wholeWords = wholeWords
        self.study = study
        self.count = count
        self.directions = directions
        self.furtherLaps = furtherLaps
        self.answering = answering
        self.ladder = ladder
        self.missedComeBack = missedComeBack
        self.recallsFirst = recallsFirst
        self.arcade = arcade
        self.dealing = dealing
        self.style = style
        self.seed = seed
    }

    /// The same about all of `words`, with the bookcases as they are by now, another seed, and what has been met and confused since.
    package func again(
        about words: Set<Word.ID>, over bookcases: [Bookcase], encounters: Encounters, confusions: Confusions, seed: UInt64
    ) -> GamePlan {
        var style = style
        style.confusions = confusions
        style.encounters = encounters
        return GamePlan(
            over: bookcases, words: words, count: words.count, directions: directions, answering: answering, ladder: ladder,
            recallsFirst: recallsFirst, dealing: dealing, style: style, seed: seed)
    }

    /// The same where choices may be borrowed from `lenders`, for one question about `words`.
    package func borrowing(from lenders: [Bookcase], about words: Set<Word.ID>?) -> GamePlan {
        var style = style
        style.lenders = lenders
        return GamePlan(over: bookcases, words: words, count: 1, style: style, seed: seed)
    }

    /// How `word` is asked where these sides are shown.
    func form(of word: Word, _ directions: Directions) -> (directions: Directions, answering: Answering) {
        guard let ladder, let rung = study?.facts(of: word)?.rung else { return (directions, answering) }
        return ladder.form(rung, directions, answering)
    }

    /// How many words the bookcases hold.
    package var wordCount: Int { bookcases.reduce(0) { $0 + $1.words.count } }
}
