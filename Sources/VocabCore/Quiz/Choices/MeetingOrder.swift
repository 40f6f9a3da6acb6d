/// Where among four choices, in the order in which the learner met them, the right one stands: each place as often as the others.
///
/// What is due was often met the longest ago, so that whoever takes that would be right too often. Where the answer has older words
/// beside it as well as newer ones it stands between them rather, for it has to be the first or the last often enough.
struct MeetingOrder: Sendable {
    /// How often the answer stood at each place; the ends begin with more, for the first and last
    /// words of a kind can stand nowhere else, and those due are among the first.
    private var counts = [5, 0, 0, 2]

    /// The places, the rarest first.
    func places(using generator: inout some RandomNumberGenerator) -> [Int] {
        counts.indices.shuffled(using: &generator).sorted { counts[$0] < counts[$1] }
    }

    /// Notes that the answer stood at `place`.
    mutating func count(_ place: Int) { counts[place] += 1 }
}
