extension Store {
    /// Adds `review` to the history of `device`; returns when it is on disk.
    ///
    /// Returns the file that took a last line which a crash had torn, where there was one.
    /// - Throws: `StoreError`.
    package func append(_ review: Review, as id: Identifier<Review>, by device: Identifier<Device>) throws -> Path? {
        try append(.review(id, review), by: device)
    }

    /// Adds `clearing` to the history of `device`; returns when it is on disk.
    ///
    /// - Throws: `StoreError`.
    package func append(_ clearing: Clearing, as id: Identifier<Review>, by device: Identifier<Device>) throws {
        _ = try append(.clearing(id, clearing), by: device)
    }

    /// Takes an answer back that was given on this device: a line more in its history.
    ///
    /// - Throws: `StoreError`.
    package func takeBack(_ id: Identifier<Review>, by device: Identifier<Device>, at moment: Timestamp) throws {
        _ = try append(.undo(id, at: moment), by: device)
    }

    /// Reads the histories of all devices.
    ///
    /// - Throws: `StoreError` when their folder cannot be read.
    package func history() throws -> History {
        let (files, problems) = try historyFiles()
        var history = History(files)
        history.problems = problems
        return history
    }

    /// The histories of all devices, and what could not be read of them.
    func historyFiles() throws -> (files: [HistoryFile], problems: [StoreError]) {
        var histories: [HistoryFile] = []
        var problems: [StoreError] = []
        for path in try historyPaths() {
            do {
                let file = try inStoreTerms { HistoryFile(try files.read(path, in: root, limit: Self.maximumHistorySize) ?? []) }
                histories.append(file)
                problems += file.broken.map { .broken(path: path, at: $0.position, $0.problem) }
            } catch let error as StoreError {
                problems.append(error)
            }
        }
        return (histories, problems)
    }

    func append(_ line: HistoryLine, by device: Identifier<Device>) throws -> Path? {
        try inStoreTerms {
            try files.makeFolder(historyFolder)
            try files.confine(historyFolder, to: root)
            let path = historyPath(of: device)
            let rest = path.adding(suffix: Self.restSuffix)
            let wasTorn = try files.append(to: path, in: root, tornTo: rest) { end throws(FileFailure) in
                line.encoded(sequence: try nextSequence(after: end))
            }
            return wasTorn ? rest : nil
        }
    }

    /// How the files are named that hold what could not be read in another.
    static let restSuffix = ".rest"

    func historyPath(of device: Identifier<Device>) -> Path { historyFolder.appending("\(device).jsonl") }

    func historyPaths() throws -> [Path] {
        try inStoreTerms { try files.list(historyFolder) }.filter { $0.hasSuffix(".jsonl") }.sorted()
    }

    /// The number for what is done next on this device: greater than every one that its history and the undo entries hold.
    ///
    /// Numbers tell the order among answers and changes. They go on when a history was replaced by a shorter or a longer one.
    func nextSequence() throws -> Int {
        let end = try device().flatMap { try files.readEnd(historyPath(of: $0), in: root, count: DiskFileSystem.chunk) }
        return try nextSequence(after: end ?? FileEnd(offset: 0, bytes: []))
    }

    func nextSequence(after end: FileEnd) throws(FileFailure) -> Int {
        let names = try files.list(undoFolder).compactMap { UndoEntryName(fileName: $0.name) }
        return max(HistoryFile.lastSequence(in: end), names.map { max($0.number, $0.revision) }.max() ?? 0) + 1
    }

    /// The last lines of a device's history: enough of them to take answers back and to learn from mistakes, however long it is.
    func recentHistory(at path: Path, bytes count: Int) throws -> HistoryFile {
        HistoryFile(try files.readEnd(path, in: root, count: count) ?? FileEnd(offset: 0, bytes: []))
    }
}
