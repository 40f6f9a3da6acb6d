import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLexicon

@Suite("WordNet for dictd") struct DictWordNetTests {
    private func dictionary(pieceLength: Int = 100) throws -> DictWordNet {
        try #require(SampleDictionary.dictionary(SampleDictionary.files(pieceLength: pieceLength)))
    }

    @Test("terms with the same list of synonyms share a concept, wherever lines and pieces break", arguments: [7, 100, 60_000])
    func synonyms(pieceLength: Int) throws {
        let dictionary = try dictionary(pieceLength: pieceLength)
        let pairs = [("car", "auto"), ("happy", "glad"), ("back", "rear"), ("back", "support"), ("to back", "the supports")]
        for (first, second) in pairs {
            #expect(dictionary.concepts(of: first).areNear(dictionary.concepts(of: second)), "\(first), \(second)")
        }
        for (first, second) in [("car", "happy"), ("rear", "support"), ("quickly", "glad"), ("call back", "callback")] {
            #expect(!dictionary.concepts(of: first).own.isEmpty)
            #expect(!dictionary.concepts(of: first).areNear(dictionary.concepts(of: second)), "\(first), \(second)")
        }
        #expect(SampleDictionary.entries.keys.allSatisfy { dictionary.concepts(of: $0).broader.isEmpty })
    }

    @Test("each sense is one concept")
    func senses() throws {
        let dictionary = try dictionary()
        for (term, count) in [
            "back": 3, "happy": 2, "car": 1, "support": 2, "close": 2, "quickly": 1, "caravan": 0, "": 0, "The": 0,
        ] {
            #expect(dictionary.concepts(of: term).own.count == count, "\(term)")
        }
        #expect(dictionary.concepts(of: "Well Known") == dictionary.concepts(of: "well-known"))
    }

    @Test("an inflected form stands for what it can be a form of, in that part of speech alone")
    func inflected() throws {
        let dictionary = try dictionary()
        #expect(dictionary.concepts(of: "cars") == dictionary.concepts(of: "car"))
        #expect(dictionary.concepts(of: "backed").own.count == 2)
        #expect(dictionary.concepts(of: "backs") == dictionary.concepts(of: "back"))
        #expect(dictionary.concepts(of: "gladest") == dictionary.concepts(of: "glad"))
        #expect(dictionary.concepts(of: "quicklys") == .none && dictionary.concepts(of: "gladed") == .none)
    }

    @Test("a broken piece takes away its own entries and no others")
    func brokenPiece() throws {
        var files = SampleDictionary.files(pieceLength: 400)
        let place = try #require(files.text.firstRange(of: Array("The head".utf8)))
        files.text[place.lowerBound - 1] ^= 1
        let dictionary = try #require(SampleDictionary.dictionary(files))
        #expect(dictionary.concepts(of: "auto") == .none)
        #expect(!dictionary.concepts(of: "support").own.isEmpty)
    }
}
