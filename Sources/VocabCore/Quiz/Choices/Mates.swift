/// Pairs of words that stand beside each other in a game: some of those that are often taken for each other, and those that were met and
/// are most alike of what was met with them.
struct Mates: Sendable {
    /// The other word of a pair, by the number of a word.
    private(set) var partners: [Int: Int] = [:]
    private let groups: [Int: Set<Int>]

    /// How often two words that are taken for each other are a pair.
    private static let share = 0.5
    /// Two words that were met and are less near each other than this are no pair.
    private static let leastNearness = 0.4

    /// Pairs of those among the first `count` of `words` that are taken for each other and may stand in one question; they change from game
    /// to game. A new word is never paired with one that was met, and no word whose closeness is 0.
    init(
        first count: Int, of words: [Word], _ kinds: Kinds, _ style: QuestionStyle,
        using generator: inout some RandomNumberGenerator
    ) {
        var groups: [Int: Set<Int>] = [:]
        var members: [Int: [Int]] = [:]
        for index in 0..<count where style.closeness(words[index].id) > 0 {
            guard let own = style.thesaurus?.confusables(of: words[index].term), !own.isEmpty else { continue }
            groups[index] = own
            for group in own { members[group, default: []].append(index) }
        }
        self.groups = groups
        func isMet(_ index: Int) -> Bool { style.encounters.place(of: words[index].id) != nil }
        for group in members.keys.sorted() {
            let shuffled = (members[group] ?? []).shuffled(using: &generator)
            for word in shuffled where partners[word] == nil {
                let mate = shuffled.first {
                    $0 != word && partners[$0] == nil && isMet($0) == isMet(word)
                        && (kinds.mayJoin(word, kinds.kind(of: $0)) || kinds.mayJoin($0, kinds.kind(of: word)))
                }
                if let mate, Double.random(in: 0..<1, using: &generator) < Self.share { pair(word, mate) }
            }
        }
    }

    /// Makes two words without a mate each other's.
    mutating func pair(_ left: Int, _ right: Int) {
        partners[left] = right
        partners[right] = left
    }
}

extension Mates {
    /// How much later than a word its mate was met at most.
    private static let contemporaries = 5

    /// Pairs each of the words with these numbers, which stand in the order in which they were met, with another met about when it was:
    /// one that is taken for it, else the one most like it in meaning or in spelling.
    mutating func pairMet(
        _ met: [Int], in words: [Word], _ thesaurus: (any Thesaurus)?
    ) {
        let kind = KindNearness(of: met, in: words, thesaurus)
        func nearness(_ left: Int, _ right: Int) -> Double {
            if let own = groups[met[left]], let other = groups[met[right]], !own.isDisjoint(with: other) { return 2 }
            return max(kind.meaning(left, right), kind.spelling(left, right))
        }
        for word in met { if let mate = partners.removeValue(forKey: word) { partners[mate] = nil } }
        for place in met.indices where partners[met[place]] == nil {
            let later = met.indices[(place + 1)...].prefix(Self.contemporaries).filter { partners[met[$0]] == nil }
            guard let mate = later.max(by: { nearness(place, $0) < nearness(place, $1) }),
                nearness(place, mate) >= Self.leastNearness
            else { continue }
            pair(met[place], met[mate])
        }
    }
}
