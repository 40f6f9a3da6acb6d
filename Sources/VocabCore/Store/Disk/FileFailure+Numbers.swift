import Glibc

extension FileFailure {
    /// The error number for a file that is not there.
    package static let noSuchFile = ENOENT
    /// The error number where a new file or a new name meets one that is there.
    package static let alreadyThere = EEXIST

    /// Which kind of trouble a system error is, as exit codes tell them apart.
    package enum Kind: Sendable {
        case noSuchFile, notAFolder, noPermission, readOnly, diskFull, other
    }

    /// The kind of trouble.
    package var kind: Kind {
        guard case .system(_, _, let number) = self else { return .other }
        return switch number {
        case ENOENT: .noSuchFile
        case ENOTDIR: .notAFolder
        case EACCES, EPERM: .noPermission
        case EROFS: .readOnly
        case ENOSPC, EDQUOT, EFBIG: .diskFull
        default: .other
        }
    }

    /// What the system calls an error number, in its own words.
    package static func systemText(_ number: Int32) -> String {
        String(cString: strerror(number))
    }
}
