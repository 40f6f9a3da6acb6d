import VocabCore

/// How a store stands to its remote, as far as can be told without the network.
package struct SyncStatus: Sendable {
    /// Where the remote is.
    package let remote: String
    /// The branch that devices share.
    package let branch: String
    /// When the last sync was; nil before the first.
    package let last: Timestamp?
    /// What was not sent yet.
    package let waiting: ContentDifference

    /// Holds the moment of the last sync.
    static func path(in root: Path) -> Path { root.appending(".git").appending("vocab-synced") }

    /// When the store was synced last; nil where it never was.
    package static func lastSync(of store: Store, files: any FileSystem) -> Timestamp? {
        guard let bytes = try? files.read(path(in: store.root), in: store.root, limit: 64) else { return nil }
        return Timestamp(Text.cleaned(String(decoding: bytes, as: UTF8.self)))
    }
}

extension Synchronizer {
    /// How the store stands to its remote.
    ///
    /// - Throws: what `sync` throws.
    package func status() throws -> SyncStatus {
        let remote = try repository.remote()
        return try alone {
            let branch = try repository.branch()
            let head = try repository.commit("HEAD")
            let theirs = try repository.commit("refs/remotes/\(GitCommand.remote)/\(branch)")
            let merge = try merged(head, theirs, nil, isDryRun: true)
            return SyncStatus(
                remote: remote, branch: branch, last: SyncStatus.lastSync(of: store, files: repository.files),
                waiting: merge.sent)
        }
    }
}
