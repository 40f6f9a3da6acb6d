import CReadline
import Glibc
import VocabCLI
import VocabCore

/// Asks for lines through readline: editing, history, completion.
final class LineEditor {
    init() {
        vocab_rl_prepare(complete, beginLine, showProposal, readCharacter)
        vocab_rl_take_pastes(takePaste)
        vocab_rl_ignore_function_keys()
    }

    /// A line without the signs that keys send where `~/.inputrc` has the next one put in as it comes.
    private static func withoutControls(_ line: String) -> String {
        String(
            String.UnicodeScalarView(
                line.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\t" || $0 == "\n" }))
    }

    /// Asks for a line on the terminal; nil when it is not there within `limit`. What comes before all else and belongs to the key that
    /// was pressed at `keyBefore` is passed over.
    ///
    /// What is proposed is shown as selected unless the screen is plain.
    func readLine(
        _ request: LineRequest, within limit: LineTimeLimit? = nil, keyBefore: Int? = nil, isPlain: Bool = false
    ) -> Input<String>? {
        vocab_rl_use_standard_error(request.stream == .alerts || isatty(STDOUT_FILENO) != 1 ? 1 : 0)
        vocab_rl_complete_words(request.completer?.isForWholeLine == true ? 0 : 1)
        lineBeingRead.pointee = LineBeingRead(
            prefill: request.prefill, proposal: Proposal(of: request, isMarked: !isPlain), completer: request.completer,
            above: request.above, listen: request.listen,
            takesBlock: request.takesBlock, keyBefore: keyBefore, clock: limit.map(LineClock.init), window: WindowSize.now)
        defer { lineBeingRead.pointee = LineBeingRead() }
        // readline puts the terminal back itself, but after a few signals only.
        var saved = termios()
        let isTerminal = tcgetattr(STDIN_FILENO, &saved) == 0
        if isTerminal { TerminalGuard.begin(puttingBack: saved, marksPastes: vocab_rl_marks_pastes() != 0) }
        defer { if isTerminal { TerminalGuard.end() } }
        var previous = sigaction()
        var handler = sigaction()
        handler.__sigaction_handler.sa_handler = noteInterrupt
        sigaction(SIGINT, &handler, &previous)
        defer { sigaction(SIGINT, &previous, nil) }
        var before = sigaction()
        handler.__sigaction_handler.sa_handler = noteContinuation
        sigaction(SIGCONT, &handler, &before)
        defer { sigaction(SIGCONT, &before, nil) }
        var beforeResizing = sigaction()
        handler.__sigaction_handler.sa_handler = { _ in }
        sigaction(SIGWINCH, &handler, &beforeResizing)
        defer { sigaction(SIGWINCH, &beforeResizing, nil) }
        let line = readline(request.prompt)
        defer { free(line) }
        let block = lineBeingRead.pointee.block
        if lineBeingRead.pointee.wasInterrupted {
            if request.above != nil { vocab_rl_go_back_to_prompt() }
            return .interrupt
        }
        if lineBeingRead.pointee.clock?.isUp == true, line == nil { return nil }
        if let line { return .value(block ?? Self.withoutControls(Text.keeping(cString: line))) }
        // What stands above is drawn again from behind the prompt.
        if request.above != nil { vocab_rl_go_back_to_prompt() }
        return .endOfInput
    }
}

/// What readline's hooks need. They are C functions that can hold nothing, so it stands in the one global, set only while a line
/// is being read.
struct LineBeingRead {
    var prefill = ""
    /// What is proposed, as long as no key has touched it.
    var proposal: Proposal?
    /// The proposal that the key before left to be edited, where that key may begin a paste.
    var leftProposal: (text: String, at: Int)?
    /// A byte that was read to see what Esc stands before.
    var lookedAt: UInt8?
    /// When an Esc came that nothing followed in time; nil once another key came.
    var escapeAt: Int?
    var completer: Completer?
    /// The lines above the prompt, to be shown again with it.
    var above: (() -> [String])?
    /// What ^P does.
    var listen: (() -> Void)?
    /// Whether several lines that are pasted are the whole answer.
    var takesBlock: ((String) -> Bool)?
    /// The lines that were.
    var block: String?
    /// Whether what comes is part of a paste, in which no key means anything.
    var isPasting = false
    /// Whether the input ended or failed in the middle of a paste; then the line is no answer.
    var isBrokenOff = false
    /// When a key that needs no Enter was pressed before, by the clock that nobody sets; nil once another key came.
    var keyBefore: Int?
    /// What runs down while the line is edited.
    var clock: LineClock?
    var wasInterrupted = false
    /// The window that the line was shown on.
    var window: WindowSize?
    /// Whether the program was stopped and goes on, on a screen that holds something else now.
    var wasContinued = false
    var offers: [String] = []
}

/// The time that a line may still take.
struct LineClock {
    private let end: Int
    private let prompt: ((Int) -> String)?

    init(_ limit: LineTimeLimit) {
        end = SystemClock.read().milliseconds + limit.milliseconds
        prompt = limit.prompt
    }

    private var left: Int { max(0, end - SystemClock.read().milliseconds) }

    var isUp: Bool { left == 0 }

    /// Until the prompt changes or the time is up, in milliseconds.
    var untilChange: Int {
        let left = left
        return prompt == nil ? left : left % 1_000 == 0 ? min(left, 1_000) : left % 1_000
    }

    /// Shows the prompt as it is now.
    func redraw() {
        guard let prompt else { return }
        rl_set_prompt(prompt(left))
        rl_redisplay()
    }
}

nonisolated(unsafe) let lineBeingRead: UnsafeMutablePointer<LineBeingRead> = {
    let pointer = UnsafeMutablePointer<LineBeingRead>.allocate(capacity: 1)
    pointer.initialize(to: LineBeingRead())
    return pointer
}()

private func noteInterrupt(_ number: Int32) {
    lineBeingRead.pointee.wasInterrupted = true
}

private func noteContinuation(_ number: Int32) {
    lineBeingRead.pointee.wasContinued = true
}

/// Reads one byte for readline, as its own reader does, but ends the line at once after ^C instead of waiting for the next key.
private func readCharacter(_ stream: UnsafeMutablePointer<FILE>?) -> Int32 {
    if lineBeingRead.pointee.isBrokenOff { return vocab_rl_read_error() }
    if let byte = lineBeingRead.pointee.lookedAt {
        lineBeingRead.pointee.lookedAt = nil
        return Int32(byte)
    }
    var byte: UInt8 = 0
    while waitForInput() {
        let count = read(STDIN_FILENO, &byte, 1)
        if count == 1 {
            if lineBeingRead.pointee.isPasting { return Int32(byte) }
            if belongsToKeyBefore(byte) { continue }
            if isLateSequence(byte) {
                lineBeingRead.pointee.lookedAt = byte
                byte = escapeKey
            } else if byte == escapeKey, vocab_rl_wants_escape() == 0 {
                guard let meant = byteMeantByEscape() else { continue }
                byte = meant
            }
            if handledByProposal(byte) { continue }
            if byte == endOfInputKey { dropUntouchedPrefill() }
            if byte == redrawKey, lineBeingRead.pointee.above != nil {
                showAnew(clearing: true)
                lineBeingRead.pointee.proposal?.show()
                continue
            }
            if byte == listenKey, let listen = lineBeingRead.pointee.listen {
                listen()
                rl_on_new_line()
                rl_redisplay()
                continue
            }
            return Int32(byte)
        }
        // ^C takes away what was there to be read.
        if count == 0, isHungUp() { return EOF }
        if count < 0, errno != EINTR { break }
    }
    return vocab_rl_read_error()
}

/// Whether a byte is the Enter that other programs want behind a key, or a digit that was pressed twice: nobody has read yet what asks for
/// a line. After an Enter, and after all else, nothing is.
private func belongsToKeyBefore(_ byte: UInt8) -> Bool {
    guard let key = lineBeingRead.pointee.keyBefore else { return false }
    let since = SystemClock.read().milliseconds - key
    if (0x30...0x39).contains(byte), since <= 400 { return true }
    lineBeingRead.pointee.keyBefore = nil
    return (byte == 0x0D || byte == 0x0A) && since <= 1_000
}

/// ^D.
let endOfInputKey: UInt8 = 0x04

/// Whether the terminal is gone.
private func isHungUp() -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0 && input.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
}

/// ^L.
let redrawKey: UInt8 = 0x0C

/// ^P.
private let listenKey: UInt8 = 0x10

/// Shows the line again with what stands above it, on a screen that is cleared or where another program has left the cursor.
private func showAnew(clearing: Bool) {
    if let above = lineBeingRead.pointee.above {
        let text = (clearing ? "\u{1B}[H\u{1B}[2J" : "") + above().map { $0 + "\n" }.joined()
        vocab_rl_write(text)
    }
    rl_on_new_line()
    rl_redisplay()
}

/// Empties the line if it still holds only the prefilled text, for readline takes ^D for the end of input on an empty line alone.
private func dropUntouchedPrefill() {
    guard !lineBeingRead.pointee.prefill.isEmpty, vocab_rl_holds(lineBeingRead.pointee.prefill) != 0 else { return }
    rl_replace_line("", 0)
    rl_redisplay()
}

/// Waits until there is something to read; false after ^C, and when the time is up: then the line is empty again.
///
/// A signal is only noted, and acted on later. Those that are noted are held back between looking for such a note and going to sleep, so
/// that none is slept over.
private func waitForInput() -> Bool {
    var noted = sigset_t()
    sigemptyset(&noted)
    for signal in [SIGINT, SIGCONT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGTSTP, SIGTTIN, SIGTTOU, SIGWINCH] {
        sigaddset(&noted, signal)
    }
    while true {
        rl_check_signals()
        if lineBeingRead.pointee.wasInterrupted { return false }
        if lineBeingRead.pointee.wasContinued {
            lineBeingRead.pointee.wasContinued = false
            showAnew(clearing: false)
        }
        let window = WindowSize.now
        if lineBeingRead.pointee.window != window {
            lineBeingRead.pointee.window = window
            vocab_rl_resize(Int32(window.rows), Int32(window.columns))
            if lineBeingRead.pointee.above != nil { showAnew(clearing: true) }
        }
        if lineBeingRead.pointee.clock?.isUp == true {
            rl_replace_line("", 0)
            rl_redisplay()
            return false
        }
        let wait = lineBeingRead.pointee.clock?.untilChange
        var limit = timespec(tv_sec: (wait ?? 0) / 1_000, tv_nsec: (wait ?? 0) % 1_000 * 1_000_000)
        var before = sigset_t()
        sigprocmask(SIG_BLOCK, &noted, &before)
        var waiting = fd_set()
        waiting.__fds_bits.0 = 1 << STDIN_FILENO
        let ready = withUnsafePointer(to: &limit) { limit in
            rl_pending_signal() == 0 && !lineBeingRead.pointee.wasInterrupted && !lineBeingRead.pointee.wasContinued
                ? pselect(STDIN_FILENO + 1, &waiting, nil, nil, wait == nil ? nil : limit, &before) : -1
        }
        sigprocmask(SIG_SETMASK, &before, nil)
        if ready > 0 { return true }
        if ready == 0 { lineBeingRead.pointee.clock?.redraw() }
    }
}

private func beginLine() -> Int32 {
    let window = WindowSize.now
    vocab_rl_set_size(Int32(window.rows), Int32(window.columns))
    if !lineBeingRead.pointee.prefill.isEmpty { rl_insert_text(lineBeingRead.pointee.prefill) }
    return 0
}
