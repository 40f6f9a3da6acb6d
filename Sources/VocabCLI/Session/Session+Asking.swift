import VocabCore
import VocabLanguage

extension Session {
    /// Whether somebody sits there to be asked.
    var canAsk: Bool { screen.hasReader }

    /// Asks for a line.
    ///
    /// - Throws: `Alert.inputEnded` or `interrupted` when there is none: silence is no answer.
    func ask(
        _ prompt: some Phrase, prefill: String = "", proposals: [String] = [], completer: Completer? = nil,
        takesBlock: ((String) -> Bool)? = nil, isHidden: Bool = false, isFollowed: Bool = false
    ) throws -> String {
        // Of a prompt that is too wide a line editor gets the last line alone.
        let lines = screen.style.broken(prompt: spoken(prompt))
        screen.show(lines.dropLast())
        let request = LineRequest(
            lines.last ?? "", prefill: prefill, proposals: proposals, stream: screen.stream, completer: completer,
            takesBlock: takesBlock, isHidden: isHidden, isFollowed: isFollowed)
        answeredAt = nil
        switch world.console.readLine(request) {
        case .value(let line): return line
        case .endOfInput:
            screen.showInline("\n")
            throw Alert.inputEnded
        case .interrupt:
            throw Alert.interrupted
        }
    }

    /// Asks yes or no for one key, without Enter; only a yes is one. Enter and Esc are a no, other keys no answer. Off a terminal the
    /// answer is a line, and whatever is no yes is a no.
    ///
    /// Right after another key the learner may still be pressing the Enter that other programs want behind it: it is passed over.
    /// - Throws: `Alert.inputEnded` or `interrupted`.
    func confirm(_ prompt: some Phrase) throws -> Bool {
        showPrompt(prompt)
        while true {
            switch world.console.readKey() {
            case .value("") where isEnterBehindKey(): continue
            case .value(ConsoleKey.resized): continue
            case .value(let key) where ConsoleKey.drawsAnew(key):
                showAnew(after: key, rows: rows(of: prompt)) { showPrompt(prompt) }
            case .value(let key):
                guard let answer = Self.yesOrNo(key) ?? (canAsk ? nil : false) else { continue }
                screen.showInline(SafeText.line(key == ConsoleKey.escape ? "" : key) + "\n")
                answeredAt = world.now()
                return answer
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
        try key(among: keys, rows: rows(of: prompt)) { showPrompt(prompt) }
    }

    /// The same behind what `showPrompt` shows in so many rows.
    func key(among keys: [String], rows: Int = 1, behind showPrompt: () -> Void) throws -> String {
        showPrompt()
        while true {
            switch world.console.readKey() {
            case .value(ConsoleKey.resized): continue
            case .value(let key) where ConsoleKey.drawsAnew(key):
                showAnew(after: key, rows: rows, showPrompt)
            case .value(let key):
                // A space is no Enter.
                let latin = key.isEmpty ? "" : KoreanKeyboard.latin(fromHangul: Text.key(key))
                guard let chosen = keys.first(where: { $0 == key || $0 == latin && !latin.isEmpty }) else { continue }
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

    /// What a key or a line says; nil where it is neither a yes nor a no.
    private static func yesOrNo(_ input: String) -> Bool? {
        if input.isEmpty || input == ConsoleKey.escape { return false }
        let said = Text.key(SafeText.line(input))
        if ["y", "yes", "예", "네", "응", "ㅇ", "ㅛ"].contains(said) { return true }
        return ["n", "no", "아니요", "아니오", "아니", "ㄴ", "ㅜ"].contains(said) ? false : nil
    }

    /// Shows a prompt again: on the rows where it stands, or below what another program wrote.
    private func showAnew(after key: String, rows: Int, _ showPrompt: () -> Void) {
        let erasure = "\r" + (rows > 1 ? "\u{1B}[\(rows - 1)A" : "") + "\u{1B}[J"
        screen.showInline(screen.isDrawnInPlace && key == ConsoleKey.redraw ? erasure : "\n")
        showPrompt()
    }

    private func rows(of prompt: some Phrase) -> Int { screen.style.broken(prompt: spoken(prompt, before: " ")).count }

    /// A prompt as it stands on this screen: the sign at its end is a colon where it may be read aloud.
    private func spoken(_ prompt: some Phrase, before space: String = "") -> String {
        let text = SafeText.line(prompt.text(in: language)) + space
        guard screen.style.isPlain, text.hasSuffix(" › ") else { return text }
        return text.dropLast(3) + ": "
    }

    private func showPrompt(_ prompt: some Phrase) {
        let lines = screen.style.broken(prompt: spoken(prompt, before: " "))
        screen.showInline(lines.joined(separator: "\n"))
    }
}
