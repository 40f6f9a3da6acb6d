/// A name that a bookcase can have: one line, 1 to 60 characters as a person counts them, and no invisible ones.
package struct BookcaseName: Hashable, Sendable, CustomStringConvertible {
    /// The most characters a name has.
    package static let maximumCharacters = 60
    /// The longest emoji of Unicode 16 has 35 bytes; what has more is a pile of marks.
    private static let longestCharacter = 40
    /// The name as it is shown and kept.
    package let description: String

    /// Cleans and checks `text`.
    ///
    /// - Throws: `BookcaseError` when it is blank, too long, or holds line breaks or characters that cannot be seen.
    package init(_ text: String) throws(BookcaseError) {
        let name = Text.cleaned(text)
        if Text.isBlank(name) { throw .nameIsBlank }
        if text.unicodeScalars.contains("\0") || name.contains(where: \.isNewline)
            || name.unicodeScalars.contains(where: Self.isForbidden)
        {
            throw .nameHasForbiddenCharacters
        }
        let line = Text.cleanedLine(name)
        if line.count > Self.maximumCharacters || line.contains(where: { $0.utf8.count > Self.longestCharacter }) {
            throw .nameIsTooLong(maximumCharacters: Self.maximumCharacters)
        }
        description = line
    }

    /// The key by which two names are the same; see `Text.key`.
    package var key: String { Text.key(description) }

    /// Joiners are part of emoji (👩‍🏫) and of some scripts, so they are let in.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        Text.isInvisible(scalar) && scalar != "\u{200D}" && scalar != "\u{200C}"
    }
}
