/// A short text that differs, for all that chance can do, where the bytes differ: 64 bits of FNV-1a, as 16 digits.
enum Fingerprint {
    static func of(_ bytes: some Sequence<UInt8>) -> String {
        let value = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
