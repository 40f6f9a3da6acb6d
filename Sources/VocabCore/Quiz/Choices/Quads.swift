/// Words of one kind in fours, in each of which every word has another that is near in meaning and one that is spelled alike, as far as
/// there are such words.
///
/// Near is mutual in a four, so that each of its words is as likely to be the one asked for. A four is built from any word that is left:
/// one near it in meaning, one spelled like it, and one that is near both of these; of several hundred such threes the best is taken.
/// Words that are left over then join the four they are nearest to, which is one of five or six then. Tested by `QuadsTests`.
struct Quads {
    /// The fours, by the place of a word; a word and the next are near in meaning, in spelling, and in meaning again.
    private(set) var fours: [[Int]] = []
    private let nearness: KindNearness
    private let mates: [Int: Int]
    private let noise: Double
    private var left: [Int]
    private var placeOf: [Int: Int] = [:]

    /// How much nearness in meaning counts beside that in spelling, for it is rarer.
    private static let weight = 2.5
    /// How many words a four has at most when others have joined it.
    private static let mostTogether = 6
    private static let soundsAlikeLoss = 0.5
    /// How many words near another in meaning, and in spelling, are looked at.
    private static let byMeaning = 8
    private static let bySpelling = 6

    /// Fours of the words at `places`, of which those that are mates stand together; `noise` is the nearness that is added by chance, so that
    /// fours vary, and `conflict` tells what speaks against two words in one question.
    init(
        of places: [Int], _ nearness: KindNearness, mates: [Int: Int], noise: Double,
        conflict: (Int, Int) -> Fairness.Conflict,
        using generator: inout some RandomNumberGenerator
    ) {
        self.nearness = nearness
        self.mates = mates
        self.noise = noise
        left = places
        for (place, word) in left.enumerated() { placeOf[word] = place }
        let (paired, single) = (places.filter { mates[$0] != nil }, places.filter { mates[$0] == nil })
        for word in paired.shuffled(using: &generator) + single.shuffled(using: &generator)
        where placeOf[word] != nil && left.count >= 2 * QuestionMaker.choiceCount {
            guard let four = best(with: word, conflict, using: &generator) else { continue }
            for member in four { takeOut(member) }
            fours.append(four)
        }
        for word in left.sorted() {
            let fair = fours.indices.filter { number in
                fours[number].count < Self.mostTogether && fours[number].allSatisfy { conflict(word, $0) < .near }
            }
            func meaning(to number: Int) -> Double { fours[number].reduce(0) { max($0, nearness.meaning(word, $1)) } }
            guard let number = fair.max(by: { meaning(to: $0) < meaning(to: $1) }) else { continue }
            fours[number].append(word)
            takeOut(word)
        }
    }

    /// The words that stand in none of the fours.
    var rest: [Int] { left }
}

extension Quads {
    private mutating func takeOut(_ word: Int) {
        guard let place = placeOf.removeValue(forKey: word), let last = left.popLast() else { return }
        if last != word {
            left[place] = last
            placeOf[last] = place
        }
    }

    private func best(
        with first: Int, _ conflict: (Int, Int) -> Fairness.Conflict, using generator: inout some RandomNumberGenerator
    ) -> [Int]? {
        var best: (score: Double, four: [Int])?
        let near = nearInMeaning(to: first, conflict, using: &generator)
        for third in alike(first, using: &generator) where conflict(first, third) < .near {
            let nearThird = nearInMeaning(to: third, conflict, using: &generator)
            let firstThird = pair(first, third)
            let fourths = nearThird.filter { $0 != first }.map { (word: $0, first: pair(first, $0), third: pair(third, $0)) }
            for second in near where second != third {
                let (secondFirst, secondThird) = (pair(second, first), pair(second, third))
                for fourth in fourths where fourth.word != second {
                    let secondFourth = pair(second, fourth.word)
                    let most =
                        Self.score(secondFirst, secondThird, secondFourth) + Self.score(secondFirst, firstThird, fourth.first)
                        + Self.score(secondThird, firstThird, fourth.third)
                        + Self.score(secondFourth, fourth.first, fourth.third)
                    guard most > best?.score ?? -.infinity else { continue }
                    let four = [second, first, third, fourth.word]
                    guard let loss = Self.loss(four, conflict) else { continue }
                    if most - loss > best?.score ?? -.infinity { best = (most - loss, four) }
                }
            }
        }
        return best?.four
    }

    /// The words left that are nearest to `word` in meaning and may stand beside it, without those that mean the same.
    private func nearInMeaning(
        to word: Int, _ conflict: (Int, Int) -> Fairness.Conflict, using generator: inout some RandomNumberGenerator
    ) -> ArraySlice<Int> {
        nearest(to: word, 2 * Self.byMeaning, noise, nearness.meaning, using: &generator).filter { conflict(word, $0) < .near }
            .prefix(Self.byMeaning)
    }

    /// What is lost where words of a four sound alike; nil where two may not stand in one question.
    private static func loss(_ four: [Int], _ conflict: (Int, Int) -> Fairness.Conflict) -> Double? {
        var loss = 0.0
        for (place, word) in four.enumerated() {
            for other in four[..<place] {
                let conflict = conflict(word, other)
                if conflict >= .near { return nil }
                if conflict == .soundsAlike { loss += soundsAlikeLoss }
            }
        }
        return loss
    }

    private func alike(_ word: Int, using generator: inout some RandomNumberGenerator) -> [Int] {
        if let mate = mates[word], placeOf[mate] != nil { return [mate] }
        return nearest(to: word, Self.bySpelling, noise / 2, nearness.spelling, using: &generator)
    }

    /// Whether a word has a mate that is left, and will be in a four with it.
    private func waitsForMate(_ word: Int) -> Bool { mates[word].map { placeOf[$0] != nil } ?? false }

    /// The `count` of the words left that are nearest to `word`.
    private func nearest(
        to word: Int, _ count: Int, _ noise: Double, _ nearness: (Int, Int) -> Double,
        using generator: inout some RandomNumberGenerator
    ) -> [Int] {
        var found: [(nearness: Double, word: Int)] = []
        var chance = SeededGenerator(seed: generator.next())
        for other in left where other != word && !waitsForMate(other) {
            // A draw from the upper bits alone costs little.
            let near = nearness(word, other) + noise * Double(chance.next() >> 40) / Double(1 << 24)
            if found.count == count, let last = found.last, near <= last.nearness { continue }
            if found.count == count { found.removeLast() }
            let place = found.firstIndex { $0.nearness < near } ?? found.count
            found.insert((near, other), at: place)
        }
        return found.map(\.word)
    }

    /// How near two words are to each other.
    private struct Pair {
        let meaning: Double
        let spelling: Double
    }

    private func pair(_ left: Int, _ right: Int) -> Pair {
        Pair(
            meaning: nearness.meaning(left, right), spelling: mates[left] == right ? 1 : nearness.spelling(left, right))
    }

    /// What a four is worth to a word that makes these pairs with the others. The root: a little nearness for each of the words is better
    /// than much for some.
    private static func score(_ first: Pair, _ second: Pair, _ third: Pair) -> Double {
        weight * max(first.meaning, second.meaning, third.meaning).squareRoot()
            + max(first.spelling, second.spelling, third.spelling)
    }
}
