import VocabCore
import VocabLanguage

/// One run of one command: the store it works on, and the person it speaks with.
final class Session {
    /// Everything outside.
    let world: World
    /// The learner's folder.
    let store: Store
    /// Whether anything says where the folder is; without that no command runs.
    let hasStore: Bool
    /// What the learner reads.
    let screen: Screen
    /// The language that was chosen for good.
    let chosenLanguage: Language?
    private let options: GlobalOptions
    private let outcome: Outcome
    /// What the commands before left, and this one leaves.
    let leftBehind: LeftBehind

    private final class Outcome {
        var status = ExitStatus.done
        var hasChanged = false
        /// How many alerts were told that end the program with another status than done.
        var troubles = 0
        /// What was told of the store.
        var problems: [Alert] = []
        var answeredAt: ClockReading?
    }

    /// A session of one command.
    convenience init(_ world: World, options: GlobalOptions, command: TypedCommand, leftBehind: LeftBehind = LeftBehind()) {
        let folder = options.storeFolder(in: world.environment)
        let store = Store(root: folder ?? Path(""), files: world.files)
        self.init(world, options, command, .results, Outcome(), store, hasStore: folder != nil, leftBehind)
    }

    private init(
        _ world: World, _ options: GlobalOptions, _ command: TypedCommand, _ stream: OutputStream, _ outcome: Outcome,
        _ store: Store, hasStore: Bool, _ leftBehind: LeftBehind
    ) {
        self.world = world
        self.options = options
        self.outcome = outcome
        self.leftBehind = leftBehind
        self.store = store
        self.hasStore = hasStore
        // Settings that cannot be read are told of where they matter.
        chosenLanguage = hasStore ? store.language() : nil
        screen = Screen(
            console: world.console, language: options.language(in: world.environment, chosen: chosenLanguage),
            isPlain: options.wantsPlain(in: world.environment),
            hasColors: GlobalOptions.wantsColors(in: world.environment), command: command, stream: stream)
    }

    /// The same session with everything for people on standard error, because standard output is for a program.
    func forMachines(_ wanted: Bool) -> Session {
        wanted ? Session(world, options, screen.command, .alerts, outcome, store, hasStore: hasStore, leftBehind) : self
    }

    /// How many alerts were told that end the program with another status than done.
    var troubles: Int { outcome.troubles }

    /// What the program will tell the shell, unless the command fails.
    var status: ExitStatus { outcome.status }

    /// When a key that needs no Enter was pressed last; nil where a line was typed since.
    var answeredAt: ClockReading? {
        get { outcome.answeredAt }
        set { outcome.answeredAt = newValue }
    }

    /// Whether an Enter that comes now must be ignored: within a second after a key that needs none, it was pressed out of habit.
    func isEnterBehindKey() -> Bool {
        guard canAsk, let answeredAt else { return false }
        return world.now().milliseconds - answeredAt.milliseconds < 1_000
    }

    /// The language that the learner reads.
    var language: Language { screen.language }

    /// Says in one line how to choose a language, where nothing says which one the learner reads and nothing was kept yet.
    func offerLanguage() {
        guard options.lacksLanguage(in: world.environment, chosen: chosenLanguage), store.isUntouched,
            let command = screen.command.typed(Invocation(.lang, Language.korean.rawValue))
        else { return }
        remark(HelpPhrase.switchLanguage(command: command))
    }

    /// Tells the learner something, and the shell if it is bad news. What is wrong with the store is shown once, however often it
    /// was met.
    func tell(_ alert: Alert) {
        let isKnown = alert.isAboutStore && outcome.problems.contains(alert)
        if alert.isAboutStore, !isKnown { outcome.problems.append(alert) }
        if !isKnown { screen.show(alert) }
        if alert.status != .done {
            outcome.status = alert.status
            outcome.troubles += 1
        }
    }

    /// Tells the shell how it ended, when the learner knows.
    func end(with status: ExitStatus) {
        outcome.status = status
    }

    /// Says what the store put in order before a change.
    func tellRepairs() {
        for repair in store.repairs.take() { remark(repair) }
    }

    /// Says one sentence beside the results.
    func remark(_ phrase: some Phrase) {
        screen.remark(SafeText.block(phrase.text(in: language)))
    }

    /// Shows what to type next beside the results, on one line; nothing where it cannot be typed.
    func showStep(_ command: Invocation) {
        guard let line = screen.command.typed(command) else { return }
        screen.showUnbroken([
            screen.style.isPlain ? "\(Label.next.text(in: language)): \(line)" : screen.style.paint("→ " + line, .accent)
        ])
    }

    /// Prints one JSON value for a program.
    func printJSON(_ writer: JSONWriter) {
        world.console.write(SafeText.json(writer.bytes) + [0x0A], to: .results)
    }

    /// Saves what `body` changes; see `Store.update`.
    ///
    /// What was told before of files that the change had nothing to do with is no reason to call it a failure.
    func update<Result>(_ change: Change, _ body: (inout Library) throws -> Result) throws -> Result {
        let result = try store.update(change, at: now, body)
        // A starter comes on the way to what was asked for.
        if change.kind == .addStarter { outcome.status = .done } else { noteChange() }
        return result
    }

    /// The same for a change that brings answers which were given elsewhere; says also how many of them were missing.
    func updateBringingAnswers<Result>(
        _ change: Change, _ body: (inout Library) throws -> (Result, [HistoryAnswer])
    ) throws -> (Result, answers: Int) {
        var generator = generator
        let (result, answers) = try store.update(change, at: now, using: &generator, bringing: body)
        noteChange()
        return (result, answers)
    }

    /// Remembers that what was asked for is on disk: neither what was told before nor results that are lost make it a failure.
    func noteChange() {
        outcome.status = .done
        outcome.hasChanged = true
    }

    /// Tells what became of results that could not be written out: a change that they told of stands all the same.
    func tellLostResults() {
        guard let failure = world.console.flush() else { return }
        tell(outcome.hasChanged ? .resultsLost(failure) : .disk(failure))
    }

    /// The current moment.
    var now: Timestamp { world.now().timestamp }

    /// Which days the learner's moments belong to.
    func calendar(_ study: StudySettings) -> LearnerCalendar {
        LearnerCalendar(offsets: world.clockOffsets(), dayStartsAt: study.dayStartsAt)
    }

    /// The system's random numbers, for new identifiers.
    var generator: SystemGenerator { SystemGenerator(source: world.generator) }

    /// An identifier that no other thing has.
    func newIdentifier<Subject>() -> Identifier<Subject> {
        var generator = generator
        return Identifier(using: &generator)
    }

    /// A seed that is short enough to be typed again.
    func freshSeed() -> UInt64 { world.generator() % 1_000_000 }
}

/// What a command leaves to those that are typed after it.
final class LeftBehind {
    /// Whether the prompt was opened, to which every command comes back.
    var hasPrompt = false
    /// What Enter does at the prompt; nil where nothing was promised, or something else was shown since.
    var promise: EnterPromise?
    /// Whether it was told that the parameters in the settings cannot be used.
    var hasToldModelProblem = false
    /// Whether it was told how a proposal is taken or replaced.
    var hasToldProposal = false
    /// The scenes of the games whose keys were explained.
    var gamesExplained: Set<ObjectIdentifier> = []
}

/// The system's random numbers as a generator.
struct SystemGenerator: RandomNumberGenerator {
    let source: () -> UInt64

    mutating func next() -> UInt64 { source() }
}
