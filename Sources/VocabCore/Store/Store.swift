/// The learner's folder on disk, and the one door to it.
///
/// `<root>/bookcases/*.json` holds the bookcases, `<root>/settings.json` the settings, `<root>/history/<device>.jsonl` the
/// reviews of each copy of the store: these are what two copies share. `<root>/device` says which copy this is, `<root>/undo` takes
/// changes back, `<root>/backups` holds copies. Nothing is made on disk before the first change.
package struct Store: Sendable {
    /// The folder.
    package let root: Path
    let files: any FileSystem
    /// What was put in order before changes of this store, and not told yet.
    package let repairs: RepairLog

    /// Files larger than this are refused, in bytes.
    package static let maximumFileSize = 256 << 20

    /// Histories may be larger, in bytes: a million answers are 300 MB.
    package static let maximumHistorySize = 2 << 30

    /// The store at `root`, which need not be there yet.
    package init(root: Path, files: any FileSystem) {
        self.root = root
        self.files = files
        repairs = RepairLog()
    }

    /// Whether nothing was ever kept here.
    package var isUntouched: Bool { (try? files.list(root))?.isEmpty ?? false }

    /// Reads everything that can be read; what cannot is named in the contents and left alone.
    ///
    /// A change that is being written, or whose writer died, does not count yet.
    /// - Throws: `StoreError` when the folder cannot be read.
    package func contents() throws -> StoreContents {
        try inStoreTerms {
            // Whoever writes meanwhile leaves a trace in the folder of changes; a few tries meet a quiet moment.
            for _ in 0..<5 {
                let before = try traceOfWriters()
                var written = try writtenFiles()
                do {
                    if let pending = try pendingEntry() { written = written.undoing(pending) }
                } catch let error as StoreError {
                    written.unreadable.append(error)
                }
                if try traceOfWriters() == before { return StoreContents(written) }
            }
            return try locked { StoreContents($0) }
        }
    }

    /// What the learner chose once for all.
    ///
    /// - Throws: `StoreError`.
    package func settings() throws -> Settings {
        try inStoreTerms {
            let settings = try writtenSettings()
            return try files.status(pendingPath) == nil ? settings : contents().library.settings
        }
    }

    /// The bookcase called `name` when its file is where its name says, without reading the others; nil when it is not there, or when
    /// another file may hold words of it too.
    ///
    /// With `excerpt` a large one has only some of its words, to be asked about and not to be saved: see `BookcaseFile.excerpt`.
    /// - Throws: `StoreError` when that file cannot be read.
    package func bookcase(keptAs name: String, excerpt wanted: Excerpt? = nil) throws -> Bookcase? {
        guard let name = try? BookcaseName(name) else { return nil }
        return try inStoreTerms {
            let path = folder.appending(BookcaseFileName.fileName(for: name))
            let bytes = try read(path)
            if try files.status(pendingPath) != nil { return try contents().library.bookcase(named: name.description) }
            guard let bytes else { return nil }
            let excerpt = wanted.flatMap { BookcaseFile.excerpt(of: bytes, $0) }
            let bookcase = try excerpt ?? decoded(bytes, from: path, BookcaseFile.decode)
            return try bookcase.name.key == name.key && isWhole(bookcase, path) ? bookcase : nil
        }
    }

    /// The lines typed at the prompt in earlier runs, oldest first, at most `maximumTypedLines`.
    ///
    /// - Throws: `StoreError`.
    package func typedLines() throws -> [String] {
        try inStoreTerms {
            try Self.lastLines(of: read(typedPath) ?? []).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Remembers a line typed at the prompt, and forgets the oldest when there are too many.
    ///
    /// - Throws: `StoreError`.
    package func appendTypedLine(_ line: String) throws {
        try inStoreTerms {
            try files.makeFolder(root)
            let bytes = Array((line + "\n").utf8)
            try files.append(to: typedPath, in: root, tornTo: typedPath.adding(suffix: ".torn")) { _ in bytes }
            guard let bytes = try read(typedPath), bytes.count(where: { $0 == 0x0A }) > Self.maximumTypedLines else { return }
            // What another process appends meanwhile waits for this, and is cut with the rest or comes after it.
            try files.rewrite(typedPath, in: root, limit: Self.maximumFileSize) { bytes throws(FileFailure) in
                Self.lastLines(of: bytes).flatMap { $0 + [0x0A] }
            }
        }
    }

    /// How many lines typed at the prompt are kept.
    package static let maximumTypedLines = 1_000

    private static func lastLines(of bytes: [UInt8]) -> ArraySlice<ArraySlice<UInt8>> {
        bytes.split(separator: 0x0A).suffix(maximumTypedLines)
    }
}

extension Store {
    var folder: Path { root.appending("bookcases") }
    /// Says which copy of the store this is.
    var devicePath: Path { root.appending("device") }
    var settingsPath: Path { root.appending("settings.json") }
    var historyFolder: Path { root.appending("history") }
    var undoFolder: Path { root.appending("undo") }
    /// The entry of a change that is being written.
    var pendingPath: Path { undoFolder.appending("pending.json") }
    var backupFolder: Path { root.appending("backups") }
    /// Holds what the doctor moved out of the way.
    var setAsideFolder: Path { root.appending("set-aside") }
    var lockPath: Path { root.appending(".lock") }
    var typedPath: Path { root.appending("typed") }

    /// The files of the bookcases, as they lie in their folder.
    func bookcasePaths() throws -> [Path] {
        try files.list(folder).filter { $0.hasSuffix(".json") && !$0.isHidden }.sorted()
    }

    /// What the files hold, with whatever is written of a change that does not count yet.
    func writtenFiles() throws -> WrittenFiles {
        var written = WrittenFiles()
        written.versions[settingsPath] = try files.version(of: settingsPath)
        do {
            written.settings = try writtenSettings(areThere: written.versions[settingsPath] != nil)
        } catch let error as StoreError {
            written.settingsProblem = error
        }
        for path in try bookcasePaths() {
            do {
                written.versions[path] = try inStoreTerms { try files.version(of: path) }
                written.bookcases.append(.init(bookcase: try bookcase(at: path), path: path))
            } catch let error as StoreError {
                written.unreadable.append(error)
            }
        }
        // Of two files that hold the same bookcase, the one named for it is the original.
        let isOriginal = { (entry: WrittenFiles.Entry) in wantedPath(of: entry.bookcase) == entry.path }
        written.bookcases = written.bookcases.filter(isOriginal) + written.bookcases.filter { !isOriginal($0) }
        return written
    }

    /// Whether no other file than that at `path` holds a part of `bookcase`.
    private func isWhole(_ bookcase: Bookcase, _ path: Path) throws -> Bool {
        try bookcasePaths().allSatisfy { other in
            guard other != path, let start = try? files.readStart(other, in: root, count: Self.headLength) else { return true }
            return Self.identifier(in: start).map { $0 != bookcase.id } ?? false
        }
    }

    /// The bookcase's identifier at the beginning of a file that this program wrote; nil for one laid out otherwise.
    static func identifier(in bytes: [UInt8]) -> Bookcase.ID? {
        bytes.prefix(headLength).firstRange(of: Array("\"bookcase\":{\"id\":\"".utf8))
            .flatMap { Identifier(String(decoding: bytes[$0.upperBound...].prefix(36), as: UTF8.self)) }
    }

    /// How many bytes of a file that this program wrote hold the bookcase's identifier.
    private static let headLength = 200

    /// What differs whenever a writer began or ended something.
    private func traceOfWriters() throws -> (pending: UInt64?, files: [Path]) {
        (try files.status(pendingPath)?.identity, try files.list(undoFolder).sorted() + files.list(folder).sorted())
    }

    /// The entry of a change that is being written, or whose writer died.
    func pendingEntry() throws -> UndoEntry? {
        try read(pendingPath).map { try decoded($0, from: pendingPath, UndoEntryFile.decode) }
    }

    func bookcase(at path: Path) throws -> Bookcase {
        let bytes = try inStoreTerms { try read(path) }
        guard let bytes else { throw StoreError.file(.system(.read, path: path, errorNumber: FileFailure.noSuchFile)) }
        return try decoded(bytes, from: path, BookcaseFile.decode)
    }

    func read(_ path: Path) throws -> [UInt8]? {
        try files.read(path, in: root, limit: Self.maximumFileSize)
    }

    /// Reads a file of the store whatever it is: a history may be larger than others.
    func readAny(_ path: Path) throws -> [UInt8]? {
        try files.read(path, in: root, limit: Self.maximumHistorySize)
    }

    func decoded<Value>(_ bytes: [UInt8], from path: Path, _ decode: ([UInt8]) throws -> Value) throws -> Value {
        do {
            return try decode(bytes)
        } catch let error as JSONError {
            throw StoreError.broken(path: path, at: TextPosition(of: error.offset, in: bytes), error.problem)
        } catch let error as NewerFormat {
            throw StoreError.newerFormat(path: path, format: error.format, supported: BookcaseFile.format)
        }
    }

    func inStoreTerms<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let failure as FileFailure {
            throw StoreError.file(failure)
        }
    }

    /// The settings; the standard ones where there is no file. Where it was seen a moment ago it cannot be missing.
    private func writtenSettings(areThere: Bool = false) throws -> Settings {
        guard let bytes = try inStoreTerms({ try read(settingsPath) }) else {
            if areThere { throw StoreError.file(.system(.read, path: settingsPath, errorNumber: FileFailure.noSuchFile)) }
            return Settings()
        }
        return try decoded(bytes, from: settingsPath, SettingsFile.decode)
    }
}
