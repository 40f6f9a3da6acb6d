import VocabCore

/// Words that records hold as texts with their meanings behind them: `{"title": "At sea", "words": ["anchor: 닻", "sail: 돛"]}`.
extension RecordGroups {
    /// What the place of such words ends with.
    static let placeOfTexts = ":{}"
    private static let fewestTexts = 4
    /// In words, in the mean.
    private static let longestIdiom = 5

    /// The words of a list whose texts all have a sign between words in one script and meanings in another; nil for others.
    static func wordsInTexts(_ elements: [RecordNode]) -> [[String]]? {
        guard case .text(let first) = elements.first, EntryLines.sides(of: first) != nil else { return nil }
        let texts = elements.compactMap { if case .text(let text) = $0 { Text.cleanedLine(text) } else { nil } }
        let words = texts.compactMap(EntryLines.sides)
        return words.count == elements.count && EntryLines.areEntries(texts) ? words : nil
    }

    /// The words among `rows` that stand so in `named` records, which are no words themselves; nil where they are.
    static func wordsInTexts(
        of rows: [String: [[String]]], beside named: some Sequence<[[(name: String, text: String)]]>
    ) -> [[String]]? {
        let found = rows.filter { $0.key.hasSuffix(placeOfTexts) }.sorted { $0.key < $1.key }.flatMap(\.value)
        guard found.count >= fewestTexts, named.allSatisfy(areSentences) else { return nil }
        return found
    }

    /// Whether most terms of records end as sentences do, or are lists of such words themselves.
    private static func areSentences(_ records: [[(name: String, text: String)]]) -> Bool {
        guard let names = records.first?.map(\.name), let columns = ColumnMap(header: headings(of: names))?.columns,
            let term = columns[.term]
        else { return false }
        let terms = records.prefix(100).compactMap { record in record.first { $0.name == names[term] }?.text }
        let parts = terms.flatMap { $0.split(separator: "; ").map(String.init) }
        // `Break a leg.` is an idiom.
        let words = terms.reduce(0) { $0 + $1.split(separator: " ").count }
        return ColumnProfile(terms).fullStops > 0.5 && words > longestIdiom * terms.count
            || parts.count > terms.count && EntryLines.areEntries(parts)
    }
}
