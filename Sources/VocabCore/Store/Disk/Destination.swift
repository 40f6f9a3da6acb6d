/// What stands where a learner wants something to be written, links followed.
package enum Destination: Equatable, Sendable {
    /// Nothing.
    case free
    /// A plain file of this many bytes.
    case file(bytes: Int)
    /// What takes bytes one after the other and is not replaced: a pipe, a terminal, `/dev/null`, an open descriptor.
    case stream
    /// What nothing can be written to that way.
    case unusable(Kind)

    /// What is no place for a file.
    package enum Kind: Equatable, Sendable {
        case folder, socket, blockDevice
        /// Something in the folder of the store itself.
        case store
        /// The list that is being read.
        case list
    }

    /// Whether `path` is the program's standard output under one of its names.
    package static func isStandardOutput(_ path: String) -> Bool { path == "-" || descriptor(named: path) == 1 }

    /// The open descriptor that `path` names, as in `/dev/fd/3`; nil when it names none.
    static func descriptor(named path: String) -> Int32? {
        switch path {
        case "/dev/stdout": return 1
        case "/dev/stderr": return 2
        default: break
        }
        let folder = ["/dev/fd/", "/proc/self/fd/"].first { path.utf8.starts(with: $0.utf8) }
        return folder.flatMap { Int32(path.utf8.dropFirst($0.utf8.count).map { String(Unicode.Scalar($0)) }.joined()) }
    }
}
