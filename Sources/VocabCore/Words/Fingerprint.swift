/// A short value that differs, in all likelihood, where the bytes differ: 64 bits of FNV-1a.
package enum Fingerprint {
    /// The value as 16 digits.
    static func of(_ bytes: some Sequence<UInt8>) -> String {
        let digits = String(number(of: bytes), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The value as a number.
    package static func number(of bytes: some Sequence<UInt8>) -> UInt64 {
        number(of: bytes.lazy.map(UInt64.init))
    }

    /// The same for larger parts than bytes, such as letters.
    package static func number(of parts: some Sequence<UInt64>) -> UInt64 {
        parts.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ $1) &* 0x100_0000_01B3 }
    }
}
