extension TarArchive {
    /// The whole of `store` as one archive, below a folder called `vocab`.
    ///
    /// - Throws: `StoreError`.
    package static func bytes(of store: Store, at moment: Timestamp) throws -> [UInt8] {
        var archive = TarArchive()
        for file in try store.ownedFiles() { archive.add(file.bytes, as: Path("vocab").appending(file.path), at: moment) }
        return archive.finished()
    }
}
