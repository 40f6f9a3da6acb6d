import CLinux
import Glibc

/// The calls of this machine's system.
///
/// Linux is known in this folder, in `Sources/vocab` and in three files more (elementary functions, encodings, the benchmark's clock). For
/// macOS one would write beside this struct another one that
/// - renames without replacing by `renameatx_np` with `RENAME_EXCL`, in place of `renameat2`, and needs no `CLinux`;
/// - syncs with `fcntl(F_FULLFSYNC)`, for `fsync` leaves data in the drive's own memory there, and has no `fdatasync`;
/// - reads the time of a change from `st_mtimespec`; `mode_t` has 16 bits and `dev_t` a sign;
/// and imports Darwin for Glibc. In `Sources/vocab` handlers of signals are in `__sigaction_u.__sa_handler`, a socket is made close-on-exec
/// by `fcntl`, the path of the program comes from `_NSGetExecutablePath` for `/proc/self/exe`, words are said by `say`; and
/// `CReadline` must find GNU readline (Homebrew), not the libedit that stands there under its name. Encodings come from libiconv.
package struct LinuxCalls: SystemCalls {
    /// This machine.
    package init() {}

    /// The process that asks.
    package var processID: Int32 { getpid() }

    /// Opens a file.
    package func open(_ path: Path, flags: Int32, mode: UInt32) throws(SystemError) -> Int32 {
        try call(path) { Glibc.open($0, flags, mode) }
    }

    /// Closes a descriptor.
    package func close(_ descriptor: Int32) {
        _ = Glibc.close(descriptor)
    }

    /// What is known about an open file.
    package func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
        var status = stat()
        try checked(fstat(descriptor, &status))
        return FileStatus(status)
    }

    /// What is known about the file under a name.
    package func status(at path: Path, followingLinks: Bool) throws(SystemError) -> FileStatus {
        var status = stat()
        try call(path) { followingLinks ? stat($0, &status) : lstat($0, &status) }
        return FileStatus(status)
    }

    /// Reads from a place in a file.
    package func read(_ descriptor: Int32, at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
    {
        try checked(pread(descriptor, buffer.baseAddress, buffer.count, offset))
    }

    /// Writes.
    package func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
        try checked(Glibc.write(descriptor, bytes.baseAddress, bytes.count))
    }

    /// Cuts a file.
    package func truncate(_ descriptor: Int32, to size: Int) throws(SystemError) {
        try checked(ftruncate(descriptor, size))
    }

    /// Sets permissions.
    package func setMode(of descriptor: Int32, to mode: UInt32) throws(SystemError) {
        try checked(fchmod(descriptor, mode))
    }

    /// Gives a file to somebody.
    package func setOwner(of descriptor: Int32, to owner: UInt32, group: UInt32) throws(SystemError) {
        try checked(fchown(descriptor, owner, group))
    }

    /// Waits until a file is on disk.
    package func sync(_ descriptor: Int32, dataOnly: Bool) throws(SystemError) {
        try checked(dataOnly ? fdatasync(descriptor) : fsync(descriptor))
    }

    /// Gives a file a name that nothing has.
    package func renameWithoutReplacing(_ path: Path, to newPath: Path) throws(SystemError) {
        try call(path) { path in
            newPath.withCString { renameat2(AT_FDCWD, path, AT_FDCWD, $0, VOCAB_RENAME_NOREPLACE) }
        }
    }

    /// Gives a file a second name.
    package func link(_ path: Path, to newPath: Path) throws(SystemError) {
        try call(path) { path in newPath.withCString { Glibc.link(path, $0) } }
    }

    /// Gives a file another name.
    package func rename(_ path: Path, to newPath: Path) throws(SystemError) {
        try call(path) { path in newPath.withCString { Glibc.rename(path, $0) } }
    }

    /// Takes a file's name away.
    package func remove(_ path: Path) throws(SystemError) {
        try call(path) { unlink($0) }
    }

    /// Removes an empty folder.
    package func removeFolder(_ path: Path) throws(SystemError) {
        try call(path) { rmdir($0) }
    }

    /// Makes a folder.
    package func makeFolder(_ path: Path, mode: UInt32) throws(SystemError) {
        try call(path) { mkdir($0, mode) }
    }

    /// What is in a folder.
    package func list(_ folder: Path) throws(SystemError) -> [Path] {
        guard let handle = folder.withCString({ opendir($0) }) else { throw SystemError(errno) }
        defer { closedir(handle) }
        var paths: [Path] = []
        errno = 0
        while let entry = readdir(handle) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { $0.prefix { $0 != 0 } + [] }
            if name != [0x2E] && name != [0x2E, 0x2E] { paths.append(folder.appending(Path(bytes: name))) }
            errno = 0
        }
        if errno != 0 { throw SystemError(errno) }
        return paths
    }

    /// Where a path leads, every link followed.
    package func resolved(_ path: Path) throws(SystemError) -> Path {
        guard let target = path.withCString({ realpath($0, nil) }) else { throw SystemError(errno) }
        defer { free(target) }
        return Path(cString: target)
    }

    /// The lock is the kernel's, so it ends with the process that holds it, however that ends.
    package func lock(_ descriptor: Int32) throws(SystemError) {
        try checked(flock(descriptor, LOCK_EX | LOCK_NB))
    }

    /// Sleeps.
    package func pause(microseconds: UInt32) {
        usleep(microseconds)
    }

    @discardableResult
    private func call(_ path: Path, _ body: (UnsafePointer<CChar>) -> Int32) throws(SystemError) -> Int32 {
        try checked(path.withCString(body))
    }

    @discardableResult
    private func checked<Number: SignedInteger>(_ result: Number) throws(SystemError) -> Number {
        if result < 0 { throw SystemError(errno) }
        return result
    }
}

extension Path {
    /// The path that a function of the system has returned.
    package init(cString: UnsafePointer<CChar>) {
        self.init(bytes: UnsafeRawBufferPointer(start: cString, count: strlen(cString)))
    }

    /// Lends the path to a function of the system.
    package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        body(bytes.map { CChar(bitPattern: $0) } + [0])
    }
}

extension FileStatus {
    fileprivate init(_ status: stat) {
        let kind: Kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            case S_IFIFO: .pipe
            case S_IFSOCK: .socket
            case S_IFBLK: .blockDevice
            default: .characterDevice
            }
        self.init(
            kind: kind, size: Int(status.st_size), mode: status.st_mode & 0o7777, owner: status.st_uid, group: status.st_gid,
            identity: UInt64(status.st_ino) ^ UInt64(status.st_dev) << 48,
            modified: status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec)
    }
}
