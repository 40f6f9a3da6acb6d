/// Reads bits from bytes, the lowest bit of each first.
struct BitReader {
    private let bytes: [UInt8]
    private var next = 0
    /// Bits that were taken from the bytes, not yet from here.
    private var held: UInt64 = 0
    private var heldCount = 0

    /// The bits of `bytes`.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Whether nothing is left.
    var isAtEnd: Bool { next == bytes.count && heldCount == 0 }

    /// Whether less than a whole byte is left.
    var isInLastByte: Bool { next == bytes.count && heldCount < 8 }

    /// The next `count` bits as a number, at most 16.
    mutating func take(_ count: Int) throws(BrokenStream) -> Int {
        fill()
        let value = Int(held & (1 << UInt64(count) - 1))
        try drop(count)
        return value
    }

    /// The symbol whose code comes next.
    mutating func symbol(by table: HuffmanTable) throws(BrokenStream) -> Int {
        fill()
        let (symbol, length) = table.symbol(at: held)
        guard length > 0 else { throw BrokenStream() }
        try drop(length)
        return symbol
    }

    /// Passes over what is left of a byte that was begun.
    mutating func alignToByte() {
        held >>= UInt64(heldCount % 8)
        heldCount -= heldCount % 8
    }

    private mutating func fill() {
        while heldCount <= 48, next < bytes.count {
            held |= UInt64(bytes[next]) << UInt64(heldCount)
            heldCount += 8
            next += 1
        }
    }

    private mutating func drop(_ count: Int) throws(BrokenStream) {
        guard count <= heldCount else { throw BrokenStream() }
        held >>= UInt64(count)
        heldCount -= count
    }
}
