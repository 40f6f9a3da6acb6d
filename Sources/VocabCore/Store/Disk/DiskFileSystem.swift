import Glibc

/// The real disk: whole operations made of calls of the system.
package struct DiskFileSystem: FileSystem {
    let calls: any SystemCalls

    /// The disk that `calls` reach.
    package init(_ calls: any SystemCalls = LinuxCalls()) {
        self.calls = calls
    }

    /// Reads through a descriptor opened without blocking, so that a pipe in the place of a file cannot hold the program for ever.
    package func read(_ path: Path, in root: Path, limit: Int) throws(FileFailure) -> [UInt8]? {
        guard let (descriptor, size) = try openToRead(path, in: root) else { return nil }
        defer { calls.close(descriptor) }
        guard size <= limit else { throw .tooLarge(path: path, limit: limit) }
        return try bytes(of: descriptor, from: 0, count: size, path)
    }

    /// Reads no more than the beginning.
    package func readStart(_ path: Path, in root: Path, count: Int) throws(FileFailure) -> [UInt8]? {
        guard let (descriptor, size) = try openToRead(path, in: root) else { return nil }
        defer { calls.close(descriptor) }
        return try bytes(of: descriptor, from: 0, count: min(size, count), path)
    }

    /// Reads no more than the end.
    package func readEnd(_ path: Path, in root: Path, count: Int) throws(FileFailure) -> FileEnd? {
        guard let (descriptor, size) = try openToRead(path, in: root) else { return nil }
        defer { calls.close(descriptor) }
        return try end(of: descriptor, path, size: size, count: count)
    }

    /// Reads as much at a time as a piece holds.
    package func readLines(
        _ path: Path, in root: Path, limit: Int, inPiecesOf count: Int, _ take: (FileEnd) -> Void
    ) throws(FileFailure) {
        guard let (descriptor, size) = try openToRead(path, in: root) else { return }
        defer { calls.close(descriptor) }
        guard size <= limit else { throw .tooLarge(path: path, limit: limit) }
        var offset = 0
        // What stands behind the last line break of what was read.
        var rest: [UInt8] = []
        while offset + rest.count < size {
            let start = offset + rest.count
            let read = try bytes(of: descriptor, from: start, count: min(count, size - start), path)
            if read.isEmpty { break }
            let stop = read.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            if stop > 0 {
                let piece = rest + read[..<stop]
                take(FileEnd(offset: offset, bytes: piece))
                offset += piece.count
                rest = Array(read[stop...])
            } else {
                rest += read
            }
        }
        if !rest.isEmpty { take(FileEnd(offset: offset, bytes: rest)) }
    }

    private func openToRead(_ path: Path, in root: Path) throws(FileFailure) -> (descriptor: Int32, size: Int)? {
        guard try status(path, followingLinks: true, .read) != nil else {
            guard let found = try status(path) else { return nil }
            // A link to nothing is a file that cannot be read; anything else has come a moment ago.
            if found.kind == .link { throw .system(.read, path: path, errorNumber: ENOENT) }
            return try openToRead(path, in: root)
        }
        do throws(FileFailure) {
            try confine(path, to: root)
        } catch {
            // It may have gone meanwhile.
            if error.kind == .noSuchFile, try status(path) == nil { return nil }
            throw error
        }
        guard let descriptor = try openIfThere(path) else { return nil }
        do throws(FileFailure) {
            let status = try call(.read, path) { () throws(SystemError) in try calls.status(of: descriptor) }
            guard status.kind == .file else { throw .notAFile(path: path) }
            return (descriptor, status.size)
        } catch {
            calls.close(descriptor)
            throw error
        }
    }

    /// What a name leads to.
    package func version(of path: Path) throws(FileFailure) -> FileStatus? {
        try status(path, followingLinks: true, .read)
    }

    /// Follows every link on the way.
    package func confine(_ path: Path, to root: Path) throws(FileFailure) {
        if try status(path) == nil { return }
        // A failure names the path, for the reader knows that, even where the store's folder is at fault.
        let inside = try call(.read, path) { () throws(SystemError) in try calls.resolved(root) }
        let place = try call(.read, path) { () throws(SystemError) in try calls.resolved(path) }
        guard place == inside || place.relative(to: inside) != nil else { throw .leadsOut(path: path) }
    }

    /// What is under a name.
    package func status(_ path: Path) throws(FileFailure) -> FileStatus? {
        try status(path, followingLinks: false, .read)
    }

    /// The names as the kernel gives them, UTF-8 or not.
    package func list(_ folder: Path) throws(FileFailure) -> [Path] {
        do throws(SystemError) {
            return try retried { () throws(SystemError) in try calls.list(folder) }
        } catch {
            if error.number == ENOENT { return [] }
            throw .system(.list, path: folder, errorNumber: error.number)
        }
    }

    /// Makes the folder with mode 0700, and waits until its name is on disk.
    package func makeFolder(_ path: Path) throws(FileFailure) {
        let parent = path.folder
        if let status = try status(path, followingLinks: true, .makeFolder) {
            guard status.kind == .folder else { throw .system(.makeFolder, path: path, errorNumber: ENOTDIR) }
            // An empty folder may come from a process that died between mkdir and syncing the parent.
            if try list(path).isEmpty { try syncFolder(parent) }
            return
        }
        if parent != path, parent != Path(".") { try makeFolder(parent) }
        do throws(SystemError) {
            try retried { () throws(SystemError) in try calls.makeFolder(path, mode: 0o700) }
        } catch {
            if error.number == EEXIST { return }
            throw .system(.makeFolder, path: path, errorNumber: error.number)
        }
        try syncFolder(parent)
    }

    /// Writes beside, syncs, gives the file its name, and syncs the folder.
    package func create(_ path: Path, with bytes: [UInt8]) throws(FileFailure) {
        try prepare(path, bytes, like: nil) { temporary throws(FileFailure) in
            try call(.rename, path) { () throws(SystemError) in try giveNewName(path, to: temporary) }
        }
        do throws(FileFailure) {
            try syncFolder(path.folder)
        } catch {
            do throws(SystemError) { try calls.remove(path) } catch { throw .unconfirmed(path: path) }
            throw error
        }
    }

    /// Writes beside, syncs, renames over what is still as it was, and syncs the folder.
    package func replace(_ path: Path, with bytes: [UInt8], over version: FileStatus) throws(FileFailure) {
        let target = try target(of: path)
        guard version.kind == .file else { throw .notAFile(path: path) }
        try prepare(target, bytes, like: version) { temporary throws(FileFailure) in
            guard try status(target, followingLinks: false, .write) == version else { throw .changed(path: path) }
            try call(.rename, target) { () throws(SystemError) in try calls.rename(temporary, to: target) }
        }
        try syncFolder(target.folder)
    }

    /// How many bytes at the end of a file are looked at at once.
    static let chunk = 1 << 12

    /// How the names of files end that are being written; one that stays behind is of no use.
    static let temporarySuffix = ".tmp"

    /// One `write` and `fdatasync` under the file's own lock; the folder too is synced for a new file.
    package func append(
        to path: Path, in root: Path, tornTo rest: Path, _ lines: (FileEnd) throws(FileFailure) -> [UInt8]
    ) throws(FileFailure) -> Bool {
        if try status(path, followingLinks: true, .write) != nil { try confine(path, to: root) }
        let descriptor = try openLocked(path, flags: O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK, .write)
        defer { calls.close(descriptor) }
        var size = try call(.write, path) { () throws(SystemError) in try calls.status(of: descriptor).size }
        let torn = try tornTail(of: descriptor, path, size: size)
        if !torn.isEmpty {
            _ = try append(to: rest, in: root, tornTo: rest) { _ in torn + [0x0A] }
            size -= torn.count
            try truncate(descriptor, to: size, path)
        }
        let lines = try lines(end(of: descriptor, path, size: size, count: Self.chunk))
        // The folder is synced while the file is still empty: an append that finds bytes in it does not sync the folder.
        if size == 0 { try syncFolder(path.folder) }
        do throws(FileFailure) {
            try writeAll(lines, to: descriptor, path)
            try call(.sync, path) { () throws(SystemError) in try calls.sync(descriptor, dataOnly: true) }
        } catch {
            try? truncate(descriptor, to: size, path)
            throw error
        }
        return !torn.isEmpty
    }

    /// Whoever waits to append meanwhile finds that the file was replaced, and opens it anew.
    package func rewrite(
        _ path: Path, in root: Path, limit: Int, _ change: ([UInt8]) throws(FileFailure) -> [UInt8]
    ) throws(FileFailure) {
        let descriptor = try openLocked(path, flags: O_RDWR | O_NONBLOCK, .write)
        defer { calls.close(descriptor) }
        let version = try call(.read, path) { () throws(SystemError) in try calls.status(of: descriptor) }
        try replace(path, with: try change(try read(path, in: root, limit: limit) ?? []), over: version)
    }

    /// Renames, and syncs the folder; where that fails, the old name comes back.
    package func rename(_ path: Path, to newPath: Path) throws(FileFailure) {
        try call(.rename, newPath) { () throws(SystemError) in try moveToNewName(path, newPath) }
        do throws(FileFailure) {
            try syncFolder(newPath.folder)
        } catch {
            do throws(SystemError) { try moveToNewName(newPath, path) } catch { throw .unconfirmed(path: newPath) }
            throw error
        }
    }

    /// Removes, and syncs the folder.
    package func remove(_ path: Path) throws(FileFailure) {
        guard let status = try status(path, followingLinks: false, .remove) else { return }
        do throws(SystemError) {
            try retried { () throws(SystemError) in
                if status.kind == .folder { try calls.removeFolder(path) } else { try calls.remove(path) }
            }
        } catch {
            if error.number != ENOENT { throw .system(.remove, path: path, errorNumber: error.number) }
        }
        try syncFolder(path.folder)
    }

    /// Sets the permissions.
    package func setMode(_ path: Path, to mode: UInt32) throws(FileFailure) {
        let descriptor = try call(.write, path) { () throws(SystemError) in
            try calls.open(path, flags: O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, mode: 0)
        }
        defer { calls.close(descriptor) }
        try call(.write, path) { () throws(SystemError) in try calls.setMode(of: descriptor, to: mode) }
    }

    /// The file at `path` holds the process id of the last that held the lock.
    package func withLock<Result>(_ path: Path, waits: Bool, _ body: () throws -> Result) throws -> Result {
        let descriptor = try openLocked(path, flags: O_RDWR | O_CREAT | O_NOFOLLOW, .lock, waits: waits)
        defer { calls.close(descriptor) }
        // Whose lock it is helps whoever waits for it, no more.
        try? truncate(descriptor, to: 0, path)
        try? writeAll(Array("\(calls.processID)".utf8), to: descriptor, path)
        return try body()
    }
}
