import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab drill A B`: a round about just these words, each a choice where the other is asked for.
struct DrillCommand: GameCommand {
    static let manual = Manual(
        .drill, "헷갈리는 단어만 연습", "practise words you confuse", examples: ["", "overdue due"],
        notes: [
            Bilingual(
                "단어를 쓰지 않으면 아직 헷갈리는 두 짝을 묻습니다. 단어에서 뜻으로, 뜻에서 단어로 여섯에서 여덟 문제를 풀고, 끝에 예문을 나란히 보여 줍니다. 틀린 단어는 맞힐 때까지 다시 나옵니다.",
                "Without words the two pairs are asked that you still confuse, in both directions, in six to eight questions; their examples stand side by side at the end. A word that is missed comes back until it is right."
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
        let drill = try terms.isEmpty ? mostConfused(directions, session) : drill(about: terms, directions, session)
        try session.play(drill, pauses: pause.pauses(in: session))
    }

    /// The words that `terms` name. Where one stands in several bookcases, that which has most of the terms is taken.
    ///
    /// - Throws: `Alert.unknownTerm` with the nearest terms.
    private func drill(about terms: [String], _ directions: GamePlan.Directions?, _ session: Session) throws -> Drill {
        let matches = try terms.map { try session.words($0, in: place.book) }
        var known: [Bookcase.ID: Int] = [:]
        for match in matches { for id in Set(match.map(\.bookcase.id)) { known[id, default: 0] += 1 } }
        var words: [Word.ID] = []
        var bookcases: [Bookcase] = []
        for match in matches {
            let most = match.map { known[$0.bookcase.id] ?? 0 }.max() ?? 0
            guard let bookcase = match.first(where: { known[$0.bookcase.id] == most })?.bookcase else { continue }
            if !bookcases.contains(where: { $0.id == bookcase.id }) { bookcases.append(bookcase) }
            for (word, home) in match where home.id == bookcase.id && !words.contains(word.id) { words.append(word.id) }
        }
        return Drill(tellingApart: words, of: bookcases, directions: directions)
    }

    /// The two pairs of words that were taken for each other most often, of those that are not told apart yet, if there are any.
    ///
    /// - Throws: `Alert.nothingConfused` when none ever were.
    private func mostConfused(_ directions: GamePlan.Directions?, _ session: Session) throws -> Drill {
        let bookcases = try session.bookcases(named: place.book)
        let statistics = try session.statistics(over: bookcases, in: place.book == nil ? nil : bookcases.first?.id)
        let open = statistics.confused.filter { !$0.isSettled }
        let pairs = (open.isEmpty ? statistics.confused : open).prefix(Self.mostPairs).map { ($0.first.id, $0.second.id) }
        if pairs.isEmpty { throw Alert.nothingConfused }
        return Drill(tellingApart: pairs, of: bookcases, directions: directions)
    }

    /// More words would not be told apart in one sitting.
    private static let mostPairs = 2
}
