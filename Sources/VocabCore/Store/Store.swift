/// The learner's folder on disk, and the one door to it.
///
/// `<root>/bookcases/*.json` holds the bookcases, `<root>/settings.json` the settings, `<root>/history/<device>.jsonl` the
/// reviews. Nothing is made on disk before the first change.
public struct Store: Sendable {
    /// The folder.
    public let root: String
    private let files: any FileSystem

    /// Files larger than this are refused, in bytes.
    public static let maximumFileSize = 1 << 30

    /// The store at `root`, which need not be there yet.
    public init(root: String, files: any FileSystem) {
        self.root = root
        self.files = files
    }

    /// Reads everything that can be read; what cannot is named in the contents and left alone.
    ///
    /// - Throws: `StoreError` when the folder cannot be read.
    public func contents() throws -> StoreContents {
        var contents = StoreContents()
        do {
            contents.take(try settings())
        } catch let error as StoreError {
            contents.settingsProblem = error
        }
        let names = try inStoreTerms { try files.list(folder) }
        for name in names.sorted() where name.hasSuffix(".json") && !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            do {
                let bookcase = try bookcase(at: path)
                try contents.take(bookcase, from: path)
            } catch let error as StoreError {
                contents.unreadable.append(error)
            }
        }
        return contents
    }

    /// What the learner chose once for all.
    ///
    /// - Throws: `StoreError`.
    public func settings() throws -> Settings {
        let bytes = try inStoreTerms { try files.read(settingsPath, limit: Self.maximumFileSize) }
        guard let bytes else { return Settings() }
        return try decoded(bytes, from: settingsPath, SettingsFile.decode)
    }

    /// The bookcase called `name` when its file is where its name says, without reading the others; nil when it is not there.
    ///
    /// - Throws: `StoreError` when that file cannot be read.
    public func bookcase(keptAs name: String) throws -> Bookcase? {
        guard let name = try? BookcaseName(name) else { return nil }
        let path = "\(folder)/\(Path.fileName(for: name))"
        let bytes = try inStoreTerms { try files.read(path, limit: Self.maximumFileSize) }
        guard let bytes else { return nil }
        let bookcase = try decoded(bytes, from: path, BookcaseFile.decode)
        return bookcase.name.key == name.key ? bookcase : nil
    }

    /// Lets `change` work on the library and saves what it changed, all of it on disk when this returns.
    ///
    /// Files that did not change are not touched; when `change` throws, none is.
    /// - Throws: `StoreError`, and what `change` throws.
    public func update<Result>(_ change: (inout Library) throws -> Result) throws -> Result {
        try inStoreTerms {
            try files.makeFolder(folder)
            return try files.withLock("\(root)/.lock") {
                let before = try contents()
                var library = before.library
                let result = try change(&library)
                try save(library, over: before)
                return result
            }
        }
    }

    /// Adds `review` to the history of `device`; returns when it is on disk.
    ///
    /// - Throws: `StoreError`.
    public func append(_ review: Review, by device: Identifier<Device>) throws {
        try inStoreTerms {
            try files.makeFolder("\(root)/history")
            try files.append(ReviewLine.encode(review), to: "\(root)/history/\(device).jsonl")
        }
    }

    /// The lines typed at the prompt in earlier runs, oldest first, at most 1,000.
    ///
    /// - Throws: `StoreError`.
    public func typedLines() throws -> [String] {
        try inStoreTerms {
            guard let bytes = try files.read("\(root)/typed", limit: Self.maximumFileSize) else { return [] }
            return bytes.split(separator: 0x0A).suffix(1_000).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Remembers a line typed at the prompt.
    ///
    /// - Throws: `StoreError`.
    public func appendTypedLine(_ line: String) throws {
        try inStoreTerms {
            try files.makeFolder(root)
            try files.append(Array((line + "\n").utf8), to: "\(root)/typed")
        }
    }
}

extension Store {
    private var folder: String { "\(root)/bookcases" }
    private var settingsPath: String { "\(root)/settings.json" }

    private func bookcase(at path: String) throws -> Bookcase {
        let bytes = try inStoreTerms { try files.read(path, limit: Self.maximumFileSize) }
        guard let bytes else { throw StoreError.file(.system(.read, path: path, errorNumber: FileFailure.noSuchFile)) }
        return try decoded(bytes, from: path, BookcaseFile.decode)
    }

    private func decoded<Value>(_ bytes: [UInt8], from path: String, _ decode: ([UInt8]) throws -> Value) throws -> Value {
        do {
            return try decode(bytes)
        } catch let error as JSONError {
            throw StoreError.broken(path: path, at: TextPosition(of: error.offset, in: bytes), error.problem)
        } catch let error as NewerFormat {
            throw StoreError.newerFormat(path: path, format: error.format, supported: BookcaseFile.format)
        }
    }

    /// Replaces the files whose content changed: bookcases first, then the settings that may speak of them.
    ///
    /// A file name follows the name of its bookcase where it is free. Where it is not, another will do, for the name inside the file
    /// is the one that counts.
    private func save(_ library: Library, over before: StoreContents) throws {
        let newcomers = library.bookcases.filter { before.paths[$0.id] == nil }
        let broken = Set(before.unreadable.compactMap(\.path))
        for path in newcomers.map(wantedPath) where broken.contains(path) { throw StoreError.fileNameTaken(path: path) }
        if let problem = before.settingsProblem, library.settings != before.library.settings { throw problem }

        var taken = broken.union(before.paths.filter { library[$0.key] != nil }.values)
        for bookcase in library.bookcases {
            guard let path = before.paths[bookcase.id], let old = before.library[bookcase.id], old != bookcase else { continue }
            try files.replace(path, with: BookcaseFile.encode(bookcase))
            if old.name == bookcase.name || !taken.insert(wantedPath(bookcase)).inserted { continue }
            try files.rename(path, to: wantedPath(bookcase))
            taken.remove(path)
        }
        for bookcase in newcomers {
            let path = freePath(for: bookcase, taken)
            taken.insert(path)
            try files.replace(path, with: BookcaseFile.encode(bookcase))
        }
        for (id, path) in before.paths where library[id] == nil && !taken.contains(path) { try files.remove(path) }
        if library.settings != before.library.settings {
            try files.replace(settingsPath, with: SettingsFile.encode(library.settings))
        }
    }

    private func wantedPath(_ bookcase: Bookcase) -> String {
        "\(folder)/\(Path.fileName(for: bookcase.name))"
    }

    private func freePath(for bookcase: Bookcase, _ taken: Set<String>) -> String {
        var path = wantedPath(bookcase)
        var number = 2
        while taken.contains(path) {
            path = wantedPath(bookcase).dropLast(".json".count) + "~\(number).json"
            number += 1
        }
        return path
    }

    private func inStoreTerms<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let failure as FileFailure {
            throw StoreError.file(failure)
        }
    }
}
