import VocabCore
import VocabLists

extension Library {
    /// Takes the words of `list` into the bookcase with this id, the known ones by `rule`; says what became of the rows and how many words
    /// the bookcase holds then.
    mutating func take(
        _ list: WordList, into id: Bookcase.ID, _ rule: DuplicateRule, listingChanges: Bool = false, at moment: Timestamp,
        using generator: inout SystemGenerator
    ) throws -> (counts: ImportCounts, wordCount: Int) {
        let others = bookcases.filter { $0.id != id }
        return try update(id) { bookcase in
            let counts = bookcase.merge(
                list, onDuplicate: rule, leaving: Set(others.lazy.flatMap(\.words).map(\.id)), listingChanges: listingChanges,
                at: moment, using: &generator)
            return (counts, bookcase.words.count)
        }
    }
}
