/// How many letters must change to make one text of another.
package enum EditDistance {
    /// The number of insertions, deletions and changes (Levenshtein); where `swapIsOneChange`, two neighbours that changed places
    /// are one change and not two (optimal string alignment).
    package static func between(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], swapIsOneChange: Bool) -> Int {
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for i in 1...left.count {
            var current = [i] + Array(repeating: 0, count: right.count)
            for j in 1...right.count {
                let cost = left[i - 1] == right[j - 1] ? 0 : 1
                current[j] = min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + cost)
                if swapIsOneChange, i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                    current[j] = min(current[j], beforePrevious[j - 2] + 1)
                }
            }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count]
    }
}
