import ArgumentParser
import VocabCore

/// What a game asks about: the options that all games share.
struct GameOptions: ParsableArguments {
    @Argument(help: .said("단어장; 끝에 수를 쓰면 문제 수", "bookcases; a number at the end is how many questions", .bookcase))
    var bookcases: [String] = []

    @Option(
        name: .long, parsing: .unconditionalSingleValue,
        help: .said(
            "단어장; 여러 번 쓸 수 있고, 없으면 setup의 단어장", "a bookcase, may be given more than once; by default that of setup", .bookcase))
    var book: [String] = []

    @Option(
        name: .long, parsing: .unconditional, help: .said("문제 수", "how many questions", .count, standard: String(standardCount)))
    var count: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "forward는 단어에서 뜻을, reverse는 뜻에서 단어를, mixed는 섞어서",
            "forward asks for the meaning, reverse for the term, mixed for either", .oneOf(GamePlan.Directions.self)))
    var direction: String = GamePlan.Directions.forward.rawValue

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("번호가 같으면 같은 문제가 나옵니다", "the same number gives the same questions", .seed))
    var seed: String?

    /// How many questions are asked when nobody said.
    static let standardCount = 10

    /// For more questions than this a large bookcase is read as a whole.
    private static let mostFromExcerpt = 5_000

    /// Checks the options, and finds the bookcases: those named, or the one of the set-up.
    ///
    /// Of a large one that is named only some words are read, unless answers may be typed: then any of its terms may be right.
    /// - Throws: `Alert` when an option cannot be used or the game cannot start.
    func plan(
        in session: Session, choices: ChoiceOptions, answering: GamePlan.Answering = .choice, recallsFirst: Bool = false
    ) throws -> PlannedGame {
        let (names, typedCount) = try said(session)
        let count = try typedCount.map(questionCount(ofOption:))
        let directions: GamePlan.Directions = try choice(direction, option: "--direction")
        let typedSeed = try self.seed.map { text in
            guard let seed = UInt64(text) else { throw Alert.badNumber(option: "--seed", value: text, minimum: 0) }
            return seed
        }
        let seed = typedSeed ?? session.freshSeed()
        let readsAll = answering != .choice || (count ?? Self.standardCount) > Self.mostFromExcerpt
        let chosen = try names.isEmpty ? fromSetup(session) : named(names, session, excerptSeed: readsAll ? nil : seed)
        let plan = GamePlan(
            over: chosen.bookcases, count: count ?? chosen.count ?? Self.standardCount, directions: directions,
            answering: answering, recallsFirst: recallsFirst,
            style: try choices.style(in: session, regardingHistory: typedSeed == nil), seed: seed)
        if let typed = typedCount, plan.count > plan.wordCount, plan.wordCount >= QuestionMaker.choiceCount {
            session.remark(QuizPhrase.countClamped(wanted: typed, words: plan.wordCount))
        }
        return PlannedGame(plan, choiceOptions: choices.words)
    }

    /// The names of bookcases and the count as they were typed: `quiz TOEIC 5`. A bookcase that is called `5` is no count.
    private func said(_ session: Session) throws -> (names: [String], count: String?) {
        let names = bookcases + book
        guard count == nil, let last = bookcases.last, last.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            try session.store.contents().library.bookcase(named: last) == nil
        else { return (names, count) }
        return (bookcases.dropLast() + book, last)
    }

    private func named(_ names: [String], _ session: Session, excerptSeed: UInt64?) throws -> (bookcases: [Bookcase], count: Int?)
    {
        var bookcases: [Bookcase] = []
        for name in names {
            let bookcase = try session.bookcase(named: name, excerptSeed: excerptSeed)
            if !bookcases.contains(where: { $0.id == bookcase.id }) { bookcases.append(bookcase) }
        }
        if bookcases.allSatisfy(\.words.isEmpty), try session.contents().isEmpty { throw Alert.libraryIsEmpty }
        return (bookcases, nil)
    }

    private func fromSetup(_ session: Session) throws -> (bookcases: [Bookcase], count: Int?) {
        let contents = try session.store.contents()
        if contents.isEmpty { throw Alert.libraryIsEmpty }
        if let setup = contents.library.settings.setup, let bookcase = contents.library[setup.bookcase] {
            return ([bookcase], setup.count)
        }
        // A file that cannot be read may be why nothing is found.
        if let problem = contents.problems.first { throw problem }
        throw Alert.noSetup
    }
}
