/// Makes fair questions about the words of one bookcase.
///
/// The distractors come from the whole bookcase and are of the answer's part of speech where there are enough; words that share a
/// tag with the answer or look like it are somewhat likelier. Which words they are, and the place of the right one, is chance.
public struct QuestionMaker: Sendable {
    /// How many choices a question has, and how many words a bookcase needs: the rule of four.
    public static let choiceCount = 4

    /// The bookcase asked about.
    public let bookcase: Bookcase
    private let fairness: Fairness
    private let classes: [WordClass]
    private let indexesByClass: [WordClass: [Int]]

    /// A maker for `bookcase`.
    ///
    /// - Throws: `QuizError.tooFewWords` or `tooFewMeanings`.
    public init(_ bookcase: Bookcase) throws(QuizError) {
        let words = bookcase.words
        guard words.count >= Self.choiceCount else {
            throw .tooFewWords(bookcase: bookcase.name, words: words.count, minimum: Self.choiceCount)
        }
        try Self.checkMeanings(of: bookcase)
        self.bookcase = bookcase
        fairness = Fairness(over: words)
        classes = words.map(WordClass.init)
        indexesByClass = Dictionary(grouping: words.indices) { [classes] in classes[$0] }
    }

    /// A question about the word at `index`, or nil when there are no three fair distractors for it.
    public func question(
        about index: Int, direction: Direction, using chance: inout some RandomNumberGenerator
    ) -> Question? {
        guard let distractors = distractors(for: index, using: &chance) else { return nil }
        let choices = ([index] + distractors).shuffled(using: &chance)
        return Question(
            bookcase.words[index], in: bookcase.id, direction: direction, choices: choices.map { bookcase.words[$0] })
    }
}

extension QuestionMaker {
    /// How many fair candidates are weighed against each other.
    private static let candidatesWeighed = 8
    /// How many words are looked at before a class is given up.
    private static let candidatesTried = 2_000

    private static func checkMeanings(of bookcase: Bookcase) throws(QuizError) {
        var wordsByMeaning: [String: [Word]] = [:]
        for word in bookcase.words {
            wordsByMeaning[Senses(of: word.meaning).keys.joined(separator: "\n"), default: []].append(word)
            if wordsByMeaning.count >= choiceCount { return }
        }
        let colliding = Set(wordsByMeaning.values.filter { $0.count > 1 }.joined().map(\.id))
        throw .tooFewMeanings(
            bookcase: bookcase.name, distinct: wordsByMeaning.count, minimum: choiceCount,
            colliding: bookcase.words.filter { colliding.contains($0.id) })
    }

    /// Three words that are wrong, not alike, and as plausible as can be had; nil when there are none.
    ///
    /// Every word is looked at once at most: first those of the same class in random order, then, if these do not give three, the
    /// others, nearest class first.
    private func distractors(for answer: Int, using chance: inout some RandomNumberGenerator) -> [Int]? {
        var selection = Selection(size: Self.choiceCount - 1, answer: fairness.footprint(of: answer))
        let ownClass = classes[answer]
        var peers = LazyShuffle(indexesByClass[ownClass] ?? [])
        var candidates: [(index: Int, footprint: Fairness.Footprint, weight: Double)] = []
        while candidates.count < Self.candidatesWeighed, peers.taken < Self.candidatesTried,
            let index = peers.next(using: &chance)
        {
            let footprint = fairness.footprint(of: index)
            guard selection.isFair(footprint) else { continue }
            candidates.append((index, footprint, affinity(index, answer) + Double.random(in: 0..<1, using: &chance)))
        }
        for candidate in candidates.sorted(by: { $0.weight > $1.weight }) {
            selection.offer(candidate.index, candidate.footprint)
        }
        while !selection.isFull, peers.taken < Self.candidatesTried, let index = peers.next(using: &chance) {
            selection.offer(index, fairness.footprint(of: index))
        }
        if !selection.isFull {
            let others = classes.indices.filter { classes[$0] != ownClass }.shuffled(using: &chance)
            for distance in [1, 2] {
                let tier = others.lazy.filter { classes[$0].distance(to: ownClass) == distance }.prefix(Self.candidatesTried)
                for index in tier where !selection.isFull { selection.offer(index, fairness.footprint(of: index)) }
            }
        }
        return selection.result()
    }

    /// How much likelier `index` is to be chosen as a distractor for `answer`, beside a chance between 0 and 1.
    private func affinity(_ index: Int, _ answer: Int) -> Double {
        let (left, right) = (bookcase.words[index], bookcase.words[answer])
        var affinity = 0.0
        if left.content.tags.contains(where: right.content.tags.contains) { affinity += 0.35 }
        let (leftBytes, rightBytes) = (left.term.utf8, right.term.utf8)
        if leftBytes.prefix(3).elementsEqual(rightBytes.prefix(3)) || leftBytes.suffix(3).elementsEqual(rightBytes.suffix(3)) {
            affinity += 0.25
        }
        return affinity
    }
}

/// The distractors found so far. Those that mean the same as another distractor are a last resort.
private struct Selection {
    let size: Int
    let answer: Fairness.Footprint
    private typealias Candidate = (index: Int, footprint: Fairness.Footprint)
    private var chosen: [Candidate] = []
    private var reserve: [Candidate] = []
    /// More than this many in reserve only cost time.
    private static let reserveLimit = 24

    init(size: Int, answer: Fairness.Footprint) {
        self.size = size
        self.answer = answer
    }

    var isFull: Bool { chosen.count == size }

    func isFair(_ candidate: Fairness.Footprint) -> Bool {
        !candidate.answers(answer) && !candidate.looksLike(answer)
    }

    mutating func offer(_ index: Int, _ footprint: Fairness.Footprint) {
        guard !isFull, isFair(footprint) else { return }
        if chosen.contains(where: { $0.footprint.answers(footprint) || $0.footprint.looksLike(footprint) }) {
            if reserve.count < Self.reserveLimit { reserve.append((index, footprint)) }
        } else {
            chosen.append((index, footprint))
        }
    }

    /// The chosen ones; where they are too few, any that at least look different, as many of the chosen as can be among them.
    func result() -> [Int]? {
        isFull ? chosen.map(\.index) : completed([], from: (chosen + reserve)[...])
    }

    /// `found` with further candidates up to the size, trying one after the other; nil when no choice of them looks different.
    private func completed(_ found: [Candidate], from rest: ArraySlice<Candidate>) -> [Int]? {
        if found.count == size { return found.map(\.index) }
        for (position, candidate) in zip(rest.indices, rest)
        where !found.contains(where: { $0.footprint.looksLike(candidate.footprint) }) {
            if let result = completed(found + [candidate], from: rest[(position + 1)...]) { return result }
        }
        return nil
    }
}

/// The elements of an array in random order, drawn one at a time (Fisher and Yates), so that a few cost little.
private struct LazyShuffle {
    private var elements: [Int]
    private(set) var taken = 0

    init(_ elements: [Int]) {
        self.elements = elements
    }

    mutating func next(using chance: inout some RandomNumberGenerator) -> Int? {
        guard taken < elements.count else { return nil }
        elements.swapAt(taken, Int.random(in: taken..<elements.count, using: &chance))
        defer { taken += 1 }
        return elements[taken]
    }
}
