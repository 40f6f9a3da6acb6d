import VocabCore

/// Columns that write the terms in Latin letters, whatever alphabet those are in.
extension ColumnGuess {
    /// The column of `able` that does so by its letters: it has as many words as the terms, and words that begin or end with one letter
    /// there do so here, more than in every other column.
    ///
    /// A romanization keeps nearly all of them, a translation hardly more than chance does: 0.75 and 0.25 leave room on both sides.
    static func romanization(of term: Int, _ profiles: [ColumnProfile], _ able: [Int], _ rows: some Collection<[String]>) -> Int?
    {
        let isOtherAlphabet = ![.latin, .han, .kana, .hangul].contains(profiles[term].script)
        let latin = able.filter { profiles[$0].script == .latin && profiles[$0].scriptShare > 0.9 }
        guard isOtherAlphabet, !latin.isEmpty else { return nil }
        // By itself it may be a translation into a language that shares many words; of two columns it is one.
        if latin.count == 1 {
            guard profiles.count(where: { $0.filled > 0.3 }) > 2 else { return nil }
            let filled = rows.count { !Text.isBlank($0[safe: latin[0]] ?? "") }
            return filled > 9 && likeness(of: latin[0], to: term, rows) > 0.85 ? latin[0] : nil
        }
        let shares = latin.map { (column: $0, share: likeness(of: $0, to: term, rows)) }.sorted { $0.share > $1.share }
        return shares[0].share > 0.75 && shares[0].share - shares[1].share > 0.25 ? shares[0].column : nil
    }

    /// Whether a column has the characters of another in the letters of Mandarin, with tones and as many syllables as characters.
    static func isPinyin(_ column: Int, of term: Int, _ profiles: [ColumnProfile], _ rows: [[String]]) -> Bool {
        guard profiles[column].script == .latin, profiles[term].script == .han, profiles[column].isReading(of: profiles[term])
        else { return false }
        let pairs = rows.prefix(200).filter { max(column, term) < $0.count && !Text.isBlank($0[column]) }
        return pairs.count { row in
            Transcription.pinyinSyllables(row[column]) == row[term].unicodeScalars.count { Script(of: $0) == .han }
        } * 10 >= pairs.count * 8 && !pairs.isEmpty
    }

    /// The share of rows of as many words in both columns whose first and last letters go with each other as they mostly do.
    private static func likeness(of column: Int, to term: Int, _ rows: some Collection<[String]>) -> Double {
        let pairs = rows.filter { max(column, term) < $0.count && !Text.isBlank($0[column]) && !Text.isBlank($0[term]) }
            .map { (from: Text.key($0[term]), to: Text.withoutAccents(Text.key($0[column]))) }
        let even = pairs.filter { $0.from.split(separator: " ").count == $0.to.split(separator: " ").count }
        guard pairs.count > 4, even.count * 10 >= pairs.count * 8 else { return 0 }
        let firsts = agreement(even.compactMap { pair in pair.from.first.flatMap { first in pair.to.first.map { (first, $0) } } })
        let lasts = agreement(even.compactMap { pair in pair.from.last.flatMap { last in pair.to.last.map { (last, $0) } } })
        return (firsts + lasts) / 2
    }

    /// The share of pairs whose second letter is the commonest beside their first, of those whose first comes again.
    private static func agreement(_ pairs: [(Character, Character)]) -> Double {
        let groups = Dictionary(grouping: pairs, by: \.0).values.filter { $0.count > 1 }
        let most = groups.map { group in Dictionary(group.map { ($0.1, 1) }, uniquingKeysWith: +).values.max() ?? 0 }
        let count = groups.reduce(0) { $0 + $1.count }
        return count == 0 ? 0 : Double(most.reduce(0, +)) / Double(count)
    }
}
