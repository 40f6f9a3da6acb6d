/// A picture that a bookcase is known by: one emoji, as a person counts, however many scalars it takes.
package struct BookcasePicture: Hashable, Sendable, CustomStringConvertible {
    /// The emoji.
    package let description: String

    /// Reads an emoji, or returns nil when `text` is none, or more than one character.
    package init?(_ text: String) {
        let picture = Text.cleanedLine(text)
        guard picture.count == 1, picture.utf8.count <= Self.maximumBytes,
            let first = picture.unicodeScalars.first,
            first.properties.isEmoji
        else { return nil }
        // Digits are emoji only with a sign behind them; arrows and hearts are without one, too.
        guard first.value >= 0x2190 || picture.unicodeScalars.count > 1 else { return nil }
        description = picture
    }

    /// The longest emoji of Unicode 16 has 35 bytes; more is a pile of marks.
    private static let maximumBytes = 64
}
