import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

@Suite("Archives") struct TarArchiveTests {
    /// A file as this reader of POSIX.1-2001 archives finds it.
    private struct Entry: Equatable {
        var path: String
        var content: [UInt8]
        var modified: Int
    }

    /// Reads headers with their checksums, `x` records for the next file, and the two empty blocks at the end.
    private func read(_ bytes: [UInt8]) throws -> [Entry] {
        var entries: [Entry] = []
        var longPath: String?
        var offset = 0
        try #require(bytes.count % 512 == 0)
        while offset < bytes.count, bytes[offset] != 0 {
            var header = Array(bytes[offset..<(offset + 512)])
            let sum = number(header, 148, 8)
            for place in 148..<156 { header[place] = 0x20 }
            #expect(header.reduce(0) { $0 + Int($1) } == sum)
            #expect(text(header, 257, 6) == "ustar" && header[263] == 0x30 && header[264] == 0x30)
            let size = number(header, 124, 12)
            let content = Array(bytes[(offset + 512)..<(offset + 512 + size)])
            offset += 512 + (size + 511) / 512 * 512
            if header[156] == UInt8(ascii: "x") {
                longPath = try path(inRecords: content)
                continue
            }
            #expect(header[156] == UInt8(ascii: "0") && number(header, 100, 8) == 0o600)
            entries.append(Entry(path: longPath ?? text(header, 0, 100), content: content, modified: number(header, 136, 12)))
            longPath = nil
        }
        #expect(bytes.count - offset >= 1_024 && bytes[offset...].allSatisfy { $0 == 0 })
        return entries
    }

    private func text(_ block: [UInt8], _ start: Int, _ length: Int) -> String {
        String(decoding: block[start..<(start + length)].prefix { $0 != 0 }, as: UTF8.self)
    }

    private func number(_ block: [UInt8], _ start: Int, _ length: Int) -> Int {
        Int(text(block, start, length).filter { $0 != " " }, radix: 8) ?? -1
    }

    /// The path in `length path=value` records, whose length counts itself.
    private func path(inRecords bytes: [UInt8]) throws -> String? {
        let record = String(decoding: bytes, as: UTF8.self)
        let space = try #require(record.firstIndex(of: " "))
        #expect(Int(record[..<space]) == bytes.count && record.hasSuffix("\n"))
        return record.firstRange(of: " path=").map { String(record[$0.upperBound...].dropLast()) }
    }

    @Test("hold every file as it is, under its name, however long and in any script", arguments: 0..<8 as Range<UInt64>)
    func files(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let names = [
            "a", "vocab/settings.json", "vocab/bookcases/사과.json", String(repeating: "x", count: 100),
            String(repeating: "y", count: 101),
            String(repeating: "한", count: 33) + "\(seed)", "vocab/" + String(repeating: "길", count: 85 + Int(seed)) + ".json",
            "e\u{301}/=a b",
        ]
        let entries = names.enumerated().map { number, name in
            let size = [0, 1, 511, 512, 513, 1_024, 5_000, 3][number] + Int(seed)
            return Entry(
                path: name, content: (0..<size).map { _ in UInt8.random(in: 0...255, using: &generator) }, modified: 1_795_251_600
            )
        }
        var archive = TarArchive()
        for entry in entries { archive.add(entry.content, as: Path(entry.path), at: .sample) }
        #expect(try read(archive.finished()) == entries)
        #expect(try read(TarArchive().finished()).isEmpty)
    }

    @Test("hold the whole store: bookcases, settings and histories")
    func store() throws {
        try TemporaryFolder.with { folder in
            let store = Store(root: "\(folder.path)/store", files: DiskFileSystem())
            _ = try store.update { try $0.add(try Bookcase.sample(words: [try Word.sample()])) }
            let entries = try read(TarArchive.bytes(of: store, at: .sample))
            #expect(entries.map(\.path).contains("vocab/bookcases/과일.json"))
            for entry in entries { #expect(folder.bytes(of: "store/" + entry.path.dropFirst("vocab/".count)) == entry.content) }
        }
    }
}
