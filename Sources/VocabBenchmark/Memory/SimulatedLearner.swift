/// Somebody whose true memory is known: how they forget, and how they answer four-choice questions.
struct SimulatedLearner: Sendable {
    /// How they forget.
    let law: any ForgettingLaw
    /// The chance to be right without recalling the word.
    let guess: Double
    /// The chance to be wrong although the word is recalled.
    let slip: Double
    /// The share of the words that they knew before they met them.
    var knownBefore = 0.0

    /// Plays a year for each seed, each with a policy of its own.
    func years<Policy: SchedulingPolicy>(
        _ size: SimulatedYear.Size, seeds: Range<UInt64>, with make: () -> Policy
    ) -> [(year: SimulatedYear, policy: Policy)] {
        seeds.map { seed in
            var policy = make()
            return (SimulatedYear(of: self, size: size, seed: seed, with: &policy), policy)
        }
    }

    /// How learners forget: in different ways, so that what helps one alone does not count.
    static let laws: [(name: String, law: any ForgettingLaw)] = [
        ("standard", FSRSLaw()),
        (
            "weak",
            FSRSLaw { weights in
                for first in 0..<4 { weights[first] *= 0.6 }
                weights[8] -= 0.3
                weights[11] *= 0.8
            }
        ),
        (
            "strong",
            FSRSLaw { weights in
                for first in 0..<4 { weights[first] *= 2 }
                weights[8] += 0.2
                weights[11] *= 1.2
            }
        ),
        (
            "steep",
            FSRSLaw { weights in
                weights[6] = 2
                weights[14] = 1
                weights[20] = 0.35
            }
        ),
        ("exponential", ExponentialLaw()),
    ]

    /// How often they slip.
    static let slips = [0, 0.02, 0.05]

    /// How much of the list they knew before.
    static let sharesKnownBefore = [0, 0.1, 0.3, 0.6]
}
