import VocabCore

/// One list that is to be taken in, or shared.
struct ListExchange {
    let role: ListLink.Role
    let remote: String
    /// The bookcase that holds the list; nil where only the list says which that is.
    var bookcase: Bookcase.ID?
    /// Whether the learner asked for it, or a sync of everything does it.
    let isAsked: Bool
}

/// What the library becomes by one version of a list.
struct ListStep {
    private(set) var library: Library
    private(set) var result: ListResult
    private(set) var renamedWords: [Word.ID: Word.ID] = [:]

    /// Merges `version` into `library`; for a list that is shared the commit of the result is made, too.
    ///
    /// `answered` tells the words that answers were given to.
    init(
        _ exchange: ListExchange, _ version: ListVersion?, in library: Library, _ repository: ListRepository,
        answered: () throws -> Set<Word.ID>
    ) throws {
        let remote = exchange.remote
        guard let id = exchange.bookcase ?? version?.list?.bookcase.id,
            version == nil ? exchange.role == .share : version?.list != nil
        else { throw SyncError.noList(remote: remote) }
        self.library = library
        var current = library.bookcases.first { $0.id == id || $0.formerIDs.contains(id) }
        let former = current?.listLink
        let link = former.flatMap { $0.remote == remote ? $0 : nil }
        // The bookcase was removed, or left its list, since the sync began.
        if !exchange.isAsked, link == nil { throw LibraryError.noSuchBookcase(id) }
        // Who shares a list may ask for what is new in it as those do who follow it, and goes on sharing it.
        let role = exchange.isAsked && exchange.role == .share ? .share : link?.role ?? exchange.role
        var conflicts: [MergeConflict] = []
        if let version, let list = version.list, link?.commit != version.commit {
            let merge = try Self.merged(list, at: version.commit, into: library, current, exchange, repository, answered)
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
        let newLink = ListLink(
            role, remote, commit: commit, published: commit == version?.commit ? "" : version?.commit ?? "")
        let linked = bookcase.linked(to: newLink)
        try self.library.update(bookcase.id) { $0 = linked }
        result = ListResult(
            bookcase: linked, link: newLink, former: former, isNew: link?.role != role,
            received: ContentDifference(from: library, to: self.library), sent: sent, conflicts: conflicts)
    }

    /// The library with a version of the list, which `bookcase` holds where that is there yet.
    private static func merged(
        _ list: SharedList, at commit: String, into library: Library, _ bookcase: Bookcase?, _ exchange: ListExchange,
        _ repository: ListRepository, _ answered: () throws -> Set<Word.ID>
    ) throws -> FollowedMerge {
        guard bookcase.map({ list.belongs(to: $0) }) ?? true else {
            throw SyncError.otherList(remote: exchange.remote, bookcase: list.bookcase.name.description)
        }
        if !exchange.isAsked, list.bookcase.words.isEmpty, let words = bookcase?.words.count, words > 0 {
            throw SyncError.emptiedList(remote: exchange.remote, words: words)
        }
        // A list that moved to another remote is still known by its commits.
        let base = try bookcase?.listLink.flatMap { try repository.base($0, commit) }
        return try FollowedMerge(library, base: base, list: list, answered: answered)
    }
}
