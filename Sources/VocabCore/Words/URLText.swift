/// The text of addresses (RFC 3986).
package enum URLText {
    /// `text` with the bytes that `%` stands before; those that are no UTF-8 as `Text.keeping` has them.
    package static func decoded(_ text: some StringProtocol) -> String {
        let bytes = Array(text.utf8)
        var decoded: [UInt8] = []
        var place = 0
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "%"), let high = digit(bytes, place + 1), let low = digit(bytes, place + 2) {
                decoded.append(high << 4 | low)
                place += 3
            } else {
                decoded.append(bytes[place])
                place += 1
            }
        }
        return Text.keeping(decoded)
    }

    /// `bytes` with `%` before all but letters, digits and what is plain in a path.
    package static func encoded(_ bytes: some Sequence<UInt8>) -> String {
        bytes.reduce(into: "") { text, byte in
            let isPlain = (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || "-._~/".utf8.contains(byte)
            text += isPlain ? String(Unicode.Scalar(byte)) : (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16)
        }
    }

    private static func digit(_ bytes: [UInt8], _ place: Int) -> UInt8? {
        guard place < bytes.count else { return nil }
        switch bytes[place] {
        case 0x30...0x39: return bytes[place] - 0x30
        case 0x41...0x46: return bytes[place] - 0x41 + 10
        case 0x61...0x66: return bytes[place] - 0x61 + 10
        default: return nil
        }
    }
}
