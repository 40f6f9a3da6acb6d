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
        let number = groups.group(of: word)
        if rings[number] == nil {
            if allowsGuests { seatAll(&signatures) } else { _ = seat(groups.words[number], number, &signatures) }
        }
        if let companions = rings[number]?.companions(of: word) { return companions }
        return allowsGuests ? rings.lazy.compactMap { $0?.companions(of: word) }.first : nil
    }

    /// Which side of `word` is shown when both are to be, evenly drawn: the same for all of its group.
    ///
    /// So what was shown as a prompt never comes back as a choice, from which one could tell that it is wrong.
    func direction(of word: Int) -> Direction {
        var generator = deal.generator(forGroup: -1 - groups.group(of: word))
        return Bool.random(using: &generator) ? .forward : .reverse
    }

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
