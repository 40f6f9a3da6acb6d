import Glibc

extension DiskFileSystem {
    /// What stands at `path`.
    package func destination(_ path: Path) throws(FileFailure) -> Destination {
        if Destination.descriptor(named: path.text) != nil { return .stream }
        guard let status = try status(path, followingLinks: true, .write) else { return .free }
        return switch status.kind {
        case .file: .file(bytes: status.size)
        case .pipe, .characterDevice: .stream
        case .folder, .link: .unusable(.folder)
        case .socket: .unusable(.socket)
        case .blockDevice: .unusable(.blockDevice)
        }
    }

    /// Writes to an open descriptor from where it stands. At a pipe it waits until somebody reads, as a shell does.
    package func write(_ bytes: [UInt8], into path: Path) throws(FileFailure) {
        if let descriptor = Destination.descriptor(named: path.text) {
            try writeAll(bytes, to: descriptor, path)
            // The shell may have opened a plain file under that number.
            if try kind(of: descriptor, path) == .file {
                try call(.sync, path) { () throws(SystemError) in try calls.sync(descriptor, dataOnly: false) }
            }
            return
        }
        let descriptor = try call(.write, path) { () throws(SystemError) in
            try calls.open(path, flags: O_WRONLY | O_NOCTTY | O_CLOEXEC, mode: 0)
        }
        defer { calls.close(descriptor) }
        // Something else may stand there by now.
        let kind = try kind(of: descriptor, path)
        guard kind == .pipe || kind == .characterDevice else { throw .notAFile(path: path) }
        try writeAll(bytes, to: descriptor, path)
    }

    private func kind(of descriptor: Int32, _ path: Path) throws(FileFailure) -> FileStatus.Kind {
        try call(.write, path) { () throws(SystemError) in try calls.status(of: descriptor).kind }
    }
}
