/// The spelling of a term in two words of memory, to tell quickly how alike two terms are: adapt, adopt; 사과, 시계.
struct SpellingSketch: Sendable {
    /// The pairs of neighbouring letters, hashed; the beginning and the end count as letters.
    private var pairs = SIMD2<UInt64>(0, 0)
    private var count = 0

    /// No more letters of a term are looked at.
    private static let longest = 24

    /// A sketch of `term`; Hangul counts by its initials, vowels and tails.
    init(_ term: String) {
        var last: UInt32 = 0
        for letter in Self.letters(of: term).prefix(Self.longest) + [0] {
            add(last, letter)
            last = letter
        }
    }

    /// How alike two spellings are, from 0 to 1: the share of their pairs of letters that both have (Dice, 1945).
    func likeness(to other: SpellingSketch) -> Double {
        let common = pairs & other.pairs
        return 2 * Double(common[0].nonzeroBitCount + common[1].nonzeroBitCount) / Double(max(1, count + other.count))
    }

    private mutating func add(_ left: UInt32, _ right: UInt32) {
        let hash = (left &* 0x9E37_79B1 ^ right &* 0x85EB_CA77) >> 25
        let bit = UInt64(1) << UInt64(hash & 63)
        let half = Int(hash >> 6)
        if pairs[half] & bit == 0 { count += 1 }
        pairs[half] |= bit
    }

    /// The letters of the term in lower case, Hangul by its initial, vowel and tail.
    private static func letters(of term: String) -> [UInt32] {
        var letters: [UInt32] = []
        letters.reserveCapacity(term.utf8.count)
        for scalar in term.unicodeScalars {
            switch scalar.value {
            case 0x41...0x5A: letters.append(scalar.value + 0x20)
            case Hangul.syllables: letters += Hangul.letters(of: scalar.value) ?? []
            default: letters.append(scalar.value)
            }
        }
        return letters
    }
}
