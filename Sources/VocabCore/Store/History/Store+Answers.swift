extension Store {
    /// Saves what `body` changes, like `update`, together with answers that were given elsewhere, and says how many of them were not
    /// there before: all of it is on disk when this returns, or nothing.
    ///
    /// The answers become the history of another device. `undo` takes the whole change back, and `redo` does it again.
    /// - Throws: `StoreError`, also where a history that may hold them cannot be read; and what `body` throws.
    package func update<Result>(
        _ change: Change, at moment: Timestamp, using generator: inout some RandomNumberGenerator,
        bringing body: (inout Library) throws -> (Result, [HistoryAnswer])
    ) throws -> (result: Result, answers: Int) {
        try changing(at: moment) { before in
            var library = before.library
            let (result, answers) = try body(&library)
            let missing = try missing(answers, library, at: moment, using: &generator)
            if library == before.library, missing.lines.isEmpty { return (result, 0) }
            var entry = UndoEntry(
                change: change, at: moment, patch: LibraryPatch(from: library, to: before.library), checksums: [:])
            let name = UndoEntryName(number: try nextSequence())
            if missing.lines.isEmpty {
                try commit(library, over: before, entry, as: name)
                return (result, 0)
            }
            let device = Identifier<Device>(using: &generator)
            entry.answers = UndoEntry.BroughtAnswers(device: device, isCounting: false, isNew: true)
            try commit(library, over: before, entry, as: name) {
                try files.makeFolder(historyFolder)
                try files.create(historyPath(of: device), with: Self.encoded(missing.lines, from: 1))
            }
            return (result, missing.count)
        }
    }

    /// How many of `answers`, which are to words in `library`, are not there yet: what `update(bringing:)` would say.
    ///
    /// - Throws: `StoreError`.
    package func countNew(
        _ answers: [HistoryAnswer], _ library: Library, at moment: Timestamp, using generator: inout some RandomNumberGenerator
    ) throws -> Int {
        try missing(answers, library, at: moment, using: &generator).count
    }

    private func missing(
        _ answers: [HistoryAnswer], _ library: Library, at moment: Timestamp, using generator: inout some RandomNumberGenerator
    ) throws -> MissingAnswers {
        if answers.isEmpty { return MissingAnswers() }
        let (files, problems) = try historyFiles()
        for case .file(let failure) in problems { throw StoreError.file(failure) }
        let words = Set(library.bookcases.lazy.flatMap(\.words).map(\.id))
        return MissingAnswers(answers, beyond: files, words: words, at: moment, using: &generator)
    }

    /// Makes the answers that a change brought count, or no longer, as its entry has it: lines more at the end of their history.
    func turn(_ brought: UndoEntry.BroughtAnswers, at moment: Timestamp) throws {
        let path = historyPath(of: brought.device)
        guard let bytes = try files.read(path, in: root, limit: Self.maximumHistorySize) else { return }
        let lines = HistoryFile(bytes).lines(making: brought.isCounting, at: moment)
        if lines.isEmpty { return }
        try files.append(to: path, in: root, tornTo: path.adding(suffix: Self.restSuffix)) { end throws(FileFailure) in
            Self.encoded(lines, from: try nextSequence(after: end, []))
        }
    }

    /// Puts back what an unfinished change did to the answers it brought.
    func putBack(_ brought: UndoEntry.BroughtAnswers, at moment: Timestamp) throws {
        if brought.isNew { try files.remove(historyPath(of: brought.device)) } else { try turn(brought, at: moment) }
    }

    private static func encoded(_ lines: [HistoryLine], from number: Int) -> [UInt8] {
        lines.enumerated().flatMap { $1.encoded(sequence: number + $0) }
    }
}

extension HistoryFile {
    /// The undo and redo lines to append so that the answers in this history count, or no longer count. Answers of other
    /// histories that this one took back are set to the opposite, because this history holds their replacements.
    fileprivate func lines(making isCounting: Bool, at moment: Timestamp) -> [HistoryLine] {
        var own: Set<Identifier<Review>> = []
        var isUndone: [Identifier<Review>: Bool] = [:]
        var order: [Identifier<Review>] = []
        func note(_ id: Identifier<Review>, undone: Bool) {
            if isUndone.updateValue(undone, forKey: id) == nil { order.append(id) }
        }
        for line in lines {
            switch line.content {
            case .review(let id?, _): if own.insert(id).inserted { note(id, undone: false) }
            case .undo(let id, _): note(id, undone: true)
            case .redo(let id, _): note(id, undone: false)
            case .review(nil, _), .clearing, .other: continue
            }
        }
        return order.compactMap { id in
            let wantsUndone = own.contains(id) != isCounting
            if isUndone[id] == wantsUndone { return nil }
            return wantsUndone ? .undo(id, at: moment) : .redo(id, at: moment)
        }
    }
}
