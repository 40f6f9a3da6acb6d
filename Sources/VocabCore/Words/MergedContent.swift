/// The content of a word while it learns what other contents know more: further meanings, parts of speech and list entries, and
/// fields that were empty. A meaning of which any sense or remark is new is appended as it stands.
///
/// What is there is taken apart once, so that many additions take time in proportion to what is added.
package struct MergedContent {
    /// Everything that was said so far; nothing is ever lost from it.
    package private(set) var content: WordContent
    /// How many bytes of meanings were taken apart so far.
    package private(set) var bytesTakenApart: Int
    private var meaningCharacters: Int

    /// The keys of the senses, of everything that stands between separators, and of the remarks in brackets.
    private var senses: Set<String>
    private var parts: Set<String>
    private var remarks: Set<String>
    private var synonyms = KnownEntries()
    private var antonyms = KnownEntries()
    private var tags = KnownEntries()
    /// The parts of speech under this program's names, one by one and as they are written; empty where they were not looked at yet.
    private var partsOfSpeech: Set<String> = []
    private var canonical = ""
    /// The same of the texts to which further ones are added.
    private var texts: [WordField: KnownText] = [:]

    /// Begins with `content`, which is cleaned.
    package init(_ content: WordContent) {
        self.content = content
        senses = Set(Senses(of: content.meaning).keys)
        parts = Senses.parts(of: content.meaning)
        remarks = Senses.remarks(in: content.meaning)
        bytesTakenApart = content.meaning.utf8.count
        meaningCharacters = content.meaning.count
    }

    /// Whether there is so much in it that to take it apart anew would take longer than to keep it as it is: a few rows tell.
    package var isLong: Bool {
        content.meaning.utf8.count > 200
            || content.synonyms.count + content.antonyms.count + content.tags.count > 20
    }

    /// Adds what `other`, which is cleaned, knows more; returns whether that is anything.
    ///
    /// - Throws: `WordError.tooLong` when a field would hold too much; then nothing is added.
    package mutating func add(_ other: WordContent) throws(WordError) -> Bool {
        let meaning = newMeaning(in: other.meaning)
        if let meaning {
            try check(
                .meaning, bytes: content.meaning.utf8.count + 2 + meaning.text.utf8.count,
                characters: meaningCharacters + 2 + meaning.text.count)
        }
        let filled = [WordField.pronunciation, .example, .note].filter { content[$0].isEmpty && !other[$0].isEmpty }
        // Beside another sense another example and another sound are of that.
        var further: [(field: WordField, text: String)] = []
        for (field, separator) in [(WordField.pronunciation, ", "), (.example, "\n"), (.note, "\n")] where meaning != nil {
            let (own, text) = (content[field], other[field])
            if own.isEmpty || text.isEmpty { continue }
            let known = texts[field] ?? KnownText(own)
            texts[field] = known
            if !known.isNew(text, in: own) { continue }
            try check(
                field, bytes: own.utf8.count + separator.utf8.count + text.utf8.count,
                characters: known.characters + separator.count + text.count)
            further.append((field, separator + text))
        }
        let joined = joinedPartsOfSpeech(with: other.partOfSpeech)
        if let joined { try check(.partOfSpeech, bytes: joined.utf8.count, characters: joined.count) }
        for field in filled { try check(field, bytes: other[field].utf8.count, characters: other[field].count) }
        let newSynonyms = try synonyms.newEntries(in: other.synonyms, besides: content.synonyms, .synonyms)
        let newAntonyms = try antonyms.newEntries(in: other.antonyms, besides: content.antonyms, .antonyms)
        let newTags = try tags.newEntries(in: other.tags, besides: content.tags, .tags)

        if let meaning { append(meaning) }
        if let joined {
            content.partOfSpeech = joined
            canonical = joined
            partsOfSpeech.formUnion(PartOfSpeech.canonical(other.partOfSpeech).split(separator: ", ").map(String.init))
        }
        for field in filled { content[field] = other[field] }
        for (field, text) in further {
            content[field] += text
            texts[field]?.add(text, other[field])
        }
        synonyms.add(newSynonyms, to: &content.synonyms)
        antonyms.add(newAntonyms, to: &content.antonyms)
        tags.add(newTags, to: &content.tags)
        return meaning != nil || joined != nil
            || !(filled.isEmpty && newSynonyms.isEmpty && newAntonyms.isEmpty && newTags.isEmpty)
    }

    /// The parts of speech of the content and `other`, each once; nil where that says no more than the content's own.
    private mutating func joinedPartsOfSpeech(with other: String) -> String? {
        if other.isEmpty || other == content.partOfSpeech { return nil }
        if content.partOfSpeech.isEmpty { return other }
        func names(_ text: String) -> [String] { text.split(separator: ", ").map(String.init) }
        if partsOfSpeech.isEmpty {
            canonical = PartOfSpeech.canonical(content.partOfSpeech)
            partsOfSpeech = Set(names(canonical))
        }
        let new = names(PartOfSpeech.canonical(other)).filter { !partsOfSpeech.contains($0) }
        return new.isEmpty ? nil : ([canonical] + new).joined(separator: ", ")
    }

    /// A meaning with what it is made of.
    private struct Meaning {
        let text: String
        let keys: [String]
        let parts: Set<String>
        let remarks: Set<String>
    }

    /// `text` where it says anything that was not said yet.
    private mutating func newMeaning(in text: String) -> Meaning? {
        bytesTakenApart += text.utf8.count
        let incoming = Senses(of: text)
        let meaning = Meaning(
            text: text, keys: incoming.keys, parts: Senses.parts(of: text), remarks: Senses.remarks(in: text))
        let hasNewSense = zip(incoming.texts, incoming.keys).contains { text, key in
            !senses.contains(key) && !Senses.parts(of: text).isSubset(of: parts) && Senses.saysAnything(text)
        }
        return hasNewSense || !meaning.remarks.isSubset(of: remarks) ? meaning : nil
    }

    /// Whether `text` is all that was said so far, and more senses behind it.
    private func goesOn(_ text: String) -> Bool {
        guard text.utf8.starts(with: content.meaning.utf8) else { return false }
        let further = text.unicodeScalars.dropFirst(content.meaning.unicodeScalars.count)
        return further.first { $0 != " " }.map(Senses.separators.contains) ?? false
    }

    private mutating func append(_ meaning: Meaning) {
        if goesOn(meaning.text) {
            content.meaning = meaning.text
            meaningCharacters = meaning.text.count
        } else {
            content.meaning += "; "
            content.meaning += meaning.text
            meaningCharacters += 2 + meaning.text.count
        }
        senses.formUnion(meaning.keys)
        parts.formUnion(meaning.parts)
        remarks.formUnion(meaning.remarks)
    }
}

private func check(_ field: WordField, bytes: Int, characters: @autoclosure () -> Int) throws(WordError) {
    if !field.holds(bytes: bytes, characters: characters()) {
        throw .tooLong(field, maximumCharacters: field.maximumCharacters)
    }
}

/// What was added to a text, and how long all of it is.
private struct KnownText {
    private(set) var characters: Int
    private var added: Set<String> = []

    /// Once so many texts were added, a new one is compared with each of them only, no longer searched for in the whole text.
    private static let mostSearched = 50

    init(_ text: String) { characters = text.count }

    /// Whether `text` is not said in `whole` yet.
    func isNew(_ text: String, in whole: String) -> Bool {
        !added.contains(text) && !(added.count < Self.mostSearched && whole.contains(text))
    }

    mutating func add(_ text: String, _ entry: String) {
        characters += text.count
        added.insert(entry)
    }
}

/// The keys of a list's entries, and how long they are together.
private struct KnownEntries {
    /// Empty until the first entry is added.
    private var keys: Set<String> = []
    private var bytes = 0
    private var characters = 0

    /// The entries that `list` lacks.
    mutating func newEntries(in entries: [String], besides list: [String], _ field: WordField) throws(WordError) -> [String] {
        if entries.isEmpty { return [] }
        if keys.isEmpty {
            keys = Set(list.map(Text.key))
            bytes = list.reduce(0) { $0 + $1.utf8.count + 2 }
            characters = list.reduce(0) { $0 + $1.count + 2 }
        }
        let new = entries.filter { !keys.contains(Text.key($0)) }
        try check(
            field, bytes: bytes + new.reduce(-2) { $0 + $1.utf8.count + 2 },
            characters: characters + new.reduce(-2) { $0 + $1.count + 2 })
        return new
    }

    mutating func add(_ new: [String], to list: inout [String]) {
        for entry in new {
            list.append(entry)
            keys.insert(Text.key(entry))
            bytes += entry.utf8.count + 2
            characters += entry.count + 2
        }
    }
}
