extension Store {
    /// Rewrites each bookcase, history and settings file for which `change` returns other bytes, and returns their paths.
    ///
    /// `change` gets each path relative to the store's folder; nil leaves a file as it is. Old contents are backed up first.
    /// - Throws: `StoreError`.
    package func mendFiles(at moment: Timestamp, _ change: (_ path: Path, _ bytes: [UInt8]) -> [UInt8]?) throws -> [Path] {
        // The lock is taken, and what a crash left behind is put back, only if some file needs mending.
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
