import VocabCore

/// Chooses the sentence that shows a word best: not too short to say anything, not too long to be read on a card.
struct ExampleSentence {
    private let text: TextForms
    /// Sentences as they are shown, by their numbers, for many words of a text stand in one sentence.
    private var shown: [Int: String] = [:]

    /// For the words of `text`.
    init(in text: TextForms) { self.text = text }

    /// Sentences of so many bytes are read at a glance.
    private static let goodLength = 40...160
    /// Longer ones are cut around the word.
    private static let longest = 300

    /// The best of some sentences, which hold one of `forms`; empty where there are none.
    mutating func best(of sentences: [Int], with forms: [String]) -> String {
        func badness(_ index: Int) -> Int {
            let (length, good) = (text.sentences[index].count, Self.goodLength)
            return length < good.lowerBound ? 2 * (good.lowerBound - length) : max(0, length - good.upperBound)
        }
        guard let best = sentences.min(by: { (badness($0), $0) < (badness($1), $1) }) else { return "" }
        let sentence = shown[best] ?? Self.balanced(text.sentence(best))
        shown[best] = sentence
        return Self.cut(sentence, around: forms)
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
        // Bytes, for a book may have tens of thousands of words, each with its sentence.
        let words = Array(sentence.lowercased().utf8).split(separator: UInt8(ascii: " "))
        let wanted = forms.map { Array($0.utf8) }
        let middle = words.firstIndex { word in wanted.contains { holds(word, $0) } } ?? 0
        var range = middle..<(middle + 1)
        var length = words[middle].count
        while length < longest / 2 {
            let before = range.lowerBound > 0 ? range.lowerBound - 1 : nil
            let behind = range.upperBound < words.count ? range.upperBound : nil
            guard before != nil || behind != nil else { break }
            if let before {
                range = before..<range.upperBound
                length += words[before].count + 1
            }
            if let behind {
                range = range.lowerBound..<(behind + 1)
                length += words[behind].count + 1
            }
        }
        let space = UInt8(ascii: " ")
        let bytes = Array(sentence.utf8).split(separator: space)[range].joined(separator: [space])
        let piece = String(decoding: Array(bytes), as: UTF8.self)
        return (range.lowerBound > 0 ? "… " : "") + piece + (range.upperBound < words.count ? " …" : "")
    }

    private static func holds(_ word: ArraySlice<UInt8>, _ form: [UInt8]) -> Bool {
        guard let first = form.first, word.count >= form.count else { return false }
        return (word.startIndex...(word.endIndex - form.count)).contains { start in
            word[start] == first && word[start..<(start + form.count)].elementsEqual(form)
        }
    }
}
