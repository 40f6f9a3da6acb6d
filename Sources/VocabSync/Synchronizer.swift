import VocabCore

/// What a sync did, or would do.
package struct SyncResult: Sendable {
    /// What came from other devices.
    package var received = ContentDifference()
    /// What was missing here though nothing here removed it, and was taken back.
    package var takenBack = ContentDifference()
    /// The backup that holds the words that a sync removed here; nil where it removed none.
    package var backup: String?
    /// What went to them.
    package var sent = ContentDifference()
    /// The names of the bookcases that were changed here and there.
    package var mergedBookcases: [String] = []
    /// Where one side had to give way.
    package var conflicts: [MergeConflict] = []
    /// Where the remote is.
    package var remote = ""

    /// Nothing came, and nothing went.
    package init() {}
}

/// What a sync does where all words are gone from the remote, as somebody may have deleted the files there by hand.
package enum EmptiedRemote: String, CaseIterable, Sendable {
    /// Deletes them here, too.
    case accept
    /// Sends those that are here again.
    case restore
}

/// Brings a store and its remote to the same words and answers.
package struct Synchronizer {
    let store: Store
    let repository: Repository
    let moment: Timestamp
    /// What to do where all words are gone from the remote; nil refuses.
    let emptied: EmptiedRemote?
    /// What to do with words that were lost here; nil refuses.
    let missing: MissingWords?
    /// Whether a file of the remote that cannot be read, for somebody changed it there by hand, is replaced by what it held before, with
    /// what was changed here since.
    let restoresBroken: Bool
    /// The lists that are taken in with what comes; nil where there are none.
    let lists: ListUpdate?

    /// How often a sync begins again when other devices were quicker.
    private static let attempts = 5

    /// Syncs `store` through `runner`.
    package init(
        _ store: Store, files: any FileSystem, runner: any GitRunner, at moment: Timestamp, emptied: EmptiedRemote? = nil,
        missing: MissingWords? = .restore, restoresBroken: Bool = false, lists: ListUpdate? = nil
    ) {
        self.store = store
        self.moment = moment
        self.emptied = emptied
        self.missing = missing
        self.restoresBroken = restoresBroken
        self.lists = lists
        repository = Repository(root: store.root, files: files, runner: runner, moment: moment)
    }

    /// Commits, fetches, merges and pushes. With `isDryRun` it only says what would come and go.
    ///
    /// The store's lock is never held while the network is used. Where it fails after something came, `telling` is told what that is.
    /// - Throws: `SyncError`, `StoreError`, `FileFailure`.
    package func sync(isDryRun: Bool = false, telling: (SyncResult) -> Void = { _ in }) throws -> SyncResult {
        let configuration = try repository.configuration()
        guard let remote = configuration.remote else { throw SyncError.notConnected }
        return try alone {
            try prepareFiles(configuration)
            var state = try repository.state()
            if state.head == nil {
                // A clone that was made by hand of an empty remote may stand on a branch that nobody else has.
                try takeBranch(remoteBranch(at: remote))
                state = try repository.state()
            }
            var result = SyncResult()
            do {
                try bringUpToDate(state, LastSync(in: repository, of: remote), isDryRun: isDryRun, &result)
            } catch {
                // Nobody knows what was sent of what is told as sent.
                result.sent = ContentDifference()
                if !isDryRun { telling(result) }
                throw error
            }
            result.remote = remote
            if !isDryRun { try finish(result) }
            return result
        }
    }

    static let ownLock = "vocab-sync.lock"

    /// Runs `body` while no other sync of this store does.
    func alone<Result>(_ body: () throws -> Result) throws -> Result {
        try repository.files.withLock(repository.folder.appending(Self.ownLock), body)
    }

    /// Commits, fetches, merges and pushes, and says in `result` what came of it as soon as it is so.
    func bringUpToDate(_ state: WorkTreeState, _ last: LastSync?, isDryRun: Bool, _ result: inout SyncResult) throws {
        var head = state.head
        // A new device that has nothing of its own begins with what is there.
        if !isDryRun, !state.isClean, try head != nil || !isEmpty() { head = try committed(head, &result) }
        var words = ""
        for _ in 1...Self.attempts {
            let theirs = try repository.fetch(state.branch)
            let merge = try merged(head, theirs, last, isDryRun: isDryRun)
            result.add(merge)
            if !merge.isCommitted {
                head = try committed(head, &result)
                continue
            }
            head = merge.head
            if isDryRun || head == theirs || head == nil { return }
            guard let said = try repository.push(state.branch) else { return }
            words = said
        }
        throw SyncError.outrun(times: Self.attempts, lock: SyncError.lock(in: words))
    }

    private func isEmpty() throws -> Bool {
        try store.contents().library.bookcases.isEmpty && store.history().reviews.isEmpty
    }
}
