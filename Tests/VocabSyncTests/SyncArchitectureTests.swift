import Testing
import VocabTestSupport

/// The rules of VocabSync that the compiler does not enforce.
@Suite struct SyncArchitectureTests {
    @Test("It knows VocabCore alone, runs no process and touches no disk but through them")
    func rules() throws {
        #expect(try HouseRules.imports(in: "VocabSync", beside: ["VocabCore"]) == [])
        #expect(try HouseRules.outsideWorld(in: "VocabSync") == [])
        #expect(try HouseRules.diskCalls(in: "VocabSync") == [])
        #expect(try HouseRules.forced(in: "VocabSync") == [])
    }
}
