import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLexicon

@Suite("WordNet") struct WordNetDatabaseTests {
    private func database() throws -> WordNetDatabase { try #require(SampleWordNet.database()) }

    /// The concept that begins with `word`.
    private func concept(_ word: String, _ part: LexicalPart) -> Int {
        SampleWordNet.offset(of: word, part.fileName) * 4 + part.rawValue
    }

    @Test("words of one concept share it, in any case and with any sign between their parts")
    func synonyms() throws {
        let database = try database()
        for term in ["car", "auto", "Motor Car", "MOTOR-CAR", " motor  car "] {
            #expect(
                database.concepts(of: term) == Concepts(own: [concept("car", .noun)], broader: [concept("vehicle", .noun)]),
                "\(term)")
        }
        #expect(database.concepts(of: "well known") == database.concepts(of: "well-known"))
        #expect(database.concepts(of: "well known").own == [concept("well-known", .adjective)])
        for unknown in ["", " ", "caravan", "ca", "사과", "_", "1 Made", String(repeating: "a", count: 10_000), "a\nb", "\0"] {
            #expect(database.concepts(of: unknown) == .none)
        }
    }

    @Test(
        "a term is near what is directly above it or much like it, not what is beside it",
        arguments: [
            ("car", "vehicle", true), ("ambulance", "car", true), ("ambulance", "vehicle", false), ("car", "bicycle", false),
            ("Han River", "river", true), ("buy", "acquire", true), ("purchase", "get", true), ("buy", "car", false),
            ("begin", "start up", true), ("glad", "happy", true), ("happy", "well-known", false), ("fast", "quickly", true),
        ])
    func near(first: String, second: String, isNear: Bool) throws {
        let database = try database()
        #expect(database.concepts(of: first).areNear(database.concepts(of: second)) == isNear)
        #expect(database.concepts(of: second).areNear(database.concepts(of: first)) == isNear)
    }

    @Test(
        "inflected forms stand for what they are forms of",
        arguments: [
            ("cars", "car"), ("bought", "buy"), ("buying", "buy"), ("purchases", "purchase"), ("purchased", "buy"),
            ("children", "child"),
            ("gladest", "glad"), ("happier", "happy"), ("got", "get"), ("begins", "start"), ("motor cars", "motor car"),
        ])
    func inflected(form: String, base: String) throws {
        let database = try database()
        #expect(!database.concepts(of: form).own.isDisjoint(with: database.concepts(of: base).own))
        #expect(database.concepts(of: form).own.isSubset(of: database.concepts(of: base).own))
    }

    @Test("a form in the list of exceptions is what that says, not what the rules would make of it")
    func exceptions() throws {
        #expect(try database().concepts(of: "glasses").own == [concept("glasses", .noun)])
        var files = SampleWordNet.files()
        files["noun.exc"] = nil
        #expect(
            try #require(SampleWordNet.database(files)).concepts(of: "glasses").own
                == [concept("glasses", .noun), concept("glass", .noun)])
    }

    @Test("a form of a verb is looked for among verbs alone, and all parts of speech count")
    func parts() throws {
        let database = try database()
        #expect(database.concepts(of: "caring") == .none)
        #expect(database.concepts(of: "happyed") == .none)
        #expect(database.concepts(of: "ending").own == [concept("end", .noun)])
        let first = [("vehicle", LexicalPart.noun), ("acquire", .verb), ("happy", .adjective), ("quickly", .adverb)]
        #expect(
            Set(first.map { SampleWordNet.offset(of: $0.0, $0.1.fileName) }).count == 1, "all at the same place of their files")
        #expect(Set(first.flatMap { database.concepts(of: $0.0).own }).count == 4)
    }

    @Test("to and articles are passed over where the term is not known with them")
    func introductions() throws {
        let database = try database()
        for (term, base) in [("to buy", "buy"), ("a car", "car"), ("an Ambulance", "ambulance"), ("the Motor Car", "car")] {
            #expect(database.concepts(of: term) == database.concepts(of: base), "\(term)")
        }
        #expect(database.concepts(of: "the end").own == [concept("the_end", .noun)])
        #expect(database.concepts(of: "an end").own == [concept("end", .noun)])
        #expect(database.concepts(of: "to") == .none && database.concepts(of: "to ") == .none)
    }

    @Test("files that are missing are as if they were empty; without any index and its data there is no database")
    func missingFiles() throws {
        var files = SampleWordNet.files()
        files["index.verb"] = nil
        files["data.adj"] = nil
        let database = try #require(SampleWordNet.database(files))
        #expect(database.concepts(of: "buy") == .none && database.concepts(of: "happy") == .none)
        #expect(database.concepts(of: "cars").own == [concept("car", .noun)])
        #expect(SampleWordNet.database(files.filter { !$0.key.hasPrefix("data") }) == nil)
        #expect(SampleWordNet.database([:]) == nil)
    }

    @Test("a place that leads to another concept, or to none, tells nothing of what is above")
    func wrongPlaces() throws {
        let right = "\(SampleWordNet.offset(of: "car", "noun"))"
        let oneOff = "00000\(SampleWordNet.offset(of: "car", "noun") + 1)"
        for place in ["00000000", "00000199", "99999999", "0000000x", "1", oneOff] {
            var files = SampleWordNet.files()
            let index = String(decoding: try #require(files["index.noun"]), as: UTF8.self)
            #expect(index.contains(right))
            files["index.noun"] = Array(index.replacing(String(repeating: "0", count: 8 - right.count) + right, with: place).utf8)
            let found = try #require(SampleWordNet.database(files)).concepts(of: "car")
            #expect(found.broader.isEmpty && !found.own.contains(concept("car", .noun)), "\(place)")
        }
    }
}
