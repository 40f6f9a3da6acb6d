/// What `undo` or `redo` would do next.
package struct UndoStep: Equatable, Sendable {
    /// What was done, or taken back.
    package enum Action: Equatable, Sendable {
        case change(Change)
        case answer(Review)
        case clearing(Clearing)
    }

    /// What was done.
    package let action: Action
    /// When it was done.
    package let at: Timestamp
    /// Whether nothing is left of it that could be changed: what came from other devices has taken its place. To take it removes it.
    package var isOvertaken = false
    fileprivate let handle: Handle

    fileprivate enum Handle: Equatable, Sendable {
        case entry(UndoEntryName)
        case line(Identifier<Review>, by: Identifier<Device>)
    }
}

/// Which way through the changes.
package enum UndoDirection: Sendable {
    case undo, redo
}

extension Store {
    /// How many changes can be taken back.
    static let undoLimit = 30

    /// The last change, answer or clearing that stands, or the last that was taken back and may be done again; nil when there is none.
    ///
    /// - Throws: `StoreError`.
    package func nextStep(_ direction: UndoDirection) throws -> UndoStep? {
        try inStoreTerms {
            let device = try device()
            let history = try device.map { try recentHistory(in: historyParts(of: $0), bytes: Self.historyLookedAt) }
            let (standing, undone) = history?.undoableActions ?? ([], [])
            let names = try entryNames()
            let entry = try (direction == .undo ? names.last { !$0.isRedo } : names.first { $0.isRedo }).map(readEntry)
            let deed =
                direction == .undo
                ? standing.last.flatMap { isLater($0, than: entry, on: device) ? $0 : nil }
                : try undone.last.flatMap { try isNext($0, before: entry, names, on: device) ? $0 : nil }
            if let deed, let device {
                return UndoStep(action: deed.action, at: deed.at, handle: .line(deed.id, by: device))
            }
            guard let entry, direction == .undo || !hasUndoableActions(history, since: entry, on: device) else { return nil }
            return UndoStep(
                action: .change(entry.content.change), at: entry.content.at, isOvertaken: entry.content.isEmpty,
                handle: .entry(entry.name))
        }
    }

    /// Takes `step` back, or does it again; returns false when it did not, because the store was changed meanwhile.
    ///
    /// - Throws: `StoreError`, and `LibraryError.nameTaken` when a bookcase cannot come back under its name.
    package func take(_ step: UndoStep, _ direction: UndoDirection, at moment: Timestamp) throws -> Bool {
        try changing(at: moment) { before in
            guard try nextStep(direction) == step else { return false }
            switch step.handle {
            case .line(let id, let device):
                _ = try append(direction == .undo ? .undo(id, at: moment) : .redo(id, at: moment), by: device)
                return true
            case .entry(let name): return try turn(name, before, at: moment)
            }
        }
    }

    /// Applies an entry, and puts the one that leads back in its place. Returns false when nothing is left that it could change:
    /// then it is removed.
    private func turn(_ name: UndoEntryName, _ before: StoreContents, at moment: Timestamp) throws -> Bool {
        var entry = try readEntry(name).content
        if let reason = before.reasonNotToTouch(entry) { throw reason }
        var library = try entry.patch.applied(to: before.library)
        entry.patch = LibraryPatch(from: library, to: before.library)
        if entry.patch.choices != nil { library.settings.modified = moment }
        entry.formerPlace?.undonePosition = nil
        if entry.isEmpty {
            try files.remove(entryPath(name))
            return false
        }
        let answers = entry.answers
        entry.answers = answers.map { .init(device: $0.device, isCounting: !$0.isCounting, isNew: false) }
        try commit(library, over: before, entry, as: name.turned(as: try nextSequence())) {
            if let answers { try turn(answers, at: moment) }
        }
        return true
    }
}

extension Store {
    /// How many bytes at the end of a history are searched for answers to take back.
    private static let historyLookedAt = 1 << 16

    func entryPath(_ name: UndoEntryName) -> Path { undoFolder.appending(name.fileName) }

    /// The valid entries by number: of each change the last revision, without redo entries older than the newest undo entry.
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

    private func readEntry(_ name: UndoEntryName) throws -> NamedEntry {
        let path = entryPath(name)
        guard let bytes = try read(path) else { throw FileFailure.system(.read, path: path, errorNumber: FileFailure.noSuchFile) }
        return NamedEntry(name: name, content: try decoded(bytes, from: path, UndoEntryFile.decode))
    }

    /// Whether something was done after a change was first made. Where nobody knows, it was.
    private func isLater(_ deed: HistoryFile.UndoableAction, than entry: NamedEntry?, on device: Identifier<Device>?) -> Bool {
        guard let made = entry?.made(on: device) else { return true }
        return deed.sequence > made
    }

    /// Whether an answer or a clearing can be done again now: it was taken back after the change `entry` was, and nothing new has been done since.
    private func isNext(
        _ deed: HistoryFile.UndoableAction, before entry: NamedEntry?, _ names: [UndoEntryName], on device: Identifier<Device>?
    ) throws -> Bool {
        guard let undone = deed.undoneBy else { return false }
        if let turned = entry?.turned(on: device), turned >= undone { return false }
        if let made = try names.last.map(readEntry)?.made(on: device), made >= undone { return false }
        return true
    }

    /// Whether answers were given, or the record was cleared, after a change was taken back; then it is not done again.
    private func hasUndoableActions(_ history: HistoryFile?, since entry: NamedEntry, on device: Identifier<Device>?) -> Bool {
        guard let turned = entry.turned(on: device) else { return false }
        return history?.lines.contains { line in
            switch line.content {
            case .review, .clearing: line.sequence > turned
            case .undo, .redo, .other: false
            }
        } ?? false
    }
}

/// An undo entry with its name, which tells its order among the answers.
private struct NamedEntry {
    let name: UndoEntryName
    let content: UndoEntry

    /// The number by which the change was first made; nil where it cannot be compared with the answers of `device`.
    func made(on device: Identifier<Device>?) -> Int? {
        guard let place = content.formerPlace else { return name.number }
        return place.isKnown(on: device) ? place.position : nil
    }

    /// The number by which it was last taken back or done again; nil where it cannot be compared.
    func turned(on device: Identifier<Device>?) -> Int? {
        guard let place = content.formerPlace, let position = place.undonePosition else { return name.revision }
        return place.isKnown(on: device) ? position : nil
    }
}
