import Glibc
import VocabCLI

/// Reads single keys from a terminal, or lines from anything else.
final class KeyReader {
    private var pending: [UInt8] = []

    /// Waits for one key, which is not shown.
    func readKey() -> Input<String> {
        var saved = termios()
        guard tcgetattr(STDIN_FILENO, &saved) == 0 else { return .endOfInput }
        var raw = saved
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        raw.c_iflag &= ~tcflag_t(ICRNL | IXON)
        Self.setMinimum(1, in: &raw)
        defer { TerminalGuard.leave(saved) }
        while true {
            TerminalGuard.enter(raw, saved)
            guard let first = readByte() else { return .endOfInput }
            switch first {
            case 0x03: return .interrupt
            case 0x04: return .endOfInput
            case 0x1A:
                TerminalGuard.leave(saved)
                kill(0, SIGTSTP)
            case 0x1B:
                swallowSequence(raw)
                return .value("\u{1B}")
            case 0x0D, 0x0A: return .value("")
            default: return .value(character(startingWith: first))
            }
        }
    }

    /// Waits for a line, without its line break.
    func readLine() -> Input<String> {
        while true {
            if let end = pending.firstIndex(of: 0x0A) {
                let line = pending[..<end]
                pending.removeSubrange(...end)
                return .value(Self.text(line))
            }
            var chunk = [UInt8](repeating: 0, count: 4_096)
            let count = read(STDIN_FILENO, &chunk, chunk.count)
            if count < 0 && errno == EINTR { continue }
            if count <= 0 || pending.count > 1 << 20 {
                if pending.isEmpty { return .endOfInput }
                defer { pending = [] }
                return .value(Self.text(pending[...]))
            }
            pending.append(contentsOf: chunk[..<count])
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
            if count < 0 && errno == EINTR { continue }
            return nil
        }
    }

    /// The whole character whose UTF-8 begins with `first`.
    private func character(startingWith first: UInt8) -> String {
        var bytes = [first]
        let more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0
        while bytes.count <= more, let byte = readByte() { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Takes in what an arrow or function key sends after its escape: whatever comes within a twentieth of a second.
    private func swallowSequence(_ raw: termios) {
        var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        while poll(&waiting, 1, 50) > 0, waiting.revents & Int16(POLLIN) != 0, let byte = readByte() {
            if byte >= 0x40, byte != 0x5B, byte != 0x4F { return }
        }
    }

    private static func setMinimum(_ count: UInt8, in attributes: inout termios) {
        withUnsafeMutableBytes(of: &attributes.c_cc) { characters in
            characters[Int(VMIN)] = count
            characters[Int(VTIME)] = 0
        }
    }
}
