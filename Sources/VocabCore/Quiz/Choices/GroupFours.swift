/// The fours of each group of a deal, made when the group is first asked about: what a word means is costly to look up.
struct GroupFours: Sendable {
    private let deal: Deal
    private let words: [Word]
    private let style: QuestionStyle
    private var made: [Int: [[Int]]] = [:]

    /// How much nearness is added by chance at the greatest closeness, and at the least, so that sets vary.
    private static let noise = (least: 0.05, most: 0.3)

    /// The fours of `deal`, which dealt `words` as `style` wants it.
    init(of deal: Deal, _ words: [Word], _ style: QuestionStyle) {
        self.deal = deal
        self.words = words
        self.style = style
    }

    /// The fours of the group `number`: those of its words that stand best beside each other, fewer the smaller the closeness, and none of
    /// words that were met.
    mutating func fours(of number: Int, _ signatures: inout Signatures) -> [[Int]] {
        if let fours = made[number] { return fours }
        let fours = deal.groups[number].isMet ? [] : dealt(deal.groups[number].words, number, &signatures)
        made[number] = fours
        return fours
    }

    private func dealt(_ indexes: [Int], _ number: Int, _ signatures: inout Signatures) -> [[Int]] {
        var generator = deal.generator(forGroup: ~number)
        let distances = indexes.map { 1 - min(1, max(0, style.closeness(words[$0].id))) }
        let close = indexes.indices.filter { place in
            Double.random(in: 0..<1, using: &generator) >= distances[place] * distances[place] * distances[place]
        }
        guard close.count >= 2 * QuestionMaker.choiceCount else { return [] }
        let known = indexes.map { signatures.signature(of: $0) }
        let placeOf = Dictionary(uniqueKeysWithValues: indexes.enumerated().map { ($1, $0) })
        var mates: [Int: Int] = [:]
        for (place, index) in indexes.enumerated() {
            if let mate = deal.mates.partners[index] { mates[place] = placeOf[mate] }
        }
        let distance = distances.reduce(0, +) / Double(distances.count)
        let quads = Quads(
            of: close, KindNearness(of: indexes, in: words, style.thesaurus), mates: mates,
            noise: Self.noise.least + (Self.noise.most - Self.noise.least) * distance,
            conflict: { known[$0].conflict(beside: known[$1]) }, using: &generator)
        return quads.fours.map { $0.map { indexes[$0] } }
    }
}
