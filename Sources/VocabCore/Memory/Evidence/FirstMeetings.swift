/// The first answers to words in one situation, and what later ones say of those that were right: known before, or guessed.
///
/// The right ones are counted by what their later answers say, in steps, so that all can be weighed anew with each answer.
package struct FirstMeetings: Equatable, Sendable {
    /// How many first answers were wrong.
    package private(set) var wrong: Int
    /// How many of the right ones stand at each step of `KnownBefore.laterAnswers`.
    package private(set) var right: [Int]
    /// How many were right.
    package private(set) var rightCount: Int

    /// None yet, or those that were kept.
    package init(wrong: Int = 0, right: [Int] = Array(repeating: 0, count: FirstMeetings.stepCount)) {
        self.wrong = wrong
        self.right = right
        rightCount = right.reduce(0, +)
    }

    /// How many words were met.
    package var count: Int { wrong + rightCount }

    /// Four steps for each unit of the logarithm.
    private static let stepsPerUnit = 4.0
    /// The number of steps.
    package static let stepCount = 2 * Int(KnownBefore.limit * stepsPerUnit) + 1
    /// How much likelier the later answers at each step are if the word was known.
    private static let ratios = (0..<stepCount).map { Double.exp(Double($0 - stepCount / 2) / stepsPerUnit) }

    private static func step(_ known: KnownBefore) -> Int {
        Int((known.laterAnswers * stepsPerUnit).rounded()) + stepCount / 2
    }

    /// Takes in the first answer to a word; of a right one, `known` is kept.
    mutating func meet(_ known: KnownBefore?) {
        guard let known else {
            wrong += 1
            return
        }
        right[Self.step(known)] += 1
        rightCount += 1
    }

    /// Takes in what a later answer says of a word.
    mutating func move(from before: KnownBefore, to now: KnownBefore) {
        right[Self.step(before)] -= 1
        right[Self.step(now)] += 1
    }

    /// How many of the right ones were known, and how unclear that is: the sums of p and of p(1 − p), where right answers are `odds`
    /// times likelier from a known word than from a guess.
    func known(odds: Double) -> (count: Double, unclear: Double) {
        var sums = (count: 0.0, unclear: 0.0)
        for step in right.indices where right[step] > 0 {
            let chance = odds * Self.ratios[step] / (1 + odds * Self.ratios[step])
            sums.count += Double(right[step]) * chance
            sums.unclear += Double(right[step]) * chance * (1 - chance)
        }
        return sums
    }
}
