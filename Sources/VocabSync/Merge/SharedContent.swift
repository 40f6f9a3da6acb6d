import VocabCore

/// What a commit holds of a store.
package struct SharedContent: Sendable {
    /// Bookcases and settings.
    package var library: Library
    /// The histories by the names of their files.
    package var histories: [String: [UInt8]]

    /// Nothing.
    package init() { (library, histories) = (Library(), [:]) }

    /// What these files hold, by their paths from the store's folder. Where a merge without the driver left both sides in a file, or a
    /// bookcase in two, they are merged.
    ///
    /// With `passingOverBroken` a file that cannot be read counts as none. That is right for what two versions were made of: the more
    /// is missing there, the less counts as deleted. So a device that mended such a file can send it.
    /// - Throws: `SyncError`, for a file that cannot be read.
    package init(files: [(path: String, bytes: [UInt8])], passingOverBroken: Bool = false) throws {
        self.init()
        for (path, bytes) in files {
            do {
                try add(path, bytes)
            } catch  where passingOverBroken {
                continue
            }
        }
    }

    private mutating func add(_ path: String, _ bytes: [UInt8]) throws {
        if path.hasPrefix("history/") {
            histories[String(path.dropFirst("history/".count))] = ConflictedFile(bytes)?.history() ?? bytes
        } else if path == "settings.json" {
            library.settings = try Self.read(path, bytes) { try ConflictedFile($0)?.settings() ?? SettingsFile.decode($0) }
        } else {
            add(try Self.read(path, bytes) { try ConflictedFile.bookcase(in: $0) })
        }
    }

    private mutating func add(_ bookcase: Bookcase) {
        var single = Library()
        try? single.add(bookcase)
        if library[bookcase.id] != nil {
            let settings = library.settings
            library = LibraryMerge(base: Library(), ours: library, theirs: single).library
            library.settings = settings
        } else if let free = try? bookcase.renamed(toBeFreeIn: library, at: bookcase.modified) {
            try? library.add(free)
        }
    }

    private static func read<Value>(_ path: String, _ bytes: [UInt8], _ decode: ([UInt8]) throws -> Value) throws -> Value {
        do {
            return try decode(bytes)
        } catch let error as JSONError {
            throw SyncError.brokenRemote(file: path, error.problem)
        } catch let error as NewerFormat {
            throw SyncError.newerFormat(file: path, format: error.format, supported: BookcaseFile.format)
        }
    }
}

/// How much one version holds that another has not.
package struct ContentDifference: Equatable, Sendable {
    /// Words that were added or changed.
    package var words = 0
    /// Words that were removed.
    package var removed = 0
    /// Answers, and what was said about answers: lines of histories.
    package var answers = 0
    /// Bookcases that were added, changed or removed.
    package var bookcases = 0
    /// Whether the settings differ.
    package var hasSettings = false

    /// None.
    package init() {}

    /// What `new` has beyond `old`. What became part of something else, and answers that moved with their words, are nothing new.
    init(from old: SharedContent, to new: SharedContent) {
        let names = CurrentNames(of: [new.library])
        let (before, after) = (LibraryVersion(old.library, names), LibraryVersion(new.library, names))
        words = after.words.count { id, placed in before.words[id].map { !$0.saysTheSame(as: placed) } ?? true }
        removed = before.words.keys.count { after.words[$0] == nil }
        bookcases =
            after.heads.count { id, head in before.heads[id].map { !$0.saysTheSame(as: head) } ?? true }
            + before.heads.keys.count { after.heads[$0] == nil }
        for (name, bytes) in new.histories where name != Store.movedAnswersFile {
            let lines = { (bytes: [UInt8]) in bytes.count { $0 == 0x0A } }
            let known = old.histories[name] ?? []
            answers += known == bytes ? 0 : max(0, lines(bytes) - lines(known))
        }
        hasSettings = old.library.settings != new.library.settings
    }

    /// What `new` has beyond `old`, of words and bookcases.
    init(from old: Library, to new: Library) {
        var contents = (SharedContent(), SharedContent())
        (contents.0.library, contents.1.library) = (old, new)
        self.init(from: contents.0, to: contents.1)
    }

    /// Counts what differs elsewhere as well.
    mutating func add(_ other: ContentDifference) {
        words += other.words
        removed += other.removed
        answers += other.answers
        bookcases += other.bookcases
        hasSettings = hasSettings || other.hasSettings
    }

    /// Whether nothing differs.
    package var isEmpty: Bool { self == ContentDifference() }
}

extension LibraryVersion.Placed {
    /// Whether a learner sees the same in the same place.
    fileprivate func saysTheSame(as other: Self) -> Bool {
        home == other.home && word.content == other.word.content && word.memorized == other.word.memorized
    }
}

extension Bookcase {
    /// Whether a learner sees the same beside the words.
    fileprivate func saysTheSame(as other: Bookcase) -> Bool { name == other.name && details == other.details }
}

/// Two versions of all that stores share as one.
package struct ContentMerge: Sendable {
    /// What they come to.
    package let merged: SharedContent
    /// Where one side had to give way.
    package let conflicts: [MergeConflict]
    /// Words that became part of another, and which.
    package let renamedWords: [Word.ID: Word.ID]
    /// The names of the bookcases that both sides changed.
    package let mergedBookcases: [String]

    /// `ours` and `theirs`, which were both made of `base`. Histories that one side lacks stay as the other has them.
    package init(base: SharedContent, ours: SharedContent, theirs: SharedContent) {
        let library = LibraryMerge(base: base.library, ours: ours.library, theirs: theirs.library)
        var merged = SharedContent()
        merged.library = library.library
        merged.histories = ours.histories
        for (name, bytes) in theirs.histories {
            let own = ours.histories[name] ?? []
            merged.histories[name] = HistoryMerge.merged(base: base.histories[name] ?? [], ours: own, theirs: bytes)
        }
        self.merged = merged
        conflicts = library.conflicts
        renamedWords = library.renamedWords
        mergedBookcases = library.library.bookcases.filter { bookcase in
            let before = base.library[bookcase.id]
            return ours.library[bookcase.id] != before && theirs.library[bookcase.id] != before
                && ours.library[bookcase.id] != theirs.library[bookcase.id]
        }.map(\.name.description)
    }
}
