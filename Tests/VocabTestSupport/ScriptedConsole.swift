import VocabCLI
import VocabCore

#if canImport(Testing)
    import Testing
#endif

/// A keyboard and a screen that follow a script. Being asked for more than the script holds fails the test.
package final class ScriptedConsole: Console {
    /// What the learner does next.
    package enum Step: Equatable {
        /// Types a line and presses Enter; where a line comes with a text to edit, this replaces it.
        case line(String)
        /// Pastes text where nothing is typed yet, and presses Enter unless the text is the whole answer by itself.
        case paste(String)
        /// Presses Enter, leaving the text that is there as it is.
        case enter
        /// Presses Enter right behind a key that needs none.
        case strayEnter
        /// Presses a key.
        case key(String)
        /// Presses nothing until the time is up.
        case wait
        /// Presses ^P while a line is edited.
        case listen
        /// Presses ^D, or the pipe ends.
        case endOfInput
        /// Presses ^C.
        case interrupt
        /// Makes the window that wide, which tells a program that waits for a key.
        case resize(Int)

        /// Whether it is a key that needs no Enter.
        var isKey: Bool {
            if case .key = self { return true }
            return false
        }
    }

    /// Whether a person sits there; without one it is a pipe.
    package let isInteractive: Bool
    /// The same as `isInteractive`.
    package var hasKeyboard: Bool { isInteractive }
    /// How wide the screen is.
    package private(set) var columns: Int
    /// How many rows the screen has.
    package let rows: Int
    /// Everything shown, in the order it was.
    package private(set) var screen = ""
    /// What went to standard output.
    package private(set) var results = ""
    /// What went to standard error.
    package private(set) var alerts = ""
    /// The lines that were asked for.
    package private(set) var requests: [LineRequest] = []
    /// The lines put into the history of the prompt.
    package private(set) var remembered: [String] = []
    /// How many milliseconds the program was willing to wait for keys, each time it was not for ever.
    package private(set) var timeLimits: [Int] = []
    /// What a person saw each time the program waited for them.
    package private(set) var frames: [String] = []
    /// What other processes do while the program waits, given how often it has waited before.
    package var meanwhile: (Int) -> Void = { _ in }
    /// Whether the person leaves the prompt that follows a game, where the script has no line for it.
    package var leavesPrompt = false
    private var terminal: TerminalScreen
    /// Whether the last thing that was pressed is a key.
    private var wasKey = false
    private var steps: [Step]

    /// A console with its script; without a person it is a pipe.
    package init(_ steps: [Step] = [], isInteractive: Bool = false, columns: Int = 80, rows: Int = 24) {
        self.steps = steps
        self.rows = rows
        self.isInteractive = isInteractive
        self.columns = columns
        terminal = TerminalScreen(columns: columns, height: rows, width: Self.columns(of:))
    }

    /// What a person sees now, and what they can scroll back to.
    package var seen: String { isInteractive ? terminal.text : screen }

    /// The lines that did not fit the screen.
    package var linesTooWide: [String] { terminal.tooWide }

    /// What of the script has not been played.
    package var stepsLeft: Int { steps.count }

    /// The same as `isInteractive`, for both streams.
    package func isTerminal(_ stream: OutputStream) -> Bool { isInteractive }

    /// Keeps the text by stream and in all.
    package func write(_ text: String, to stream: OutputStream) {
        screen += text
        if isInteractive { terminal.write(text) }
        switch stream {
        case .results: results += text
        case .alerts: alerts += text
        }
    }

    /// Keeps the bytes as the text they are.
    package func write(_ bytes: [UInt8], to stream: OutputStream) {
        write(String(decoding: bytes, as: UTF8.self), to: stream)
    }

    /// Plays the next step, which must be one for a line.
    package func readLine(_ request: LineRequest) -> Input<String> { readLine(request, isShown: false) }

    /// Plays the next step; nil when that is to wait until the time is up.
    package func readLine(_ request: LineRequest, within limit: LineTimeLimit) -> Input<String>? {
        timeLimits.append(limit.milliseconds)
        guard steps.first == .wait else { return readLine(request) }
        write(request.prompt, to: request.stream)
        frames.append(seen)
        steps.removeFirst()
        write("\n", to: request.stream)
        return nil
    }

    private func readLine(_ request: LineRequest, isShown: Bool) -> Input<String> {
        requests.append(request)
        if !isShown { write(request.prompt, to: request.stream) }
        if leavesPrompt, request.prompt == "vocab> ", steps.first?.isKey ?? true {
            frames.append(seen)
            return .endOfInput
        }
        let input: Input<String>
        switch next(for: "a line after “\(request.prompt)”") {
        case .strayEnter where wasKey:
            wasKey = false
            requests.removeLast()
            return readLine(request, isShown: true)
        case .strayEnter: input = .value("")
        case .line(let line): input = .value(line)
        case .paste(let text) where request.takesBlock?(text) == true:
            write("\n", to: request.stream)
            return .value(text)
        case .paste(let text): input = .value(text)
        case .enter: input = .value(request.prefill)
        case .listen:
            guard let listen = request.listen else { return complainOfListening(request) }
            listen()
            write(request.prompt, to: request.stream)
            requests.removeLast()
            return readLine(request, isShown: true)
        case .endOfInput, nil: return .endOfInput
        case .interrupt:
            write("\n", to: request.stream)
            return .interrupt
        case .key(let key):
            complain("The script presses \(key) where a line is asked for after “\(request.prompt)”.")
            return .endOfInput
        case .resize:
            complain("The script resizes the window where a line is asked for after “\(request.prompt)”.")
            return .endOfInput
        case .wait:
            complain("The script waits where a line is asked for after “\(request.prompt)”.")
            return .endOfInput
        }
        if case .value(let line) = input { write(line + "\n", to: request.stream) }
        return input
    }

    private func complainOfListening(_ request: LineRequest) -> Input<String> {
        complain("The script presses ^P where nothing can be heard, after “\(request.prompt)”.")
        return .endOfInput
    }

    /// Plays the next step, which must be one for a key.
    package func readKey() -> Input<String> {
        switch next(for: "a key") {
        case .key(ConsoleKey.resumed):
            terminal.write("\n[1]+  Stopped\n$ fg\n")
            return .value(ConsoleKey.resumed)
        case .key(let key), .line(let key):
            wasKey = isInteractive && !key.isEmpty
            return .value(key)
        case .enter, .strayEnter: return .value("")
        case .paste: return .value(ConsoleKey.other)
        case .endOfInput, nil: return .endOfInput
        case .interrupt: return .interrupt
        case .listen: return .value(ConsoleKey.listen)
        case .resize(let columns):
            resize(columns)
            return .value(ConsoleKey.resized)
        case .wait:
            complain("The script waits where there is no time limit. The screen so far:\n\(screen)")
            return .endOfInput
        }
    }

    /// Plays the next step; nil when that is to wait.
    package func readKey(within milliseconds: Int) -> Input<String>? {
        timeLimits.append(milliseconds)
        guard steps.first == .wait else { return readKey() }
        frames.append(seen)
        steps.removeFirst()
        return nil
    }

    /// Nothing is ever lost.
    package func flush() -> FileFailure? { nil }

    /// Keeps the lines.
    package func remember(_ lines: [RecalledLine]) {
        remembered += lines.map(\.text)
    }

    /// Two columns for Hangul, Han and emoji, none for combining marks, one for the rest.
    package func columns(of character: Unicode.Scalar) -> Int { Self.columns(of: character) }

    static func columns(of character: Unicode.Scalar) -> Int {
        switch character.value {
        case 0x300...0x36F: 0
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x1F300...0x1FAFF: 2
        default: 1
        }
    }

    private func resize(_ columns: Int) {
        self.columns = columns
        terminal.resize(columns: columns)
    }

    private func next(for wanted: String) -> Step? {
        frames.append(seen)
        meanwhile(frames.count - 1)
        guard let step = steps.first else {
            complain("The script has ended, but the program asks for \(wanted). The screen so far:\n\(screen)")
            return nil
        }
        steps.removeFirst()
        return step
    }

    /// Fails the test. The static standard library comes without `Testing`; nothing is tested with it.
    private func complain(_ complaint: String) {
        #if canImport(Testing)
            Issue.record(Comment(rawValue: complaint))
        #endif
    }
}
