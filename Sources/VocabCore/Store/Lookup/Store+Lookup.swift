extension Store {
    /// Where words are looked up on this device.
    ///
    /// - Throws: `StoreError` when the file cannot be read.
    package func lookupSettings() throws -> LookupSettings {
        guard let bytes = try inStoreTerms({ try read(lookupPath) }) else { return LookupSettings() }
        return try decoded(bytes, from: lookupPath, LookupSettings.init)
    }

    /// Changes where words are looked up on this device; the file is for its owner alone, for it may hold keys.
    ///
    /// - Throws: `StoreError` when the file cannot be read or written; then nothing is changed.
    package func updateLookupSettings(_ change: (inout LookupSettings) -> Void) throws {
        let version = try inStoreTerms { try files.version(of: lookupPath) }
        let before = try lookupSettings()
        var settings = before
        change(&settings)
        if version != nil, settings == before { return }
        try inStoreTerms {
            if let version {
                try files.replace(lookupPath, with: settings.bytes, over: version)
            } else {
                try files.makeFolder(root)
                try files.create(lookupPath, with: settings.bytes)
            }
        }
    }

    /// Why the file cannot be read; nil where it can, or is not there.
    func lookupProblem() -> StoreError? {
        do {
            _ = try lookupSettings()
            return nil
        } catch {
            return error as? StoreError
        }
    }

    var lookupPath: Path { root.appending("lookup.json") }
}
