import VocabCore

/// What came of the list that the bookcase `name` is tied to.
package typealias NamedListResult = (name: String, result: Result<ListResult, any Error>)

/// What came of a list that a bookcase is tied to.
struct TakenList {
    /// What the bookcase is called.
    let name: String
    let exchange: ListExchange
    /// The list as its remote has it.
    let version: Result<ListVersion?, any Error>
    var result: Result<ListResult, any Error>
}

/// What a library becomes by the lists that its bookcases are tied to.
struct ListSteps {
    var library: Library
    /// The words of each list that became part of others.
    var renamedWords: [[Word.ID: Word.ID]] = []
    /// What comes of each list, in the order of their bookcases.
    var lists: [TakenList] = []
    /// The backup that holds the words that were taken away.
    var backup: String?

    init(in library: Library) { self.library = library }

    init(_ step: ListStep) { (library, renamedWords) = (step.library, [step.renamedWords]) }
}

/// The lists that bookcases are tied to, on their way into the store.
///
/// They are fetched before the store is locked, and taken into it once.
package final class ListUpdate {
    private let repository: ListRepository
    /// What each remote holds.
    private let versions: [String: Result<ListVersion?, any Error>]
    private var taken: ListSteps?

    /// Fetches the lists of `bookcases`.
    init(of bookcases: [Bookcase], in repository: ListRepository) {
        self.repository = repository
        let remotes = Set(bookcases.compactMap { $0.listLink?.remote })
        versions = Dictionary(
            uniqueKeysWithValues: remotes.sorted().map { remote in (remote, Result { try repository.fetch(remote) }) })
    }

    /// Whether the store has what the lists hold.
    var isTaken: Bool { taken != nil }

    /// What `library` becomes by the lists that its bookcases are tied to; one that cannot be merged changes nothing. Which those are it
    /// says itself, for another device may have left a list.
    func steps(in library: Library, of store: Store) -> ListSteps {
        var steps = ListSteps(in: library)
        for bookcase in library.bookcases {
            guard let link = bookcase.listLink, let version = versions[link.remote] else { continue }
            let exchange = ListExchange(role: link.role, remote: link.remote, bookcase: bookcase.id, isAsked: false)
            let result = Result {
                let step = try ListStep(exchange, version.get(), in: steps.library, repository) { try store.answeredWords() }
                steps.library = step.library
                steps.renamedWords.append(step.renamedWords)
                return step.result
            }
            steps.lists.append(
                TakenList(name: bookcase.name.description, exchange: exchange, version: version, result: result))
        }
        return steps
    }

    /// Says that the store has what `steps` came to.
    func take(_ steps: ListSteps) { taken = steps }

    /// What came of each list; empty before they are taken.
    var lists: [TakenList] {
        (taken?.lists ?? []).map { list in
            var list = list
            list.result = list.result.map {
                var result = $0
                if result.received.removed > 0 { result.backup = taken?.backup }
                return result
            }
            return list
        }
    }
}

extension Store {
    /// The words that answers were given to.
    func answeredWords() throws -> Set<Word.ID> { Set(try history().reviews.map(\.word)) }
}

extension LockedStore {
    /// Makes answers to words that became part of others answers to those.
    func moveAnswers(of words: [Word.ID: Word.ID]) throws {
        let moved = try movedAnswers(words)
        if moved.isEmpty { return }
        try mergeHistory(named: Store.movedAnswersFile) { HistoryMerge.merged(base: [], ours: $0, theirs: moved) }
    }
}
