import Glibc
import VocabTestSupport

/// The built program on a pseudo-terminal: keys go in, what a person would see comes out.
final class PseudoTerminal {
    private let controller: Int32
    private let process: pid_t
    private var seen: [UInt8] = []
    private var hasTimedOut = false

    /// Starts the program with `arguments` on a terminal of that size.
    init(_ arguments: [String], environment: [String: String], columns: UInt16 = 80) throws {
        var controller: Int32 = 0
        var terminal: Int32 = 0
        var name = [CChar](repeating: 0, count: 128)
        var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&controller, &terminal, &name, nil, &size) == 0 else { throw ProcessFailure("openpty", errno) }
        defer { close(terminal) }
        _ = fcntl(controller, F_SETFD, FD_CLOEXEC)
        self.controller = controller
        // A terminal opened by the leader of a new session becomes the one that ^C and ^Z come from.
        process = try Spawn.start(arguments, environment: environment, newSession: true) { actions in
            posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
        }
    }

    deinit {
        kill(process, SIGKILL)
        close(controller)
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
        var waiting = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, 10_000) > 0 else {
            hasTimedOut = true
            return false
        }
        var chunk = [UInt8](repeating: 0, count: 4_096)
        let count = read(controller, &chunk, chunk.count)
        guard count > 0 else { return false }
        seen.append(contentsOf: chunk[..<count])
        return true
    }

    private static func end(of wanted: [UInt8], in bytes: [UInt8]) -> Int? {
        guard bytes.count >= wanted.count else { return nil }
        return (0...(bytes.count - wanted.count)).first { bytes[$0...].starts(with: wanted) }.map { $0 + wanted.count }
    }
}
