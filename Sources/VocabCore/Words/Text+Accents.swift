@_spi(_Unicode) import Swift

extension Text {
    /// `text` with the plain letters of Latin, Greek and Cyrillic in place of those with accents: `naïve` becomes `naive`.
    ///
    /// The voice marks of kana are no accents, and Hangul has none.
    package static func withoutAccents(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case ..<0x80: plain.append(scalar)
            case 0x300...0x36F: continue
            case 0x80..<0x530, 0x1E00...0x1FFF:
                if let letters = undecomposed[scalar] {
                    plain.append(contentsOf: letters.unicodeScalars)
                } else {
                    plain.append(contentsOf: String(scalar)._nfd.filter { !(0x300...0x36F).contains($0.value) })
                }
            default: plain.append(scalar)
            }
        }
        return String(plain)
    }

    /// Letters that Unicode takes for letters of their own, and how they are written where they are missing.
    private static let undecomposed: [Unicode.Scalar: String] = [
        "ø": "o", "Ø": "O", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ı": "i",
    ]
}
