import VocabCore

extension Store {
    /// Takes both sides in wherever a merge without the driver left them in a file, and names the files.
    ///
    /// - Throws: `StoreError`.
    package func mergeConflictedFiles(at moment: Timestamp) throws -> [Path] {
        try mendFiles(at: moment) { path, bytes in
            guard let file = ConflictedFile(bytes) else { return nil }
            if path.hasSuffix(".jsonl") { return file.history() }
            if path.name == "settings.json" { return (try? file.settings()).map(SettingsFile.encode) }
            return (try? file.bookcase()).map(BookcaseFile.encode)
        }
    }
}
