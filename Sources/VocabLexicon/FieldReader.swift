import VocabCore

/// Reads the fields of a line one after the other; a space ends each.
struct FieldReader {
    private let bytes: FileBytes
    private var position: Int
    private let end: Int

    /// The fields in `range`.
    init(_ bytes: FileBytes, in range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    /// The place of the next field; nil when there is none left.
    mutating func next() -> Range<Int>? {
        while position < end, bytes[position] == UInt8(ascii: " ") { position += 1 }
        let start = position
        while position < end, bytes[position] != UInt8(ascii: " ") { position += 1 }
        return start < position ? start..<position : nil
    }

    /// The next field as a number of at most eight digits; nil for anything else.
    mutating func number(radix: Int = 10) -> Int? {
        guard let field = next(), field.count <= 8 else { return nil }
        var value = 0
        for place in field {
            guard let digit = bytes[place].flatMap(Self.digit), digit < radix else { return nil }
            value = value * radix + digit
        }
        return value
    }

    private static func digit(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30
        case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte) - 0x61 + 10
        default: nil
        }
    }

    /// Passes over `count` fields; false when there are not so many.
    mutating func skip(_ count: Int) -> Bool {
        for _ in 0..<count where next() == nil { return false }
        return true
    }
}
