import VocabCore

/// What a text is under each of the signs that may stand between its columns, for who can say which it is.
extension WordList {
    private static let fewestWords = 3
    private static let mostReadings = 4
    private static let longestText = 1 << 18

    /// The lists that `bytes` are by a sign each, the one that gives the most words first, and no two that begin alike; none where no sign
    /// gives three words, and one for two rows that it leaves out. A space is tried where there is no other sign.
    ///
    /// Losses are not asked about: each list says how many rows it leaves out.
    package static func readings(
        of bytes: [UInt8], _ options: ListLayout.Options
    ) -> [(delimiter: Delimiter, list: WordList)] {
        guard bytes.count < longestText, options.delimiter == nil else { return [] }
        var found: [(delimiter: Delimiter, list: WordList)] = []
        for delimiter in Delimiter.typical
        where (delimiter.sign != " " || found.isEmpty) && bytes.firstRange(of: delimiter.bytes) != nil {
            var options = options
            (options.delimiter, options.mayLeaveRows) = (delimiter, true)
            guard let list = try? WordList(bytes, options), list.rows.count >= fewestWords,
                list.rows.count * 2 >= list.badRows.count
            else { continue }
            let same = found.firstIndex { $0.list.rows.prefix(3).map(\.content) == list.rows.prefix(3).map(\.content) }
            guard let same else {
                found.append((delimiter, list))
                continue
            }
            if found[same].list.rows.count < list.rows.count { found[same] = (delimiter, list) }
        }
        return Array(found.sorted { $0.list.rows.count > $1.list.rows.count }.prefix(mostReadings))
    }
}
