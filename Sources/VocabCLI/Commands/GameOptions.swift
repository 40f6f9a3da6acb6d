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

    // Not as a group of options within this one: see `BookcaseArgument`.
    @Option(name: .long, parsing: .unconditionalSingleValue, help: .tags)
    var tag: [String] = []

    @Option(name: .long, parsing: .unconditional, help: .directions)
    var direction: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("번호가 같으면 같은 문제가 나옵니다", "the same number gives the same questions", .seed))
    var seed: String?

    /// How many questions are asked when nobody said.
    static let standardCount = 10

    /// For more questions than this a large bookcase is read as a whole.
    private static let mostFromExcerpt = 5_000

    /// How a game asks beside what all games share.
    struct Manner {
        /// How questions are answered; nil where nobody said: then words that are known well may come to be typed.
        var answering: GamePlan.Answering?
        /// Whether terms are heard and typed.
        var isDictation = false
        /// What the learner wants to be asked about.
        var focus: StudyOrder.Focus?
        /// Whether words marked as known are asked too.
        var asksMemorized = false
        /// How many seconds the choices are held back, 0 until a key comes; nil where they come at once.
        var recallSeconds: Int?
        /// Whether words are chosen by the learner's memory; otherwise all are alike.
        var studies = false
        /// Whether words that were never met come after all others: in a game that is no way to meet them.
        var newComesLast = false
        /// Whether answers are given as the set-up says where nobody said otherwise.
        var followsSetup = false
        /// Which sides are shown when nobody said.
        var directions = GamePlan.Directions.forward
        /// What a round for points is played against; nil for a round that ends with its last question.
        var arcade: ArcadeMode?
        /// How choices are dealt so that they do not give the answer away: for a sheet seen at once, or question by question.
        var dealing = Dealing.round
        /// Whether the game is played once more: with another seed, and without telling again what was told before.
        var isRepeated = false

        /// The words of `bookcases` with these tags, without those that stay out because they are marked as known; nil where all are asked.
        func asked(of bookcases: [Bookcase], _ tags: TagFilter, _ order: StudyOrder?) -> Set<Word.ID>? {
            let words = bookcases.lazy.flatMap(\.words)
            guard studies, !asksMemorized, words.contains(where: \.memorized) else { return tags.words(of: bookcases) }
            return Set(words.filter { (order?.asks($0) ?? !$0.memorized) && tags.contains($0) }.map(\.id))
        }
    }

    /// Checks the options, and finds the bookcases: those named, or the one of the set-up, or that of the last game.
    ///
    /// A seed gives the same questions on every machine and at any time, so that the learner's memory has no say then; only words marked
    /// as known stay out. Of a large
    /// bookcase that is named only some words are read, those that are due among them, unless answers may be typed: then any of its
    /// terms may be right.
    /// - Throws: `Alert` when an option cannot be used or the game cannot start.
    func plan(in session: Session, choices: ChoiceOptions? = nil, _ manner: Manner = Manner()) throws -> PlannedGame {
        let (names, typedCount) = try said(session)
        if let arcade = manner.arcade, typedCount != nil { throw Alert.usage(.exclusive(arcade.option.name, "--count")) }
        let count = try typedCount.map(questionCount(ofOption:))
        // A bookcase that is named is asked as if nothing were set up; settings that cannot be read are told of where they matter.
        let setup = names.isEmpty ? (try? session.store.settings())?.setup : nil
        let chosenDirections: GamePlan.Directions? =
            try direction.map { try choice($0, option: "--direction") } ?? setup?.directions
        let directions = manner.isDictation ? .reverse : chosenDirections ?? manner.directions
        let typedSeed = try (manner.isRepeated ? nil : self.seed).map { text in
            guard let seed = UInt64(text) else { throw Alert.badNumber(option: "--seed", value: text, minimum: 0) }
            return seed
        }
        let seed = typedSeed ?? session.freshSeed()
        let chosenAnswering = manner.answering ?? (manner.followsSetup ? setup?.answering : nil)
        let answering = chosenAnswering ?? .choice
        var style =
            try choices?.style(in: session, regardingHistory: typedSeed == nil)
            ?? QuestionStyle(confusions: session.store.confusions(), thesaurus: session.world.thesaurus())
        style.beside = session.wordsBeside
        let learner = manner.studies && typedSeed == nil ? try session.learner() : nil
        var order = learner?.order(focus: manner.focus, asksMemorized: manner.asksMemorized, confusions: style.confusions)
        order?.newComesLast = manner.newComesLast
        let readsAll = answering != .choice || !tag.isEmpty || (count ?? Self.standardCount) > Self.mostFromExcerpt
        let excerpt = readsAll ? nil : Excerpt(seed: seed, keeping: order?.mostUrgent ?? [])
        let chosen = try names.isEmpty ? withoutNames(session) : named(names, session, excerpt)
        let words = chosen.bookcases.reduce(0) { $0 + $1.words.count }
        // Rounds for points compare only where all questions are of one kind, and end by the clock or with the last life.
        let arcade = manner.arcade.map { ArcadeRound(id: session.newIdentifier(), mode: $0) }
        let ladder =
            arcade != nil
            ? nil
            : order.map { _ in
                Ladder(
                    changesDirection: chosenDirections == nil && !manner.isDictation,
                    changesAnswering: chosenAnswering == nil && session.canAsk && words < Excerpt.size)
            }
        let tags = try TagFilter(tag, over: chosen.bookcases)
        let tagged = chosen.bookcases.flatMap(\.words).filter(tags.contains)
        var named = tags.words(of: chosen.bookcases)
        let isFree = typedCount == nil && arcade == nil && manner.focus == nil
        switch try isFree ? order.flatMap({ try session.playingOn($0, tagged) }) : nil {
        case .known: named = Set(tagged.lazy.map(\.id).filter { order?.facts[$0] != nil })
        case .new: order = learner?.order(focus: .new, asksMemorized: manner.asksMemorized, confusions: style.confusions)
        case .stop, nil: break
        }
        let asked = manner.asked(of: chosen.bookcases, tags, order)
        if asked?.isEmpty == true { throw Alert.nothingToAsk(manner.focus, memorized: tagged.count) }
        let plan = GamePlan(
            over: chosen.bookcases, words: typedSeed == nil ? named : asked, study: order,
            count: count ?? (arcade == nil ? chosen.count : nil) ?? sitting(order, tagged),
            directions: directions, answering: answering, ladder: ladder,
            missedComeBack: order != nil && typedCount == nil && arcade == nil,
            recallsFirst: manner.recallSeconds != nil, dealing: manner.dealing, arcade: arcade, style: style, seed: seed)
        let askable = asked?.count ?? plan.wordCount
        if !manner.isRepeated, arcade == nil, let wanted = typedCount ?? chosen.count.map(String.init),
            plan.count > askable, plan.wordCount >= QuestionMaker.choiceCount, askable > 0
        {
            session.remark(QuizPhrase.countClamped(wanted: wanted, words: askable, memorized: plan.wordCount - askable))
        }
        let recall: Invocation.Option? = manner.recallSeconds.map {
            $0 == RecallTime.standardSeconds ? .flag("--recall-first") : .value("--recall-first", String($0))
        }
        let memorized: Invocation.Option? = typedSeed != nil && manner.asksMemorized ? .flag("--memorized") : nil
        return PlannedGame(
            plan, typedOptions: tags.options + (choices?.typed ?? []) + [recall, memorized].compactMap(\.self), learner: learner,
            isSeeded: typedSeed != nil,
            isDictation: manner.isDictation, takesBorrow: choices != nil)
    }

    /// The challenge of `day` over the bookcases that are named, or those of the set-up.
    ///
    /// - Throws: `Alert.usage` where an option would make it another one, or `Alert` when it cannot start.
    func dailyPlan(on day: Day, in session: Session) throws -> PlannedGame {
        let (names, typedCount) = try said(session)
        let others = [("--count", typedCount), ("--direction", direction), ("--seed", seed), ("--tag", tag.first)]
        if let other = others.first(where: { $0.1 != nil }) { throw Alert.usage(.exclusive("--daily", other.0)) }
        let chosen = try names.isEmpty ? withoutNames(session) : named(names, session, nil)
        return PlannedGame(DailyChallenge.plan(over: chosen.bookcases, on: day), typedOptions: [])
    }

    /// How many words a round asks about when nobody said: those that are due, within what one sitting bears, and new ones to go with few of
    /// them as far as the day has room for such. Where nothing waits, whoever plays on gets as many as ever.
    private func sitting(_ order: StudyOrder?, _ words: some Sequence<Word>) -> Int {
        let waiting = order?.waiting(words) ?? (due: 0, new: 0)
        let all = waiting.due + waiting.new
        return min(max(waiting.due, Self.standardCount), StudyOrder.longestSitting, all > 0 ? all : .max)
    }

    /// The names of bookcases and the count as they were typed: `quiz TOEIC 5`.
    private func said(_ session: Session) throws -> (names: [String], count: String?) {
        try session.namesAndCount(bookcases, book, count)
    }

    private func named(
        _ names: [String], _ session: Session, _ excerpt: Excerpt?
    ) throws -> (bookcases: [Bookcase], count: Int?) {
        var bookcases: [Bookcase] = []
        for name in names {
            let bookcase = try session.bookcase(named: name, excerpt: excerpt)
            if !bookcases.contains(where: { $0.id == bookcase.id }) { bookcases.append(bookcase) }
        }
        if bookcases.allSatisfy(\.words.isEmpty), try session.contents().isEmpty {
            throw Alert.nothingToPlay(in: try session.library())
        }
        return (bookcases, nil)
    }

    /// The bookcases of the set-up, or that of the last game, or the one that the learner chooses now.
    private func withoutNames(_ session: Session) throws -> (bookcases: [Bookcase], count: Int?) {
        let contents = try session.store.contents()
        if contents.isEmpty { throw Alert.nothingToPlay(in: contents.library) }
        if let setup = contents.library.settings.setup {
            let bookcases = setup.bookcases.compactMap { contents.library[$0] }
            let large = bookcases.filter { $0.words.count >= QuestionMaker.choiceCount }
            for small in bookcases where small.words.count < QuestionMaker.choiceCount && !large.isEmpty {
                session.remark(WrongPhrase.tooSmall(bookcase: small.name.description))
            }
            if !bookcases.isEmpty { return (large.isEmpty ? bookcases : large, setup.count) }
            // Another bookcase than the learner set up is not asked in silence.
            if let problem = contents.problems.first { throw problem }
            guard session.canAsk else { throw Alert.noSetup }
            session.remark(QuizPhrase.setUpIsGone)
            return ([try session.chosenBookcase()], nil)
        }
        if let last = session.store.lastPlayed(), let bookcase = contents.library[last] { return ([bookcase], nil) }
        // A file that cannot be read may be why nothing is found.
        if let problem = contents.problems.first { throw problem }
        if !session.canAsk { throw Alert.nothingLargeEnough(in: contents.library) ?? .noSetup }
        return ([try session.chosenBookcase()], nil)
    }
}

extension Session {
    /// What `bookcases` and `book` name, and the count that was typed, perhaps as the last of `bookcases`. A bookcase that is called `5` is
    /// no count.
    func namesAndCount(_ bookcases: [String], _ book: [String], _ count: String?) throws -> (names: [String], count: String?) {
        guard count == nil, let last = bookcases.last, last.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            try store.bookcase(keptAs: last) == nil
        else { return (bookcases + book, count) }
        let names = bookcases.dropLast() + book
        // A file may lie under another name than its bookcase has, and who says 900 may mean the words of that level.
        if last.utf8.count >= Self.digitsOfLongRound {
            let library = try store.contents().library
            if library.bookcase(named: last) != nil { return (bookcases + book, count) }
            let key = Text.key(last)
            if library.bookcases.contains(where: { $0.words.contains { $0.content.tags.contains { Text.key($0) == key } } }) {
                throw Alert.countIsTag(last, bookcases: Array(names))
            }
        }
        return (Array(names), last)
    }

    /// A count of so many digits makes a round that nobody starts by mistake gladly.
    private static var digitsOfLongRound: Int { 3 }
}

extension ArgumentHelp {
    /// What `--direction` says of itself.
    static var directions: ArgumentHelp {
        .said(
            "forward는 단어에서 뜻을, reverse는 뜻에서 단어를, mixed는 섞어서 (보통 forward, 거북이 게임은 reverse)",
            "forward asks for the meaning, reverse for the term, mixed for either (default forward, in hangman reverse)",
            .oneOf(GamePlan.Directions.self))
    }
}
