/// Which word is asked about next. It says who, and nothing of how.
struct WordQueue: Sendable {
    /// Where a word is: the number of its bookcase in the plan, and its own in that bookcase.
    struct Place: Sendable {
        let bookcase: Int
        let word: Int
    }

    private var waiting: [Place] = []

    /// The words that `plan` asks about, each once, in random order.
    init(_ plan: GamePlan, using generator: inout some RandomNumberGenerator) {
        for (number, bookcase) in plan.bookcases.enumerated() {
            for (index, word) in bookcase.words.enumerated() where plan.words?.contains(word.id) ?? true {
                waiting.append(Place(bookcase: number, word: index))
            }
        }
        waiting.shuffle(using: &generator)
    }

    /// How many words are still to come.
    var count: Int { waiting.count }

    /// The next word; nil after the last.
    mutating func next() -> Place? { waiting.popLast() }
}
