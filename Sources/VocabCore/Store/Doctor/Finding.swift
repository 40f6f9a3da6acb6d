/// Something in a store that is not as it should be.
package enum Finding: Equatable, Sendable {
    /// A bookcase, the settings, a history or an undo entry that cannot be read, wholly or at one place.
    case unreadable(StoreError)
    /// The same word stands in two bookcases.
    case sharedWord(Word, first: BookcaseName, second: BookcaseName)
    /// Others than the owner may read or write a file or a folder.
    case looseMode(path: Path, mode: UInt32)
    /// A file that was being written when the program died.
    case leftover(path: Path)
    /// A change that was being written when the program died; it does not count.
    case unfinishedChange(Change)

    /// Whether `Store.repair` can do something about it.
    package var isRepairable: Bool {
        switch self {
        case .unreadable(.broken), .unreadable(.duplicate), .sharedWord, .looseMode, .leftover, .unfinishedChange: true
        case .unreadable(.newerFormat), .unreadable(.file), .unreadable(.fileNameTaken): false
        }
    }
}

extension Finding {
    /// A name for programs.
    package var kind: String {
        switch self {
        case .unreadable(.broken): "broken"
        case .unreadable(.newerFormat): "newerFormat"
        case .unreadable(.duplicate): "duplicate"
        case .unreadable(.file), .unreadable(.fileNameTaken): "unreadable"
        case .sharedWord: "sharedWord"
        case .looseMode: "looseMode"
        case .leftover: "leftover"
        case .unfinishedChange: "unfinishedChange"
        }
    }

    /// The file it is about, where it is about one.
    package var path: Path? {
        switch self {
        case .unreadable(let error): error.path
        case .looseMode(let path, _), .leftover(let path): path
        case .sharedWord, .unfinishedChange: nil
        }
    }
}

/// Something that was repaired.
package enum Repair: Equatable, Sendable {
    /// A broken bookcase holds again what could be read; the rest, if any, is in the file `rest`.
    case salvaged(path: Path, words: Int, rest: Path?)
    /// A file of which nothing could be used is in `rest`.
    case setAside(path: Path, rest: Path)
    /// Lines of a history that could not be read are in `rest`.
    case historyMended(path: Path, lines: Int, rest: Path)
    /// A bookcase that shared its name or identifier with another has its own.
    case separated(path: Path, name: BookcaseName)
    /// Words that stood in two bookcases are different words now.
    case wordsSeparated(Int)
    case modeSet(path: Path)
    /// A change that was being written is undone.
    case changePutBack

    /// Whether the file as it was is in a backup.
    package var hasCopy: Bool {
        switch self {
        case .salvaged, .historyMended, .separated: true
        case .setAside, .wordsSeparated, .modeSet, .changePutBack: false
        }
    }
}
