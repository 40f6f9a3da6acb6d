import VocabCore

/// Plays any game with the person at the console: keys become events, effects become lines, and answers go to the history.
struct GamePlayer<Scene: GameScene> {
    private let session: Session
    private var game: Scene.Played
    private var scene: Scene
    private var recorder: AnswerRecorder

    /// A player of `game`, shown as `scene` shows it.
    init(_ game: Scene.Played, _ scene: Scene, in session: Session) {
        self.session = session
        self.game = game
        self.scene = scene
        recorder = AnswerRecorder(session)
    }

    /// Plays to the end and returns the game as it then is. Every answer is on disk before anything that follows from it is shown.
    mutating func play() -> Scene.Played {
        var event = scene.start
        while true {
            for effect in game.handle(event, at: session.world.now()) {
                keep(effect.historyChange)
                session.screen.show(scene.lines(for: effect))
                if effect.isEnd { return game }
            }
            event = nextEvent()
        }
    }

    private mutating func keep(_ change: HistoryChange?) {
        switch change {
        case .record(let review): recorder.keep(review)
        case .takeBack: recorder.takeBack(at: session.now)
        case nil: break
        }
    }

    /// Waits for something that means an event.
    private mutating func nextEvent() -> Scene.Played.Event {
        var showsPrompt = true
        while true {
            let isLine: Bool
            let input: Input<String>
            switch scene.awaited() {
            case .line(let prompt):
                isLine = true
                input = session.world.console.readLine(LineRequest(prompt, stream: session.screen.stream))
            case .key(let prompt):
                isLine = false
                if showsPrompt { session.screen.showInline(prompt) }
                input = session.world.console.readKey()
            case .keyOr(let event, let milliseconds, let prompt):
                isLine = false
                if showsPrompt { session.screen.showInline(prompt) }
                guard let key = session.world.console.readKey(within: milliseconds) else {
                    session.screen.showInline("\n")
                    scene.timeIsUp()
                    return event
                }
                input = key
            }
            switch input {
            case .endOfInput:
                session.screen.showInline("\n")
                if !session.canAsk { session.tell(.inputEnded) }
                return scene.quit
            case .interrupt:
                if !isLine { session.screen.showInline("\n") }
                session.end(with: .interrupted)
                return scene.quit
            case .value(let text):
                switch scene.meaning(of: text) {
                case .event(let event, let echo):
                    if !isLine { session.screen.showInline(echo + "\n") }
                    return event
                case .remark(let lines, let echo):
                    session.screen.showInline(echo + "\n")
                    session.screen.show(lines)
                    showsPrompt = true
                case .nothing: showsPrompt = false
                }
            }
        }
    }
}
