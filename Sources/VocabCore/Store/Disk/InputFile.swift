import Glibc

/// Reads a file that a learner named, wherever it is: a plain file, or a pipe such as a shell's `<(…)`.
package enum InputFile {
    /// The most bytes taken in.
    package static let maximumSize = 256 << 20

    /// The whole content.
    ///
    /// - Throws: `FileFailure`.
    package static func read(_ path: Path) throws(FileFailure) -> [UInt8] {
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .system(.read, path: path, errorNumber: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .system(.read, path: path, errorNumber: errno) }
        let kind = status.st_mode & S_IFMT
        guard kind == S_IFREG || kind == S_IFIFO || kind == S_IFSOCK else { throw .notAFile(path: path) }
        guard status.st_size <= maximumSize else { throw .tooLarge(path: path, limit: maximumSize) }
        return try readAll(descriptor, path, sizeHint: Int(status.st_size))
    }

    /// Everything that `descriptor` still gives, such as standard input.
    ///
    /// - Throws: `FileFailure`.
    package static func readAll(_ descriptor: Int32, _ path: Path, sizeHint: Int = 65_536) throws(FileFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(sizeHint + 1)
        var chunk = [UInt8](repeating: 0, count: min(max(sizeHint + 1, 4_096), 1 << 20))
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR || errno == EAGAIN && Descriptor.wait(for: POLLIN, on: descriptor) { continue }
                throw .system(.read, path: path, errorNumber: errno)
            }
            bytes.append(contentsOf: chunk[..<count])
            if bytes.count > maximumSize { throw .tooLarge(path: path, limit: maximumSize) }
        }
    }
}
