import VocabCore

/// What one merge with the remote came to.
struct MergeOutcome {
    /// The commit that holds it.
    var head: String?
    /// Whether that commit holds all that is in the store.
    var isCommitted = true
    /// What came with it.
    var received = ContentDifference()
    /// What the remote lacks.
    var sent = ContentDifference()
    /// What is missing here and would be taken back.
    var takenBack = ContentDifference()
    /// The backup that holds the words that the merge removed here.
    var backup: String?
    /// The merge; nil where there was nothing to merge.
    var merge: ContentMerge?
    /// Where something gave way when another device merged.
    var conflictsElsewhere: [MergeConflict] = []
}

extension SyncResult {
    /// Takes in one merge; further ones follow where another device was quicker.
    mutating func add(_ outcome: MergeOutcome) {
        received.add(outcome.received)
        takenBack.add(outcome.takenBack)
        sent = outcome.sent
        backup = backup ?? outcome.backup
        conflicts += outcome.conflictsElsewhere + (outcome.merge?.conflicts ?? [])
        mergedBookcases += (outcome.merge?.mergedBookcases ?? []).filter { !mergedBookcases.contains($0) }
    }
}

/// A file of a commit, by its path from the store's folder.
private typealias StoredFile = (path: String, bytes: [UInt8])

/// What the store, the remote, and the commit that both come from hold.
private struct ContentVersions {
    var base = SharedContent()
    var ours = SharedContent()
    var theirs = SharedContent()

    /// Whether all words that both had are gone from the other side.
    var haveLostAllWords: Bool {
        base.library.wordCount > 0 && theirs.library.wordCount == 0 && ours.library.wordCount > 0
    }

    /// Lets no word count as deleted.
    mutating func forgetBookcases() {
        var library = Library()
        library.settings = base.library.settings
        base.library = library
    }
}

extension Synchronizer {
    /// Merges the commit `theirs` and the lists into the store and returns what came of it. If words or settings changed since `head`,
    /// nothing is merged, and they must be committed first.
    ///
    /// The store is read, merged and written under its lock. If the process dies before the end, the next sync merges again and
    /// comes to the same result.
    func merged(_ head: String?, _ theirs: String?, _ last: LastSync?, isDryRun: Bool) throws -> MergeOutcome {
        if head == theirs, !isDryRun, lists?.isTaken ?? true { return MergeOutcome(head: head) }
        let base = try head.flatMap { head in try theirs.flatMap { try last.base(of: head, $0, in: repository) } }
        let baseTree = try base.map(repository.files(of:)) ?? StoreTree()
        let theirTree = try theirs.map(repository.files(of:)) ?? StoreTree()
        if let file = theirTree.foreignFile { throw SyncError.notAStore(remote: try repository.remote(), file: file) }
        return try store.whileLocked(at: moment) { locked in
            let locked = isDryRun ? locked : try locked.settle()
            var ourTree = try repository.files(of: self.tree(over: head))
            if !isDryRun, let head {
                // Answers that were given since go with a merge, or with the next sync: nobody who plays holds this one up.
                let committed = try repository.files(of: head)
                if committed.besideHistories != ourTree.besideHistories { return MergeOutcome(head: head, isCommitted: false) }
                if theirs == base { ourTree = committed }
            }
            var versions = try contents(base: baseTree, ours: ourTree, theirs: theirTree, locked.library)
            var takenBack = ContentDifference()
            if isDryRun, let head {
                let committed = try content(of: head, otherThan: ourTree, \.bookcases).library
                let lost = try LostContent(locked.library, committed: committed, store.removals())
                (versions.ours.library, takenBack) = (lost.library, lost.difference)
            }
            if !isDryRun, versions.haveLostAllWords {
                let words = versions.ours.library.wordCount
                guard let emptied else { throw SyncError.emptied(remote: try repository.remote(), words: words) }
                if emptied == .restore { versions.forgetBookcases() }
            }
            if base == nil, try store.mayHaveMember(ListLink.member) {
                let lists = ListRepository(store, files: repository.files, runner: repository.runner, at: moment)
                for bookcase in lists.origins(of: versions.ours.library, versions.theirs.library) {
                    try? versions.base.library.add(bookcase)
                }
            }
            let merge = ContentMerge(base: versions.base, ours: versions.ours, theirs: versions.theirs)
            var steps = lists.flatMap { $0.isTaken ? nil : $0.steps(in: merge.merged.library, of: store) }
            var merged = merge.merged
            if let steps { merged.library = steps.library }
            var outcome = MergeOutcome(
                head: head, sent: ContentDifference(from: versions.theirs, to: merged), takenBack: takenBack, merge: merge)
            // Where they have nothing that is not here, nothing comes, whatever the files hold.
            if theirs != base { outcome.received = ContentDifference(from: versions.ours, to: merge.merged) }
            if let theirs, let base, theirs != base {
                let messages = try repository.git(GitCommand.mergeMessages(base, theirs)).output
                outcome.conflictsElsewhere = MergeMessage.conflicts(in: String(decoding: messages, as: UTF8.self))
            }
            let isNew = theirs != nil && theirs != base
            if !isDryRun, isNew || steps != nil {
                outcome.backup = try bring(isNew ? merge : nil, versions, steps, into: locked)
                steps?.backup = outcome.backup
                outcome.isCommitted = isNew || steps?.library == versions.ours.library
                _ = try locked.again().settle()
            }
            if let steps { lists?.take(steps) }
            if !isDryRun, let theirs, isNew {
                try adoptOtherFiles(base: baseTree, ours: ourTree, theirs: theirTree, from: theirs)
                outcome.head = try commitMerge(try self.tree(), head, theirs, base: base, merge.conflicts)
            }
            return outcome
        }
    }

    /// What the three versions hold, of the histories only those that differ.
    private func contents(
        base: StoreTree, ours: StoreTree, theirs: StoreTree, _ library: Library
    ) throws -> ContentVersions {
        let histories = Set(ours.histories).union(theirs.histories).filter { ours.entries[$0] != theirs.entries[$0] }
        func paths(_ tree: StoreTree) -> [String] { tree.bookcases + [tree.settings].compactMap(\.self) }
        func own(_ tree: StoreTree) -> [String] { histories.filter { tree.entries[$0] != nil } }
        let wanted = [(base, paths(base) + own(base)), (ours, own(ours)), (theirs, paths(theirs) + own(theirs))]
        let names = wanted.flatMap { tree, paths in paths.compactMap { tree.entries[$0]?.blob } }
        let blobs = try repository.blobs(Set(names))
        func files(_ tree: StoreTree, _ paths: [String]) -> [StoredFile] {
            paths.sorted().compactMap { path in tree.entries[path].flatMap { blobs[$0.blob] }.map { (path, $0) } }
        }
        let contents = try wanted.map { tree, paths in
            let mended = tree == theirs ? try mended(files(tree, paths), by: files(base, paths)) : files(tree, paths)
            return try SharedContent(files: mended, passingOverBroken: tree == base)
        }
        var versions = ContentVersions(base: contents[0], ours: contents[1], theirs: contents[2])
        versions.ours.library = library
        return versions
    }

    /// `files`, with what `earlier` has in the place of those that cannot be read, where the learner wants that.
    private func mended(_ files: [StoredFile], by earlier: [StoredFile]) throws -> [StoredFile] {
        guard restoresBroken else { return files }
        return try files.flatMap { file in
            do {
                _ = try SharedContent(files: [file])
                return [file]
            } catch SyncError.brokenRemote {
                return earlier.filter { $0.path == file.path }
            }
        }
    }

    /// Writes what the merge came to, and the lists.
    private func bring(
        _ merge: ContentMerge?, _ versions: ContentVersions, _ steps: ListSteps?, into locked: LockedStore
    ) throws -> String? {
        let library = steps?.library ?? merge?.merged.library ?? locked.library
        try check(library, beside: locked.library)
        if let merge {
            for (name, theirs) in versions.theirs.histories {
                let base = versions.base.histories[name] ?? []
                try locked.mergeHistory(named: name) { HistoryMerge.merged(base: base, ours: $0, theirs: theirs) }
            }
            try locked.moveAnswers(of: merge.renamedWords)
        }
        for words in steps?.renamedWords ?? [] { try locked.moveAnswers(of: words) }
        let losing = locked.library.bookcasesLosingWords(to: library)
        return try locked.bring(library, losing: losing, merge: LibraryMerge.rebased)
    }

    /// Reads what would be written as the next start of the program will.
    ///
    /// - Throws: `SyncError.unsound`.
    private func check(_ library: Library, beside known: Library) throws {
        for bookcase in library.bookcases where known[bookcase.id] != bookcase {
            let bytes = BookcaseFile.encode(bookcase)
            guard bytes.count <= Store.maximumFileSize, let read = try? BookcaseFile.decode(bytes), read == bookcase else {
                throw SyncError.unsound(bookcase: bookcase.name.description)
            }
        }
    }

    /// Takes in what others did to files that are none of the store's, such as a page that describes it; what was changed here stays.
    private func adoptOtherFiles(base: StoreTree, ours: StoreTree, theirs: StoreTree, from commit: String) throws {
        for path in base.companions.union(theirs.companions).sorted()
        where theirs.entries[path] == nil || theirs.companions.contains(path) {
            let (before, own, new) = (base.entries[path], ours.entries[path], theirs.entries[path])
            if new == own || new == before || own != before { continue }
            if new == nil {
                try repository.git(["rm", "--quiet", "--force", "--", ":(literal)" + path], onOwnIndex: true)
            } else if try own != nil || repository.files.status(store.root.appending(path)) == nil {
                try repository.git(["checkout", commit, "--", ":(literal)" + path], onOwnIndex: true)
            } else {
                try repository.git(["add", "--force", "--", ":(literal)" + path], onOwnIndex: true)
            }
        }
    }

    /// Makes the commit that holds both sides the head, and returns it; where ours had nothing of its own that is theirs.
    private func commitMerge(
        _ tree: String, _ head: String?, _ theirs: String, base: String?, _ conflicts: [MergeConflict]
    ) throws -> String {
        var commit = theirs
        if try base != head || repository.tree(of: theirs) != tree {
            let isNamed = try repository.attempt(["var", "GIT_COMMITTER_IDENT"]).status == 0
            commit = try repository.git(
                GitCommand.commitTree(
                    tree, parents: [head, theirs].compactMap(\.self).filter { $0 != base || $0 == theirs },
                    MergeMessage.text(conflicts)),
                settings: isNamed ? [] : GitCommand.identity
            ).line
        }
        try repository.git(GitCommand.updateRef("HEAD", to: commit, from: head))
        repository.resetIndex()
        return commit
    }
}
