/// The words of a plan in the order they are asked about; how each is asked is decided elsewhere.
struct WordQueue: Sendable {
    /// Where a word is: the number of its bookcase in the plan, and its own in that bookcase.
    struct Place: Hashable, Sendable {
        let bookcase: Int
        let word: Int
    }

    /// Those that are asked.
    private var queue = ReturningQueue<Place>()
    /// Those that are asked in the place of others, the next one last.
    private var reserve: [Place] = []

    /// How many questions lie between a word that was missed and the next time it is asked, where there are as many left.
    static let pause = 3...6

    /// The words that `plan` asks about, each once, in random order; where it studies, those that ought to come first are asked, in
    /// random order, and the others wait in reserve.
    init(_ plan: GamePlan, using generator: inout some RandomNumberGenerator) {
        var waiting: [Place] = []
        defer { queue = ReturningQueue(waiting) }
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
        let listed = inBookcase.filter { study.facts(of: word($0)) == nil }
        let drawn = waiting.reversed().filter { study.newOrder != .listed || study.facts(of: word($0)) != nil }
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
    var count: Int { queue.count + reserve.count }

    /// The next word; nil after the last.
    mutating func next() -> Place? { queue.next() ?? reserve.popLast() }

    /// The next `count` words.
    func upcoming(_ count: Int) -> [Place] {
        var copy = self
        return (0..<min(count, self.count)).compactMap { _ in copy.next() }
    }

    /// Has `place` asked again after as many others as `pause` says, or after all that are left.
    mutating func comeBack(
        _ place: Place, after pause: ClosedRange<Int> = Self.pause, using generator: inout some RandomNumberGenerator
    ) {
        queue.comeBack(place, after: pause, using: &generator)
    }
}
