/// The distractors found so far for a word that sits in no ring. Those that mean the same as another distractor are a last resort.
struct Selection {
    private typealias Candidate = (index: Int, signature: Fairness.Signature)
    private let answer: Fairness.Signature
    private let worst: Fairness.Conflict
    private let among: Fairness.Conflict
    private var chosen: [Candidate] = []
    private var reserve: [Candidate] = []
    /// How many are wanted.
    private static let size = QuestionMaker.choiceCount - 1
    /// More than this many in reserve only cost time.
    private static let reserveLimit = 24

    /// An empty selection for `answer`. A distractor may conflict with the answer by at most `worst`, and two distractors with
    /// each other by at most `among`.
    init(for answer: Fairness.Signature, worst: Fairness.Conflict, among: Fairness.Conflict) {
        self.answer = answer
        self.worst = worst
        self.among = among
    }

    /// Whether no more are wanted.
    var isFull: Bool { chosen.count == Self.size }

    /// Takes a word that is fair beside the answer and unlike those taken before; one that is too like them is kept in reserve.
    mutating func offer(_ index: Int, _ signature: Fairness.Signature) {
        guard !isFull, signature.conflict(beside: answer) <= worst else { return }
        if chosen.allSatisfy({ $0.signature.conflict(beside: signature) <= among }) {
            chosen.append((index, signature))
        } else if reserve.count < Self.reserveLimit {
            reserve.append((index, signature))
        }
    }

    /// The chosen ones alone; nil where they are too few.
    func three() -> [Int]? { isFull ? chosen.map(\.index) : nil }

    /// The chosen ones; where they are too few, any that at least look different, as many of the chosen as can be among them.
    func result() -> [Int]? {
        isFull ? chosen.map(\.index) : completed([], from: (chosen + reserve)[...])
    }

    /// `found` with further candidates up to the size, trying one after the other; nil when no choice of them looks different.
    private func completed(_ found: [Candidate], from rest: ArraySlice<Candidate>) -> [Int]? {
        if found.count == Self.size { return found.map(\.index) }
        for (position, candidate) in zip(rest.indices, rest)
        where !found.contains(where: { $0.signature.looksLike(candidate.signature) }) {
            if let result = completed(found + [candidate], from: rest[(position + 1)...]) { return result }
        }
        return nil
    }
}
