import CReadline
import Glibc
import VocabCLI
import VocabCore

/// The real keyboard and screen.
final class TerminalConsole: Console {
    let hasKeyboard = isatty(STDIN_FILENO) == 1
    private let editor = LineEditor()
    private let keys = KeyReader()
    private var echo = TerminalEcho()
    private var results = OutputBuffer(descriptor: STDOUT_FILENO)
    private var alerts = OutputBuffer(descriptor: STDERR_FILENO)

    private var isPlain = false

    /// Asks the terminal for nothing that only escape sequences can ask for.
    func becomePlain() {
        isPlain = true
        keys.marksPastes = false
    }

    func isTerminal(_ stream: OutputStream) -> Bool {
        isatty(stream == .results ? STDOUT_FILENO : STDERR_FILENO) == 1
    }

    var columns: Int { WindowSize.now.columns }

    var rows: Int { WindowSize.now.rows }

    func write(_ text: String, to stream: OutputStream) {
        write(Array(text.utf8), to: stream)
    }

    func write(_ bytes: [UInt8], to stream: OutputStream) {
        switch stream {
        case .results:
            alerts.flush()
            results.append(bytes)
        case .alerts:
            results.flush()
            alerts.append(bytes)
        }
    }

    func readLine(_ request: LineRequest) -> Input<String> { readLine(request, nil) ?? .endOfInput }

    func readLine(_ request: LineRequest, within limit: LineTimeLimit) -> Input<String>? { readLine(request, limit) }

    private func readLine(_ request: LineRequest, _ limit: LineTimeLimit?) -> Input<String>? {
        guard hasKeyboard, isTerminal(request.stream) else { return readPlainLine(request) }
        results.flush()
        alerts.flush()
        keys.restore()
        echo.show()
        defer { if request.isFollowed { echo.hide() } }
        if request.isHidden { return HiddenLine.read(behind: request.prompt, on: request.stream) }
        return editor.readLine(request, within: limit, keyBefore: keys.takeUnreadSince(), isPlain: isPlain)
    }

    func readKey() -> Input<String> {
        results.flush()
        alerts.flush()
        // A game cannot go on unseen.
        if results.hasFailed { return .endOfInput }
        echo.show()
        return hasKeyboard ? keys.readKey() : keys.readLine()
    }

    func readKey(within milliseconds: Int) -> Input<String>? {
        results.flush()
        alerts.flush()
        if results.hasFailed { return .endOfInput }
        echo.show()
        return hasKeyboard ? keys.readKey(within: milliseconds) : keys.readLine()
    }

    func remember(_ lines: [RecalledLine]) {
        for line in lines { add_history(line.text) }
    }

    func columns(of character: Unicode.Scalar) -> Int {
        Int(max(0, wcwidth(wchar_t(character.value))))
    }

    @discardableResult
    func flush() -> FileFailure? {
        results.flush()
        alerts.flush()
        return results.takeFailure()
    }

    /// Everything that is still to come on standard input.
    func readAll() throws(FileFailure) -> [UInt8] {
        try keys.readAll()
    }

    /// Leaves the terminal as it was found.
    func close() {
        keys.restore()
        echo.show()
        TerminalGuard.close()
    }

    /// Off a terminal the line is shown after the prompt, as a terminal would have shown it.
    private func readPlainLine(_ request: LineRequest) -> Input<String> {
        write(request.prompt, to: request.stream)
        results.flush()
        alerts.flush()
        let input = keys.readLine()
        if !request.prompt.isEmpty, case .value(let line) = input {
            let shown = Text.withoutEscapes(line).unicodeScalars.filter { !Text.isInvisible($0) && $0 != "\r" }
            write(String(String.UnicodeScalarView(shown)) + "\n", to: request.stream)
        }
        return input
    }
}
