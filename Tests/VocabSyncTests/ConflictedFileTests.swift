import Testing
import VocabCore
import VocabTestSupport

@testable import VocabSync

/// Files that a merge without the driver left with both sides in them.
@Suite("A file with conflict markers") struct ConflictedFileTests {
    private func text(_ words: [Word]) throws -> [Substring] {
        let bytes = BookcaseFile.encode(try .sample(name: "과일", words: words))
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    }

    private func conflicted(_ ours: [Word], _ base: [Word]?, _ theirs: [Word]) throws -> [UInt8] {
        let sides = try (text(ours), text(theirs))
        var lines = [sides.0[0], "<<<<<<< HEAD"] + sides.0[1..<(sides.0.count - 1)]
        if let base { lines += try ["||||||| 1a2b3c"] + text(base).dropFirst().dropLast() }
        lines += ["======="] + sides.1[1..<(sides.1.count - 1)] + [">>>>>>> origin/main", "]}"]
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    @Test("holds the words of both sides once it is read so, with the base between them or without") func words() throws {
        let words = try ["apple", "pear", "plum"].map { try Word.sample(term: $0) }
        for base in [nil, [words[0]]] {
            let bytes = try conflicted([words[0], words[1]], base, [words[0], words[2]])
            #expect(throws: JSONError.self) { try BookcaseFile.decode(bytes) }
            let bookcase = try #require(try ConflictedFile(bytes)?.bookcase())
            #expect(Set(bookcase.words) == Set(words))
        }
    }

    @Test("is named by the doctor, which takes both sides in and keeps the file as it was") func doctor() throws {
        try TemporaryFolder.with { folder in
            let words = try ["apple", "pear", "plum"].map { try Word.sample(term: $0) }
            try folder.write(try conflicted([words[0], words[1]], [words[0]], [words[0], words[2]]), to: "서재/bookcases/과일.json")
            let line = "{\"seq\":1,\"at\":\"2026-11-21T09:00:00Z\",\"later\":1}\n"
            let other = "{\"seq\":2,\"at\":\"2026-11-21T09:00:00Z\",\"later\":2}\n"
            try folder.write("<<<<<<< HEAD\n\(line)=======\n\(line)\(other)>>>>>>> theirs\n", to: "서재/history/a.jsonl")
            let store = Store(root: Path("\(folder.path)/서재"), files: DiskFileSystem())
            #expect(try store.contents().problems.count == 1)
            #expect(try store.mergeConflictedFiles(at: .sample).map(\.name) == ["과일.json", "a.jsonl"])
            #expect(try Set(store.contents().library.bookcases.flatMap(\.words)) == Set(words))
            #expect(folder.text(of: "서재/history/a.jsonl") == line + other)
            #expect(try store.backups().first?.files.count == 2)
            #expect(try store.mergeConflictedFiles(at: .sample).isEmpty)
        }
    }

    @Test("keeps the words of two bookcases that stand in it, each under a name and an identifier of its own")
    func twoBookcases() throws {
        let words = try ["apple", "run"].map { try Word.sample(term: $0) }
        let sides = try [
            Bookcase.sample(name: "A?", id: .sample(1), words: [words[0]]),
            Bookcase.sample(name: "A*", id: .sample(2), words: [words[1]]),
        ].map { String(decoding: BookcaseFile.encode($0), as: UTF8.self) }
        let bytes = Array("<<<<<<< HEAD\n\(sides[0])=======\n\(sides[1])>>>>>>> theirs\n".utf8)
        #expect(try Set(#require(try ConflictedFile(bytes)?.bookcase()).words) == Set(words))
    }

    @Test("is none without marks, and none where a side has no end") func unmarked() throws {
        #expect(ConflictedFile(BookcaseFile.encode(try .sample())) == nil)
        #expect(ConflictedFile(Array("<<<<<<< HEAD\n{}\n=======\n".utf8)) == nil)
    }

    @Test("from a union merge loads after the doctor, with every word") func union() throws {
        try TemporaryFolder.with { folder in
            let words = try ["apple", "pear", "plum"].map { try Word.sample(term: $0) }
            let sides = try (text([words[0], words[1]]), text([words[0], words[2]]))
            let lines = Array(sides.0.dropLast()) + [sides.1[2], "]}"]
            try folder.write(lines.joined(separator: "\n") + "\n", to: "서재/bookcases/과일.json")
            let store = Store(root: Path("\(folder.path)/서재"), files: DiskFileSystem())
            var generator = SeededGenerator(seed: 1)
            _ = try store.mergeConflictedFiles(at: .sample)
            _ = try store.repair(at: .sample, using: &generator)
            #expect(try store.contents().problems.isEmpty)
            #expect(try Set(store.contents().library.bookcases.flatMap(\.words)) == Set(words))
        }
    }
}
