import VocabCore

/// The words that come with the program: its English words, those that its thesaurus knows, and every word that stands in its starter lists.
package struct ShippedWords: Lexicon {
    private let english: EnglishWords?
    private let thesaurus: (any Thesaurus)?
    private let texts: [[UInt8]]

    /// The given words, and those in `texts`, which are in UTF-8.
    package init(english: EnglishWords?, thesaurus: (any Thesaurus)? = nil, texts: [[UInt8]]) {
        self.english = english
        self.thesaurus = thesaurus
        self.texts = texts
    }

    /// Whether `word` is an English word, or stands in a text between signs of ASCII.
    package func contains(_ word: String) -> Bool {
        if word.utf8.allSatisfy({ $0 < 0x80 }) { return english?.contains(word) ?? false || thesaurus?.knows(word) ?? false }
        let letters = Array(word.utf8)
        return texts.contains { Self.isWord(letters, in: $0) }
    }

    private static func isWord(_ letters: [UInt8], in text: [UInt8]) -> Bool {
        guard let first = letters.first, text.count >= letters.count else { return false }
        for start in 0...(text.count - letters.count) where text[start] == first {
            let end = start + letters.count
            guard start == 0 || text[start - 1] < 0x80, end == text.count || text[end] < 0x80 else { continue }
            if text[start..<end].elementsEqual(letters) { return true }
        }
        return false
    }
}
