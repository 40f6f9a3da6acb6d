import FoundationEssentials

/// A name that no other thing shares, kept for life: a version 4 UUID, typed by what it names.
///
/// Written in lower case, as in `0b9a6f5e-6f0c-4b7e-9d53-2f6e9d1c8a11`; read in either case.
public struct Identifier<Subject>: Hashable, Sendable {
    private let uuid: UUID

    /// Makes a new identifier out of 122 bits of `chance`.
    public init(using chance: inout some RandomNumberGenerator) {
        var high = chance.next()
        var low = chance.next()
        high = high & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
        low = low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        func byte(_ word: UInt64, _ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: word >> (56 - 8 * index)) }
        uuid = UUID(
            uuid: (
                byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3),
                byte(high, 4), byte(high, 5), byte(high, 6), byte(high, 7),
                byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
                byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
            ))
    }

    /// Reads an identifier, or returns nil when `text` is no UUID.
    public init?(_ text: String) {
        guard let uuid = UUID(uuidString: text) else { return nil }
        self.uuid = uuid
    }
}

extension Identifier: CustomStringConvertible {
    /// The identifier as it is written to files.
    public var description: String { uuid.uuidString.lowercased() }
}
