import VocabCore

/// Frees text of what programs and web pages leave in it and nobody sees: zero-width spaces, no-break spaces, full-width letters,
/// control characters and the sequences that drive a terminal.
enum PlainText {
    /// `text` without them; nil when there are none.
    static func tidy(_ text: String) -> String? {
        // All that is untidy begins with one of these bytes in UTF-8.
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 || $0 == 0xEF }),
            text.unicodeScalars.contains(where: isUntidy)
        else { return nil }
        var result = String.UnicodeScalarView()
        for scalar in Text.withoutEscapes(text).unicodeScalars {
            switch scalar.value {
            case _ where isControl(scalar.value), 0x200B, 0x2060, 0xFEFF, 0xAD: continue
            case 0xA0, 0x202F, 0x2007: result.append(" ")
            case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
                result.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Whether `text` is Latin letters without marks, Hangul syllables and Chinese characters, with single spaces, commas and semicolons
    /// between them: text that is clean as it stands, and holds nothing that tells of another field.
    static func isLettersAlone(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            var index = 0
            var previous = UInt8(ascii: " ")
            while index < bytes.count {
                let byte = bytes[index]
                switch byte {
                case UInt8(ascii: " ") where previous == byte: return false
                case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ";"), 0x41...0x5A, 0x61...0x7A: index += 1
                default:
                    guard byte >= 0xE4, index + 2 < bytes.count,
                        isLetter(
                            UInt32(byte & 0xF) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F))
                    else { return false }
                    index += 3
                }
                previous = byte
            }
            return previous >= 0x41
        } ?? false
    }

    private static func isLetter(_ value: UInt32) -> Bool {
        (0x4E00...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value)
    }

    private static func isUntidy(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case _ where isControl(scalar.value): true
        case 0xA0, 0xAD, 0x2007, 0x200B, 0x202F, 0x2060, 0xFEFF, 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: true
        default: false
        }
    }

    /// Whether it is a control character that is no white space.
    private static func isControl(_ value: UInt32) -> Bool {
        switch value {
        case 0x09...0x0D, 0x85: false
        case 0x00...0x1F, 0x7F...0x9F: true
        default: false
        }
    }
}
