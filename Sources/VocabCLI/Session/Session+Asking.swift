import VocabCore

extension Session {
    /// Whether somebody sits there to be asked.
    var canAsk: Bool { world.console.isInteractive }

    /// Asks for a line.
    ///
    /// - Throws: `Notice.inputEnded` or `interrupted` when there is none: silence is no answer.
    func ask(_ prompt: some Phrase, prefill: String = "", completer: Completer? = nil) throws -> String {
        let request = LineRequest(
            SafeText.line(prompt.text(in: language)), prefill: prefill, stream: screen.stream, completer: completer)
        switch world.console.readLine(request) {
        case .value(let line): return line
        case .endOfInput:
            screen.showInline("\n")
            throw Notice.inputEnded
        case .interrupt:
            throw Notice.interrupted
        }
    }

    /// Asks yes or no; only a yes is one.
    ///
    /// - Throws: `Notice.inputEnded` or `interrupted`.
    func confirm(_ prompt: some Phrase) throws -> Bool {
        Self.isYes(try ask(prompt))
    }

    /// Asks yes or no for one key, without Enter; only a yes is one, and no answer is a no.
    func confirmWithKey(_ prompt: some Phrase) -> Bool {
        screen.showInline(SafeText.line(prompt.text(in: language)))
        guard case .value(let key) = world.console.readKey() else {
            screen.showInline("\n")
            return false
        }
        screen.showInline(SafeText.line(key) + "\n")
        return Self.isYes(key)
    }

    /// Whether an answer is a yes; ㅛ is the key of y on a keyboard in Hangul.
    private static func isYes(_ answer: String) -> Bool {
        ["y", "yes", "예", "네", "응", "ㅇ", "ㅛ"].contains(Text.key(answer))
    }
}
