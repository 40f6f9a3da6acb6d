import Testing
import VocabTestSupport

/// The rules of VocabLists that the compiler does not enforce.
@Suite struct ListsArchitectureTests {
    @Test("It knows VocabCore alone, and touches no more of the world than the file to import")
    func rules() throws {
        // The converter of encodings is in the C library and touches no file.
        #expect(try HouseRules.imports(in: "VocabLists", beside: ["VocabCore", "Glibc"]) == [])
        #expect(try HouseRules.outsideWorld(in: "VocabLists") == [])
        #expect(try HouseRules.diskCalls(in: "VocabLists") == [])
        #expect(try HouseRules.forced(in: "VocabLists") == [])
    }
}
