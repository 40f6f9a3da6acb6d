/// How long a learner takes from one question to the next.
package struct AnswerPace: Equatable, Sendable {
    /// Milliseconds from one question to the next; at least one.
    package let milliseconds: Int

    /// What a look at the verdict takes beside the answer, in milliseconds.
    private static let readingTime = 3_000

    /// The pace of a learner whose typical answer takes so many milliseconds.
    package init(typicalMilliseconds: Int) {
        milliseconds = max(typicalMilliseconds, 0) + Self.readingTime
    }

    /// The pace of `reviews`, by the one in the middle of all; nil without any.
    package init?(of reviews: some Sequence<Review>) {
        let times = reviews.map { min(max($0.milliseconds, 0), Statistics.longestAnswer) }.sorted()
        if times.isEmpty { return nil }
        self.init(typicalMilliseconds: times[times.count / 2])
    }

    /// What is assumed of a learner who has not answered yet: five seconds an answer.
    package static let standard = AnswerPace(typicalMilliseconds: 5_000)

    /// How many minutes so many answers take, begun ones counted whole; at least 1.
    package func minutes(forAnswers answers: Int) -> Int { max(1, (answers * milliseconds + 59_999) / 60_000) }

    /// How many answers fit into so many minutes.
    package func answers(inMinutes minutes: Int) -> Int { minutes * 60_000 / milliseconds }
}
