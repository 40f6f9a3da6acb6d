import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("Bytes of a file") struct FileBytesTests {
    private let content = Array("one\ntwo\nthree".utf8)

    @Test("are the same from a mapped file as from a copy, and there are none outside")
    func access() throws {
        try TemporaryFolder.with { folder in
            try folder.write(content, to: "a")
            for bytes in [try #require(FileBytes(mapping: "\(folder.path)/a")), FileBytes(content)] {
                #expect(bytes.count == content.count)
                #expect((0..<content.count).map { bytes[$0] } == content)
                for place in [-1, content.count, content.count + 4_096, Int.min, Int.max] { #expect(bytes[place] == nil) }
                #expect(bytes.copy(of: 4..<7) == Array("two".utf8))
                #expect(bytes.copy(of: 0..<content.count) == content)
                for range in [-1..<2, 0..<(content.count + 1), 20..<20, Int.min..<Int.max] {
                    #expect(bytes.copy(of: range) == nil)
                }
                #expect(bytes.firstIndex(of: 0x0A, in: 0..<content.count) == 3)
                #expect(bytes.firstIndex(of: 0x0A, in: 4..<Int.max) == 7)
                #expect(bytes.firstIndex(of: 0x0A, in: 4..<7) == nil)
                #expect(bytes.firstIndex(of: 0x6F, in: Int.min..<Int.max) == 0)
                #expect(bytes.firstIndex(of: 0x6F, in: 50..<60) == nil)
            }
        }
    }

    @Test("of an empty file are none; of a folder, or of no file, there is nothing to read")
    func nothing() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "empty")
            for bytes in [try #require(FileBytes(mapping: "\(folder.path)/empty")), FileBytes([])] {
                #expect(bytes.count == 0 && bytes[0] == nil && bytes.copy(of: 0..<0) == [])
                #expect(bytes.firstIndex(of: 0, in: 0..<1) == nil)
            }
            #expect(FileBytes(mapping: Path(folder.path)) == nil)
            #expect(FileBytes(mapping: "\(folder.path)/missing") == nil)
        }
    }
}
