/// What the store asks of a disk: a few whole operations, each done or failed.
///
/// Every failure is a `FileFailure`. Links are followed as long as they do not
/// lead out of `root`, the folder of the store.
package protocol FileSystem: Sendable {
    /// The whole content of a file, or nil when there is none.
    ///
    /// - Throws: also `FileFailure.tooLarge` when it holds more than `limit` bytes, `leadsOut` when a link leads out of `root`.
    func read(_ path: Path, in root: Path, limit: Int) throws(FileFailure) -> [UInt8]?

    /// The first `count` bytes of a file, or all of a shorter one; nil when there is none.
    func readStart(_ path: Path, in root: Path, count: Int) throws(FileFailure) -> [UInt8]?

    /// The whole lines in the last `count` bytes of a file; nil when there is none.
    func readEnd(_ path: Path, in root: Path, count: Int) throws(FileFailure) -> FileEnd?

    /// Hands over a file piece by piece, in order: whole lines of about `count` bytes, of which only the last may lack its line break. No more than
    /// one piece is held at a time. Nothing comes of a file that is not there.
    ///
    /// - Throws: what `read` throws.
    func readLines(
        _ path: Path, in root: Path, limit: Int, inPiecesOf count: Int, _ take: (FileEnd) -> Void
    ) throws(FileFailure)

    /// What is under a name, links not followed; nil when there is nothing.
    func status(_ path: Path) throws(FileFailure) -> FileStatus?

    /// What a link leads to, or what is under the name; nil when there is nothing. It differs once another program wrote the file.
    func version(of path: Path) throws(FileFailure) -> FileStatus?

    /// Refuses a path that a link leads out of `root`, with `FileFailure.leadsOut`; one where there is nothing passes.
    func confine(_ path: Path, to root: Path) throws(FileFailure)

    /// The paths of what is in a folder, in no order; none when there is no such folder.
    func list(_ folder: Path) throws(FileFailure) -> [Path]

    /// Makes a folder for its owner alone, and those above it where they are missing.
    func makeFolder(_ path: Path) throws(FileFailure)

    /// Makes a file for its owner alone: afterwards all of it is there, on disk, or nothing.
    ///
    /// - Throws: also a failure with `FileFailure.alreadyThere` when anything has that name; it is left as it is.
    func create(_ path: Path, with bytes: [UInt8]) throws(FileFailure)

    /// Puts `bytes` into the place of a plain file that is still as it was when it had `version`: afterwards there is the old content
    /// or the new, on disk, never a mix.
    ///
    /// A symbolic link stays one, and its target is replaced. Mode and owner are kept.
    /// - Throws: also `FileFailure.changed` when another program wrote the file since, `notAFile` for what is no plain file.
    func replace(_ path: Path, with bytes: [UInt8], over version: FileStatus) throws(FileFailure)

    /// What stands where a learner wants something written, links followed; wherever that is.
    func destination(_ path: Path) throws(FileFailure) -> Destination

    /// Writes `bytes` into what is there and is no plain file, a `Destination.stream`, which stays what it is.
    func write(_ bytes: [UInt8], into path: Path) throws(FileFailure)

    /// Adds whole lines to the end of a file, made for its owner alone where missing; returns when they are on disk.
    ///
    /// `lines` is given the last lines that are there, and nobody else appends until what it returns is written.
    /// Where the last line lacks its line break, for a crash tore it, that piece is first moved to the end of the file at `rest`.
    /// Returns whether it was. A failure leaves the file as it was.
    @discardableResult
    func append(
        to path: Path, in root: Path, tornTo rest: Path, _ lines: (FileEnd) throws(FileFailure) -> [UInt8]
    ) throws(FileFailure) -> Bool

    /// Puts what `change` makes of a file's content into its place, while nothing can be appended to it.
    func rewrite(
        _ path: Path, in root: Path, limit: Int, _ change: ([UInt8]) throws(FileFailure) -> [UInt8]
    ) throws(FileFailure)

    /// Gives a file or a folder a name that nothing has yet: afterwards it has the one or the other, on disk.
    ///
    /// - Throws: also a failure with `FileFailure.alreadyThere` when anything has that name.
    func rename(_ path: Path, to newPath: Path) throws(FileFailure)

    /// Removes a file, or a folder when it is empty; one that is not there is no failure.
    func remove(_ path: Path) throws(FileFailure)

    /// Sets the permissions of a file or folder, as in `chmod`.
    func setMode(_ path: Path, to mode: UInt32) throws(FileFailure)

    /// Runs `body` while no other process holds the lock at `path`.
    ///
    /// - Throws: `FileFailure.locked` when another process keeps it, where `waits` for two seconds, and what `body` throws.
    func withLock<Result>(_ path: Path, waits: Bool, _ body: () throws -> Result) throws -> Result
}

extension FileSystem {
    /// Runs `body` while no other process holds the lock at `path`, for which this waits.
    package func withLock<Result>(_ path: Path, _ body: () throws -> Result) throws -> Result {
        try withLock(path, waits: true, body)
    }
}

/// The last lines of a file.
package struct FileEnd: Equatable, Sendable {
    /// How many bytes stand before them.
    package let offset: Int
    /// The lines; a last one that lacks its line break may follow them.
    package let bytes: [UInt8]

    /// The lines `bytes`, before which `offset` bytes stand.
    package init(offset: Int, bytes: [UInt8]) {
        self.offset = offset
        self.bytes = bytes
    }
}

/// A call to the disk that failed.
package enum FileFailure: Error, Equatable, Sendable {
    /// What was being done.
    package enum Operation: String, Equatable, Sendable {
        case read, list, makeFolder, write, sync, rename, remove, lock
    }

    /// The system said no, with this error number.
    case system(Operation, path: Path, errorNumber: Int32)
    /// The file holds more than can be taken in.
    case tooLarge(path: Path, limit: Int)
    /// A folder, a device or a pipe stands where a file should be.
    case notAFile(path: Path)
    /// A link leads out of the store's folder.
    case leadsOut(path: Path)
    /// Another program wrote the file after it was read.
    case changed(path: Path)
    /// It was done, but the disk did not confirm it, nor could it be put back: nobody knows what a power loss would leave.
    case unconfirmed(path: Path)
    /// Another process holds the lock; its process id, where it left one.
    case locked(path: Path, holder: Int?)
}
