import VocabCore

/// How near wrong choices are to the right one, beside words drawn from the same bookcase by chance.
package struct Plausibility: Equatable, Sendable {
    /// A mean over pairs of words.
    package struct Nearness: Equatable, Sendable {
        /// For wrong choices and right ones.
        package let chosen: Double
        /// For any two words.
        package let random: Double

        /// How many times nearer the chosen ones are; nil when words at random have nothing in common.
        package var ratio: Double? { random == 0 ? nil : chosen / random }
    }

    /// How many letters the terms begin with alike.
    package let prefix: Nearness
    /// How alike the terms are, from 0 to 1: one less the share of letters to change.
    package let spelling: Nearness
    /// The share of their tags that both have.
    package let tags: Nearness

    private static let pairsLookedAt = 20_000
    private static let lettersLookedAt = 48

    init(of sheets: [[Question]], over bookcase: Bookcase, seed: UInt64) {
        let questions = Array(sheets.joined())
        let step = max(1, questions.count * 3 / Self.pairsLookedAt)
        var chosen: [(Word, Word)] = []
        for index in stride(from: 0, to: questions.count, by: step) {
            let question = questions[index]
            chosen += question.choices.filter { !question.isCorrect($0) }.map { (question.word, $0.word) }
        }
        var random: [(Word, Word)] = []
        var generator = SeededGenerator(seed: seed)
        let words = bookcase.words
        if words.count >= 2 {
            for _ in 0..<min(Self.pairsLookedAt, chosen.count) {
                let left = Int.random(in: 0..<words.count, using: &generator)
                let right = (left + Int.random(in: 1..<words.count, using: &generator)) % words.count
                random.append((words[left], words[right]))
            }
        }
        func nearness(_ figure: (Word, Word) -> Double) -> Nearness {
            func mean(_ pairs: [(Word, Word)]) -> Double {
                pairs.reduce(0) { $0 + figure($1.0, $1.1) } / Double(max(1, pairs.count))
            }
            return Nearness(chosen: mean(chosen), random: mean(random))
        }
        prefix = nearness { left, right in
            Double(zip(Self.letters(left), Self.letters(right)).prefix { $0 == $1 }.count)
        }
        spelling = nearness { Self.similarity(Self.letters($0), Self.letters($1)) }
        tags = nearness { left, right in
            let (left, right) = (Set(left.content.tags.map(Text.key)), Set(right.content.tags.map(Text.key)))
            let all = left.union(right).count
            return all == 0 ? 0 : Double(left.intersection(right).count) / Double(all)
        }
    }

    private static func letters(_ word: Word) -> [Unicode.Scalar] {
        Array(Text.key(word.term).unicodeScalars.prefix(lettersLookedAt))
    }

    /// One less the edit distance (Levenshtein) over the longer length.
    private static func similarity(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Double {
        return 1 - Double(EditDistance.between(left, right, swapIsOneChange: false)) / Double(max(1, left.count, right.count))
    }
}
