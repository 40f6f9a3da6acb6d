/// What one look at the bytes of a text tells about it; most texts need no second one.
struct TextScan {
    /// Whether `Text.cleaned` leaves it as it is; a no may be wrong.
    private(set) var isClean = true
    /// Whether all of its white space is single spaces between other characters.
    private(set) var hasSingleSpaces = true
    /// Whether all of its characters are their own keys, see `Text.key`; a no may be wrong.
    private(set) var isFolded = true

    init(_ text: String) {
        let wasRead: Void? = text.utf8.withContiguousStorageIfAvailable { take($0) }
        if wasRead == nil { (isClean, hasSingleSpaces, isFolded) = (false, false, false) }
    }

    private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.first, let last = bytes.last else { return }
        if Self.isSpace(first) || Self.isSpace(last) { (isClean, hasSingleSpaces) = (false, false) }
        var index = 0
        var previous: UInt8 = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
                if byte == 0x20 {
                    if previous == 0x20 { hasSingleSpaces = false }
                } else {
                    take(ascii: byte)
                }
                index += 1
            } else {
                let (value, length) = UTF8Text.scalar(at: index, in: bytes)
                take(value)
                index += length
            }
            previous = byte
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private mutating func take(ascii byte: UInt8) {
        switch byte {
        case 0x21...0x40, 0x5B...0x7E: break
        case 0x41...0x5A: isFolded = false
        case 0x00, 0x09, 0x0D: (isClean, hasSingleSpaces, isFolded) = (false, false, false)
        case 0x0A...0x0C: (hasSingleSpaces, isFolded) = (false, false)
        default: isFolded = false
        }
    }

    private mutating func take(_ value: UInt32) {
        if Text.isCaselessLetter(value) { return }
        isFolded = false
        guard let scalar = Unicode.Scalar(value) else { return }
        if Text.isWhiteSpace(scalar) {
            (isClean, hasSingleSpaces) = (false, false)
        } else if !Text.isNormalizedAlone(scalar) {
            isClean = false
        }
    }
}

/// Reads scalars from UTF-8 that is known to be well formed, as that of a string is.
enum UTF8Text {
    /// The scalar whose bytes begin at `index`, and how many they are.
    static func scalar(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (value: UInt32, length: Int) {
        func tail(_ offset: Int) -> UInt32 {
            index + offset < bytes.count ? UInt32(bytes[index + offset] & 0x3F) : 0
        }
        let lead = UInt32(bytes[index])
        switch lead {
        case ..<0x80: return (lead, 1)
        case ..<0xE0: return ((lead & 0x1F) << 6 | tail(1), 2)
        case ..<0xF0: return ((lead & 0x0F) << 12 | tail(1) << 6 | tail(2), 3)
        default: return ((lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
        }
    }
}
