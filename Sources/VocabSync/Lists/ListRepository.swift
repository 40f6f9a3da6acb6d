import VocabCore

/// A list as a commit of its repository has it.
struct ListVersion {
    /// The commit.
    let commit: String
    /// The branch it stands on.
    let branch: String
    /// The list; nil where the commit holds none.
    let list: SharedList?
}

/// The repository beside the words in which versions of shared lists are kept, those of all lists together.
///
/// It can be fetched again at any time, so it lies with what else can be computed again.
struct ListRepository {
    private let git: Repository
    private let moment: Timestamp

    /// The repository of `store`.
    init(_ store: Store, files: any FileSystem, runner: any GitRunner, at moment: Timestamp) {
        self.moment = moment
        git = Repository(root: store.listsFolder, files: files, runner: runner, moment: moment, isBare: true)
    }

    /// Makes it where it is not there yet, and runs `body` while nobody else uses it.
    func opened<Result>(in store: Store, _ body: () throws -> Result) throws -> Result {
        try store.makeListsFolder()
        return try git.files.withLock(git.root.appending("vocab.lock")) {
            // One that was cut short while it was made is made again.
            let isWhole = try ["HEAD", "config", "objects", "refs"].allSatisfy {
                try git.files.status(git.root.appending($0)) != nil
            }
            if !isWhole { try git.git(["init", "--quiet", "--bare", "--template=", "."]) }
            let result = try body()
            // What was done stays done where git's files cannot be made small.
            try? git.packLooseObjects()
            return result
        }
    }

    /// The address of a remote as git is told it.
    func address(of remote: String) throws -> String { try git.address(of: remote) }

    /// What the remote holds now; nil where there is nothing at all.
    func fetch(_ remote: String) throws -> ListVersion? {
        let refs = Self.refs(of: remote)
        let outcome = try git.attempt(GitCommand.fetchList(remote, into: refs))
        if outcome.status != 0 { throw SyncError(outcome, of: "fetch", remote: remote) }
        var commits: [String: String] = [:]
        for line in String(decoding: try git.git(GitCommand.listBranches(refs)).output, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1)
            if parts.count == 2 { commits[String(parts[1].dropFirst(refs.count))] = String(parts[0]) }
        }
        let branches = ["main", "master"].filter { commits[$0] != nil } + commits.keys.sorted()
        guard let branch = branches.first, let commit = commits[branch] else { return nil }
        return ListVersion(commit: commit, branch: branch, list: try list(in: commit))
    }

    /// The list that `commit` and what `link` ties a bookcase to come from; nil where they share nothing, or are not known here.
    func base(_ link: ListLink, _ commit: String) throws -> SharedList? {
        // What another device made, and could not send, is known there alone.
        for own in [link.commit, link.published] where !own.isEmpty {
            // What a commit from long ago held counts as nothing where it cannot be read any more.
            if let base = try git.mergeBase(own, commit).flatMap({ try? list(in: $0) }) { return base }
        }
        return nil
    }

    /// The list that a commit holds; nil where it holds none.
    func list(in commit: String) throws -> SharedList? {
        guard let blob = try git.files(of: commit).entries[SharedList.path]?.blob else { return nil }
        return try git.blobs([blob])[blob].map { try SharedList($0) }
    }

    /// Makes a commit of `list` that follows `version`, beside whose other files it stands.
    func commit(_ list: SharedList, after version: ListVersion?) throws -> String {
        let blob = try git.git(GitCommand.writeBlob, input: list.bytes).line
        var entries =
            try version.map { try git.git(GitCommand.topLevel(of: $0.commit)).output.split(separator: 0).map(Array.init) } ?? []
        let end = Array("\t\(SharedList.path)".utf8)
        entries.removeAll { $0.suffix(end.count).elementsEqual(end) }
        entries.append(Array("100644 blob \(blob)".utf8) + end)
        let tree = try git.git(GitCommand.makeTree, input: Array(entries.joined(separator: [0])) + [0]).line
        let parents = [version?.commit].compactMap(\.self)
        return try git.git(
            GitCommand.commitTree(tree, parents: parents, list.bookcase.name.description),
            environment: GitCommand.anonymous(at: moment)
        ).line
    }

    /// Sends a commit; false where the remote has something that is not here yet.
    func push(_ commit: String, over version: ListVersion?, to remote: String) throws -> Bool {
        // Kept also where the remote does not take it, for later versions are merged going out from it.
        try git.git(["update-ref", Self.refs(of: remote).replacing("/lists/", with: "/sent/") + "last", commit])
        let outcome = try git.attempt(GitCommand.pushList(commit, to: version?.branch ?? "main", at: remote))
        let isAccepted = try git.isAccepted(outcome) { remote }
        if isAccepted { git.packRemote(remote) }
        return isAccepted
    }

    /// Where the branches of a remote stand here.
    private static func refs(of remote: String) -> String { "refs/lists/\(Identifier<ListRepository>(derivedFrom: remote))/" }
}
