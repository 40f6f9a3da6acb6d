import Glibc

/// Reads a file that a learner named, wherever it is: a plain file, or a pipe such as a shell's `<(…)`.
public enum InputFile {
    /// The most bytes taken in.
    public static let maximumSize = 256 << 20

    /// The whole content.
    ///
    /// - Throws: `FileFailure`.
    public static func read(_ path: String) throws(FileFailure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .system(.read, path: path, errorNumber: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .system(.read, path: path, errorNumber: errno) }
        let kind = status.st_mode & S_IFMT
        guard kind == S_IFREG || kind == S_IFIFO || kind == S_IFSOCK else { throw .notAFile(path: path) }
        guard status.st_size <= maximumSize else { throw .tooLarge(path: path, limit: maximumSize) }
        return try DiskFileSystem.readAll(descriptor, path, sizeHint: Int(status.st_size), limit: maximumSize)
    }
}
