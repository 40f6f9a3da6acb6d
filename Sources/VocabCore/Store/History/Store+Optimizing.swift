extension Store {
    /// Of how many words one is enough to fit a model to: the answers to some thousand words tell as much as all of a million.
    package func wordsPerFitted() throws -> Int { try historySize() / Self.fittedSize + 1 }

    /// So many bytes of answers, about 250,000, are enough.
    private static let fittedSize = 72 << 20

    /// When optimizing was last offered or done on this device; nil where it never was, or nobody knows any more.
    package func lastOptimizing() -> Timestamp? {
        guard let bytes = try? read(optimizingPath) else { return nil }
        return Timestamp(String(decoding: bytes, as: UTF8.self))
    }

    /// Keeps in `cache/` that optimizing was offered or done at `moment`. Where that fails it is offered once more, no harm.
    package func noteOptimizing(at moment: Timestamp) {
        keepInCache(Array(moment.description.utf8), at: optimizingPath)
    }

    private var optimizingPath: Path { cacheFolder.appending("optimizing") }
}
