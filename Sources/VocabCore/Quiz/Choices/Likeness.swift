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
    func ranks(of words: [Word]) -> [UInt64] {
        switch self {
        case .beginning: words.map { Self.rank(Self.letters(of: $0)) }
        case .end: words.map { Self.rank(Self.letters(of: $0).reversed()) }
        case .consonants: words.map { Self.rank(Self.consonants(of: Self.letters(of: $0))) }
        case .tags: Self.tagRanks(of: words)
        }
    }

    /// Whether the tags of `words` tell more than one kind apart, and at least half of the words have any.
    static func tagsTell(_ words: [Word]) -> Bool {
        guard let first = words.first(where: { !$0.content.tags.isEmpty })?.content.tags else { return false }
        let tagged = words.count { !$0.content.tags.isEmpty }
        return 2 * tagged >= words.count && words.contains { !$0.content.tags.isEmpty && $0.content.tags != first }
    }
}

extension Likeness {
    /// The letters of the term in lower case, Hangul by its initial, vowel and tail.
    private static func letters(of word: Word) -> [UInt32] {
        var letters: [UInt32] = []
        for scalar in word.term.unicodeScalars {
            switch scalar.value {
            case 0x41...0x5A: letters.append(scalar.value + 0x20)
            case 0xAC00...0xD7A3:
                let index = scalar.value - 0xAC00
                letters += [0x1100 + index / 588, 0x1161 + index % 588 / 28]
                if index % 28 > 0 { letters.append(0x11A7 + index % 28) }
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
    private static func tagRanks(of words: [Word]) -> [UInt64] {
        let keys = words.map { $0.content.tags.map(Text.key).sorted().joined(separator: "\n") }
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
