import VocabCore

/// Common words of English, by which a column in English is told from one in another language of the same letters.
package struct EnglishWords: Sendable {
    private let words: Set<String>

    /// Reads `texts`, which have words with commas and line ends between them.
    package init(_ texts: [[UInt8]]) {
        words = texts.reduce(into: []) { words, text in
            for word in text.split(whereSeparator: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }) {
                words.insert(String(decoding: word.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self))
            }
        }
    }

    /// Whether `word`, in lower case, is one of them as it stands.
    package func contains(_ word: String) -> Bool { words.contains(word) }

    /// The share of `texts` that are in English, of those in Latin letters: most of their words are known, up to the first comma.
    func share(of texts: some Sequence<String>) -> Double {
        let first = texts.map(Self.firstWords).filter { !$0.isEmpty }
        let known = first.count { words in words.count(where: isKnown) * 2 > words.count }
        return first.isEmpty ? 0 : Double(known) / Double(first.count)
    }

    private static func firstWords(_ text: String) -> [Substring] {
        let sense = Self.beginning(of: text)
        let words = sense.split { " -!?…\"".contains($0) }.map(Self.trimmed).filter { $0.contains(where: \.isLetter) }
        guard words.allSatisfy({ $0.unicodeScalars.allSatisfy { $0.value < 0x250 } }) else { return [] }
        return words.count > 1 && ["a", "an", "the", "to"].contains(words[0]) ? Array(words.dropFirst()) : words
    }

    /// A text up to its first comma or bracket, in lower case.
    private static func beginning(of text: String) -> String {
        var bytes = Array(text.utf8.prefix { !",;/([".utf8.contains($0) }.prefix(160)).map {
            (0x41...0x5A).contains($0) ? $0 | 0x20 : $0
        }
        // The apostrophe of printers.
        while let place = bytes.firstRange(of: [0xE2, 0x80, 0x99]) { bytes.replaceSubrange(place, with: [0x27]) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A word without the signs around it; points inside of it stay.
    private static func trimmed(_ word: Substring) -> Substring {
        var word = word.drop { ".:'".contains($0) }
        while let last = word.last, ".:'".contains(last) { word.removeLast() }
        return word
    }

    /// Whether it is one of them, or an inflection of one.
    private func isKnown(_ word: Substring) -> Bool {
        words.contains(String(word))
            || Self.endings.contains { ending, base in
                word.hasSuffix(ending) && word.count > ending.count + 2 && words.contains(word.dropLast(ending.count) + base)
            }
    }

    private static let endings = [
        ("s", ""), ("es", ""), ("ies", "y"), ("ed", ""), ("d", ""), ("ied", "y"), ("ing", ""), ("ing", "e"), ("ly", ""),
        ("'s", ""),
    ]
}
