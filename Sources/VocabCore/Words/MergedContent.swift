/// The content of a word while it learns what other contents know more: further senses, list entries, and fields that were empty.
///
/// What is there is taken apart once, so that many additions take time in proportion to what is added.
package struct MergedContent {
    /// Everything that was said so far; nothing is ever lost from it.
    package private(set) var content: WordContent
    /// How many bytes of meanings were taken apart so far.
    package private(set) var bytesTakenApart: Int
    private var meaningCharacters: Int

    /// The keys of the senses, and of everything that stands between separators.
    private var senses: Set<String>
    private var parts: Set<String>
    private var synonyms = KnownEntries()
    private var antonyms = KnownEntries()
    private var tags = KnownEntries()

    /// Begins with `content`, which is cleaned.
    package init(_ content: WordContent) {
        self.content = content
        senses = Set(Senses(of: content.meaning).keys)
        parts = Senses.parts(of: content.meaning)
        bytesTakenApart = content.meaning.utf8.count
        meaningCharacters = content.meaning.count
    }

    /// Whether there is so much in it that to take it apart anew would take longer than to keep it as it is: more than 10 rows tell.
    package var isLong: Bool {
        content.meaning.utf8.count > 1_000
            || content.synonyms.count + content.antonyms.count + content.tags.count > 100
    }

    /// Adds what `other`, which is cleaned, knows more; returns whether that is anything.
    ///
    /// - Throws: `WordError.tooLong` when a field would hold too much; then nothing is added.
    package mutating func add(_ other: WordContent) throws(WordError) -> Bool {
        let newSenses = newSenses(in: other.meaning)
        try check(
            .meaning, bytes: content.meaning.utf8.count + newSenses.reduce(0) { $0 + 2 + $1.text.utf8.count },
            characters: meaningCharacters + newSenses.reduce(0) { $0 + 2 + $1.text.count })
        let filled = [WordField.partOfSpeech, .pronunciation, .example, .note].filter {
            content[$0].isEmpty && !other[$0].isEmpty
        }
        for field in filled { try check(field, bytes: other[field].utf8.count, characters: other[field].count) }
        let newSynonyms = try synonyms.newEntries(in: other.synonyms, besides: content.synonyms, .synonyms)
        let newAntonyms = try antonyms.newEntries(in: other.antonyms, besides: content.antonyms, .antonyms)
        let newTags = try tags.newEntries(in: other.tags, besides: content.tags, .tags)

        for sense in newSenses { add(sense) }
        for field in filled { content[field] = other[field] }
        synonyms.add(newSynonyms, to: &content.synonyms)
        antonyms.add(newAntonyms, to: &content.antonyms)
        tags.add(newTags, to: &content.tags)
        return !(newSenses.isEmpty && filled.isEmpty && newSynonyms.isEmpty && newAntonyms.isEmpty && newTags.isEmpty)
    }

    private mutating func newSenses(in meaning: String) -> [(text: String, key: String)] {
        bytesTakenApart += meaning.utf8.count
        let incoming = Senses(of: meaning)
        return zip(incoming.texts, incoming.keys).filter { text, key in
            !senses.contains(key) && !parts.contains(Text.key(text)) && Senses.saysAnything(text)
        }.map { (text: $0, key: $1) }
    }

    private mutating func add(_ sense: (text: String, key: String)) {
        content.meaning += "; "
        content.meaning += sense.text
        meaningCharacters += 2 + sense.text.count
        senses.insert(sense.key)
        parts.formUnion(Senses.parts(of: sense.text))
    }
}

private func check(_ field: WordField, bytes: Int, characters: @autoclosure () -> Int) throws(WordError) {
    if !field.holds(bytes: bytes, characters: characters()) {
        throw .tooLong(field, maximumCharacters: field.maximumCharacters)
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
