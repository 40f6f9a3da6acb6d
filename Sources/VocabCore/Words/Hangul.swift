/// Hangul syllables and the letters (자모) they are made of: The Unicode Standard, section 3.12.
package enum Hangul {
    /// All syllables: 0xAC00 + (initial × 21 + vowel) × 28 + tail.
    package static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3

    /// Whether it is a consonant that stands alone.
    package static func isLooseConsonant(_ scalar: Unicode.Scalar) -> Bool { (0x3131...0x314E).contains(scalar.value) }

    /// Whether it is a vowel that stands alone.
    package static func isLooseVowel(_ scalar: Unicode.Scalar) -> Bool { (0x314F...0x3163).contains(scalar.value) }

    /// Whether `scalar` is a syllable.
    package static func isSyllable(_ scalar: Unicode.Scalar) -> Bool { syllables.contains(scalar.value) }

    /// The number of the tail of `syllable`; 0 where it has none.
    package static func tail(of syllable: Unicode.Scalar) -> UInt32 { (syllable.value - syllables.lowerBound) % 28 }

    /// The initial, the vowel and the tail, where there is one, as conjoining letters; nil where `value` is no syllable.
    package static func letters(of value: UInt32) -> [UInt32]? {
        guard syllables.contains(value) else { return nil }
        let index = value - syllables.lowerBound
        let open = [0x1100 + index / 588, 0x1161 + index % 588 / 28]
        return index % 28 == 0 ? open : open + [0x11A7 + index % 28]
    }
}
