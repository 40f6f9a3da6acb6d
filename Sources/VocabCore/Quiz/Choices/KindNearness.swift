/// How near the words of one kind are to each other in meaning and in spelling, each from 0 to 1.
///
/// What a thesaurus knows of meanings decides. Of words that it does not know the tags tell it, or else how their meanings end, for the
/// last syllables of a Korean meaning tell most: 계약서, 보고서, 신청서.
struct KindNearness: Sendable {
    private let codes: [MeaningCode?]
    /// A place for each word from 0 to 1, near for those near in meaning; nil where there is nothing to go by.
    private let places: [Double]?
    /// How much two places side by side tell.
    private let worth: Double
    private let spellings: [SpellingSketch]
    /// Whether each word means what it sounds like: `computer`, 컴퓨터.
    private let areLoanwords: [Bool]

    /// Two codes at least this far apart have nothing in common, and two nearer by so much are as near as can be.
    private static let farthest = 54
    private static let span = 24.0
    /// What two meanings have in common that end alike, beside two words of one tag.
    private static let endingWorth = 0.4
    /// Two places this far apart have nothing in common.
    private static let reach = 0.1
    /// How alike two loanwords are at least: among other words each would stand out by its sound.
    private static let loanwordLikeness = 0.8
    /// Two terms less alike than this are not alike at all, and from here on as alike as can be.
    private static let alike = 0.25...0.6

    /// The nearness of the words at `indexes` of `words`.
    ///
    /// They are not handed over themselves, for copies of thousands of words would take longer than all else.
    init(of indexes: [Int], in words: [Word], _ thesaurus: (any Thesaurus)?) {
        codes = indexes.map { index in thesaurus.flatMap { Self.code(of: words[index], $0) } }
        spellings = indexes.map { SpellingSketch(words[$0].term) }
        areLoanwords = indexes.map { Self.isLoanword(words[$0]) }
        let tagsTell = Self.tagsTell(indexes, in: words)
        worth = tagsTell ? 1 : Self.endingWorth
        if tagsTell {
            places = Self.scaled(Self.tagRanks(of: indexes.map { words[$0].content.tags }))
        } else if 2 * codes.count(where: { $0 != nil }) < indexes.count {
            let ends = indexes.map {
                FirstSense(words[$0].meaning).scalars.reversed().filter { $0 != " " }.prefix(2).map(\.value)
            }
            places = Self.scaled(Self.ranks(of: ends) { $0.lexicographicallyPrecedes($1) })
        } else {
            places = nil
        }
    }

    /// How near two words are in meaning.
    func meaning(_ left: Int, _ right: Int) -> Double {
        if let own = codes[left], let other = codes[right] {
            return min(1, max(0, Double(Self.farthest - own.distance(to: other)) / Self.span))
        }
        guard let places else { return 0 }
        return worth * max(0, 1 - abs(places[left] - places[right]) / Self.reach)
    }

    /// How alike two words are spelled; two loanwords are alike.
    func spelling(_ left: Int, _ right: Int) -> Double {
        let least = areLoanwords[left] && areLoanwords[right] ? Self.loanwordLikeness : 0
        let likeness = spellings[left].likeness(to: spellings[right])
        if likeness < Self.alike.lowerBound { return least }
        return max(
            least, min(1, 0.2 + 0.8 * (likeness - Self.alike.lowerBound) / (Self.alike.upperBound - Self.alike.lowerBound)))
    }
}

extension KindNearness {
    /// What the word means, by its term or else by the first English sense of its meaning that is known.
    static func code(of word: Word, _ thesaurus: any Thesaurus) -> MeaningCode? {
        let parts = WordClass(of: word).orderedParts
        if word.term.utf8.allSatisfy({ $0 < 0x80 }), let code = thesaurus.meaning(of: word.term, as: parts) { return code }
        return word.englishSenses.lazy.compactMap { thesaurus.meaning(of: $0, as: parts) }.first
    }

    /// Whether the first sense of one side is how the other sounds.
    private static func isLoanword(_ word: Word) -> Bool {
        func letters(_ text: String) -> [Unicode.Scalar] { FirstSense(text).scalars.filter { $0 != " " } }
        if word.term.utf8.allSatisfy({ $0 < 0x80 }) { return Loanword.isSound(letters(word.meaning), of: word.term) }
        return word.englishSenses.first.map { Loanword.isSound(letters(word.term), of: $0) } ?? false
    }

    private static func scaled(_ ranks: [Int]) -> [Double] {
        let most = Double(max(1, ranks.max() ?? 1))
        return ranks.map { Double($0) / most }
    }

    /// The place of each element among the different ones.
    private static func ranks<Element: Hashable>(of elements: [Element], by precedes: (Element, Element) -> Bool) -> [Int] {
        let places = Dictionary(uniqueKeysWithValues: Set(elements).sorted(by: precedes).enumerated().map { ($1, $0) })
        return elements.map { places[$0] ?? 0 }
    }

    /// Whether the tags of the words at `indexes` of `words` tell more than one kind apart, and at least half of them have any.
    private static func tagsTell(_ indexes: [Int], in words: [Word]) -> Bool {
        let tags = indexes.lazy.map { words[$0].content.tags }.filter { !$0.isEmpty }
        guard let first = tags.first else { return false }
        return 2 * tags.count { _ in true } >= indexes.count && tags.contains { $0 != first }
    }

    /// The places of the tag lists among each other, numbers in them by their value, so that day 9 stands before day 10.
    private static func tagRanks(of tags: [[String]]) -> [Int] {
        ranks(of: tags.map { padded($0.map(Text.key).sorted().joined(separator: "\n")) }, by: <)
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
