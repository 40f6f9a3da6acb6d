/// What the files of a store hold, as they lie there: also two bookcases of one name, as there may be while names are swapped.
struct WrittenFiles {
    /// A bookcase and its file; nil for one that is to be put back and has none.
    struct Entry {
        var bookcase: Bookcase
        var path: Path?
    }

    var bookcases: [Entry] = []
    var settings = Settings()
    var unreadable: [StoreError] = []
    var settingsProblem: StoreError?
    /// How each file was just before it was read. Only what is still so is replaced.
    var versions: [Path: FileStatus] = [:]

    /// What the disk would not give just now, though it may the next time: reason enough to change nothing.
    var conflict: StoreError? {
        (unreadable + (settingsProblem.map { [$0] } ?? [])).first { problem in
            guard case .file(let failure) = problem, case .system = failure else { return false }
            return failure.kind == .other
        }
    }

    /// These files with the change of `entry` undone, of which any part may have been written.
    ///
    /// A bookcase is put back only if it has the checksum that the change gave it, or is gone if the change removed it. Otherwise
    /// it was not written yet, or was edited by hand since, and stays as it is.
    func undoing(_ entry: UndoEntry) -> WrittenFiles {
        var files = self
        for (id, step) in entry.patch.steps {
            let checksum = entry.checksums[id] ?? ""
            if checksum.isEmpty {
                guard !files.bookcases.contains(where: { $0.bookcase.id == id }), let back = step.applied(to: nil) else {
                    continue
                }
                files.bookcases.append(Entry(bookcase: back, path: nil))
            } else if let index = files.bookcases.firstIndex(where: {
                $0.bookcase.id == id && $0.bookcase.fingerprint == checksum
            }) {
                if let back = step.applied(to: files.bookcases[index].bookcase) {
                    files.bookcases[index].bookcase = back
                } else {
                    files.bookcases.remove(at: index)
                }
            }
        }
        if let choices = entry.patch.choices, LibraryPatch.Choices(of: settings) == entry.choicesAfter {
            files.settings = choices.applied(to: files.settings)
        }
        return files
    }

    /// Why a bookcase that `entry` speaks of is not there, when that is because a file cannot be read.
    func reasonNotToTouch(_ entry: UndoEntry) -> StoreError? {
        let isMissing = entry.patch.steps.contains { id, _ in
            entry.checksums[id] ?? "" != "" && !bookcases.contains { $0.bookcase.id == id }
        }
        return isMissing ? unreadable.first : nil
    }
}

extension Bookcase {
    /// Tells this bookcase from any other content it may have.
    fileprivate var fingerprint: String { Fingerprint.of(BookcaseFile.encode(self)) }
}
