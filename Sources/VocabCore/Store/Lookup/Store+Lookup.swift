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
    /// - Throws: `StoreError` when the file cannot be read or written; then nothing is changed, unless it is `unconfirmed`.
    package func updateLookupSettings(_ change: (inout LookupSettings) -> Void) throws {
        let version = try inStoreTerms { try files.version(of: lookupPath) }
        let before = try lookupSettings()
        var settings = before
        change(&settings)
        if version != nil, settings == before { return }
        try inStoreTerms {
            if let version {
                if version.mode & 0o077 != 0 { try files.setMode(lookupPath, to: 0o600) }
                try alone { try files.replace(lookupPath, with: settings.bytes, over: version) }
            } else {
                try files.makeFolder(root)
                try files.create(lookupPath, with: settings.bytes)
            }
        }
    }

    /// Sees to it that nobody but the owner can read the file where it holds a key; returns whether others could.
    ///
    /// - Throws: `StoreError` when that cannot be changed; then the key is not to be used.
    package func protectLookupKeys(of settings: LookupSettings) throws -> Bool {
        guard settings.holdsKey else { return false }
        return try inStoreTerms {
            guard let version = try files.version(of: lookupPath), version.mode & 0o077 != 0 else { return false }
            try files.setMode(lookupPath, to: 0o600)
            return true
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
