import VocabCore

extension SafeText {
    /// JSON whose strings have everything escaped that cannot be seen; who reads it gets the same values.
    package static func json(_ bytes: [UInt8]) -> [UInt8] {
        if bytes.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A }) { return bytes }
        var safe: [UInt8] = []
        safe.reserveCapacity(bytes.count + 1)
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar {
            case "\t", "\r": safe.append(0x20)  // Between values; in strings both are escaped already.
            case _ where isUnsafe(scalar):
                for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter { safe += escape(unit) }
            default: safe.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        return safe
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        Text.isInvisible(scalar) || Text.isVariationSelector(scalar) || scalar == "\u{2028}" || scalar == "\u{2029}"
    }

    private static func escape(_ unit: UInt16) -> [UInt8] {
        let digits = Array("0123456789abcdef".utf8)
        return Array("\\u".utf8) + [12, 8, 4, 0].map { digits[Int(unit >> $0 & 15)] }
    }
}
