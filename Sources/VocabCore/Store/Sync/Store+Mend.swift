extension Store {
    /// Puts what `change` makes of a bookcase, the settings or a history into its place, where that is anything, and names the files.
    ///
    /// It is given each file with its path from the store's folder. Files as they were are in a backup.
    /// - Throws: `StoreError`.
    package func mendFiles(at moment: Timestamp, _ change: (_ path: Path, _ bytes: [UInt8]) -> [UInt8]?) throws -> [Path] {
        // Only where there is something to mend does anything change, also what a crash left behind.
        let files = files
        let isNeeded = try filesOfStore(at: root).contains { file in
            let bytes = try? files.read(root.appending(file.path), in: root, limit: Self.maximumHistorySize)
            return bytes.flatMap { $0 }.map { change(file.path, $0) != nil } ?? false
        }
        guard isNeeded else { return [] }
        return try locked { _ in
            var mended: [Path] = []
            for file in try filesOfStore(at: root) {
                let path = root.appending(file.path)
                guard let version = try files.version(of: path),
                    let bytes = try files.read(path, in: root, limit: Self.maximumHistorySize),
                    let new = change(file.path, bytes), new != bytes
                else { continue }
                try keepCopies(of: [path], .repair, at: moment)
                if path.folder == historyFolder {
                    // An answer may have been added since: what is there now is mended.
                    try files.rewrite(path, in: root, limit: Self.maximumHistorySize) { bytes throws(FileFailure) in
                        change(file.path, bytes) ?? bytes
                    }
                } else {
                    try files.replace(path, with: new, over: version)
                }
                mended.append(path)
            }
            return mended
        }
    }
}
