/// The first sense of a meaning as far as its part of speech can be seen in it: without remarks in brackets, tildes,
/// punctuation and numbers, in lower case.
struct FirstSense: Sendable {
    /// Two spaces, then the words with one space between them; empty when there is nothing to see.
    let scalars: [Unicode.Scalar]
    /// Where the second word begins with its space; nil when there is one alone.
    private let firstSpace: Int?

    /// More of a meaning is not looked at.
    static let longest = 240

    /// The first sense of `meaning`, which is NFC, that is more than a remark.
    init(_ meaning: String) {
        var kept: [Unicode.Scalar] = []
        kept.reserveCapacity(24)
        var firstSpace: Int?
        var owesSpace = false
        let text = meaning.unicodeScalars
        var index = text.startIndex
        var left = Self.longest
        reading: while index < text.endIndex, left > 0 {
            let scalar = text[index]
            text.formIndex(after: &index)
            left -= 1
            switch Kind(scalar) {
            case .letter:
                if kept.isEmpty {
                    kept.append(contentsOf: [" ", " "])
                } else if owesSpace {
                    firstSpace = firstSpace ?? kept.count
                    kept.append(" ")
                }
                owesSpace = false
                kept.append(Self.lower(scalar))
            case .blank: owesSpace = true
            case .sign:
                if Senses.separators.contains(scalar) || scalar == ":" {
                    if !kept.isEmpty { break reading }
                } else if let length = Self.remarkLength(after: scalar, text[index...]) {
                    // `다음(의)`: a syllable in brackets behind a word is how it also ends.
                    if length == 2, !kept.isEmpty, !owesSpace, Hangul.isSyllable(text[index]) { kept.append(text[index]) }
                    index = text.index(index, offsetBy: length)
                } else {
                    owesSpace = true
                }
            }
        }
        scalars = kept
        self.firstSpace = firstSpace
    }

    /// Which writing the last scalar is of. Japanese is written in kana and Han together: both count as Han.
    var script: Script {
        let script = scalars.last.flatMap(Script.init(of:)) ?? .other
        return script == .kana ? .han : script
    }

    /// Two spaces and the first of several words; nil when there is one alone.
    var opening: ArraySlice<Unicode.Scalar>? { firstSpace.map { scalars[..<$0] } }

    /// How many words there are.
    var wordCount: Int { scalars.isEmpty ? 0 : scalars.count { $0 == " " } - 1 }

    /// Whether it can be English.
    var isASCII: Bool { scalars.allSatisfy(\.isASCII) }

    /// How many scalars of `rest` belong to the remark in brackets that `scalar` opens; nil when it opens none.
    private static func remarkLength(after scalar: Unicode.Scalar, _ rest: Substring.UnicodeScalarView) -> Int? {
        Senses.opening[scalar] == nil ? nil : Senses.bracketEnd(in: [scalar] + rest.prefix(longest), from: 0)
    }

    private static func lower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        (0x41...0x5A).contains(scalar.value) ? Unicode.Scalar(scalar.value + 0x20) ?? scalar : scalar
    }
}

/// What a scalar does in a gloss.
private enum Kind {
    case letter, blank, sign

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0xAC00...0xD7A3, 0x61...0x7A, 0x41...0x5A, 0x3005: self = .letter
        case 0x20, 0x7E, 0x2D, 0x2E, 0x27, 0x30...0x39, 0x85, 0xA0: self = .blank
        case 0..<0xC0, 0x2000...0x2BFF, 0x3000...0x303F, 0xFF00...0xFF65: self = .sign
        default: self = .letter
        }
    }
}
