/// A kind of letters.
package enum Script: Int, CaseIterable, Sendable {
    case latin, hangul, kana, han, digit, other

    /// The script of `scalar`, or nil when it is no letter or digit.
    package init?(of scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x30...0x39: self = .digit
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
        case Hangul.syllables, 0x1100...0x11FF, 0x3131...0x318E: self = .hangul
        case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0xFF66...0xFF9F: self = .kana
        case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x3005: self = .han
        case _ where scalar.properties.isAlphabetic: self = .other
        default: return nil
        }
    }
}
