/// Takes a typed line apart into words: spaces separate, quotes hold together, and a backslash takes the next character as it is.
///
/// An apostrophe quotes where a word or a value begins and behind what is quoted, as shells write words that hold one (`'it'\\''s'`);
/// anywhere else, and between two letters of a quoted word, it is a letter: `o'clock`, `'don't panic'`.
enum CommandLineSplitter {
    /// The words of `line`, as they are meant.
    ///
    /// - Throws: `Alert.openQuote` when a quote does not close.
    static func words(of line: String) throws -> [String] { try typedWords(of: line).map(\.text) }

    /// The words of `line`, each with what it says as a pattern.
    ///
    /// - Throws: `Alert.openQuote` when a quote does not close.
    static func typedWords(of line: String) throws -> [TypedWord] {
        let split = SplitLine(line)
        guard let quote = split.openQuote else { return split.words }
        let behind = line.unicodeScalars[quote...].dropFirst().prefix { !$0.properties.isWhitespace }
        throw Alert.openQuote(String(line.unicodeScalars[quote]), word: String(behind))
    }

    /// The quote that is open behind `line`.
    static func openQuote(behind line: String) -> Unicode.Scalar? {
        SplitLine(line).openQuote.map { line.unicodeScalars[$0] }
    }
}

/// A line as far as it was typed.
private struct SplitLine {
    /// Its words; behind a quote that is open the last one goes on.
    private(set) var words: [TypedWord] = []
    /// Where the quote stands that is not closed.
    private(set) var openQuote: String.Index?

    private var word: TypedWord?
    /// The scalar before, where it was not quoted.
    private var last: Unicode.Scalar?

    init(_ line: String) {
        let scalars = line.unicodeScalars
        var isEscaped = false
        for index in scalars.indices {
            let scalar = scalars[index]
            if isEscaped {
                append(scalar, isQuoted: true)
                isEscaped = false
            } else if let open = openQuote {
                let next = scalars[scalars.index(after: index)...].first
                if scalar == "\\", scalars[open] == "\"" {
                    isEscaped = true
                } else if scalar != scalars[open] || scalar == "'" && isLetter(last) && isLetter(next) {
                    append(scalar, isQuoted: true)
                } else {
                    openQuote = nil
                    last = nil
                }
                if openQuote != nil { last = scalar }
            } else if scalar == "\\" {
                isEscaped = true
                word = word ?? TypedWord()
            } else if scalar == "\"" || scalar == "'" && mayQuote {
                openQuote = index
                word = word ?? TypedWord()
            } else if scalar.properties.isWhitespace {
                endWord()
            } else {
                append(scalar, isQuoted: false)
            }
        }
        endWord()
    }

    /// Whether an apostrophe here is a quote.
    private var mayQuote: Bool {
        guard word != nil, let last else { return true }
        return "=/,".unicodeScalars.contains(last)
    }

    private func isLetter(_ scalar: Unicode.Scalar?) -> Bool {
        scalar.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
    }

    private mutating func append(_ scalar: Unicode.Scalar, isQuoted: Bool) {
        // Where it stands, for a copy each time would take time that grows with the square.
        if word == nil { word = TypedWord() }
        word?.append(scalar, isQuoted: isQuoted)
        last = isQuoted ? nil : scalar
    }

    private mutating func endWord() {
        if let word { words.append(word) }
        word = nil
        last = nil
    }
}
