/// The words of a bookcase dealt into groups, in each of which a game finds its distractors.
///
/// A distractor of another kind than the answer, or unlike it, is easily ruled out. So a group holds words of one kind, as many as it takes to
/// find some near each other among them: see `GroupFours`. Groups are dealt before any question is made, so that they do not depend on the
/// answer. Tested by `DealTests`; `vocab-benchmark questions` measures how near distractors are and how much they vary.
struct Deal: Sendable {
    /// The groups, those of one kind one after the other.
    let groups: [Group]
    /// The pairs of words that are best asked about beside each other.
    let mates: Mates
    private let groupOf: [Int]
    private let seed: UInt64

    /// Words that are dealt together, in the order they were dealt.
    struct Group: Sendable {
        let kind: Int
        let words: [Int]
        /// Whether the learner has met these words; they are in the order of that, the longest ago first.
        var isMet = false
    }

    /// About how many words a group of new words has at most; what was met is in one group for each kind.
    private static let groupSize = 384

    /// Deals the first `count` of `words` by `kinds`, as `style` wants it, those that were met apart from the others.
    init(
        first count: Int, of words: [Word], _ kinds: Kinds, _ style: QuestionStyle,
        using generator: inout some RandomNumberGenerator
    ) {
        let encounters = style.encounters
        var groups: [Group] = []
        var groupOf = Array(repeating: 0, count: count)
        var mates = Mates(first: count, of: words, kinds, style, using: &generator)
        for (kind, members) in Self.members(of: kinds, first: count, mates).enumerated() {
            var own = members
            let met = encounters.isEmpty ? [] : Self.met(own, words, encounters)
            if !met.isEmpty {
                for word in met { groupOf[word] = groups.count }
                groups.append(Group(kind: kind, words: met, isMet: true))
                mates.pairMet(met, in: words, style.thesaurus)
                own.removeAll { encounters.place(of: words[$0].id) != nil }
            }
            if own.isEmpty { continue }
            for part in Self.parts(of: own.shuffled(using: &generator), words, style, mates, using: &generator) {
                for word in part { groupOf[word] = groups.count }
                groups.append(Group(kind: kind, words: part))
            }
        }
        self.groups = groups
        self.mates = mates
        self.groupOf = groupOf
        seed = generator.next()
    }

    /// The number of the group that `word` is in.
    func group(of word: Int) -> Int { groupOf[word] }

    /// A generator for the group `number`, which begins the same whichever of the group's words is asked about.
    func generator(forGroup number: Int) -> SeededGenerator { SeededGenerator(seed: seed &+ UInt64(bitPattern: Int64(number))) }
}

extension Deal {
    /// The words of each kind. Of two mates of different kinds one is a guest of the other's.
    private static func members(of kinds: Kinds, first count: Int, _ mates: Mates) -> [[Int]] {
        var members = kinds.members.map { $0.filter { $0 < count } }
        for word in mates.partners.keys.sorted() {
            guard let mate = mates.partners[word], word < mate, kinds.kind(of: word) != kinds.kind(of: mate) else { continue }
            let (guest, host) = kinds.mayJoin(word, kinds.kind(of: mate)) ? (word, mate) : (mate, word)
            members[kinds.kind(of: guest)].removeAll { $0 == guest }
            members[kinds.kind(of: host)].append(guest)
        }
        return members
    }

    /// Those of `indexes` that were met, the one met the longest ago first.
    private static func met(_ indexes: [Int], _ words: [Word], _ encounters: Encounters) -> [Int] {
        let places = indexes.compactMap { index in encounters.place(of: words[index].id).map { (place: $0, index: index) } }
        return places.sorted { $0 < $1 }.map(\.index)
    }

    /// The words of a kind in parts of about as many each, those near in meaning in the same; mates are in one part.
    ///
    /// As long as more than a part is left, what is nearest to any one of the words goes into the next.
    private static func parts(
        of shuffled: [Int], _ words: [Word], _ style: QuestionStyle, _ mates: Mates,
        using generator: inout some RandomNumberGenerator
    ) -> [[Int]] {
        let count = max(1, (shuffled.count + groupSize - 1) / groupSize)
        if count == 1 { return [shuffled] }
        let size = (shuffled.count + count - 1) / count
        var left = shuffled.map { index in
            let isClose = style.closeness(words[index].id) > 0
            return Coded(index: index, code: isClose ? style.thesaurus.flatMap { KindNearness.code(of: words[index], $0) } : nil)
        }
        var parts: [[Int]] = []
        while parts.count + 1 < count, let pivot = left.popLast() {
            var byDistance = Array(repeating: [Int](), count: MeaningCode.bitCount + 1 + jitter)
            for word in left {
                let distance = pivot.code.flatMap { own in word.code.map(own.distance) } ?? MeaningCode.bitCount / 2
                byDistance[distance + Int.random(in: 0...jitter, using: &generator)].append(word.index)
            }
            let near = [pivot.index] + byDistance.joined().prefix(size - 1)
            let taken = Set(near + near.compactMap { mates.partners[$0] })
            parts.append([pivot.index] + left.lazy.map(\.index).filter(taken.contains))
            left.removeAll { taken.contains($0.index) }
        }
        return left.isEmpty ? parts : parts + [left.map(\.index)]
    }

    private struct Coded {
        let index: Int
        let code: MeaningCode?
    }

    /// By how many bits words may be farther than they are when parts are made, so that parts vary.
    private static let jitter = 8
}
