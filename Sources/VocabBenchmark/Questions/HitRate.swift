import VocabCore

/// How often a guess was right, and between which shares the true one lies.
package struct HitRate: Equatable, Sendable {
    /// The right guesses; one among tied choices counts by its chance.
    package let hits: Double
    /// All guesses.
    package let tries: Int

    /// `hits` out of `tries`.
    package init(hits: Double, tries: Int) {
        self.hits = hits
        self.tries = tries
    }

    /// The share of right guesses in percent; 0 when nothing was guessed.
    package var percent: Double { tries == 0 ? 0 : 100 * hits / Double(tries) }

    /// The 95 % interval in percent.
    ///
    /// Wilson's score interval: "Probable inference, the law of succession, and statistical inference" (JASA 22, 1927).
    package var interval: ClosedRange<Double> {
        guard tries > 0 else { return 0...100 }
        let (share, count, z) = (hits / Double(tries), Double(tries), 1.96)
        let middle = (share + z * z / (2 * count)) / (1 + z * z / count)
        let half = z / (1 + z * z / count) * (share * (1 - share) / count + z * z / (4 * count * count)).squareRoot()
        return max(0, 100 * (middle - half))...min(100, 100 * (middle + half))
    }

    /// Whether no more than 27 % is hit, or what is not to be told from 25 %.
    package var helpsLittle: Bool { percent <= 27 || interval.contains(25) }

    /// Whether this is what one of four is hit by chance: 25 ± 2 %, or not to be told from 25 %.
    package var meetsGoal: Bool { abs(percent - 25) <= 2 || interval.contains(25) }
}
