import VocabCore

/// Words that an entry and a line below it have in common.
enum EntryWords {
    private static let shortest = 4

    /// Whether the first word of four letters of `entry` comes again in `line`, perhaps with another ending.
    static func areCommon(to entry: Substring, and line: Substring) -> Bool {
        func words(_ text: Substring) -> [Substring] { text.split { !$0.isLetter && $0 != "'" }.filter { $0.count >= shortest } }
        guard let first = words(entry).first(where: { $0.first?.isLetter == true }) else { return false }
        let stem = first.lowercased().prefix(max(shortest, first.count - 2))
        return words(line).contains { $0.lowercased().hasPrefix(stem) }
    }
}
