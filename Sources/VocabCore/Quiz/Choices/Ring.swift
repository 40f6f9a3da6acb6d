/// Words in a ring: each question shows four words that sit near each other, and each word is asked about once.
///
/// Someone who knows no word and sees only the four choices must be right one time in four. So every seat begins a block of four
/// words side by side, which puts each word into four blocks, and `EvenMatching` draws the word that a block asks about. Each word is
/// shown four times. Tested by `RingTests`; `vocab-benchmark questions` measures what guessers hit.
struct Ring: Sendable {
    /// The words, by their number, in the order they sit.
    let seats: [Int]
    /// The other words of the block that each word is asked for in.
    private let companions: [Int: [Int]]

    /// With the fewest seats a ring can have.
    static let smallest = 4

    /// How many seats on either side of a word hold words it may share a question with.
    static let reach = QuestionMaker.choiceCount - 1

    /// A ring of `seats`, of which those within reach of each other may stand in one question.
    init(_ seats: [Int], using generator: inout some RandomNumberGenerator) {
        self.seats = seats
        let count = seats.count
        guard count >= Self.smallest else {
            companions = [:]
            return
        }
        let blocks = seats.indices.map { seat in (0..<QuestionMaker.choiceCount).map { (seat + $0) % count } }
        let asked = EvenMatching.drawn(from: blocks, using: &generator)
        companions = Dictionary(
            uniqueKeysWithValues: zip(blocks, asked).map { block, seat in
                (seats[seat], block.filter { $0 != seat }.map { seats[$0] })
            })
    }

    /// The three other words of the question about `word`; nil when it does not sit here.
    func companions(of word: Int) -> [Int]? { companions[word] }
}
