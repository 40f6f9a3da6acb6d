/// What the store asks of a disk: a few whole operations, each done or failed.
///
/// Paths are absolute or relative to the working folder. Every failure is a `FileFailure`.
public protocol FileSystem: Sendable {
    /// The whole content of a file, or nil when there is none.
    ///
    /// - Throws: also `FileFailure.tooLarge` when it holds more than `limit` bytes.
    func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8]?

    /// The names in a folder, in no order; none when there is no such folder.
    func list(_ folder: String) throws(FileFailure) -> [String]

    /// Makes a folder for its owner alone, and those above it where they are missing.
    func makeFolder(_ path: String) throws(FileFailure)

    /// Puts `bytes` into the place of what is at `path`: afterwards there is the old content or the new, on disk, never a mix.
    ///
    /// A symbolic link stays one, and its target is replaced. Mode is kept; a new file is for its owner alone.
    func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure)

    /// Adds `bytes` to the end of a file, made for its owner alone where missing; returns when they are on disk.
    func append(_ bytes: [UInt8], to path: String) throws(FileFailure)

    /// Gives a file another name, unless that name is taken; called while the store is locked.
    func rename(_ path: String, to newPath: String) throws(FileFailure)

    /// Removes a file; one that is not there is no failure.
    func remove(_ path: String) throws(FileFailure)

    /// Runs `body` while no other process holds the lock at `path`.
    ///
    /// - Throws: `FileFailure.locked` when another process keeps it for two seconds, and what `body` throws.
    func withLock<Result>(_ path: String, _ body: () throws -> Result) throws -> Result
}

/// A call to the disk that failed.
public enum FileFailure: Error, Equatable, Sendable {
    /// What was being done.
    public enum Operation: String, Equatable, Sendable {
        case read, list, makeFolder, write, sync, rename, remove, lock
    }

    /// The system said no, with this error number.
    case system(Operation, path: String, errorNumber: Int32)
    /// The file holds more than can be taken in.
    case tooLarge(path: String, limit: Int)
    /// A folder, a device or a pipe stands where a file should be.
    case notAFile(path: String)
    /// Another process holds the lock; its process id, where it left one.
    case locked(path: String, holder: Int?)
}
