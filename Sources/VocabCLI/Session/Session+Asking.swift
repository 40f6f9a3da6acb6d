import VocabCore

extension Session {
    /// Whether somebody sits there to be asked.
    var canAsk: Bool { screen.hasReader }

    /// Asks for a line.
    ///
    /// - Throws: `Alert.inputEnded` or `interrupted` when there is none: silence is no answer.
    func ask(_ prompt: some Phrase, prefill: String = "", completer: Completer? = nil) throws -> String {
        let request = LineRequest(prompt.text(in: language), prefill: prefill, stream: screen.stream, completer: completer)
        switch world.console.readLine(request) {
        case .value(let line): return line
        case .endOfInput:
            screen.showInline("\n")
            throw Alert.inputEnded
        case .interrupt:
            throw Alert.interrupted
        }
    }

    /// Asks yes or no for one key, without Enter; only a yes is one.
    ///
    /// After a round the learner may still be pressing the Enter that belongs to the last answer: it is skipped once.
    /// - Throws: `Alert.inputEnded` or `interrupted`.
    func confirm(_ prompt: some Phrase, afterRound: Bool = false) throws -> Bool {
        var mayPressEnter = afterRound && canAsk
        showPrompt(prompt)
        while true {
            switch world.console.readKey() {
            case .value("") where mayPressEnter:
                mayPressEnter = false
            case .value(ConsoleKey.resized): continue
            case .value(ConsoleKey.redraw), .value(ConsoleKey.resumed), .value(ConsoleKey.other):
                screen.showInline("\n")
                showPrompt(prompt)
            case .value(let key):
                let shown = SafeText.line(key)
                screen.showInline(shown + "\n")
                return ["y", "yes", "예", "네", "응", "ㅇ", "ㅛ"].contains(Text.key(shown))
            case .endOfInput:
                screen.showInline("\n")
                throw Alert.inputEnded
            case .interrupt:
                screen.showInline("\n")
                throw Alert.interrupted
            }
        }
    }

    /// Asks for one of `keys`, without Enter, on whichever keyboard; others are passed over.
    ///
    /// - Throws: `Alert.inputEnded` or `interrupted`.
    func key(among keys: [String], _ prompt: some Phrase) throws -> String {
        showPrompt(prompt)
        while true {
            switch world.console.readKey() {
            case .value(ConsoleKey.redraw):
                screen.showInline("\n")
                showPrompt(prompt)
            case .value(let key):
                let latin = KoreanKeyboard.latin(fromHangul: Text.key(key))
                guard let chosen = keys.first(where: { $0 == latin || $0 == key }) else { continue }
                screen.showInline(SafeText.line(chosen) + "\n")
                return chosen
            case .endOfInput:
                screen.showInline("\n")
                throw Alert.inputEnded
            case .interrupt:
                screen.showInline("\n")
                throw Alert.interrupted
            }
        }
    }

    private func showPrompt(_ prompt: some Phrase) {
        let lines = screen.style.paragraph(SafeText.line(prompt.text(in: language)))
        screen.showInline(lines.joined(separator: "\n") + " ")
    }
}
