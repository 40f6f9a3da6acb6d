import VocabCore

/// What came of a shared list, or would come.
package struct ListResult: Sendable {
    /// The bookcase that holds it, as it is now.
    package var bookcase: Bookcase
    /// How it is tied to the list.
    package var link: ListLink
    /// How it was tied before.
    var former: ListLink?
    /// Whether it was tied just now.
    package var isNew = false
    /// What came from the list.
    package var received = ContentDifference()
    /// What went to it.
    package var sent = ContentDifference()
    /// The backup that holds the words that the list took away here; nil where it took none, or `undo` brings them back.
    package var backup: String?
    /// Where one side had to give way.
    package var conflicts: [MergeConflict] = []

    /// This result, which came after `earlier` because somebody else was quicker.
    func following(_ earlier: ListResult) -> ListResult {
        var result = self
        result.received.add(earlier.received)
        result.backup = backup ?? earlier.backup
        result.conflicts = earlier.conflicts + conflicts
        (result.isNew, result.former) = (earlier.isNew, earlier.former)
        return result
    }
}

/// Shares bookcases as lists in repositories of their own, and follows such lists.
package struct ListSharing {
    private let store: Store
    private let repository: ListRepository
    private let moment: Timestamp

    /// How often it begins again when others were quicker.
    private static let attempts = 5

    /// Shares bookcases of `store` through `runner`.
    package init(_ store: Store, files: any FileSystem, runner: any GitRunner, at moment: Timestamp) {
        (self.store, self.moment) = (store, moment)
        repository = ListRepository(store, files: files, runner: runner, at: moment)
    }

    /// Follows the list at `remote`: takes it as a bookcase, or takes what is new in it.
    ///
    /// - Throws: `SyncError`, `StoreError`, `FileFailure`; then the store is as it was.
    package func follow(_ remote: String) throws -> ListResult {
        try repository.opened(in: store) {
            let remote = try address(of: remote)
            return try exchange(ListExchange(role: .follow, remote: remote, isAsked: true))
        }
    }

    /// Shares the bookcase as the list at `remote`: takes what is new there, and sends what is new here.
    ///
    /// - Throws: what `follow` throws.
    package func share(_ bookcase: Bookcase.ID, at remote: String) throws -> ListResult {
        try repository.opened(in: store) {
            let remote = try address(of: remote)
            return try exchange(ListExchange(role: .share, remote: remote, bookcase: bookcase, isAsked: true))
        }
    }

    /// Brings every list up to date that a bookcase is tied to; one that cannot be reached keeps no other from it.
    ///
    /// What the lists hold is given to `sync`, which takes it into the store with what else it brings, as one change. Where it says that
    /// the store's own remote failed, or that there is none, the lists are taken alone; where anything else failed, nothing is.
    package func update(isDryRun: Bool, beside sync: (ListUpdate?) -> (any Error)? = { _ in nil }) throws -> [NamedListResult] {
        let mayBeTied = try store.mayHaveMember(ListLink.member)
        let tied = try mayBeTied ? store.contents().library.bookcases.filter { $0.listLink != nil } : []
        if tied.isEmpty {
            _ = sync(nil)
            return []
        }
        return try repository.opened(in: store) {
            let lists = ListUpdate(of: tied, in: repository)
            let failure = sync(lists)
            if !lists.isTaken {
                if let failure, (failure as? SyncError)?.isOfRemote != true { return [] }
                try store.whileLocked(at: moment) { locked in
                    var steps = lists.steps(in: locked.library, of: store)
                    if !isDryRun { steps.backup = try bring(steps, into: locked) }
                    lists.take(steps)
                }
            }
            return lists.lists.map { list in
                if isDryRun { return (list.name, list.result) }
                return (list.name, Result { try sent(list.result.get(), over: list.version.get(), list.exchange) })
            }
        }
    }

    /// Keeps the bookcase and takes nothing more from its list.
    ///
    /// - Throws: `StoreError`.
    package func leave(_ bookcase: Bookcase) throws {
        let remote = bookcase.listLink?.remote ?? ""
        try store.update(Change(.leaveList, remote, bookcase: bookcase.name.description), at: moment) { library in
            try library.update(bookcase.id) { $0 = $0.linked(to: nil) }
        }
    }

    /// git would take what begins with a hyphen for an option.
    private func address(of remote: String) throws -> String {
        if remote.hasPrefix("-") { throw SyncError.noRepository(remote: remote, words: "") }
        let shown = RemoteAddress.shown(remote)
        if shown != remote { throw SyncError.passwordInAddress(remote: shown) }
        return try repository.address(of: remote)
    }

    private func exchange(_ exchange: ListExchange) throws -> ListResult {
        let version = try repository.fetch(exchange.remote)
        return try sent(taken(version, exchange), over: version, exchange)
    }

    /// Sends what `first` came to; where others were quicker, what they sent is taken first.
    private func sent(_ first: ListResult, over version: ListVersion?, _ exchange: ListExchange) throws -> ListResult {
        var (result, version) = (first, version)
        for _ in 1...Self.attempts {
            if result.link.role == .follow || result.link.commit == version?.commit { return result }
            do {
                if try repository.push(result.link.commit, over: version, to: exchange.remote) { return result }
            } catch  where result.isNew {
                // Who may not share it would be refused at each sync.
                try untie(result)
                throw error
            }
            version = try repository.fetch(exchange.remote)
            result = try taken(version, exchange).following(result)
        }
        throw SyncError.outrun(times: Self.attempts)
    }

    /// Ties the bookcase again as it was before `result`.
    private func untie(_ result: ListResult) throws {
        try store.whileLocked(at: moment) { locked in
            var library = locked.library
            try library.update(result.bookcase.id) { $0 = $0.linked(to: result.former) }
            _ = try locked.bring(library, merge: LibraryMerge.rebased)
        }
    }

    /// Merges a version of the list into the store, which is read and written under its lock.
    ///
    /// The commit to be pushed is stored in the bookcase's link before the push. If the program dies in between, the next merge
    /// finds its base by that commit.
    private func taken(_ version: ListVersion?, _ exchange: ListExchange) throws -> ListResult {
        try store.whileLocked(at: moment) { locked in
            let step = try ListStep(exchange, version, in: locked.library, repository) { try store.answeredWords() }
            var result = step.result
            let name = result.bookcase.name.description
            // `undo` takes back a merge that the learner asked for, but not one by a sync, nor a step that only stores the link.
            if exchange.isAsked, result.isNew || !result.received.isEmpty {
                try locked.moveAnswers(of: step.renamedWords)
                try locked.save(step.library, as: Change(exchange.role.change, exchange.remote, bookcase: name))
            } else {
                result.backup = try bring(ListSteps(step), into: locked)
            }
            return result
        }
    }

    private func bring(_ steps: ListSteps, into locked: LockedStore) throws -> String? {
        for words in steps.renamedWords { try locked.moveAnswers(of: words) }
        let losing = locked.library.bookcasesLosingWords(to: steps.library)
        return try locked.bring(steps.library, losing: losing, merge: LibraryMerge.rebased)
    }
}

extension ListLink.Role {
    /// The change that ties a bookcase to a list.
    fileprivate var change: Change.Kind {
        switch self {
        case .follow: .followList
        case .share: .shareList
        }
    }
}
