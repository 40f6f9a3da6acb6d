import VocabCore

/// How a round of questions is shown and played with keys.
struct QuizScene: GameScene {
    typealias Played = Round

    private let screen: Screen
    private let clock: () -> ClockReading
    private let canAsk: Bool
    private let closing: (RoundResults) -> [String]
    /// The question that stands.
    private var asking: Round.Asking?
    /// The choices of it that hints removed.
    private var removed: Set<Int> = []
    /// How long the question stands without its choices, while it does.
    private var recall: RecallTime?
    /// When the choices came after they were held back.
    private var choicesSince: ClockReading?
    /// Whether the learner may still be pressing the Enter that other programs want after the key before.
    private var mayPressEnter: Bool

    /// A scene in `session`. `closing` tells what the results say at their end.
    init(in session: Session, mayPressEnter: Bool = false, closing: @escaping (RoundResults) -> [String]) {
        screen = session.screen
        clock = session.world.now
        canAsk = session.canAsk
        self.closing = closing
        self.mayPressEnter = mayPressEnter
    }

    var start: Round.Event { .start }
    var quit: Round.Event { .quit }

    func awaited() -> Awaited<Round.Event> {
        guard let question = asking?.question else { return .key(prompt: look.prompt()) }
        if question.isTyped { return .line(prompt: look.typingPrompt(question.direction)) }
        guard let recall else { return .key(prompt: look.prompt()) }
        return .keyOr(.reveal, afterMilliseconds: recall.left(at: clock()), prompt: look.recallPrompt(question.direction))
    }

    mutating func lines(for effect: Round.Effect) -> [String] {
        switch effect {
        case .record: return []
        case .takeBack: return look.remark(.takenBack)
        case .nothingToTakeBack: return look.remark(.nothingToTakeBack)
        case .verdict(let verdict):
            mayPressEnter = canAsk && verdict.typed == nil
            return look.verdict(verdict)
        case .ask(let asking):
            pose(asking)
            return look.question(asking)
        case .recall(let asking):
            pose(asking)
            recall = RecallTime(limit: RecallTime.standardLimit, since: clock())
            return look.heading(asking)
        case .choices(let asking):
            recall = nil
            choicesSince = clock()
            return look.choices(asking.question)
        case .removed(let place):
            recall = nil
            removed.insert(place)
            let rest = asking.map { look.choices($0.question, without: removed) } ?? []
            return look.remark(.removed(place: place + 1)) + rest
        case .nothingToRemove: return look.remark(.nothingToRemove)
        case .firstLetter(let letter): return look.remark(.firstLetter(letter))
        case .noMoreLetters: return look.remark(.noMoreLetters)
        case .nothingTyped: return look.remark(.nothingTyped)
        case .noSuchChoice(let place): return look.remark(.noSuchChoice(place: place + 1))
        case .finished(let results): return look.results(results, closing: closing(results))
        }
    }

    mutating func meaning(of input: String) -> InputMeaning<Round.Event> {
        defer { mayPressEnter = false }
        if let question = asking?.question, question.isTyped {
            if mayPressEnter, Text.isBlank(input) { return .nothing }
            return .event(Round.Event(line: input, to: question), echo: "")
        }
        if input.isEmpty, mayPressEnter, recall?.isTooSoon(at: clock()) ?? true { return .nothing }
        if input == ConsoleKey.redraw { return .remark(standing, echo: "") }
        let event = Round.Event(key: input)
        if let choicesSince, event?.isAnswer == true, RecallTime.isStray(since: choicesSince, at: clock()) { return .nothing }
        if recall != nil, event?.isAnswer ?? true { return .event(.reveal, echo: "") }
        let shown = screen.style.columns.truncated(SafeText.line(input), to: 20)
        return event.map { .event($0, echo: shown) } ?? .remark(look.remark(.unknownKey(shown)), echo: shown)
    }

    mutating func timeIsUp() { mayPressEnter = false }
}

extension QuizScene {
    private var look: RoundScreen { RoundScreen(style: screen.style, language: screen.language) }

    /// What the question that stands looks like now.
    private var standing: [String] {
        guard let asking else { return [] }
        return recall == nil ? look.question(asking, without: removed) : look.heading(asking)
    }

    /// Takes `asking` for the question that stands.
    private mutating func pose(_ asking: Round.Asking) {
        self.asking = asking
        removed = []
        recall = nil
        choicesSince = nil
    }
}
