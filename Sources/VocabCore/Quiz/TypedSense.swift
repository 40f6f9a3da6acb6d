/// In which ways one thing may be typed.
enum TypedSense {
    /// The keys of a sense as it may be typed: with what stands in brackets and without, with `~을` and without.
    static func keys(of sense: String) -> Set<String> {
        let readings = BracketReadings(of: sense)
        return Set(
            (readings.variants + [readings.everything]).map { key(Stems.words(of: $0, all: false)) } + Senses(of: sense).keys)
    }

    /// The key of a term as it may be typed: without an article or `to` before it, without remarks, hyphens and spaces.
    static func name(_ term: String) -> String {
        let words = Text.key(term).split(separator: " ")
        let rest = words.count > 1 && heads.contains(String(words[0])) ? words.dropFirst() : words[...]
        return Senses(of: rest.joined(separator: " ")).keys.joined(separator: " ")
    }

    private static let heads: Set<String> = ["a", "an", "the", "to"]

    private static func key(_ words: [ArraySlice<Unicode.Scalar>]) -> String {
        String(String.UnicodeScalarView(words.joined()))
    }
}
