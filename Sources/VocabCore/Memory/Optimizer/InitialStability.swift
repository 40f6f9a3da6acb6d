/// Finds the stability after a word's first answer (w0 to w3) from what the learner still knew on the next day of the word.
///
/// These four differ most between learners, by more than the steps of the fit that follows can go.
struct InitialStability {
    /// Words with the same first answer that were asked again after the same time.
    private struct Group: Hashable {
        let first: Evidence
        let guess: Double
        let elapsedDays: Double
        let slipThen, guessThen: Double
        /// The chance that the word was known before it was met, in twentieths, so that groups are not too small.
        let known: Double

        /// The stability that the first answer is evidence for: that of its grade, or of again for a pick, which is mostly luck.
        var index: Int {
            if case .grade(let grade) = first { grade.rating - 1 } else { 0 }
        }
    }

    private struct Count {
        var total = 0.0
        var right = 0.0
    }

    private let groups: [(group: Group, count: Count)]
    /// How many words began with an answer that bears on each of the four.
    private let counts: [Int]
    private let averageRight: Double
    private let slip: Double

    /// What the predictions of `set` below `limit` say.
    init(_ set: TrainingSet, before limit: Int) {
        slip = set.slip
        var groups: [Group: Count] = [:]
        var order: [Group] = []
        var all = Count()
        for word in set.words {
            let first = set.answers[word.lowerBound]
            var isNext = true
            for answer in set.answers[word] {
                guard let number = answer.prediction, number < limit else { continue }
                all.total += 1
                if answer.isRight { all.right += 1 }
                guard isNext else { continue }
                isNext = false
                let group = Group(
                    first: first.evidence, guess: first.guess, elapsedDays: answer.elapsedDays, slipThen: answer.slip,
                    guessThen: answer.guess, known: (answer.known * 20).rounded() / 20)
                if groups[group] == nil { order.append(group) }
                groups[group, default: Count()].total += 1
                if answer.isRight { groups[group, default: Count()].right += 1 }
            }
        }
        self.groups = order.map { ($0, groups[$0] ?? Count()) }
        averageRight = all.total > 0 ? all.right / all.total : 0
        var counts = [0, 0, 0, 0]
        for (group, count) in self.groups { counts[group.index] += Int(count.total) }
        self.counts = counts
    }

    /// The four stabilities, from those of `standard` where nothing is known.
    func fitted(from standard: FSRSParameters) -> [Double] {
        var weights = standard.weights
        // The best grade first: a right pick is a mixture of again and good.
        for index in (0..<4).reversed() where counts[index] > 0 { weights[index] = best(index, weights, standard) }
        return ordered(weights, standard)
    }

    /// The stabilities in `weights`, none smaller than that of a worse grade, and those that nothing is known of between their
    /// neighbours.
    func ordered(_ weights: [Double], _ standard: FSRSParameters) -> [Double] {
        var stabilities = Array(weights.prefix(4))
        // Nearest grades first; of two that contradict each other the one seen more often is believed.
        for (low, high) in [(0, 1), (1, 2), (2, 3), (0, 2), (1, 3), (0, 3)] where counts[low] > 0 && counts[high] > 0 {
            guard stabilities[low] > stabilities[high] else { continue }
            if counts[low] > counts[high] { stabilities[high] = stabilities[low] } else { stabilities[low] = stabilities[high] }
        }
        let known = (0..<4).filter { counts[$0] > 0 }
        for index in 0..<4 where counts[index] == 0 {
            // Where a learner's stabilities are k times the standard, so are those of the grades between.
            func factor(_ other: Int) -> Double { Double.log(stabilities[other] / standard.weights[other]) }
            let (low, high) = (known.last { $0 < index }, known.first { $0 > index })
            guard let nearest = low ?? high else { continue }
            let share = low.flatMap { low in high.map { Double(index - low) / Double($0 - low) } } ?? 0
            stabilities[index] =
                standard.weights[index] * Double.exp(factor(nearest) * (1 - share) + factor(high ?? nearest) * share)
        }
        return stabilities.enumerated().map {
            min(max($1, FSRSParameters.ranges[$0].lowerBound), FSRSParameters.ranges[$0].upperBound)
        }
    }

    /// The stability at `index` with the least loss, by golden-section search on its logarithm.
    private func best(_ index: Int, _ weights: [Double], _ standard: FSRSParameters) -> Double {
        let range = FSRSParameters.ranges[index]
        var (low, high) = (Double.log(range.lowerBound), Double.log(range.upperBound))
        let golden = (5.0.squareRoot() - 1) / 2
        func loss(_ logarithm: Double) -> Double {
            var weights = weights
            weights[index] = Double.exp(logarithm)
            // The pull towards the standard and the one answer added below are those of the reference (fsrs-rs).
            return self.loss(weights) + abs(weights[index] - standard.weights[index]) / 16
        }
        var (left, right) = (high - golden * (high - low), low + golden * (high - low))
        var (lossLeft, lossRight) = (loss(left), loss(right))
        for _ in 0..<40 {
            if lossLeft < lossRight {
                (high, right, lossRight) = (right, left, lossLeft)
                left = high - golden * (high - low)
                lossLeft = loss(left)
            } else {
                (low, left, lossLeft) = (left, right, lossRight)
                right = low + golden * (high - low)
                lossRight = loss(right)
            }
        }
        return Double.exp((low + high) / 2)
    }

    /// The log loss of the answers on the next day, where each group has one answer more that went as all answers do on average.
    private func loss(_ weights: [Double]) -> Double {
        let model = EvidenceModel(model: FSRS6(weights: weights), slip: slip)
        return groups.reduce(0) { sum, entry in
            let (group, count) = entry
            let state = model.state(after: nil, elapsedDays: 0, recall: 1, evidence: group.first, guess: group.guess)
            let recall = model.model.retrievability(stability: state.stability, elapsedDays: group.elapsedDays)
            let chance = TrainingSet.rightChance(
                recall: group.known + (1 - group.known) * recall, slip: group.slipThen, guess: group.guessThen)
            let right = (count.right + averageRight) / (count.total + 1)
            return sum - count.total * (right * Double.log(chance) + (1 - right) * Double.log(1 - chance))
        }
    }
}
