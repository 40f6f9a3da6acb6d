/// The words of one kind dealt into rings for one round: near words into the same ring, as far as closeness asks for it.
///
/// Which likeness counts is random, and so are the seats; the word that is asked for has no say in it. Rings are made when they
/// are first needed, so that a few questions about many words cost little.
struct Deal: Sendable {
    /// The words, ring after ring.
    let words: [Int]
    private var rings: [Ring?]
    private let seed: UInt64

    /// How many words a ring is to have; all have as many or a few more, where there are as many.
    private static let ringSize = 36
    /// How many places a word may be off its place among its likes at the greatest closeness, so that sets vary.
    private static let leastJitter = 16.0

    /// Deals `indexes` of `words`. `closeness` of a word is from 0, any words of the kind, to 1, the most alike.
    init(
        _ indexes: [Int], of words: [Word], closeness: (Word.ID) -> Double, using generator: inout some RandomNumberGenerator
    ) {
        self.words = Self.ordered(indexes.shuffled(using: &generator), words, closeness, &generator)
        rings = Array(repeating: nil, count: max(1, indexes.count / Self.ringSize))
        seed = generator.next()
    }

    /// The three words that stand beside the one at `place` of `words`, or nil when no seat was fair for it.
    mutating func companions(at place: Int, _ fairness: Fairness) -> [Int]? {
        let number = ring(at: place)
        let ring = rings[number] ?? ring(number, fairness)
        rings[number] = ring
        return ring.companions(of: words[place])
    }

    /// Which side of the word at `place` is shown when both are to be, evenly drawn: the same for all of its ring.
    ///
    /// So what was shown as a prompt never comes back as a choice, from which one could tell that it is wrong.
    func direction(at place: Int) -> Direction {
        var generator = SeededGenerator(seed: ~seed &+ UInt64(ring(at: place)))
        return Bool.random(using: &generator) ? .forward : .reverse
    }

    private func ring(at place: Int) -> Int { ((place + 1) * rings.count - 1) / words.count }

    private func ring(_ number: Int, _ fairness: Fairness) -> Ring {
        let guests = words[(number * words.count / rings.count)..<((number + 1) * words.count / rings.count)]
        var generator = SeededGenerator(seed: seed &+ UInt64(number))
        let seating = Seating(guests.map(fairness.signature))
        return Ring(seating.seats.map { guests[guests.startIndex + $0] }, using: &generator)
    }
}

extension Deal {
    private static func ordered(
        _ indexes: [Int], _ words: [Word], _ closeness: (Word.ID) -> Double, _ generator: inout some RandomNumberGenerator
    ) -> [Int] {
        let jitters = indexes.map { jitter(closeness(words[$0].id), among: indexes.count) }
        guard jitters.contains(where: { $0 < Double(indexes.count) }) else { return indexes }
        let ranks = likeness(of: indexes, words, &generator).ranks(of: indexes, in: words)
        let sorted = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
        let shift = Int.random(in: sorted.indices, using: &generator)
        var keys = Array(repeating: 0.0, count: sorted.count)
        for (place, member) in sorted.enumerated() {
            let rank = Double((place + shift) % sorted.count)
            keys[member] = rank + jitters[member] * Double.random(in: -0.5..<0.5, using: &generator)
        }
        return keys.indices.sorted { keys[$0] < keys[$1] }.map { indexes[$0] }
    }

    /// How far a word may stray from its place among its likes: over all words at closeness 0, about a ring at 1.
    private static func jitter(_ closeness: Double, among count: Int) -> Double {
        let most = max(leastJitter, Double(2 * count))
        let distance = 1 - min(1, max(0, closeness))
        return leastJitter + (most - leastJitter) * distance * distance * distance
    }

    private static func likeness(of indexes: [Int], _ words: [Word], _ generator: inout some RandomNumberGenerator) -> Likeness {
        if Likeness.tagsTell(indexes, in: words), Bool.random(using: &generator) { return .tags }
        return [.beginning, .end, .consonants][Int.random(in: 0..<3, using: &generator)]
    }
}
