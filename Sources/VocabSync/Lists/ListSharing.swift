import VocabCore

/// What came of a shared list, or would come.
package struct ListResult: Sendable {
    /// The bookcase that holds it, as it is now.
    package var bookcase: Bookcase
    /// How it is tied to the list.
    package var link: ListLink
    /// Whether it was tied just now.
    package var isNew = false
    /// What came from the list.
    package var received = ContentDifference()
    /// What went to it.
    package var sent = ContentDifference()
    /// Where one side had to give way.
    package var conflicts: [MergeConflict] = []
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
            return try exchange(ListExchange(role: .follow, remote: remote, isAsked: true), isDryRun: false)
        }
    }

    /// Shares the bookcase as the list at `remote`: takes what is new there, and sends what is new here.
    ///
    /// - Throws: what `follow` throws.
    package func share(_ bookcase: Bookcase.ID, at remote: String) throws -> ListResult {
        try repository.opened(in: store) {
            let remote = try address(of: remote)
            return try exchange(ListExchange(role: .share, remote: remote, bookcase: bookcase, isAsked: true), isDryRun: false)
        }
    }

    /// Brings every list up to date that a bookcase is tied to; one that cannot be reached keeps no other from it.
    package func update(isDryRun: Bool) throws -> [(name: String, result: Result<ListResult, any Error>)] {
        guard try store.mayHaveMember(ListLink.member) else { return [] }
        let tied = try store.contents().library.bookcases.compactMap { bookcase in bookcase.listLink.map { (bookcase, $0) } }
        if tied.isEmpty { return [] }
        return try repository.opened(in: store) {
            tied.map { bookcase, link in
                let exchange = ListExchange(role: link.role, remote: link.remote, bookcase: bookcase.id, isAsked: false)
                return (bookcase.name.description, Result { try self.exchange(exchange, isDryRun: isDryRun) })
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
        return try repository.address(of: remote)
    }

    private func exchange(_ exchange: ListExchange, isDryRun: Bool) throws -> ListResult {
        var total: ListResult?
        for _ in 1...Self.attempts {
            let version = try repository.fetch(exchange.remote)
            var result = try taken(version, exchange, isDryRun: isDryRun)
            if let total {
                result.received.add(total.received)
                result.conflicts = total.conflicts + result.conflicts
                result.isNew = total.isNew
            }
            let isSent =
                try isDryRun || result.link.role == .follow || result.link.commit == version?.commit
                || repository.push(result.link.commit, over: version, to: exchange.remote)
            if isSent { return result }
            total = result
        }
        throw SyncError.outrun(times: Self.attempts)
    }

    /// Merges a version of the list into the store, which is read and written under its lock.
    ///
    /// What is about to be sent is noted before it is: cut short in between, the next time finds by the commit what both were made of.
    private func taken(_ version: ListVersion?, _ exchange: ListExchange, isDryRun: Bool) throws -> ListResult {
        try store.whileLocked(at: moment) { locked in
            let step = try ListStep(exchange, version, in: locked.library, repository)
            if isDryRun { return step.result }
            let moved = try locked.movedAnswers(step.renamedWords)
            if !moved.isEmpty {
                try locked.mergeHistory(named: Store.movedAnswersFile) { HistoryMerge.merged(base: [], ours: $0, theirs: moved) }
            }
            let (result, name) = (step.result, step.result.bookcase.name.description)
            // What the learner asked for can be taken back; what a sync brought cannot, nor is it one to note what was sent.
            if exchange.isAsked, result.isNew || !result.received.isEmpty {
                try locked.save(step.library, as: Change(exchange.role.change, exchange.remote, bookcase: name))
            } else {
                _ = try locked.bring(step.library) { LibraryMerge(base: $0, ours: $1, theirs: $2).library }
            }
            return result
        }
    }
}

/// One list that is to be taken in, or shared.
struct ListExchange {
    let role: ListLink.Role
    let remote: String
    /// The bookcase that holds the list; nil where only the list says which that is.
    var bookcase: Bookcase.ID?
    /// Whether the learner asked for it, or a sync of everything does it.
    let isAsked: Bool
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

/// What the library becomes by one version of a list.
struct ListStep {
    private(set) var library: Library
    private(set) var result: ListResult
    private(set) var renamedWords: [Word.ID: Word.ID] = [:]

    /// Merges `version` into `library`; for a list that is shared the commit of the result is made, too.
    init(_ exchange: ListExchange, _ version: ListVersion?, in library: Library, _ repository: ListRepository) throws {
        let remote = exchange.remote
        guard let id = exchange.bookcase ?? version?.list?.bookcase.id,
            version == nil ? exchange.role == .share : version?.list != nil
        else { throw SyncError.noList(remote: remote) }
        self.library = library
        var current = library.bookcases.first { $0.id == id || $0.formerIDs.contains(id) }
        let link = current?.listLink.flatMap { $0.remote == remote ? $0 : nil }
        // The bookcase was removed, or left its list, since the sync began.
        if !exchange.isAsked, link == nil { throw LibraryError.noSuchBookcase(id) }
        // Who shares a list may ask for what is new in it as those do who follow it, and goes on sharing it.
        let role = exchange.isAsked && exchange.role == .share ? .share : link?.role ?? exchange.role
        var conflicts: [MergeConflict] = []
        if let version, let list = version.list, link?.commit != version.commit {
            guard current.map({ list.belongs(to: $0) }) ?? true else {
                throw SyncError.otherList(remote: remote, bookcase: list.bookcase.name.description)
            }
            if !exchange.isAsked, list.bookcase.words.isEmpty, let words = current?.words.count, words > 0 {
                throw SyncError.emptiedList(remote: remote, words: words)
            }
            // A list that moved to another remote is still known by its commits.
            let base = try repository.base(current?.listLink?.commit ?? "", version.commit)
            let merge = FollowedMerge(library, base: base, list: list)
            (self.library, renamedWords, conflicts) = (merge.library, merge.renamedWords, merge.conflicts)
            current = merge.library[merge.bookcase]
        }
        guard let bookcase = current else { throw SyncError.noList(remote: remote) }
        var commit = version?.commit ?? ""
        var sent = ContentDifference()
        let list = SharedList(bookcase, former: version?.list)
        if role == .share, list != version?.list {
            commit = try repository.commit(list, after: version)
            sent = ContentDifference(from: version?.list?.bookcase.single ?? Library(), to: list.bookcase.single)
        }
        let newLink = ListLink(role, remote, commit: commit)
        let linked = bookcase.linked(to: newLink)
        try self.library.update(bookcase.id) { $0 = linked }
        result = ListResult(
            bookcase: linked, link: newLink, isNew: link?.role != role,
            received: ContentDifference(from: library, to: self.library), sent: sent, conflicts: conflicts)
    }
}
