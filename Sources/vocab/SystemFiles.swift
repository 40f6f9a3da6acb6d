import Glibc
import VocabCore

/// The files of this machine by the patterns that a shell knows.
enum SystemFiles {
    /// The files that `pattern` fits, in the order of their names; `~` at its beginning is a home folder.
    static func matching(_ pattern: String) -> [String] {
        var found = glob_t()
        defer { globfree(&found) }
        let status = (Text.bytes(of: pattern).map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer {
            glob($0.baseAddress, GLOB_TILDE, nil, &found)
        }
        guard status == 0 else { return [] }
        return (0..<Int(found.gl_pathc)).compactMap { found.gl_pathv[$0] }.map { Text.keeping(cString: $0) }
    }
}
