import Glibc
import VocabCLI
import VocabCore
import VocabLists

/// Reads single keys from a terminal, or lines from anything else.
final class KeyReader {
    /// Whether the terminal is asked to mark what is pasted; one that shows escape sequences as text is not.
    var marksPastes = true
    private var pending: [UInt8] = []
    /// The beginning of a line that is too long, while its end is being looked for.
    private var overlongLine: [UInt8]?
    /// The mode to put back, while the terminal is in the mode for keys.
    private var before: termios?
    /// What a changed window did before the mode for keys.
    private var beforeResizing = sigaction()
    /// When the last key came that is a character, or waiting for one ended; nil after another one.
    private var unreadSince: Int?
    /// The size of the window as it was last told.
    private var size = WindowSize()

    /// Waits for one key, which is not shown.
    ///
    /// The terminal stays in the mode for keys until `restore`, so that keys pressed ahead of a question are not shown either.
    func readKey() -> Input<String> {
        readKey(within: nil) ?? .endOfInput
    }

    /// The same, but nil when no key comes within that many milliseconds.
    func readKey(within milliseconds: Int?) -> Input<String>? {
        guard enter() else { return .endOfInput }
        switch wait(milliseconds) {
        case .timeUp:
            unreadSince = SystemClock.read().milliseconds
            return nil
        case .resized: return .value(ConsoleKey.resized)
        case .input: break
        }
        guard let first = readByte() else { return .endOfInput }
        unreadSince = nil
        switch first {
        case Self.interruptKey: return .interrupt
        case 0x04: return .endOfInput
        case 0x1A:
            restore()
            kill(0, SIGTSTP)
            return .value(ConsoleKey.resumed)
        case 0x1B: return readSequence()
        case 0x0D, 0x0A: return .value("")
        default:
            unreadSince = SystemClock.read().milliseconds
            return .value(character(startingWith: first))
        }
    }

    /// ^C.
    private static let interruptKey: UInt8 = 0x03

    /// When the key that was read last came, or none did for long enough, by the clock that nobody sets; nil where that was no character, or
    /// was asked before.
    func takeUnreadSince() -> Int? {
        defer { unreadSince = nil }
        return unreadSince
    }

    /// Puts the terminal back into the mode it was in before the first key.
    func restore() {
        guard let before else { return }
        if marksPastes { TerminalGuard.markPastes(false) }
        var saved = before
        tcsetattr(STDIN_FILENO, TCSADRAIN, &saved)
        TerminalGuard.end()
        sigaction(SIGWINCH, &beforeResizing, nil)
        self.before = nil
    }

    /// Waits for a line, without its line break. Of a line of more than a million bytes the rest is dropped.
    func readLine() -> Input<String> {
        var isOverlong = false
        while true {
            if let end = pending.firstIndex(of: 0x0A) {
                let line = overlongLine ?? Array(pending[..<end])
                overlongLine = nil
                pending.removeSubrange(...end)
                return .value(Self.text(line[...]))
            }
            if pending.count > Self.longestLine {
                overlongLine = overlongLine ?? Array(pending.prefix(Self.longestLine))
                pending = []
                isOverlong = true
            }
            guard fill() else {
                if pending.isEmpty, !isOverlong { return .endOfInput }
                defer { (pending, overlongLine) = ([], nil) }
                return .value(Self.text((overlongLine ?? pending)[...]))
            }
        }
    }

    /// Everything that is still to come.
    func readAll() throws(FileFailure) -> [UInt8] {
        defer { pending = [] }
        return try pending + InputFile.readAll(STDIN_FILENO, Path("-"))
    }

    private static let longestLine = 1 << 20

    /// Reads more into `pending`; false at the end.
    private func fill() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(STDIN_FILENO, &chunk, chunk.count)
            if count < 0, canTryAgain() { continue }
            if count > 0 { pending.append(contentsOf: chunk[..<count]) }
            return count > 0
        }
    }

    private static func text(_ line: ArraySlice<UInt8>) -> String {
        String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }

    private func readByte() -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = read(STDIN_FILENO, &byte, 1)
            if count == 1 { return byte }
            if count == 0 || !canTryAgain() { return nil }
        }
    }

    /// Whether reading that failed can be tried again: after a signal, or when there is something to read.
    private func canTryAgain() -> Bool {
        errno == EINTR || errno == EAGAIN && Descriptor.wait(for: POLLIN, on: STDIN_FILENO)
    }

    /// The whole character whose UTF-8 begins with `first`.
    private func character(startingWith first: UInt8) -> String {
        var bytes = [first]
        let more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0
        while bytes.count <= more, let byte = readByte() { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Takes in what an arrow or function key sends after its escape, or a whole paste between its two marks. ^C is ^C there as well: what
    /// has no end could not be left otherwise.
    private func readSequence() -> Input<String> {
        guard let first = readByte(within: Self.sequenceTime) else { return .value(ConsoleKey.escape) }
        if first == Self.interruptKey { return .interrupt }
        guard first == 0x5B || first == 0x4F else { return .value(ConsoleKey.other) }
        var parameters: [UInt8] = []
        while let byte = readByte(within: Self.sequenceTime) {
            if byte == Self.interruptKey { return .interrupt }
            if (0x40...0x7E).contains(byte) { break }
            parameters.append(byte)
        }
        return parameters == Array("200".utf8) ? passOverPaste() : .value(ConsoleKey.other)
    }

    /// The bytes of one key come within so many milliseconds; over a network they may be split.
    static let sequenceTime = getenv("SSH_CONNECTION") == nil ? 50 : 100

    private func passOverPaste() -> Input<String> {
        let mark = Array("\u{1B}[201~".utf8)
        var last: [UInt8] = []
        while last != mark, let byte = readByte(within: 1_000) {
            if byte == Self.interruptKey { return .interrupt }
            last = (last + [byte]).suffix(mark.count)
        }
        return .value(ConsoleKey.other)
    }

    private enum Wait {
        case input, timeUp, resized
    }

    /// Waits for input, for that many milliseconds or for ever, or until the window has another size.
    ///
    /// SIGWINCH is held back between looking at the size and going to sleep, so that none is slept over.
    private func wait(_ milliseconds: Int?) -> Wait {
        var resizing = sigset_t()
        var before = sigset_t()
        sigemptyset(&resizing)
        sigaddset(&resizing, SIGWINCH)
        sigprocmask(SIG_BLOCK, &resizing, &before)
        defer { sigprocmask(SIG_SETMASK, &before, nil) }
        let end = milliseconds.map { SystemClock.read().milliseconds + $0 }
        while true {
            let now = WindowSize.now
            if now != size {
                size = now
                return .resized
            }
            let left = end.map { max(0, $0 - SystemClock.read().milliseconds) }
            var limit = timespec(tv_sec: (left ?? 0) / 1_000, tv_nsec: (left ?? 0) % 1_000 * 1_000_000)
            var waiting = fd_set()
            waiting.__fds_bits.0 = 1 << STDIN_FILENO
            let ready = withUnsafePointer(to: &limit) {
                pselect(STDIN_FILENO + 1, &waiting, nil, nil, left == nil ? nil : $0, &before)
            }
            if ready >= 0 || errno != EINTR { return ready == 0 ? .timeUp : .input }
        }
    }

    /// The next byte, if one comes within that many milliseconds.
    private func readByte(within milliseconds: Int) -> UInt8? {
        isReadable(within: milliseconds) ? readByte() : nil
    }

    /// Whether there is something to read, or will be within that many milliseconds, whatever signals come meanwhile.
    private func isReadable(within milliseconds: Int) -> Bool {
        let end = SystemClock.read().milliseconds + milliseconds
        var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        while true {
            let left = max(0, end - SystemClock.read().milliseconds)
            let ready = poll(&waiting, 1, Int32(clamping: left))
            if ready >= 0 || errno != EINTR { return ready != 0 }
        }
    }

    /// Puts the terminal into the mode for keys: each comes at once, unseen, ^C and ^Z among them. False when it is gone.
    private func enter() -> Bool {
        if before != nil { return true }
        var saved = termios()
        guard tcgetattr(STDIN_FILENO, &saved) == 0 else { return false }
        var raw = saved
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        raw.c_iflag &= ~tcflag_t(ICRNL | IXON)
        withUnsafeMutableBytes(of: &raw.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        TerminalGuard.begin(puttingBack: saved, marksPastes: marksPastes)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
        if marksPastes { TerminalGuard.markPastes(true) }
        // A handler that does nothing, for a signal without one would not end a wait.
        var handler = sigaction()
        handler.__sigaction_handler.sa_handler = { _ in }
        sigaction(SIGWINCH, &handler, &beforeResizing)
        size = WindowSize.now
        before = saved
        return true
    }
}
