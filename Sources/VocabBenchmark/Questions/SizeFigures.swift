import VocabCore

/// What guessers hit on bookcases of one size, drawn out of a list.
package struct SizeFigures: Equatable, Sendable {
    /// How many words a bookcase has.
    package let words: Int
    /// How many questions are asked of it.
    package let questions: Int
    /// Whether these are printed sheets, or rounds that are played.
    package let dealing: Dealing
    /// What each rule of thumb hits.
    package let byRule: [RuleOfThumb: HitRate]

    /// The sizes of bookcases, and how many questions are asked of them.
    private static let sizes = [(5, 5), (8, 8), (12, 12), (20, 20), (50, 50), (100, 20), (200, 200)]
    /// About so many questions are looked at for each size.
    private static let questionsSeen = 1_500
    /// So many sheets ask about the same words.
    private static let sheetsEach = 3

    /// What memory may hit beyond that: each kind has its own last words.
    private static let mostByKinds = 4.0

    /// The figures for all sizes that `bookcase` has enough words for; `seed` draws the words.
    static func all(of bookcase: Bookcase, _ directions: GamePlan.Directions, _ style: QuestionStyle, seed: UInt64)
        -> [SizeFigures]
    {
        sizes.filter { $0.0 <= bookcase.words.count }.flatMap { words, questions in
            [Dealing.sheet, .round].map { dealing in
                var sheets: [[Question]] = []
                for number in 0..<UInt64(max(1, questionsSeen / questions)) {
                    var generator = SeededGenerator(seed: seed &+ number / UInt64(sheetsEach))
                    let some = Array(bookcase.words.shuffled(using: &generator).prefix(words))
                    let small = Bookcase(id: bookcase.id, name: bookcase.name, added: bookcase.added, words: some)
                    // A few words that all mean the same give no questions.
                    let plan = GamePlan(
                        over: [small], count: questions, directions: directions, dealing: dealing, style: style,
                        seed: seed &+ number)
                    sheets.append((try? plan.questions()) ?? [])
                }
                return SizeFigures(words: words, questions: questions, dealing: dealing, byRule: Guesses.byRule(at: sheets))
            }
        }
    }

    /// What is hit by whoever knows which words were right before, at least: of the last three words of a bookcase one knows more and more.
    package var leastByMemory: Double {
        let last = [100 / 3.0, 50, 100]
        return words > questions ? 25 : (25 * Double(questions - last.count) + last.reduce(0, +)) / Double(questions)
    }

    /// Whether counting tells nothing, nor in a round what was right before.
    package var meetsGoal: Bool {
        let seen = [RuleOfThumb.leastSeen, .mostSeen].allSatisfy { byRule[$0]?.helpsLittle ?? true }
        guard dealing == .round, let memory = byRule[.notRightYet] else { return seen }
        return seen && memory.percent <= leastByMemory + Self.mostByKinds
    }
}

extension GamePlan {
    /// All questions of the plan.
    ///
    /// - Throws: `QuizError` when there are none.
    func questions() throws(QuizError) -> [Question] {
        var sequence = try QuestionSequence(self)
        var questions: [Question] = []
        while let question = sequence.nextQuestion() { questions.append(question) }
        return questions
    }
}
