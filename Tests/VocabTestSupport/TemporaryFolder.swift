import Foundation

/// A new, empty folder on the real disk for one test, with Hangul and spaces in its name.
package struct TemporaryFolder: Sendable {
    /// Where it is.
    package let path: String

    /// Makes a folder, lets `body` use it, and removes it with all that is in it, also when `body` throws.
    package static func with<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
        let path = NSTemporaryDirectory() + "/vocab 시험 \(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try body(TemporaryFolder(path: path))
    }

    /// Writes a file below the folder, and the folders it is in.
    package func write(_ text: String, to name: String) throws {
        try write(Array(text.utf8), to: name)
    }

    /// Writes a file below the folder, and the folders it is in.
    package func write(_ bytes: [UInt8], to name: String) throws {
        let url = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// The bytes of a file below the folder, or nil when there is none.
    package func bytes(of name: String) -> [UInt8]? {
        FileManager.default.contents(atPath: "\(path)/\(name)").map { Array($0) }
    }

    /// The text of a file below the folder, or nil when there is none.
    package func text(of name: String) -> String? {
        bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The names in a folder below this one, sorted.
    package func names(in name: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(name)").sorted()
    }

    /// Every file below the folder with its content, but not the lock.
    package func allFiles() throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: path) where !name.hasSuffix(".lock") {
            files[name] = bytes(of: name)
        }
        return files
    }

    /// What tells a file from one that replaced it, or that was written again.
    package func inode(of name: String) throws -> Int {
        try attribute(.systemFileNumber, of: name)
    }

    /// The permission bits of a file, such as 0o600.
    package func mode(of name: String) throws -> Int {
        try attribute(.posixPermissions, of: name)
    }

    /// Sets the permission bits of a file.
    package func setMode(_ mode: Int, of name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: "\(path)/\(name)")
    }

    /// Makes a symbolic link below the folder that leads to `target`, relative to where the link is.
    package func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }

    /// Where a symbolic link leads, or nil when there is none of that name.
    package func linkTarget(of name: String) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "\(path)/\(name)")
    }

    private func attribute(_ key: FileAttributeKey, of name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
        return (attributes[key] as? NSNumber)?.intValue ?? -1
    }
}
