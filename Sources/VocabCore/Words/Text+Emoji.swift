extension Text {
    /// What joins emoji to one picture (👩‍🏫); elsewhere it takes no part in what a reader sees.
    package static let emojiJoiner: Unicode.Scalar = "\u{200D}"

    /// Keeps two letters apart that would flow into each other, as Persian writes its words.
    package static let nonJoiner: Unicode.Scalar = "\u{200C}"

    /// Whether `scalar` belongs to a writing in which letters join.
    package static func mayJoin(_ scalar: Unicode.Scalar) -> Bool {
        guard (0x600..<0x1100).contains(scalar.value) else { return false }
        return [.otherLetter, .nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
    }

    /// Whether a joiner between these two makes one picture of them.
    package static func canJoin(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        (isPicture(first) || first.properties.isEmojiModifier) && isPicture(second)
    }

    /// Digits are emoji to Unicode as well, for they begin keycaps; the letters of flags join each other without a joiner.
    private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value > 0x2000 && scalar.properties.isEmoji && !(0x1F1E6...0x1F1FF).contains(scalar.value)
    }
}
