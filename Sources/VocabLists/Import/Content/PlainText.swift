import VocabCore

/// Frees text of what programs and web pages leave in it and nobody sees: zero-width spaces, no-break spaces, full-width letters.
enum PlainText {
    /// `text` without them; nil when there are none.
    static func tidy(_ text: String) -> String? {
        // All that is untidy begins with one of these bytes in UTF-8.
        guard text.utf8.contains(where: { $0 == 0xC2 || $0 == 0xE2 || $0 == 0xEF }), text.unicodeScalars.contains(where: isUntidy)
        else { return nil }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x200B, 0x2060, 0xFEFF, 0xAD: continue
            case 0xA0, 0x202F, 0x2007: result.append(" ")
            case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
                result.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    private static func isUntidy(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xA0, 0xAD, 0x2007, 0x200B, 0x202F, 0x2060, 0xFEFF, 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: true
        default: false
        }
    }
}
