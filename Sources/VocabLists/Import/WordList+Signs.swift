import VocabCore

/// What a text is under each of the signs that may stand between its columns, for who can say which it is.
extension WordList {
    private static let fewestWords = 4
    private static let mostReadings = 4
    private static let longestText = 1 << 20

    /// The lists that `bytes` are by a sign each, the one that gives the most words first, and no two that begin alike; none where no sign
    /// gives four words, and one for two rows that it leaves out. A space is tried where there is no other sign.
    ///
    /// Losses are not asked about: each list says how many rows it leaves out.
    package static func readings(
        of bytes: [UInt8], _ options: ListLayout.Options
    ) -> [(delimiter: Delimiter, list: WordList)] {
        guard bytes.count < longestText, options.delimiter == nil else { return [] }
        var found: [(delimiter: Delimiter, list: WordList)] = []
        for delimiter in Delimiter.typical where delimiter.sign != " " || found.isEmpty {
            var options = options
            (options.delimiter, options.mayLeaveRows) = (delimiter, true)
            guard let list = try? WordList(bytes, options), list.rows.count >= fewestWords,
                list.rows.count * 2 >= list.badRows.count
            else { continue }
            let isKnown = found.contains { other in
                other.list.rows.prefix(3).map(\.content) == list.rows.prefix(3).map(\.content)
            }
            if !isKnown { found.append((delimiter, list)) }
        }
        return Array(found.sorted { $0.list.rows.count > $1.list.rows.count }.prefix(mostReadings))
    }
}
