/// What other words know about a term that is being added: proposals that the learner sees and edits before anything is saved.
package struct WordSuggestion: Equatable, Sendable {
    /// The meaning, part of speech and pronunciation that are proposed; empty where nobody knows one.
    private(set) var fields: [WordField: String] = [:]

    /// The fields that are ever proposed: the others are the learner's own.
    private static let proposed = [WordField.meaning, .partOfSpeech, .pronunciation]

    /// Collects what `words` say about `term`; those that come first count more, and later ones fill what they leave out.
    package init(for term: String, from words: some Sequence<WordContent>) {
        let key = Text.key(term)
        for word in words where Text.key(word.term) == key {
            for field in Self.proposed where fields[field] == nil && !word[field].isEmpty { fields[field] = word[field] }
        }
    }

    /// What is proposed for `field`; empty where nothing is.
    package subscript(field: WordField) -> String { fields[field] ?? "" }
}
