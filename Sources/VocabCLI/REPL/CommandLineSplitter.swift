/// Takes a typed line apart into words: spaces separate, quotes hold together, and a backslash takes the next character as it is.
package enum CommandLineSplitter {
    /// The words of `line`, as they are meant.
    ///
    /// - Throws: `Alert.openQuote` when a quote does not close.
    static func words(of line: String) throws -> [String] { try typedWords(of: line).map(\.text) }

    /// The words of `line`, each with what it says as a pattern.
    ///
    /// - Throws: `Alert.openQuote` when a quote does not close.
    static func typedWords(of line: String) throws -> [TypedWord] {
        var words: [TypedWord] = []
        var word: TypedWord?
        var quote: Unicode.Scalar?
        var isEscaped = false
        func append(_ character: Unicode.Scalar, isQuoted: Bool) {
            // Where it stands, for a copy each time would take time that grows with the square.
            if word == nil { word = TypedWord() }
            word?.append(character, isQuoted: isQuoted)
        }
        for character in line.unicodeScalars {
            if isEscaped {
                append(character, isQuoted: true)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
                word = word ?? TypedWord()
            } else if let open = quote {
                if character == open { quote = nil } else { append(character, isQuoted: true) }
            } else if character == "\"" || character == "'" {
                quote = character
                word = word ?? TypedWord()
            } else if character.properties.isWhitespace {
                if let done = word { words.append(done) }
                word = nil
            } else {
                append(character, isQuoted: false)
            }
        }
        if quote != nil { throw Alert.openQuote }
        if let last = word { words.append(last) }
        return words
    }

    /// `word` as it is typed at the prompt: in quotes where it would be taken apart, or as it goes on behind a quote that is open.
    package static func typed(_ word: String, behind quote: Unicode.Scalar? = nil) -> String {
        let scalars = word.unicodeScalars
        switch quote {
        case "\"": return escaped(word) { $0 == "\"" || $0 == "\\" ? "\\" + String($0) : nil }
        case "'": return escaped(word) { $0 == "'" ? "'\\''" : nil }
        default:
            if !scalars.isEmpty, scalars.allSatisfy({ !$0.properties.isWhitespace && !"\"'\\".unicodeScalars.contains($0) }) {
                return word
            }
            let mark: Unicode.Scalar = scalars.contains("\"") || scalars.contains("\\") ? "'" : "\""
            return String(mark) + typed(word, behind: mark) + String(mark)
        }
    }

    private static func escaped(_ word: String, _ escape: (Unicode.Scalar) -> String?) -> String {
        word.unicodeScalars.reduce(into: "") { $0 += escape($1) ?? String($1) }
    }
}
