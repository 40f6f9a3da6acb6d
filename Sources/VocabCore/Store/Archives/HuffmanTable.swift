/// Codes of 1 to 15 bits by their lengths (RFC 1951, 3.2.2), looked up by the bits that come next.
struct HuffmanTable {
    /// For each value of the next `width` bits, the symbol times 16 plus the length of its code; 0 where there is no code.
    private let entries: [UInt16]
    private let width: Int

    /// The literals and lengths of a block without tables of its own.
    static let fixedLiterals = HuffmanTable((0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    /// The distances of a block without tables of its own.
    static let fixedDistances = HuffmanTable(Array(repeating: 5, count: 32))

    /// The codes that have these lengths, by symbol; 0 for a symbol without a code.
    ///
    /// Codes must not overlap, and no bits may be left without a code; where it says so, one code of one bit, or none, is enough.
    init(lengths: [UInt8], mayBeScant: Bool) throws(BrokenStream) {
        let room = 1 << 15
        var taken = 0
        for length in lengths where length > 0 {
            guard length <= 15 else { throw BrokenStream() }
            taken += room >> Int(length)
        }
        guard taken == room || mayBeScant && taken <= room && !lengths.contains(where: { $0 > 1 }) else { throw BrokenStream() }
        self.init(lengths)
    }

    private init(_ lengths: [UInt8]) {
        let width = Int(lengths.max() ?? 0)
        var entries = [UInt16](repeating: 0, count: 1 << width)
        var code = 0
        for length in 0..<(width + 1) where length > 0 {
            code <<= 1
            for (symbol, symbolLength) in lengths.enumerated() where Int(symbolLength) == length {
                // Codes are packed with their highest bit first.
                let reversed = (0..<length).reduce(0) { $0 << 1 | code >> $1 & 1 }
                for place in stride(from: reversed, to: entries.count, by: 1 << length) {
                    entries[place] = UInt16(symbol << 4 | length)
                }
                code += 1
            }
        }
        self.entries = entries
        self.width = width
    }

    /// The symbol whose code `bits` begin with, and the length of that; the length is 0 where there is none.
    func symbol(at bits: UInt64) -> (symbol: Int, length: Int) {
        let entry = Int(entries[Int(bits & (1 << UInt64(width) - 1))])
        return (entry >> 4, entry & 15)
    }
}
