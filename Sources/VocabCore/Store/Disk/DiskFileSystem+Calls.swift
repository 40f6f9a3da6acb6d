import Glibc

/// The steps that the operations are made of; each failure says what was being done, and where.
extension DiskFileSystem {
    /// Calls the system, again where a signal came between, and says what failed.
    func call<Result>(
        _ operation: FileFailure.Operation, _ path: Path, _ body: () throws(SystemError) -> Result
    ) throws(FileFailure) -> Result {
        do throws(SystemError) {
            return try retried(body)
        } catch {
            throw .system(operation, path: path, errorNumber: error.number)
        }
    }

    func retried<Result>(_ body: () throws(SystemError) -> Result) throws(SystemError) -> Result {
        while true {
            do throws(SystemError) {
                return try body()
            } catch {
                if error.number != EINTR { throw error }
            }
        }
    }

    func status(
        _ path: Path, followingLinks: Bool, _ operation: FileFailure.Operation
    ) throws(FileFailure) -> FileStatus? {
        do throws(SystemError) {
            return try retried { () throws(SystemError) in try calls.status(at: path, followingLinks: followingLinks) }
        } catch {
            if error.number == ENOENT || error.number == ENOTDIR && !path.hasSuffix("/") { return nil }
            throw .system(operation, path: path, errorNumber: error.number)
        }
    }

    func openIfThere(_ path: Path) throws(FileFailure) -> Int32? {
        do throws(SystemError) {
            return try retried { () throws(SystemError) in
                try calls.open(path, flags: O_RDONLY | O_CLOEXEC | O_NONBLOCK, mode: 0)
            }
        } catch {
            if error.number == ENOENT { return nil }
            throw .system(.read, path: path, errorNumber: error.number)
        }
    }

    /// Where `path` leads when it is a symbolic link, else `path`. A link that leads nowhere is left alone.
    func target(of path: Path) throws(FileFailure) -> Path {
        guard let status = try status(path), status.kind == .link else { return path }
        return try call(.write, path) { () throws(SystemError) in try calls.resolved(path) }
    }

    /// Opens a file, made where missing, with its lock, for which it waits at most two seconds.
    ///
    /// A file that was replaced while this waited is opened anew.
    func openLocked(
        _ path: Path, flags: Int32, _ operation: FileFailure.Operation, waits: Bool = true
    ) throws(FileFailure) -> Int32 {
        let pauseInMicroseconds: UInt32 = 20_000
        var pausesLeft = waits ? 2_000_000 / pauseInMicroseconds : 0
        while true {
            let descriptor = try call(operation, path) { () throws(SystemError) in
                try calls.open(path, flags: flags | O_CLOEXEC, mode: 0o600)
            }
            do throws(FileFailure) {
                let opened = try call(operation, path) { () throws(SystemError) in try calls.status(of: descriptor) }
                guard opened.kind == .file else { throw .notAFile(path: path) }
                if try tryLock(descriptor, path),
                    try status(path, followingLinks: true, operation)?.identity == opened.identity
                {
                    return descriptor
                }
                guard pausesLeft > 0 else { throw .locked(path: path, holder: holder(of: path)) }
            } catch {
                calls.close(descriptor)
                throw error
            }
            calls.close(descriptor)
            pausesLeft -= 1
            calls.pause(microseconds: pauseInMicroseconds)
        }
    }

    func tryLock(_ descriptor: Int32, _ path: Path) throws(FileFailure) -> Bool {
        do throws(SystemError) {
            try retried { () throws(SystemError) in try calls.lock(descriptor) }
            return true
        } catch {
            if error.number == EWOULDBLOCK { return false }
            throw .system(.lock, path: path, errorNumber: error.number)
        }
    }

    /// The process id that the lock's holder left in its file, if that is what it is.
    func holder(of path: Path) -> Int? {
        guard let bytes = try? read(path, in: path.folder, limit: 64) else { return nil }
        return Int(String(decoding: bytes, as: UTF8.self))
    }

    /// The bytes from `offset` on, at most `count`.
    func bytes(of descriptor: Int32, from offset: Int, count: Int, _ path: Path) throws(FileFailure) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = try call(.read, path) { () throws(SystemError) in
                let result: Result<Int, SystemError> = bytes.withUnsafeMutableBytes { buffer in
                    Result { () throws(SystemError) in
                        try calls.read(
                            descriptor, at: offset + filled, into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
                    }
                }
                return try result.get()
            }
            if got == 0 { return Array(bytes[..<filled]) }
            filled += got
        }
        return bytes
    }

    /// What stands after the last line break, however long it is; empty when that ends the file.
    func tornTail(of descriptor: Int32, _ path: Path, size: Int) throws(FileFailure) -> [UInt8] {
        var start = size
        while start > 0 {
            let count = min(start, Self.chunk)
            let bytes = try bytes(of: descriptor, from: start - count, count: count, path)
            if let lineBreak = bytes.lastIndex(of: 0x0A) {
                start += lineBreak + 1 - count
                break
            }
            start -= count
        }
        return try bytes(of: descriptor, from: start, count: size - start, path)
    }

    /// The whole lines in the last `count` bytes of a file.
    func end(of descriptor: Int32, _ path: Path, size: Int, count: Int) throws(FileFailure) -> FileEnd {
        let start = max(0, size - count)
        let bytes = try bytes(of: descriptor, from: start, count: size - start, path)
        if start == 0 { return FileEnd(offset: 0, bytes: bytes) }
        let lines = bytes.drop { $0 != 0x0A }.dropFirst()
        return FileEnd(offset: size - lines.count, bytes: Array(lines))
    }

    /// Writes `bytes` into a hidden file beside `target`, and lets `finish` put that into its place; afterwards it is gone.
    func prepare(
        _ target: Path, _ bytes: [UInt8], like old: FileStatus?, _ finish: (_ temporary: Path) throws(FileFailure) -> Void
    ) throws(FileFailure) {
        let temporary = target.folder.appending(".\(target.name).\(calls.processID)\(Self.temporarySuffix)")
        try? calls.remove(temporary)
        do throws(FileFailure) {
            try write(bytes, to: temporary, like: old, for: target)
            try finish(temporary)
        } catch {
            try? calls.remove(temporary)
            throw error
        }
    }

    /// Gives the file `temporary` the name `path`, which nothing may have.
    func giveNewName(_ path: Path, to temporary: Path) throws(SystemError) {
        do throws(SystemError) {
            try retried { () throws(SystemError) in try calls.renameWithoutReplacing(temporary, to: path) }
        } catch {
            guard Self.isUnknownCall(error) else { throw error }
            try calls.link(temporary, to: path)
            try? calls.remove(temporary)
        }
    }

    /// Renames a file or a folder to a name that nothing may have.
    func moveToNewName(_ path: Path, _ newPath: Path) throws(SystemError) {
        do throws(SystemError) {
            try retried { () throws(SystemError) in try calls.renameWithoutReplacing(path, to: newPath) }
        } catch {
            guard Self.isUnknownCall(error) else { throw error }
            // In two steps, for a link cannot be made to a folder; within a store its lock keeps others out.
            if (try? calls.status(at: newPath, followingLinks: false)) != nil { throw SystemError(EEXIST) }
            try calls.rename(path, to: newPath)
        }
    }

    /// Whether a file system, such as NFS, cannot rename without replacing.
    private static func isUnknownCall(_ error: SystemError) -> Bool {
        error.number == EINVAL || error.number == ENOSYS || error.number == EOPNOTSUPP
    }

    func write(_ bytes: [UInt8], to path: Path, like old: FileStatus?, for target: Path) throws(FileFailure) {
        let descriptor = try call(.write, target) { () throws(SystemError) in
            try calls.open(path, flags: O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode: 0o600)
        }
        defer { calls.close(descriptor) }
        if let old { try adopt(old, descriptor, target) }
        try writeAll(bytes, to: descriptor, target)
        try call(.sync, target) { () throws(SystemError) in try calls.sync(descriptor, dataOnly: false) }
    }

    /// Gives a new file the owner and the mode of the one it will replace. A group that cannot be kept is let go.
    func adopt(_ old: FileStatus, _ descriptor: Int32, _ target: Path) throws(FileFailure) {
        let new = try call(.write, target) { () throws(SystemError) in try calls.status(of: descriptor) }
        if new.owner != old.owner || new.group != old.group {
            do throws(FileFailure) {
                try call(.write, target) { () throws(SystemError) in
                    try calls.setOwner(of: descriptor, to: old.owner, group: old.group)
                }
            } catch {
                if new.owner != old.owner { throw error }
            }
        }
        try call(.write, target) { () throws(SystemError) in try calls.setMode(of: descriptor, to: old.mode) }
    }

    func writeAll(_ bytes: [UInt8], to descriptor: Int32, _ path: Path) throws(FileFailure) {
        var written = 0
        while written < bytes.count {
            written += try call(.write, path) { () throws(SystemError) in
                let result: Result<Int, SystemError> = bytes.withUnsafeBytes { buffer in
                    Result { () throws(SystemError) in
                        try calls.write(descriptor, UnsafeRawBufferPointer(rebasing: buffer[written...]))
                    }
                }
                return try result.get()
            }
        }
    }

    func truncate(_ descriptor: Int32, to size: Int, _ path: Path) throws(FileFailure) {
        try call(.write, path) { () throws(SystemError) in try calls.truncate(descriptor, to: size) }
    }

    func syncFolder(_ path: Path) throws(FileFailure) {
        let descriptor = try call(.sync, path) { () throws(SystemError) in
            try calls.open(path, flags: O_RDONLY | O_DIRECTORY | O_CLOEXEC, mode: 0)
        }
        defer { calls.close(descriptor) }
        try call(.sync, path) { () throws(SystemError) in try calls.sync(descriptor, dataOnly: false) }
    }
}
