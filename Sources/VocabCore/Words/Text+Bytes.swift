/// Text that keeps bytes which are no UTF-8.
///
/// A file name may be any bytes but 0 and `/`, while arguments, environment and messages are handled as text here. So a byte that is no
/// part of valid UTF-8 stands in text as a private-use scalar of its own, U+10FE80 for 0x80 up to U+10FEFF for 0xFF, from where the
/// bytes come in (`Sources/vocab`) to where they are needed (`Path`). Bytes that spell such a scalar are kept the same way, byte by
/// byte, so every sequence of bytes has exactly one text, and comes back from it.
extension Text {
    /// `bytes` as text, none of them lost.
    package static func keeping(_ bytes: some Sequence<UInt8>) -> String {
        var text = String.UnicodeScalarView()
        var rest = ArraySlice(Array(bytes))
        while let first = rest.first {
            if let scalar = leadingScalar(of: rest), !isByte(scalar) {
                text.append(scalar)
                rest = rest.dropFirst(UTF8.width(scalar))
            } else {
                text.append(Unicode.Scalar(firstByteScalar + UInt32(first)) ?? "\u{FFFD}")
                rest = rest.dropFirst()
            }
        }
        return String(text)
    }

    /// The bytes that `text` keeps.
    package static func bytes(of text: String) -> [UInt8] {
        guard text.unicodeScalars.contains(where: isByte) else { return Array(text.utf8) }
        return text.unicodeScalars.flatMap { scalar in
            isByte(scalar) ? [UInt8(scalar.value - firstByteScalar)] : Array(String(scalar).utf8)
        }
    }

    /// Whether `scalar` stands for a byte that is no part of valid UTF-8.
    package static func isByte(_ scalar: Unicode.Scalar) -> Bool {
        (firstByteScalar + 0x80...firstByteScalar + 0xFF).contains(scalar.value)
    }

    private static let firstByteScalar: UInt32 = 0x10FE00

    private static func leadingScalar(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
        var iterator = bytes.makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return scalar
    }
}
