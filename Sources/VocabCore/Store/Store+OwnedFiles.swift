extension Store {
    /// Whether `path` leads into the folder of the store, links followed; also where nothing is there yet.
    package func holds(_ path: Path) -> Bool {
        [path, path.folder].contains { place in
            guard case .some(.some) = try? files.status(place) else { return false }
            return (try? files.confine(place, to: root)) != nil
        }
    }

    /// Everything a learner owns: bookcases, settings and histories, as they lie in the store, each with its path below it.
    ///
    /// - Throws: `StoreError`.
    package func ownedFiles() throws -> [(path: Path, bytes: [UInt8])] {
        try inStoreTerms {
            try filesOfStore(at: root).compactMap { file in
                try readAny(root.appending(file.path)).map { (file.path, $0) }
            }
        }
    }
}
