/// Unpacks what is packed by deflate (RFC 1951): dictionaries, spreadsheets and books.
///
/// zlib would be a second system library on the list of what must be installed; this is small and bounded.
package enum Inflate {
    /// The bytes that `packed` stands for; nil where it is broken, or stands for more than `limit`.
    ///
    /// It must end with the last block of a stream or, as a piece of a longer stream does, with any block.
    package static func unpacked(_ packed: [UInt8], limit: Int) -> [UInt8]? {
        var inflater = Inflater(packed, limit: limit)
        do throws(BrokenStream) {
            try inflater.run()
            return inflater.output
        } catch {
            return nil
        }
    }
}

/// What is packed does not follow the rules.
struct BrokenStream: Error {}

private struct Inflater {
    private(set) var output: [UInt8] = []
    private var bits: BitReader
    private let limit: Int
    /// The lengths that codes 257 to 285 begin at, and how many further bits each has (RFC 1951, 3.2.5).
    private let lengths = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
    ]
    private let lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]

    init(_ packed: [UInt8], limit: Int) {
        bits = BitReader(packed)
        self.limit = limit
        // What is packed says how much it stands for before it is known to be true.
        output.reserveCapacity(min(limit, 8 * packed.count + 1_024))
    }

    mutating func run() throws(BrokenStream) {
        while true {
            let isLast = try bits.take(1) == 1
            switch try bits.take(2) {
            case 0: try copyStored()
            case 1: try unpackBlock(.fixedLiterals, .fixedDistances)
            case 2:
                let (literals, distances) = try readTables()
                try unpackBlock(literals, distances)
            default: throw BrokenStream()
            }
            if isLast {
                guard bits.isInLastByte else { throw BrokenStream() }
                return
            }
            if bits.isAtEnd { return }
        }
    }

    private mutating func copyStored() throws(BrokenStream) {
        bits.alignToByte()
        let length = try bits.take(16)
        guard try bits.take(16) == length ^ 0xFFFF, length <= limit - output.count else { throw BrokenStream() }
        for _ in 0..<length { output.append(UInt8(truncatingIfNeeded: try bits.take(8))) }
    }

    private mutating func unpackBlock(_ literals: HuffmanTable, _ distances: HuffmanTable) throws(BrokenStream) {
        while true {
            let symbol = try bits.symbol(by: literals)
            switch symbol {
            case 0..<256:
                guard output.count < limit else { throw BrokenStream() }
                output.append(UInt8(truncatingIfNeeded: symbol))
            case 256: return
            case 257..<286:
                let length = lengths[symbol - 257] + (try bits.take(lengthBits[symbol - 257]))
                try repeatBytes(length, distance: try readDistance(distances))
            default: throw BrokenStream()
            }
        }
    }

    /// Codes 0 to 3 are the distances 1 to 4; after that each two codes have one bit more.
    private mutating func readDistance(_ distances: HuffmanTable) throws(BrokenStream) -> Int {
        let symbol = try bits.symbol(by: distances)
        if symbol < 4 { return symbol + 1 }
        guard symbol < 30 else { throw BrokenStream() }
        let further = symbol / 2 - 1
        return (2 + symbol % 2) << further + 1 + (try bits.take(further))
    }

    private mutating func repeatBytes(_ length: Int, distance: Int) throws(BrokenStream) {
        guard distance <= output.count, length <= limit - output.count else { throw BrokenStream() }
        let start = output.count - distance
        for offset in 0..<length { output.append(output[start + offset]) }
    }

    /// The two tables of a block with codes of its own, whose lengths are packed themselves (RFC 1951, 3.2.7).
    private mutating func readTables() throws(BrokenStream) -> (literals: HuffmanTable, distances: HuffmanTable) {
        let literalCount = try bits.take(5) + 257
        let distanceCount = try bits.take(5) + 1
        let codeCount = try bits.take(4) + 4
        guard literalCount <= 286, distanceCount <= 30 else { throw BrokenStream() }
        var codeLengths = [UInt8](repeating: 0, count: 19)
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        for symbol in order.prefix(codeCount) { codeLengths[symbol] = UInt8(truncatingIfNeeded: try bits.take(3)) }
        let lengthCodes = try HuffmanTable(lengths: codeLengths, mayBeScant: false)
        var lengths: [UInt8] = []
        while lengths.count < literalCount + distanceCount {
            let symbol = try bits.symbol(by: lengthCodes)
            switch symbol {
            case 16:
                guard let last = lengths.last else { throw BrokenStream() }
                lengths += Array(repeating: last, count: 3 + (try bits.take(2)))
            case 17: lengths += Array(repeating: 0, count: 3 + (try bits.take(3)))
            case 18: lengths += Array(repeating: 0, count: 11 + (try bits.take(7)))
            default: lengths.append(UInt8(truncatingIfNeeded: symbol))
            }
        }
        // Without a code for its end a block could not end.
        guard lengths.count == literalCount + distanceCount, lengths[256] != 0 else { throw BrokenStream() }
        return (
            try HuffmanTable(lengths: Array(lengths[..<literalCount]), mayBeScant: true),
            try HuffmanTable(lengths: Array(lengths[literalCount...]), mayBeScant: true)
        )
    }
}
