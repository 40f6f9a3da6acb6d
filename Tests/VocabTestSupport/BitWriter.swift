/// Packs bits as deflate does, to make blocks that a packer would not.
package struct BitWriter {
    /// The bits so far.
    package private(set) var bytes: [UInt8] = []
    private var used = 8

    /// No bits yet.
    package init() {}

    /// Adds a number of `count` bits, the lowest first.
    package mutating func number(_ value: Int, _ count: Int) {
        for bit in 0..<count {
            if used == 8 {
                bytes.append(0)
                used = 0
            }
            bytes[bytes.count - 1] |= UInt8(value >> bit & 1) << UInt8(used)
            used += 1
        }
    }

    /// Adds a code of `count` bits, the highest first.
    package mutating func code(_ value: Int, _ count: Int) {
        for bit in (0..<count).reversed() { number(value >> bit & 1, 1) }
    }

    /// Adds a literal, a length or the end of a block in the codes that need no table (RFC 1951, 3.2.6).
    package mutating func fixed(_ symbol: Int) {
        switch symbol {
        case ..<144: code(0x30 + symbol, 8)
        case ..<256: code(0x190 + symbol - 144, 9)
        case ..<280: code(symbol - 256, 7)
        default: code(0xC0 + symbol - 280, 8)
        }
    }

    /// Adds a repetition in those codes.
    package mutating func fixedRepeat(_ length: Int, distance: Int) {
        if length == 258 {
            fixed(285)
        } else if length < 11 {
            fixed(254 + length)
        } else {
            let bits = Int.bitWidth - 3 - (length - 3).leadingZeroBitCount
            fixed(257 + 4 * bits + (length - 3) >> bits)
            number((length - 3) & (1 << bits - 1), bits)
        }
        if distance < 5 {
            code(distance - 1, 5)
        } else {
            let bits = Int.bitWidth - 2 - (distance - 1).leadingZeroBitCount
            code(2 * bits + (distance - 1) >> bits, 5)
            number((distance - 1) & (1 << bits - 1), bits)
        }
    }

    /// Begins a block, the last of its stream, with codes of these lengths, each length written in four bits.
    package mutating func table(literals: [Int: Int], literalCount: Int = 258, distances: [Int]) {
        number(1, 1)
        number(2, 2)
        number(literalCount - 257, 5)
        number(distances.count - 1, 5)
        number(15, 4)
        for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] { number(symbol < 16 ? 4 : 0, 3) }
        for symbol in 0..<literalCount { code(literals[symbol] ?? 0, 4) }
        for length in distances { code(length, 4) }
    }
}
