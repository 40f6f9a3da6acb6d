import VocabCLI
import VocabCore

/// A keyboard that answers whatever it is asked with the next of its inputs, until they end; for tests that type at random.
///
/// It shows nothing of what is typed, so that all that is on its screen comes from the program.
package final class TirelessConsole: Console {
    /// Whether a person sits there.
    package let hasKeyboard: Bool
    /// How wide the screen is.
    package let columns: Int
    /// How many rows the screen has.
    package let rows = 24
    /// Everything shown.
    package private(set) var screen = ""
    /// What went to standard output.
    package private(set) var results = ""
    private var inputs: ArraySlice<Input<String>>

    /// A console with what is typed on it; after that there is no more input.
    package init(_ inputs: [Input<String>], isInteractive: Bool, columns: Int = 80) {
        self.inputs = inputs[...]
        hasKeyboard = isInteractive
        self.columns = columns
    }

    /// The same as `hasKeyboard`.
    package func isTerminal(_ stream: OutputStream) -> Bool { hasKeyboard }

    /// Keeps the bytes as the text they are.
    package func write(_ bytes: [UInt8], to stream: OutputStream) {
        write(String(decoding: bytes, as: UTF8.self), to: stream)
    }

    /// Keeps the text.
    package func write(_ text: String, to stream: OutputStream) {
        screen += text
        if stream == .results { results += text }
    }

    /// Takes the next input, after asking what TAB would offer for it.
    package func readLine(_ request: LineRequest) -> Input<String> {
        write(request.prompt, to: request.stream)
        let input = inputs.popFirst() ?? .endOfInput
        if case .value(let line) = input, let completer = request.completer {
            let place = line.lastIndex(of: " ").map { line.index(after: $0) } ?? line.startIndex
            _ = completer.offer(String(line[..<place]), String(line[place...]))
        }
        write("\n", to: request.stream)
        return input
    }

    /// Takes the next input; an empty one is time that is up.
    package func readLine(_ request: LineRequest, within limit: LineTimeLimit) -> Input<String>? {
        let input = readLine(request)
        return input == .value("") ? nil : input
    }

    /// Takes the next input.
    package func readKey() -> Input<String> { inputs.popFirst() ?? .endOfInput }

    /// Takes the next input; an empty one is time that is up.
    package func readKey(within milliseconds: Int) -> Input<String>? {
        let input = readKey()
        return input == .value("") ? nil : input
    }

    /// Nothing is ever lost.
    package func flush() -> FileFailure? { nil }

    /// Forgets the lines.
    package func remember(_ lines: [RecalledLine]) {}

    /// Two columns for what is beyond U+1100, one for the rest.
    package func columns(of character: Unicode.Scalar) -> Int {
        switch character.value {
        case 0x300...0x36F, 0x200B...0x200F: 0
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x1F300...0x1FAFF: 2
        default: 1
        }
    }
}
