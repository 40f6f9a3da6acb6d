/// The words of a bookcase dealt into groups, in each of which a game finds its distractors.
///
/// A distractor of another kind than the answer, or unlike it, is easily ruled out. So a group holds words of one kind: they are
/// sorted by a likeness drawn at random, shifted at random (the less, the greater the closeness) and cut into groups of 36 to 71
/// words, or one of fewer. Groups are dealt before any question is made, so that they do not depend on the answer. Tested by
/// `DealTests`; `vocab-benchmark questions` measures how near distractors are and how much they vary.
struct Deal: Sendable {
    /// The groups, those of one kind one after the other.
    let groups: [Group]
    private let groupOf: [Int]
    private let seed: UInt64

    /// Words that are dealt together, in the order they were dealt.
    struct Group: Sendable {
        let kind: Int
        let words: [Int]
        /// Whether the learner has met these words; they are in the order of that, the longest ago first.
        var isMet = false
    }

    /// How many words a group is to have; all have as many or a few more, where there are as many.
    private static let groupSize = 36
    /// How many places a word may be off its place among its likes at the greatest closeness, so that sets vary.
    private static let leastJitter = 16.0

    /// Deals the first `count` of `words` by `kinds`, those that were met apart from the others. `closeness` of a word is from 0, any words of the kind, to 1, the most alike.
    init(
        first count: Int, of words: [Word], _ kinds: Kinds, closeness: (Word.ID) -> Double,
        _ encounters: Encounters = Encounters(),
        using generator: inout some RandomNumberGenerator
    ) {
        var groups: [Group] = []
        var groupOf = Array(repeating: 0, count: count)
        for (kind, members) in kinds.members.enumerated() {
            var own = members.filter { $0 < count }
            let met = encounters.isEmpty ? [] : Self.met(own, words, encounters)
            if !met.isEmpty {
                for word in met { groupOf[word] = groups.count }
                groups.append(Group(kind: kind, words: met, isMet: true))
                own.removeAll { encounters.place(of: words[$0].id) != nil }
            }
            if own.isEmpty { continue }
            let ordered = Self.ordered(own.shuffled(using: &generator), words, closeness, &generator)
            let pieces = max(1, ordered.count / Self.groupSize)
            for piece in 0..<pieces {
                let range = (piece * ordered.count / pieces)..<((piece + 1) * ordered.count / pieces)
                for word in ordered[range] { groupOf[word] = groups.count }
                groups.append(Group(kind: kind, words: Array(ordered[range])))
            }
        }
        self.groups = groups
        self.groupOf = groupOf
        seed = generator.next()
    }

    /// The number of the group that `word` is in.
    func group(of word: Int) -> Int { groupOf[word] }

    /// A generator for the group `number`, which begins the same whichever of the group's words is asked about.
    func generator(forGroup number: Int) -> SeededGenerator { SeededGenerator(seed: seed &+ UInt64(bitPattern: Int64(number))) }
}

extension Deal {
    /// Those of `indexes` that were met, the one met the longest ago first.
    private static func met(_ indexes: [Int], _ words: [Word], _ encounters: Encounters) -> [Int] {
        let places = indexes.compactMap { index in encounters.place(of: words[index].id).map { (place: $0, index: index) } }
        return places.sorted { $0 < $1 }.map(\.index)
    }

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

    /// Over how many places of the sorted order a word is spread: twice its kind's words at closeness 0, `leastJitter` at 1.
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
