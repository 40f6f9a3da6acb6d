import VocabCore

/// The rounds that a player plays one after the other, whose answers decide what comes next.
struct LivedRounds {
    /// How much is played.
    struct Size: Equatable, Sendable {
        var days = 1
        var roundsADay = 10
        var questions = 20
    }

    /// A question as the player met it.
    struct Lived {
        let question: Question
        let familiarity: [Familiarity]
        /// How many words of its part of speech were an answer before.
        let metOfItsKind: Int
    }

    /// All questions in their order.
    private(set) var questions: [Lived] = []

    /// Plays over `bookcase` as `quiz` does; the player, who knows no word, answers by `rule`.
    ///
    /// - Throws: `QuizError`.
    init(over bookcase: Bookcase, _ size: Size, style: QuestionStyle, rule: RuleOfMemory, seed: UInt64) throws {
        var chance = SeededGenerator(seed: seed)
        var memory = PlayersMemory()
        var met: [String: Int] = [:]
        var reviews: [Review] = []
        let start = 20_000 * 86_400 + 12 * 3_600
        var memories = Memories(settings: MemorySettings(), calendar: LearnerCalendar())
        for day in 0..<size.days {
            var second = start + day * 86_400
            for round in 0..<size.roundsADay {
                let today = memories.calendar.day(of: Timestamp(secondsSince1970: second))
                var style = style
                style.confusions = Confusions(in: reviews)
                let order = StudyOrder(memories, on: today, StudySettings(), confusions: style.confusions)
                var sequence = try QuestionSequence(
                    GamePlan(
                        over: [bookcase], study: order, count: size.questions,
                        ladder: Ladder(changesDirection: true, changesAnswering: false), style: style,
                        seed: seed &+ UInt64(1 + day * size.roundsADay + round)))
                while let question = sequence.nextQuestion() {
                    let isReview = memory.wasAnswer(question.word.id)
                    let kind = question.word.content.partOfSpeech
                    let familiarity = memory.familiarity(with: question)
                    if question.choices.count == QuestionMaker.choiceCount {
                        questions.append(
                            Lived(
                                question: question, familiarity: familiarity, metOfItsKind: met[kind] ?? 0))
                    }
                    let guess = rule.best(of: familiarity).randomElement(using: &chance) ?? 0
                    let isRight = guess == question.answer
                    second += 10
                    let review = Review(
                        at: Timestamp(secondsSince1970: second), word: question.word.id, bookcase: bookcase.id,
                        direction: question.direction, outcome: isRight ? .right : .wrong, choices: question.choices.count,
                        chosen: isRight ? nil : question.choices[guess].word.id, milliseconds: 3_000)
                    memories.add(review)
                    reviews.append(review)
                    memory.see(question)
                    if !isReview { met[kind, default: 0] += 1 }
                }
            }
        }
    }
}

/// What players hit who go by what earlier rounds showed.
package struct LifeFigures: Equatable, Sendable {
    /// How many words the bookcase has.
    package let words: Int
    /// What is played.
    let size: LivedRounds.Size
    /// What each rule hits in the questions whose kind had at least twelve words met.
    package let byRule: [RuleOfMemory: HitRate]
    /// What each hits in all questions.
    package let everywhere: [RuleOfMemory: HitRate]

    /// From so many words of a kind on the law holds.
    static let fewestMet = 12

    /// Lets each rule live through `size` in bookcases of `words` words out of `bookcase`.
    init(words: Int, of bookcase: Bookcase, _ size: LivedRounds.Size, _ style: QuestionStyle, lives: Int, seed: UInt64) throws {
        self.words = words
        self.size = size
        var byRule: [RuleOfMemory: HitRate] = [:]
        var everywhere: [RuleOfMemory: HitRate] = [:]
        for rule in RuleOfMemory.allCases {
            var lived: [LivedRounds.Lived] = []
            for life in 0..<UInt64(lives) {
                var generator = SeededGenerator(seed: seed &+ life)
                let some =
                    words < bookcase.words.count
                    ? Array(bookcase.words.shuffled(using: &generator).prefix(words)) : bookcase.words
                let small = Bookcase(id: bookcase.id, name: bookcase.name, added: bookcase.added, words: some)
                lived += try LivedRounds(over: small, size, style: style, rule: rule, seed: seed &+ life).questions
            }
            everywhere[rule] = Self.hitRate(rule, lived)
            byRule[rule] = Self.hitRate(rule, lived.filter { $0.metOfItsKind >= Self.fewestMet })
        }
        (self.byRule, self.everywhere) = (byRule, everywhere)
    }

    /// What `rule` hits in these questions.
    static func hitRate(_ rule: RuleOfMemory, _ lived: [LivedRounds.Lived]) -> HitRate {
        let hits = lived.reduce(0.0) { sum, question in
            let best = rule.best(of: question.familiarity)
            return sum + (best.contains(question.question.answer) ? 1 / Double(best.count) : 0)
        }
        return HitRate(hits: hits, tries: lived.count)
    }

    /// The figures of ten rounds in bookcases of several sizes, and of eight days.
    static func all(of bookcase: Bookcase, _ style: QuestionStyle, seed: UInt64) throws -> [LifeFigures] {
        let count = bookcase.words.count
        let rounds = try ([40, 100, 200].filter { $0 < count } + [count]).map { words in
            try LifeFigures(words: words, of: bookcase, .init(), style, lives: words < count ? 8 : 3, seed: seed)
        }
        let days = LivedRounds.Size(days: 8, roundsADay: 2)
        return try rounds + [LifeFigures(words: count, of: bookcase, days, style, lives: 3, seed: seed)]
    }
}

extension LifeFigures {
    /// The lines for a person.
    var group: FigureTable.Group {
        let played = size.days == 1 ? "\(size.roundsADay) rounds" : "\(size.days) days of \(size.roundsADay) rounds"
        return FigureTable.Group(
            head: "\(words) words, \(played) of \(size.questions)",
            lines: RuleOfMemory.allCases.map { rule in
                let rate = byRule[rule] ?? HitRate(hits: 0, tries: 0)
                return FigureTable.Line(
                    label: rule.rawValue, value: FigureTable.fixed(rate.percent, 1) + " %",
                    note: "all \(FigureTable.fixed(everywhere[rule]?.percent ?? 0, 1)) %, \(rate.tries) questions",
                    goal: "≤ 33 %", meetsGoal: rate.percent <= 33 || rate.interval.contains(33))
            })
    }
}
