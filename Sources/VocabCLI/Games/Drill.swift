import VocabCore
import VocabLanguage

/// A round about just these words, each of which comes back until it is right.
struct Drill {
    /// The words that are asked.
    let words: [Word.ID]
    /// The bookcases they are asked from.
    var bookcases: [Bookcase]
    /// Which sides are shown each time that all words are asked.
    let laps: [GamePlan.Directions]
    /// The words that stand side by side at the end, in twos; the last may be left over.
    let comparisons: [[Word.ID]]
    /// Which words are each other's choices.
    let confusions: Confusions

    /// More words are no longer told apart from each other.
    private static let mostCompared = 4

    /// Words to be told apart from each other, of the bookcases in `homes` that hold them. Two to four of them make six to eight questions,
    /// in both directions where none is given.
    init(tellingApart words: [Word.ID], of homes: [Bookcase], directions: GamePlan.Directions? = nil) {
        let isCompared = (2...Self.mostCompared).contains(words.count)
        let comparisons = stride(from: 0, to: isCompared ? words.count : 0, by: 2).map {
            Array(words[$0..<min($0 + 2, words.count)])
        }
        self.init(
            words, of: homes, laps: Self.laps(of: words.count, directions), comparisons: comparisons,
            confusions: Confusions(among: words))
    }

    /// Two pairs at most of words to be told apart, the two of each pair from each other.
    init(tellingApart pairs: [(Word.ID, Word.ID)], of homes: [Bookcase], directions: GamePlan.Directions? = nil) {
        var words: [Word.ID] = []
        for word in pairs.flatMap({ [$0.0, $0.1] }) where !words.contains(word) { words.append(word) }
        self.init(
            words, of: homes, laps: Self.laps(of: words.count, directions), comparisons: pairs.map { [$0.0, $0.1] },
            confusions: Confusions(pairs: pairs))
    }

    /// Words that were missed, each asked once from its term.
    init(repeating words: [Word.ID], of homes: [Bookcase]) {
        self.init(words, of: homes, laps: [.forward], comparisons: [], confusions: Confusions(among: words))
    }

    private init(
        _ words: [Word.ID], of homes: [Bookcase], laps: [GamePlan.Directions], comparisons: [[Word.ID]], confusions: Confusions
    ) {
        self.words = words
        bookcases = homes.filter { home in home.words.contains { words.contains($0.id) } }
        self.laps = laps
        self.comparisons = comparisons
        self.confusions = confusions
    }

    private static func laps(of words: Int, _ directions: GamePlan.Directions?) -> [GamePlan.Directions] {
        guard (2...mostCompared).contains(words) else { return [directions ?? .mixed] }
        return (0..<(words == 2 ? 4 : 2)).map { directions ?? ($0 % 2 == 0 ? .forward : .reverse) }
    }

    /// What will be asked.
    func plan(_ thesaurus: (any Thesaurus)?, seed: UInt64) -> GamePlan {
        GamePlan(
            over: bookcases, words: Set(words), count: words.count, directions: laps.first ?? .forward, missedComeBack: true,
            // The words are to stand beside each other also when one of them was asked before.
            dealing: .sheet, furtherLaps: Array(laps.dropFirst()),
            style: QuestionStyle(
                confusions: confusions, tellsApart: true, lenders: bookcases.count > 1 ? bookcases : [], thesaurus: thesaurus),
            seed: seed)
    }
}

extension Session {
    /// Plays a drill, and at its end shows the words side by side that are told apart.
    ///
    /// - Throws: `Alert` when it cannot start.
    func play(_ drill: Drill, pauses: Bool) throws {
        let game = PlannedGame(drill.plan(world.thesaurus(), seed: freshSeed()), typedOptions: [])
        let questions = try game.questions(in: self)
        let manner = QuizScene.Manner(learner: try? learner())
        let opening = QuizPhrase.drillStarts(bookcases: game.names.joined(separator: ", "), count: questions.total)
        let (results, isBrokenOff) = playQuiz(
            questions, game.names, manner, stopsAfterMiss: pauses, ofMissed: false,
            opening: drill.comparisons.isEmpty ? nil : screen.style.paragraph(opening.text(in: language), .accent))
        if !isBrokenOff, results.asked > 0 { showSideBySide(drill) }
        offerNext(
            after: GameEnd(game: game, results: results, isBrokenOff: isBrokenOff) {
                var again = drill
                again.bookcases = self.current(drill.bookcases)
                try self.play(again, pauses: pauses)
            })
    }

    /// Shows the words as they are now, without those that somebody deleted.
    private func showSideBySide(_ drill: Drill) {
        guard let library = try? library() else { return }
        let words = Dictionary(
            library.bookcases.lazy.flatMap(\.words).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for pair in drill.comparisons {
            let lines = ComparisonScreen(style: screen.style).lines(pair.compactMap { words[$0] })
            screen.show((screen.style.isPlain ? [] : [""]) + lines)
        }
    }
}
