/// The words of a bookcase seated in rings for a printed sheet, each group when it is first needed.
struct SheetRings: Sendable {
    private let deal: Deal
    private let groups: Groups
    /// Whether a word that finds no seat in its own group may sit in another.
    private let allowsGuests: Bool
    private var rings: [Ring?]

    /// Rings for `groups`, which are those of `deal`. With `allowsGuests`, for which the words must be few, all are seated at once.
    init(_ groups: Groups, of deal: Deal, allowsGuests: Bool) {
        self.deal = deal
        self.groups = groups
        self.allowsGuests = allowsGuests
        rings = deal.groups.map { _ in nil }
    }

    /// The three words that stand beside `word`, or nil when no seat was fair for it.
    mutating func companions(of word: Int, _ signatures: inout Signatures) -> [Int]? {
        ring(of: word, &signatures).flatMap { rings[$0]?.companions(of: word) }
    }

    /// The direction in which a mixed sheet asks `word`: drawn once for each ring where guests are allowed, with that of the
    /// largest ring for words without a seat; else drawn once for each group.
    ///
    /// The words of a ring are asked in one direction, so that the prompt of one is never a choice of another, which would be
    /// visibly wrong.
    mutating func direction(of word: Int, _ signatures: inout Signatures) -> Direction {
        let number = allowsGuests ? ring(of: word, &signatures) ?? largest : groups.group(of: word)
        var generator = deal.generator(forGroup: -1 - number)
        return Bool.random(using: &generator) ? .forward : .reverse
    }

    /// The number of the ring that `word` sits in: that of its group, or where it is a guest; nil where it has no seat.
    private mutating func ring(of word: Int, _ signatures: inout Signatures) -> Int? {
        let number = groups.group(of: word)
        if rings[number] == nil {
            if allowsGuests { seatAll(&signatures) } else { _ = seat(groups.words[number], number, &signatures) }
        }
        if rings[number]?.companions(of: word) != nil { return number }
        return allowsGuests ? rings.indices.first { rings[$0]?.companions(of: word) != nil } : nil
    }

    /// The number of the ring with the most seats.
    private var largest: Int { rings.indices.max { (rings[$0]?.seats.count ?? 0) < (rings[$1]?.seats.count ?? 0) } ?? 0 }

    /// Seats the smallest groups first, so that the words that are left over find more room in the next.
    private mutating func seatAll(_ signatures: inout Signatures) {
        var waiting: [Int] = []
        for number in groups.words.indices.sorted(by: { groups.words[$0].count < groups.words[$1].count }) {
            waiting = seat(groups.words[number] + waiting, number, &signatures)
        }
    }

    /// Seats `guests` in the ring of the group `number`; those that find no seat are left over.
    ///
    /// Where not all find one, a ring in which the words of a question sit closer has more room.
    private mutating func seat(_ guests: [Int], _ number: Int, _ signatures: inout Signatures) -> [Int] {
        let guestSignatures = guests.map { signatures.signature(of: $0) }
        var (seating, shape) = (Seating(guestSignatures, reach: Ring.Shape.wide.reach), Ring.Shape.wide)
        if seating.seats.count < guests.count {
            let close = Seating(guestSignatures, reach: Ring.Shape.close.reach)
            if close.seats.count > seating.seats.count { (seating, shape) = (close, .close) }
        }
        var generator = deal.generator(forGroup: number)
        rings[number] = Ring(seating.seats.map { guests[$0] }, shape, using: &generator)
        let seated = Set(seating.seats)
        return guests.indices.filter { !seated.contains($0) }.map { guests[$0] }
    }
}
