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
        let further = [(WordField.pronunciation, ", "), (.example, "\n"), (.note, "\n")].compactMap { field, separator in
            meaning == nil || content[field].isEmpty || other[field].isEmpty || content[field].contains(other[field])
                ? nil : (field: field, text: content[field] + separator + other[field])
        }
        let partsOfSpeech = joinedPartsOfSpeech(with: other.partOfSpeech)
        if let partsOfSpeech { try check(.partOfSpeech, bytes: partsOfSpeech.utf8.count, characters: partsOfSpeech.count) }
        for field in filled { try check(field, bytes: other[field].utf8.count, characters: other[field].count) }
        for (field, text) in further { try check(field, bytes: text.utf8.count, characters: text.count) }
        let newSynonyms = try synonyms.newEntries(in: other.synonyms, besides: content.synonyms, .synonyms)
        let newAntonyms = try antonyms.newEntries(in: other.antonyms, besides: content.antonyms, .antonyms)
        let newTags = try tags.newEntries(in: other.tags, besides: content.tags, .tags)

        if let meaning { append(meaning) }
        if let partsOfSpeech { content.partOfSpeech = partsOfSpeech }
        for field in filled { content[field] = other[field] }
        for (field, text) in further { content[field] = text }
        synonyms.add(newSynonyms, to: &content.synonyms)
        antonyms.add(newAntonyms, to: &content.antonyms)
        tags.add(newTags, to: &content.tags)
        return meaning != nil || partsOfSpeech != nil
            || !(filled.isEmpty && newSynonyms.isEmpty && newAntonyms.isEmpty && newTags.isEmpty)
    }

    /// The parts of speech of the content and `other`, each once; nil where that says no more than the content's own.
    private func joinedPartsOfSpeech(with other: String) -> String? {
        let own = content.partOfSpeech
        if other.isEmpty || other == own { return nil }
        if own.isEmpty { return other }
        let joined = PartOfSpeech.canonical(own + "," + other)
        return joined == PartOfSpeech.canonical(own) ? nil : joined
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
