import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("ZIP archives") struct ZipArchiveTests {
    @Test("stored and packed files come back, by names that are no paths") func files() throws {
        var writer = ZipWriter()
        writer.add("../../etc/passwd", Array("이름일 뿐".utf8))
        writer.add("빈 파일", [])
        writer.add("a/stored", Array(repeating: 0x61, count: 300), packed: [0x4B, 0x4C, 0x1C, 5, 0xC4, 2, 0], method: 8)
        for comment in ["", "a comment, PK\u{5}\u{6} and all"] {
            var archive = try ZipArchive(writer.finished(comment: comment))
            #expect(archive.names == ["../../etc/passwd", "빈 파일", "a/stored"])
            #expect(try archive.content(of: "../../etc/passwd") == Array("이름일 뿐".utf8))
            #expect(try archive.content(of: "빈 파일") == [])
            #expect(try archive.content(of: "a/stored") == Array(repeating: 0x61, count: 300))
            #expect(try archive.content(of: "etc/passwd") == nil)
        }
    }

    @Test("what its headers say is not believed") func lies() throws {
        let text = Array("vocabulary".utf8)
        func problem(_ change: (inout ZipWriter) -> Void) throws -> ZipArchive.Problem? {
            var writer = ZipWriter()
            change(&writer)
            var archive = try ZipArchive(writer.finished())
            do {
                _ = try archive.content(of: "a")
                return nil
            } catch {
                return error
            }
        }
        #expect(try problem { $0.add("a", text) } == nil)
        #expect(try problem { $0.add("a", text, size: 4) } == .broken)
        #expect(try problem { $0.add("a", text, checksum: 1) } == .broken)
        #expect(try problem { $0.add("a", text, flags: 1) } == .encrypted)
        #expect(try problem { $0.add("a", text, method: 14) } == .unknownMethod)
        #expect(try problem { $0.add("a", text, packed: [0x4B, 0x4C, 0x1C, 5, 0xC4, 2, 0], method: 8) } == .broken)
        #expect(try problem { $0.add("a", text, size: 1 << 30) } == .tooLarge)
        #expect(throws: ZipArchive.Problem.zip64) { try problem { $0.add("a", text, size: 0xFFFF_FFFF) } }
    }

    @Test("a bomb is bounded over all files together") func bomb() throws {
        // 300 times the same byte in 7 bytes.
        let packed: [UInt8] = [0x4B, 0x4C, 0x1C, 5, 0xC4, 2, 0]
        var writer = ZipWriter()
        for number in 0..<10 { writer.add("\(number)", Array(repeating: 0x61, count: 300), packed: packed, method: 8) }
        var archive = try ZipArchive(writer.finished(), maximumSize: 1_000)
        for number in 0..<3 { #expect(try archive.content(of: "\(number)")?.count == 300) }
        #expect(throws: ZipArchive.Problem.tooLarge) { try archive.content(of: "3") }
    }

    @Test("cut anywhere, it is broken and nothing worse") func cut() {
        let whole = ZipWriter([("a", "apple"), ("b", "pear")]).finished()
        for count in 0..<whole.count {
            #expect(throws: ZipArchive.Problem.broken) { try ZipArchive(Array(whole[..<count])) }
        }
        #expect(throws: ZipArchive.Problem.broken) { try ZipArchive(ZipWriter([("a", "apple")]).finished(count: 9)) }
        #expect(throws: ZipArchive.Problem.zip64) { try ZipArchive(ZipWriter().finished(count: 0xFFFF)) }
    }

    @Test("any changed byte is noticed, or changes no content") func changed() {
        let texts = ["a": Array("apple".utf8), "b": Array("pear".utf8)]
        let whole = ZipWriter([("a", "apple"), ("b", "pear")]).finished()
        for place in whole.indices {
            for bit in 0..<8 {
                var bytes = whole
                bytes[place] ^= 1 << UInt8(bit)
                guard var archive = try? ZipArchive(bytes) else { continue }
                for (name, text) in texts {
                    if let content = try? archive.content(of: name) { #expect(content == text) }
                }
            }
        }
    }
}
