import VocabCore

/// How a lexicon may spell a term: in lower case and, between its words, a `_` or `-`.
enum TermSpelling {
    /// The spellings to look for, the nearest first: as it is, without `to` or an article before it, with the other sign between words.
    static func candidates(for term: String) -> [[UInt8]] {
        let key = Text.key(term).replacing("\u{2019}", with: "'")
        guard !key.isEmpty else { return [] }
        let bare = withoutIntroduction(key)
        var candidates: [[UInt8]] = []
        for spelling in [key, bare, bare.replacing(" ", with: "-"), bare.replacing("-", with: " ")] {
            let bytes = spelling.utf8.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "_") : $0 }
            if !candidates.contains(bytes) { candidates.append(bytes) }
        }
        return candidates
    }

    private static func withoutIntroduction(_ key: String) -> String {
        for word in ["to ", "a ", "an ", "the "] where key.hasPrefix(word) { return String(key.dropFirst(word.count)) }
        return key
    }
}
