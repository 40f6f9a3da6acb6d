/// Something in a store that is not as it should be.
package enum Finding: Equatable, Sendable {
    /// A bookcase, the settings, a history or an undo entry that cannot be read, wholly or at one place.
    case unreadable(StoreError)
    /// A file holds a part of a bookcase that has another file, too; they are read as one.
    case secondFile(path: Path, of: BookcaseName)
    /// The bookcase in this file has the name of another, and is read under a name of its own.
    case sharedName(path: Path, readAs: BookcaseName)
    /// The same word stands in two bookcases.
    case sharedWord(Word, first: BookcaseName, second: BookcaseName)
    /// Others than the owner may read or write a file or a folder.
    case looseMode(path: Path, mode: UInt32)
    /// A file or a backup that was being written when the program died.
    case leftover(path: Path)
    /// A change that was being written when the program died; it does not count.
    case unfinishedChange(Change)
    /// So many answers were given by a clock that was wrong: they have no date, and count for no day.
    case answersWithoutDate(Int)

    /// Whether something of the store may be lost; else it is only told.
    package var isDamage: Bool {
        if case .answersWithoutDate = self { false } else { true }
    }

    /// Whether `Store.repair` can do something about it.
    package var isRepairable: Bool {
        switch self {
        case .unreadable(.broken), .secondFile, .sharedName, .sharedWord, .looseMode, .leftover, .unfinishedChange: true
        case .unreadable(.newerFormat), .unreadable(.file), .unreadable(.fileNameTaken), .answersWithoutDate: false
        }
    }
}

extension Finding {
    /// A name for programs.
    package var kind: String {
        switch self {
        case .unreadable(.broken): "broken"
        case .unreadable(.newerFormat): "newerFormat"
        case .secondFile, .sharedName: "duplicate"
        case .unreadable(.file), .unreadable(.fileNameTaken): "unreadable"
        case .sharedWord: "sharedWord"
        case .looseMode: "looseMode"
        case .leftover: "leftover"
        case .unfinishedChange: "unfinishedChange"
        case .answersWithoutDate: "answersWithoutDate"
        }
    }

    /// The file it is about, where it is about one.
    package var path: Path? {
        switch self {
        case .unreadable(let error): error.path
        case .secondFile(let path, _), .sharedName(let path, _), .looseMode(let path, _), .leftover(let path): path
        case .sharedWord, .unfinishedChange, .answersWithoutDate: nil
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
    /// A store that an earlier version made has its form of today; how it was is in a backup of this name.
    case takenOver(backup: String)
    /// The words of two files that held one bookcase are in one; the second is in `rest`.
    case joined(path: Path, into: BookcaseName, rest: Path)
    /// A file in which a merge had left two sides holds both now.
    case sidesMerged(path: Path)
    /// A bookcase that shared its name with another has its own.
    case separated(path: Path, name: BookcaseName)
    /// Words that stood in two bookcases are different words now.
    case wordsSeparated(Int)
    case modeSet(path: Path)
    /// A lock that another program left which died is gone.
    case lockRemoved(path: Path)
    /// Words and lines of histories that the last sync held and that were missing are there again.
    case takenBack(words: Int, answers: Int)
    /// A change that was being written is undone.
    case changePutBack

    /// Whether the file as it was is in a backup.
    package var hasCopy: Bool {
        switch self {
        case .salvaged, .historyMended, .joined, .separated, .sidesMerged: true
        case .takenOver, .setAside, .wordsSeparated, .modeSet, .changePutBack, .takenBack, .lockRemoved: false
        }
    }
}
