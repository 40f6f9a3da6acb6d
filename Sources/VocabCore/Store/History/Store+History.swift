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
    /// - Parameter share: of so many words one is read; all that is known of the others is left out.
    /// - Throws: `StoreError` when their folder cannot be read.
    package func history(ofOneWordIn share: Int = 1) throws -> History {
        let (files, problems) = try historyFiles(words: share <= 1 ? nil : { Self.isTaken($0, ofOneIn: share) })
        var history = History(files)
        history.problems = problems
        let doubtful = history.wordsOfEarlyAnswers
        if doubtful.isEmpty { return history }
        var made: [Word.ID: Timestamp] = [:]
        for word in try contents().library.bookcases.lazy.flatMap(\.words) where doubtful.contains(word.id) {
            made[word.id] = word.added
        }
        return history.judged(made: made)
    }

    /// Whether a word is the one of so many; whatever its identifiers have in common, every share is about as large.
    private static func isTaken(_ word: Word.ID, ofOneIn share: Int) -> Bool {
        var generator = SeededGenerator(seed: word.halves.high ^ word.halves.low)
        return generator.next() % UInt64(share) == 0
    }

    /// The history of each device, and what could not be read of them; of answers to words that are not in `words` nothing is kept.
    func historyFiles(
        words: ((Word.ID) -> Bool)? = nil
    ) throws -> (files: [HistoryFile], problems: [StoreError]) {
        var histories: [HistoryFile] = []
        var problems: [StoreError] = []
        for paths in try historyPartsByDevice() {
            var parts: [HistoryFile] = []
            for path in paths {
                do {
                    var part = HistoryFile()
                    try inStoreTerms {
                        try files.readLines(path, in: root, limit: Self.maximumHistorySize, inPiecesOf: Self.historyPartSize) {
                            part.take($0, words: words)
                        }
                    }
                    part.putInOrder()
                    parts.append(part)
                    problems += part.broken.map { .broken(path: path, at: $0.position, $0.problem) }
                } catch let error as StoreError {
                    problems.append(error)
                }
            }
            histories.append(HistoryFile(joining: parts))
        }
        return (histories, problems)
    }

    func append(_ line: HistoryLine, by device: Identifier<Device>) throws -> Path? {
        try inStoreTerms {
            try files.makeFolder(historyFolder)
            try files.confine(historyFolder, to: root)
            let (path, earlier) = try historyEnd(of: device)
            let rest = path.adding(suffix: Self.restSuffix)
            let wasTorn = try files.append(to: path, in: root, tornTo: rest) { end throws(FileFailure) in
                line.encoded(sequence: try nextSequence(after: end, earlier))
            }
            return wasTorn ? rest : nil
        }
    }

    /// How the files are named that hold what could not be read in another.
    static let restSuffix = ".rest"
}
