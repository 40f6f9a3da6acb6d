extension WordContent {
    /// Whether this and `other` are one word, not only two with a similar term.
    ///
    /// Terms that are equal by `Text.key` are candidates. They are one word when they are spelt alike, or when their meanings share a
    /// sense: `Abandon` and `abandon` that both mean 버리다 are one, `Polish` and `polish`, `Masse` and `Maße` are two.
    package func isSameWord(as other: WordContent) -> Bool {
        if term == other.term || Text.spelling(term) == Text.spelling(other.term) { return true }
        return Text.key(term) == Text.key(other.term) && Senses(of: meaning).agree(with: Senses(of: other.meaning))
    }
}

extension Sequence<Word> {
    /// Those that `term` may name: the ones that are spelt so; where none is, all that are equal to it by `Text.key`.
    package func named(_ term: String) -> [Word] {
        let key = Text.key(term)
        let candidates = filter { Text.key($0.term) == key }
        let spelling = Text.spelling(term)
        let spelt = candidates.filter { Text.spelling($0.term) == spelling }
        return spelt.isEmpty ? candidates : spelt
    }

    /// The first that is one word with `content`, rather one that is spelt like it.
    package func first(sameAs content: WordContent) -> Word? {
        named(content.term).first { $0.content.isSameWord(as: content) }
            ?? first { $0.content.isSameWord(as: content) }
    }
}
