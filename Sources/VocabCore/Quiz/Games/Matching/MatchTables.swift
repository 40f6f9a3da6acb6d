/// Deals the words of a plan onto tables of five, so that no word on a table answers for another.
struct MatchTables: Sendable {
    /// How many pairs a table has where there are as many.
    static let size = 5
    /// A single pair is no question.
    static let smallest = 2

    /// How many pairs are wanted.
    let total: Int
    /// The words that could not be dealt, for all others mean the same.
    private(set) var skippedWords: [SkippedWord] = []

    private var words: WordSequence
    private let fairness: Fairness
    /// Words that were drawn and not dealt yet, the most urgent first.
    private var waiting: [WordSequence.Drawn] = []
    /// How many pairs were dealt.
    private(set) var dealt = 0

    /// How many words are looked at for one table before it is dealt with fewer.
    private static let candidatesTried = 60

    /// Tables for `words`, at least one with two pairs.
    init(_ words: WordSequence) {
        self.words = words
        total = max(Self.smallest, words.wanted)
        fairness = Fairness(over: words.plan.bookcases.flatMap(\.words), thesaurus: words.plan.style.thesaurus)
    }

    /// The questions of the next table; nil after the last.
    mutating func next() -> [Question]? {
        let left = total - dealt
        guard left > 0 else { return nil }
        // Tables of the same size, so that none is left with a single pair.
        let tables = (left + Self.size - 1) / Self.size
        let size = max(Self.smallest, (left + tables - 1) / tables)
        var seats = seats(size, worst: .soundsAlike)
        if seats.count < Self.smallest {
            waiting = seats + waiting
            seats = self.seats(size, worst: .near)
        }
        if seats.count < Self.smallest {
            skippedWords += (seats + waiting).prefix(left).map { SkippedWord(word: $0.word, reason: .noPair) }
            waiting = []
            dealt = total
            return nil
        }
        dealt += seats.count
        let direction = seats[0].direction
        return seats.map { Question($0.word, in: $0.bookcase, direction: direction, form: .pair) }
    }

    /// Takes up to `size` words of which no two conflict by more than `worst`; words that were passed over go on waiting.
    private mutating func seats(_ size: Int, worst: Fairness.Conflict) -> [WordSequence.Drawn] {
        var seats: [WordSequence.Drawn] = []
        var signatures: [Fairness.Signature] = []
        var rest = waiting[...]
        var passed: [WordSequence.Drawn] = []
        while seats.count < size, seats.count + passed.count < Self.candidatesTried,
            let candidate = rest.popFirst() ?? words.next()
        {
            let signature = fairness.signature(of: candidate.index)
            if signatures.allSatisfy({ $0.conflict(beside: signature) <= worst }) {
                seats.append(candidate)
                signatures.append(signature)
            } else {
                passed.append(candidate)
            }
        }
        waiting = passed + rest
        return seats
    }
}
