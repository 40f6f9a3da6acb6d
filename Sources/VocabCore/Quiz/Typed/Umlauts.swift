/// Letters with dots or rings, as they are written on keyboards that have none: `schoen` for `schön`.
enum Umlauts {
    /// `word`, in lower case, with two letters for each of them.
    static func spelledOut(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
        word.flatMap { letters[$0] ?? [$0] }
    }

    /// Whether there are any in `word`.
    static func hasAny(_ word: [Unicode.Scalar]) -> Bool { word.contains { $0.value > 0x7F && letters[$0] != nil } }

    private static let letters: [Unicode.Scalar: [Unicode.Scalar]] = [
        "ä": ["a", "e"], "ö": ["o", "e"], "ü": ["u", "e"], "å": ["a", "a"], "ø": ["o", "e"], "æ": ["a", "e"],
    ]
}
