import VocabCore

/// Levels of tests of languages behind the terms of nearly all words: `ああ N4`, `abandon B2`, `爱 (HSK1)`.
struct CellLevels: Equatable, Sendable {
    private var known: Set<String> = []

    private static let names: Set<String> = ["HSK", "TOPIK", "LV", "LEVEL"]

    /// No levels.
    init() {}

    /// Looks at the terms of some rows.
    init(terms: [String]) {
        let found = terms.compactMap(Self.behind)
        // What is one word without it is told apart by it: `Road A1`, `Road A2`.
        guard found.count > 5, found.count * 10 >= terms.count * 9,
            Set(terms.map { Text.key(Self.behind($0)?.rest ?? $0) }).count == Set(terms.map(Text.key)).count
        else { return }
        known = Set(found.map(\.level))
    }

    /// Moves it to the tags of a word.
    func take(from content: inout WordContent) {
        guard !known.isEmpty, let (rest, level) = Self.behind(content.term), known.contains(level) else { return }
        content.term = rest
        content.tags.append(level)
    }

    /// A term without the letters and figures that stand behind it, bare or in brackets, and these.
    private static func behind(_ term: String) -> (rest: String, level: String)? {
        guard let space = term.lastIndex(of: " ") else { return nil }
        let level = term[space...].filter { !" ()[]".contains($0) }
        let name = level.prefix(while: \.isLetter).uppercased()
        guard let number = Int(level.dropFirst(name.count)), number > 0 else { return nil }
        let isLevel =
            switch name {
            case "N": number < 6
            case "A", "B", "C": number < 3
            default: names.contains(name) && number < 10
            }
        guard isLevel else { return nil }
        return (Text.cleaned(String(term[..<space])), level)
    }
}
