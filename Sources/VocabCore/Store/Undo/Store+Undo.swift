/// What `undo` or `redo` would do next.
package struct UndoStep: Equatable, Sendable {
    /// What was done, or taken back.
    package enum Deed: Equatable, Sendable {
        case change(Change)
        case answer(Review)
    }

    /// What was done.
    package let deed: Deed
    /// When it was done.
    package let at: Timestamp
    fileprivate let handle: Handle

    fileprivate enum Handle: Equatable, Sendable {
        case entry(UndoEntryName)
        case answer(Identifier<Review>, by: Identifier<Device>)
    }
}

/// Which way through the changes.
package enum UndoDirection: Sendable {
    case undo, redo
}

extension Store {
    /// How many changes can be taken back.
    static let undoLimit = 30

    /// The last change or answer that stands, or the last that was taken back and may be done again; nil when there is none.
    ///
    /// - Throws: `StoreError`.
    package func nextStep(_ direction: UndoDirection) throws -> UndoStep? {
        try inStoreTerms {
            let device = try settings().device
            let bytes = try device.flatMap { try read(historyPath(of: $0)) } ?? []
            let history = HistoryFile(endOf: bytes, length: Self.historyLookedAt)
            let names = try entryNames()
            let entry = try (direction == .undo ? names.last { !$0.isRedo } : names.first { $0.isRedo })
                .map { ($0, try readEntry($0)) }
            let answer =
                direction == .undo
                ? history.answers.standing.last.flatMap { isLater($0, than: entry?.1, on: device) ? $0 : nil }
                : try nextAnswerToRedo(history, before: entry?.1, names, on: device)
            if let answer, let device {
                return UndoStep(deed: .answer(answer.review), at: answer.review.at, handle: .answer(answer.id, by: device))
            }
            guard let (name, found) = entry, direction == .undo || !hasAnswers(history, since: found, on: device) else {
                return nil
            }
            return UndoStep(deed: .change(found.change), at: found.at, handle: .entry(name))
        }
    }

    /// Takes `step` back, or does it again; returns false when it did not, because the store was changed meanwhile.
    ///
    /// - Throws: `StoreError`, and `LibraryError.nameTaken` when a bookcase cannot come back under its name.
    package func take(_ step: UndoStep, _ direction: UndoDirection, at moment: Timestamp) throws -> Bool {
        try locked { before in
            guard try nextStep(direction) == step else { return false }
            switch step.handle {
            case .answer(let id, let device):
                _ = try append(direction == .undo ? .undo(id, at: moment) : .redo(id, at: moment), by: device)
                return true
            case .entry(let name): return try turn(name, before)
            }
        }
    }

    /// Applies an entry, and puts the one that leads back in its place. Returns false when nothing is left that it could change:
    /// then it is removed.
    private func turn(_ name: UndoEntryName, _ before: StoreContents) throws -> Bool {
        var entry = try readEntry(name)
        if let reason = before.reasonNotToTouch(entry) { throw reason }
        let library = try entry.patch.applied(to: before.library)
        entry.patch = LibraryPatch(from: library, to: before.library)
        entry.undonePosition = name.isRedo ? nil : try historySize(of: before.library.settings.device)
        if entry.patch.isEmpty {
            try files.remove(entryPath(name))
            return false
        }
        try commit(library, over: before, entry, as: name.turned)
        return true
    }
}

extension Store {
    /// How many bytes at the end of a history are searched for answers to take back.
    private static let historyLookedAt = 1 << 16

    func entryPath(_ name: UndoEntryName) -> Path { undoFolder.appending(name.fileName) }

    /// The entries that count, by number: of each the last revision, and none that is to be redone below one that stands.
    func entryNames() throws -> [UndoEntryName] {
        let all = try files.list(undoFolder).compactMap { UndoEntryName(fileName: $0.name) }.sorted()
        let last = all.indices.filter { $0 + 1 == all.endIndex || all[$0 + 1].number != all[$0].number }.map { all[$0] }
        let newest = last.last { !$0.isRedo }?.number ?? 0
        return last.filter { !$0.isRedo || $0.number > newest }
    }

    /// Removes the entries that no longer count, and those beyond the limit. What cannot be removed does no harm.
    func tidyEntries() {
        guard let all = try? files.list(undoFolder).compactMap({ UndoEntryName(fileName: $0.name) }),
            let names = try? entryNames()
        else { return }
        let counting = Set(names.filter { $0.isRedo } + names.filter { !$0.isRedo }.suffix(Self.undoLimit))
        for name in all.sorted() where !counting.contains(name) { try? files.remove(entryPath(name)) }
    }

    private func readEntry(_ name: UndoEntryName) throws -> UndoEntry {
        let path = entryPath(name)
        guard let bytes = try read(path) else { throw FileFailure.system(.read, path: path, errorNumber: FileFailure.noSuchFile) }
        return try decoded(bytes, from: path, UndoEntryFile.decode)
    }

    /// Whether an answer was given after a change was first made. Of changes made on other devices nobody knows.
    private func isLater(_ answer: HistoryFile.Answer, than entry: UndoEntry?, on device: Identifier<Device>?) -> Bool {
        guard let entry, entry.isComparable(on: device) else { return true }
        return answer.offset >= entry.position
    }

    /// The answer to do again, when it was taken back after the change `entry` was, and nothing new has been done since.
    private func nextAnswerToRedo(
        _ history: HistoryFile, before entry: UndoEntry?, _ names: [UndoEntryName], on device: Identifier<Device>?
    ) throws -> HistoryFile.Answer? {
        guard let answer = history.answers.undone.last, let undoneAt = answer.undoneAt else { return nil }
        if let entry, entry.isComparable(on: device), let position = entry.undonePosition, position > undoneAt { return nil }
        if let newest = try names.last.map(readEntry), newest.isComparable(on: device), newest.position > undoneAt { return nil }
        return answer
    }

    /// Whether answers were given after a change was taken back; then it is not done again.
    private func hasAnswers(_ history: HistoryFile, since entry: UndoEntry, on device: Identifier<Device>?) -> Bool {
        guard entry.isComparable(on: device), let position = entry.undonePosition else { return false }
        return history.lines.contains { line in
            if case .review = line.content { line.offset >= position } else { false }
        }
    }
}
