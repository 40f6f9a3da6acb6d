/// English words that are run together with an apostrophe: `you're` is `you are`.
enum EnglishContractions {
    /// `text`, in lower case, with its contractions spelled out; nil where there is none.
    static func spelledOut(_ text: String) -> String? {
        let plain = text.replacing("\u{2019}", with: "'")
        guard plain.utf8.contains(UInt8(ascii: "'")) else { return nil }
        let words = plain.split(separator: " ").map(String.init)
        let long = words.map { spelledOut(word: $0) ?? $0 }
        return long == words ? nil : long.joined(separator: " ")
    }

    private static func spelledOut(word: String) -> String? {
        if let whole = wholes[word] { return whole }
        for (ending, long) in endings where word.hasSuffix(ending) { return word.dropLast(ending.count) + long }
        return nil
    }

    private static let endings = [("n't", " not"), ("'re", " are"), ("'ll", " will"), ("'ve", " have"), ("'m", " am")]

    /// Those that do not follow from their endings. Behind other words `'s` tells whose something is.
    private static let wholes = [
        "can't": "cannot", "won't": "will not", "shan't": "shall not", "let's": "let us", "it's": "it is", "that's": "that is",
        "there's": "there is", "here's": "here is", "what's": "what is", "who's": "who is", "where's": "where is",
        "how's": "how is",
        "he's": "he is", "she's": "she is",
    ]
}
