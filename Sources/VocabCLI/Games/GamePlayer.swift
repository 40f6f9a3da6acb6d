import VocabCore

/// Plays any game with the person at the console: keys become events, effects become lines, and answers go to the history.
struct GamePlayer<Scene: GameScene> {
    private let session: Session
    private var game: Scene.Played
    private var scene: Scene
    private var recorder: AnswerRecorder
    private var stage: Stage
    private var watch: BookcaseWatch
    private var checks: CheckedWords
    /// What was changed outside the game, told beside what follows in it.
    private var news: [String] = []
    /// Whether the learner broke off with ^C, or the input ended.
    private(set) var isBrokenOff = false

    /// A player of `game`, shown as `scene` shows it.
    init(_ game: Scene.Played, _ scene: Scene, in session: Session) {
        self.session = session
        self.game = game
        self.scene = scene
        recorder = AnswerRecorder(session)
        stage = Stage(session.screen)
        watch = BookcaseWatch(session)
        checks = CheckedWords(session)
    }

    /// Plays to the end and returns the game as it then is. Every answer is on disk before anything that follows from it is shown.
    mutating func play() -> Scene.Played {
        var event = scene.start
        var now = session.world.now()
        while true {
            stage.clear()
            stage.remark = news
            news = []
            learnOfDeletions()
            for effect in game.handle(event, at: now) {
                guard keep(effect.historyChange) else { continue }
                let shown = scene.note(effect, at: now)
                if shown.unsettles { stage.unsettle() }
                stage.append(shown.staying)
                stage.settle((shown.settlesRemark ? stage.takeRemark() : []) + shown.settled)
                stage.remark += shown.remark
                if effect.isEnd {
                    stage.leave()
                    recorder.finish()
                    session.answeredAt = now
                    return game
                }
            }
            (event, now) = nextEvent(now)
        }
    }

    /// Sees to it that words which somebody deleted meanwhile are not asked any more.
    private mutating func learnOfDeletions() {
        guard let words = watch.wordsAfterChange() else { return }
        game.wordsThere = words
        scene.learn(wordsThere: words)
    }

    /// Saves the change of an effect. Returns false if marking a word failed, which has been told: then the effect is not shown.
    private mutating func keep(_ change: HistoryChange?) -> Bool {
        switch change {
        case .record(let review):
            recorder.keep(review)
            learn(from: review)
        case .takeBack:
            recorder.takeBack(at: session.now)
            checks.takeBack()
        case .replace(let review):
            recorder.takeBack(at: review.at)
            checks.takeBack()
            recorder.keep(review)
            learn(from: review)
        case .mark(let word, let bookcase, let isMemorized):
            do {
                try session.mark(word, in: bookcase, memorized: isMemorized)
            } catch {
                tell(error, about: word)
                return false
            }
        case nil: break
        }
        return true
    }

    /// A word that an estimate called known is learnt like any other once it was missed, which is told.
    private mutating func learn(from review: Review) {
        guard let word = checks.note(review) else { return }
        stage.remark += look.remark(GamePhrase.learntAgain(term: word.term))
    }

    /// Says why a word could not be changed, with its own name where it is there no more.
    private mutating func tell(_ error: any Error, about word: Word) {
        switch error {
        case BookcaseError.noSuchWord, LibraryError.noSuchBookcase:
            stage.append(look.remark(GamePhrase.deleted(term: word.term)))
        default: session.tell(Alert(error))
        }
    }

    private var look: GameLook { GameLook(style: session.screen.style, language: session.language) }

    /// Waits for something that means an event, and says when it came.
    private mutating func nextEvent(_ shownAt: ClockReading) -> (Scene.Played.Event, ClockReading) {
        var now = shownAt
        while true {
            let standing = scene.standing(at: now)
            stage.show(standing)
            let input = input(for: standing)
            now = session.world.now()
            switch input {
            case .event(let event):
                if standing.input == .line { stage.typed("", behind: standing.prompt) } else { stage.pressed(echo: "") }
                return (event, now)
            case .clock: continue
            case .came(.endOfInput):
                isBrokenOff = true
                if standing.input == .line, session.screen.isDrawnInPlace {
                    stage.brokenOff(behind: standing.prompt)
                } else {
                    stage.pressed(echo: "")
                }
                if !session.canAsk { session.tell(scene.keepsAnswers ? .inputEnded : .nothingDone) }
                return (scene.quit, now)
            case .came(.interrupt):
                isBrokenOff = true
                if standing.input == .key { stage.pressed(echo: "") } else { stage.brokenOff(behind: standing.prompt) }
                stage.leave()
                session.tell(.interrupted)
                return (scene.quit, now)
            case .came(.value("")) where standing.input == .key && session.isEnterBehindKey(): continue
            case .came(.value(let key)) where standing.input == .key && ConsoleKey.drawsAnew(key):
                stage.startOver(after: key)
            case .came(.value(let text)):
                if standing.input == .line { stage.typed(text, behind: standing.prompt) }
                let meaning = scene.meaning(of: text, at: now)
                stage.above = asksForKeys(text, meaning) ? look.lines(of: scene.keyMeanings) : []
                if let event = event(of: meaning, isKey: standing.input == .key) { return (event, now) }
            }
        }
    }

    /// Whether `input` asks what the keys do: the key for it does so the first time in each game where it also gives a hint.
    private func asksForKeys(_ input: String, _ meaning: InputMeaning<Scene.Played.Event>) -> Bool {
        switch meaning {
        case .keys: true
        case .event where KeyMeaning.isAsked(by: input):
            !scene.keyMeanings.isEmpty && session.leftBehind.gamesExplained.insert(ObjectIdentifier(Scene.self)).inserted
        default: false
        }
    }

    /// The event that an input means; nil where it is none for the game.
    private mutating func event(of meaning: InputMeaning<Scene.Played.Event>, isKey: Bool) -> Scene.Played.Event? {
        switch meaning {
        case .event(let event, let echo):
            if isKey { stage.pressed(echo: echo) }
            return event
        case .remark(let lines, let echo):
            if isKey { stage.pressed(echo: echo) }
            stage.remark = lines
        case .keys(let echo):
            if isKey { stage.pressed(echo: echo) }
            stage.remark = []
        case .edit(let word, let bookcase):
            if isKey { stage.pressed(echo: "") }
            stage.leave()
            learnOfDeletions()
            if game.wordsThere?.contains(word.id) == false {
                tell(BookcaseError.noSuchWord(word.id), about: word)
                return nil
            }
            if let event = scene.beforeEditing { _ = game.handle(event, at: session.world.now()) }
            do {
                let revision = try session.edit(word, in: bookcase)
                let said = look.remark(
                    GamePhrase.edited(FieldChangePhrase.all(from: revision.before.content, to: revision.after.content)))
                let event = scene.event(afterEditing: revision.after)
                // What follows from the event is shown beside it.
                if event == nil { stage.remark = said } else { news = said }
                return event
            } catch {
                let status = session.status
                tell(error, about: word)
                session.end(with: status)
            }
        case .nothing: break
        }
        return nil
    }

    /// Asks for a line below what stands, which is shown again where the window changes or another program wrote on it.
    private mutating func line(for standing: Standing<Scene.Played.Event>) -> Wait {
        let shown = ShownStage(stage)
        defer { stage = shown.stage }
        let above = { [scene, session] in
            let lines = shown.stage.lines(of: scene.standing(at: session.world.now()))
            shown.stage.shownAnew(lines)
            return lines
        }
        let listen = { [scene, session] in
            var scene = scene
            guard case .remark(let lines, _) = scene.meaning(of: ConsoleKey.listen, at: session.world.now()) else { return }
            shown.stage.remark = lines
            shown.stage.brokenOff(behind: standing.prompt)
            if !session.screen.isDrawnInPlace { session.screen.showInline("\n") }
            shown.stage.show(scene.standing(at: session.world.now()))
            _ = session.world.console.flush()
        }
        let request = LineRequest(
            standing.prompt, stream: session.screen.stream, above: session.screen.isDrawnInPlace ? above : nil, listen: listen)
        let console = session.world.console
        guard let timeUp = standing.timeUp else { return .came(console.readLine(request)) }
        let limit = LineTimeLimit(milliseconds: timeUp.afterMilliseconds, prompt: standing.promptWithTimeLeft)
        return console.readLine(request, within: limit).map(Wait.came) ?? .event(timeUp.event)
    }

    /// What ended the wait for an input.
    private enum Wait {
        case came(Input<String>)
        /// The time for an input is up.
        case event(Scene.Played.Event)
        /// The display has changed with time, as a clock does, and must be drawn again.
        case clock
    }

    private mutating func input(for standing: Standing<Scene.Played.Event>) -> Wait {
        let console = session.world.console
        if standing.input == .line { return line(for: standing) }
        let change = session.screen.isDrawnInPlace ? standing.changesAfterMilliseconds : nil
        if let timeUp = standing.timeUp, timeUp.afterMilliseconds <= change ?? .max {
            return console.readKey(within: timeUp.afterMilliseconds).map(Wait.came) ?? .event(timeUp.event)
        }
        guard let change else { return .came(console.readKey()) }
        return console.readKey(within: change).map(Wait.came) ?? .clock
    }
}

/// What stands above a line while it is edited, and may have to be shown again.
private final class ShownStage {
    var stage: Stage

    init(_ stage: Stage) { self.stage = stage }
}
