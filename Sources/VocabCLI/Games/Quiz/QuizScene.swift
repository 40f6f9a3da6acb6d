import VocabCore

/// How a round of questions is shown and played with keys.
struct QuizScene: GameScene {
    typealias Played = Round

    private let screen: Screen
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
        canAsk = session.canAsk
        self.closing = closing
        self.mayPressEnter = mayPressEnter
    }

    var start: Round.Event { .start }
    var quit: Round.Event { .quit }

    func standing(at now: ClockReading) -> Standing<Round.Event> {
        guard let asking else { return Standing(parts: [], prompt: look.prompt()) }
        let heading = look.heading(asking)
        if let recall {
            let prompt = look.recallPrompt(asking.question.direction)
            return Standing(parts: [heading], prompt: prompt, timeUp: (.reveal, recall.left(at: now)))
        }
        let parts = [heading, look.choices(asking.question, without: removed)]
        if !asking.question.isTyped { return Standing(parts: parts, prompt: look.prompt()) }
        return Standing(parts: parts, prompt: look.typingPrompt(asking.question.direction), input: .line)
    }

    mutating func note(_ effect: Round.Effect, at now: ClockReading) -> Shown {
        switch effect {
        case .record: return .nothing
        case .takeBack: return .remark(look.remark(.takenBack))
        case .nothingToTakeBack: return .remark(look.remark(.nothingToTakeBack))
        case .verdict(let verdict):
            mayPressEnter = canAsk && verdict.typed == nil
            return .stays(look.verdict(verdict))
        case .ask(let asking):
            pose(asking)
            return .nothing
        case .recall(let asking):
            pose(asking)
            recall = RecallTime(limit: RecallTime.standardLimit, since: now)
            return .nothing
        case .choices:
            recall = nil
            choicesSince = now
            return .nothing
        case .removed(let place):
            recall = nil
            removed.insert(place)
            return .remark(look.remark(.removed(place: place + 1)))
        case .nothingToRemove: return .remark(look.remark(.nothingToRemove))
        case .firstLetter(let letter): return .remark(look.remark(.firstLetter(letter)))
        case .noMoreLetters: return .remark(look.remark(.noMoreLetters))
        case .nothingTyped: return .remark(look.remark(.nothingTyped))
        case .noSuchChoice(let place): return .remark(look.remark(.noSuchChoice(place: place + 1)))
        case .finished(let results): return .stays(look.results(results, closing: closing(results)))
        }
    }

    mutating func meaning(of input: String, at now: ClockReading) -> InputMeaning<Round.Event> {
        defer { mayPressEnter = false }
        if let question = asking?.question, question.isTyped {
            if mayPressEnter, Text.isBlank(input) { return .nothing }
            return .event(Round.Event(line: input, to: question), echo: "")
        }
        if input.isEmpty, mayPressEnter, recall?.isTooSoon(at: now) ?? true { return .nothing }
        let event = Round.Event(key: input)
        if let choicesSince, event?.isAnswer == true, RecallTime.isStray(since: choicesSince, at: now) { return .nothing }
        if recall != nil, event?.isAnswer ?? true { return .event(.reveal, echo: "") }
        let shown = screen.style.columns.truncated(SafeText.line(input), to: 20)
        return event.map { .event($0, echo: shown) } ?? .remark(look.remark(.unknownKey(shown)), echo: shown)
    }

    mutating func timeIsUp() { mayPressEnter = false }
}

extension QuizScene {
    private var look: RoundScreen { RoundScreen(style: screen.style, language: screen.language) }

    /// Takes `asking` for the question that stands.
    private mutating func pose(_ asking: Round.Asking) {
        self.asking = asking
        removed = []
        recall = nil
        choicesSince = nil
    }
}
