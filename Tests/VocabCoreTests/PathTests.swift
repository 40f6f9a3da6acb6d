import Testing
import VocabTestSupport

@testable import VocabCore

@Suite struct PathTests {
    private func fileName(_ name: String) throws -> String { Path.fileName(for: try BookcaseName(name)) }

    @Test(
        "No name leads out of the folder, hides in it, or looks like an option",
        arguments: [
            "../../etc/passwd", "/", "//", "..", ".", "...", ".hidden", "-rf", "~", "~root", "a/../b", "C:\\x", "*", "?", "<a|b>",
            "\"",
            "%2E%2E", "👩‍🏫", "단어장", "a.json", "con", String(repeating: "😀", count: 60), String(repeating: "/", count: 60),
        ])
    func confined(name: String) throws {
        let file = try fileName(name)
        #expect(file.hasSuffix(".json"))
        #expect(!file.contains("/") && !file.contains("\\") && !file.contains("\0"))
        #expect(!".~-".contains(try #require(file.first)))
        #expect(file.utf8.count <= 255)
        #expect(!file.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
    }

    @Test("A plain name is its own file name")
    func plain() throws {
        #expect(try fileName("TOEIC") == "TOEIC.json")
        #expect(try fileName("내 단어장 (1)") == "내 단어장 (1).json")
        #expect(try fileName("a/b") == "a%2Fb.json")
        #expect(try fileName(".a.b") == "%2Ea.b.json")
    }

    @Test("Two names have two file names, also when they begin alike or look escaped")
    func injective() throws {
        let names = [
            "a/b", "a%2Fb", "a%252Fb", "a_b", "a\\b", "a:b", "%", "%25", "..", "%2E.", ".", "%2E",
            String(repeating: "/", count: 60), String(repeating: "/", count: 59) + ":", String(repeating: ":", count: 60),
            String(repeating: "한/", count: 30), String(repeating: "한/", count: 29) + "한:",
        ]
        #expect(Set(try names.map(fileName)).count == names.count)
    }

    @Test("Folder and last part make up a path")
    func parts() {
        for (path, folder, name) in [("/a/b.json", "/a", "b.json"), ("/a", "/", "a"), ("a/b", "a", "b"), ("a", ".", "a")] {
            #expect(Path.folder(of: path) == folder)
            #expect(Path.name(of: path) == name)
        }
    }
}
