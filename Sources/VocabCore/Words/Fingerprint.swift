/// A short value that differs, in all likelihood, where what it is made of differs: 64 bits of FNV-1a.
package enum Fingerprint {
    /// The value of nothing.
    @inlinable
    package static var start: UInt64 { 0xCBF2_9CE4_8422_2325 }

    /// The value of what `number` is the value of, and of one more part: a byte, or something larger such as a letter.
    @inlinable
    package static func adding(_ part: UInt64, to number: UInt64) -> UInt64 { (number ^ part) &* 0x100_0000_01B3 }

    /// The value of `bytes`.
    @inlinable
    package static func number(of bytes: some Sequence<UInt8>) -> UInt64 {
        var number = start
        for byte in bytes { number = adding(UInt64(byte), to: number) }
        return number
    }

    /// The value of `bytes` as 16 digits.
    package static func of(_ bytes: [UInt8]) -> String {
        let digits = String(number(of: bytes), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
