import Glibc
import VocabCLI

/// Asks for a line that nobody sees while it is typed or pasted, such as the key of a service.
enum HiddenLine {
    /// What is typed behind `prompt` until Enter. Of a line of more than 4,095 bytes the terminal drops the rest.
    static func read(behind prompt: String, on stream: OutputStream) -> Input<String> {
        var saved = termios()
        guard tcgetattr(STDIN_FILENO, &saved) == 0 else { return .endOfInput }
        var hidden = saved
        hidden.c_lflag &= ~tcflag_t(ECHO)
        hidden.c_lflag |= tcflag_t(ECHONL)
        TerminalGuard.begin(puttingBack: saved, marksPastes: false)
        let interrupts = InterruptWatch()
        tcsetattr(STDIN_FILENO, TCSADRAIN, &hidden)
        defer {
            tcsetattr(STDIN_FILENO, TCSADRAIN, &saved)
            TerminalGuard.end()
        }
        var output = OutputBuffer(descriptor: stream == .results ? STDOUT_FILENO : STDERR_FILENO)
        output.append(Array(prompt.utf8))
        output.flush()
        var line: [UInt8] = []
        while line.last != 0x0A {
            var chunk = [UInt8](repeating: 0, count: 4_096)
            let count = Glibc.read(STDIN_FILENO, &chunk, chunk.count)
            if interrupts.wasInterrupted {
                output.append([0x0A])
                output.flush()
                return .interrupt
            }
            if count > 0 {
                line += chunk[..<count]
            } else if count == 0 || errno != EINTR {
                return .endOfInput
            }
        }
        return .value(String(decoding: line.dropLast(), as: UTF8.self))
    }
}
