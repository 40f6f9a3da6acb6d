import Testing
import VocabTestSupport

/// The rules of VocabBenchmark that the compiler does not enforce.
@Suite struct BenchmarkArchitectureTests {
    @Test("It is no part of the learner's program, and names the world where it starts alone")
    func rules() throws {
        let houses: Set<String> = ["VocabCore", "VocabLists", "VocabLexicon", "CStarterData", "ArgumentParser", "Glibc"]
        #expect(try HouseRules.imports(in: "VocabBenchmark", beside: houses) == [])
        let measuring = ["Reading/ReadingSpeed.swift", "Sources/VocabBenchmark/Machine/"]
        func isMeasuring(_ place: String) -> Bool { measuring.contains(where: place.contains) }
        let outside = try HouseRules.outsideWorld(in: "VocabBenchmark", except: "Sources/VocabBenchmark/main.swift")
        #expect(outside.filter { !isMeasuring("\($0)") } == [])
        #expect(try HouseRules.diskCalls(in: "VocabBenchmark").filter { !isMeasuring("\($0)") } == [])
        #expect(try HouseRules.forced(in: "VocabBenchmark") == [])
        for house in ["VocabCore", "VocabLists", "VocabLexicon", "VocabCLI", "vocab"] {
            let files = try SourceTree.files(below: "Sources/\(house)")
            #expect(SourceTree.places(of: ["VocabBenchmark"], in: files) == [])
        }
    }
}
