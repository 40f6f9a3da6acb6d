import VocabCore

/// A conflict of a merge, and where it was.
package struct MergeConflict: Hashable, Sendable {
    /// The bookcase, by its name now; empty for the settings.
    package let bookcase: String
    /// The term of the word; nil where it is about the bookcase itself.
    package let term: String?
    /// What differed.
    package let field: FieldConflict
}

/// Two versions of a library as one, merged three ways: by bookcase, by word, and by field.
///
/// What only one side changed counts; what both changed differently is settled the same way whichever side is ours. A deletion wins only
/// over what the other side left as it was. A word that both sides added with one term is one word.
package struct LibraryMerge: Sendable {
    /// The library.
    package private(set) var library: Library
    /// Where one side had to give way, in the order of the bookcases and words.
    package private(set) var conflicts: [MergeConflict] = []
    /// Words that became part of another, and which.
    package private(set) var renamedWords: [Word.ID: Word.ID] = [:]
    /// The words of which something had to give way.
    private var disputed: Set<Word.ID> = []

    /// Merges `ours` and `theirs`, which were both made of `base`; an empty one where nothing is known of that.
    package init(base: Library, ours: Library, theirs: Library) {
        if ours == theirs || theirs == base || ours == base {
            library = ours == base ? theirs : ours
            renamedWords = CurrentNames(of: [library]).renamedWords
            return
        }
        var names = CurrentNames(of: [base, ours, theirs])
        Self.joinSameNames(base: base, ours: ours, theirs: theirs, &names)
        let words = MergedWords(
            base: LibraryVersion(base, names), ours: LibraryVersion(ours, names), theirs: LibraryVersion(theirs, names))
        (library, conflicts) = words.library()
        disputed = words.disputed
        let settings = SettingsMerge(base: base.settings, ours: ours.settings, theirs: theirs.settings)
        library.settings = settings.settings.speaking(of: library, names)
        conflicts += settings.conflicts.map { MergeConflict(bookcase: "", term: nil, field: $0) }
        renamedWords = CurrentNames(of: [library]).renamedWords
    }

    /// Where a change of this device leads that `undo` would take back, going out from `ours`: from `base` it led to `theirs`.
    ///
    /// A word that others changed in the same place stays as it is now: it is no news that there are two versions of it. So does one that
    /// was deleted here and that others kept.
    package static func rebased(base: Library, ours: Library, theirs: Library) -> Library {
        let merge = LibraryMerge(base: base, ours: ours, theirs: theirs)
        let known = Set(base.bookcases.lazy.flatMap(\.words).map(\.id))
        let back = Set(theirs.bookcases.lazy.flatMap(\.words).map(\.id)).subtracting(known)
        let settled = merge.disputed.union(back)
        if settled.isEmpty { return merge.library }
        let present = Dictionary(ours.bookcases.flatMap(\.words).map { ($0.id, $0) }) { first, _ in first }
        var library = merge.library
        for bookcase in merge.library.bookcases where bookcase.words.contains(where: { settled.contains($0.id) }) {
            try? library.update(bookcase.id) { bookcase in
                bookcase.setWords(
                    bookcase.words.map { word in settled.contains(word.id) ? present[word.id] ?? word : word })
            }
        }
        return library
    }

    /// Joins bookcases of one name that were made on either side since.
    private static func joinSameNames(base: Library, ours: Library, theirs: Library, _ names: inout CurrentNames) {
        let known = Set(base.bookcases.map { names[$0.id] })
        let (left, right) = (Set(ours.bookcases.map { names[$0.id] }), Set(theirs.bookcases.map { names[$0.id] }))
        let others = Dictionary(theirs.bookcases.map { ($0.name.key, $0) }) { first, _ in first }
        for bookcase in ours.bookcases {
            guard let other = others[bookcase.name.key] else { continue }
            let (id, otherID) = (names[bookcase.id], names[other.id])
            if id == otherID || right.contains(id) || left.contains(otherID) || known.contains(id) || known.contains(otherID) {
                continue
            }
            let isOlder = (bookcase.added, id.description) < (other.added, otherID.description)
            if isOlder { names.join(otherID, into: id) } else { names.join(id, into: otherID) }
        }
    }
}

extension Settings {
    /// The same for a library in which bookcases have other identifiers, or are gone.
    fileprivate func speaking(of library: Library, _ names: CurrentNames) -> Settings {
        guard let setup else { return self }
        var settings = self
        let bookcases = setup.bookcases.map { names[$0] }.filter { library[$0] != nil }
        settings.setup = bookcases.first.map { first in
            Setup(
                bookcase: first, others: Array(bookcases.dropFirst()), count: setup.count, answering: setup.answering,
                directions: setup.directions, unknownMembers: setup.unknownMembers)
        }
        return settings
    }
}
