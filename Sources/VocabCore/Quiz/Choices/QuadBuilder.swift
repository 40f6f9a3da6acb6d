/// Finds fours of words that are near each other, the words by their places in a `PairTable`.
///
/// A four is built from any word that is left: one near it in meaning, one spelled like it, and one that is near both of these; of several
/// hundred such threes the best is taken. Then words change places with those of other fours, as long as two fours are worth more for it.
struct QuadBuilder {
    /// Four words.
    typealias Four = SIMD4<Int>

    /// The fours so far.
    private(set) var fours: [Four] = []
    /// The words that are in none, ascending.
    private(set) var left: [Int]
    private let table: PairTable
    /// The word that must stand beside each, where there is one.
    private let mates: [Int?]
    private let askedConflict: (Int, Int) -> Fairness.Conflict
    /// What speaks against two words in one question, as far as it was asked for.
    private var conflicts: [Fairness.Conflict?]
    private var fourOf: [Int?]

    private static let soundsAlikeLoss: Float = 0.5
    /// How many words near another in meaning, and in spelling, are looked at.
    private static let byMeaning = 8
    private static let bySpelling = 6
    /// How often each word is offered other places at most, and what two fours must gain by it at least.
    private static let exchanges = 3
    private static let leastGain: Float = 0.01

    /// No fours of the words of `table` yet, of which those that are `mates` of each other will stand together. What speaks against two words
    /// in one question is asked of `conflict` once.
    init(_ table: PairTable, mates: [Int?], conflict: @escaping (Int, Int) -> Fairness.Conflict) {
        self.table = table
        self.mates = mates
        askedConflict = conflict
        left = Array(0..<table.count)
        conflicts = Array(repeating: nil, count: table.count * table.count)
        fourOf = Array(repeating: nil, count: table.count)
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

extension QuadBuilder {
    /// Builds fours until there are no more, those of mates first.
    mutating func build(using generator: inout some RandomNumberGenerator) {
        let shuffled = left.shuffled(using: &generator)
        for word in shuffled.filter({ mates[$0] != nil }) + shuffled.filter({ mates[$0] == nil })
        where fourOf[word] == nil && left.count >= 4 {
            guard let four = best(with: word) else { continue }
            for seat in 0..<4 { fourOf[four[seat]] = fours.count }
            left.removeAll { fourOf[$0] != nil }
            fours.append(four)
        }
    }

    private mutating func best(with first: Int) -> Four? {
        var best: (worth: Float, four: Four)?
        let near = nearInMeaning(to: first)
        for third in alike(first) where conflict(first, third) < .near {
            let fourths = nearInMeaning(to: third)
            for second in near where second != third {
                for fourth in fourths where fourth != first && fourth != second {
                    let four = Four(first, second, third, fourth)
                    let worth = table.worth(four)
                    guard worth > best?.worth ?? -.infinity, let loss = loss(four), worth - loss > best?.worth ?? -.infinity
                    else { continue }
                    best = (worth - loss, four)
                }
            }
        }
        return best?.four
    }

    /// The words left that are nearest to `word` in meaning and may stand beside it, without those that mean the same.
    private mutating func nearInMeaning(to word: Int) -> [Int] {
        var found: [Int] = []
        for other in nearest(to: word, among: left, 2 * Self.byMeaning, table.meaning) where found.count < Self.byMeaning {
            if conflict(word, other) < .near { found.append(other) }
        }
        return found
    }

    private func alike(_ word: Int) -> [Int] {
        mates[word].map { [$0] } ?? nearest(to: word, among: left, Self.bySpelling, table.spelling)
    }

    /// The `count` of `others` that are nearest to `word`, without those that stand beside a mate.
    private func nearest(to word: Int, among others: [Int], _ count: Int, _ nearness: (Int, Int) -> Float) -> [Int] {
        var found: [(nearness: Float, word: Int)] = []
        for other in others where other != word && mates[other] == nil {
            let near = nearness(word, other)
            if found.count == count, let last = found.last, near <= last.nearness { continue }
            if found.count == count { found.removeLast() }
            let place = found.firstIndex { $0.nearness < near } ?? found.count
            found.insert((near, other), at: place)
        }
        return found.map(\.word)
    }

    /// What is lost where words of a four sound alike; nil where two may not stand in one question.
    private mutating func loss(_ four: Four) -> Float? {
        var loss: Float = 0
        for seat in 0..<4 {
            for other in 0..<seat {
                let conflict = conflict(four[seat], four[other])
                if conflict >= .near { return nil }
                if conflict == .soundsAlike { loss += Self.soundsAlikeLoss }
            }
        }
        return loss
    }
}

extension QuadBuilder {
    /// Has words change places with one that stands beside a word nearer to them than any in their own four, as long as the two fours are
    /// worth more for it.
    mutating func exchange() {
        let all = Array(0..<table.count)
        let free = all.filter { fourOf[$0] != nil && mates[$0] == nil }
        let near = free.map { word in
            nearest(to: word, among: all, Self.byMeaning, table.meaning)
                + nearest(to: word, among: all, Self.bySpelling, table.spelling)
        }
        var worths = fours.map { worth($0) }
        for _ in 0..<Self.exchanges {
            var moved = false
            for (word, near) in zip(free, near) where move(word, towards: near, &worths) { moved = true }
            if !moved { return }
        }
    }

    /// Has `word` change places with the one of which two fours gain the most, among those that stand beside one of `near`; whether it did.
    private mutating func move(_ word: Int, towards near: [Int], _ worths: inout [Float]) -> Bool {
        guard let own = fourOf[word] else { return false }
        let nearestNow = nearest(of: fours[own], to: word)
        var best: (gain: Float, other: Int, worths: (Float, Float))?
        for neighbour in near {
            guard let number = fourOf[neighbour], number != own,
                table.meaning(word, neighbour) > nearestNow.meaning || table.spelling(word, neighbour) > nearestNow.spelling
            else { continue }
            for seat in 0..<4 where fours[number][seat] != neighbour && mates[fours[number][seat]] == nil {
                let other = fours[number][seat]
                let (left, right) = (fours[own].replacing(word, by: other), fours[number].replacing(other, by: word))
                let least = worths[own] + worths[number] + (best?.gain ?? Self.leastGain)
                guard table.worth(left) + table.worth(right) > least else { continue }
                let after = (worth(left), worth(right))
                if after.0 + after.1 > least { best = (after.0 + after.1 - worths[own] - worths[number], other, after) }
            }
        }
        guard let best, let number = fourOf[best.other] else { return false }
        fours[own] = fours[own].replacing(word, by: best.other)
        fours[number] = fours[number].replacing(best.other, by: word)
        (worths[own], worths[number]) = best.worths
        (fourOf[word], fourOf[best.other]) = (number, own)
        return true
    }

    /// How near the nearest of the others in a four is to one of its words.
    private func nearest(of four: Four, to word: Int) -> (meaning: Float, spelling: Float) {
        var nearest: (meaning: Float, spelling: Float) = (-1, -1)
        for seat in 0..<4 where four[seat] != word {
            nearest.meaning = max(nearest.meaning, table.meaning(word, four[seat]))
            nearest.spelling = max(nearest.spelling, table.spelling(word, four[seat]))
        }
        return nearest
    }

    /// What a four is worth; less than anything where two of it may not stand in one question.
    private mutating func worth(_ four: Four) -> Float { loss(four).map { table.worth(four) - $0 } ?? -.infinity }
}

extension SIMD4<Int> {
    /// The same with `other` in the place of `word`.
    fileprivate func replacing(_ word: Int, by other: Int) -> Self { replacing(with: other, where: self .== word) }
}
