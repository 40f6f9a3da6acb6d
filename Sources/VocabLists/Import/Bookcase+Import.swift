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
    /// What one row did.
    package struct Change: Equatable, Sendable {
        /// The line of the row.
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
    /// What the rows did that did something, in order.
    package internal(set) var changes: [Change] = []

    /// Nothing was done yet.
    package init() {}

    /// All words of a bookcase came at once.
    package init(allAdded bookcase: Bookcase) {
        added = bookcase.words.count
        changes = bookcase.words.enumerated().map { Change(line: $0 + 1, before: nil, after: $1.content) }
    }
}

extension Bookcase {
    /// Takes the rows of `list` in: a new term becomes a word, and `rule` says what becomes of a known one.
    ///
    /// Identifiers in `taken`, which words elsewhere have, are not used again.
    /// A word is known by the identifier that the row carries, or else by its term. Taking the same list in again changes nothing.
    package mutating func takeIn(
        _ list: WordList, onDuplicate rule: DuplicateRule = .merge, leaving taken: Set<Word.ID> = [], at moment: Timestamp,
        using chance: inout some RandomNumberGenerator
    ) -> ImportCounts {
        var intake = Intake(words, expecting: list.rows.count, leaving: taken)
        var counts = ImportCounts()
        for row in list.rows {
            do throws(WordError) {
                try intake.take(row, rule, &counts, at: moment, using: &chance)
            } catch {
                counts.bad.append(WordList.BadRow(line: row.line, error, list.layout.columns))
            }
        }
        if !counts.changes.isEmpty { setWords(intake.words) }
        return counts
    }
}

/// The words of a bookcase while rows are taken in.
private struct Intake {
    private(set) var words: [Word]
    /// The first word with a term, and those after it that have the same.
    private var byTerm: [String: Int] = [:]
    private var others: [String: [Int]] = [:]
    private var byID: [Word.ID: Int] = [:]

    private let taken: Set<Word.ID>

    init(_ words: [Word], expecting rows: Int, leaving taken: Set<Word.ID>) {
        self.words = words
        self.taken = taken
        byTerm.reserveCapacity(words.count + rows)
        for (index, word) in words.enumerated() { note(word, at: index) }
    }

    private mutating func note(_ word: Word, at index: Int) {
        let key = Text.key(word.term)
        if byTerm[key] == nil { byTerm[key] = index } else { others[key, default: []].append(index) }
        byID[word.id] = index
    }

    mutating func take(
        _ row: WordList.Row, _ rule: DuplicateRule, _ counts: inout ImportCounts, at moment: Timestamp,
        using chance: inout some RandomNumberGenerator
    ) throws(WordError) {
        let key = Text.key(row.content.term)
        let index = row.id.flatMap { byID[$0] } ?? byTerm[key]
        guard let index, rule != .keep || isSaid(row.content, by: [index] + others[key, default: []]) else {
            let id = row.id.flatMap { byID[$0] == nil && !taken.contains($0) ? $0 : nil } ?? Word.ID(using: &chance)
            let word = try Word(row.content, id: id, added: moment)
            note(word, at: words.endIndex)
            words.append(word)
            counts.added += 1
            counts.merged += row.continuations
            counts.changes.append(ImportCounts.Change(line: row.line, before: nil, after: word.content))
            return
        }
        let old = words[index]
        guard let new = try Self.changed(old, by: row.content, rule, at: moment) else {
            counts.unchanged += 1 + row.continuations
            return
        }
        words[index] = new
        counts.merged += 1 + row.continuations
        counts.changes.append(ImportCounts.Change(line: row.line, before: old.content, after: new.content))
    }

    /// Whether one of these words means all that a row means already.
    private func isSaid(_ content: WordContent, by indices: [Int]) -> Bool {
        indices.contains { words[$0].content.merged(with: content).meaning == words[$0].meaning }
    }

    private static func changed(
        _ word: Word, by content: WordContent, _ rule: DuplicateRule, at moment: Timestamp
    ) throws(WordError) -> Word? {
        switch rule {
        case .merge: return try word.merged(with: content, at: moment)
        case .skip, .keep: return nil
        case .update:
            var updated = word.content
            for field in WordField.allCases where !content[field].isEmpty { updated[field] = content[field] }
            return try word.revised(updated, at: moment)
        }
    }
}
