/// What a store holds: the library that could be read, and what could not.
public struct StoreContents: Sendable {
    /// Everything that could be read.
    public private(set) var library: Library
    /// Why each file that could not be read was left out.
    public internal(set) var unreadable: [StoreError] = []
    /// The file of each bookcase.
    private(set) var paths: [Bookcase.ID: String] = [:]

    /// Why the settings could not be read; then the library has those of a new store, and they cannot be changed.
    public internal(set) var settingsProblem: StoreError?

    init() {
        library = Library()
    }

    /// Everything that could not be read.
    public var problems: [StoreError] { unreadable + (settingsProblem.map { [$0] } ?? []) }

    /// Whether there are no words, and nothing unread that may hold some.
    public var isEmpty: Bool { unreadable.isEmpty && library.wordCount == 0 }

    /// Takes back what is written of a change that does not count yet.
    mutating func undo(_ entry: UndoEntry) throws {
        library = try entry.unwritten(in: library).applied(to: library)
    }

    mutating func take(_ settings: Settings) {
        library.settings = settings
    }

    /// Why the file that would hold a bookcase of this name could not be read; nil when it is not among the unreadable ones.
    public func problem(withBookcaseNamed name: String) -> StoreError? {
        guard let name = try? BookcaseName(name) else { return nil }
        let key = Text.key(Path.fileName(for: name))
        return unreadable.first { $0.path.map { Text.key(Path.name(of: $0)) } == key }
    }

    mutating func take(_ bookcase: Bookcase, from path: String) throws(StoreError) {
        do throws(LibraryError) {
            try library.add(bookcase)
            paths[bookcase.id] = path
        } catch {
            switch error {
            case .nameTaken(let name), .idTaken(let name): throw .duplicate(path: path, of: name)
            case .noSuchBookcase: throw .duplicate(path: path, of: bookcase.name)
            }
        }
    }
}

extension StoreError {
    /// The file it is about, where it is about one.
    var path: String? {
        switch self {
        case .broken(let path, _, _), .newerFormat(let path, _, _), .duplicate(let path, _), .fileNameTaken(let path): path
        case .file(.system(_, let path, _)), .file(.tooLarge(let path, _)), .file(.notAFile(let path)),
            .file(.leadsOut(let path)):
            path
        case .file(.locked): nil
        }
    }
}
