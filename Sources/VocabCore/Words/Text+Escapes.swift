extension Text {
    /// `text` without the sequences by which a terminal is driven (ECMA-48): ESC or its eight-bit forms with all that belongs to them.
    ///
    /// Without its ESC such a sequence would leave rubbish behind: `[31m`.
    package static func withoutEscapes(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { $0 == "\u{1B}" || $0 == "\u{9B}" || $0 == "\u{9D}" || $0 == "\u{90}" }) else {
            return text
        }
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\u{1B}": skipSequence(introducedBy: rest.popFirst(), &rest)
            case "\u{9B}": skipControlSequence(&rest)
            case "\u{90}", "\u{9D}": skipString(&rest)
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    private static func skipSequence(introducedBy scalar: Unicode.Scalar?, _ rest: inout Substring.UnicodeScalarView) {
        switch scalar {
        case "[": skipControlSequence(&rest)
        case "]", "P", "X", "^", "_": skipString(&rest)
        case .some(let scalar) where (0x20...0x2F).contains(scalar.value):
            while let next = rest.first, (0x20...0x2F).contains(next.value) { rest.removeFirst() }
            rest = rest.dropFirst()
        default: return
        }
    }

    /// Parameters and intermediates up to a final byte from `@` to `~`.
    private static func skipControlSequence(_ rest: inout Substring.UnicodeScalarView) {
        while let next = rest.first, (0x20...0x3F).contains(next.value) { rest.removeFirst() }
        if let final = rest.first, (0x40...0x7E).contains(final.value) { rest.removeFirst() }
    }

    /// Everything up to BEL or ST; when neither comes, nothing, for then it was no string.
    private static func skipString(_ rest: inout Substring.UnicodeScalarView) {
        var ahead = rest
        while let scalar = ahead.popFirst() {
            if scalar == "\u{7}" || scalar == "\u{9C}" { return rest = ahead }
            if scalar == "\u{1B}", ahead.first == "\\" {
                ahead.removeFirst()
                return rest = ahead
            }
        }
    }
}
