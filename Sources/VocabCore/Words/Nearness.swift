/// Finds what a person may have meant.
package enum Nearness {
    /// The entries of `names` nearest to `typed`, best first, at most `limit`; none when nothing is near.
    ///
    /// Near means: one begins with or holds the other, or at most a third of the letters differ. Hangul counts by letter
    /// (자모), so that 단어쟝 is near 단어장. Ties keep the order of `names`.
    package static func nearest(to typed: String, among names: [String], limit: Int = 3) -> [String] {
        let wanted = letters(of: typed)
        guard !wanted.isEmpty, wanted.count <= 100 else { return [] }
        var ranked: [(distance: Int, index: Int)] = []
        for (index, name) in names.enumerated() {
            let candidate = letters(of: name)
            if let distance = distance(wanted, candidate) { ranked.append((distance, index)) }
        }
        return ranked.sorted { $0 < $1 }.prefix(limit).map { names[$0.index] }
    }

    private static func letters(of text: String) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        for scalar in Text.key(text).unicodeScalars {
            if let letters = Hangul.letters(of: scalar.value) {
                result.append(contentsOf: letters.compactMap(Unicode.Scalar.init))
            } else {
                result.append(scalar)
            }
        }
        return result
    }

    /// How far `candidate` is from `wanted`, or nil when it is not near.
    private static func distance(_ wanted: [Unicode.Scalar], _ candidate: [Unicode.Scalar]) -> Int? {
        if wanted == candidate { return 0 }
        if wanted.count >= 2, candidate.starts(with: wanted) { return 1 }
        let allowed = max(1, max(wanted.count, candidate.count) / 3)
        if abs(wanted.count - candidate.count) <= allowed {
            let edits = EditDistance.between(wanted, candidate, swapIsOneChange: true)
            if edits <= allowed { return 1 + edits }
        }
        if wanted.count >= 3, candidate.count <= 100, holds(candidate, wanted) { return 3 }
        if candidate.count >= 3, holds(wanted, candidate) { return 3 }
        return nil
    }

    private static func holds(_ text: [Unicode.Scalar], _ part: [Unicode.Scalar]) -> Bool {
        guard text.count >= part.count else { return false }
        return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
    }
}
