import VocabCore

/// How a round for points is shown and played: a quiz with a clock or hearts, in which a verdict is one line and stops nothing.
struct ArcadeScene: GameScene {
    typealias Played = Round

    private let screen: Screen
    private let mode: ArcadeMode
    private let names: [String]
    private let outcome: (RoundResults) -> ArcadeOutcome
    private var quiz: QuizScene
    /// When the first question came.
    private var began: ClockReading?
    /// The question that stands, and what was left of the time in seconds when it came.
    private var asking: (asking: Round.Asking, secondsLeft: Int)?
    /// How the last answer went.
    private var last: Round.Verdict?

    /// A scene in `session` about the bookcases of these names. `outcome` says what the results come to.
    init(
        in session: Session, _ mode: ArcadeMode, _ names: [String], _ speaker: Speaker,
        outcome: @escaping (RoundResults) -> ArcadeOutcome
    ) {
        screen = session.screen
        self.mode = mode
        self.names = names
        self.outcome = outcome
        quiz = QuizScene(in: session, speaker, QuizScene.Manner())
    }

    var start: Round.Event { .start }
    var quit: Round.Event { .quit }

    func standing(at now: ClockReading) -> Standing<Round.Event> {
        var standing = quiz.standing(at: now)
        guard let (asking, secondsLeft) = asking else { return standing }
        let left = millisecondsLeft(at: now)
        let question = asking.question
        let clock: ArcadeScreen.Clock =
            left.map { .time(secondsLeft: screen.isDrawnInPlace ? Self.seconds($0) : secondsLeft, of: limit ?? 0) }
            ?? .lives(left: max(0, (lives ?? 0) - (asking.score?.misses ?? 0)), of: lives ?? 0)
        standing.parts[0] = look.heading(asking, clock, last: last)
        if question.isTyped {
            standing.parts[1] = look.typingKeys()
            standing.prompt = look.typingPrompt(
                question.direction, secondsLeft: screen.isDrawnInPlace ? left.map(Self.seconds) : nil)
            if screen.isDrawnInPlace, left != nil {
                standing.promptWithTimeLeft = { [look] in look.typingPrompt(question.direction, secondsLeft: Self.seconds($0)) }
            }
        } else {
            standing.prompt = look.prompt()
        }
        standing.timeUp = left.map { (.timeUp, $0) }
        standing.changesAfterMilliseconds = left.map { $0 % 1_000 == 0 ? 1_000 : $0 % 1_000 }
        return standing
    }

    mutating func note(_ effect: Round.Effect, at now: ClockReading) -> Shown {
        switch effect {
        case .ask(let next):
            began = began ?? now
            asking = (next, millisecondsLeft(at: now).map(Self.seconds) ?? 0)
            return quiz.note(effect, at: now)
        case .verdict(let verdict):
            last = verdict
            let reading = quiz.takeReading()
            return screen.isDrawnInPlace ? .stays(reading) : .stays(reading + look.verdict(verdict))
        case .notInArcade: return .remark(look.remark(ArcadePhrase.notInArcade))
        case .finished(let results): return .stays(look.results(outcome(results)))
        default: return quiz.note(effect, at: now)
        }
    }

    mutating func meaning(of input: String, at now: ClockReading) -> InputMeaning<Round.Event> {
        if asking?.asking.question.isTyped == false, Round.Event.isEdit(input) {
            return .remark(look.remark(ArcadePhrase.notInArcade), echo: "")
        }
        let meaning = quiz.meaning(of: input, at: now)
        if !quiz.isListening(input), case .remark(_, let echo) = meaning {
            return .remark(look.remark(GamePhrase.unknownKey(echo)), echo: echo)
        }
        return meaning
    }
}

extension ArcadeScene {
    /// The keys of the quiz that do something here.
    var keyMeanings: [KeyMeaning] {
        quiz.keyMeanings.filter { meaning in
            switch meaning.phrase {
            case .edit, .know, .takeBack: false
            default: true
            }
        }
    }

    private var look: ArcadeScreen {
        ArcadeScreen(style: screen.style, language: screen.language, names: names, hasVoice: quiz.canHear)
    }

    private var limit: Int? { if case .time(let seconds) = mode { seconds } else { nil } }
    private var lives: Int? { if case .lives(let lives) = mode { lives } else { nil } }

    /// How many milliseconds are left; nil where there is no clock.
    private func millisecondsLeft(at now: ClockReading) -> Int? {
        limit.map { max(0, $0 * 1_000 - (now.milliseconds - (began ?? now).milliseconds)) }
    }

    /// A second that has begun to run down is still there.
    private static func seconds(_ milliseconds: Int) -> Int { (milliseconds + 999) / 1_000 }
}
