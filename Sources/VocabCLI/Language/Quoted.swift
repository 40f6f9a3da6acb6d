import VocabCore

/// A word as it is typed on a command line: in quotes where it holds anything but plain characters.
///
/// A shell takes lines apart by scalars: a quote with a mark that joins it is still a quote.
package struct Quoted: CustomStringConvertible {
    /// The word as it is typed.
    package let description: String

    /// `word` in quotes where a shell would take it for something else.
    package init(_ word: String) {
        if Self.isPlain(word.unicodeScalars) {
            description = word
        } else if SafeText.isSafe(word) {
            description = "'" + PromptQuotes.typed(word, behind: "'") + "'"
        } else {
            description = "$'" + word.unicodeScalars.map(Self.escaped).joined() + "'"
        }
    }

    /// zsh puts the path of a program in the place of a word that begins with an equals sign.
    private static func isPlain(_ word: String.UnicodeScalarView) -> Bool {
        !word.isEmpty && word.first != "=" && word.allSatisfy(isPlain)
    }

    /// Fillers are letters to Unicode, too, but nobody sees them.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic && SafeText.isSafe(String(scalar))
            || "0123456789-_./=,:@%+".unicodeScalars.contains(scalar)
    }

    /// A scalar between `$'` and `'`, where bash, zsh and POSIX shells since 2024 read escapes: for what a screen cannot show, such as
    /// file names that are no UTF-8.
    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        let text = String(scalar)
        if scalar != "'", scalar != "\\", SafeText.isSafe(text) { return text }
        return Text.bytes(of: text).map { ($0 < 0x10 ? "\\x0" : "\\x") + String($0, radix: 16) }.joined()
    }
}
