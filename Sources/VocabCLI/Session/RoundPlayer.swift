import VocabCore

/// Plays a round with the person at the console: keys become events, effects become lines.
struct RoundPlayer {
    let session: Session
    private let closing: (RoundResults) -> [String]
    private var round: Round
    private var recorder: AnswerRecorder
    /// The question that stands.
    var asking: Round.Asking?
    /// The choices of it that hints removed.
    var removed: Set<Int> = []
    /// How long the question stands without its choices, while it does.
    var recall: RecallTime?
    private let recallLimit: Int?
    /// When the choices came after they were held back.
    var choicesSince: ClockReading?
    /// Whether the learner may still be pressing the Enter that other programs want after the key before.
    var mayPressEnter: Bool

    /// A player for `questions`.
    ///
    /// With `recallLimit`, the choices come after a key or that many milliseconds; where nobody can be waited for they come at once.
    /// `closing` tells what the results say at their end.
    init(
        _ questions: QuestionSequence, in session: Session, recallLimit: Int? = nil, mayPressEnter: Bool = false,
        closing: @escaping (RoundResults) -> [String]
    ) {
        self.session = session
        self.closing = closing
        self.mayPressEnter = mayPressEnter
        self.recallLimit = recallLimit
        round = Round(questions, recallsFirst: recallLimit != nil && session.canAsk)
        recorder = AnswerRecorder(session)
    }

    /// Plays until the last question or until the learner ends it. Every answer is on disk before the next question is shown.
    mutating func play() -> RoundResults {
        var event = Round.Event.start
        while true {
            for effect in round.handle(event, at: session.world.now()) {
                if let results = carryOut(effect) { return results }
            }
            event = nextEvent()
        }
    }

    var look: RoundScreen { RoundScreen(style: session.screen.style, language: session.language) }

    /// Carries out one effect; the results when it was the last.
    private mutating func carryOut(_ effect: Round.Effect) -> RoundResults? {
        switch effect {
        case .record(let review): recorder.keep(review)
        case .takeBack:
            recorder.takeBack(at: session.now)
            session.screen.show(look.remark(.takenBack))
        case .nothingToTakeBack: session.screen.show(look.remark(.nothingToTakeBack))
        case .verdict(let verdict):
            mayPressEnter = session.canAsk && verdict.typed == nil
            session.screen.show(look.verdict(verdict))
        case .ask(let asking):
            pose(asking)
            session.screen.show(look.question(asking))
        case .recall(let asking):
            pose(asking)
            recall = recallLimit.map { RecallTime(limit: $0, since: session.world.now()) }
            session.screen.show(look.heading(asking))
        case .choices(let asking):
            recall = nil
            choicesSince = session.world.now()
            session.screen.show(look.choices(asking.question))
        case .removed(let place):
            recall = nil
            removed.insert(place)
            session.screen.show(look.remark(.removed(place: place + 1)))
            if let asking { session.screen.show(look.choices(asking.question, without: removed)) }
        case .nothingToRemove: session.screen.show(look.remark(.nothingToRemove))
        case .firstLetter(let letter): session.screen.show(look.remark(.firstLetter(letter)))
        case .noMoreLetters: session.screen.show(look.remark(.noMoreLetters))
        case .nothingTyped: session.screen.show(look.remark(.nothingTyped))
        case .noSuchChoice(let place): session.screen.show(look.remark(.noSuchChoice(place: place + 1)))
        case .finished(let results):
            session.screen.show(look.results(results, closing: closing(results)))
            return results
        }
        return nil
    }

    /// Takes `asking` for the question that stands.
    private mutating func pose(_ asking: Round.Asking) {
        self.asking = asking
        removed = []
        recall = nil
        choicesSince = nil
    }
}
