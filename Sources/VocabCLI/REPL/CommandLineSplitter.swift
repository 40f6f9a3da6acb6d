/// Takes a typed line apart into words: spaces separate, quotes hold together, and a backslash takes the next character as it is.
package enum CommandLineSplitter {
    /// The words of `line`.
    ///
    /// - Throws: `Alert.openQuote` when a quote does not close.
    static func words(of line: String) throws -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Unicode.Scalar?
        var isEscaped = false
        for character in line.unicodeScalars {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
                word = word ?? ""
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                word = word ?? ""
            } else if character.properties.isWhitespace {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
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
