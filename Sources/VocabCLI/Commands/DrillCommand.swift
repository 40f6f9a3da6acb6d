import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab drill A B`: a round about just these words, each a choice where the other is asked for.
struct DrillCommand: GameCommand {
    static let manual = Manual(
        .drill, "헷갈리는 단어만 연습", "practise words you confuse", examples: ["", "overdue due"],
        notes: [
            Bilingual(
                "단어를 쓰지 않으면 가장 자주 헷갈린 두 짝을 묻습니다. 단어에서 뜻으로, 뜻에서 단어로 여섯에서 여덟 문제를 풀고, 끝에 예문을 나란히 보여 줍니다. 틀린 단어는 맞힐 때까지 다시 나옵니다.",
                "Without words the two pairs that were confused most often are asked, in both directions, in six to eight questions; their examples stand side by side at the end. A word that is missed comes back until it is right."
            )
        ])

    @Argument(help: .said("단어", "the terms", .term))
    var terms: [String] = []

    @OptionGroup var place: BookcaseOption

    @Option(name: .long, parsing: .unconditional, help: .directions)
    var direction: String?

    @OptionGroup var pause: PauseOption

    func run(in session: Session) throws {
        let directions: GamePlan.Directions? = try direction.map { try choice($0, option: "--direction") }
        let drill = try terms.isEmpty ? session.mostConfused(in: place.book) : session.wordsToDrill(terms, in: place.book)
        try session.play(drill, directions: directions, pauses: pause.pauses(in: session))
    }
}

/// Words that are to be told apart.
struct Drill {
    /// The words, those that are compared with each other one after the other.
    var words: [Word.ID] = []
    /// The bookcases they are asked from.
    var bookcases: [Bookcase] = []
    /// The words that are to be each other's choices; nil for all of them.
    var pairs: [(Word.ID, Word.ID)]?
    /// Which sides are shown each time that all words are asked; nil for as often as `laps` says.
    var givenLaps: [GamePlan.Directions]?

    /// More words are no longer told apart from each other.
    private static let mostCompared = 4

    /// The words as they are now, in twos; none of many.
    func compared(in library: Library) -> [[Word]] {
        if words.count > Self.mostCompared { return [] }
        let all = Dictionary(
            library.bookcases.lazy.flatMap(\.words).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let there = words.compactMap { all[$0] }
        return stride(from: 0, to: there.count, by: 2).map { Array(there[$0..<min($0 + 2, there.count)]) }
    }

    /// Which sides are shown each time that all words are asked: few words make six to eight questions, in both directions where none is
    /// given.
    func laps(_ directions: GamePlan.Directions?) -> [GamePlan.Directions] {
        if let givenLaps { return givenLaps }
        if words.count > Self.mostCompared { return [directions ?? .mixed] }
        return (0..<(words.count == 2 ? 4 : 2)).map { directions ?? ($0 % 2 == 0 ? .forward : .reverse) }
    }
}

extension Session {
    /// Plays a round about just the words of `drill`; one that is missed comes back until it is right. Where it `compares`, the words
    /// stand side by side with their examples at the end.
    ///
    /// - Throws: `Alert` when it cannot start.
    func play(_ drill: Drill, directions: GamePlan.Directions? = nil, compares: Bool = true, pauses: Bool) throws {
        let laps = drill.laps(directions)
        let confusions = drill.pairs.map(Confusions.init(pairs:)) ?? Confusions(among: drill.words)
        let plan = GamePlan(
            over: drill.bookcases, words: Set(drill.words), count: drill.words.count, directions: laps[0], missedComeBack: true,
            // The words are to stand beside each other also when one of them was asked before.
            dealing: .sheet, furtherLaps: Array(laps.dropFirst()),
            style: QuestionStyle(
                confusions: confusions, lenders: drill.bookcases.count > 1 ? drill.bookcases : [], thesaurus: world.thesaurus()),
            seed: freshSeed())
        let game = PlannedGame(plan, typedOptions: [])
        let questions = try game.questions(in: self)
        screen.show(
            RoundScreen(style: screen.style, language: language)
                .opening(bookcases: game.names, count: questions.total, ofMissed: false))
        let scene = QuizScene(in: self, QuizScene.Manner(learner: try? learner()))
        let round = Round(questions, canWait: canAsk, stopsAfterMiss: pauses)
        var player = GamePlayer(round, scene, in: self)
        let results = player.play().results
        if compares, !player.isBrokenOff, results.asked > 0, let library = try? library() {
            for words in drill.compared(in: library) {
                screen.show((screen.style.isPlain ? [] : [""]) + ComparisonScreen(style: screen.style).lines(words))
            }
        }
        offerNext(
            after: GameEnd(game: game, results: results, isBrokenOff: player.isBrokenOff) {
                try self.play(drill, directions: directions, compares: compares, pauses: pauses)
            })
    }

    /// The words that `terms` name. Where one stands in several bookcases, that which has most of the terms is taken.
    ///
    /// - Throws: `Alert.unknownTerm` with the nearest terms.
    fileprivate func wordsToDrill(_ terms: [String], in bookcaseName: String?) throws -> Drill {
        let matches = try terms.map { try words($0, in: bookcaseName) }
        var known: [Bookcase.ID: Int] = [:]
        for match in matches { for id in Set(match.map(\.bookcase.id)) { known[id, default: 0] += 1 } }
        var result = Drill()
        for match in matches {
            let most = match.map { known[$0.bookcase.id] ?? 0 }.max() ?? 0
            guard let bookcase = match.first(where: { known[$0.bookcase.id] == most })?.bookcase else { continue }
            if !result.bookcases.contains(where: { $0.id == bookcase.id }) { result.bookcases.append(bookcase) }
            for (word, home) in match where home.id == bookcase.id && !result.words.contains(word.id) {
                result.words.append(word.id)
            }
        }
        return result
    }

    /// The two pairs of words that were taken for each other most often.
    ///
    /// - Throws: `Alert.nothingConfused` when none ever were.
    fileprivate func mostConfused(in bookcaseName: String?) throws -> Drill {
        let bookcases = try bookcases(named: bookcaseName)
        let statistics = try statistics(over: bookcases, in: bookcaseName == nil ? nil : bookcases.first?.id)
        let pairs = statistics.confused.prefix(Self.mostPairs).map { ($0.first.id, $0.second.id) }
        if pairs.isEmpty { throw Alert.nothingConfused }
        var drill = Drill()
        for word in pairs.flatMap({ [$0.0, $0.1] }) where !drill.words.contains(word) { drill.words.append(word) }
        drill.bookcases = bookcases.filter { bookcase in bookcase.words.contains { drill.words.contains($0.id) } }
        drill.pairs = pairs
        return drill
    }

    /// More words would not be told apart in one sitting.
    private static let mostPairs = 2
}
