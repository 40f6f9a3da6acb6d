extension Word {
    /// Whether the term of `other` answers the meaning of this word.
    func isAnswered(by other: Word) -> Bool {
        if Text.key(term) == Text.key(other.term) { return true }
        return Senses(of: meaning).agree(with: Senses(of: other.meaning)) && !KoreanRegister.differs(self, other)
    }

    /// Whether the term of `other` stands among the synonyms.
    func lists(_ other: Word) -> Bool {
        let term = Text.key(other.term)
        return content.synonyms.contains { Text.key($0) == term }
    }
}
