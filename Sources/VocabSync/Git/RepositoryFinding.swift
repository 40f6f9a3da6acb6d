import VocabCore

/// Something amiss with what git keeps beside a store.
package enum RepositoryFinding: Equatable, Sendable {
    /// A lock that a git left which died.
    case oldLock(Path)
    /// Words and answers are missing that the last sync held, though nothing here removed them.
    case missing(ContentDifference)
    /// Objects or names are lost; git's own words.
    case damaged(words: String)

    /// Whether `Synchronizer.removeOldLocks` or `takeBack` can do something about it.
    package var isRepairable: Bool {
        switch self {
        case .oldLock, .missing: true
        case .damaged: false
        }
    }
}

extension Synchronizer {
    /// Looks through what git keeps here, and in a remote in a folder of this machine; nothing for a store that was never connected.
    package func examineRepository() throws -> [RepositoryFinding] {
        guard repository.isThere else { return [] }
        let locks = try oldLocks().map(RepositoryFinding.oldLock)
        let outcome = try repository.attempt(GitCommand.examine)
        if outcome.status != 0 { return locks + [.damaged(words: outcome.words)] }
        // Where a file of the store cannot be read, that is told of it.
        let missing = (try? takeBack(isDryRun: true)) ?? ContentDifference()
        return missing.isEmpty ? locks : locks + [.missing(missing)]
    }

    /// Removes the locks that keep git from its work though nobody holds them, and returns their paths.
    ///
    /// - Throws: `FileFailure`.
    package func removeOldLocks() throws -> [Path] {
        guard repository.isThere else { return [] }
        return try oldLocks().map { path in
            try repository.files.remove(path)
            return path
        }
    }

    private func oldLocks() throws -> [Path] {
        let remote = (try? repository.remote()).flatMap { $0.hasPrefix("/") ? Path($0) : nil }
        return try ([repository.folder] + [remote].compactMap(\.self)).flatMap { folder in
            try repository.files.list(folder).filter(isOldLock) + locks(below: folder.appending("refs"))
        }.sorted()
    }

    private func locks(below folder: Path) throws -> [Path] {
        try repository.files.list(folder).flatMap { path in
            try repository.files.status(path)?.kind == .folder ? locks(below: path) : isOldLock(path) ? [path] : []
        }
    }

    /// Our own lock is no file of git's: it stays, and says nothing.
    private func isOldLock(_ path: Path) -> Bool {
        path.hasSuffix(".lock") && path.name != Self.ownLock && repository.isOldLock(path)
    }
}
