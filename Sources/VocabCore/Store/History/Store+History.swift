/// What the histories of all devices hold.
package struct History: Sendable {
    /// The answers that count, device by device, in the order they were given.
    package internal(set) var reviews: [Review] = []
    /// What could not be read.
    package internal(set) var problems: [StoreError] = []
}

extension Store {
    /// Adds `review` to the history of `device`; returns when it is on disk.
    ///
    /// Returns the file that took a last line which a crash had torn, where there was one.
    /// - Throws: `StoreError`.
    package func append(_ review: Review, as id: Identifier<Review>, by device: Identifier<Device>) throws -> Path? {
        try append(.review(id, review), by: device)
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
        var history = History()
        for path in try historyPaths() {
            do {
                let file = try inStoreTerms { HistoryFile(try read(path) ?? []) }
                history.reviews += file.reviews
                history.problems += file.broken.map { .broken(path: path, at: $0.position, $0.problem) }
            } catch let error as StoreError {
                history.problems.append(error)
            }
        }
        return history
    }

    func append(_ line: HistoryLine, by device: Identifier<Device>) throws -> Path? {
        try inStoreTerms {
            try files.makeFolder(historyFolder)
            let path = historyPath(of: device)
            let wasTorn = try files.append(line.encoded(), to: path, in: root, tornTo: path.adding(suffix: Self.restSuffix))
            return wasTorn ? path.adding(suffix: Self.restSuffix) : nil
        }
    }

    /// How the files are named that hold what could not be read in another.
    static let restSuffix = ".rest"

    func historyPath(of device: Identifier<Device>) -> Path { historyFolder.appending("\(device).jsonl") }

    func historyPaths() throws -> [Path] {
        try inStoreTerms { try files.list(historyFolder) }.filter { $0.hasSuffix(".jsonl") }.sorted()
    }

    /// How many bytes the history of a device holds.
    func historySize(of device: Identifier<Device>?) throws -> Int {
        guard let device else { return 0 }
        return try files.status(historyPath(of: device))?.size ?? 0
    }
}
