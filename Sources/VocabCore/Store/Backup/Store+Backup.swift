extension Store {
    /// The backups there are, oldest first.
    ///
    /// - Throws: `StoreError`.
    package func backups() throws -> [Backup] {
        try inStoreTerms {
            try files.list(backupFolder).compactMap { Backup(name: $0.name) }.map { backup in
                var backup = backup
                backup.files = try filesOfStore(at: folder(of: backup))
                return backup
            }.sorted { ($0.at, $0.name) < ($1.at, $1.name) }
        }
    }

    /// Copies the whole store as it is now: bookcases, settings and histories. Such a copy is never thinned out.
    ///
    /// - Throws: `StoreError`.
    package func createBackup(at moment: Timestamp) throws -> Backup {
        try locked { _ in
            var backup = try newBackup(at: moment)
            let unfinished = unfinishedFolder(of: backup)
            backup.files = try filesOfStore(at: root)
            do {
                try files.makeFolder(unfinished)
                for file in backup.files {
                    if let bytes = try readAny(root.appending(file.path)) { try copy(bytes, to: unfinished.appending(file.path)) }
                }
                try files.rename(unfinished, to: folder(of: backup))
            } catch {
                // The doctor sets aside what cannot be removed now.
                for file in backup.files { try? files.remove(unfinished.appending(file.path)) }
                removeEmptyFolders(of: unfinished)
                throw error
            }
            return backup
        }
    }

    /// A backup, or any other folder laid out like a store, as a store to look into.
    package func opened(_ backup: String) -> Store {
        let isName = Backup(name: backup) != nil
        return Store(root: isName ? backupFolder.appending(backup) : Path(backup), files: files)
    }

    /// What came back from a backup.
    package struct Restoration {
        /// The names of the bookcases that the backup holds.
        package let bookcases: [BookcaseName]
        /// Whether the settings became others.
        package let hasSettings: Bool
        /// How many answers were missing.
        package let answers: Int
        /// Whether anything was otherwise than in the backup.
        package let hasChanged: Bool
        /// What in the histories of the backup makes no sense.
        package let problems: [StoreError]
    }

    /// Puts back every bookcase that `backup` holds, found by id, the settings, where it holds them, and the answers that are missing;
    /// other bookcases and later answers stay.
    ///
    /// Where another bookcase has taken a name meanwhile, the one that comes back gets a number after it.
    /// - Throws: `StoreError`, also when a bookcase or the settings in the backup make no sense, or the disk does not give any of it.
    package func restore(
        _ backup: String, at moment: Timestamp, using generator: inout some RandomNumberGenerator
    ) throws -> Restoration {
        let source = opened(backup)
        let contents = try source.contents()
        if let problem = contents.problems.first { throw problem }
        let hasSettings = try inStoreTerms { try files.status(source.settingsPath) != nil }
        let history = try source.history()
        // What the disk does not give now it may give the next time: all comes back, or nothing does.
        if let failure = history.problems.first(where: \.isOfDisk) { throw failure }
        let answers = zip(history.ids, history.reviews).map { HistoryAnswer(id: $0, review: $1) }
        let (restored, added) = try update(Change(.restore, backup), at: moment, using: &generator) { library in
            let before = library
            var names: [BookcaseName] = []
            for bookcase in contents.library.bookcases { library.drop(bookcase.id) }
            for bookcase in contents.library.bookcases {
                let back = try bookcase.renamed(toBeFreeIn: library, at: moment)
                try library.add(back)
                names.append(back.name)
            }
            if hasSettings { library.settings = contents.library.settings }
            let restored = (names: names, hasSettings: library.settings != before.settings, hasChanged: library != before)
            return (restored, answers)
        }
        return Restoration(
            bookcases: restored.names, hasSettings: restored.hasSettings, answers: added,
            hasChanged: restored.hasChanged || added > 0, problems: history.problems)
    }

    /// Copies files that are about to change: before the first change of a day, and before changes that take much away.
    func keepCopies(of paths: [Path], before change: Change, at moment: Timestamp) throws {
        try keepCopies(of: paths, Backup.Reason(change.kind), at: moment)
    }

    /// Copies files for `reason`; without one, those of which there is no copy from this day.
    func keepCopies(of paths: [Path], _ reason: Backup.Reason?, at moment: Timestamp) throws {
        let today = Backup(at: moment, .daily)
        let todays = try files.list(backupFolder).filter { $0.name.hasPrefix(today.name) }
        var hasCopied = false
        for path in paths {
            guard let file = path.relative(to: root) else { continue }
            let backup: Backup
            if let reason {
                backup = Backup(at: moment, reason)
            } else if try !todays.contains(where: { try files.status($0.appending(file)) != nil }) {
                backup = today
            } else {
                continue
            }
            let place = folder(of: backup).appending(file)
            // Of two changes in one second the copy from before the first stays.
            guard let bytes = try readAny(path), try files.status(place) == nil else { continue }
            // Under the name it had before a rename today's copy holds it already.
            if backup.reason == .daily, try isCopied(bytes, in: todays) { continue }
            try copy(bytes, to: place)
            hasCopied = true
        }
        // Copies that could not be thinned out do no harm.
        if hasCopied { try? thinCopies() }
    }
}

extension Store {
    /// The most bytes that automatic copies take together.
    static let largestBackups = 256 << 20

    /// Whether one of these backups holds the bookcase of this file.
    private func isCopied(_ bytes: [UInt8], in backups: [Path]) throws -> Bool {
        guard let id = Self.identifier(in: bytes) else { return false }
        return try backups.contains { backup in
            try Store(root: backup, files: files).bookcasePaths().contains { Self.identifier(in: try read($0) ?? []) == id }
        }
    }

    /// How the folder of a backup is called that is being made.
    static let unfinishedPrefix = ".unfinished-"

    private func folder(of backup: Backup) -> Path { backupFolder.appending(backup.name) }

    private func copy(_ bytes: [UInt8], to path: Path) throws {
        // Neither the backup nor a folder in it may be a link that leads out of the store.
        try files.confine(path.folder.folder, to: root)
        try files.makeFolder(path.folder)
        try files.confine(path.folder, to: root)
        try files.create(path, with: bytes)
    }

    /// A backup that the learner asks for at `moment`, under a name that none has, finished or not.
    private func newBackup(at moment: Timestamp) throws -> Backup {
        let taken = Set(try files.list(backupFolder))
        var number = 1
        while true {
            let backup = Backup(at: moment, .manual, number: number)
            if taken.isDisjoint(with: [folder(of: backup), unfinishedFolder(of: backup)]) { return backup }
            number += 1
        }
    }

    private func unfinishedFolder(of backup: Backup) -> Path {
        backupFolder.appending(Self.unfinishedPrefix + backup.name)
    }

    private func removeEmptyFolders(of backup: Path) {
        for folder in [backup.appending("bookcases"), backup.appending("history"), backup] { try? files.remove(folder) }
    }

    /// The files of a store that hold what a learner made, relative to its folder.
    func filesOfStore(at root: Path) throws -> [Backup.File] {
        let store = Store(root: root, files: files)
        let paths = try [store.settingsPath] + store.bookcasePaths() + store.historyPaths()
        return try paths.sorted().compactMap { path in
            guard let file = path.relative(to: root), let status = try files.status(path) else { return nil }
            return Backup.File(path: file, size: status.size)
        }
    }

    /// Removes the copies that `Retention` lets go. A backup that a link leads out of the store is left alone.
    private func thinCopies() throws {
        let automatic = try backups().filter { backup in
            backup.reason != .manual && (try? files.confine(folder(of: backup), to: root)) != nil
        }
        let copies = automatic.flatMap { backup in
            backup.files.map { Retention.Copy(backup: backup.name, file: $0.path, at: backup.at, size: $0.size) }
        }
        for copy in Retention.dropped(of: copies, limit: Self.largestBackups) {
            try files.remove(backupFolder.appending(copy.backup).appending(copy.file))
        }
        for folder in automatic.map(folder) where try filesOfStore(at: folder).isEmpty {
            removeEmptyFolders(of: folder)
        }
    }
}

extension Bookcase {
    /// The same bookcase, with a number after its name where another in `library` has that.
    package func renamed(toBeFreeIn library: Library, at moment: Timestamp) throws -> Bookcase {
        var bookcase = self
        var number = 2
        // Short enough for a number after it, in characters and in bytes.
        var stem = name.description.prefix(50)
        while stem.utf8.count > 200 { stem.removeLast() }
        while library.bookcase(named: bookcase.name.description) != nil {
            bookcase.rename(to: try BookcaseName("\(stem) \(number)"), at: moment)
            number += 1
        }
        return bookcase
    }
}
