import Glibc

/// The real disk, through POSIX calls.
public struct DiskFileSystem: FileSystem {
    /// The disk of this machine.
    public init() {}

    /// Reads through a descriptor opened without blocking, so that a pipe in the place of a file cannot hold the program for ever.
    public func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        if descriptor < 0 {
            if errno == ENOENT || errno == ENOTDIR && !path.hasSuffix("/") { return nil }
            throw failure(.read, path)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(.read, path) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
        guard status.st_size <= limit else { throw .tooLarge(path: path, limit: limit) }
        return try Self.readAll(descriptor, path, sizeHint: Int(status.st_size), limit: limit)
    }

    /// Everything that `descriptor` still gives, such as standard input.
    public static func readAll(
        _ descriptor: Int32, _ path: String, sizeHint: Int = 65_536, limit: Int
    ) throws(FileFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(sizeHint + 1)
        var chunk = [UInt8](repeating: 0, count: min(max(sizeHint + 1, 4_096), 1 << 20))
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw .system(.read, path: path, errorNumber: errno)
            }
            bytes.append(contentsOf: chunk[..<count])
            if bytes.count > limit { throw .tooLarge(path: path, limit: limit) }
        }
    }

    /// The names as the kernel gives them.
    public func list(_ folder: String) throws(FileFailure) -> [String] {
        guard let handle = opendir(folder) else {
            if errno == ENOENT { return [] }
            throw failure(.list, folder)
        }
        defer { closedir(handle) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(handle) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
            errno = 0
        }
        guard errno == 0 else { throw failure(.list, folder) }
        return names
    }

    /// Makes the folder with mode 0700.
    public func makeFolder(_ path: String) throws(FileFailure) {
        if mkdir(path, 0o700) == 0 { return }
        switch errno {
        case EEXIST:
            var status = stat()
            guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
                throw .system(.makeFolder, path: path, errorNumber: ENOTDIR)
            }
        case ENOENT:
            let parent = Path.folder(of: path)
            guard parent != path, parent != "." else { throw failure(.makeFolder, path) }
            try makeFolder(parent)
            guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure(.makeFolder, path) }
        default: throw failure(.makeFolder, path)
        }
    }

    /// Writes beside, syncs, renames over, and syncs the folder.
    public func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
        let target = try resolved(path)
        let folder = Path.folder(of: target)
        let temporary = "\(folder)/.\(Path.name(of: target)).\(getpid()).tmp"
        var status = stat()
        let mode = stat(target, &status) == 0 ? status.st_mode & 0o7777 : 0o600
        unlink(temporary)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw failure(.write, target) }
        do throws(FileFailure) {
            defer { close(descriptor) }
            try writeAll(bytes, to: descriptor, path: target)
            guard fchmod(descriptor, mode) == 0 else { throw failure(.write, target) }
            guard fsync(descriptor) == 0 else { throw failure(.sync, target) }
        } catch {
            unlink(temporary)
            throw error
        }
        guard Glibc.rename(temporary, target) == 0 else {
            let failure = failure(.rename, target)
            unlink(temporary)
            throw failure
        }
        try syncFolder(folder)
    }

    /// One `write` and `fdatasync`; the folder too is synced for a new file.
    ///
    /// Where the last line was torn by a crash, a line break comes first, so that it spoils no other.
    public func append(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { throw failure(.write, path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(.write, path) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
        var last: UInt8 = 0x0A
        if status.st_size > 0 { _ = pread(descriptor, &last, 1, status.st_size - 1) }
        try writeAll(last == 0x0A ? bytes : [0x0A] + bytes, to: descriptor, path: path)
        guard fdatasync(descriptor) == 0 else { throw failure(.sync, path) }
        if status.st_size == 0 { try syncFolder(Path.folder(of: path)) }
    }

    /// Renames, and syncs the folder.
    public func rename(_ path: String, to newPath: String) throws(FileFailure) {
        var status = stat()
        if lstat(newPath, &status) == 0 { throw .system(.rename, path: newPath, errorNumber: EEXIST) }
        guard Glibc.rename(path, newPath) == 0 else { throw failure(.rename, newPath) }
        try syncFolder(Path.folder(of: newPath))
    }

    /// Removes, and syncs the folder.
    public func remove(_ path: String) throws(FileFailure) {
        guard unlink(path) == 0 || errno == ENOENT else { throw failure(.remove, path) }
        try syncFolder(Path.folder(of: path))
    }

    /// The lock is the kernel's (`flock`), so it ends with the process that holds it, however that ends.
    public func withLock<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(.lock, path) }
        defer { close(descriptor) }
        let pauseInMicroseconds: UInt32 = 20_000
        var pausesLeft = 2_000_000 / pauseInMicroseconds
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else { throw failure(.lock, path) }
            guard pausesLeft > 0 else {
                let holder = try? read(path, limit: 64).flatMap { Int(String(decoding: $0, as: UTF8.self)) }
                throw FileFailure.locked(path: path, holder: holder ?? nil)
            }
            pausesLeft -= 1
            usleep(pauseInMicroseconds)
        }
        let holder = Array(String(getpid()).utf8)
        _ = ftruncate(descriptor, 0)
        _ = pwrite(descriptor, holder, holder.count, 0)
        return try body()
    }
}

extension DiskFileSystem {
    private func failure(_ operation: FileFailure.Operation, _ path: String) -> FileFailure {
        .system(operation, path: path, errorNumber: errno)
    }

    /// Where `path` leads when it is a symbolic link, else `path`. A link that leads nowhere is left alone.
    private func resolved(_ path: String) throws(FileFailure) -> String {
        guard let target = realpath(path, nil) else {
            let reason = errno
            var status = stat()
            if lstat(path, &status) == 0 { throw .system(.write, path: path, errorNumber: reason) }
            return path
        }
        defer { free(target) }
        return String(cString: target)
    }

    private func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileFailure) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress?.advanced(by: written), bytes.count - written) }
            if count < 0 {
                if errno == EINTR { continue }
                throw failure(.write, path)
            }
            written += count
        }
    }

    private func syncFolder(_ path: String) throws(FileFailure) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(.sync, path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw failure(.sync, path) }
    }
}
