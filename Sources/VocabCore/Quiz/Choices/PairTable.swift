/// How near each of some words is to each other one, and what a four of them is worth.
struct PairTable: Sendable {
    /// How many words there are.
    let count: Int
    private var meanings: [Float]
    private var spellings: [Float]

    /// How much nearness in meaning counts beside that in spelling, for it is rarer.
    private static let weight: Float = 4
    /// How alike mates are: so much that hardly anything else is worth parting them.
    private static let mateLikeness = 4.0

    /// The nearness of each of `words` to each, with up to `noise` added by chance; two that are mates are more alike than any others.
    init(
        _ words: [Int], _ nearness: KindNearness, mates: [Int: Int], noise: Double,
        using generator: inout some RandomNumberGenerator
    ) {
        count = words.count
        meanings = Array(repeating: 0, count: count * count)
        spellings = meanings
        var chance = SeededGenerator(seed: generator.next())
        for (place, word) in words.enumerated() {
            for (other, neighbour) in words[..<place].enumerated() {
                // A draw from the upper bits alone costs little.
                let drawn = noise * Double(chance.next() >> 40) / Double(1 << 24)
                let meaning = Float(nearness.meaning(word, neighbour) + drawn)
                let spelling = Float(
                    mates[word] == neighbour ? Self.mateLikeness : nearness.spelling(word, neighbour) + drawn / 2)
                (meanings[place * count + other], meanings[other * count + place]) = (meaning, meaning)
                (spellings[place * count + other], spellings[other * count + place]) = (spelling, spelling)
            }
        }
    }

    /// How near two words are in meaning.
    func meaning(_ left: Int, _ right: Int) -> Float { meanings[left * count + right] }

    /// How alike two words are spelled.
    func spelling(_ left: Int, _ right: Int) -> Float { spellings[left * count + right] }

    /// What a four is worth: to each of its words the nearest of the others in meaning and in spelling, and how near all are to each other.
    ///
    /// All pairs: of four that are two pairs, which have nothing to do with each other, two are easily ruled out.
    func worth(_ four: SIMD4<Int>) -> Float {
        let (meaning, spelling) = (Pairs(four, meaning), Pairs(four, spelling))
        return Self.weight * meaning.nearest.sum() + spelling.nearest.sum() + meaning.sum
    }

    /// The six pairs of a four.
    private struct Pairs {
        /// The first two with the last two, and the pairs of these.
        private let across: SIMD4<Float>
        private let left: Float
        private let right: Float

        init(_ four: SIMD4<Int>, _ figure: (Int, Int) -> Float) {
            left = figure(four[0], four[1])
            right = figure(four[2], four[3])
            across = SIMD4(figure(four[0], four[2]), figure(four[0], four[3]), figure(four[1], four[2]), figure(four[1], four[3]))
        }

        /// For each of the four the greatest figure that it makes with another.
        var nearest: SIMD4<Float> {
            let rows = pointwiseMax(across.lowHalf, across.highHalf)
            return SIMD4(
                max(left, across[0], across[1]), max(left, across[2], across[3]), max(right, rows[0]), max(right, rows[1]))
        }

        var sum: Float { left + right + across.sum() }
    }
}
