/// A word as it is typed on a command line: in quotes where it holds anything but plain characters.
///
/// A shell takes lines apart by scalars: a quote with a mark that joins it is still a quote.
struct Quoted: CustomStringConvertible {
    let description: String

    init(_ word: String) {
        description = Self.isPlain(word.unicodeScalars) ? word : "'" + CommandLineSplitter.typed(word, behind: "'") + "'"
    }

    /// zsh puts the path of a program in the place of a word that begins with an equals sign.
    private static func isPlain(_ word: String.UnicodeScalarView) -> Bool {
        !word.isEmpty && word.first != "=" && word.allSatisfy(isPlain)
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || "0123456789-_./=,:@%+".unicodeScalars.contains(scalar)
    }
}
