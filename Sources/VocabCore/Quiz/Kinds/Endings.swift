/// What the end of a text says about its part of speech: the longest ending that fits decides.
struct Endings: Sendable {
    /// The steps of a tree whose branches are endings read backwards: from a node by a scalar to the next.
    private var steps: [UInt64: Int] = [:]
    /// What an ending that is complete at a node shows; the root is node 0.
    private var parts: [PartOfSpeech?] = [nil]

    /// Endings by the part of speech they show, separated by spaces; `^` stands for the beginning of a word, `^^` for that of the
    /// text, `_` for a space.
    init(_ table: KeyValuePairs<PartOfSpeech, String>) {
        for (part, list) in table {
            for ending in list.split(separator: " ") {
                let node = ending.unicodeScalars.reversed().reduce(0) { node, scalar in
                    grown(from: node, by: scalar == "^" || scalar == "_" ? " " : scalar)
                }
                parts[node] = part
            }
        }
    }

    /// The part of speech that the end of `words` shows, or nil. A space in `words` where the ending has none does not count.
    func part(of words: some BidirectionalCollection<Unicode.Scalar>) -> PartOfSpeech? {
        var node = 0
        var part: PartOfSpeech?
        for scalar in words.reversed() {
            if let next = steps[Self.step(from: node, by: scalar)] {
                node = next
                part = parts[next] ?? part
            } else if scalar != " " {
                break
            }
        }
        return part
    }

    private mutating func grown(from node: Int, by scalar: Unicode.Scalar) -> Int {
        let step = Self.step(from: node, by: scalar)
        if let next = steps[step] { return next }
        parts.append(nil)
        steps[step] = parts.count - 1
        return parts.count - 1
    }

    private static func step(from node: Int, by scalar: Unicode.Scalar) -> UInt64 {
        UInt64(node) << 32 | UInt64(scalar.value)
    }
}
