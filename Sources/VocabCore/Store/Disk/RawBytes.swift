import Glibc

/// Searches of bytes as the system does them: several at once.
extension UnsafeRawBufferPointer {
    /// The first place of `byte` in `range`, as far as that lies within.
    func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        let range = range.clamped(to: 0..<count)
        guard let start = baseAddress, let found = memchr(start + range.lowerBound, Int32(byte), range.count) else { return nil }
        return UnsafeRawPointer(found) - start
    }

    /// Whether `text` stands at `offset`.
    func has(_ text: StaticString, at offset: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard let start = baseAddress, count - offset >= length else { return length == 0 }
        return memcmp(start + offset, text.utf8Start, length) == 0
    }
}
