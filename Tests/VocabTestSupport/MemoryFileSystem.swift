import Glibc
import Synchronization
import VocabCore

/// A disk in memory that writes down what is asked of it, and refuses every path that the test did not grant.
public final class MemoryFileSystem: FileSystem {
    /// One thing that was asked for.
    public struct Call: Equatable, Sendable {
        /// What was asked.
        public let operation: FileFailure.Operation
        /// Of which path.
        public let path: String

        /// A call.
        public init(_ operation: FileFailure.Operation, _ path: String) {
            self.operation = operation
            self.path = path
        }
    }

    private struct State {
        var files: [String: [UInt8]]
        var calls: [Call] = []
        var failures: [(call: Call, errorNumber: Int32)] = []
    }

    private let granted: String
    private let state: Mutex<State>

    /// A disk on which only the folder `granted` and what is below it may be touched.
    public init(granting granted: String, files: [String: String] = [:]) {
        self.granted = granted
        state = Mutex(State(files: files.mapValues { Array($0.utf8) }))
    }

    /// Lets the next call like this one, and all after it, fail with `errorNumber`.
    public func fail(_ operation: FileFailure.Operation, at path: String, errorNumber: Int32) {
        state.withLock { $0.failures.append((Call(operation, path), errorNumber)) }
    }

    /// Everything that was asked for, in order.
    public var calls: [Call] { state.withLock { $0.calls } }

    /// The calls that change something.
    public var changes: [Call] { calls.filter { [.write, .rename, .remove].contains($0.operation) } }

    /// The files there are, as text.
    public var texts: [String: String] { state.withLock { $0.files.mapValues { String(decoding: $0, as: UTF8.self) } } }

    /// Forgets the calls made so far.
    public func forgetCalls() { state.withLock { $0.calls = [] } }

    private func check(_ operation: FileFailure.Operation, _ path: String) throws(FileFailure) {
        let call = Call(operation, path)
        let errorNumber: Int32? = state.withLock { state in
            state.calls.append(call)
            guard path == granted || path.hasPrefix(granted + "/"), !path.contains("/../") else { return EACCES }
            return state.failures.first { $0.call == call }?.errorNumber
        }
        if let errorNumber { throw .system(operation, path: path, errorNumber: errorNumber) }
    }
}

extension MemoryFileSystem {
    /// The content, or nil when there is no such file.
    public func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8]? {
        try check(.read, path)
        let bytes = state.withLock { $0.files[path] }
        if let bytes, bytes.count > limit { throw .tooLarge(path: path, limit: limit) }
        return bytes
    }

    /// The names right below the folder.
    public func list(_ folder: String) throws(FileFailure) -> [String] {
        try check(.list, folder)
        let paths = state.withLock { Array($0.files.keys) }
        return paths.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.utf8.count + 1)) }
            .filter { !$0.contains("/") }
    }

    /// Folders need no making here.
    public func makeFolder(_ path: String) throws(FileFailure) {
        try check(.makeFolder, path)
    }

    /// Puts the bytes there.
    public func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
        try check(.write, path)
        state.withLock { $0.files[path] = bytes }
    }

    /// Adds the bytes at the end.
    public func append(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        try check(.write, path)
        state.withLock { $0.files[path, default: []] += bytes }
    }

    /// Moves the file, unless the new name is taken.
    public func rename(_ path: String, to newPath: String) throws(FileFailure) {
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
    public func remove(_ path: String) throws(FileFailure) {
        try check(.remove, path)
        state.withLock { $0.files[path] = nil }
    }

    /// There is nobody else on this disk.
    public func withLock<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
        try check(.lock, path)
        return try body()
    }
}
