extension Store {
    /// Repairs what can be repaired, and returns what was done. Nothing is deleted: what cannot be used is put into a file beside
    /// or into the folder `set-aside`, and what changes is copied to the backups first.
    ///
    /// - Throws: `StoreError`.
    package func repair(at moment: Timestamp, using generator: inout some RandomNumberGenerator) throws -> [Repair] {
        var repairs: [Repair] = []
        if try inStoreTerms({ try files.status(pendingPath) }) != nil {
            // One that cannot be read puts nothing back, and would hold up every change.
            do {
                _ = try pendingEntry()
                repairs.append(.changePutBack)
            } catch StoreError.broken {
                repairs.append(try setAside(pendingPath))
            }
        }
        repairs += try locked { _ in
            var repairs = try mendDevice() + mendSettings(at: moment) + mendLookup()
            for path in try bookcasePaths() { repairs += try mendBookcase(at: path, moment, using: &generator) }
            repairs += try putInOrder(writtenFiles(), at: moment).1
            for path in try historyPaths() { repairs += try mendHistory(at: path, moment) }
            repairs += try (brokenUndoEntries() + leftovers()).map(setAside)
            return try repairs + tightenModes()
        }
        let separated = try separateWords(at: moment, using: &generator)
        return separated > 0 ? repairs + [.wordsSeparated(separated)] : repairs
    }
}

extension Store {
    private func keepCopy(of path: Path, at moment: Timestamp) throws {
        try keepCopies(of: [path], before: Change(.repair), at: moment)
    }

    private func setAside(_ path: Path) throws -> Repair {
        try inStoreTerms { .setAside(path: path, rest: try moveAside(path)) }
    }

    /// Where no other file says which device this is, a new one is made with the next answer.
    private func mendDevice() throws -> [Repair] {
        do {
            _ = try device()
            return []
        } catch let StoreError.broken(path, _, _) where path == devicePath {
            return [try setAside(devicePath)]
        } catch {
            return []
        }
    }

    /// What the file held is typed again: services are switched on anew.
    private func mendLookup() throws -> [Repair] {
        guard case .broken? = lookupProblem() else { return [] }
        return [try setAside(lookupPath)]
    }

    /// Replaces broken settings by those of a new store, but keeps the device's identifier if an earlier version wrote it there.
    private func mendSettings(at moment: Timestamp) throws -> [Repair] {
        let version = try files.version(of: settingsPath)
        do {
            _ = try settings()
            return []
        } catch StoreError.broken {
            let bytes = try read(settingsPath) ?? []
            try keepCopy(of: settingsPath, at: moment)
            let rest = try restPath(for: settingsPath)
            try files.create(rest, with: bytes)
            if try files.status(devicePath) == nil, let device = Self.device(in: bytes) { try keep(device) }
            try write(SettingsFile.encode(Settings()), to: settingsPath, over: version)
            return [.setAside(path: settingsPath, rest: rest)]
        } catch {
            return []
        }
    }

    private static func device(in bytes: [UInt8]) -> Identifier<Device>? {
        guard let name = bytes.firstRange(of: Array("\"device\"".utf8)) else { return nil }
        let text = bytes[name.upperBound...].drop { !"0123456789abcdefABCDEF".utf8.contains($0) }.prefix(36)
        return Identifier(String(decoding: text, as: UTF8.self))
    }

    private func mendBookcase(
        at path: Path, _ moment: Timestamp, using generator: inout some RandomNumberGenerator
    ) throws -> [Repair] {
        let version = try files.version(of: path)
        do {
            _ = try bookcase(at: path)
            return []
        } catch StoreError.broken {
            let bytes = try read(path) ?? []
            let salvage = Salvage(bytes, using: &generator)
            try keepCopy(of: path, at: moment)
            var rest: Path?
            if !salvage.rest.isEmpty {
                let beside = try restPath(for: path)
                try files.create(beside, with: salvage.rest)
                rest = beside
            }
            let head =
                try salvage.head
                ?? Bookcase(id: Bookcase.ID(using: &generator), name: BookcaseFileName.bookcaseName(of: path), added: moment)
            try write(BookcaseFile.encode(head.with(salvage.words)), to: path, over: version)
            return [.salvaged(path: path, words: salvage.words.count, rest: rest)]
        } catch {
            return []
        }
    }

    /// Gives words that stand in two bookcases an identifier of their own in the second.
    private func separateWords(at moment: Timestamp, using generator: inout some RandomNumberGenerator) throws -> Int {
        let doubles = sharedWords(in: try contents().library)
        if doubles.isEmpty { return 0 }
        try update(Change(.repair), at: moment) { library in
            for (word, _, name) in doubles {
                guard let bookcase = library.bookcase(named: name.description) else { continue }
                let own = try word.copied(as: Word.ID(using: &generator))
                try library.update(bookcase.id) { bookcase in
                    bookcase.setWords(bookcase.words.map { $0.id == word.id ? own : $0 })
                }
            }
        }
        return doubles.count
    }

    /// Moves the lines that cannot be read into a file beside; blanks stay in their place, and all others where they are.
    private func mendHistory(at path: Path, _ moment: Timestamp) throws -> [Repair] {
        let file = HistoryFile(try readAny(path) ?? [])
        if file.broken.isEmpty, file.tornAt == nil { return [] }
        try keepCopy(of: path, at: moment)
        let rest = try restPath(for: path)
        var count = 0
        try files.rewrite(path, in: root, limit: Self.maximumHistorySize) { bytes throws(FileFailure) in
            let file = HistoryFile(bytes)
            var ranges = file.broken.map(\.range)
            if let start = file.tornAt { ranges.append(start..<bytes.count) }
            count = ranges.count
            try files.create(rest, with: ranges.flatMap { bytes[$0] + [0x0A] })
            var mended = bytes
            for range in ranges { mended.replaceSubrange(range, with: repeatElement(0x20, count: range.count)) }
            return file.tornAt == nil ? mended : mended + [0x0A]
        }
        return [.historyMended(path: path, lines: count, rest: rest)]
    }

    private func brokenUndoEntries() throws -> [Path] {
        try undoProblems().compactMap { problem in
            if case .broken(let path, _, _) = problem { path } else { nil }
        }
    }

    func tightenModes() throws -> [Repair] {
        try looseModes().map { path, mode in
            try files.setMode(path, to: mode & 0o700)
            return .modeSet(path: path)
        }
    }
}
