import Testing
import VocabLanguage
import VocabTestSupport

/// The rules of VocabCLI, and of the repository as a whole, that the compiler does not enforce.
@Suite("Architecture") struct ArchitectureTests {
    @Test("VocabCLI knows the parser and the houses below it, no readline and no system") func imports() throws {
        let houses: Set<String> = [
            "ArgumentParser", "VocabCore", "VocabLists", "VocabLexicon", "VocabSync", "VocabLanguage", "Synchronization",
        ]
        #expect(try HouseRules.imports(in: "VocabCLI", beside: houses) == [])
        #expect(try HouseRules.imports(in: "VocabCLI/Language", beside: ["VocabCore"]) == [])
        #expect(try HouseRules.outsideWorld(in: "VocabCLI") == [])
        #expect(try HouseRules.diskCalls(in: "VocabCLI") == [])
        #expect(try HouseRules.forced(in: "VocabCLI") == [])
    }

    @Test("nothing imports the program itself") func nothingImportsVocab() throws {
        let all = try SourceTree.files(below: "Sources")
        #expect(SourceTree.places(of: ["vocab"], in: all).filter { $0.contains("import ") } == [])
        #expect(SourceTree.places(of: ["try", "as"], in: all, where: \.isForced) == [])
        #expect(SourceTree.places(of: ["fatalError", "preconditionFailure"], in: all) == [])
    }

    @Test("Language, Screens, Session, Games, Commands, REPL: each knows only those before it") func layers() throws {
        let layers = ["Language", "Screens", "Session", "Games", "Commands", "REPL"]
        #expect(try SourceTree.names(in: "Sources/VocabCLI") == (layers + ["Program.swift"]).sorted())
        let upward = try HouseRules.upwardUses(in: "VocabCLI", layers)
        #expect(upward == [])
        #expect(try !HouseRules.upwardUses(in: "VocabCLI", layers.reversed()).isEmpty, "the rule finds what breaks it")
        let parsing = SourceTree.places(of: ["ArgumentParser"], in: try SourceTree.files(below: "Sources/VocabCLI"))
        #expect(!parsing.isEmpty && parsing.allSatisfy { $0.hasPrefix("Sources/VocabCLI/Commands/") })
    }

    @Test("Hangul for people is in Language, alerts, phrases, the help that commands carry, and the names of keys alone")
    func sentences() throws {
        let others = try SourceTree.files(below: "Sources/VocabCLI").filter { file in
            !["Language/", "Screens/Alerts/"].contains { file.path.hasPrefix("Sources/VocabCLI/\($0)") }
                && !file.path.contains("Phrase")
        }
        let hangul = SourceTree.places(of: #/"[^"]*[가-힣ㄱ-ㅣ][^"]*"|^\s*[^"]*[가-힣]/#, in: others) { $0.utf8.contains { $0 > 0x7F } }
        let helpTexts = #/^Sources\/VocabCLI\/Commands\//#
        let keys =
            #/case .*"[ㄱ-ㅣ]".*: self = |\["y", "yes", .*"ㅛ"\]|\["n", "no", .*"ㅜ"\]|\["quit", "exit", "q", "나가기"\]|\["[a-z]", "[ㄱ-ㅣ]"\]/#
        #expect(hangul.filter { !$0.contains(helpTexts) && !$0.contains(keys) } == [])
        #expect(hangul.count > 10, "the search itself finds help texts")
    }

    @Test("the system is imported where disks, terminals and encodings are handled, and for elementary functions, nowhere else")
    func platformRooms() throws {
        let rooms = [
            "Sources/VocabCore/Store/Disk/", "Sources/VocabCore/Memory/FSRS/Double+Elementary.swift",
            "Sources/VocabLists/Source/Encoding/TextDecoder.swift", "Sources/VocabBenchmark/Machine/", "Sources/vocab/",
        ]
        let imports = try SourceTree.files(below: "Sources").filter { file in
            zip(file.lines, file.names).contains { line, names in
                names.contains { ["Glibc", "Musl", "Darwin", "Foundation"].contains($0.text) } && line.contains("import ")
                    || names.contains { $0.text == "canImport" } || line.hasPrefix("#if os(")
            }
        }.map(\.path)
        #expect(imports.filter { path in !rooms.contains { path.hasPrefix($0) } } == [])
        #expect(rooms.allSatisfy { room in imports.contains { $0.hasPrefix(room) } })
    }

    @Test("the top of the repository holds what the design lists, and nothing else") func top() throws {
        let allowed: Set<String> = ["Package.swift", "Package.resolved", "Data", "Sources", "Tests", "README.md"]
        #expect(try SourceTree.names(in: ".").filter { !allowed.contains($0) && !$0.hasPrefix(".") } == [])
        #expect(
            try SourceTree.names(in: "Sources") == [
                "CLinux", "CReadline", "CStarterData", "VocabBenchmark", "VocabCLI", "VocabCore", "VocabLexicon", "VocabLists",
                "VocabSync",
                "vocab",
            ])
        #expect(
            try SourceTree.names(in: "Tests") == [
                "CQuietTests", "VocabBenchmarkTests", "VocabCLITests", "VocabCoreTests", "VocabLexiconTests", "VocabListsTests",
                "VocabProcessTests", "VocabSyncTests", "VocabTestSupport",
            ])
    }

    @Test("no file of these tests is over 250 lines") func lengths() throws {
        for file in try SourceTree.files(below: "Tests/VocabCLITests") where file.lines.count > 251 {
            Issue.record("\(file.path) has \(file.lines.count - 1) lines")
        }
    }
}
