import VocabCore

extension FileSystem {
    /// Sees to it that a file holds `bytes`, whatever stood there.
    package func put(_ bytes: [UInt8], at path: Path) throws(FileFailure) {
        if let version = try version(of: path) {
            try replace(path, with: bytes, over: version)
        } else {
            try create(path, with: bytes)
        }
    }
}
