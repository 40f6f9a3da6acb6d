/// Checksums that archives carry.
package enum Checksum {
    /// The CRC-32 of ZIP and gzip (ISO 3309).
    package static func crc32(of bytes: some Sequence<UInt8>) -> UInt32 {
        ~bytes.reduce(~0) { crc, byte in crc >> 8 ^ table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] }
    }

    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
}
