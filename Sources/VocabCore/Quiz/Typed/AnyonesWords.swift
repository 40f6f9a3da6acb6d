/// English phrases that say `one's` or `oneself` for anybody's: `change one's mind` is `change your mind`.
enum AnyonesWords {
    /// Whether `words` and `others` are the same phrase, of which at least one says so. An apostrophe parts `one's` into two words.
    static func areSame(_ words: [[Unicode.Scalar]], _ others: [[Unicode.Scalar]]) -> Bool {
        guard isGeneral(words) || isGeneral(others) else { return false }
        return general(words) == general(others)
    }

    private static func isGeneral(_ words: [[Unicode.Scalar]]) -> Bool { words.contains(genitive) || words.contains(oneself) }

    private static func general(_ words: [[Unicode.Scalar]]) -> [[Unicode.Scalar]] {
        words.filter { $0 != one }.map { owners.contains($0) ? genitive : selves.contains($0) ? oneself : $0 }
    }

    private static func words(_ text: String) -> Set<[Unicode.Scalar]> {
        Set(text.split(separator: " ").map { Array($0.unicodeScalars) })
    }

    private static let genitive: [Unicode.Scalar] = ["s"]
    private static let one = Array("one".unicodeScalars)
    private static let oneself = Array("oneself".unicodeScalars)
    private static let owners = words("my your his her its our their ones")
    private static let selves = words("myself yourself himself herself itself ourselves yourselves themselves")
}
