/// Takes a typed line apart into words: spaces separate, quotes hold together, and a backslash takes the next character as it is.
enum CommandLineSplitter {
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
}
