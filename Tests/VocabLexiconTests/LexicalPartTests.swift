import Testing

@testable import VocabCore
@testable import VocabLexicon

@Suite("Base forms") struct LexicalPartTests {
    @Test(
        "every ending is taken off, or replaced by what stands in the base form",
        arguments: [
            ("dogs", .noun, ["dog"]), ("gases", .noun, ["gase", "gas"]), ("leaves", .noun, ["leave", "leaf"]),
            ("boxes", .noun, ["boxe", "box"]), ("waltzes", .noun, ["waltze", "waltz"]), ("benches", .noun, ["benche", "bench"]),
            ("wishes", .noun, ["wishe", "wish"]), ("firemen", .noun, ["fireman"]), ("ladies", .noun, ["ladie", "lady"]),
            ("carries", .verb, ["carrie", "carry", "carrie", "carri"]), ("hoped", .verb, ["hope", "hop"]),
            ("hoping", .verb, ["hope", "hop"]), ("nicer", .adjective, ["nic", "nice"]), ("nicest", .adjective, ["nic", "nice"]),
            ("ing", .verb, ["e", ""]), ("", .verb, []), ("dog", .noun, []), ("faster", .adverb, []), ("hoping", .noun, []),
        ] as [(String, LexicalPart, [String])])
    func rules(form: String, part: LexicalPart, bases: [String]) {
        #expect(part.baseForms(of: Array(form.utf8)).map { String(decoding: $0, as: UTF8.self) } == bases)
    }

    @Test("the letters of pointers name the parts")
    func letters() {
        let parts = "nvasrx".utf8.map { LexicalPart(letter: $0) }
        #expect(parts == [.noun, .verb, .adjective, .adjective, .adverb, nil])
    }
}
