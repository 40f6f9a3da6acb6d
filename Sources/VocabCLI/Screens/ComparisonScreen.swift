import VocabCore
import VocabLanguage

/// Words that are easily taken for each other, side by side with their meanings and examples; beneath each other where the screen is
/// narrow or plain.
struct ComparisonScreen {
    let style: Style

    /// A line of a card, and whether it is the term.
    private typealias Line = (text: String, isTerm: Bool)

    /// The lines for two words, or for one that is left over.
    func lines(_ words: [Word]) -> [String] {
        if style.isPlain { return words.flatMap { style.paragraph(sentence($0)) } }
        guard words.count == 2, style.width >= Self.widthForTwo else {
            let cards = words.map { card($0, style.width - 2).map { "  " + painted($0) } }
            return Array(cards.joined(separator: [""]))
        }
        let width = min((style.width - 6) / 2, Self.widestText)
        let (left, right) = (card(words[0], width), card(words[1], width))
        return (0..<max(left.count, right.count)).map { row in
            let line = left[safe: row] ?? ("", false)
            let gap = String(repeating: " ", count: width + 2 - style.columns.count(line.text))
            return "  " + painted(line) + gap + (right[safe: row].map(painted) ?? "")
        }
    }

    /// Wider lines are harder to read beside each other.
    private static let widestText = 44

    /// With fewer columns a text in each half would hold two or three words a line.
    private static let widthForTwo = 60

    /// The term, its meaning and its example, which is left out where there is none.
    private func card(_ word: Word, _ width: Int) -> [Line] {
        func wrapped(_ text: String, isTerm: Bool = false) -> [Line] {
            let line = SafeText.line(text)
            return line.isEmpty ? [] : style.columns.wrapped(line, to: width).map { ($0, isTerm) }
        }
        return wrapped(word.term, isTerm: true) + wrapped(word.meaning) + wrapped(word.content.example)
    }

    private func painted(_ line: Line) -> String { line.isTerm ? style.paint(line.text, .strong) : line.text }

    private func sentence(_ word: Word) -> String {
        let example = SafeText.line(word.content.example)
        return SafeText.line("\(word.term): \(word.meaning)") + (example.isEmpty ? "" : " · \(example)")
    }
}
