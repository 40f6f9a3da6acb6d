/// What a learner knows of a list, by an estimate: which words are called known, which may be, and with which one to begin.
///
/// No test of half an hour tells single words apart for sure when all that is known of them is how early they are learnt. So only the easiest are
/// called known, as many as are surely known in the mean, and new words begin where few are known; those between come after all others.
package struct Placement: Equatable, Sendable {
    /// A share of words that is known.
    package struct Share: Equatable, Sendable {
        /// The likeliest, and the middle nine tenths of what it may be.
        package let mean: Double
        package let interval: ClosedRange<Double>
    }

    /// The words with one level among their tags.
    package struct Level: Equatable, Sendable {
        /// The tag, such as `750`.
        package let tag: String
        /// How much of them is known.
        package let share: Share
    }

    /// Words that are called known; they come back once, to be sure.
    package let known: [Word.ID]
    /// Words that may be known: they come after the others.
    package let later: [Word.ID]
    /// The words that come next, the easiest first.
    package let next: [Word.ID]
    /// How much of all words is known.
    package let share: Share
    /// How much of each level, the easiest first; none where tags tell no levels.
    package let levels: [Level]
    /// The tag of the level that most of the next words are of; nil where there are no levels.
    package let start: String?

    /// Whether there is anything to mark.
    package var changesAnything: Bool { !known.isEmpty || !later.isEmpty }

    /// Of the words called known so many are known in the mean, and each at least with the second chance.
    private static let (sure, surely) = (0.975, 0.93)
    /// Of the next words no more are known in the mean.
    private static let mostKnown = 0.09
    /// The last words are so much less known than the first that it pays to begin there.
    private static let muchLess = 0.6
    /// How many words come next.
    package static let nextCount = 200

    /// The placement in a list of words of such `difficulty`; `answers` are those given to words of it.
    init(
        _ words: [Word], _ difficulty: [Word.ID: Double], _ estimate: KnowledgeEstimate,
        answers: [Word.ID: KnowledgeEstimate.Answer]
    ) {
        let difficulties = words.map { difficulty[$0.id] ?? 0 }
        share = estimate.share(difficulties)
        let chances = zip(words, estimate.chances(difficulties)).map { word, chance in
            // What was not known when it was asked is not known.
            (word: word.id, chance: answers[word.id].map { $0 == .right ? chance : 0 } ?? chance)
        }
        let ordered = chances.indices.sorted { (difficulties[$0], $0) < (difficulties[$1], $1) }.map { chances[$0] }
        var sum = 0.0
        var count = 0
        for (word, chance) in ordered where answers[word] != .wrong && answers[word] != .unknown {
            if chance < Self.surely || (sum + chance) / Double(count + 1) < Self.sure { break }
            sum += chance
            count += 1
        }
        let isKnown = Set(ordered.lazy.map(\.word).filter { answers[$0] != .wrong && answers[$0] != .unknown }.prefix(count))
        known = ordered.lazy.map(\.word).filter(isKnown.contains)
        let rest = ordered.filter { !isKnown.contains($0.word) }
        let start = Self.start(rest.map(\.chance))
        next = rest[start...].map(\.word)
        // Words that were not known when they were asked are as new as any.
        later = rest[..<start].lazy.filter { $0.chance > Self.mostKnown }.map(\.word)
        let tagged = Dictionary(grouping: words.indices.filter { StudyOrder.levelTag(of: words[$0]) != nil }) {
            StudyOrder.levelTag(of: words[$0]) ?? ""
        }
        levels =
            tagged.count < 2
            ? []
            : tagged.sorted { (StudyOrder.level(ofTag: $0.key) ?? 0, $0.key) < (StudyOrder.level(ofTag: $1.key) ?? 0, $1.key) }
                .map {
                    Level(tag: $0.key, share: estimate.share($0.value.map { difficulties[$0] }))
                }
        let tags = Dictionary(words.map { ($0.id, StudyOrder.levelTag(of: $0)) }, uniquingKeysWith: { first, _ in first })
        let coming = Dictionary(grouping: next.prefix(Self.nextCount).compactMap { tags[$0] ?? nil }) { $0 }
        self.start = tagged.count < 2 ? nil : coming.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
    }

    /// Where few enough of the next words are known; where that is nowhere so, as late as leaves enough of them, or at the beginning where
    /// words there are hardly less known.
    private static func start(_ chances: [Double]) -> Int {
        var sums = [0.0]
        for chance in chances { sums.append((sums.last ?? 0) + chance) }
        let last = max(0, chances.count - nextCount)
        return (0..<last).first { (sums[$0 + nextCount] - sums[$0]) / Double(nextCount) <= mostKnown }
            ?? (sums[chances.count] - sums[last] < muchLess * sums[min(nextCount, chances.count)] ? last : 0)
    }
}
