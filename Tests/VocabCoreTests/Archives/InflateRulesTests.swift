import Testing
import VocabTestSupport

@testable import VocabCore

/// Blocks that no packer makes.
@Suite("Inflate: rules") struct InflateRulesTests {
    private func unpacked(_ write: (inout BitWriter) -> Void) -> String? {
        var writer = BitWriter()
        write(&writer)
        return Inflate.unpacked(writer.bytes, limit: 100).map { String(decoding: $0, as: UTF8.self) }
    }

    private func fixedBlock(_ write: (inout BitWriter) -> Void) -> String? {
        unpacked {
            $0.number(0b011, 3)
            write(&$0)
            $0.fixed(256)
        }
    }

    @Test("a repeat reaches back to the first byte, and no further")
    func distance() {
        for (distance, text) in [(1, "abbbb"), (2, "ababa"), (3, nil), (4, nil), (5, nil), (32_768, nil)] as [(Int, String?)] {
            let found = fixedBlock {
                $0.fixed(0x61)
                $0.fixed(0x62)
                $0.fixedRepeat(3, distance: distance)
            }
            #expect(found == text, "\(distance)")
        }
    }

    @Test("symbols that stand for nothing are refused")
    func reservedSymbols() {
        for symbol in [286, 287] { #expect(fixedBlock { $0.fixed(symbol) } == nil) }
        for symbol in [30, 31] {
            let found = fixedBlock {
                $0.fixed(0x61)
                $0.fixed(257)
                $0.code(symbol, 5)
            }
            #expect(found == nil)
        }
        #expect(unpacked { $0.number(0b111, 3) } == nil, "the fourth kind of block")
    }

    @Test("a stored block tells its length twice")
    func storedLength() {
        #expect(Inflate.unpacked([1, 1, 0, 0xFE, 0xFF, 0x61], limit: 1) == [0x61])
        #expect(Inflate.unpacked([1, 1, 0, 0xFF, 0xFF, 0x61], limit: 1) == nil)
    }

    @Test("one distance may be all there is, in one bit; the other bit stands for nothing")
    func oneDistance() {
        for (bit, text) in [(0, "aaaa"), (1, nil)] as [(Int, String?)] {
            let found = unpacked {
                $0.table(literals: [0x61: 1, 256: 2, 257: 2], distances: [1])
                $0.code(0b0, 1)
                $0.code(0b11, 2)
                $0.code(bit, 1)
                $0.code(0b10, 2)
            }
            #expect(found == text)
        }
    }

    @Test("codes neither overlap nor leave bits that stand for nothing, and a block can end")
    func tables() {
        func ends(_ literals: [Int: Int], _ distances: [Int], literalCount: Int = 258) -> Bool {
            unpacked {
                $0.table(literals: literals, literalCount: literalCount, distances: distances)
                $0.code(1, 1)
            } != nil
        }
        #expect(ends([0x61: 1, 256: 1], [0]))
        #expect(ends([0x61: 1, 256: 1], [1, 1]))
        #expect(!ends([0x61: 1, 0x62: 1, 256: 1], [0]), "three codes of one bit")
        #expect(!ends([0x61: 2, 256: 1], [0]), "a bit pair without a code")
        #expect(!ends([0x61: 1, 257: 1], [0]), "no end")
        #expect(!ends([0x61: 1, 256: 1], [1, 1, 1]))
        #expect(!ends([0x61: 1, 256: 1], [2, 2]))
        #expect(!ends([0x61: 1, 256: 1], Array(repeating: 0, count: 31)), "more distances than there are")
        #expect(!ends([0x61: 1, 256: 1], [0], literalCount: 287), "more lengths than there are")
    }

    @Test("a length cannot be repeated before there is one, nor beyond the last")
    func repeatedLengths() {
        func isRefused(_ symbols: [(code: Int, bits: Int, extra: Int, extraBits: Int)]) -> Bool {
            unpacked {
                $0.number(0b101, 3)
                $0.number(0, 5)
                $0.number(0, 5)
                $0.number(15, 4)
                // Symbols 0, 1, 16 and 18, two bits each.
                for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
                    $0.number([0, 1, 16, 18].contains(symbol) ? 2 : 0, 3)
                }
                for symbol in symbols {
                    $0.code(symbol.code, symbol.bits)
                    $0.number(symbol.extra, symbol.extraBits)
                }
                $0.code(0b1, 1)
            } == nil
        }
        let zeros = { (count: Int) in (code: 0b11, bits: 2, extra: count - 11, extraBits: 7) }
        let one = (code: 0b01, bits: 2, extra: 0, extraBits: 0)
        let none = (code: 0b00, bits: 2, extra: 0, extraBits: 0)
        let again = (code: 0b10, bits: 2, extra: 0, extraBits: 2)
        #expect(!isRefused([one, zeros(138), zeros(117), one, none]))
        #expect(isRefused([again, one, zeros(138), zeros(114), one, none]))
        #expect(isRefused([one, zeros(138), zeros(117), one, again]))
    }
}
