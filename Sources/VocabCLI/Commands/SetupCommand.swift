import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab setup`: chooses the bookcases, the number of questions, and how they are asked, for all games until it is changed.
struct SetupCommand: SessionCommand {
    static let manual = Manual(
        .setup, "게임에 쓸 단어장과 문제 수 정하기", "choose what games ask",
        examples: [
            "", "TOEIC --count 20", "TOEIC 과일 --kind typed --direction reverse", "--new-per-day 10 --retention 0.85",
            "--languages ko,en",
        ],
        notes: [
            Bilingual(
                "단어장을 정하지 않은 게임은 다시 바꿀 때까지 모두 이 설정을 씁니다. 옵션이 없으면 단어장, 문제 수, 답하는 방법, 방향을 물어봅니다.",
                "Games for which no bookcase is named use it until it is changed. Without options bookcases, count, kind and direction are asked for."
            )
        ])

    @Argument(help: .said("단어장; 끝에 수를 쓰면 문제 수", "bookcases; a number at the end is how many questions", .bookcase))
    var bookcases: [String] = []

    @Option(
        name: .long, parsing: .unconditionalSingleValue,
        help: .said("단어장; 여러 번 쓸 수 있음", "a bookcase, may be given more than once", .bookcase))
    var book: [String] = []

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("문제 수", "how many questions", .count, standard: String(GameOptions.standardCount)))
    var count: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "choice는 보기 넷, typed는 직접 쓰기, mixed는 보기가 모자랄 때만 쓰기, auto는 기억에 따라",
            "choice offers four choices, typed has answers typed, mixed only where choices are missing, auto as memory grows",
            .oneOf(Kind.self)))
    var kind: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "forward는 단어에서 뜻을, reverse는 뜻에서 단어를, mixed는 섞어서, auto는 기억에 따라",
            "forward asks for the meaning, reverse for the term, mixed for either, auto as memory grows",
            .oneOf(Sides.self)))
    var direction: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "읽을 수 있는 언어, 가장 편한 것부터, 예: 한국어,영어; 목록을 가져올 때 어느 쪽이 뜻인지 압니다",
            "the languages you read, the most fluent first, such as ko,en; tells which side of a list is the meaning",
            .languages))
    var languages: String?

    /// The option by which languages are said.
    static let languagesOption = "--languages"

    /// How questions are answered; with `auto` nothing is set up.
    private enum Kind: String, CaseIterable { case choice, typed, mixed, auto }

    /// Which sides are shown; with `auto` nothing is set up.
    private enum Sides: String, CaseIterable { case forward, reverse, mixed, auto }

    @OptionGroup var study: StudyOptions

    func run(in session: Session) throws {
        // Whatever is said wrongly is told before anything is saved.
        let reading = try languages.map(Session.languageCodes(in:))
        let settings = try session.store.settings()
        _ = try study.applied(to: settings.study)
        let (names, count) = try session.namesAndCount(bookcases, book, count)
        let isGiven = count != nil || kind != nil || direction != nil
        let typedCount = try count.map(questionCount(ofOption:))
        let kind: Kind? = try kind.map { try choice($0, option: "--kind") }
        let sides: Sides? = try direction.map { try choice($0, option: "--direction") }
        let before = settings.setup
        let isAboutGames = !names.isEmpty || isGiven || !(study.areGiven || reading != nil)
        let chosen = isAboutGames ? try chosenBookcases(names, keeping: isGiven ? before : nil, standard: before, session) : []
        if study.areGiven { try saveStudy(session) }
        if let reading {
            try session.keepLanguages(reading)
            session.tell(.languagesSaved(reading))
        }
        if !isAboutGames { return }
        let standard = before?.count ?? GameOptions.standardCount
        let asks = names.isEmpty && !isGiven
        let wanted = try typedCount ?? (asks ? askedCount(session, standard: standard) : standard)
        let words = chosen.reduce(0) { $0 + $1.words.count }
        if wanted > words, typedCount != nil || asks { session.remark(BookPhrase.countIsMore(wanted: wanted, words: words)) }
        let setup = Settings.Setup(
            bookcase: chosen[0].id, others: chosen.dropFirst().map(\.id), count: min(wanted, words),
            answering: try asks
                ? asked(.answeringChoices, before?.answering, session)
                : kind.map { AnswerKind(rawValue: $0.rawValue) } ?? before?.answering,
            directions: try asks
                ? asked(.directionChoices, before?.directions, session)
                : sides.map { AskedDirections(rawValue: $0.rawValue) } ?? before?.directions,
            unknownMembers: before?.unknownMembers ?? [])
        let title = chosen.map(\.name.description).joined(separator: ", ")
        try session.update(Change(.setUp, String(setup.count), bookcase: title)) { $0.settings.setup = setup }
        session.tell(.setupSaved(bookcases: title, setup, reading: reading ?? settings.languages ?? []))
    }

    /// The bookcases that are named, or those there were, or those that the learner chooses now: at least one, each with enough words.
    private func chosenBookcases(
        _ names: [String], keeping before: Settings.Setup?, standard: Settings.Setup?, _ session: Session
    ) throws -> [Bookcase] {
        if names.isEmpty {
            let contents = try session.store.contents()
            let kept = before?.bookcases.compactMap { contents.library[$0] } ?? []
            if !kept.isEmpty { return kept }
            if !session.canAsk { throw contents.isEmpty ? Alert.nothingToPlay(in: contents.library) : .notInteractive }
            return try session.chosenBookcases(standard: standard?.bookcases.compactMap { contents.library[$0] } ?? [])
        }
        var chosen: [Bookcase] = []
        for name in names {
            let bookcase = try session.bookcase(named: name)
            guard bookcase.words.count >= QuestionMaker.choiceCount else {
                throw Alert.tooFewWords(bookcase: bookcase.name.description)
            }
            if !chosen.contains(where: { $0.id == bookcase.id }) { chosen.append(bookcase) }
        }
        return chosen
    }

    private func saveStudy(_ session: Session) throws {
        let wanted = try study.applied(to: session.store.settings().study)
        try session.update(Change(.setStudy)) { $0.settings.study = wanted }
        session.tell(.studySaved(wanted))
        if wanted.saysWords, !session.world.voice.isThere { session.remark(SpeechPhrase.problem(.noProgram)) }
    }

    /// One of the cases by its number or its name, or nil for 0: then the game chooses. Enter keeps what there was.
    private func asked<Choice: RawRepresentable & CaseIterable & Equatable>(
        _ choices: SetupPhrase.Choices, _ standard: Choice?, _ session: Session
    ) throws -> Choice? where Choice.RawValue == String, Choice.AllCases == [Choice] {
        let all = Choice.allCases
        let number = standard.flatMap { all.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        while true {
            let answer = Text.key(try session.ask(SetupPhrase.choose(choices, standard: number)))
            if answer.isEmpty { return standard }
            if answer == "0" || answer == "auto" { return nil }
            if let choice = Choice(rawValue: answer) ?? all.numbered(answer) { return choice }
            session.remark(SetupPhrase.noSuchChoice(most: all.count))
        }
    }

    private func askedCount(_ session: Session, standard: Int) throws -> Int {
        while true {
            let answer = Text.cleanedLine(try session.ask(BookPhrase.chooseCount(standard: standard)))
            if answer.isEmpty { return standard }
            if let count = questionCount(answer) { return count }
            session.remark(BookPhrase.noSuchCount)
        }
    }
}
