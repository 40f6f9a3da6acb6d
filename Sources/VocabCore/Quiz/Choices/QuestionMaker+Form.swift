extension QuestionMaker {
    /// A question about the word at `index` in the form that `answering` asks for; nil when it has none.
    mutating func question(
        about index: Int, _ directions: GamePlan.Directions, _ answering: GamePlan.Answering,
        using generator: inout some RandomNumberGenerator
    ) -> Question? {
        let direction: Direction =
            switch directions {
            case .forward: .forward
            case .reverse: .reverse
            case .mixed: mixedDirection(of: index, using: &generator)
            }
        return switch answering {
        case .choice: question(about: index, direction: direction, using: &generator)
        case .typed: askedQuestion(about: index, direction: direction)
        case .mixed:
            question(about: index, direction: direction, using: &generator) ?? askedQuestion(about: index, direction: direction)
        }
    }

    private mutating func askedQuestion(about index: Int, direction: Direction) -> Question {
        markAsked(index)
        return typedQuestion(about: index, direction: direction)
    }

    /// A question about the word at `index` whose answer is typed; every word has one.
    func typedQuestion(about index: Int, direction: Direction) -> Question {
        Question(typed: bookcase.words[index], in: bookcase, direction: direction)
    }
}
