/// The words of a bookcase seated in rings for a printed sheet, each group when it is first needed.
struct SheetRings: Sendable {
    private let deal: Deal
    private let groups: Groups
    private var fours: GroupFours
    /// Whether a word that finds no seat in its own group may sit in another.
    private let allowsGuests: Bool
    /// Whether the fours of a group sit in rings of their own. Where few of the words are asked about that is best; where all are, the same
    /// choices would be shown four times, so that several fours share a ring.
    private let inFours: Bool
    private var rings: [[Ring]?]

    /// Rings for `groups`, which are those of `deal` with these `fours`. With `allowsGuests`, for which the words must be few, all are seated at once.
    init(_ groups: Groups, of deal: Deal, _ fours: GroupFours, allowsGuests: Bool, inFours: Bool) {
        self.deal = deal
        self.fours = fours
        self.inFours = inFours
        self.groups = groups
        self.allowsGuests = allowsGuests
        rings = deal.groups.map { _ in nil }
    }

    /// The three words that stand beside `word`, or nil when no seat was fair for it.
    mutating func companions(of word: Int, _ signatures: inout Signatures) -> [Int]? {
        ring(of: word, &signatures).flatMap { companions(of: word, in: $0) }
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
        if companions(of: word, in: number) != nil { return number }
        return allowsGuests ? rings.indices.first { companions(of: word, in: $0) != nil } : nil
    }

    private func companions(of word: Int, in number: Int) -> [Int]? {
        rings[number]?.lazy.compactMap { $0.companions(of: word) }.first
    }

    /// The number of the rings with the most seats.
    private var largest: Int { rings.indices.max { seatCount($0) < seatCount($1) } ?? 0 }

    private func seatCount(_ number: Int) -> Int { rings[number]?.reduce(0) { $0 + $1.seats.count } ?? 0 }

    /// Seats the smallest groups first, so that the words that are left over find more room in the next.
    private mutating func seatAll(_ signatures: inout Signatures) {
        var waiting: [Int] = []
        for number in groups.words.indices.sorted(by: { groups.words[$0].count < groups.words[$1].count }) {
            waiting = seat(groups.words[number] + waiting, number, &signatures)
        }
    }

    /// Seats `guests` in rings of the group `number`; those that find no seat are left over.
    private mutating func seat(_ guests: [Int], _ number: Int, _ signatures: inout Signatures) -> [Int] {
        var generator = deal.generator(forGroup: number)
        let there = Set(guests)
        let near = fours.fours(of: number, &signatures).map { $0.filter(there.contains) }.filter { $0.count >= Ring.smallest }
        let isNear = Set(near.joined())
        let rest = guests.filter { !isNear.contains($0) }
        var own = inFours ? near : []
        var others = inFours ? rest : near.joined() + rest
        if !others.isEmpty, others.count < Ring.smallest, let four = own.popLast() { others = four + others }
        let pieces = allowsGuests ? 1 : max(1, others.count / Self.ringSize)
        for piece in 0..<pieces {
            let some = others[(piece * others.count / pieces)..<((piece + 1) * others.count / pieces)]
            let signatures = some.map { signatures.signature(of: $0) }
            own.append(Seating(signatures).seats.map { some[some.startIndex + $0] })
        }
        rings[number] = own.map { Ring($0, using: &generator) }
        let seated = Set(own.joined())
        return guests.filter { !seated.contains($0) }
    }

    /// About how many words sit in a ring that is not one of four: enough for sets to vary, and few, for what is asked about in a ring tells
    /// something of all its other questions.
    private static let ringSize = 12
}
