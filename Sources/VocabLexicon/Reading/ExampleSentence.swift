import VocabCore

/// Chooses the sentence that shows a word best: not too short to say anything, not too long to be read on a card.
enum ExampleSentence {
    /// Sentences of so many bytes are read at a glance.
    private static let goodLength = 40...160
    /// Longer ones are cut around the word.
    private static let longest = 300

    /// The best of some sentences of a text, which hold one of `forms`; empty where there are none.
    static func best(of sentences: [Int], in text: TextForms, with forms: [String]) -> String {
        func badness(_ index: Int) -> Int {
            let length = text.sentences[index].count
            return length < goodLength.lowerBound ? 2 * (goodLength.lowerBound - length) : max(0, length - goodLength.upperBound)
        }
        guard let best = sentences.min(by: { (badness($0), $0) < (badness($1), $1) }) else { return "" }
        return cut(balanced(text.sentence(best)), around: forms)
    }

    /// Without a quote at one end whose other half stands in another sentence.
    private static func balanced(_ sentence: String) -> String {
        var scalars = sentence.unicodeScalars[...]
        while let first = scalars.first, "-–—*_•>".unicodeScalars.contains(first) || first == " " { scalars.removeFirst() }
        for (open, close) in [("“", "”"), ("\"", "\""), ("‘", "’"), ("(", ")"), ("「", "」"), ("『", "』"), ("_", "_")]
            as [(Unicode.Scalar, Unicode.Scalar)]
        {
            let opens = scalars.first == open
            let closes = scalars.last == close && scalars.count > 1
            let inner = scalars.dropFirst(opens ? 1 : 0).dropLast(closes ? 1 : 0)
            if opens, !inner.contains(close), !closes { scalars = scalars.dropFirst() }
            if closes, !inner.contains(open), !opens { scalars = scalars.dropLast() }
        }
        return Text.cleanedLine(String(scalars))
    }

    /// A piece of a long sentence with one of `forms` in the middle, broken between words.
    static func cut(_ sentence: String, around forms: [String]) -> String {
        if sentence.utf8.count <= longest { return sentence }
        let words = sentence.split(separator: " ")
        let middle =
            words.firstIndex { word in
                let lower = word.lowercased()
                return forms.contains { lower.contains($0) }
            } ?? 0
        var range = middle..<(middle + 1)
        var length = words[middle].utf8.count
        while length < longest / 2 {
            let before = range.lowerBound > 0 ? range.lowerBound - 1 : nil
            let behind = range.upperBound < words.count ? range.upperBound : nil
            guard before != nil || behind != nil else { break }
            if let before {
                range = before..<range.upperBound
                length += words[before].utf8.count + 1
            }
            if let behind {
                range = range.lowerBound..<(behind + 1)
                length += words[behind].utf8.count + 1
            }
        }
        let piece = words[range].joined(separator: " ")
        return (range.lowerBound > 0 ? "… " : "") + piece + (range.upperBound < words.count ? " …" : "")
    }
}
