/// A term with its meaning, as a learner keeps it. A word that exists has both.
package struct Word: Identifiable, Hashable, Sendable {
    /// What a word is found, changed and merged by.
    package typealias ID = Identifier<Word>

    /// Stays the same whatever else changes.
    package let id: ID
    /// What the learner wrote, cleaned and checked.
    package let content: WordContent
    /// Whether the learner says they know it.
    package let memorized: Bool
    /// When it was made.
    package let added: Timestamp
    /// When it was last changed.
    package let modified: Timestamp
    /// Members of the stored word that this version does not know, kept as they were.
    package let unknownMembers: [UnknownMember]

    /// Checks and cleans `content`.
    ///
    /// - Throws: `WordError` when the term or the meaning is missing, or a field is too long.
    package init(
        _ content: WordContent, id: ID, memorized: Bool = false, added: Timestamp, modified: Timestamp? = nil,
        unknownMembers: [UnknownMember] = []
    ) throws(WordError) {
        try self.init(
            cleaned: content.cleaned(), id: id, memorized: memorized, added: added, modified: modified,
            unknownMembers: unknownMembers)
    }

    /// The same for content that is cleaned already.
    package init(
        cleaned content: WordContent, id: ID, memorized: Bool = false, added: Timestamp, modified: Timestamp? = nil,
        unknownMembers: [UnknownMember] = []
    ) throws(WordError) {
        if let problem = WordError(in: content) { throw problem }
        self.id = id
        self.content = content
        self.memorized = memorized
        self.added = added
        self.modified = modified ?? added
        self.unknownMembers = unknownMembers
    }

    /// The word or phrase to learn, never empty.
    package var term: String { content.term }
    /// What it means, never empty.
    package var meaning: String { content.meaning }

    /// The same word with other content, or nil when nothing differs.
    ///
    /// - Throws: what `init` throws.
    package func revised(_ content: WordContent, at moment: Timestamp) throws(WordError) -> Word? {
        let content = content.cleaned()
        return content == self.content ? nil : try with(cleaned: content, at: moment)
    }

    /// The same word with content that is cleaned already, changed at `moment`.
    package func with(cleaned content: WordContent, at moment: Timestamp) throws(WordError) -> Word {
        try Word(
            cleaned: content, id: id, memorized: memorized, added: added, modified: moment, unknownMembers: unknownMembers)
    }

    /// The same word with or without the mark of being known by heart, which is the learner's own from now on, or nil when it has that already.
    package func marked(memorized: Bool, at moment: Timestamp) -> Word? {
        if memorized == self.memorized, !memorized || placed == nil { return nil }
        return try? Word(
            cleaned: content, id: id, memorized: memorized, added: added, modified: moment,
            unknownMembers: Self.unplaced(unknownMembers))
    }

    /// The same word with what `content` knows more, or nil when it knows nothing more; see `MergedContent`.
    ///
    /// - Throws: `WordError.tooLong` when the fields together are too long.
    package func merged(with content: WordContent, at moment: Timestamp) throws(WordError) -> Word? {
        var merged = MergedContent(self.content)
        return try merged.add(content.cleaned()) ? with(cleaned: merged.content, at: moment) : nil
    }
}

/// A member of a stored object that this version has no place for.
package struct UnknownMember: Hashable, Sendable {
    /// Its name.
    package let name: String
    /// Its value, as JSON on one line.
    package let json: String

    /// A member to keep as it is.
    package init(name: String, json: String) {
        self.name = name
        self.json = json
    }
}

/// Why something is no word.
package enum WordError: Error, Equatable, Sendable {
    /// A term, a meaning or both are missing.
    case incomplete(missing: [WordField])
    /// A field holds more than `WordField.maximumCharacters`.
    case tooLong(WordField, maximumCharacters: Int)

    /// Why no word can be made of `content`; nil where one can.
    package init?(in content: WordContent) {
        let missing = [WordField.term, .meaning].filter { Text.isBlank(content[$0]) }
        if !missing.isEmpty {
            self = .incomplete(missing: missing)
        } else if !content.isShort,
            let field = WordField.allCases.first(where: {
                !$0.holds(bytes: content.utf8Count(of: $0), characters: content[$0].count)
            })
        {
            self = .tooLong(field, maximumCharacters: field.maximumCharacters)
        } else {
            return nil
        }
    }
}
