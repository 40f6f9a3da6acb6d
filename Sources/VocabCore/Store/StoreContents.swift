/// What a store holds: the library that could be read, and what could not.
package struct StoreContents: Sendable {
    /// Everything that could be read.
    package private(set) var library: Library
    /// Why each file that could not be read was left out.
    package internal(set) var unreadable: [StoreError] = []
    /// The file of each bookcase.
    private(set) var paths: [Bookcase.ID: Path] = [:]

    /// The reading that all of this comes from.
    private let files: WrittenFiles

    /// Why the settings could not be read; then the library has those of a new store, and they cannot be changed.
    package internal(set) var settingsProblem: StoreError?

    /// What `files` come to. The second of two files for one bookcase is left out.
    init(_ files: WrittenFiles) {
        self.files = files
        library = Library()
        library.settings = files.settings
        settingsProblem = files.settingsProblem
        unreadable = files.unreadable
        for entry in files.bookcases {
            do throws(LibraryError) {
                try library.add(entry.bookcase)
                if let path = entry.path { paths[entry.bookcase.id] = path }
            } catch {
                let name =
                    switch error {
                    case .nameTaken(let name), .idTaken(let name): name
                    case .noSuchBookcase: entry.bookcase.name
                    }
                if let path = entry.path { unreadable.append(.duplicate(path: path, of: name)) }
            }
        }
        unreadable.sort { ($0.path?.bytes ?? []).lexicographicallyPrecedes($1.path?.bytes ?? []) }
    }

    /// Everything that could not be read.
    package var problems: [StoreError] { unreadable + (settingsProblem.map { [$0] } ?? []) }

    /// Whether there are no words, and nothing unread that may hold some.
    package var isEmpty: Bool { unreadable.isEmpty && library.wordCount == 0 }

    /// Why a bookcase that `entry` speaks of is not there, when that is because a file cannot be read.
    func reasonNotToTouch(_ entry: UndoEntry) -> StoreError? { files.reasonNotToTouch(entry) }

    /// The same, knowing the files of the bookcases that `entry` speaks of even where two have one name.
    func knowingFiles(of entry: UndoEntry) -> StoreContents {
        var contents = self
        for (id, _) in entry.patch.steps where contents.paths[id] == nil {
            guard let path = files.bookcases.first(where: { $0.bookcase.id == id })?.path else { continue }
            contents.paths[id] = path
            contents.unreadable.removeAll { $0.path == path }
        }
        return contents
    }

    /// Why the file that would hold a bookcase of this name could not be read; nil when it is not among the unreadable ones.
    package func problem(withBookcaseNamed name: String) -> StoreError? {
        guard let name = try? BookcaseName(name) else { return nil }
        let key = Text.key(BookcaseFileName.fileName(for: name))
        return unreadable.first { $0.path.map { Text.key($0.name) } == key }
    }
}

extension StoreError {
    /// The file it is about, where it is about one.
    var path: Path? {
        switch self {
        case .broken(let path, _, _), .newerFormat(let path, _, _), .duplicate(let path, _), .fileNameTaken(let path): path
        case .file(.system(_, let path, _)), .file(.tooLarge(let path, _)), .file(.notAFile(let path)),
            .file(.leadsOut(let path)):
            path
        case .file(.locked): nil
        }
    }
}
