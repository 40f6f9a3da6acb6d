import Testing
import VocabTestSupport

/// The rules of VocabCore that the compiler does not enforce.
@Suite struct CoreArchitectureTests {
    @Test("It imports no house above it and no parser")
    func imports() throws {
        #expect(try HouseRules.imports(in: "VocabCore", beside: ["CLinux", "Glibc", "Swift", "Synchronization"]) == [])
    }

    @Test("Words, Memory, Quiz, Store: each knows only those before it")
    func folders() throws {
        #expect(try SourceTree.names(in: "Sources/VocabCore") == ["Memory", "Quiz", "Store", "Words"])
        let upward = try HouseRules.upwardUses(in: "VocabCore", ["Words", "Memory", "Quiz", "Store"])
        #expect(upward == [])
    }

    @Test("It names no clock, no chance of its own, no stream and no environment, and touches the disk in Store alone")
    func world() throws {
        // `/dev/stdout` is a path that a learner may name.
        #expect(try HouseRules.outsideWorld(in: "VocabCore", except: "Sources/VocabCore/Store/Disk/Destination.swift") == [])
        #expect(try HouseRules.diskCalls(in: "VocabCore", except: ["Sources/VocabCore/Store/"]) == [])
        #expect(try HouseRules.forced(in: "VocabCore") == [])
    }

    @Test("The rules find what breaks them")
    func rulesThatFind() throws {
        #expect(try !HouseRules.upwardUses(in: "VocabCore", ["Quiz", "Words"]).isEmpty)
        #expect(try !HouseRules.imports(in: "VocabCore", beside: []).isEmpty)
        #expect(try !HouseRules.diskCalls(in: "VocabCore").isEmpty)
        #expect(try !HouseRules.outsideWorld(in: "vocab").isEmpty)
        #expect(try !HouseRules.forced(in: "vocab").isEmpty)
    }
}
