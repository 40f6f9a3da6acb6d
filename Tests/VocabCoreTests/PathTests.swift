import Testing
import VocabTestSupport

@testable import VocabCore

@Suite struct PathTests {
    private func fileName(_ name: String) throws -> String { BookcaseFileName.fileName(for: try BookcaseName(name)) }

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

    @Test("Folder and last part make up a path, and its ending is what comes after the last dot")
    func parts() {
        for (path, folder, name, stem) in [
            ("/a/b.json", "/a", "b.json", "b"), ("/a", "/", "a", "a"), ("a/b.c/d", "a/b.c", "d", "d"),
            ("a.b.c", ".", "a.b.c", "a.b"),
            ("/한글 폴더/.숨김", "/한글 폴더", ".숨김", ".숨김"), ("/a/\u{301}b", "/a", "\u{301}b", "\u{301}b"),
        ] {
            #expect(Path(path).folder == Path(folder))
            #expect(Path(path).name == name)
            #expect(Path(path).stem == stem)
            if folder != "." { #expect(Path(folder).appending(name) == Path(path)) }
        }
    }

    @Test("The way from a folder to what is below it is counted in bytes, whatever letters the folder's name is written in")
    func relative() {
        for folder in ["/", "/집/내 서재", "/집/내 서재/", "집", "/e\u{301}", "/\u{600}"] {
            for name in ["bookcases/과일.json", "\u{301}", "settings.json"] {
                #expect(Path(folder).appending(name).relative(to: Path(folder)) == Path(name), "\(folder), \(name)")
            }
            #expect(Path(folder).relative(to: Path(folder)) == nil)
        }
        #expect(Path("/ab/c").relative(to: "/a") == nil)
        #expect(Path("/é").relative(to: "/e") == nil)
    }

    @Test("Paths that look the same and are not are two paths")
    func normalization() {
        #expect(Path("/\u{AC00}") != Path("/\u{1100}\u{1161}"))
        #expect(Path("a\u{600}.json").hasSuffix(".json"))
        #expect(!Path("a.json\u{301}").hasSuffix(".json"))
        #expect(Path("/a/.\u{301}").isHidden && !Path("/.a/b").isHidden)
    }

    @Test("Text keeps the bytes of every path, UTF-8 or not", arguments: 0..<200 as Range<UInt64>)
    func bytes(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let pieces: [[UInt8]] = [
            [0xFF], [0xE9], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0xAF], Array("한".utf8), Array("a/".utf8), Array("\u{10FEE9}".utf8),
            Array("\u{10FE80}".utf8), [0xF4, 0x8F], Array("👩‍🏫".utf8),
        ]
        let bytes = (0..<8).flatMap { _ in pieces.randomElement(using: &generator) ?? [] }
        #expect(Text.bytes(of: Text.keeping(bytes)) == bytes)
        #expect(Path(Path(bytes: bytes).text) == Path(bytes: bytes))
    }
}
