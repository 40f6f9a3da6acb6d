/// Words in a ring: each question shows four words that sit near each other, and each word is asked about once.
///
/// Someone who knows no word and sees only the four choices must be right one time in four. So every seat begins a block of four
/// words, which puts each word into four blocks, and `EvenMatching` draws the word that a block asks about. Each word is shown
/// four times; from thirteen seats on no two words of a wide ring share two blocks. Tested by `RingTests`;
/// `vocab-benchmark questions` measures what guessers hit.
struct Ring: Sendable {
    /// The words, by their number, in the order they sit.
    let seats: [Int]
    /// The other words of the block that each word is asked for in.
    private let companions: [Int: [Int]]

    /// With the fewest seats a ring can have.
    static let smallest = 4

    /// How far apart the words of a block sit.
    enum Shape: Sendable {
        /// Apart, so that sets differ.
        case wide
        /// Side by side, so that words which must not meet find room.
        case close

        /// How many seats on either side of a word hold words it may share a question with.
        var reach: Int { self == .wide ? 6 : 3 }

        /// Differences that are all different (a perfect Golomb ruler), where the ring is wide enough for four different seats.
        fileprivate func offsets(in count: Int) -> [Int] { self == .wide && count > reach ? [0, 1, 4, 6] : [0, 1, 2, 3] }
    }

    /// A ring of `seats`, of which those within the reach of `shape` may stand in one question.
    init(_ seats: [Int], _ shape: Shape = .wide, using generator: inout some RandomNumberGenerator) {
        self.seats = seats
        let count = seats.count
        guard count >= Self.smallest else {
            companions = [:]
            return
        }
        let offsets = shape.offsets(in: count)
        let blocks = seats.indices.map { seat in offsets.map { (seat + $0) % count } }
        let asked = EvenMatching.drawn(from: blocks, using: &generator)
        companions = Dictionary(
            uniqueKeysWithValues: zip(blocks, asked).map { block, seat in
                (seats[seat], block.filter { $0 != seat }.map { seats[$0] })
            })
    }

    /// The three other words of the question about `word`; nil when it does not sit here.
    func companions(of word: Int) -> [Int]? { companions[word] }
}
