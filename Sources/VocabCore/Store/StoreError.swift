/// Why the store could not do what it was asked.
package enum StoreError: Error, Equatable, Sendable {
    /// The disk failed.
    case file(FileFailure)
    /// A file is not what the store writes: where, and why.
    case broken(path: Path, at: TextPosition, JSONError.Problem)
    /// A file was written by a later version; it is left as it is.
    case newerFormat(path: Path, format: Int, supported: Int)
    /// A new bookcase cannot be written, for its file name is taken by a file that cannot be read.
    case fileNameTaken(path: Path)

    /// Whether it says nothing about the file itself: the disk did not give it.
    var isOfDisk: Bool {
        if case .file = self { true } else { false }
    }
}
