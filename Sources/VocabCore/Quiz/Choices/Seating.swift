/// An order of words around a ring in which words that may stand in one question do not conflict.
///
/// A `Ring` asks about words that sit near each other, so words that mean the same or nearly must sit more than `Ring.reach` apart.
/// Each word in turn takes the last place where no word within reach conflicts with it; a word without a place is tried once more
/// at the end, then left out. Tested by `SeatingTests`; `vocab-benchmark questions` counts collisions and skipped words.
struct Seating {
    /// The words seated, by their place among those given, in the order they sit.
    private(set) var seats: [Int] = []
    private let signatures: [Fairness.Signature]

    /// Seats the words with these signatures one after the other, near the one before where that is fair; words within `Ring.reach` of
    /// each other may stand in one question.
    ///
    /// Words that also sound like none of their neighbours are preferred. A word for which no seat is fair is tried again when
    /// all others sit, for a longer ring has more room; then it stays without one.
    init(_ signatures: [Fairness.Signature]) {
        self.signatures = signatures
        let waiting = signatures.indices.filter { !takesSeat($0) }
        for guest in waiting { _ = takesSeat(guest) }
        if seats.count < Ring.smallest { seats = [] }
    }
}

extension Seating {
    private mutating func takesSeat(_ guest: Int) -> Bool {
        let conflicts = seats.map { signatures[guest].conflict(beside: signatures[$0]) }
        guard let seat = seat(where: .none, conflicts) ?? seat(where: .soundsAlike, conflicts) else { return false }
        seats.insert(guest, at: seat)
        return true
    }

    /// The last place in the ring with nothing worse than `worst` within reach on either side.
    ///
    /// Seating a word there brings no two others nearer to each other.
    private func seat(where worst: Fairness.Conflict, _ conflicts: [Fairness.Conflict]) -> Int? {
        let count = conflicts.count
        if count == 0 { return 0 }
        let reach = min(Ring.reach, count)
        return (1...count).reversed().first { seat in
            (1...reach).allSatisfy { step in
                conflicts[(seat - step + count) % count] <= worst && conflicts[(seat + step - 1) % count] <= worst
            }
        }
    }
}
