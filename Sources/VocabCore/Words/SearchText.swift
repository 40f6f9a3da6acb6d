/// A text to look for in words, without regard to case, width and what cannot be seen.
package struct SearchText: Sendable {
    /// How a word holds the text; the best first.
    package enum Hit: CaseIterable, Sendable {
        /// It is the term, or one of the senses.
        case whole
        /// The term or a sense begins with it.
        case beginning
        case inside
    }

    private let key: String

    /// A text as it was typed.
    package init(_ text: String) {
        key = Text.key(text)
    }

    /// How `word` holds the text in its term or its meaning; nil where it does not.
    package func hit(in word: Word) -> Hit? {
        let term = Text.key(word.term)
        let meaning = Text.key(word.meaning)
        guard term.contains(key) || meaning.contains(key) else { return nil }
        let senses = Senses(of: word.meaning)
        let texts = [term, meaning] + senses.keys + senses.texts.map(Text.key)
        if texts.contains(key) { return .whole }
        return texts.contains { $0.unicodeScalars.starts(with: key.unicodeScalars) } ? .beginning : .inside
    }
}
