/// How many answers there were, and how many of them were right.
package struct AnswerCount: Equatable, Sendable {
    /// All of them.
    package private(set) var answers: Int
    /// Those that were right.
    package private(set) var correct: Int

    /// None, or so many.
    package init(answers: Int = 0, correct: Int = 0) {
        self.answers = answers
        self.correct = correct
    }

    /// The share that was right, 0 to 1; nil where there are no answers.
    package var share: Double? { answers == 0 ? nil : Double(correct) / Double(answers) }

    /// Those of both.
    package static func + (left: AnswerCount, right: AnswerCount) -> AnswerCount {
        AnswerCount(answers: left.answers + right.answers, correct: left.correct + right.correct)
    }

    mutating func add(isRight: Bool) {
        answers += 1
        if isRight { correct += 1 }
    }
}
