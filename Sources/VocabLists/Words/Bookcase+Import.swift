import VocabCore

/// What becomes of a row whose word is there already.
package enum DuplicateRule: String, CaseIterable, Sendable {
    /// The word learns what the row knows more; nothing is lost.
    case merge
    /// The word stays as it is.
    case skip
    /// What the row says takes the place of what was there.
    case update
    /// The row becomes a word of its own, unless all it means is there already.
    case keep
}

/// What an import did.
package struct ImportCounts: Equatable, Sendable {
    /// What became of one word.
    package struct Change: Equatable, Sendable {
        /// The line of the first row that did it.
        package let line: Int
        /// The word as it was; nil for a new one.
        package let before: WordContent?
        /// The word as it is now.
        package let after: WordContent
    }

    /// Words that were not there before.
    package internal(set) var added = 0
    /// Rows that told something new about a word that was there.
    package internal(set) var merged = 0
    /// Rows that told nothing new.
    package internal(set) var unchanged = 0
    /// Rows that would have made a word too long.
    package internal(set) var bad: [WordList.BadRow] = []
    /// What became of each word that is new or changed, in the order of its first row; where it was asked for.
    package internal(set) var changes: [Change] = []
    /// The first few new words.
    package internal(set) var firstAdded: [WordContent] = []

    /// What the identifiers of the rows say.
    package internal(set) var identified = IdentifiedRows()

    /// How many words `firstAdded` holds at most.
    static let firstAddedLimit = 3

    /// Nothing was done yet.
    package init() {}

    /// All words of a bookcase came at once.
    package init(allAdded bookcase: Bookcase, listingChanges: Bool) {
        added = bookcase.words.count
        firstAdded = bookcase.words.prefix(Self.firstAddedLimit).map(\.content)
        guard listingChanges else { return }
        changes = bookcase.words.enumerated().map { Change(line: $0 + 1, before: nil, after: $1.content) }
    }
}

/// What the identifiers say that rows carry, where these came out of the bookcase and were mended elsewhere.
package struct IdentifiedRows: Equatable, Sendable {
    /// How many rows carry the identifier of a word of the bookcase and were put in its place.
    package internal(set) var known = 0
    /// The lines that carry the identifier of a line before them. They were taken in as if they had none, and took nothing away.
    package internal(set) var repeated: [Int] = []
    /// The lines that carry the identifier of a word of another bookcase. They were taken in as if they had none.
    package internal(set) var foreign: [Int] = []
    /// The lines that gave a word the term of another word.
    package internal(set) var namesakes: [Int] = []
    /// The lines that say something else than the words with their identifiers, and were merged into these, not put in their place.
    package internal(set) var differing: [Int] = []
    /// The words that were there before and that no row is about, where rows are put in the place of words.
    package internal(set) var unmet: Set<Word.ID> = []
}

extension WordList {
    /// Whether every line of it is a row that was taken in: only then a word that is in no row is missing.
    package var isWhole: Bool {
        badRows.isEmpty && leftLines.isEmpty && headings.isEmpty && repeatedHeaders == 0
    }
}

extension Bookcase {
    /// Takes the rows of `list` in: a new term becomes a word, and `rule` says what becomes of a known one.
    ///
    /// Identifiers in `taken`, which words elsewhere have, are not used again; they are looked up only if rows carry any.
    /// A word is known by the identifier that the row carries, or else by its term; by `update` a row that carries the identifier of a word
    /// takes its place whole, a row that carries it once more and a row without one take nothing from that word. Taking the same list in again changes nothing.
    package mutating func merge(
        _ list: WordList, onDuplicate rule: DuplicateRule = .merge, leaving taken: @autoclosure () -> Set<Word.ID> = [],
        listingChanges: Bool = true, at moment: Timestamp, using generator: inout some RandomNumberGenerator
    ) -> ImportCounts {
        var merge = ListMerge(words, list, leaving: list.layout.idColumn == nil ? [] : taken())
        var counts = ImportCounts()
        for row in merge.ordered(list.rows, rule) {
            do throws(WordError) {
                switch try merge.take(row, rule, at: moment, using: &generator) {
                case .added:
                    counts.added += 1
                    counts.merged += row.continuations
                case .changed: counts.merged += 1 + row.continuations
                case .unchanged: counts.unchanged += 1 + row.continuations
                }
            } catch {
                counts.bad.append(WordList.BadRow(line: row.line, error, list.layout.columns))
            }
        }
        counts.firstAdded = merge.words[words.count...].prefix(ImportCounts.firstAddedLimit).map(\.content)
        counts.identified = rule == .update ? merge.identifiedRows(since: words) : merge.identified
        if listingChanges { counts.changes = merge.changes(since: words) }
        if merge.hasChanged { setWords(merge.words) }
        return counts
    }
}
