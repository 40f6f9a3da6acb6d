import VocabCore

/// What common English words mean, as points of which near ones stand for near meanings; the table comes with the program.
///
/// It is text, its lines in the order of their bytes: a word, a tab, the letter of a part of speech (`n`, `v`, `a`, `r` as in WordNet), and
/// a point as two numbers of eleven digits to the base of 64 (RFC 4648, section 5).
package struct EnglishMeanings: Thesaurus {
    private let lines: SortedLines
    private static let digitCount = 11

    /// Reads the table from `text` when something is looked up.
    package init(_ text: [UInt8]) {
        lines = SortedLines(bytes: FileBytes(text), separator: UInt8(ascii: "\t"))
    }

    /// What the nearest spelling means that stands in the table, as it is or as an inflection; of a phrase else what the word means that
    /// decides: the first of what is a verb, the last of all others.
    package func meaning(of term: String, as partsOfSpeech: [String]) -> MeaningCode? {
        let parts =
            partsOfSpeech.isEmpty
            ? LexicalPart.allCases : partsOfSpeech.compactMap { name in LexicalPart.allCases.first { $0.name == name } }
        for spelling in TermSpelling.candidates(for: term) {
            let word = TermSpelling.spaced(spelling)
            if let code = code(of: word, parts) { return code }
            let words = word.split(separator: UInt8(ascii: " "))
            guard words.count > 1 else { continue }
            for part in parts {
                if let head = part == .verb ? words.first : words.last, let code = code(of: Array(head), [part]) { return code }
            }
        }
        return nil
    }

    /// Whether the word stands in the table.
    package func knows(_ word: String) -> Bool { !lines.entries(of: Array(word.utf8)).isEmpty }

    private func code(of word: [UInt8], _ parts: [LexicalPart]) -> MeaningCode? {
        if let found = entry(of: word, parts) { return found }
        for part in parts {
            for base in part.baseForms(of: word) { if let found = entry(of: base, [part]) { return found } }
        }
        return nil
    }

    private func entry(of word: [UInt8], _ parts: [LexicalPart]) -> MeaningCode? {
        let entries = lines.entries(of: word)
        for part in parts {
            for entry in entries where lines.bytes[entry.lowerBound] == part.letter {
                let first = number(at: entry.lowerBound + 1)
                return MeaningCode(first, number(at: entry.lowerBound + 1 + Self.digitCount))
            }
        }
        return nil
    }

    private func number(at position: Int) -> UInt64 {
        (position..<(position + Self.digitCount)).reduce(0) { number, position in
            number << 6 | (lines.bytes[position].map(Self.digit) ?? 0)
        }
    }

    private static func digit(_ byte: UInt8) -> UInt64 {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt64(byte - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt64(byte - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "-"): 62
        default: 63
        }
    }
}

extension LexicalPart {
    /// How a list calls it.
    fileprivate var name: String {
        switch self {
        case .noun: "noun"
        case .verb: "verb"
        case .adjective: "adjective"
        case .adverb: "adverb"
        }
    }

    fileprivate var letter: UInt8 {
        switch self {
        case .noun: UInt8(ascii: "n")
        case .verb: UInt8(ascii: "v")
        case .adjective: UInt8(ascii: "a")
        case .adverb: UInt8(ascii: "r")
        }
    }
}
