/// What a learner writes about a word; nothing is checked yet. An empty text or list means "not given".
package struct WordContent: Hashable, Sendable {
    /// The word or phrase to learn.
    package var term = ""
    /// What it means: one or more senses, see `Senses`.
    package var meaning = ""
    /// The part of speech, as `PartOfSpeech.canonical` writes it where it knows it.
    package var partOfSpeech = ""
    /// How it is said, in any notation.
    package var pronunciation = ""
    /// A sentence that uses the term.
    package var example = ""
    /// Anything else worth keeping.
    package var note = ""
    /// Other terms that mean the same.
    package var synonyms: [String] = []
    /// Terms that mean the opposite.
    package var antonyms: [String] = []
    /// Labels for grouping: a topic, a level, a day of a course.
    package var tags: [String] = []

    /// Content with a term and a meaning alone; both may be set later.
    package init(term: String = "", meaning: String = "") {
        self.term = term
        self.meaning = meaning
    }

    /// The same content in the form it is kept in: see `Text.cleaned`; lists without blanks and repeats.
    package func cleaned() -> WordContent {
        var result = WordContent(term: Text.cleanedLine(term), meaning: Text.cleaned(meaning))
        result.partOfSpeech = PartOfSpeech.canonical(Text.cleanedLine(partOfSpeech))
        result.pronunciation = Text.cleanedLine(pronunciation)
        result.example = Text.cleaned(example)
        result.note = Text.cleaned(note)
        result.synonyms = Self.cleanedList(synonyms)
        result.antonyms = Self.cleanedList(antonyms)
        result.tags = Self.cleanedList(tags)
        return result
    }

    /// How many bytes in UTF-8 the text of `field` has.
    func utf8Count(of field: WordField) -> Int {
        switch field {
        case .synonyms where synonyms.isEmpty, .antonyms where antonyms.isEmpty, .tags where tags.isEmpty: 0
        default: self[field].utf8.count
        }
    }

    /// Whether no field can be too long: a quick answer, and a yes is sure.
    var isShort: Bool {
        synonyms.isEmpty && antonyms.isEmpty && tags.isEmpty
            && max(term.utf8.count, meaning.utf8.count, partOfSpeech.utf8.count, pronunciation.utf8.count) <= 1_000
            && max(example.utf8.count, note.utf8.count) <= 1_000
    }

    /// Text by field, in the order people fill them in; lists are joined with `; `.
    package subscript(field: WordField) -> String {
        get {
            switch field {
            case .term: term
            case .meaning: meaning
            case .partOfSpeech: partOfSpeech
            case .pronunciation: pronunciation
            case .example: example
            case .note: note
            case .synonyms: synonyms.joined(separator: "; ")
            case .antonyms: antonyms.joined(separator: "; ")
            case .tags: tags.joined(separator: "; ")
            }
        }
        set {
            switch field {
            case .term: term = newValue
            case .meaning: meaning = newValue
            case .partOfSpeech: partOfSpeech = newValue
            case .pronunciation: pronunciation = newValue
            case .example: example = newValue
            case .note: note = newValue
            case .synonyms: synonyms = Self.list(newValue)
            case .antonyms: antonyms = Self.list(newValue)
            case .tags: tags = Self.list(newValue)
            }
        }
    }

    private static func list(_ text: String) -> [String] {
        text.unicodeScalars.split(whereSeparator: separatesEntries).map(String.init)
    }

    /// Whether the sign stands between the entries of a list; none is part of an entry.
    private static func separatesEntries(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ",", ";", "，", "、", "；", "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }

    private static func isCleanEntry(_ entry: String) -> Bool {
        let scan = TextScan(entry)
        return scan.isClean && scan.hasSingleSpaces && !entry.isEmpty && !Text.isBlank(entry)
            && !entry.unicodeScalars.contains(where: separatesEntries)
    }

    private static func cleanedList(_ entries: [String]) -> [String] {
        // Nearly all lists that are kept have at most one entry, and it is clean.
        if entries.isEmpty || entries.count == 1 && isCleanEntry(entries[0]) { return entries }
        var seen: Set<String> = []
        return entries.flatMap(list).map(Text.cleanedLine).filter { !$0.isEmpty && seen.insert(Text.key($0)).inserted }
    }
}

/// The fields of `WordContent`, in the order people fill them in.
package enum WordField: String, CaseIterable, Hashable, Sendable {
    case term, meaning, partOfSpeech, pronunciation, example, synonyms, antonyms, tags, note

    /// The longest text the field holds, in characters as a person counts them.
    package var maximumCharacters: Int {
        switch self {
        case .partOfSpeech, .pronunciation: 1_000
        case .term, .meaning, .example, .note, .synonyms, .antonyms, .tags: 20_000
        }
    }

    /// The most UTF-8 bytes the field holds: enough for as many characters of any script, while marks cannot be piled up without end.
    package var maximumBytes: Int { 4 * maximumCharacters }

    /// Whether the field holds a text of so many bytes and characters; these are counted only where there are many bytes, for a text has
    /// no more characters than bytes.
    package func holds(bytes: Int, characters: @autoclosure () -> Int) -> Bool {
        bytes <= maximumCharacters || bytes <= maximumBytes && characters() <= maximumCharacters
    }
}
