/// The calls of the system that the disk under a store is made of, so that a test can let each of them fail.
///
/// They do what POSIX says of the function of that name, and throw its error number.
package protocol SystemCalls: Sendable {
    /// The process that asks.
    var processID: Int32 { get }

    /// `open`
    func open(_ path: Path, flags: Int32, mode: UInt32) throws(SystemError) -> Int32
    /// `close`
    func close(_ descriptor: Int32)
    /// `fstat`
    func status(of descriptor: Int32) throws(SystemError) -> FileStatus
    /// `stat`, or `lstat` for a link itself.
    func status(at path: Path, followingLinks: Bool) throws(SystemError) -> FileStatus
    /// `pread`: how many bytes were read, 0 at the end.
    func read(_ descriptor: Int32, at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
    /// `write`: how many bytes were written, which may be fewer than there are.
    func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int
    /// `ftruncate`
    func truncate(_ descriptor: Int32, to size: Int) throws(SystemError)
    /// `fchmod`
    func setMode(of descriptor: Int32, to mode: UInt32) throws(SystemError)
    /// `fchown`
    func setOwner(of descriptor: Int32, to owner: UInt32, group: UInt32) throws(SystemError)
    /// `fsync`, or `fdatasync` where the file's own data are enough.
    func sync(_ descriptor: Int32, dataOnly: Bool) throws(SystemError)
    /// `renameat2` with `RENAME_NOREPLACE`, which not every file system can do.
    func renameWithoutReplacing(_ path: Path, to newPath: Path) throws(SystemError)
    /// `link`
    func link(_ path: Path, to newPath: Path) throws(SystemError)
    /// `rename`
    func rename(_ path: Path, to newPath: Path) throws(SystemError)
    /// `unlink`
    func remove(_ path: Path) throws(SystemError)
    /// `rmdir`
    func removeFolder(_ path: Path) throws(SystemError)
    /// `mkdir`
    func makeFolder(_ path: Path, mode: UInt32) throws(SystemError)
    /// `readdir`: the paths of what is in a folder, without `.` and `..`.
    func list(_ folder: Path) throws(SystemError) -> [Path]
    /// `realpath`
    func resolved(_ path: Path) throws(SystemError) -> Path
    /// `flock` for one holder, without waiting.
    func lock(_ descriptor: Int32) throws(SystemError)
    /// `usleep`
    func pause(microseconds: UInt32)
}

/// The number by which the system says why it refused.
package struct SystemError: Error, Equatable, Sendable {
    /// As in `errno`.
    package let number: Int32

    /// The given number.
    package init(_ number: Int32) {
        self.number = number
    }
}

/// What the system knows about a file.
package struct FileStatus: Equatable, Sendable {
    /// What stands under a name.
    package enum Kind: Equatable, Sendable {
        case file, folder, link, pipe, socket, characterDevice, blockDevice
    }

    /// What it is.
    package var kind: Kind
    /// How many bytes it holds.
    package var size: Int
    /// The permissions, as in `chmod`.
    package var mode: UInt32
    /// Whose it is.
    package var owner: UInt32
    /// Which group it belongs to.
    package var group: UInt32
    /// Tells it from all others on its disk, whatever its name.
    package var identity: UInt64
    /// When it was last written, in nanoseconds since 1970.
    package var modified: Int

    /// A status.
    package init(kind: Kind, size: Int, mode: UInt32, owner: UInt32, group: UInt32, identity: UInt64, modified: Int) {
        self.kind = kind
        self.size = size
        self.mode = mode
        self.owner = owner
        self.group = group
        self.identity = identity
        self.modified = modified
    }
}
