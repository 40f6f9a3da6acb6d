extension Store {
    /// Rebases all undo and redo entries: rewrites patches for `before` to fit `after`, which also holds what others changed.
    ///
    /// Where an entry and others changed the same thing, `merge` decides. An entry of which nothing is left stays, so that `undo` says
    /// so instead of taking back what was done before.
    func rebaseEntries(
        from before: Library, onto after: Library, _ merge: (_ base: Library, _ ours: Library, _ theirs: Library) -> Library
    ) throws {
        let names = try entryNames()
        for isRedo in [false, true] {
            let nearestFirst = isRedo ? names.filter(\.isRedo) : names.filter { !$0.isRedo }.reversed()
            var (old, new) = (before, after)
            for name in nearestFirst {
                guard let rebased = try rebase(name, from: old, onto: new, merge) else { continue }
                (old, new) = rebased
            }
        }
    }

    /// Adapts one entry; returns where it led to, and where it leads to now. Nil where it could not have been applied: it leads nowhere.
    private func rebase(
        _ name: UndoEntryName, from old: Library, onto new: Library,
        _ merge: (_ base: Library, _ ours: Library, _ theirs: Library) -> Library
    ) throws -> (old: Library, new: Library)? {
        let path = entryPath(name)
        guard let version = try files.version(of: path), let bytes = try read(path) else { return nil }
        var entry = try decoded(bytes, from: path, UndoEntryFile.decode)
        guard let earlier = try? entry.patch.applied(to: old) else {
            entry.patch = LibraryPatch()
            try files.replace(path, with: UndoEntryFile.encode(entry), over: version)
            return nil
        }
        let isTouched = entry.patch.choices != nil || entry.patch.steps.contains { old[$0.id] != new[$0.id] }
        let target = isTouched ? nil : try? entry.patch.applied(to: new)
        let rebased = target ?? merge(old, new, earlier)
        let patch = LibraryPatch(from: new, to: rebased)
        if patch != entry.patch {
            entry.patch = patch
            try files.replace(path, with: UndoEntryFile.encode(entry), over: version)
        }
        return (earlier, rebased)
    }
}
