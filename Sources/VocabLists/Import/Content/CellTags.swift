import VocabCore

/// Tags behind the meanings of some words: `설득하다 #중요 #시험`.
struct CellTags: Equatable, Sendable {
    private var areBehind = false
    private static let longest = 20

    /// No tags.
    init() {}

    /// Looks at the meanings of some rows.
    init(meanings: [String]) {
        areBehind = meanings.count { Self.behind($0) != nil } > 1
    }

    /// Moves them to the tags of a word.
    func take(from content: inout WordContent) {
        guard areBehind, let (rest, tags) = Self.behind(content.meaning) else { return }
        content.meaning = rest
        content.tags += tags
    }

    private static func behind(_ meaning: String) -> (rest: String, tags: [String])? {
        guard meaning.utf8.contains(UInt8(ascii: "#")) else { return nil }
        var words = meaning.split(separator: " ")
        var tags: [String] = []
        while let last = words.last, last.first == "#", last.count > 1, last.count < longest,
            last.dropFirst().first?.isLetter == true
        {
            tags.insert(String(last.dropFirst()), at: 0)
            words.removeLast()
        }
        return tags.isEmpty || words.isEmpty ? nil : (words.joined(separator: " "), tags)
    }
}
