/// A store that no other process changes, for as long as a sync looks at it and brings it up to date.
///
/// Answers may be added to its histories meanwhile: nobody who plays waits for a sync.
package struct LockedStore {
    private let store: Store
    private let contents: StoreContents
    private let moment: Timestamp

    init(_ store: Store, _ contents: StoreContents, at moment: Timestamp) {
        (self.store, self.contents, self.moment) = (store, contents, moment)
    }

    /// What the store holds.
    package var library: Library { contents.library }

    /// Puts every file into the form that a fresh store has: its layout, and its name.
    ///
    /// Two stores that hold the same have the same files afterwards. Returns the store as it is then.
    package func settle() throws -> LockedStore {
        try store.inStoreTerms {
            try store.settle(contents) ? try again() : self
        }
    }

    /// The store as it is now.
    ///
    /// - Throws: `StoreError` also where a file cannot be read that could be before, for what is not known is not to be written over.
    package func again() throws -> LockedStore {
        let contents = StoreContents(try store.unhinderedFiles())
        if let problem = contents.problems.first { throw problem }
        return LockedStore(store, contents, at: moment)
    }

    /// Writes `library` to the store, all of it or nothing; returns the name of the backup that holds the bookcases `losing` words; nil where
    /// none does.
    ///
    /// `undo` cannot take this back. Its entries, and those of `redo`, are rebased with `merge`, a three-way merge of libraries,
    /// so that they do not take back what came with `library`. The bookcases `losing`, and those that are emptied, are copied first.
    @discardableResult
    package func bring(
        _ library: Library, losing: [Bookcase.ID] = [], merge: (_ base: Library, _ ours: Library, _ theirs: Library) -> Library
    ) throws -> String? {
        if library == contents.library { return nil }
        // Entries that speak of what has not come yet do no harm, should this process die here.
        try store.rebaseEntries(from: contents.library, onto: library, merge)
        let copied = contents.library.bookcases.filter {
            losing.contains($0.id) || !$0.words.isEmpty && library[$0.id]?.words.isEmpty ?? true
        }
        try store.keepCopies(of: copied.compactMap { contents.paths[$0.id] }, .remove, at: moment)
        let patch = LibraryPatch(from: library, to: contents.library)
        let entry = UndoEntry(change: Change(.sync), at: moment, patch: patch, checksums: [:])
        try store.commit(library, over: contents, entry, as: nil)
        return losing.isEmpty ? nil : Backup(at: moment, .remove).name
    }

    /// Makes `library` what the store holds, all of it or nothing, as a change that can be taken back like any other.
    package func save(_ library: Library, as change: Change) throws {
        if library == contents.library { return }
        let patch = LibraryPatch(from: library, to: contents.library)
        let entry = UndoEntry(change: change, at: moment, patch: patch, checksums: [:])
        try store.commit(library, over: contents, entry, as: UndoEntryName(number: try store.nextSequence()))
    }

    /// Puts what `merge` makes of a history into its place, and returns how many lines came to it; `name` is what the file is called.
    @discardableResult
    package func mergeHistory(named name: String, isDryRun: Bool = false, _ merge: ([UInt8]) -> [UInt8]) throws -> Int {
        let store = store
        return try store.inStoreTerms {
            if !isDryRun { try store.files.makeFolder(store.historyFolder) }
            let path = store.historyFolder.appending(name)
            guard let bytes = try store.files.read(path, in: store.root, limit: Store.maximumHistorySize) else {
                let new = merge([])
                if !new.isEmpty, !isDryRun { try store.files.create(path, with: new) }
                return new.count { $0 == 0x0A }
            }
            let merged = merge(bytes)
            if merged == bytes { return 0 }
            let gained = max(0, merged.count { $0 == 0x0A } - bytes.count { $0 == 0x0A })
            if isDryRun { return gained }
            // An answer may have been added since: what is there now is merged.
            try store.files.rewrite(path, in: store.root, limit: Store.maximumHistorySize) { bytes throws(FileFailure) in
                merge(bytes)
            }
            return gained
        }
    }

    /// The lines by which answers to words that became part of others, as `words` has it, become answers to those. On every device they
    /// are the same lines; they belong into `Store.movedAnswersFile`.
    package func movedAnswers(_ words: [Word.ID: Word.ID]) throws -> [UInt8] {
        words.isEmpty ? [] : try store.history().lines(movingAnswersOf: words)
    }
}

extension Store {
    /// The history of no device: what answers became whose words became part of others.
    package static let movedAnswersFile = "\(Identifier<Device>(derivedFrom: "answers to words that became one")).jsonl"

    /// Where the versions of shared lists are kept; what lies there can be fetched again.
    package var listsFolder: Path { cacheFolder.appending("lists.git") }

    /// Makes that folder.
    package func makeListsFolder() throws {
        try inStoreTerms {
            try files.makeFolder(listsFolder)
            try files.confine(listsFolder, to: root)
        }
    }

    /// Lets `body` bring the store up to date while no other process changes it; what a crash left behind is put back first.
    ///
    /// - Throws: `StoreError`, also for a file that cannot be read; and what `body` throws.
    package func whileLocked<Result>(at moment: Timestamp, _ body: (LockedStore) throws -> Result) throws -> Result {
        try changing(at: moment) { contents in
            if let problem = contents.problems.first { throw problem }
            return try body(LockedStore(self, contents, at: moment))
        }
    }

    /// Writes each file as `encode` would, and gives it the name that its bookcase has; returns whether any was otherwise.
    fileprivate func settle(_ contents: StoreContents) throws -> Bool {
        var hasChanged = false
        for bookcase in contents.library.bookcases {
            guard let path = contents.paths[bookcase.id], let version = contents.versions[path] else { continue }
            let bytes = BookcaseFile.encode(bookcase)
            if try read(path) == bytes { continue }
            try files.replace(path, with: bytes, over: version)
            hasChanged = true
        }
        let settings = SettingsFile.encode(contents.library.settings)
        if try read(settingsPath) != settings {
            try write(settings, to: settingsPath, over: contents.versions[settingsPath])
            hasChanged = true
        }
        let isRenamed = try settleNames(contents)
        _ = try tightenModes()
        return hasChanged || isRenamed
    }

    /// Renames files until each is called as its bookcase; of two that have each other's name, one steps aside first.
    private func settleNames(_ contents: StoreContents) throws -> Bool {
        var misplaced = contents.library.bookcases.filter { contents.paths[$0.id] != wantedPath(of: $0) }
        var paths = contents.paths
        var hasChanged = false
        while !misplaced.isEmpty {
            let before = misplaced.count
            for bookcase in misplaced {
                guard let path = paths[bookcase.id], try files.status(wantedPath(of: bookcase)) == nil else { continue }
                try files.rename(path, to: wantedPath(of: bookcase))
                hasChanged = true
                misplaced.removeAll { $0.id == bookcase.id }
            }
            guard misplaced.count == before, let first = misplaced.first, let path = paths[first.id] else { continue }
            let aside = folder.appending("~\(first.id).json")
            // What stands in the way may be no bookcase at all.
            if path == aside { return hasChanged }
            try files.rename(path, to: aside)
            hasChanged = true
            paths[first.id] = aside
        }
        return hasChanged
    }
}
