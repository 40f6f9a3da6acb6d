@testable import VocabCore
@testable import VocabLexicon

/// A small WordNet: writes its concepts as WordNet's files, with the right places in them.
struct SampleWordNet {
    /// One concept.
    struct Concept {
        var part: String
        var words: [String]
        /// Symbols, with the first word of the concept they lead to and its part of speech.
        var pointers: [(symbol: String, word: String, part: String)] = []
    }

    static let concepts = [
        Concept(part: "noun", words: ["vehicle"], pointers: [("~", "car", "noun"), ("~", "bicycle", "noun")]),
        Concept(
            part: "noun", words: ["car", "auto", "motor_car"], pointers: [("@", "vehicle", "noun"), ("~", "ambulance", "noun")]),
        Concept(part: "noun", words: ["bicycle", "bike"], pointers: [("@", "vehicle", "noun")]),
        Concept(part: "noun", words: ["ambulance"], pointers: [("@", "car", "noun")]),
        Concept(part: "noun", words: ["river"], pointers: [("~i", "han_river", "noun")]),
        Concept(part: "noun", words: ["Han_River", "Han"], pointers: [("@i", "river", "noun")]),
        Concept(part: "noun", words: ["child", "kid"]),
        Concept(part: "noun", words: ["glass"]),
        Concept(part: "noun", words: ["glasses", "spectacles"]),
        Concept(part: "noun", words: ["end", "ending"]),
        Concept(part: "noun", words: ["the_end"]),
        Concept(part: "verb", words: ["acquire", "get"]),
        Concept(part: "verb", words: ["buy", "purchase"], pointers: [("@", "acquire", "verb"), ("+", "car", "noun")]),
        Concept(part: "verb", words: ["start", "begin"], pointers: [("$", "start_up", "verb")]),
        Concept(part: "verb", words: ["start_up"], pointers: [("$", "start", "verb")]),
        Concept(part: "adj", words: ["happy"], pointers: [("&", "glad", "adj"), ("!", "well-known", "adj")]),
        Concept(part: "adj", words: ["glad"], pointers: [("&", "happy", "adj")]),
        Concept(part: "adj", words: ["well-known"]),
        Concept(part: "adv", words: ["quickly", "fast"]),
    ]

    static let exceptions = [
        "noun.exc": "children child\nglasses glasses\n", "verb.exc": "bought buy\ngot get\n", "adj.exc": "happier happy\n",
    ]

    /// The files by name.
    static func files() -> [String: [UInt8]] {
        var files = exceptions.mapValues { Array($0.utf8) }
        for part in ["noun", "verb", "adj", "adv"] {
            let lines = concepts.filter { $0.part == part }.map(dataLine)
            files["data.\(part)"] = Array((header + lines.joined()).utf8)
            files["index.\(part)"] = Array((header + indexLines(part).joined()).utf8)
        }
        return files
    }

    /// The database in some files.
    static func database(_ files: [String: [UInt8]] = files()) -> WordNetDatabase? {
        WordNetDatabase { files[$0].map { FileBytes($0) } }
    }

    private static let header = "  1 Made for a test.  \n  2 Every line of this kind begins with two spaces.  \n"

    private static func dataLine(_ concept: Concept) -> String {
        let words = concept.words.map { "\($0) 0" }.joined(separator: " ")
        let count = padded(String(concept.words.count, radix: 16), 2)
        let pointers = concept.pointers.map { pointer in
            let offset = offset(of: pointer.word, pointer.part)
            // The pointer `+` leads from one word to another, the others from a concept to a concept.
            return
                " \(pointer.symbol) \(padded("\(offset)", 8)) \(letter(pointer.part)) \(pointer.symbol == "+" ? "0101" : "0000")"
        }
        let place = padded("\(offset(of: concept.words[0], concept.part))", 8)
        return
            "\(place) 03 \(letter(concept.part)) \(count) \(words) \(padded("\(pointers.count)", 3))\(pointers.joined()) | a gloss  \n"
    }

    /// Where the concept that begins with `word` stands in its file; the length of a line does not depend on the places in it.
    static func offset(of word: String, _ part: String) -> Int {
        var offset = header.utf8.count
        for concept in concepts where concept.part == part {
            if concept.words[0].lowercased() == word.lowercased() { return offset }
            let words = concept.words.reduce(0) { $0 + $1.utf8.count + 3 }
            let pointers = concept.pointers.reduce(0) { $0 + $1.symbol.utf8.count + 17 }
            offset += "00000000 03 n 01".utf8.count + words + " 000".utf8.count + pointers + " | a gloss  \n".utf8.count
        }
        return offset
    }

    private static func indexLines(_ part: String) -> [String] {
        var places: [String: [Int]] = [:]
        for concept in concepts where concept.part == part {
            for word in concept.words { places[word.lowercased(), default: []].append(offset(of: concept.words[0], part)) }
        }
        return places.map { word, offsets in
            let list = offsets.map { padded("\($0)", 8) }.joined(separator: " ")
            return "\(word) \(letter(part)) \(offsets.count) 2 @ ~ \(offsets.count) 0 \(list)  \n"
        }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func letter(_ part: String) -> String { ["noun": "n", "verb": "v", "adj": "a"][part] ?? "r" }

    private static func padded(_ digits: String, _ count: Int) -> String {
        String(repeating: "0", count: count - digits.utf8.count) + digits
    }
}
