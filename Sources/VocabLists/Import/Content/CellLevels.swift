import VocabCore

/// Levels behind the terms of nearly all words, a few again and again: `ああ N4`, `abandon B2`, `(N3)`.
struct CellLevels: Equatable, Sendable {
    private var known: Set<String> = []

    private static let longest = 6
    private static let mostKinds = 8

    /// No levels.
    init() {}

    /// Looks at the terms of some rows.
    init(terms: [String]) {
        let levels = terms.compactMap { Self.behind($0)?.level }
        let kinds = Set(levels)
        // A term that is called by a letter and a number, `grade A1`, comes once.
        guard levels.count > 5, levels.count * 10 >= terms.count * 9, kinds.count <= Self.mostKinds,
            kinds.count * 4 <= levels.count, Set(kinds.map { $0.filter(\.isLetter) }).count <= 3
        else { return }
        known = kinds
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
        guard level.count < longest, level.first?.isLetter == true, level.first?.isASCII == true,
            level.last.map({ $0.isFigure || $0 == "+" }) == true, level.contains(where: \.isFigure)
        else { return nil }
        return (Text.cleaned(String(term[..<space])), level)
    }
}
