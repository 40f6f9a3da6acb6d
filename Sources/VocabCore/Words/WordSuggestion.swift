/// What other words know about a term that is being added: proposals that the learner sees and edits before anything is saved.
package struct WordSuggestion: Equatable, Sendable {
    /// What is proposed for each field, the first that was found first; different texts each.
    private var proposals: [WordField: [Proposal]] = [:]

    /// What one source proposes for a field.
    package struct Proposal: Equatable, Sendable {
        /// The text.
        package let value: String
        /// Who says so; empty for the learner's own words and the lists of this program.
        package let source: String
    }

    /// What a source of words outside this program knows about the term.
    package struct Found {
        /// What the source is called.
        package let source: String
        /// What it knows.
        package let content: WordContent

        /// What `source` knows.
        package init(source: String, content: WordContent) {
            self.source = source
            self.content = content
        }
    }

    /// The fields that are proposed from other bookcases: the others are the learner's own.
    private static let kept = [WordField.meaning, .partOfSpeech, .pronunciation]
    /// The fields that are proposed from dictionaries.
    private static let lookedUp = kept + [.example, .synonyms]

    /// Collects what `words` say about `term`, and then what was found elsewhere; those that come first count more, and later ones fill
    /// what they leave out.
    package init(for term: String, from words: some Sequence<WordContent>, found: [Found] = []) {
        let key = Text.key(term)
        for word in words where Text.key(word.term) == key { add(word, Self.kept, source: "") }
        for entry in found { add(entry.content, Self.lookedUp, source: entry.source) }
    }

    private mutating func add(_ word: WordContent, _ fields: [WordField], source: String) {
        for field in fields where !word[field].isEmpty {
            let key = Text.key(word[field])
            if proposals[field, default: []].contains(where: { Text.key($0.value) == key }) { continue }
            proposals[field, default: []].append(Proposal(value: word[field], source: source))
        }
    }

    /// What is proposed for `field`; empty where nothing is.
    package subscript(field: WordField) -> String { proposals[field]?.first?.value ?? "" }

    /// Everything that is proposed for `field`, what counts most first.
    package func all(_ field: WordField) -> [Proposal] { proposals[field] ?? [] }
}
