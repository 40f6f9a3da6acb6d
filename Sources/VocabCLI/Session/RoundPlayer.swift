import VocabCore

/// Plays a round with the person at the console: keys become events, effects become lines.
struct RoundPlayer {
    let session: Session
    /// The names of the bookcases played, for the opening line.
    let bookcases: [String]

    /// How a round ended.
    struct Ending {
        /// What came of it.
        let results: RoundResults
        /// Whether the learner ended it before the last question.
        let isCut: Bool
        /// What to say about that: the learner broke off with ^C, or the input ended in the middle.
        let notice: Notice?
    }

    /// Plays until the last question or until the learner ends it. Every answer is on disk before the next question is shown.
    func play(_ questions: QuestionSequence) throws -> Ending {
        var player = Player(session: session, recorder: Recorder(session))
        session.screen.show(look.opening(bookcases: bookcases, count: questions.total))
        return player.play(Round(questions))
    }

    private var look: RoundScreen { RoundScreen(style: session.screen.style, language: session.language) }
}

/// Keeps the answers of a round; when the disk fails it says so once, and the round goes on.
private struct Recorder {
    private let session: Session
    private var device: Identifier<Device>?
    private var hasFailed = false

    init(_ session: Session) {
        self.session = session
    }

    mutating func keep(_ review: Review) {
        if hasFailed { return }
        do {
            try session.store.append(review, by: try thisDevice())
        } catch {
            hasFailed = true
            if case .disk(let failure) = Notice(error) {
                session.tell(.answersNotKept(reason: failure))
            } else {
                session.tell(Notice(error))
            }
        }
    }

    /// The identifier of this device; made with the first answer ever kept.
    private mutating func thisDevice() throws -> Identifier<Device> {
        if let device { return device }
        let known = try session.store.settings().device
        let device =
            try known
            ?? session.store.update { library in
                if let device = library.settings.device { return device }
                var chance = session.chance
                let device = Identifier<Device>(using: &chance)
                library.settings.device = device
                return device
            }
        self.device = device
        return device
    }
}

private struct Player {
    let session: Session
    var recorder: Recorder
    private var asking: Round.Asking?
    private var removed: Set<Int> = []
    private var streak = 0
    private var notice: Notice?
    private var isCut = false

    init(session: Session, recorder: Recorder) {
        self.session = session
        self.recorder = recorder
    }

    private var look: RoundScreen { RoundScreen(style: session.screen.style, language: session.language) }

    mutating func play(_ round: Round) -> RoundPlayer.Ending {
        var round = round
        var event = Round.Event.start
        while true {
            for effect in round.handle(event, at: session.world.now()) {
                if let results = carryOut(effect) { return RoundPlayer.Ending(results: results, isCut: isCut, notice: notice) }
            }
            event = nextEvent()
            isCut = event == .quit
        }
    }

    /// Carries out one effect; the results when it was the last.
    private mutating func carryOut(_ effect: Round.Effect) -> RoundResults? {
        switch effect {
        case .record(let review): recorder.keep(review)
        case .verdict(let verdict):
            streak = verdict.streak
            session.screen.show(look.verdict(verdict))
        case .ask(let asking):
            self.asking = asking
            removed = []
            session.screen.show(look.question(asking, streak: streak))
        case .removed(let place):
            removed.insert(place)
            session.screen.show(look.remark(.removed(place: place + 1)))
            if let asking { session.screen.show(look.choices(asking.question, without: removed)) }
        case .nothingToRemove: session.screen.show(look.remark(.nothingToRemove))
        case .noSuchChoice(let place): session.screen.show(look.remark(.noSuchChoice(place: place + 1)))
        case .finished(let results):
            session.screen.show(look.results(results))
            return results
        }
        return nil
    }

    /// Waits for a key that means something; says what the others do not mean.
    private mutating func nextEvent() -> Round.Event {
        while true {
            session.screen.showInline(look.prompt())
            switch session.world.console.readKey() {
            case .endOfInput:
                session.screen.showInline("\n")
                if !session.canAsk { notice = .inputEnded }
                return .quit
            case .interrupt:
                session.screen.showInline("\n")
                notice = .interrupted
                return .quit
            case .value(let key):
                let shown = SafeText.line(key)
                session.screen.showInline(shown + "\n")
                if let event = Round.Event(key: key) { return event }
                session.screen.show(look.remark(.unknownKey(shown)))
            }
        }
    }
}

extension Round.Event {
    /// What a key means; a learner whose keyboard is in Hangul presses the same keys (ㄴ for s, ㅂ for q).
    init?(key: String) {
        switch Text.key(key) {
        case "1": self = .choose(0)
        case "2": self = .choose(1)
        case "3": self = .choose(2)
        case "4": self = .choose(3)
        case "?", "/": self = .hint
        case "s", "ㄴ": self = .skip
        case "q", "ㅂ", "quit": self = .quit
        default: return nil
        }
    }
}
