/// What an import did.
public struct ImportCounts: Equatable, Sendable {
    /// Words that were not there before.
    public internal(set) var added = 0
    /// Rows that told something new about a word that was there.
    public internal(set) var merged = 0
    /// Rows that told nothing new.
    public internal(set) var unchanged = 0
    /// Rows that would have made a word too long.
    public internal(set) var bad: [WordList.BadRow] = []
    /// The first few words that were added.
    public internal(set) var firstAdded: [Word] = []
}

extension Bookcase {
    /// Takes the rows of `list` in: a new term becomes a word, a known one learns what the row knows more; nothing is lost.
    ///
    /// Taking the same list in again changes nothing.
    public mutating func takeIn(
        _ list: WordList, at moment: Timestamp, using chance: inout some RandomNumberGenerator
    ) -> ImportCounts {
        var counts = ImportCounts()
        var words = words
        var indexes: [String: Int] = [:]
        indexes.reserveCapacity(words.count + list.rows.count)
        for (index, word) in words.enumerated().reversed() { indexes[Text.key(word.term)] = index }
        for row in list.rows {
            let key = Text.key(row.content.term)
            do throws(WordError) {
                if let index = indexes[key] {
                    if let merged = try words[index].merged(with: row.content, at: moment) {
                        words[index] = merged
                        counts.merged += 1
                    } else {
                        counts.unchanged += 1
                    }
                } else {
                    let word = try Word(row.content, id: Word.ID(using: &chance), added: moment)
                    indexes[key] = words.endIndex
                    words.append(word)
                    counts.added += 1
                    if counts.firstAdded.count < 3 { counts.firstAdded.append(word) }
                }
            } catch {
                counts.bad.append(WordList.BadRow(line: row.line, error, list.columns))
            }
        }
        if counts.added + counts.merged > 0 { setWords(words) }
        return counts
    }
}
