import VocabCore

/// Where the right choices stand.
package struct AnswerPlaces: Equatable, Sendable {
    /// How many stand at each of the four places.
    package let counts: [Int]

    init(of sheets: [[Question]]) {
        var counts = Array(repeating: 0, count: QuestionMaker.choiceCount)
        for question in sheets.joined() { counts[question.answer] += 1 }
        self.counts = counts
    }

    /// How far the counts are from even: Pearson's chi-square, with three degrees of freedom.
    package var chiSquare: Double {
        let even = Double(counts.reduce(0, +)) / Double(counts.count)
        return even == 0 ? 0 : counts.reduce(0) { $0 + (Double($1) - even) * (Double($1) - even) / even }
    }

    /// Whether chance gives this more often than once in a thousand times.
    package var meetsGoal: Bool { chiSquare <= 16.27 }
}
