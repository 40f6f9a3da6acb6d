extension Store {
    /// The state of the folder of the bookcases, which differs once a file in it was put there, replaced or removed; nil where it cannot
    /// be told.
    package func bookcaseFolderStatus() -> FileStatus? { try? files.status(folder) }
}
