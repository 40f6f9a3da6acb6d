import Glibc
import Synchronization
import VocabCore

/// A disk in memory that writes down what is asked of it, and refuses every path that the test did not grant.
package final class MemoryFileSystem: FileSystem {
    /// One thing that was asked for.
    package struct Call: Equatable, Sendable {
        /// What was asked.
        package let operation: FileFailure.Operation
        /// Of which path.
        package let path: Path

        /// A call.
        package init(_ operation: FileFailure.Operation, _ path: Path) {
            self.operation = operation
            self.path = path
        }
    }

    private struct State {
        var files: [Path: [UInt8]]
        var calls: [Call] = []
        var failures: [(call: Call, errorNumber: Int32)] = []
    }

    private let granted: Path
    private let state: Mutex<State>

    /// A disk on which only the folder `granted` and what is below it may be touched.
    package init(granting granted: Path, files: [Path: String] = [:]) {
        self.granted = granted
        state = Mutex(State(files: files.mapValues { Array($0.utf8) }))
    }

    /// Lets the next call like this one, and all after it, fail with `errorNumber`.
    package func fail(_ operation: FileFailure.Operation, at path: Path, errorNumber: Int32) {
        state.withLock { $0.failures.append((Call(operation, path), errorNumber)) }
    }

    /// Everything that was asked for, in order.
    package var calls: [Call] { state.withLock { $0.calls } }

    /// The calls that change something of the library: not its copies, and not what changes are taken back by.
    package var changes: [Call] {
        calls.filter { [.write, .rename, .remove].contains($0.operation) && Self.isOfLibrary($0.path) }
    }

    /// The files of the library, as text.
    package var texts: [Path: String] {
        state.withLock { state in
            state.files.filter { Self.isOfLibrary($0.key) }.mapValues { String(decoding: $0, as: UTF8.self) }
        }
    }

    private static func isOfLibrary(_ path: Path) -> Bool {
        !["undo", "backups"].contains { path.text.contains("/\($0)/") }
    }

    /// Lets a file hold `bytes`, as if another program had written it.
    package func put(_ bytes: [UInt8], at path: Path) { state.withLock { $0.files[path] = bytes } }

    /// Forgets the calls made so far.
    package func forgetCalls() { state.withLock { $0.calls = [] } }

    private func check(_ operation: FileFailure.Operation, _ path: Path) throws(FileFailure) {
        let call = Call(operation, path)
        let errorNumber: Int32? = state.withLock { state in
            state.calls.append(call)
            guard path == granted || path.relative(to: granted) != nil, !path.text.contains("/../") else { return EACCES }
            return state.failures.first { $0.call == call }?.errorNumber
        }
        if let errorNumber { throw .system(operation, path: path, errorNumber: errorNumber) }
    }
}

extension MemoryFileSystem {
    /// The content, or nil when there is no such file.
    package func read(_ path: Path, in root: Path, limit: Int) throws(FileFailure) -> [UInt8]? {
        try check(.read, path)
        let bytes = state.withLock { $0.files[path] }
        if let bytes, bytes.count > limit { throw .tooLarge(path: path, limit: limit) }
        return bytes
    }

    /// A plain file or a folder for its owner alone.
    package func status(_ path: Path) throws(FileFailure) -> FileStatus? {
        try check(.list, path)
        return state.withLock { state in
            if let bytes = state.files[path] {
                return FileStatus(
                    kind: .file, size: bytes.count, mode: 0o600, owner: 0, group: 0, identity: 1, modified: bytes.hashValue)
            }
            guard state.files.keys.contains(where: { $0.relative(to: path) != nil }) else { return nil }
            return FileStatus(kind: .folder, size: 0, mode: 0o700, owner: 0, group: 0, identity: 1, modified: 0)
        }
    }

    /// What is right below the folder.
    package func list(_ folder: Path) throws(FileFailure) -> [Path] {
        try check(.list, folder)
        let below = state.withLock { $0.files.keys.compactMap { $0.relative(to: folder) } }
        let names = below.map { $0.bytes.prefix { $0 != UInt8(ascii: "/") } }
        return Set(names).map { folder.appending(Path(bytes: $0)) }
    }

    /// Folders need no making here.
    package func makeFolder(_ path: Path) throws(FileFailure) {
        try check(.makeFolder, path)
    }

    /// The status, for there are no links.
    package func version(of path: Path) throws(FileFailure) -> FileStatus? { try status(path) }

    /// Nothing leads out, for there are no links.
    package func confine(_ path: Path, to root: Path) throws(FileFailure) {}

    /// Puts the bytes where nothing is.
    package func create(_ path: Path, with bytes: [UInt8]) throws(FileFailure) {
        try check(.write, path)
        let isTaken = state.withLock { state in
            if state.files[path] != nil { return true }
            state.files[path] = bytes
            return false
        }
        if isTaken { throw .system(.rename, path: path, errorNumber: EEXIST) }
    }

    /// Puts the bytes into the place of others.
    package func replace(_ path: Path, with bytes: [UInt8], over version: FileStatus) throws(FileFailure) {
        try check(.write, path)
        guard try status(path) == version else { throw .changed(path: path) }
        state.withLock { $0.files[path] = bytes }
    }

    /// A plain file, or nothing.
    package func destination(_ path: Path) throws(FileFailure) -> Destination {
        try status(path).map { $0.kind == .file ? .file(bytes: $0.size) : .unusable(.folder) } ?? .free
    }

    /// There are no streams here.
    package func write(_ bytes: [UInt8], into path: Path) throws(FileFailure) {
        throw .notAFile(path: path)
    }

    /// The beginning of the content.
    package func readStart(_ path: Path, in root: Path, count: Int) throws(FileFailure) -> [UInt8]? {
        try read(path, in: root, limit: .max).map { Array($0.prefix(count)) }
    }

    /// Line by line.
    package func readLines(
        _ path: Path, in root: Path, limit: Int, inPiecesOf count: Int, _ take: (FileEnd) -> Void
    ) throws(FileFailure) {
        guard let bytes = try read(path, in: root, limit: limit) else { return }
        var start = 0
        while start < bytes.count {
            let stop = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
            take(FileEnd(offset: start, bytes: Array(bytes[start..<stop])))
            start = stop
        }
    }

    /// The end of the content, from a line's beginning on.
    package func readEnd(_ path: Path, in root: Path, count: Int) throws(FileFailure) -> FileEnd? {
        try read(path, in: root, limit: .max).map { end(of: $0, count: count) }
    }

    private func end(of bytes: [UInt8], count: Int) -> FileEnd {
        if bytes.count <= count { return FileEnd(offset: 0, bytes: bytes) }
        let lines = bytes.suffix(count).drop { $0 != 0x0A }.dropFirst()
        return FileEnd(offset: bytes.count - lines.count, bytes: Array(lines))
    }

    /// Adds the lines at the end; nothing is ever torn here.
    package func append(
        to path: Path, in root: Path, tornTo rest: Path, _ lines: (FileEnd) throws(FileFailure) -> [UInt8]
    ) throws(FileFailure) -> Bool {
        try check(.write, path)
        let before = state.withLock { $0.files[path] ?? [] }
        let after = before + (try lines(end(of: before, count: 1 << 12)))
        state.withLock { $0.files[path] = after }
        return false
    }

    /// Changes the content.
    package func rewrite(
        _ path: Path, in root: Path, limit: Int, _ change: ([UInt8]) throws(FileFailure) -> [UInt8]
    ) throws(FileFailure) {
        put(try change(try read(path, in: root, limit: limit) ?? []), at: path)
    }

    /// Moves the file.
    package func rename(_ path: Path, to newPath: Path) throws(FileFailure) {
        try check(.rename, path)
        try check(.rename, newPath)
        let isTaken = state.withLock { state in
            if state.files[newPath] != nil { return true }
            state.files[newPath] = state.files.removeValue(forKey: path)
            return false
        }
        if isTaken { throw .system(.rename, path: newPath, errorNumber: EEXIST) }
    }

    /// Takes the file away.
    package func remove(_ path: Path) throws(FileFailure) {
        try check(.remove, path)
        state.withLock { $0.files[path] = nil }
    }

    /// There are no permissions here.
    package func setMode(_ path: Path, to mode: UInt32) throws(FileFailure) {
        try check(.write, path)
    }

    /// There is nobody else on this disk.
    package func withLock<Result>(_ path: Path, waits: Bool, _ body: () throws -> Result) throws -> Result {
        try check(.lock, path)
        return try body()
    }
}
