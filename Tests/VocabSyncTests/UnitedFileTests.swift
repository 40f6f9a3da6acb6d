import Testing
import VocabCore
import VocabTestSupport

@testable import VocabSync

/// Files in which a union merge put the lines of both sides one after the other.
@Suite("A file of a union merge") struct UnitedFileTests {
    private func lines(_ bookcase: Bookcase) -> [String] {
        String(decoding: BookcaseFile.encode(bookcase), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// `apple` edited on both sides, with another word between or without.
    private func united() throws -> (bytes: [UInt8], words: [Word]) {
        var content = WordContent(term: "apple", meaning: "사과")
        content.example = "An apple."
        let old = try Word(content, id: .sample(1), added: .sample, modified: .sample)
        content.meaning = "능금"
        content.example = ""
        let new = try Word(content, id: .sample(1), added: .sample, modified: .later)
        let pear = try Word.sample(term: "pear", id: .sample(2))
        let sides = try [old, new].map { lines(try .sample(words: [$0, pear])) }
        let text = [sides[0][0], sides[0][1], sides[1][1], sides[0][2], "]}", ""].joined(separator: "\n")
        return (Array(text.utf8), [new, pear])
    }

    @Test("has an edited word once, with what both sides say it means") func editedWord() throws {
        let (bytes, words) = try united()
        #expect(throws: JSONError.self) { try BookcaseFile.decode(bytes) }
        let bookcase = try ConflictedFile.bookcase(in: bytes)
        #expect(bookcase.words.map(\.id) == words.map(\.id))
        let apple = try #require(bookcase.words.first)
        #expect(apple.meaning == "사과; 능금" && apple.content.note.isEmpty && apple.content.example == "An apple.")
    }

    @Test("has its bookcase once where both sides renamed it, and lacks no word for a comma") func heads() throws {
        let sides = try ["과일", "열매"].map { name in lines(try .sample(name: name, id: .sample(9), words: [.sample(term: name)])) }
        let text = [sides[0][0], sides[1][0], sides[0][1], sides[1][1], "]}", ""].joined(separator: "\n")
        let bookcase = try ConflictedFile.bookcase(in: Array(text.utf8))
        #expect(bookcase.id == .sample(9) && Set(bookcase.words.map(\.term)) == ["과일", "열매"])
    }

    @Test("is joined by the doctor, which keeps it as it was, and read so where a remote holds it") func doctor() throws {
        let (bytes, words) = try united()
        try TemporaryFolder.with { folder in
            try folder.write(bytes, to: "내 서재/bookcases/과일.json")
            let store = Store(root: Path("\(folder.path)/내 서재"), files: DiskFileSystem())
            #expect(try store.mergeConflictedFiles(at: .sample).map(\.name) == ["과일.json"])
            #expect(try store.contents().library.bookcases.flatMap(\.words).map(\.id) == words.map(\.id))
            #expect(try store.backups().count == 1)
            #expect(try store.mergeConflictedFiles(at: .sample).isEmpty)
        }
        let remote = try SharedContent(files: [("bookcases/과일.json", bytes)])
        #expect(remote.library.bookcases.flatMap(\.words).map(\.id) == words.map(\.id))
    }

    @Test("is not seen in a file that is broken otherwise") func broken() throws {
        let (bytes, _) = try united()
        for text in ["{", "x\n" + String(decoding: bytes, as: UTF8.self), String(decoding: bytes.dropLast(20), as: UTF8.self)] {
            #expect(throws: JSONError.self) { try ConflictedFile.bookcase(in: Array(text.utf8)) }
        }
    }
}
