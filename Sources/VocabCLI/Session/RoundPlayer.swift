import VocabCore

/// Plays a round with the person at the console: keys become events, effects become lines.
struct RoundPlayer {
    private let session: Session
    private let replay: String?
    private var round: Round
    private var recorder: AnswerRecorder
    private var asking: Round.Asking?
    private var removed: Set<Int> = []
    /// Whether the learner may still be pressing the Enter that other programs want after the key before.
    private var mayPressEnter: Bool

    /// A player for `questions`. With `replay`, the command that asks the same questions again is shown at the end.
    init(_ questions: QuestionSequence, in session: Session, replay: String? = nil, mayPressEnter: Bool = false) {
        self.session = session
        self.replay = replay
        self.mayPressEnter = mayPressEnter
        round = Round(questions)
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

    private var look: RoundScreen { RoundScreen(style: session.screen.style, language: session.language) }

    /// Carries out one effect; the results when it was the last.
    private mutating func carryOut(_ effect: Round.Effect) -> RoundResults? {
        switch effect {
        case .record(let review): recorder.keep(review)
        case .takeBack:
            recorder.takeBack(at: session.now)
            session.screen.show(look.remark(.takenBack))
        case .nothingToTakeBack: session.screen.show(look.remark(.nothingToTakeBack))
        case .verdict(let verdict):
            mayPressEnter = session.canAsk
            session.screen.show(look.verdict(verdict))
        case .ask(let asking):
            self.asking = asking
            removed = []
            session.screen.show(look.question(asking))
        case .removed(let place):
            removed.insert(place)
            session.screen.show(look.remark(.removed(place: place + 1)))
            if let asking { session.screen.show(look.choices(asking.question, without: removed)) }
        case .nothingToRemove: session.screen.show(look.remark(.nothingToRemove))
        case .noSuchChoice(let place): session.screen.show(look.remark(.noSuchChoice(place: place + 1)))
        case .finished(let results):
            session.screen.show(look.results(results, replay: replay))
            return results
        }
        return nil
    }

    /// Waits for a key that means something; says what the others do not mean.
    private mutating func nextEvent() -> Round.Event {
        session.screen.showInline(look.prompt())
        while true {
            switch session.world.console.readKey() {
            case .endOfInput:
                session.screen.showInline("\n")
                if !session.canAsk { session.tell(.inputEnded) }
                return .quit
            case .interrupt:
                session.screen.showInline("\n")
                session.end(with: .interrupted)
                return .quit
            case .value(let key):
                defer { mayPressEnter = false }
                if key.isEmpty, mayPressEnter { continue }
                if let event = event(for: key) { return event }
                session.screen.showInline(look.prompt())
            }
        }
    }

    /// The event that a key stands for, once the key is shown; nil when it stands for none, and that has been said.
    private func event(for key: String) -> Round.Event? {
        if key == ConsoleKey.redraw {
            session.screen.showInline("\n")
            if let asking { session.screen.show(look.question(asking, without: removed)) }
            return nil
        }
        let shown = SafeText.line(key)
        session.screen.showInline(session.screen.style.columns.truncated(shown, to: 20) + "\n")
        if let event = Round.Event(key: key) { return event }
        session.screen.show(look.remark(.unknownKey(session.screen.style.columns.truncated(shown, to: 20))))
        return nil
    }
}

extension Round.Event {
    /// What a key means; a learner whose keyboard is in Hangul presses the same keys (ㄴ for s, ㅕ for u, ㅂ for q).
    init?(key: String) {
        switch Text.key(key) {
        case "1": self = .choose(0)
        case "2": self = .choose(1)
        case "3": self = .choose(2)
        case "4": self = .choose(3)
        case "?", "/": self = .hint
        case "s", "ㄴ": self = .skip
        case "u", "ㅕ": self = .takeBack
        case "q", "ㅂ", "quit": self = .quit
        default: return nil
        }
    }
}
