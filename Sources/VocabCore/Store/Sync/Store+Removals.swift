/// What was removed on this device, by identifier, since its words were last sent.
///
/// A store that syncs writes it down with each change. A word that another version holds and that is missing here without standing in
/// it was not deleted: a file vanished, an old copy took its place, or a repair could not read it.
package struct Removals: Equatable, Sendable {
    private let lines: Set<String>

    /// The removals that the lines of a file name; whatever else it holds names nothing.
    init(_ bytes: [UInt8]) {
        lines = Set(bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) })
    }

    /// Whether the word or bookcase was removed here.
    package func hold<Subject>(_ id: Identifier<Subject>) -> Bool { lines.contains(id.description) }

    /// Whether nothing was.
    package var isEmpty: Bool { lines.isEmpty }

    /// The lines that say what `after` lacks and `before` has.
    static func lines(from before: Library, to after: Library) -> [UInt8] {
        let changed = before.bookcases.filter { after[$0.id] != $0 }
        let kept = changed.map { Set((after[$0.id]?.words ?? []).map(\.id)) }
        var gone = zip(changed, kept).flatMap { bookcase, kept in bookcase.words.map(\.id).filter { !kept.contains($0) } }
        if !gone.isEmpty {
            // A word that stands in another bookcase now was moved.
            let moved = Set(after.bookcases.lazy.flatMap(\.words).map(\.id))
            gone.removeAll(where: moved.contains)
        }
        let names = changed.filter { after[$0.id] == nil }.map(\.id.description) + gone.map(\.description)
        return names.flatMap { Array($0.utf8) + [0x0A] }
    }

    /// `bytes` without the lines that these removals hold.
    fileprivate func taken(from bytes: [UInt8]) -> [UInt8] {
        bytes.split(separator: 0x0A).filter { !lines.contains(String(decoding: $0, as: UTF8.self)) }.flatMap { $0 + [0x0A] }
    }
}

extension Store {
    /// Holds the removals; only where a sync asked for them to be written down.
    var removalsPath: Path { root.appending("removed") }

    /// What was removed here and not sent yet.
    ///
    /// - Throws: `StoreError`.
    package func removals() throws -> Removals {
        try inStoreTerms { Removals(try read(removalsPath) ?? []) }
    }

    /// Whether removals are written down here.
    package var notesRemovals: Bool {
        get throws { try inStoreTerms { try files.status(removalsPath) != nil } }
    }

    /// Has removals written down from now on.
    ///
    /// - Throws: `StoreError`.
    package func beginNotingRemovals() throws {
        try inStoreTerms {
            if try files.status(removalsPath) == nil { try files.create(removalsPath, with: []) }
        }
    }

    /// Forgets removals that a commit holds; others that were noted since stay.
    ///
    /// - Throws: `StoreError`.
    package func forget(_ removals: Removals) throws {
        if removals.isEmpty { return }
        try inStoreTerms {
            try files.rewrite(removalsPath, in: root, limit: Self.maximumFileSize) { bytes throws(FileFailure) in
                removals.taken(from: bytes)
            }
        }
    }

    /// Writes down what a change removes, before it does.
    func noteRemovals(from before: Library, to after: Library) throws {
        let lines = Removals.lines(from: before, to: after)
        if lines.isEmpty { return }
        if try files.status(removalsPath) == nil { return }
        try files.append(to: removalsPath, in: root, tornTo: removalsPath.adding(suffix: ".torn")) { _ in lines }
    }
}
