/// Finds fours of words that are near each other, the words by their places in a `PairTable`.
///
/// The words are dealt into fours by chance. Then a word drawn at random is offered the seat of one that sits with a word near it, again and
/// again, and the two change places where their fours are worth more for it. At first they may be worth a little less as well, for what is
/// best for two fours is seldom best for all (threshold accepting, Dueck and Scheuer 1990).
struct QuadBuilder {
    /// Four words.
    typealias Four = SIMD4<Int>

    /// The fours, of words that may all stand beside each other.
    var fours: [Four] { dealt.indices.filter { losses[$0] < Self.unfairLoss }.map { dealt[$0] } }
    /// The words that are in none, ascending.
    var left: [Int] {
        let seated = Set(fours.flatMap { four in (0..<4).map { four[$0] } })
        return (0..<table.count).filter { !seated.contains($0) }
    }
    private let table: PairTable
    private let askedConflict: (Int, Int) -> Fairness.Conflict
    /// What speaks against two words in one question, as far as it was asked for.
    private var conflicts: [Fairness.Conflict?]
    private var dealt: [Four] = []
    /// What each four is worth, and what of that was lost because its words do not go together.
    private var worths: [Float] = []
    private var losses: [Float] = []
    private var fourOf: [Int?]

    private static let soundsAlikeLoss: Float = 0.5
    private static let unfairLoss: Float = 10
    /// How many words near another in meaning, and in spelling, it is seated with.
    private static let byMeaning = 8
    private static let bySpelling = 6
    /// How many seats are offered for each word. Half as many leave 2 % more of the words without a near one, twice as many 1 % fewer.
    private static let offers = 50
    /// How much less two fours may be worth for the first change of places; for the last, nothing.
    private static let leniency: Float = 1

    /// No fours of the words of `table` yet. What speaks against two words in one question is asked of `conflict` once.
    init(_ table: PairTable, conflict: @escaping (Int, Int) -> Fairness.Conflict) {
        self.table = table
        askedConflict = conflict
        conflicts = Array(repeating: nil, count: table.count * table.count)
        fourOf = Array(repeating: nil, count: table.count)
    }

    /// Deals the words into fours, and has them change places.
    mutating func build(using generator: inout some RandomNumberGenerator) {
        let shuffled = (0..<table.count).shuffled(using: &generator)
        for first in stride(from: 0, to: table.count - table.count % 4, by: 4) {
            let four = Four(shuffled[first..<(first + 4)])
            for seat in 0..<4 { fourOf[four[seat]] = dealt.count }
            dealt.append(four)
            losses.append(loss(four))
            worths.append(table.worth(four) - losses[losses.endIndex - 1])
        }
        guard dealt.count > 1 else { return }
        let near = (0..<table.count).map { word in
            nearest(to: word, Self.byMeaning, table.meaning) + nearest(to: word, Self.bySpelling, table.spelling)
        }
        var chance = SeededGenerator(seed: generator.next())
        let count = Self.offers * table.count
        for number in 0..<count {
            let drawn = chance.next()
            let word = Int(drawn >> 40) % table.count
            let neighbour = near[word][Int(drawn >> 20 & 0xF_FFFF) % near[word].count]
            offer(word, beside: neighbour, seat: Int(drawn & 3), losing: Self.leniency * (1 - Float(number) / Float(count)))
        }
    }

    /// The `count` words that are nearest to `word`.
    private func nearest(to word: Int, _ count: Int, _ nearness: (Int, Int) -> Float) -> [Int] {
        var found: [(nearness: Float, word: Int)] = []
        for other in 0..<table.count where other != word {
            let near = nearness(word, other)
            if found.count == count, let last = found.last, near <= last.nearness { continue }
            if found.count == count { found.removeLast() }
            let place = found.firstIndex { $0.nearness < near } ?? found.count
            found.insert((near, other), at: place)
        }
        return found.map(\.word)
    }

    /// Has `word` change places with the one in this seat of the four of `neighbour`, if the two fours are not worth less for it by `allowed`.
    private mutating func offer(_ word: Int, beside neighbour: Int, seat: Int, losing allowed: Float) {
        guard let own = fourOf[word], let number = fourOf[neighbour], number != own else { return }
        let other = dealt[number][seat]
        if other == neighbour { return }
        let (left, right) = (dealt[own].replacing(word, by: other), dealt[number].replacing(other, by: word))
        let least = worths[own] + worths[number] - allowed
        let (leftWorth, rightWorth) = (table.worth(left), table.worth(right))
        if leftWorth + rightWorth < least { return }
        let (leftLoss, rightLoss) = (loss(left), loss(right))
        if leftWorth - leftLoss + rightWorth - rightLoss < least { return }
        (dealt[own], worths[own], losses[own]) = (left, leftWorth - leftLoss, leftLoss)
        (dealt[number], worths[number], losses[number]) = (right, rightWorth - rightLoss, rightLoss)
        (fourOf[word], fourOf[other]) = (number, own)
    }

    /// What is lost where words of a four sound alike, or may not stand in one question.
    private mutating func loss(_ four: Four) -> Float {
        var loss: Float = 0
        for seat in 0..<4 {
            for other in 0..<seat {
                let conflict = conflict(four[seat], four[other])
                loss += conflict >= .near ? Self.unfairLoss : conflict == .soundsAlike ? Self.soundsAlikeLoss : 0
            }
        }
        return loss
    }

    /// What speaks against two words in one question.
    mutating func conflict(_ left: Int, _ right: Int) -> Fairness.Conflict {
        let pair = max(left, right) * table.count + min(left, right)
        if let known = conflicts[pair] { return known }
        let found = askedConflict(left, right)
        conflicts[pair] = found
        return found
    }
}

extension SIMD4<Int> {
    /// The same with `other` in the place of `word`.
    fileprivate func replacing(_ word: Int, by other: Int) -> Self { replacing(with: other, where: self .== word) }
}
