import VocabCore

/// A field that two sides changed differently: what counts now, and what gave way.
package struct FieldConflict: Hashable, Sendable {
    /// What the field is called in the file.
    package let field: String
    /// The value that counts, from the side that was changed last.
    package let kept: String
    /// The other value. Of a word it is kept in the note.
    package let other: String

    /// In the place of a field: the name that two bookcases were given, of which one got another.
    package static let takenName = "takenName"
}

/// Two versions of one word as one.
struct WordMerge {
    /// The word.
    let word: Word
    /// Where the versions differed so that one had to give way.
    let conflicts: [FieldConflict]

    /// The scalar fields; the note and the lists hold what both sides have.
    private static let scalarFields: [WordField] = [.term, .meaning, .partOfSpeech, .pronunciation, .example]

    /// Merges `ours` and `theirs`, both changed from `base` if that is known, into one word with the identifier `id`.
    ///
    /// For two words that become one, `former` holds the earlier version of each. A value that a side changed from its own
    /// earlier version and that does not win is a conflict, even if it equals the value in `base`.
    init(base: Word?, ours: Word, theirs: Word, id: Word.ID, former: [Word?] = []) {
        if ours == theirs || theirs == base, ours.id == id {
            (word, conflicts) = (ours, [])
            return
        }
        if ours == base, theirs.id == id {
            (word, conflicts) = (theirs, [])
            return
        }
        let newer = ours.modified == theirs.modified ? nil : ours.modified > theirs.modified
        var found: [FieldConflict] = []
        var content = WordContent()
        for field in Self.scalarFields {
            if base == nil, field == .meaning, let both = Self.joinedMeaning(ours, theirs) {
                content.meaning = both
                continue
            }
            let merge = FieldMerge(base: base?.content[field], ours: ours.content[field], theirs: theirs.content[field]) {
                // A field that one side left empty says nothing against the other.
                base == nil && $0.isEmpty != $1.isEmpty ? $1.isEmpty : Self.wins($0, $1, $2, newer)
            }
            content[field] = merge.value
            let given = zip([ours, theirs], former).map { word, before in
                word.content[field] == before?.content[field] ? "" : word.content[field]
            }
            let others = Set(given + [merge.other ?? ""]).subtracting(["", merge.value]).sorted()
            found += others.map { FieldConflict(field: field.rawValue, kept: merge.value, other: $0) }
        }
        content.synonyms = ListMerge.merged(
            base: base?.content.synonyms ?? [], ours: ours.content.synonyms, theirs: theirs.content.synonyms)
        content.antonyms = ListMerge.merged(
            base: base?.content.antonyms ?? [], ours: ours.content.antonyms, theirs: theirs.content.antonyms)
        content.tags = ListMerge.merged(
            base: base?.content.tags ?? [], ours: ours.content.tags, theirs: theirs.content.tags)
        let note = NoteMerge(base: base?.content.note ?? "", ours: ours.content.note, theirs: theirs.content.note, newer)
        content.note = note.text(keeping: found)
        found += Self.shorten(&content, ours.content, theirs.content, newer)
        // The mark and who set it belong together.
        let mark = FieldMerge(base: base.map(Mark.init), ours: Mark(ours), theirs: Mark(theirs)) {
            newer == nil ? $0.isAbove($1) : newer == $2
        }
        let formerly = Set((ours.formerIDs + theirs.formerIDs + [ours.id, theirs.id]).filter { $0 != id })
        let unknown = UnknownMemberMerge.merged(
            base: base?.unknownMembers ?? [], ours: ours.unknownMembers, theirs: theirs.unknownMembers, oursIsNewer: newer)
        let merged = try? Word(
            content, id: id, memorized: mark.value.memorized, added: min(ours.added, theirs.added),
            modified: max(ours.modified, theirs.modified),
            unknownMembers: FormerIdentifiers.members(unknown, with: formerly))
        let marked = merged.flatMap { merged in
            merged.placed == mark.value.placed
                ? merged : merged.placed(on: mark.value.placed, memorized: mark.value.memorized, at: merged.modified)
        }
        word = marked ?? Self.whole(ours, theirs, newer, id: id)
        conflicts = found
    }

    /// Whether a word is marked as known, and the day on which an estimate did that, or found that it may be known.
    private struct Mark: Equatable {
        let memorized: Bool
        let placed: Day?

        init(_ word: Word) { (memorized, placed) = (word.memorized, word.placed) }

        /// Which of two counts where nobody knows which is newer.
        func isAbove(_ other: Mark) -> Bool {
            if memorized != other.memorized { return memorized }
            return (placed?.number ?? .max) > (other.placed?.number ?? .max)
        }
    }

    /// What both words mean, of which nobody knows what they were made of: as if the younger had been added to the older. Nil where that
    /// is too long.
    private static func joinedMeaning(_ ours: Word, _ theirs: Word) -> String? {
        func joined(_ word: Word, _ other: Word) -> String? {
            var merged = MergedContent(WordContent(term: word.term, meaning: word.meaning))
            guard (try? merged.add(WordContent(term: word.term, meaning: other.meaning))) != nil else { return nil }
            return merged.content.meaning
        }
        let isOlder = (ours.added, ours.modified, ours.meaning) < (theirs.added, theirs.modified, theirs.meaning)
        let (first, second) = isOlder ? (ours, theirs) : (theirs, ours)
        guard let there = joined(first, second), let back = joined(second, first) else { return nil }
        // One that says all that the other does stays as it is.
        return there == first.meaning || back != second.meaning ? there : back
    }

    /// Whether the first of two values that differ counts: the newer one, or where both are as new, the one that is the same whichever
    /// side is ours.
    static func wins(_ value: String, _ other: String, _ isOurs: Bool, _ oursIsNewer: Bool?) -> Bool {
        oursIsNewer.map { $0 == isOurs } ?? (value > other)
    }

    /// Where both notes or lists together are too long for a field, one side's counts, and the other is told.
    private static func shorten(
        _ content: inout WordContent, _ ours: WordContent, _ theirs: WordContent, _ oursIsNewer: Bool?
    ) -> [FieldConflict] {
        let fields: [WordField] = [.synonyms, .antonyms, .tags, .note]
        return fields.filter { !$0.holds(bytes: content[$0].utf8.count, characters: content[$0].count) }.map { field in
            let isOurs = wins(ours[field], theirs[field], true, oursIsNewer)
            let (kept, other) = isOurs ? (ours, theirs) : (theirs, ours)
            switch field {
            case .synonyms: content.synonyms = kept.synonyms
            case .antonyms: content.antonyms = kept.antonyms
            case .tags: content.tags = kept.tags
            default: content.note = kept.note
            }
            return FieldConflict(field: field.rawValue, kept: kept[field], other: other[field])
        }
    }

    /// One version as it is, for fields that are too long together.
    private static func whole(_ ours: Word, _ theirs: Word, _ oursIsNewer: Bool?, id: Word.ID) -> Word {
        let isOurs = oursIsNewer ?? (ours.meaning > theirs.meaning)
        return (isOurs ? ours : theirs).called(id)
    }
}

extension Word {
    /// The same word under another identifier.
    func called(_ id: ID) -> Word {
        if id == self.id { return self }
        let copy = try? Word(
            cleaned: content, id: id, memorized: memorized, added: added, modified: modified, unknownMembers: unknownMembers)
        return copy ?? self
    }
}

/// Two versions of a note as one: the lines of both, and below them the values that gave way elsewhere.
struct NoteMerge {
    /// What a line begins with that holds the value of a field which gave way, such as `≠ meaning: 버리다`.
    private static let mark = "≠ "

    private let lines: [String]
    private let keptLines: Set<String>

    /// A line that both changed stands twice, the newer side's first.
    init(base: String, ours: String, theirs: String, _ oursIsNewer: Bool?) {
        let (before, left, right) = (Self.split(base), Self.split(ours), Self.split(theirs))
        if left.own == right.own || right.own == before.own {
            lines = left.own
        } else if left.own == before.own {
            lines = right.own
        } else {
            let first = oursIsNewer ?? left.own.lexicographicallyPrecedes(right.own)
            lines = Self.merged(base: before.own, newer: first ? left.own : right.own, older: first ? right.own : left.own)
        }
        let gone = before.kept.subtracting(left.kept.intersection(right.kept))
        keptLines = left.kept.union(right.kept).subtracting(gone)
    }

    /// The note with what gave way in other fields; a note that would be too long is without it, for the result tells it as well.
    func text(keeping conflicts: [FieldConflict]) -> String {
        let more = conflicts.map { Self.mark + $0.field + ": " + $0.other.replacing("\n", with: " / ") }
        let all = lines + keptLines.union(more).sorted()
        let text = all.joined(separator: "\n")
        return WordField.note.holds(bytes: text.utf8.count, characters: text.count) ? text : lines.joined(separator: "\n")
    }

    private static func split(_ note: String) -> (own: [String], kept: Set<String>) {
        if note.isEmpty { return ([], []) }
        let lines = note.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return (lines.filter { !$0.hasPrefix(mark) }, Set(lines.filter { $0.hasPrefix(mark) }))
    }

    /// Lines that neither took out, and those that either put in.
    private static func merged(base: [String], newer: [String], older: [String]) -> [String] {
        let before = Set(base)
        let (first, second) = (Set(newer), Set(older))
        let kept = newer.filter { second.contains($0) || !before.contains($0) }
        return kept + older.filter { !first.contains($0) && !before.contains($0) }
    }
}
