extension Store {
    /// Looks through the whole store at the moment `now`, and changes nothing.
    ///
    /// - Throws: `StoreError` when not even the folder can be read.
    package func examine(at now: Timestamp) throws -> [Finding] {
        try inStoreTerms {
            let contents = try contents()
            var findings = contents.problems.map(Finding.unreadable)
            let history = try history()
            findings += try history.problems.map(Finding.unreadable) + tornHistories()
            findings += deviceProblem().map { [.unreadable($0)] } ?? []
            findings += lookupProblem().map { [.unreadable($0)] } ?? []
            findings += oddities(in: contents)
            if let entry = try? pendingEntry() { findings.append(.unfinishedChange(entry.change)) }
            findings += try undoProblems().map(Finding.unreadable)
            findings += sharedWords(in: contents.library).map { .sharedWord($0.word, first: $0.first, second: $0.second) }
            findings += try looseModes().map { .looseMode(path: $0.path, mode: $0.mode) } + leftovers().map(Finding.leftover)
            let undated = history.countWithoutDate(at: now)
            return undated == 0 ? findings : findings + [.answersWithoutDate(undated)]
        }
    }

    /// Why the file that names this device cannot be read.
    private func deviceProblem() -> StoreError? {
        do {
            _ = try device()
            return nil
        } catch {
            // What keeps the settings from being read is told of them.
            return (error as? StoreError).flatMap { $0.path == devicePath ? $0 : nil }
        }
    }

    /// What is read otherwise than it lies there.
    private func oddities(in contents: StoreContents) -> [Finding] {
        let names = Dictionary(contents.library.bookcases.map { ($0.id, $0.name) }) { first, _ in first }
        return contents.secondFiles.compactMap { path, id in names[id].map { .secondFile(path: path, of: $0) } }
            + contents.numbered.compactMap { id in
                names[id].flatMap { name in contents.paths[id].map { .sharedName(path: $0, readAs: name) } }
            }
    }

    /// The words that stand in a bookcase after one that has them already.
    func sharedWords(in library: Library) -> [(word: Word, first: BookcaseName, second: BookcaseName)] {
        var homes: [Word.ID: BookcaseName] = [:]
        var found: [(Word, BookcaseName, BookcaseName)] = []
        for bookcase in library.bookcases {
            for word in bookcase.words {
                if let first = homes[word.id] {
                    found.append((word, first, bookcase.name))
                } else {
                    homes[word.id] = bookcase.name
                }
            }
        }
        return found
    }

    /// Files and backups that were being written when the program died.
    func leftovers() throws -> [Path] {
        let backups = try files.list(backupFolder).filter { $0.name.hasPrefix(Self.unfinishedPrefix) }.sorted()
        return try backups
            + folders().filter { !backups.contains($0) && !backups.contains($0.folder) }.flatMap { folder in
                try files.list(folder)
                    .filter { $0.isHidden && $0.hasSuffix(DiskFileSystem.temporarySuffix) && isOwn($0) }.sorted()
            }
    }

    /// The folders of the store that are there.
    private func folders() throws -> [Path] {
        var folders = [root, folder, historyFolder, undoFolder, backupFolder, setAsideFolder, root.appending("cache")]
        for backup in try files.list(backupFolder).sorted() {
            folders += [backup, backup.appending("bookcases"), backup.appending("history")]
        }
        return try folders.filter { try files.status($0)?.kind == .folder }
    }

    /// Whether the store made this file; the learner may have chosen a folder that holds others.
    private func isOwn(_ path: Path) -> Bool {
        path.folder != root
            || ["settings.json", "device", "language", "typed", "lookup.json", "removed", "lock"].contains {
                path.name.drop { $0 == "." }.hasPrefix($0)
            }
    }

    /// Files and folders of the store that others than the owner may read or write.
    func looseModes() throws -> [(path: Path, mode: UInt32)] {
        try folders().flatMap { folder in
            let paths = try files.list(folder).filter(isOwn).sorted()
            return try ([folder] + paths).compactMap { path -> (Path, UInt32)? in
                guard let status = try files.status(path), status.mode & 0o077 != 0 else { return nil }
                return status.kind == .file || path == folder ? (path, status.mode) : nil
            }
        }
    }

    private func tornHistories() throws -> [Finding] {
        try historyPaths().compactMap { path in
            guard let bytes = try? readAny(path), let start = HistoryFile(bytes).tornAt else { return nil }
            return .unreadable(.broken(path: path, at: TextPosition(of: start, in: bytes), .unexpectedEnd))
        }
    }

    /// What of the undo entries cannot be read.
    func undoProblems() throws -> [StoreError] {
        var problems: [StoreError] = []
        for path in try files.list(undoFolder).sorted() where UndoEntryName(fileName: path.name) != nil {
            do {
                if let bytes = try inStoreTerms({ try read(path) }) { _ = try decoded(bytes, from: path, UndoEntryFile.decode) }
            } catch let error as StoreError {
                problems.append(error)
            }
        }
        return problems
    }
}
