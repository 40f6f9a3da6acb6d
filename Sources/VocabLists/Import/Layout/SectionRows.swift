import VocabCore

/// Rows that head a part of a list and look like words: `Lekce 6: Jídlo`, `2. Marketing; Tiếp thị` among words without numbers.
struct SectionRows: Equatable, Sendable {
    /// What such a heading is but for its number.
    private let stems: Set<String>
    /// Whether a running number in front makes one.
    private let areNumbered: Bool

    /// Looks at the terms of some rows; nil where none is a heading.
    init?(terms: [String]) {
        guard terms.count > 7 else { return nil }
        var numbers: [String: Set<String>] = [:]
        for term in terms {
            if let (stem, number) = Self.parts(of: term) { numbers[stem, default: []].insert(number) }
        }
        let most = terms.count / 3
        stems = Set(numbers.filter { (2...max(2, most)).contains($0.value.count) }.keys)
        let counted = terms.compactMap { term -> Int? in
            RunningNumber.removed(from: term) == nil ? nil : Int(term.prefix { ("0"..."9").contains($0) })
        }
        areNumbered = (2...max(2, most)).contains(counted.count) && zip(counted, counted.dropFirst()).allSatisfy { $0 < $1 }
        if stems.isEmpty, !areNumbered { return nil }
        // Words stand between headings: `World War 1` and `World War 2` are such.
        let places = terms.indices.filter { holds(terms[$0]) }
        if zip(places, places.dropFirst()).contains(where: { $0 + 1 == $1 }) { return nil }
    }

    /// Whether a row with this term is one.
    func holds(_ term: String) -> Bool {
        if areNumbered, RunningNumber.removed(from: term) != nil, term.first?.isFigure == true { return true }
        return Self.parts(of: term).map { stems.contains($0.stem) } == true
    }

    /// A word, and a number behind it: `Unit 12`.
    private static func parts(of term: String) -> (stem: String, number: String)? {
        // `제1과`, `3일차`
        if UnitTitles.isUnit(term) { return (term.filter(\.isLetter).lowercased(), term.filter(\.isFigure)) }
        let number = String(term.reversed().prefix { ("0"..."9").contains($0) }.reversed())
        let stem = Text.key(String(term.dropLast(number.count)))
        guard term.dropLast(number.count).last.map({ " .".contains($0) }) == true, (1...3).contains(number.count), stem.count > 1,
            stem.count < 16,
            stem.allSatisfy({ $0.isLetter || $0 == " " || $0 == "." })
        else { return nil }
        return (stem, number)
    }
}
