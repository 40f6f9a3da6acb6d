/// The questions of a plan, made one after the other: the queue says which word, a maker for its bookcase makes the question.
package struct QuestionSequence: Sendable {
    /// The number of questions: each missed word that comes back adds one, and it ends early when no word is left that has a fair
    /// question. `Int.max` in a round for points.
    package private(set) var total: Int
    /// Words that could not be given three fair distractors.
    package private(set) var skippedWords: [SkippedWord] = []
    /// What was planned.
    package let plan: GamePlan

    private var makers: [QuestionMaker]
    private var queue: WordQueue
    private var made = 0
    private var next: Question?
    /// Where the words of the question that was asked last and of the next one are.
    private var asked: WordQueue.Place?
    private var coming: WordQueue.Place?
    /// How many questions were made when the words began anew, in a round for points and in a drill.
    private var madeBefore = 0
    /// The laps of a drill that are still to come.
    private var lapsLeft: ArraySlice<GamePlan.Directions>
    /// Which sides are shown in this lap.
    private var directions: GamePlan.Directions
    /// The words that came back.
    private var missed: Set<Word.ID> = []
    /// Draws when missed words come back.
    private var pauses: SeededGenerator
    private var generator: SeededGenerator

    /// The questions of `plan`.
    ///
    /// - Throws: `QuizError` when a bookcase breaks the rule of four, or none of the words has a fair question.
    package init(_ plan: GamePlan) throws(QuizError) {
        makers = try Self.makers(for: plan, plan.directions, seed: plan.seed)
        self.plan = plan
        lapsLeft = plan.furtherLaps[...]
        directions = plan.directions
        generator = SeededGenerator(seed: plan.seed)
        pauses = SeededGenerator(seed: ~plan.seed &+ 1)
        queue = WordQueue(plan, using: &generator)
        try queue.check(plan)
        total = plan.arcade == nil ? min(max(0, plan.count), queue.count) * (1 + plan.furtherLaps.count) : .max
        prepare()
        if next == nil, plan.count > 0, let bookcase = plan.bookcases.first {
            throw .noFairQuestion(bookcase: bookcase.name, words: skippedWordsInOrder)
        }
    }

    private static func makers(
        for plan: GamePlan, _ directions: GamePlan.Directions, seed: UInt64
    ) throws(QuizError) -> [QuestionMaker] {
        var seeds = SeededGenerator(seed: ~seed)
        var style = plan.style
        if plan.dealing == .round, let study = plan.study { style.encounters = study.encounters }
        var makers: [QuestionMaker] = []
        for bookcase in plan.bookcases {
            makers.append(
                try QuestionMaker(
                    bookcase, style: style, dealing: plan.dealing, directions: directions,
                    allowsTyping: plan.answering != .choice,
                    asked: min(plan.count, plan.words?.count ?? plan.count), seed: seeds.next()))
        }
        return makers
    }

    /// The next question, or nil after the last.
    package mutating func nextQuestion() -> Question? {
        guard let question = next else { return nil }
        made += 1
        asked = coming
        prepare()
        return plan.wholeWords.isEmpty ? question : question.completed(with: plan.wholeWords)
    }

    /// The number of the question that was asked last, from 1.
    package var number: Int { made }

    /// What is left, with the question that was asked last; nil where the plan knows nothing of the learner.
    var left: Round.Left? {
        guard plan.arcade == nil, let study = plan.study, let asked else { return nil }
        let count = total - made + 1
        let places = [asked] + (coming.map { [$0] } ?? []) + queue.upcoming(count)
        let new = places.prefix(count).count { place in
            let word = plan.bookcases[place.bookcase].words[place.word]
            return study.facts(of: word) == nil && !missed.contains(word.id)
        }
        return Round.Left(known: count - new, new: new)
    }

    /// Has the word of the last question asked again in a round that ends with its last question, three to six questions later or as the last.
    mutating func comeBack() {
        guard let asked else { return }
        missed.insert(plan.bookcases[asked.bookcase].words[asked.word].id)
        total += 1
        // The next question is made already.
        let isMade = next == nil ? 0 : 1
        queue.comeBack(
            asked, after: (WordQueue.pause.lowerBound - isMade)...(WordQueue.pause.upperBound - isMade), using: &pauses)
        if next == nil { prepare() }
    }

    /// Has another word take the place of the one asked last, which the learner knows, where more words are left than are to be asked: what
    /// waits next, which mostly is a new one.
    mutating func replaceKnown() {
        guard plan.study != nil, plan.arcade == nil, queue.count + (next == nil ? 0 : 1) > total - made else { return }
        made -= 1
        if next == nil { prepare() }
    }

    /// Makes the question after the last one asked, passing over words that have none.
    private mutating func prepare() {
        next = nil
        coming = nil
        while made < total, next == nil, let place = nextPlace() {
            let form = plan.form(of: plan.bookcases[place.bookcase].words[place.word], directions)
            next = makers[place.bookcase].question(about: place.word, form.directions, form.answering, using: &generator)
            coming = next == nil ? nil : place
            if next == nil, madeBefore == 0 { skippedWords.append(makers[place.bookcase].skippedWord(at: place.word)) }
        }
        if next == nil { total = made }
    }

    /// The next word. A round for points and a drill begin anew with all words after the last one, never with the one that was just
    /// asked; in a drill other words stand beside each then.
    private mutating func nextPlace() -> WordQueue.Place? {
        if let place = queue.next() { return place }
        let lap = lapsLeft.popFirst()
        guard plan.arcade != nil || lap != nil, made > madeBefore else { return nil }
        if let lap, let makers = try? Self.makers(for: plan, lap, seed: plan.seed &+ UInt64(made)) {
            self.makers = makers
            directions = lap
        }
        madeBefore = made
        queue = WordQueue(plan, using: &generator)
        guard let place = queue.next() else { return nil }
        guard place == asked, let other = queue.next() else { return place }
        queue.comeBack(place, using: &pauses)
        return other
    }

    /// The words skipped, in the order they have in their bookcases.
    private var skippedWordsInOrder: [SkippedWord] {
        let places = Dictionary(
            plan.bookcases.flatMap(\.words).enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        return skippedWords.sorted { (places[$0.word.id] ?? 0) < (places[$1.word.id] ?? 0) }
    }
}
