/// A kind of letters; some stand for their neighbours as well: `indic` for all scripts of India, `thai` for Lao, `arabic` for Syriac.
package enum Script: Int, CaseIterable, Sendable {
    case latin, hangul, kana, han, digit, cyrillic, greek, arabic, hebrew, indic, thai, armenian, other

    /// The script of `scalar`, or nil when it is no letter or digit.
    package init?(of scalar: Unicode.Scalar) {
        if scalar.value >= 0x370, scalar.value < 0x1100, !scalar.properties.isAlphabetic { return nil }
        switch scalar.value {
        case 0x30...0x39: self = .digit
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
        case Hangul.syllables, 0x1100...0x11FF, 0x3131...0x318E: self = .hangul
        case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0xFF66...0xFF9F: self = .kana
        case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x3005: self = .han
        case 0x400...0x52F: self = .cyrillic
        case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
        case 0x530...0x58F: self = .armenian
        case 0x590...0x5FF: self = .hebrew
        case 0x600...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFC: self = .arabic
        case 0x900...0xDFF: self = .indic
        case 0xE00...0xEFF: self = .thai
        case _ where scalar.properties.isAlphabetic: self = .other
        default: return nil
        }
    }
    /// The script of the first letter of `text`, or nil when it has none.
    package init?(ofFirstLetterIn text: some StringProtocol) {
        guard let letter = text.unicodeScalars.first(where: \.properties.isAlphabetic) else { return nil }
        self.init(of: letter)
    }
}
