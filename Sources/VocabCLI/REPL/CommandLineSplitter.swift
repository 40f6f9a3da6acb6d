/// Takes a typed line apart into words: spaces separate, quotes hold together, and a backslash takes the next character as it is.
enum CommandLineSplitter {
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
}
