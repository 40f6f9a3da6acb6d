extension Store {
    /// The memories that the histories of all devices leave, and what could not be read of them.
    ///
    /// Years of answers are not worked out anew each time: what was worked out last is kept in `cache/`, and only what came since is
    /// added. The result is the same, to the last bit.
    /// - Throws: `StoreError` when the folder of the histories cannot be read.
    package func memories(
        _ settings: MemorySettings, calendar: LearnerCalendar, now: Timestamp, cachesFrom size: Int = Self.cachedSize
    ) throws -> (memories: Memories, problems: [StoreError]) {
        guard let sources = try cacheSources(), sources.reduce(0, { $0 + $1.size }) >= size else {
            let history = try history()
            return (Memories(of: history.remembered(at: now), settings: settings, calendar: calendar, now: now), history.problems)
        }
        if let (memories, cached) = kept(settings, calendar, sources, now: now) {
            if memories.answers - cached.answers > Self.answersUncached { keep(memories, sources) }
            return (memories, [])
        }
        let history = try history()
        let memories = Memories(of: history.remembered(at: now), settings: settings, calendar: calendar, now: now)
        // No cache is written if answers dated in the future were left out, for they count later, if it is not sure yet which answers
        // have no date, or if a history was not read whole or changed while it was read.
        if memories.leftOut == 0, history.isJudged(at: now), history.problems.isEmpty, try cacheSources() == sources {
            keep(memories, sources)
        }
        return (memories, history.problems)
    }

    /// The memories that need not be worked out, for they are kept in `cache/`; nil where they are not, or another history was kept.
    package func keptMemories(_ settings: MemorySettings, calendar: LearnerCalendar, now: Timestamp) -> Memories? {
        guard let sources = try? cacheSources() else { return nil }
        return kept(settings, calendar, sources, now: now)?.memories
    }

    /// The memories as they are now, and as they are kept.
    private func kept(
        _ settings: MemorySettings, _ calendar: LearnerCalendar, _ sources: [MemoryCache.Source], now: Timestamp
    ) -> (memories: Memories, cached: Memories)? {
        let end = Timestamp(secondsSince1970: now.secondsSince1970 + 86_400)
        // A cache that was written while the clock was ahead holds answers that do not count yet.
        guard let bytes = try? read(cachePath), let cached = MemoryCache(bytes, settings, calendar),
            cached.memories.latest.map({ $0 <= end }) ?? true,
            let memories = try? grown(cached, to: sources, now: now)
        else { return nil }
        return (memories, cached.memories)
    }

    /// How many bytes the histories of all devices hold; 0 where nothing was ever answered.
    package func historySize() throws -> Int {
        try historyPaths().reduce(0) { size, path in size + (try inStoreTerms { try files.status(path)?.size ?? 0 }) }
    }

    /// The bookcase of the last answer on any device; nil where there is none.
    package func lastPlayed() -> Bookcase.ID? {
        recentReviews(bytes: Self.lastAnswersBytes).last?.bookcase
    }

    /// How much of the end of a history holds its last answers.
    private static let lastAnswersBytes = 1 << 14

    /// Smaller histories, in bytes, are read faster than it takes to keep a cache: about 1,000 answers.
    package static let cachedSize = 1 << 18
    /// After so many answers more the cache is written again.
    private static let answersUncached = 500

    var cacheFolder: Path { root.appending("cache") }
    private var cachePath: Path { cacheFolder.appending("memories") }

    /// The histories as they are now; nil where one cannot be looked at.
    private func cacheSources() throws -> [MemoryCache.Source]? {
        var sources: [MemoryCache.Source] = []
        for path in try historyPaths() {
            guard let status = try? files.version(of: path) else { return nil }
            sources.append(
                MemoryCache.Source(
                    name: path.name, size: status.size, identity: status.identity, modified: status.modified))
        }
        return sources
    }

    /// The memories of `cache` with the answers that were added to the histories since; nil where something else happened to them.
    private func grown(_ cache: MemoryCache, to sources: [MemoryCache.Source], now: Timestamp) throws -> Memories? {
        if cache.sources == sources { return cache.memories }
        // Only where one device went on is it sure in which order its answers come.
        guard let added = cache.sources.added(in: sources) else { return nil }
        var reviews: [Review] = []
        for (source, size) in added {
            guard let end = try files.readEnd(historyFolder.appending(source.name), in: root, count: source.size - size + 1),
                end.offset == size
            else { return nil }
            let file = HistoryFile(end)
            guard file.broken.isEmpty, file.tornAt == nil else { return nil }
            for line in file.lines {
                switch line.content {
                case .review(_?, let review): reviews.append(review)
                case .clearing(_, let clearing) where clearing.subject == .wrongAnswers: continue
                default: return nil
                }
            }
        }
        var memories = cache.memories
        let latest = Timestamp(secondsSince1970: now.secondsSince1970 + 86_400)
        for review in reviews {
            guard memories.canAdd(review), review.at >= History.earliest, review.at <= latest else { return nil }
            memories.add(review)
        }
        return memories
    }

    /// Keeps memories for the next time; where that fails, they are worked out again.
    private func keep(_ memories: Memories, _ sources: [MemoryCache.Source]) {
        keepInCache(MemoryCache(sources: sources, memories: memories).encode(), at: cachePath)
    }

    /// Writes a file of `cache/`, if that can be done: nothing depends on it.
    func keepInCache(_ bytes: [UInt8], at path: Path) {
        do {
            try files.makeFolder(cacheFolder)
            try files.confine(cacheFolder, to: root)
            try write(bytes, to: path, over: try files.version(of: path))
        } catch {}
    }
}

extension [MemoryCache.Source] {
    /// The files to which something was added, each with the size that it had, where one history went on at its end and nothing else
    /// happened; nil otherwise.
    fileprivate func added(in sources: Self) -> [(source: MemoryCache.Source, size: Int)]? {
        let known = Dictionary(map { ($0.name, $0) }) { first, _ in first }
        let changed = sources.filter { known[$0.name] != $0 }
        guard let device = changed.first?.device else { return nil }
        let parts = sources.filter { $0.device == device }
        guard sources.count(where: { known[$0.name] != nil }) == count, known[parts[0].name] != nil,
            changed == parts.suffix(changed.count)
        else { return nil }
        var added: [(MemoryCache.Source, Int)] = []
        for source in changed {
            let before = known[source.name]
            guard before.map({ $0.identity == source.identity && $0.size <= source.size }) ?? true else { return nil }
            added.append((source, before?.size ?? 0))
        }
        return added
    }
}

extension MemoryCache.Source {
    fileprivate var device: String? { HistoryName(fileName: name)?.device }
}
