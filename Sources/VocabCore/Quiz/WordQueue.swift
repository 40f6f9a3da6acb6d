/// The words of a plan in the order they are asked about; how each is asked is decided elsewhere.
struct WordQueue: Sendable {
    /// Where a word is: the number of its bookcase in the plan, and its own in that bookcase.
    struct Place: Hashable, Sendable {
        let bookcase: Int
        let word: Int
    }

    /// Those that are asked, the next one last.
    private var waiting: [Place] = []
    /// Those that are asked in the place of others, the next one last.
    private var reserve: [Place] = []

    /// How many questions lie between a word that was missed and the next time it is asked, where there are as many left.
    static let pause = 3...6

    /// The words that `plan` asks about, each once, in random order; where it studies, those that ought to come first are asked, in
    /// random order, and the others wait in reserve.
    init(_ plan: GamePlan, using generator: inout some RandomNumberGenerator) {
        for (number, bookcase) in plan.bookcases.enumerated() {
            for (index, word) in bookcase.words.enumerated() where plan.words?.contains(word.id) ?? true {
                waiting.append(Place(bookcase: number, word: index))
            }
        }
        waiting.shuffle(using: &generator)
        guard let study = plan.study else {
            reserve = Array(waiting.dropLast(max(0, plan.count)))
            waiting.removeFirst(reserve.count)
            return
        }
        func word(_ place: Place) -> Word { plan.bookcases[place.bookcase].words[place.word] }
        let inBookcase = study.newOrder == .listed ? waiting.sorted { ($0.bookcase, $0.word) < ($1.bookcase, $1.word) } : []
        let listed = inBookcase.filter { study.facts[word($0).id] == nil }
        let drawn = waiting.reversed().filter { study.newOrder != .listed || study.facts[word($0).id] != nil }
        let arranged = study.arranged(listed + drawn, word)
        let asked = Set(arranged.prefix(max(0, plan.count)))
        waiting.removeAll { !asked.contains($0) }
        reserve = arranged.filter { !asked.contains($0) }.reversed()
    }

    /// Sees to it that there is something to ask.
    ///
    /// - Throws: `QuizError.nothingToAsk` when there is no word for what the learner wants.
    func check(_ plan: GamePlan) throws(QuizError) {
        guard let study = plan.study, count == 0, plan.count > 0 else { return }
        let memorized = plan.bookcases.lazy.flatMap(\.words).count { $0.memorized }
        throw .nothingToAsk(study.focus, memorized: study.asksMemorized ? 0 : memorized)
    }

    /// How many words are still to come.
    var count: Int { waiting.count + reserve.count }

    /// The next word; nil after the last.
    mutating func next() -> Place? { waiting.popLast() ?? reserve.popLast() }

    /// The next `count` words.
    func upcoming(_ count: Int) -> [Place] {
        let first = waiting.reversed().prefix(count)
        return Array(first + reserve.reversed().prefix(count - first.count))
    }

    /// Has `place` asked again after `questions` others, or after all that are left.
    mutating func comeBack(_ place: Place, after questions: Int) {
        waiting.insert(place, at: max(0, waiting.count - questions))
    }
}
