extension Text {
    /// `text` without the sequences by which a terminal is driven (ECMA-48): ESC or its eight-bit forms with all that belongs to them.
    ///
    /// Without its ESC such a sequence would leave rubbish behind: `[31m`.
    package static func withoutEscapes(_ text: String) -> String {
        // The eight-bit forms begin with 0xC2 in UTF-8.
        guard text.utf8.contains(where: { $0 == 0x1B || $0 == 0xC2 }) else { return text }
        return String(withoutEscapes(text.unicodeScalars))
    }

    /// The same for scalars; none is looked at more than three times.
    static func withoutEscapes(_ scalars: some Collection<Unicode.Scalar>) -> String.UnicodeScalarView {
        var result = String.UnicodeScalarView()
        var reader = EscapeReader(rest: scalars[...])
        while let scalar = reader.next() { result.append(scalar) }
        return result
    }
}

/// Reads text, passing over escape sequences.
private struct EscapeReader<Scalars: Collection<Unicode.Scalar>> where Scalars.SubSequence == Scalars {
    var rest: Scalars
    /// False once a string was found to have no end: then none behind it has one, and looking again for each would take time that
    /// grows with the square.
    private var mayEndStrings = true

    init(rest: Scalars) {
        self.rest = rest
    }

    /// The next scalar that is part of no sequence.
    mutating func next() -> Unicode.Scalar? {
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\u{1B}": skipSequence(introducedBy: rest.popFirst())
            case "\u{9B}": skipControlSequence()
            case "\u{90}", "\u{9D}": skipString()
            default: return scalar
            }
        }
        return nil
    }

    private mutating func skipSequence(introducedBy scalar: Unicode.Scalar?) {
        switch scalar {
        case "[": skipControlSequence()
        case "]", "P", "X", "^", "_": skipString()
        case .some(let scalar) where (0x20...0x2F).contains(scalar.value):
            while let next = rest.first, (0x20...0x2F).contains(next.value) { rest.removeFirst() }
            rest = rest.dropFirst()
        default: return
        }
    }

    /// Parameters and intermediates up to a final byte from `@` to `~`.
    private mutating func skipControlSequence() {
        while let next = rest.first, (0x20...0x3F).contains(next.value) { rest.removeFirst() }
        if let final = rest.first, (0x40...0x7E).contains(final.value) { rest.removeFirst() }
    }

    /// Everything up to BEL or ST; when neither comes, nothing, for then it was no string.
    private mutating func skipString() {
        guard mayEndStrings else { return }
        var ahead = rest
        while let scalar = ahead.popFirst() {
            if scalar == "\u{7}" || scalar == "\u{9C}" { return rest = ahead }
            if scalar == "\u{1B}", ahead.first == "\\" {
                ahead.removeFirst()
                return rest = ahead
            }
        }
        mayEndStrings = false
    }
}
