import VocabCore

/// Notices while a game is played that words are deleted by somebody else, at the price of one look at a folder.
struct BookcaseWatch {
    private let store: Store
    private var status: FileStatus?

    /// A watch over the bookcases of `session` from now on.
    init(_ session: Session) {
        store = session.store
        status = store.bookcaseFolderStatus()
    }

    /// The words that all bookcases hold, where anything in their folder changed since this was asked last; nil where nothing did, or a
    /// file cannot be read, or the folder is gone as with a disk that was taken out, so that nobody knows what it holds.
    mutating func wordsAfterChange() -> Set<Word.ID>? {
        let now = store.bookcaseFolderStatus()
        if now == nil || now == status { return nil }
        status = now
        guard let contents = try? store.contents(), contents.problems.isEmpty else { return nil }
        return Set(contents.library.bookcases.lazy.flatMap(\.words).map(\.id))
    }
}
