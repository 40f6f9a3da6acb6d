/// The groups of a deal, filled up so that each has the four words that a question needs, where there are words for it.
///
/// A group with fewer words gets a word of another group or joins one; otherwise its words would be asked about but rarely be
/// distractors. Which words move is random and does not depend on the words asked later.
struct Groups: Sendable {
    private let deal: Deal
    private let kinds: Kinds
    /// The words of each group, by its number in the deal.
    private(set) var words: [[Int]]
    /// The groups of words that have moved.
    private var moved: [Int: Int] = [:]
    /// Small groups for which no other words are left.
    private var unfillable: Set<Int> = []
    private var generator: SeededGenerator
    /// Groups this odd beside each other, or odder, exchange no words: no limit at the first filling, then one that keeps phrases
    /// and single words apart.
    private var oddnessLimit = Int.max

    /// The groups of `deal`, which was made of `kinds`.
    init(_ deal: Deal, _ kinds: Kinds) {
        self.deal = deal
        self.kinds = kinds
        words = deal.groups.map(\.words)
        generator = deal.generator(forGroup: words.count)
        fillUp()
        oddnessLimit = Kinds.phraseOddness
    }

    /// The number of the group that `word` is in.
    func group(of word: Int) -> Int { moved[word] ?? deal.group(of: word) }

    /// Takes `word` out of its group.
    mutating func remove(_ word: Int) {
        words[group(of: word)].removeAll { $0 == word }
        fillUp()
    }

    /// Whether `word` may come to the group `number`.
    func mayCome(_ word: Int, to number: Int) -> Bool {
        mixes(number) || words[number].allSatisfy { kinds.mayStand(word, beside: $0) }
    }

    /// Whether the learner has met the words of the group `number`, which then stand in the order of that.
    func isMet(_ number: Int) -> Bool { deal.groups[number].isMet }

    /// The word that is best asked about beside `word`, where both were met.
    func mate(of word: Int) -> Int? { deal.mates.partners[word] }

    /// Whether `word` is a phrase as those of the group `number` are, or a single word as they are.
    func isAlike(_ word: Int, in number: Int) -> Bool {
        oddness(of: deal.group(of: word), beside: number) < Kinds.phraseOddness
    }

    /// The words of other groups than `number`: the least odd groups first, and of these the smallest, for their words were shown as often.
    func others(than number: Int) -> [[Int]] {
        words.indices.filter { $0 != number && !words[$0].isEmpty }
            .sorted { (oddness(of: $0, beside: number), words[$0].count) < (oddness(of: $1, beside: number), words[$1].count) }
            .map { words[$0] }
    }
}

extension Groups {
    /// Fills up all groups that are too small for a question, as far as there are words that may come to them.
    private mutating func fillUp() {
        while let group = smallest {
            let lender = lender(for: group)
            // Rather than get a word of the other sort (phrase or single word), a group joins another group of its own sort.
            let prefersHost = lender.map { isOdd($0.number, beside: group) } ?? true
            let host = prefersHost ? host(for: group) : nil
            if let (lender, candidates) = lender, host.map({ isOdd($0, beside: group) }) ?? true,
                let word = candidates.randomElement(using: &generator)
            {
                move([word], from: lender, to: group)
            } else if let host {
                move(words[group], from: group, to: host)
            } else {
                unfillable.insert(group)
            }
        }
    }

    /// The smallest of the groups that are too small.
    private var smallest: Int? {
        words.indices.lazy.filter { 1..<Ring.smallest ~= words[$0].count && !unfillable.contains($0) }
            .min { words[$0].count < words[$1].count }
    }

    /// A group with words to spare that may come to `group`: the least odd one, and the largest of these.
    private func lender(for group: Int) -> (number: Int, words: [Int])? {
        var best: (rank: (Int, Int), number: Int, words: [Int])?
        for (number, others) in words.enumerated()
        where number != group && others.count > Ring.smallest && mayLend(number, to: group) {
            let rank = (oddness(of: number, beside: group), -others.count)
            if let best, best.rank <= rank { continue }
            let candidates = others.filter { mayCome($0, to: group) }
            if !candidates.isEmpty { best = (rank, number, candidates) }
        }
        return best.map { ($0.number, $0.words) }
    }

    /// A group that all words of `group` may come to: the least odd one, and the smallest of these.
    private func host(for group: Int) -> Int? {
        words.indices
            .filter { number in
                number != group && !words[number].isEmpty && mayLend(number, to: group)
                    && (mixes(group) || words[group].allSatisfy { mayCome($0, to: number) })
            }
            .min { (oddness(of: $0, beside: group), words[$0].count) < (oddness(of: $1, beside: group), words[$1].count) }
    }

    private func oddness(of other: Int, beside group: Int) -> Int {
        kinds.oddness(of: deal.groups[other].kind, beside: deal.groups[group].kind)
            + (deal.groups[other].isMet == deal.groups[group].isMet ? 0 : Kinds.strangersOddness)
    }

    /// Whether there are phrases in one of two groups and single words in the other.
    private func isOdd(_ other: Int, beside group: Int) -> Bool { oddness(of: other, beside: group) >= Kinds.phraseOddness }

    private func mayLend(_ number: Int, to group: Int) -> Bool {
        oddness(of: number, beside: group) < oddnessLimit
    }

    /// Whether words of any kind may come to the group `number`, or only those that may be of the same part of speech.
    private func mixes(_ number: Int) -> Bool { kinds.mixes[deal.groups[number].kind] }

    private mutating func move(_ some: [Int], from group: Int, to other: Int) {
        words[group].removeAll { some.contains($0) }
        words[other] += some
        for word in some { moved[word] = other }
    }
}
