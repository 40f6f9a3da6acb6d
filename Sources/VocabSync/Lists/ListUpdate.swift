import VocabCore

/// What came of the list that the bookcase `name` is tied to.
package typealias NamedListResult = (name: String, result: Result<ListResult, any Error>)

/// A list that a bookcase is tied to, as its remote has it now.
struct FetchedList {
    /// What the bookcase is called.
    let name: String
    let exchange: ListExchange
    let version: Result<ListVersion?, any Error>
}

/// What a library becomes by the lists that its bookcases are tied to.
struct ListSteps {
    var library: Library
    /// The words of each list that became part of others.
    var renamedWords: [[Word.ID: Word.ID]] = []
    /// What comes of each list, in their order.
    var results: [Result<ListResult, any Error>] = []
    /// The backup that holds the words that were taken away, where nobody else tells of it.
    var backup: String?

    init(in library: Library) { self.library = library }

    init(_ step: ListStep) { (library, renamedWords, results) = (step.library, [step.renamedWords], [.success(step.result)]) }
}

/// The lists that bookcases are tied to, on their way into the store.
///
/// They are fetched before the store is locked, and taken into it once.
package final class ListUpdate {
    private let repository: ListRepository
    private let lists: [FetchedList]
    private var taken: ListSteps?

    /// Fetches the lists of `bookcases`.
    init(of bookcases: [Bookcase], in repository: ListRepository) {
        self.repository = repository
        lists = bookcases.compactMap { bookcase in
            bookcase.listLink.map { link in
                FetchedList(
                    name: bookcase.name.description,
                    exchange: ListExchange(role: link.role, remote: link.remote, bookcase: bookcase.id, isAsked: false),
                    version: Result { try repository.fetch(link.remote) })
            }
        }
    }

    /// Whether the store has what the lists hold.
    var isTaken: Bool { taken != nil }

    /// What `library` becomes by the lists; one that cannot be merged changes nothing.
    func steps(in library: Library, of store: Store) -> ListSteps {
        var steps = ListSteps(in: library)
        for list in lists {
            steps.results.append(
                Result {
                    let step = try ListStep(list.exchange, list.version.get(), in: steps.library, repository) {
                        try store.answeredWords()
                    }
                    steps.library = step.library
                    steps.renamedWords.append(step.renamedWords)
                    return step.result
                })
        }
        return steps
    }

    /// Says that the store has what `steps` came to.
    func take(_ steps: ListSteps) { taken = steps }

    /// What came of each list; empty before they are taken.
    var results: [(list: FetchedList, result: Result<ListResult, any Error>)] {
        zip(lists, taken?.results ?? []).map { list, result in
            (
                list,
                result.map {
                    var result = $0
                    if result.received.removed > 0 { result.backup = taken?.backup }
                    return result
                }
            )
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
