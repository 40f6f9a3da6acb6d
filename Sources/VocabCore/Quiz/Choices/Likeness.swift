/// A way in which words are near each other.
enum Likeness {
    /// The terms begin alike: adapt, adept.
    case beginning
    /// The terms end alike: affect, effect.
    case end
    /// The terms have the same consonants: adapt, adopt; 사과, 시계.
    case consonants
    /// The words have the same tags, or neighbouring ones: a topic, a level, a day of a course.
    case tags

    /// Numbers by which words near each other in this way stand near each other when sorted.
    ///
    /// The words are those at `indexes` of `words`, for copies of thousands of words would take longer than all else.
    func ranks(of indexes: [Int], in words: [Word]) -> [UInt64] {
        switch self {
        case .beginning: indexes.map { Self.rank(Self.letters(of: words[$0].term)) }
        case .end: indexes.map { Self.rank(Self.letters(of: words[$0].term).reversed()) }
        case .consonants: indexes.map { Self.rank(Self.consonants(of: Self.letters(of: words[$0].term))) }
        case .tags: Self.tagRanks(of: indexes.map { words[$0].content.tags })
        }
    }

    /// Whether the tags of the words at `indexes` of `words` tell more than one kind apart, and at least half of them have any.
    static func tagsTell(_ indexes: [Int], in words: [Word]) -> Bool {
        let tags = indexes.lazy.map { words[$0].content.tags }.filter { !$0.isEmpty }
        guard let first = tags.first else { return false }
        return 2 * tags.count { _ in true } >= indexes.count && tags.contains { $0 != first }
    }
}

extension Likeness {
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

    private static func consonants(of letters: [UInt32]) -> [UInt32] {
        letters.filter { !vowels.contains($0) && !(0x1161...0x11FF).contains($0) }
    }

    private static let vowels = Set("aeiouy".unicodeScalars.map(\.value))

    /// The first six letters as one number, ten bits each: letters of one alphabet stay apart and in order.
    private static func rank(_ letters: some Sequence<UInt32>) -> UInt64 {
        var rank: UInt64 = 0
        var free = 6
        for letter in letters.prefix(6) {
            rank = rank << 10 | UInt64(letter & 0x3FF)
            free -= 1
        }
        return rank << UInt64(10 * free)
    }

    /// The places of the tag lists among each other, numbers in them by their value, so that day 9 stands before day 10.
    private static func tagRanks(of tags: [[String]]) -> [UInt64] {
        let keys = tags.map { $0.map(Text.key).sorted().joined(separator: "\n") }
        let places = Dictionary(
            uniqueKeysWithValues: Set(keys).map { (padded: padded($0), key: $0) }.sorted { $0 < $1 }.enumerated()
                .map { ($1.key, UInt64($0)) })
        return keys.map { places[$0] ?? 0 }
    }

    /// `text` with every number in it at six digits.
    private static func padded(_ text: String) -> String {
        var result = ""
        var digits = ""
        for character in text + "\n" {
            if character.isASCII, character.isNumber {
                digits.append(character)
            } else {
                if !digits.isEmpty { result += String(repeating: "0", count: max(0, 6 - digits.count)) + digits }
                digits = ""
                result.append(character)
            }
        }
        return result
    }
}
