import VocabCore

/// How a lexicon may spell a term: in lower case and, between its words, a `_` or `-`.
enum TermSpelling {
    /// The spellings to look for, the nearest first: as it is, without `to` or an article before it, with the other sign between words.
    static func candidates(for term: String) -> [[UInt8]] {
        let key = bytes(of: term)
        guard !key.isEmpty else { return [] }
        let bare = withoutIntroduction(key)
        var candidates = [key]
        for spelling in [bare, replacing(gap, by: hyphen, in: bare), replacing(hyphen, by: gap, in: bare)]
        where !candidates.contains(spelling) {
            candidates.append(spelling)
        }
        return candidates
    }

    /// A spelling with blanks between its words, as terms and headwords have them.
    static func spaced(_ spelling: [UInt8]) -> [UInt8] { replacing(gap, by: UInt8(ascii: " "), in: spelling) }

    private static let gap = UInt8(ascii: "_")
    private static let hyphen = UInt8(ascii: "-")
    private static let introductions = ["to_", "a_", "an_", "the_"].map { Array($0.utf8) }

    /// The key of `term` with a plain apostrophe, and gaps between its words.
    private static func bytes(of term: String) -> [UInt8] {
        let key = Text.key(term)
        let plain = key.utf8.allSatisfy { $0 < 0x80 } ? key : key.replacing("\u{2019}", with: "'")
        return replacing(UInt8(ascii: " "), by: gap, in: Array(plain.utf8))
    }

    private static func withoutIntroduction(_ key: [UInt8]) -> [UInt8] {
        for word in introductions where key.starts(with: word) { return Array(key.dropFirst(word.count)) }
        return key
    }

    private static func replacing(_ old: UInt8, by new: UInt8, in spelling: [UInt8]) -> [UInt8] {
        spelling.map { $0 == old ? new : $0 }
    }
}
