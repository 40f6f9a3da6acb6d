import Glibc
import VocabTestSupport

/// The built program on a pseudo-terminal: keys go in, what a person would see comes out.
final class PseudoTerminal {
    private let controller: Int32
    private let process: pid_t
    private var seen: [UInt8] = []
    private var all: [UInt8] = []
    private var hasTimedOut = false
    private var isHungUp = false

    /// Starts the program, or another in its place, with `arguments` on a terminal of that size.
    init(
        _ arguments: [String], environment: [String: String], columns: UInt16 = 80, rows: UInt16 = 24,
        insteadOfProgram other: String? = nil
    ) throws {
        (controller, process) = try Spawn.alone {
            var controller: Int32 = 0
            var terminal: Int32 = 0
            var name = [CChar](repeating: 0, count: 128)
            var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
            guard openpty(&controller, &terminal, &name, nil, &size) == 0 else { throw ProcessFailure("openpty", errno) }
            defer { close(terminal) }
            _ = fcntl(controller, F_SETFD, FD_CLOEXEC)
            // A terminal opened by the leader of a new session becomes the one that ^C and ^Z come from.
            let process = try Spawn.start(
                arguments, environment: environment, newSession: true, insteadOfProgram: other
            ) { actions in
                posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
                posix_spawn_file_actions_adddup2(&actions, 0, 1)
                posix_spawn_file_actions_adddup2(&actions, 0, 2)
            }
            return (controller, process)
        }
    }

    deinit {
        kill(process, SIGKILL)
        hangUp()
    }

    /// Takes the terminal away, as closing its window does.
    func hangUp() {
        if !isHungUp { close(controller) }
        isHungUp = true
    }

    /// What a person sees now on a screen `columns` wide.
    func screen(columns: Int) -> String {
        TerminalScreen.text(after: transcript.replacing("\r\n", with: "\n"), columns: columns)
    }

    /// Whether the last thing that the terminal was told of pastes is that it shall not mark them, if it was told anything.
    var marksAreOff: Bool {
        transcript.components(separatedBy: "\u{1B}[?2004").dropFirst().last.map { $0.first == "l" } ?? true
    }

    /// Makes the window that large, and tells the program as a terminal does.
    func resize(columns: UInt16, rows: UInt16 = 24) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
    }

    /// Everything that a program can change about the terminal, as text.
    var attributes: String {
        var attributes = termios()
        tcgetattr(controller, &attributes)
        let characters = withUnsafeBytes(of: attributes.c_cc) { Array($0) }
        return "\(attributes.c_iflag) \(attributes.c_oflag) \(attributes.c_cflag) \(attributes.c_lflag) \(characters)"
    }

    /// Waits until the terminal is in the mode for keys, in which nothing typed is shown.
    ///
    /// - Throws: when that does not happen within ten seconds.
    func expectKeyMode() throws {
        for _ in 0..<10_000 {
            var attributes = termios()
            tcgetattr(controller, &attributes)
            if attributes.c_lflag & tcflag_t(ICANON) == 0 { return }
            usleep(1_000)
        }
        throw ProcessFailure("The terminal never came into the mode for keys.")
    }

    /// Everything that was shown so far.
    var transcript: String { String(decoding: all, as: UTF8.self) }

    /// Types after the half second that a person needs at least to read what has come: keys that come sooner answer no question.
    func typeAfterReading(_ keys: String) {
        usleep(500_000)
        type(keys)
    }

    /// Types.
    func type(_ keys: String) {
        let bytes = Array(keys.utf8)
        _ = write(controller, bytes, bytes.count)
    }

    /// Waits until the program has shown `text`, and forgets what came before it.
    ///
    /// - Throws: when it does not come within ten seconds.
    func expect(_ text: String) throws {
        let wanted = Array(text.utf8)
        while true {
            if let end = Self.end(of: wanted, in: seen) {
                seen.removeSubrange(..<end)
                return
            }
            guard readMore() else {
                throw ProcessFailure("“\(text)” did not come; the screen holds: \(String(decoding: seen, as: UTF8.self))")
            }
        }
    }

    /// What the program shows until it ends, and its exit code (128 and the signal's number after a signal).
    ///
    /// A program that shows nothing for ten seconds and does not end is killed.
    func finish() -> (text: String, code: Int32) {
        while readMore() {}
        if hasTimedOut { kill(process, SIGKILL) }
        return (String(decoding: seen, as: UTF8.self), Spawn.wait(for: process))
    }

    /// Whether the terminal echoes and waits for whole lines, as it does when no program has changed it.
    var isSane: Bool {
        var attributes = termios()
        tcgetattr(controller, &attributes)
        return attributes.c_lflag & tcflag_t(ECHO | ICANON | ISIG) == tcflag_t(ECHO | ICANON | ISIG)
    }

    /// Sends a signal to the program.
    func signal(_ number: Int32) {
        kill(process, number)
    }

    private func readMore() -> Bool {
        if isHungUp { return false }
        var waiting = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, 10_000) > 0 else {
            hasTimedOut = true
            return false
        }
        var chunk = [UInt8](repeating: 0, count: 4_096)
        let count = read(controller, &chunk, chunk.count)
        guard count > 0 else { return false }
        seen.append(contentsOf: chunk[..<count])
        all.append(contentsOf: chunk[..<count])
        return true
    }

    private static func end(of wanted: [UInt8], in bytes: [UInt8]) -> Int? {
        guard bytes.count >= wanted.count else { return nil }
        return (0...(bytes.count - wanted.count)).first { bytes[$0...].starts(with: wanted) }.map { $0 + wanted.count }
    }
}
