/// What WordNet says about a concept: `a meaning; "an example"; "another"`.
struct WordNetGloss {
    /// The meaning.
    let definition: String
    /// Sentences that use it.
    let examples: [String]

    /// Takes a gloss apart; quotes that are not closed belong to the meaning.
    init(_ text: String) {
        var definition = ""
        var examples: [String] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "\"") {
            let inside = rest[rest.index(after: open)...]
            guard let close = inside.firstIndex(of: "\"") else { break }
            definition += rest[..<open]
            examples.append(String(inside[..<close]))
            rest = inside[inside.index(after: close)...]
        }
        definition += rest
        self.definition = Self.trimmed(definition)
        self.examples = examples.map(Self.trimmed).filter { !$0.isEmpty }
    }

    /// Without the signs that stood between the meaning and its examples.
    private static func trimmed(_ text: String) -> String {
        var scalars = text.unicodeScalars[...]
        while let last = scalars.last, last == " " || last == ";" { scalars.removeLast() }
        while let first = scalars.first, first == " " || first == ";" { scalars.removeFirst() }
        return String(scalars)
    }
}
