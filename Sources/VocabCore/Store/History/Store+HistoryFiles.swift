extension Store {
    /// From how many bytes on a history goes on in a new file: about 3,000 answers.
    static let historyPartSize = 1 << 20

    /// Where the history of a device begins.
    func historyPath(of device: Identifier<Device>) -> Path { historyFolder.appending(HistoryName(device: "\(device)").fileName) }

    /// The files of all histories: those of one device one after the other, as they were written.
    func historyPaths() throws -> [Path] { try historyPartsByDevice().flatMap(\.self) }

    /// The files of each device's history, in the order in which they were written.
    func historyPartsByDevice() throws -> [[Path]] {
        let names = try inStoreTerms { try files.list(historyFolder) }.compactMap { HistoryName(fileName: $0.name) }
        let devices = Dictionary(grouping: names, by: \.device).values.map { $0.sorted() }
        return devices.sorted { $0[0] < $1[0] }.map { names in names.map { historyFolder.appending($0.fileName) } }
    }

    /// The files of the history of `device`, in the order in which they were written.
    func historyParts(of device: Identifier<Device>) throws(FileFailure) -> [Path] {
        try files.list(historyFolder).compactMap { HistoryName(fileName: $0.name) }.filter { $0.device == "\(device)" }.sorted()
            .map { historyFolder.appending($0.fileName) }
    }

    /// The last `count` bytes of a history: enough of them to take answers back and to learn from mistakes, however long it is.
    func recentHistory(in parts: [Path], bytes count: Int) throws -> HistoryFile {
        var ends: [HistoryFile] = []
        var missing = count
        for path in parts.reversed() where missing > 0 {
            guard let end = try files.readEnd(path, in: root, count: missing) else { continue }
            ends.append(HistoryFile(end))
            missing -= end.bytes.count
        }
        return HistoryFile(joining: ends.reversed())
    }

    /// The last answers of every device, as many as `count` bytes of each history hold. What cannot be read counts as none.
    func recentReviews(bytes count: Int) -> [Review] {
        let histories = (try? historyPartsByDevice()) ?? []
        return History(histories.compactMap { try? recentHistory(in: $0, bytes: count) }).reviews
    }

    /// Where the history of `device` goes on: its last file, or a new one where that is full. A last line that a crash tore is mended
    /// where it is.
    func historyEnd(of device: Identifier<Device>) throws(FileFailure) -> (path: Path, earlier: [Path]) {
        let parts = try historyParts(of: device)
        guard let last = parts.last, let name = HistoryName(fileName: last.name) else { return (historyPath(of: device), []) }
        if let size = try files.status(last)?.size, size >= Self.historyPartSize,
            let end = try files.readEnd(last, in: root, count: DiskFileSystem.chunk), HistoryFile(end).tornAt == nil
        {
            return (historyFolder.appending(HistoryName(device: name.device, part: name.part + 1).fileName), parts)
        }
        return (last, parts.dropLast())
    }

    /// The number for what is done next on this device: greater than every one that its history and the undo entries hold.
    ///
    /// Numbers tell the order among answers and changes. They go on when a history was replaced by a shorter or a longer one.
    func nextSequence() throws -> Int {
        let parts = try device().map { try historyParts(of: $0) } ?? []
        return try nextSequence(after: FileEnd(offset: 0, bytes: []), parts)
    }

    /// The same where the history of the device ends with `end`, before which the files `earlier` stand.
    func nextSequence(after end: FileEnd, _ earlier: [Path]) throws(FileFailure) -> Int {
        let names = try files.list(undoFolder).compactMap { UndoEntryName(fileName: $0.name) }
        return max(try lastSequence(in: end, earlier[...]), names.map { max($0.number, $0.revision) }.max() ?? 0) + 1
    }

    /// The greatest number in the last lines of a history; where they hold none, their place in the file.
    private func lastSequence(in end: FileEnd, _ earlier: ArraySlice<Path>) throws(FileFailure) -> Int {
        if let last = HistoryFile(end).lines.last { return last.sequence }
        let place = end.offset + end.bytes.count
        guard let path = earlier.last, let before = try files.readEnd(path, in: root, count: DiskFileSystem.chunk) else {
            return place
        }
        return max(place, try lastSequence(in: before, earlier.dropLast()))
    }
}
