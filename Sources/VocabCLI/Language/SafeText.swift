import VocabCore

/// Makes text from files and people harmless on a terminal.
///
/// Controls, escapes, bidirectional overrides, variation selectors (on whose width terminals disagree) and characters that take no
/// room are dropped, so that nothing a file holds can move the cursor, change colours, or hide or reorder what is shown. Joiners stay
/// between emoji alone.
package enum SafeText {
    /// `text` on one line.
    package static func line(_ text: String) -> String {
        cleaned(text) { $0.append(" ") }
    }

    /// `text` with its line breaks.
    package static func block(_ text: String) -> String {
        cleaned(text) { $0.append("\n") }
    }

    /// A list with its line breaks and the TABs between its cells.
    package static func table(_ text: String) -> String {
        text.unicodeScalars.split(separator: "\t", omittingEmptySubsequences: false).map { block(String($0)) }.joined(
            separator: "\t")
    }

    /// Whether `text` is shown on one line as it is.
    package static func isSafe(_ text: String) -> Bool { line(text).utf8.elementsEqual(text.utf8) }

    private static func cleaned(_ text: String, lineBreak: (inout String.UnicodeScalarView) -> Void) -> String {
        var result = String.UnicodeScalarView()
        let scalars = Text.withoutEscapes(text).unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            switch scalar {
            case Text.emojiJoiner:
                let next = scalars[scalars.index(after: index)...].first
                if let last = result.last, let next, Text.canJoin(last, next) { result.append(scalar) }
            case Text.nonJoiner:
                let next = scalars[scalars.index(after: index)...].first
                if let last = result.last, let next, Text.mayJoin(last), Text.mayJoin(next) { result.append(scalar) }
            case "\n", "\u{85}", "\u{2028}", "\u{2029}": lineBreak(&result)
            case "\r": continue
            case "\t", "\u{B}", "\u{C}": result.append(" ")
            case _ where Text.isByte(scalar): result.append("\u{FFFD}")
            case _ where Text.isInvisible(scalar) || Text.isVariationSelector(scalar): continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
