extension Store {
    /// Lets `body` work on the library and saves what it changed, all of it on disk when this returns.
    ///
    /// Files that did not change are not touched; when `body` throws, or the disk fails, or the program dies before the end, the
    /// library stays as it was. `change` is told when it is taken back.
    /// - Throws: `StoreError`, and what `body` throws.
    package func update<Result>(
        _ change: Change, at moment: Timestamp, _ body: (inout Library) throws -> Result
    ) throws -> Result {
        try changing(at: moment) { before in
            var library = before.library
            let result = try body(&library)
            if library == before.library {
                // What shall be so already may be otherwise in settings that cannot be read.
                if let problem = before.settingsProblem { throw problem }
                return result
            }
            let entry = UndoEntry(
                change: change, at: moment, patch: LibraryPatch(from: library, to: before.library), checksums: [:])
            try commit(library, over: before, entry, as: UndoEntryName(number: try nextSequence()))
            return result
        }
    }

    /// Runs `body` with what the store holds, put in order first, while no other process writes.
    func changing<Result>(at moment: Timestamp, _ body: (StoreContents) throws -> Result) throws -> Result {
        try locked { written in
            let (contents, repairs) = try putInOrder(written, at: moment)
            self.repairs.add(repairs)
            return try body(contents)
        }
    }

    /// Runs `body` with what the store holds while no other process writes; what a writer that died left behind is put back first.
    func locked<Result>(_ body: (WrittenFiles) throws -> Result) throws -> Result {
        try inStoreTerms {
            try files.makeFolder(folder)
            try confineFolders()
            return try files.withLock(lockPath) {
                try recover()
                tidyEntries()
                return try body(try unhinderedFiles())
            }
        }
    }

    /// Puts back what a writer left behind that died, so that nobody meets it who looks into the files.
    ///
    /// Where that cannot be done, or a writer lives, nothing happens: readers see through it, and the next change puts it back.
    package func tidy() {
        guard let pending = try? files.status(pendingPath), pending.kind == .file, (try? confineFolders()) != nil else { return }
        try? files.withLock(lockPath, waits: false) { try recover() }
    }

    /// Refuses a store of which a folder is a link that leads out.
    private func confineFolders() throws {
        for folder in [folder, historyFolder, undoFolder, backupFolder, setAsideFolder] {
            try files.confine(folder, to: root)
        }
    }

    /// What the files hold.
    ///
    /// - Throws: also what the disk would not give just now, though it may the next time.
    func unhinderedFiles() throws -> WrittenFiles {
        let written = try writtenFiles()
        if let conflict = written.conflict { throw conflict }
        return written
    }

    /// Saves `library`: writes the pending entry, then the files, and last gives the entry its `name`. From then on the change
    /// counts; without a `name` the entry is removed instead, and nothing can undo the change.
    ///
    /// A change that touches only settings outside `LibraryPatch.Choices` is a single file and gets no entry. `writeAnswers`
    /// writes the histories that belong to the change, before any other file is touched.
    func commit(
        _ library: Library, over before: StoreContents, _ entry: UndoEntry, as name: UndoEntryName?,
        writeAnswers: () throws -> Void = {}
    ) throws {
        // Settings that cannot be read may have chosen a bookcase that is removed here, and cannot be changed to forget it.
        if let problem = before.settingsProblem, before.library.bookcases.contains(where: { library[$0.id] == nil }) {
            throw problem
        }
        var library = library
        // What a sync brought keeps the moment of its change.
        if name != nil, library.settings != before.library.settings {
            library.settings.modified = max(library.settings.modified ?? entry.at, entry.at)
        }
        let plan = try SavePlan(library, over: before, of: self)
        if entry.patch.isEmpty, entry.answers == nil { return try alone { try plan.carryOut(in: self) } }
        try keepCopies(of: plan.changedPaths, before: entry.change, at: entry.at)
        try files.makeFolder(undoFolder)
        var entry = entry
        entry.checksums = plan.checksums(for: entry.patch, library)
        if entry.patch.choices != nil { entry.choicesAfter = LibraryPatch.Choices(of: library.settings) }
        try files.create(pendingPath, with: UndoEntryFile.encode(entry))
        do {
            try noteRemovals(from: before.library, to: library)
            try writeAnswers()
            try plan.carryOut(in: self)
            // From here on the change counts; without a name nothing takes it back.
            if let name { try files.rename(pendingPath, to: entryPath(name)) } else { try forgetPendingEntry() }
        } catch {
            // Where this fails too, readers and the next writer put things back.
            try? recover()
            throw error
        }
        tidyEntries()
    }

    /// Lets the change count that the pending entry would take back, for good.
    ///
    /// The entry gets another name first, for that can be put back where the disk does not confirm it.
    private func forgetPendingEntry() throws {
        let finished = undoFolder.appending("finished.json")
        try files.remove(finished)
        try files.rename(pendingPath, to: finished)
        try? files.remove(finished)
    }

    /// Runs `body`, which replaces a single file of the folder that nothing puts back.
    ///
    /// - Throws: `FileFailure.unconfirmed` where the file is replaced and the disk does not confirm it.
    func alone(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch FileFailure.system(.sync, root, _) {
            throw FileFailure.unconfirmed(path: root)
        }
    }

    /// Puts back what a change left behind whose writer died before it counted.
    private func recover() throws {
        guard let entry = try pendingEntry() else { return }
        let written = try writtenFiles()
        if let reason = written.conflict ?? written.reasonNotToTouch(entry) { throw reason }
        // Settings that may not be read hold a part of the change, which would stay.
        if entry.patch.choices != nil, let problem = written.settingsProblem, case .file = problem { throw problem }
        let library = StoreContents(written.undoing(entry)).library
        try SavePlan(library, over: StoreContents(written), of: self).carryOut(in: self)
        if let answers = entry.answers { try putBack(answers, at: entry.at) }
        try files.remove(pendingPath)
    }
}

/// Which files must be written so that the store holds a library: worked out before the first is touched.
///
/// A file name follows the name of its bookcase where it is free. Where it is not, another will do, for the name inside the file
/// is the one that counts.
struct SavePlan {
    private enum Step {
        case write(Path, [UInt8], over: FileStatus?)
        case rename(Path, to: Path)
        case remove(Path)
    }

    private var steps: [Step] = []
    private var checksums: [Bookcase.ID: String] = [:]

    /// The plan that turns what is on disk, `before`, into `library`: bookcases first, then the settings that may speak of them.
    ///
    /// - Throws: `StoreError` when a file that cannot be read would have to be written.
    init(_ library: Library, over before: StoreContents, of store: Store) throws {
        let newcomers = library.bookcases.filter { before.paths[$0.id] == nil }
        let broken = Set(before.unreadable.compactMap(\.path))
        for path in newcomers.map({ store.wantedPath(of: $0) }) where broken.contains(path) {
            throw StoreError.fileNameTaken(path: path)
        }
        if let problem = before.settingsProblem, library.settings != before.library.settings { throw problem }

        var taken = broken.union(before.paths.filter { library[$0.key] != nil }.values)
        // A file that is there until the last step gives way to nobody.
        let leaving = Set(before.paths.filter { library[$0.key] == nil }.values)
        for bookcase in library.bookcases {
            let old = before.library[bookcase.id]
            guard let path = before.paths[bookcase.id], old != bookcase else { continue }
            write(bookcase, to: path, over: before.versions[path])
            let wanted = store.wantedPath(of: bookcase)
            if old?.name == bookcase.name || leaving.contains(wanted) || !taken.insert(wanted).inserted { continue }
            steps.append(.rename(path, to: wanted))
            taken.remove(path)
        }
        for bookcase in newcomers {
            let path = store.freePath(for: bookcase, taken)
            taken.insert(path)
            // A file that goes with this change gives way to one that comes.
            write(bookcase, to: path, over: leaving.contains(path) ? before.versions[path] : nil)
        }
        for (id, path) in before.paths where library[id] == nil && !taken.contains(path) { steps.append(.remove(path)) }
        if library.settings != before.library.settings {
            let path = store.settingsPath
            steps.append(.write(path, SettingsFile.encode(library.settings), over: before.versions[path]))
        }
    }

    /// The files that will be changed or removed.
    var changedPaths: [Path] {
        steps.map { step in
            switch step {
            case .write(let path, _, _), .rename(let path, _), .remove(let path): path
            }
        }
    }

    /// The fingerprints that an undo entry with `patch` keeps.
    func checksums(for patch: LibraryPatch, _ library: Library) -> [Bookcase.ID: String] {
        Dictionary(uniqueKeysWithValues: patch.steps.map { ($0.id, checksums[$0.id] ?? "") })
    }

    /// - Throws: `StoreError.fileNameTaken` when something that the store knows nothing of has the name of a new file.
    func carryOut(in store: Store) throws {
        for step in steps {
            do throws(FileFailure) {
                try carryOut(step, in: store)
            } catch {
                guard case .system(.rename, let path, FileFailure.alreadyThere) = error else { throw error }
                throw StoreError.fileNameTaken(path: path)
            }
        }
    }

    private func carryOut(_ step: Step, in store: Store) throws(FileFailure) {
        switch step {
        case .write(let path, let bytes, let version): try store.write(bytes, to: path, over: version)
        case .rename(let path, let newPath): try store.files.rename(path, to: newPath)
        case .remove(let path): try store.files.remove(path)
        }
    }

    private mutating func write(_ bookcase: Bookcase, to path: Path, over version: FileStatus?) {
        let bytes = BookcaseFile.encode(bookcase)
        checksums[bookcase.id] = Fingerprint.of(bytes)
        steps.append(.write(path, bytes, over: version))
    }
}

extension Store {
    /// Replaces a file that is still as it was when it had `version`; without one, makes a file where nothing is.
    func write(_ bytes: [UInt8], to path: Path, over version: FileStatus?) throws(FileFailure) {
        if let version {
            try files.replace(path, with: bytes, over: version)
        } else {
            try files.create(path, with: bytes)
        }
    }

    func wantedPath(of bookcase: Bookcase) -> Path {
        folder.appending(BookcaseFileName.fileName(for: bookcase.name))
    }

    fileprivate func freePath(for bookcase: Bookcase, _ taken: Set<Path>) -> Path {
        let wanted = wantedPath(of: bookcase)
        var path = wanted
        var number = 2
        while taken.contains(path) {
            path = folder.appending("\(wanted.stem)~\(number).json")
            number += 1
        }
        return path
    }
}
