import VocabCore

extension Store {
    /// Takes both sides in wherever a merge without the driver left them in a file, and names the files.
    ///
    /// - Throws: `StoreError`.
    package func mergeConflictedFiles(at moment: Timestamp) throws -> [Path] {
        try mendFiles(at: moment) { path, bytes in
            if path.hasSuffix(".jsonl") { return ConflictedFile(bytes)?.history() }
            if path.name == "settings.json" { return (try? ConflictedFile(bytes)?.settings()).map(SettingsFile.encode) }
            // What can be read has nothing to be merged.
            if (try? BookcaseFile.decode(bytes)) != nil { return nil }
            return (try? ConflictedFile.bookcase(in: bytes)).map(BookcaseFile.encode)
        }
    }
}
