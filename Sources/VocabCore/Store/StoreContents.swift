/// What a store holds: the library that could be read, and what could not.
package struct StoreContents: Sendable {
    /// Everything that could be read.
    package private(set) var library: Library
    /// Why each file that could not be read was left out.
    package internal(set) var unreadable: [StoreError] = []
    /// The file of each bookcase.
    private(set) var paths: [Bookcase.ID: Path] = [:]
    /// How each file was just before it was read.
    let versions: [Path: FileStatus]

    /// The reading that all of this comes from.
    private let files: WrittenFiles

    /// Why the settings could not be read; then the library has those of a new store, and they cannot be changed.
    package internal(set) var settingsProblem: StoreError?

    /// The files that hold a part of a bookcase which has another file, too.
    private(set) var secondFiles: [(path: Path, bookcase: Bookcase.ID)] = []
    /// The bookcases that have a number after their name, for another has it.
    private(set) var numbered: [Bookcase.ID] = []

    /// What `files` come to. Two copies of a store that were merged may hold a bookcase in two files, which are read as one, see
    /// `Bookcase.joined`; of two bookcases with one name the second gets a number after it.
    init(_ files: WrittenFiles) {
        self.files = files
        library = Library()
        library.settings = files.settings
        versions = files.versions
        settingsProblem = files.settingsProblem
        unreadable = files.unreadable.sorted { ($0.path ?? Path("")) < ($1.path ?? Path("")) }
        var bookcases: [Bookcase] = []
        var places: [Bookcase.ID: Int] = [:]
        for entry in files.bookcases {
            if let place = places[entry.bookcase.id] {
                bookcases[place] = bookcases[place].joined(with: entry.bookcase)
                if let path = entry.path { secondFiles.append((path, entry.bookcase.id)) }
            } else {
                places[entry.bookcase.id] = bookcases.count
                bookcases.append(entry.bookcase)
                paths[entry.bookcase.id] = entry.path
            }
        }
        let sameNames = library.add(contentsOf: bookcases)
        numbered = sameNames.map(\.id)
        for bookcase in sameNames {
            // Names with a number after them are valid, so this always succeeds.
            if let other = try? bookcase.renamed(toBeFreeIn: library, at: bookcase.modified) { try? library.add(other) }
        }
    }

    /// Everything that could not be read.
    package var problems: [StoreError] { unreadable + (settingsProblem.map { [$0] } ?? []) }

    /// Whether there are no words, and nothing unread that may hold some.
    package var isEmpty: Bool { unreadable.isEmpty && library.wordCount == 0 }

    /// Why a bookcase that `entry` speaks of is not there, when that is because a file cannot be read.
    func reasonNotToTouch(_ entry: UndoEntry) -> StoreError? { files.reasonNotToTouch(entry) }

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
        case .broken(let path, _, _), .newerFormat(let path, _, _), .fileNameTaken(let path): path
        case .file(.system(_, let path, _)), .file(.tooLarge(let path, _)), .file(.notAFile(let path)),
            .file(.leadsOut(let path)), .file(.changed(let path)), .file(.unconfirmed(let path)):
            path
        case .file(.locked): nil
        }
    }
}
