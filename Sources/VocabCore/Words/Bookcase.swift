/// A named list of words (단어장).
package struct Bookcase: Identifiable, Hashable, Sendable {
    /// What a bookcase is found, changed and merged by.
    package typealias ID = Identifier<Bookcase>

    /// Stays the same whatever else changes.
    package let id: ID
    /// Shown and typed; no two bookcases of a library share it.
    package private(set) var name: BookcaseName
    /// What it is for, in the learner's words; may be empty.
    package private(set) var description: String
    /// The language of the terms, as a label such as 영어; may be empty.
    package private(set) var termLanguage: String
    /// The language of the meanings, as a label such as 한국어; may be empty.
    package private(set) var meaningLanguage: String
    /// What it is recognized by in lists; nil for none.
    package private(set) var picture: BookcasePicture?
    /// When it was made.
    package let added: Timestamp
    /// When its name, description, languages or picture last changed.
    package private(set) var modified: Timestamp
    /// The words, in the order they were added.
    package private(set) var words: [Word]
    /// Members of the stored bookcase that this version does not know, kept as they were.
    package let unknownMembers: [UnknownMember]
    /// Members that stand beside the bookcase in its file and that this version does not know, kept as they were.
    package let unknownNeighbours: [UnknownMember]

    /// A bookcase with `words`, which may hold the same term twice when they come from a file.
    package init(
        id: ID, name: BookcaseName, details: BookcaseDetails = BookcaseDetails(),
        added: Timestamp, modified: Timestamp? = nil, words: [Word] = [], unknownMembers: [UnknownMember] = [],
        unknownNeighbours: [UnknownMember] = []
    ) {
        self.id = id
        self.name = name
        let details = details.cleaned()
        description = details.description
        termLanguage = details.termLanguage
        meaningLanguage = details.meaningLanguage
        picture = details.picture
        self.added = added
        self.modified = modified ?? added
        self.words = words
        self.unknownMembers = unknownMembers
        self.unknownNeighbours = unknownNeighbours
    }

    /// The description, the language labels and the picture together.
    package var details: BookcaseDetails {
        BookcaseDetails(
            description: description, termLanguage: termLanguage, meaningLanguage: meaningLanguage, picture: picture)
    }

    /// The words that `term` may name: those that are spelt so; where none is, all that are equal to it by `Text.key`.
    package func words(withTerm term: String) -> [Word] { words.named(term) }

    /// The word with `id`.
    ///
    /// - Throws: `BookcaseError.noSuchWord`.
    package func word(_ id: Word.ID) throws(BookcaseError) -> Word {
        guard let word = words.first(where: { $0.id == id }) else { throw .noSuchWord(id) }
        return word
    }

    /// Puts `word` at the end; one that is there already only where the learner wants both.
    ///
    /// - Throws: `BookcaseError.termExists` when it is there already, `idTaken` when its id is.
    package mutating func add(_ word: Word, keepingBoth: Bool = false) throws(BookcaseError) {
        if words.contains(where: { $0.id == word.id }) { throw .idTaken(word.id) }
        if !keepingBoth, let same = words.first(sameAs: word.content) { throw .termExists(same, in: name) }
        words.append(word)
    }

    /// Puts `word` in the place of the one with its id.
    ///
    /// - Throws: `BookcaseError.noSuchWord`, or `termExists` when by its new term it would become one with another word.
    package mutating func replace(with word: Word) throws(BookcaseError) {
        guard let index = words.firstIndex(where: { $0.id == word.id }) else { throw .noSuchWord(word.id) }
        if Text.spelling(words[index].term) != Text.spelling(word.term) {
            let old = words[index].content
            let others = words.filter { $0.id != word.id && !$0.content.isSameWord(as: old) }
            if let same = others.first(sameAs: word.content) { throw .termExists(same, in: name) }
        }
        words[index] = word
    }

    /// Takes the word with `id` out.
    ///
    /// - Throws: `BookcaseError.noSuchWord`.
    package mutating func remove(_ id: Word.ID) throws(BookcaseError) {
        guard let index = words.firstIndex(where: { $0.id == id }) else { throw .noSuchWord(id) }
        words.remove(at: index)
    }

    /// Sets description, languages and picture.
    ///
    /// - Throws: `BookcaseError.unchanged` when nothing differs.
    package mutating func revise(_ details: BookcaseDetails, at moment: Timestamp) throws(BookcaseError) {
        let details = details.cleaned()
        if details == self.details { throw .unchanged(name) }
        description = details.description
        termLanguage = details.termLanguage
        meaningLanguage = details.meaningLanguage
        picture = details.picture
        modified = moment
    }

    /// Replaces all words at once; for changes that were made word by word elsewhere, such as an import.
    package mutating func setWords(_ words: [Word]) {
        self.words = words
    }

    /// The same bookcase with other words.
    func with(_ words: [Word]) -> Bookcase {
        var bookcase = self
        bookcase.words = words
        return bookcase
    }

    /// The same bookcase under another name, as if it had always had that.
    package func named(_ name: BookcaseName) -> Bookcase {
        var bookcase = self
        bookcase.name = name
        return bookcase
    }

    mutating func rename(to name: BookcaseName, at moment: Timestamp) {
        self.name = name
        modified = moment
    }
}

/// What a learner writes about a bookcase beside its name.
package struct BookcaseDetails: Hashable, Sendable {
    /// What it is for.
    package var description: String
    /// The language of the terms.
    package var termLanguage: String
    /// The language of the meanings.
    package var meaningLanguage: String
    /// What it is recognized by in lists.
    package var picture: BookcasePicture?

    /// Details; each may be empty.
    package init(
        description: String = "", termLanguage: String = "", meaningLanguage: String = "", picture: BookcasePicture? = nil
    ) {
        self.description = description
        self.termLanguage = termLanguage
        self.meaningLanguage = meaningLanguage
        self.picture = picture
    }

    func cleaned() -> BookcaseDetails {
        BookcaseDetails(
            description: Text.cleanedLine(description), termLanguage: Text.cleanedLine(termLanguage),
            meaningLanguage: Text.cleanedLine(meaningLanguage), picture: picture)
    }
}

/// Why a bookcase cannot be made or changed so.
package enum BookcaseError: Error, Equatable, Sendable {
    case nameIsBlank
    case nameIsTooLong(maximumCharacters: Int)
    case nameHasForbiddenCharacters
    /// The bookcase already holds that word.
    case termExists(Word, in: BookcaseName)
    case idTaken(Word.ID)
    case noSuchWord(Word.ID)
    /// An edit changed nothing.
    case unchanged(BookcaseName)
}
