extension QuestionMaker {
    /// A question about the word at `index` whose answer is typed; every word has one.
    func typedQuestion(about index: Int, direction: Direction) -> Question {
        Question(typed: bookcase.words[index], in: bookcase, direction: direction)
    }
}
