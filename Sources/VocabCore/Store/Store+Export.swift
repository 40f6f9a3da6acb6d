extension Store {
    /// Everything a learner owns, in one archive: bookcases, settings and histories, as they lie in the store.
    ///
    /// - Throws: `StoreError`.
    package func archive(at moment: Timestamp) throws -> [UInt8] {
        try inStoreTerms {
            var archive = TarArchive()
            for file in try filesOfStore(at: root) {
                if let bytes = try read("\(root)/\(file.path)") { archive.add(bytes, as: "vocab/\(file.path)", at: moment) }
            }
            return archive.finished()
        }
    }
}
