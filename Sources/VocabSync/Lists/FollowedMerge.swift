import VocabCore

/// What a shared list comes to in the library of a learner who follows it.
///
/// The list is merged like the words of another device, which has no notes and marks nothing: those stay the learner's. A word that the
/// list gave up stays where the learner did anything with it, and be it that an answer was given to it. The learner's other bookcases and the settings are not touched.
struct FollowedMerge {
    /// The library.
    let library: Library
    /// The bookcase that holds the list.
    let bookcase: Bookcase.ID
    /// Where one side had to give way.
    let conflicts: [MergeConflict]
    /// Words that became part of another, and which.
    let renamedWords: [Word.ID: Word.ID]

    /// Merges `list`, which was made of `base`, into `library`; no base where it is not known. `answered` tells the words that answers
    /// were given to, and is asked only where the list gave words up.
    init(_ library: Library, base: SharedList?, list: SharedList, answered: () throws -> Set<Word.ID>) rethrows {
        let names = CurrentNames(of: [library, list.bookcase.single])
        let id = names[list.bookcase.id]
        let list = list.withoutWords(sharedBeside: id, in: library, names)
        bookcase = id
        let ours = Self.prepared(library, for: list, base, names)
        // Words that were joined just now have a name more than before.
        let own = OwnWords(in: ours, CurrentNames(of: [ours, list.bookcase.single]))
        let named = own.freeName(for: list.bookcase, called: id, in: ours)
        let listed = Set(list.bookcase.words.map { own.names[$0.id] })
        let here = Set((ours[id]?.words ?? []).map { own.names[$0.id] })
        let givenUp = Set((base?.bookcase.words ?? []).map { own.names[$0.id] }).subtracting(listed).intersection(here)
        let kept = try givenUp.isEmpty ? [] : givenUp.intersection(answered().map { own.names[$0] })
        // What the list never had it cannot give up.
        let former = base.map { base in
            base.bookcase.holding(base.bookcase.words.filter { !kept.contains(own.names[$0.id]) })
        }
        let sides = [former, named].map { side in side.map { own.adapted($0, mine: ours[id], listed) } }
        var libraries = sides.map { $0?.single ?? Library() }
        for index in libraries.indices { libraries[index].settings = library.settings }
        let merge = LibraryMerge(base: libraries[0], ours: ours, theirs: libraries[1])
        (self.library, conflicts, renamedWords) = (merge.library, merge.conflicts, merge.renamedWords)
    }

    /// `library` with the learner's words arranged so that the merge recognizes those that the list has now for the first time.
    ///
    /// If such a word stands in the bookcase of another list that is followed, it moves to this one, for the other list has lost it to this one.
    /// If a word of this bookcase that is not in the list has the same term, the two are one word: it keeps its identifier and
    /// notes the list's as former.
    private static func prepared(_ library: Library, for list: SharedList, _ base: SharedList?, _ names: CurrentNames) -> Library
    {
        guard let mine = library[names[list.bookcase.id]] else { return library }
        let known = Set((base?.bookcase.words ?? []).map { names[$0.id] })
        let listed = Set(list.bookcase.words.map { names[$0.id] })
        let here = Set(mine.words.map { names[$0.id] })
        let everywhere = Set(library.bookcases.flatMap(\.words).map { names[$0.id] })
        let missing = list.bookcase.words.filter { !here.contains(names[$0.id]) }
        let incoming = Set(missing.map { names[$0.id] }).subtracting(known)
        var library = library
        var moved: [Word] = []
        for other in library.bookcases where other.id != mine.id && other.listLink?.role == .follow {
            let leaving = other.words.filter { incoming.contains(names[$0.id]) }
            if leaving.isEmpty { continue }
            moved += leaving
            try? library.update(other.id) { $0.setWords(other.words.filter { !incoming.contains(names[$0.id]) }) }
        }
        var unlisted = Dictionary(grouping: mine.words.filter { !listed.contains(names[$0.id]) }) { Text.key($0.term) }
        var joined: [Word.ID: Word] = [:]
        for word in missing where !everywhere.contains(names[word.id]) {
            let key = Text.key(word.term)
            guard let own = unlisted[key]?.reversed().first(sameAs: word.content) else { continue }
            unlisted[key]?.removeAll { $0.id == own.id }
            joined[own.id] = own.alsoCalled(word.id)
        }
        try? library.update(mine.id) { $0.setWords(mine.words.map { joined[$0.id] ?? $0 } + moved) }
        return library
    }
}

extension SharedList {
    /// The list without words that stand in another bookcase of `library` that the learner shares: what a learner gives to others nobody
    /// takes away by a list of theirs.
    fileprivate func withoutWords(sharedBeside id: Bookcase.ID, in library: Library, _ names: CurrentNames) -> SharedList {
        let others = library.bookcases.filter { $0.id != id && $0.listLink?.role == .share }
        let given = Set(others.lazy.flatMap(\.words).map { names[$0.id] })
        if given.isEmpty { return self }
        return SharedList(bookcase.holding(bookcase.words.filter { !given.contains(names[$0.id]) }))
    }
}

/// The words of a learner, by what they are called today.
private struct OwnWords {
    let names: CurrentNames
    private let words: [Word.ID: Word]

    init(in library: Library, _ names: CurrentNames) {
        self.names = names
        words = Dictionary(library.bookcases.flatMap(\.words).map { (names[$0.id], $0) }) { first, _ in first }
    }

    /// `list` with the learner's own notes and marks filled in, so that the merge sees no difference in them.
    ///
    /// A word that is not in `listed`, the current list, is left as it is: a note or mark of the learner then counts as a change,
    /// which keeps the merge from deleting the word.
    func adapted(_ list: Bookcase, mine: Bookcase?, _ listed: Set<Word.ID>) -> Bookcase {
        let head = mine.map { list.with(unknownMembers: $0.unknownMembers, neighbours: $0.unknownNeighbours) } ?? list
        return head.holding(
            list.words.map { word in
                guard listed.contains(names[word.id]), let own = words[names[word.id]] else { return word }
                return word.keeping(own)
            })
    }

    /// The list under a name that no other bookcase of the learner's has.
    func freeName(for list: Bookcase, called id: Bookcase.ID, in library: Library) -> Bookcase {
        guard let other = library.bookcase(named: list.name.description), other.id != id else { return list }
        if let mine = library[id] { return list.named(mine.name) }
        return (try? list.renamed(toBeFreeIn: library, at: list.modified)) ?? list
    }
}
