/// The signatures of the words of a bookcase, each taken once: where one is needed, those of its neighbours often are.
struct Signatures: Sendable {
    private let fairness: Fairness
    private var known: [Int: Fairness.Signature] = [:]
    /// More are not kept.
    private static let mostKept = 4_000

    init(_ fairness: Fairness) {
        self.fairness = fairness
    }

    /// The signature of the word at `index`.
    mutating func signature(of index: Int) -> Fairness.Signature {
        if let signature = known[index] { return signature }
        if known.count >= Self.mostKept { known = [:] }
        let signature = fairness.signature(of: index)
        known[index] = signature
        return signature
    }
}
