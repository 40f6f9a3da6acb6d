import VocabCore

/// What the last sync with a remote came to: what both sides held then, whatever becomes of the commits there.
struct LastSync {
    /// The commit that both sides held.
    let commit: String
    /// The remote, for what another one holds says nothing of what was deleted.
    let remote: String

    private static let file = "vocab-base"

    /// A sync.
    init(commit: String, remote: String) { (self.commit, self.remote) = (commit, remote) }

    /// The last sync with `remote`; nil where there was none.
    init?(in repository: Repository, of remote: String) {
        let path = repository.folder.appending(Self.file)
        guard let bytes = try? repository.files.read(path, in: repository.root, limit: 65_536) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        guard lines.count == 2, lines[1] == Fingerprint.of(Array(remote.utf8)) else { return nil }
        self.init(commit: lines[0], remote: remote)
    }

    /// Remembers it. The remote's address may hold a password, so that only its fingerprint is kept.
    func keep(in repository: Repository) throws {
        try repository.keep(
            "\(commit)\n\(Fingerprint.of(Array(remote.utf8)))\n", in: repository.folder.appending(Self.file))
    }
}

extension LastSync? {
    /// The commit that a merge of `head` and `theirs` goes out from: where both come from.
    ///
    /// On a remote whose commits were all rewritten since that is nowhere, and what was deleted meanwhile would come back: there it is
    /// the last sync.
    func base(of head: String, _ theirs: String, in repository: Repository) throws -> String? {
        if let base = try repository.mergeBase(head, theirs) { return base }
        guard let last = self?.commit, try repository.holds(last, in: head) else { return nil }
        return last
    }
}
