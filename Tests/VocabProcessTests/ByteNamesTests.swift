import Testing
import VocabCore
import VocabTestSupport

/// Names of folders and files that are no UTF-8, as other systems and old archives leave them.
@Suite("Names that are no UTF-8", .oneAtATime) struct ByteNamesTests {
    private let play = Play(language: "en")
    private let disk = DiskFileSystem()
    private let name = "caf" + Text.keeping([0xE9])

    private func run(_ arguments: [String], home: String? = nil) throws -> (output: String, errors: String, code: Int32) {
        try Spawn.run(arguments, environment: play.environment.merging(home.map { ["VOCAB_HOME": $0] } ?? [:]) { $1 })
    }

    @Test("a store in such a folder is made and found again there, by --store and by $VOCAB_HOME") func store() throws {
        let folder = "\(play.folder)/\(name)"
        #expect(try run(["book", "add", "Fruit", "--store", folder]).code == 0)
        #expect(try run(["add", "apple", "사과", "--book", "Fruit"], home: folder).code == 0)
        #expect(try run(["list", "--store=\(folder)"]).output.contains("apple: 사과"))
        #expect(try disk.list(Path(play.folder)) == [Path(bytes: Array("\(play.folder)/caf".utf8) + [0xE9])])
    }

    @Test("a list in such a file is imported, and a bookcase is exported into one") func files() throws {
        let list = Path("\(play.folder)/\(name).csv")
        try disk.create(list, with: Array("apple,사과\n".utf8))
        #expect(try run(["import", list.text, "--book", "Fruit"]).code == 0)
        let export = Path("\(play.folder)/\(name).tsv")
        #expect(try run(["export", "--book", "Fruit", "--format", "tsv", "-o", export.text]).code == 0)
        let bytes = try disk.read(export, in: Path(play.folder), limit: 1 << 16)
        #expect(String(decoding: bytes ?? [], as: UTF8.self).contains("apple"))
    }

    @Test("a term that is no UTF-8 is kept with U+FFFD for what cannot be read") func term() throws {
        #expect(try run(["book", "add", "Fruit"]).code == 0)
        #expect(try run(["add", name, "카페", "--book", "Fruit"]).code == 0)
        #expect(try run(["list"]).output.contains("caf\u{FFFD}: 카페"))
    }
}
