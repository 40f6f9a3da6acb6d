import VocabCore

/// One learner, one policy, one year.
///
/// Twenty new words a day until all are met; each day the words that are due and the new ones come in random order, and a missed word comes
/// back at the end of the day until it is right. The meaning is shown after each answer: a word that was not recalled is learnt again,
/// whether luck helped or not.
struct SimulatedYear {
    /// How much is played.
    struct Size {
        var words = 300
        var newWordsADay = 20
        var days = 366
        /// From this day on it is measured how much is known.
        var measuredFrom = 30
    }

    /// The mean chance to recall a word, over all words and all measured days.
    private(set) var known = 0.0
    /// How many answers were given.
    private(set) var reviews = 0
    /// The true chances to recall the words at the moment they were asked, on a later day than before; summed up and counted.
    private(set) var recall = (sum: 0.0, count: 0)

    /// How many words were due on each measured day.
    private(set) var loads: [Int] = []

    /// How far a day's load is from the mean of those about it, as a share of the mean of all: the standard deviation.
    var unevenness: Double {
        let mean = Double(loads.reduce(0, +)) / Double(max(1, loads.count))
        guard mean > 0, loads.count > 14 else { return 0 }
        let squares = (7..<(loads.count - 7)).map { place in
            let about = loads[(place - 7)...(place + 7)].reduce(0, +)
            let difference = Double(loads[place]) - Double(about) / 15
            return difference * difference
        }
        return (squares.reduce(0, +) / Double(squares.count)).squareRoot() / mean
    }

    /// Plays the year.
    init(of learner: SimulatedLearner, size: Size, seed: UInt64, with policy: inout some SchedulingPolicy) {
        var chance = SeededGenerator(seed: seed)
        var memories: [(state: MemoryState, day: Int)?] = Array(repeating: nil, count: size.words)
        var measured = 0
        for day in 0..<size.days {
            let met = min(size.words, day * size.newWordsADay)
            var asked = policy.due(on: day, introduced: met, using: &chance)
            if day >= size.measuredFrom { loads.append(asked.count) }
            asked += met..<min(size.words, met + size.newWordsADay)
            asked.shuffle(using: &chance)
            var next = 0
            while next < asked.count {
                let word = asked[next]
                next += 1
                let isRecalled = ask(learner, &memories[word], on: day, using: &chance)
                let draw = Double.random(in: 0..<1, using: &chance)
                let isRight = isRecalled ? draw >= learner.slip : !policy.isTyped(word) && draw < learner.guess
                policy.answer(word, on: day, isRight: isRight)
                if let memory = memories[word] { policy.see(memory.state, of: word, on: day) }
                if !isRight { asked.append(word) }
                reviews += 1
            }
            // Every fifth day tells the mean as well as every day.
            guard day >= size.measuredFrom, day % 5 == 0 else { continue }
            measured += 1
            known +=
                memories.reduce(0) { sum, memory in
                    sum + (memory.map { learner.law.recall($0.state, days: Double(day - $0.day)) } ?? 0)
                } / Double(size.words)
        }
        known /= Double(max(measured, 1))
    }

    /// Whether the word is recalled; its true memory changes by it.
    private mutating func ask(
        _ learner: SimulatedLearner, _ memory: inout (state: MemoryState, day: Int)?, on day: Int,
        using chance: inout SeededGenerator
    ) -> Bool {
        guard let (state, last) = memory else {
            let isKnown = learner.knownBefore > 0 && Double.random(in: 0..<1, using: &chance) < learner.knownBefore
            memory = (isKnown ? learner.law.known(using: &chance) : learner.law.first(using: &chance), day)
            return isKnown
        }
        let days = Double(day - last)
        let recallable = learner.law.recall(state, days: days)
        if days >= 1 { recall = (recall.sum + recallable, recall.count + 1) }
        let isRecalled = Double.random(in: 0..<1, using: &chance) < recallable
        memory = (learner.law.next(state, days: days, isRecalled: isRecalled), day)
        return isRecalled
    }
}
