import VocabCore

/// What the dictionary says of one headword:
///
///     run
///         n 1: a score in baseball [syn: {run}, {tally}]
///         2: a regular trip
///         v 1: move fast by using one's feet
///
/// Long lines are broken, also inside the braces and after a hyphen.
struct DictEntry {
    /// One meaning of the headword.
    struct Sense: Equatable {
        /// The part of speech it belongs to.
        var part: LexicalPart
        /// The same for two terms that list the same synonyms in the same part of speech.
        var concept: Int
    }

    /// All meanings.
    let senses: [Sense]

    /// Reads the text of an entry.
    init(_ text: [UInt8], headword: [UInt8]) {
        var senses: [Sense] = []
        var part: LexicalPart?
        for lines in Self.senseTexts(text) {
            if let named = Self.part(namedBy: lines) { part = named }
            let terms = Self.synonyms(in: lines) ?? [headword]
            if let part { senses.append(Sense(part: part, concept: Self.concept(of: terms, part))) }
        }
        self.senses = senses
    }

    /// The first meaning in the text of an entry; nil where it is laid out otherwise.
    static func firstGloss(in text: [UInt8]) -> (text: String, part: LexicalPart)? {
        guard let sense = senseTexts(text).first, let part = part(namedBy: sense),
            let colon = sense.firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        return (String(decoding: sense[(colon + 1)...], as: UTF8.self), part)
    }

    /// The texts of the senses. Each begins on a line indented by four spaces; the lines that go on are indented further.
    private static func senseTexts(_ text: [UInt8]) -> [[UInt8]] {
        var texts: [[UInt8]] = []
        for line in text.split(separator: UInt8(ascii: "\n")) {
            let content = line.drop { $0 == UInt8(ascii: " ") }
            if content.startIndex - line.startIndex == 4 {
                texts.append(Array(content))
            } else if content.startIndex - line.startIndex > 4, !texts.isEmpty {
                texts[texts.count - 1] += (texts[texts.count - 1].last == UInt8(ascii: "-") ? [] : [UInt8(ascii: " ")]) + content
            }
        }
        return texts
    }

    /// The part of speech before the number of a sense; only the first of its part has one.
    private static func part(namedBy text: [UInt8]) -> LexicalPart? {
        switch String(decoding: text.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self) {
        case "n": .noun
        case "v": .verb
        case "adj": .adjective
        case "adv": .adverb
        default: nil
        }
    }

    /// What stands in braces after `[syn:`, without spaces, for nobody knows whether a line was broken at one; nil where nothing does.
    private static func synonyms(in text: [UInt8]) -> [[UInt8]]? {
        let sign = Array("[syn:".utf8)
        var position = 0
        while position + sign.count <= text.count, text[position] != sign[0] || !text[position...].starts(with: sign) {
            position += 1
        }
        if position + sign.count > text.count { return nil }
        var terms: [[UInt8]] = []
        var term: [UInt8]?
        for byte in text[position...] {
            switch byte {
            case UInt8(ascii: "{"): term = []
            case UInt8(ascii: "}"):
                if let term { terms.append(term) }
                term = nil
            case UInt8(ascii: "]"): return terms.isEmpty ? nil : terms
            case UInt8(ascii: " "): continue
            default: term?.append(byte)
            }
        }
        return nil
    }

    private static func concept(of terms: [[UInt8]], _ part: LexicalPart) -> Int {
        let sorted = [Array(part.fileName.utf8)] + terms.sorted { $0.lexicographicallyPrecedes($1) }
        return Int(truncatingIfNeeded: Fingerprint.number(of: Array(sorted.joined(separator: [UInt8(ascii: "\n")]))))
    }
}
