import VocabCore

/// Several lines that were pasted at once where one line was asked for.
struct PastedBlock: Equatable {
    /// The lines as they were pasted, with their tabs, ended by `\n`.
    let text: String

    /// The block that `text` is; nil where no more than one line of it holds anything, which counts as typed.
    init?(_ text: String) {
        self.text = text
        guard filledLines.count > 1 else { return nil }
    }

    /// The lines that hold something.
    var filledLines: [String] {
        // A line break with a combining mark behind it is still one.
        text.unicodeScalars.split { $0 == "\n" || $0 == "\r" }.map(String.init).filter { !Text.isBlank($0) }
    }
}
