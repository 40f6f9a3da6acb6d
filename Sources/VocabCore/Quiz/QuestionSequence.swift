/// The questions of one sitting, made one after the other: each word once, in random order, as many as wanted.
package struct QuestionSequence: Sendable {
    /// Which sides are shown.
    package enum Directions: String, CaseIterable, Sendable {
        case forward, reverse, mixed
    }

    /// How the questions are answered.
    package enum Kind: String, CaseIterable, Sendable {
        /// By one of four choices; a word without three fair distractors is passed over.
        case choice
        /// By typing.
        case typed
        /// By one of four choices, or by typing where a word has no three fair distractors.
        case mixed
    }

    /// How many questions there will be, words that turn out to have no fair question aside.
    package private(set) var total: Int
    /// Words that could not be given three fair distractors.
    package private(set) var passedOver: [PassedOver] = []
    /// The seed that gives the same sequence again.
    package let seed: UInt64

    private var makers: [QuestionMaker]
    private let directions: Directions
    private let kind: Kind
    private var waiting: [(maker: Int, index: Int)] = []
    private var made = 0
    private var next: Question?
    private var chance: SeededGenerator

    /// Questions about the words of `bookcases`, or about those of them that are in `only`.
    ///
    /// `count` is brought down to the number of words there are.
    /// - Throws: `QuizError` when a bookcase breaks the rule of four, or none of the words has a fair question.
    package init(
        over bookcases: [Bookcase], only: Set<Word.ID>? = nil, count: Int, directions: Directions = .forward,
        kind: Kind = .choice, style: QuestionStyle = QuestionStyle(), seed: UInt64
    ) throws(QuizError) {
        var seeds = SeededGenerator(seed: ~seed)
        var makers: [QuestionMaker] = []
        for bookcase in bookcases {
            makers.append(try QuestionMaker(bookcase, style: style, allowsTyping: kind != .choice, seed: seeds.next()))
        }
        self.makers = makers
        self.directions = directions
        self.kind = kind
        self.seed = seed
        chance = SeededGenerator(seed: seed)
        for (number, maker) in makers.enumerated() {
            for (index, word) in maker.bookcase.words.enumerated() where only?.contains(word.id) ?? true {
                waiting.append((number, index))
            }
        }
        waiting.shuffle(using: &chance)
        total = min(max(0, count), waiting.count)
        prepare()
        if next == nil, count > 0, let bookcase = bookcases.first {
            let places = Dictionary(
                bookcases.flatMap(\.words).enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
            throw .noFairQuestion(
                bookcase: bookcase.name,
                words: passedOver.sorted { (places[$0.word.id] ?? 0) < (places[$1.word.id] ?? 0) })
        }
    }

    /// The next question, or nil after the last.
    package mutating func nextQuestion() -> Question? {
        guard let question = next else { return nil }
        made += 1
        prepare()
        return question
    }

    /// Makes the question after the last one asked, passing over words that have none.
    private mutating func prepare() {
        next = nil
        while made < total, next == nil, let word = waiting.popLast() {
            next = question(about: word.index, of: word.maker)
            if next == nil { passedOver.append(makers[word.maker].passedOver(word.index)) }
        }
        if next == nil { total = made }
    }

    private mutating func question(about index: Int, of maker: Int) -> Question? {
        let direction = direction(of: index, maker)
        let choice = kind == .typed ? nil : makers[maker].question(about: index, direction: direction, using: &chance)
        return kind == .choice ? choice : choice ?? makers[maker].typedQuestion(about: index, direction: direction)
    }

    private mutating func direction(of index: Int, _ maker: Int) -> Direction {
        switch directions {
        case .forward: .forward
        case .reverse: .reverse
        case .mixed: makers[maker].mixedDirection(of: index, using: &chance)
        }
    }
}
