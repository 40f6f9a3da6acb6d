import Testing
import VocabTestSupport

/// The rules of VocabLexicon that the compiler does not enforce.
@Suite struct LexiconArchitectureTests {
    @Test("It knows VocabCore alone, and reads files through it")
    func rules() throws {
        #expect(try HouseRules.imports(in: "VocabLexicon", beside: ["VocabCore", "Synchronization"]) == [])
        #expect(try HouseRules.outsideWorld(in: "VocabLexicon") == [])
        #expect(try HouseRules.diskCalls(in: "VocabLexicon") == [])
        #expect(try HouseRules.forced(in: "VocabLexicon") == [])
    }
}
