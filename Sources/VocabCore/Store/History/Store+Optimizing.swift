extension Store {
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
