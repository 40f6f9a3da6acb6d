import VocabCore

/// What a sync does with words that were sent before and are missing here, though nothing here removed them.
package enum MissingWords: String, CaseIterable, Sendable {
    /// Takes them back.
    case restore
    /// Deletes them everywhere.
    case delete
}

/// What the last commit of this device holds and the store lacks, though nothing here removed it: an old copy of a file was put back by
/// hand, a file vanished, or a repair could not read all of it.
struct LostContent {
    /// The library with everything in its place again.
    let library: Library
    /// How much was lost.
    private(set) var difference = ContentDifference()
    /// The terms of the words.
    private(set) var terms: [String] = []

    /// Looks for what `committed` has beyond `library`.
    init(_ library: Library, committed: Library, _ removals: Removals) {
        let names = CurrentNames(of: [library])
        let homes = library.bookcases.flatMap { bookcase in bookcase.words.map { (names[$0.id], (bookcase.id, $0)) } }
        let present = Dictionary(homes) { first, _ in first }
        let bookcases = Set(library.bookcases.map { names[$0.id] })
        var (base, theirs) = (Library(), Library())
        (base.settings, theirs.settings) = (library.settings, library.settings)
        for bookcase in committed.bookcases {
            let id = names[bookcase.id]
            let isLost = !bookcases.contains(id) && !removals.hold(bookcase.id)
            let lost = bookcase.words.filter { present[names[$0.id]] == nil && !removals.hold($0.id) }
            if !isLost, lost.isEmpty { continue }
            // The words that are there tell the places of those that come back.
            let head = library[id]?.head ?? bookcase.head
            let ids = Set(lost.map(\.id))
            let words = bookcase.words.compactMap { word in
                ids.contains(word.id) ? word : present[names[word.id]].flatMap { $0.0 == id ? $0.1 : nil }
            }
            if !isLost { try? base.add(head.holding(words.filter { !ids.contains($0.id) })) }
            try? theirs.add(head.holding(words))
            difference.words += lost.count
            difference.bookcases += isLost ? 1 : 0
            terms += lost.map(\.term)
        }
        self.library = difference.isEmpty ? library : LibraryMerge(base: base, ours: library, theirs: theirs).library
    }
}

extension Synchronizer {
    /// Takes back what the last commit of this device holds and the store has lost, without the network.
    ///
    /// With `isDryRun` it only says how much that is. Nothing where the store was never synced.
    /// - Throws: `SyncError`, `StoreError`, `FileFailure`.
    package func takeBack(isDryRun: Bool) throws -> ContentDifference {
        guard repository.isThere, try store.notesRemovals, let head = try repository.commit("HEAD") else {
            return ContentDifference()
        }
        return try alone {
            try store.whileLocked(at: moment) { locked in
                let locked = isDryRun ? locked : try locked.settle()
                return try takeBack(from: head, try tree(over: head), into: locked, isDryRun: isDryRun)
            }
        }
    }

    /// Puts words and answers back that `head` holds and the store has lost, and returns how many. `tree` is the store as it is.
    ///
    /// - Throws: `SyncError.missing` where nobody has said what is to become of the words.
    func takeBack(from head: String, _ tree: String, into locked: LockedStore, isDryRun: Bool = false) throws -> ContentDifference
    {
        let committed = try content(of: head, otherThan: repository.files(of: tree)) { $0.bookcases + $0.histories }
        let lost = try LostContent(locked.library, committed: committed.library, store.removals())
        var difference = lost.difference
        for (name, bytes) in committed.histories {
            difference.answers += try locked.mergeHistory(named: name, isDryRun: isDryRun) {
                HistoryMerge.merged(base: bytes, ours: $0, theirs: bytes)
            }
        }
        if isDryRun || lost.difference.isEmpty { return difference }
        switch missing {
        case nil: throw SyncError.missing(words: lost.difference.words, terms: lost.terms)
        case .delete: difference.words = 0; difference.bookcases = 0
        case .restore: try locked.bring(lost.library, merge: LibraryMerge.rebased)
        }
        return difference
    }

    /// What `commit` holds in those of these files that `present` has otherwise, or not at all.
    func content(of commit: String, otherThan present: StoreTree, _ paths: (StoreTree) -> [String]) throws -> SharedContent {
        let committed = try repository.files(of: commit)
        let blobs = paths(committed).filter { committed.entries[$0] != present.entries[$0] }.compactMap { path in
            committed.entries[path].map { (path: path, blob: $0.blob) }
        }
        let contents = try repository.blobs(Set(blobs.map(\.blob)))
        return try SharedContent(
            files: blobs.compactMap { path, blob in contents[blob].map { (path, $0) } }, passingOverBroken: true)
    }
}
