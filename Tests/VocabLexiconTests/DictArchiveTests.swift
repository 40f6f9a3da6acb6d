import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLexicon

@Suite("Packed dictionaries") struct DictArchiveTests {
    private let stored = SampleDictionary.stored(Array("0123456789".utf8))
    /// `abcdefghij` in fixed codes.
    private let packed: [UInt8] = {
        var writer = BitWriter()
        writer.number(0b010, 3)
        for byte in "abcdefghij".utf8 { writer.fixed(Int(byte)) }
        writer.fixed(256)
        writer.number(0, 3)
        return writer.bytes + [0, 0, 0xFF, 0xFF]
    }()

    private func text(_ archive: [UInt8], _ range: Range<Int>) -> String? {
        DictArchive(FileBytes(archive))?.bytes(in: range).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("are read at any place, within one piece or over several")
    func ranges() {
        let archive = SampleDictionary.archive([stored, stored, SampleDictionary.stored([0x78, 0x79])], pieceLength: 10)
        let whole = "01234567890123456789xy"
        for start in 0..<22 {
            for end in (start + 1)...22 {
                #expect(text(archive, start..<end) == String(whole.dropLast(22 - end).dropFirst(start)))
            }
        }
        for range in [0..<0, 0..<23, 22..<23, 30..<40, -1..<3, 0..<(1 << 40), (1 << 40)..<(1 << 40 + 5)] {
            #expect(text(archive, range) == nil, "\(range)")
        }
    }

    @Test("may be packed in any way, and have a name, a comment and a checksum before the pieces")
    func headers() {
        let name = Array("wn.dict\0".utf8)
        for (flags, more) in [
            (0, []), (8, name), (16, name), (24, name + name), (2, [1, 2]), (26, name + name + [1, 2]), (1, []),
        ] {
            let archive = SampleDictionary.archive([stored, stored], pieceLength: 10, flags: UInt8(flags), then: more)
            #expect(text(archive, 8..<12) == "8901")
        }
    }

    @Test("are told from what is none")
    func noArchive() {
        let archive = SampleDictionary.archive([stored], pieceLength: 10)
        #expect(DictArchive(FileBytes(archive)) != nil)
        for (place, byte) in [(0, 0), (1, 0), (2, 7), (3, 0), (3, 0xE4), (10, 3), (19, 0), (23, 2), (25, 0), (27, 9)] {
            var broken = archive
            broken[place] = UInt8(byte)
            #expect(DictArchive(FileBytes(broken)) == nil, "byte \(place)")
        }
        #expect(DictArchive(FileBytes([])) == nil)
    }

    @Test("pieces are unpacked one without the other")
    func mixed() {
        let archive = SampleDictionary.archive([stored, [7, 7, 7], packed], pieceLength: 10)
        #expect(text(archive, 0..<10) == "0123456789")
        #expect(text(archive, 10..<20) == nil && text(archive, 5..<15) == nil)
        #expect(text(archive, 20..<23) == "abc")
    }
}
