import VocabCore

extension RoundPlayer {
    /// Waits for what the learner does next.
    mutating func nextEvent() -> Round.Event {
        if let question = asking?.question, question.isTyped { typedEvent(question) } else { keyEvent() }
    }

    /// Waits for a key that means something; says what the others do not mean.
    private mutating func keyEvent() -> Round.Event {
        showPrompt()
        while true {
            guard let input = nextKey() else {
                session.screen.showInline("\n")
                mayPressEnter = false
                return .reveal
            }
            switch input {
            case .endOfInput: return inputEnded()
            case .interrupt:
                session.screen.showInline("\n")
                session.end(with: .interrupted)
                return .quit
            case .value(let key):
                defer { mayPressEnter = false }
                if key.isEmpty, mayPressEnter, recall?.isTooSoon(at: session.world.now()) ?? true { continue }
                if isStray(key) { continue }
                if let event = event(for: key) { return event }
                showPrompt()
            }
        }
    }

    /// Ends a line that nothing more is typed on, and with it the round.
    func inputEnded() -> Round.Event {
        session.screen.showInline("\n")
        if !session.canAsk { session.tell(.inputEnded) }
        return .quit
    }

    private func showPrompt() {
        session.screen.showInline(recall == nil ? look.prompt() : look.recallPrompt(asking?.question.direction ?? .forward))
    }

    /// Whether an answer was pressed right after the choices came: before anybody could have read them.
    private func isStray(_ key: String) -> Bool {
        guard let choicesSince, Round.Event(key: key)?.isAnswer == true else { return false }
        return session.world.now().milliseconds - choicesSince.milliseconds < RecallTime.shortestLook
    }

    /// The next key; nil when none came while the question stood without its choices.
    private func nextKey() -> Input<String>? {
        guard let recall else { return session.world.console.readKey() }
        return session.world.console.readKey(within: recall.left(at: session.world.now()))
    }

    /// The event that a key stands for, once the key is shown; nil when it stands for none, and that has been said.
    private func event(for key: String) -> Round.Event? {
        if key == ConsoleKey.redraw {
            session.screen.showInline("\n")
            if let asking { session.screen.show(recall == nil ? look.question(asking, without: removed) : look.heading(asking)) }
            return nil
        }
        let event = Round.Event(key: key)
        if recall != nil, event?.isAnswer ?? true {
            session.screen.showInline("\n")
            return .reveal
        }
        let shown = SafeText.line(key)
        session.screen.showInline(session.screen.style.columns.truncated(shown, to: 20) + "\n")
        if let event { return event }
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

    /// Whether it takes a choice.
    var isAnswer: Bool { if case .choose = self { true } else { false } }
}
