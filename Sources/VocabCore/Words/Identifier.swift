/// A name that no other thing shares, kept for life: a version 4 UUID (RFC 9562), typed by what it names.
///
/// Written in lower case, as in `0b9a6f5e-6f0c-4b7e-9d53-2f6e9d1c8a11`; read in either case. Foundation's `UUID` reads and writes
/// through `printf`, which took a third of the time of loading a bookcase.
package struct Identifier<Subject>: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    /// Makes a new identifier out of 122 bits of `generator`.
    package init(using generator: inout some RandomNumberGenerator) {
        high = generator.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
        low = generator.next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    }

    /// The identifier that follows from `text`: the same on every device.
    package init(derivedFrom text: String) {
        let bytes = Array(text.utf8)
        high = Fingerprint.number(of: bytes) & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
        low =
            Fingerprint.number(of: bytes.reversed() + [UInt8(bytes.count & 0xFF)]) & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    }

    /// The identifier of these two halves of 64 bits.
    init(halves: (high: UInt64, low: UInt64)) {
        high = halves.high
        low = halves.low
    }

    /// Its two halves of 64 bits.
    var halves: (high: UInt64, low: UInt64) { (high, low) }

    /// Reads an identifier, or returns nil when `text` is no UUID.
    package init?(_ text: String) {
        self.init(utf8: Array(text.utf8)[...])
    }

    /// The same for a text in UTF-8.
    package init?(utf8 text: ArraySlice<UInt8>) {
        guard text.count == 36 else { return nil }
        var words: (high: UInt64, low: UInt64) = (0, 0)
        var isBroken = false
        text.withUnsafeBufferPointer { text in
            for position in 0..<36 {
                if IdentifierText.isHyphen(position) {
                    isBroken = isBroken || text[position] != UInt8(ascii: "-")
                    continue
                }
                let (digit, isDigit) = IdentifierText.digit(text[position])
                isBroken = isBroken || !isDigit
                if position < 18 { words.high = words.high << 4 | digit } else { words.low = words.low << 4 | digit }
            }
        }
        if isBroken { return nil }
        (high, low) = words
    }
}

extension Identifier: CustomStringConvertible {
    /// The identifier as it is written to files.
    package var description: String {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Adds the identifier, as it is written to files, to `bytes`.
    func append(to bytes: inout [UInt8]) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 36) { text in
            var digits = 0
            for position in 0..<36 {
                if IdentifierText.isHyphen(position) {
                    text[position] = UInt8(ascii: "-")
                    continue
                }
                let word = digits < 16 ? high : low
                text[position] = IdentifierText.character(word >> UInt64(60 - 4 * (digits % 16)) & 15)
                digits += 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(text))
        }
    }
}

/// The signs that an identifier is written with.
private enum IdentifierText {
    static func isHyphen(_ position: Int) -> Bool { position == 8 || position == 13 || position == 18 || position == 23 }

    /// The value of a hexadecimal digit, and whether it is one.
    ///
    /// Worked out without branches: which of the digits are letters is random, and a wrong guess of the processor costs more than all this.
    static func digit(_ byte: UInt8) -> (value: UInt64, isDigit: Bool) {
        let isLetter = byte >> 6 & 1
        let value = byte & 15 &+ 9 &* isLetter
        let isDigit = value < 16 && character(UInt64(value)) == byte | isLetter << 5
        return (UInt64(value), isDigit)
    }

    static func character(_ digit: UInt64) -> UInt8 {
        UInt8(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
}
