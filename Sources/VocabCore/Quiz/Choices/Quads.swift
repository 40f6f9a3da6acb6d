/// Words of one kind in fours, in each of which every word has another that is near in meaning and one that is spelled alike, as far as
/// there are such words.
///
/// Near is mutual in a four, so that each of its words is as likely to be the one asked for. How they are found: see `QuadBuilder`. Words that
/// are left over join the four they are nearest to, which is one of five or six then. Tested by `QuadsTests`.
struct Quads {
    /// The fours; a word that may stand beside none of them is in none.
    let fours: [[Int]]

    /// How many words a four has at most when others have joined it.
    private static let mostTogether = 6

    /// Fours of `words`, of which those that are mates stand together; `noise` is the nearness that is added by chance, so that fours vary,
    /// and `conflict` tells what speaks against two words in one question.
    init(
        of words: [Int], _ nearness: KindNearness, mates: [Int: Int], noise: Double,
        conflict: @escaping (Int, Int) -> Fairness.Conflict,
        using generator: inout some RandomNumberGenerator
    ) {
        let table = PairTable(words, nearness, mates: mates, noise: noise, using: &generator)
        var builder = QuadBuilder(table) { conflict(words[$0], words[$1]) }
        builder.build(using: &generator)
        var fours = builder.fours.map { four in (0..<4).map { four[$0] } }
        for place in builder.left {
            var best: (meaning: Float, number: Int)?
            for (number, four) in fours.enumerated() where four.count < Self.mostTogether {
                let meaning = four.reduce(0) { max($0, table.meaning(place, $1)) }
                guard meaning > best?.meaning ?? -1 else { continue }
                if four.allSatisfy({ builder.conflict(place, $0) < .near }) { best = (meaning, number) }
            }
            if let best { fours[best.number].append(place) }
        }
        self.fours = fours.map { $0.map { words[$0] } }
    }
}
