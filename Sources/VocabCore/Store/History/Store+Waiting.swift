extension Store {
    /// How many words of all bookcases wait on a day: what a shell's prompt asks for again and again.
    package struct Waiting: Equatable, Sendable {
        /// Those that are due.
        package let due: Int
        /// The new ones that the day has room for.
        package let new: Int

        /// So many.
        package init(due: Int, new: Int) {
            self.due = due
            self.new = new
        }
    }

    /// What was counted last for `day`, where no file of the store has changed since; nil otherwise.
    package func keptWaiting(on day: Day, _ settings: MemorySettings, _ calendar: LearnerCalendar) -> Waiting? {
        guard let bytes = try? read(waitingPath), var row = NumberRowReader(bytes),
            let state = waitingState(day, settings, calendar), row.next() == state
        else { return nil }
        let waiting = Waiting(due: row.integer(), new: row.integer())
        return row.isAtEnd ? waiting : nil
    }

    /// Keeps what was counted for `day`, where `state` is still that of the store; nothing depends on it.
    package func keep(
        _ waiting: Waiting, on day: Day, _ settings: MemorySettings, _ calendar: LearnerCalendar, counted state: UInt64
    ) {
        guard waitingState(day, settings, calendar) == state else { return }
        var row = NumberRow()
        row.add(state)
        row.add(waiting.due)
        row.add(waiting.new)
        row.add(row.checksum)
        keepInCache(row.bytes, at: waitingPath)
    }

    /// A number that is another one as soon as any file changes that the count depends on; nil where a file cannot be looked at, or a change
    /// is just being written.
    package func waitingState(_ day: Day, _ settings: MemorySettings, _ calendar: LearnerCalendar) -> UInt64? {
        guard let paths = try? [settingsPath] + bookcasePaths() + historyPaths(),
            case .success(nil) = Result(catching: { try files.status(pendingPath) })
        else { return nil }
        var row = NumberRow()
        row.add(Self.waitingLayout)
        row.add(MemoryCache.key(settings, calendar))
        row.add(day.number)
        for path in paths {
            row.add(path.name)
            guard case .success(let version) = Result(catching: { try files.version(of: path) }) else { return nil }
            row.add(version?.size)
            row.add(version?.identity ?? 0)
            row.add(version?.modified)
        }
        return row.checksum
    }

    private var waitingPath: Path { cacheFolder.appending("waiting") }
    /// Another number in front means that words are counted otherwise.
    private static let waitingLayout: UInt64 = 0x7661_6974_0001
}
