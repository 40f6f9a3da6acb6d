extension Store {
    /// Everything a learner owns: bookcases, settings and histories, as they lie in the store, each with its path below it.
    ///
    /// - Throws: `StoreError`.
    package func ownedFiles() throws -> [(path: Path, bytes: [UInt8])] {
        try inStoreTerms {
            try filesOfStore(at: root).compactMap { file in
                try read(root.appending(file.path)).map { (file.path, $0) }
            }
        }
    }
}
