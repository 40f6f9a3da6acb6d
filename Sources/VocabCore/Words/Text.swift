@_spi(_Unicode) import Swift

/// What the program does to every text that comes in, and how it tells whether two texts are the same.
package enum Text {
    /// `text` as it is kept: NFC, with `\n` as the only line break, TAB as a space, and nothing blank around it.
    package static func cleaned(_ text: String) -> String {
        if isClean(text) { return text }
        var result = String.UnicodeScalarView()
        var previousWasReturn = false
        for scalar in normalized(text).unicodeScalars {
            defer { previousWasReturn = scalar == "\r" }
            switch scalar {
            case "\n" where previousWasReturn: continue
            case "\r", "\n", "\u{85}", "\u{2028}", "\u{2029}": result.append("\n")
            case "\t": result.append(" ")
            default: result.append(scalar)
            }
        }
        return trimmed(result)
    }

    /// `text` cleaned, with every run of white space and line breaks as one space: the form of names and terms.
    package static func cleanedLine(_ text: String) -> String {
        let text = cleaned(text)
        return hasSingleSpaces(text) ? text : spaceFolded(text.unicodeScalars)
    }

    /// The key by which two texts are the same to a reader.
    ///
    /// Equal after NFC, and without regard to case, to full or half width of ASCII, to how much white space there is,
    /// and to characters that cannot be seen.
    package static func key(_ text: String) -> String {
        if let key = asciiKey(text.utf8) { return key }
        var folded = String.UnicodeScalarView()
        for scalar in normalized(withoutEscapes(text)).unicodeScalars where isWhiteSpace(scalar) || !isInvisible(scalar) {
            switch scalar.value {
            case 0xFF01...0xFF5E: folded.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
            default: folded.append(scalar)
            }
        }
        return spaceFolded(caseFolded(String(folded)).unicodeScalars)
    }

    /// Whether a reader would see nothing of `text`.
    package static func isBlank(_ text: String) -> Bool {
        if let first = text.unicodeScalars.first?.value, (0x21...0x7E).contains(first) || (0xAC00...0xD7A3).contains(first) {
            return false
        }
        return withoutEscapes(text).unicodeScalars.allSatisfy { isWhiteSpace($0) || isInvisible($0) }
    }

    /// `text` in Unicode normalization form C.
    package static func normalized(_ text: String) -> String {
        if text.unicodeScalars.allSatisfy(isNormalizedAlone) { return text }
        var result = String.UnicodeScalarView()
        for scalar in text._nfc { result.append(scalar) }
        return String(result)
    }

    /// Whether `scalar` takes no part in what a reader sees: controls, format characters and bidirectional marks.
    ///
    /// Line break and TAB are white space, not invisible.
    package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0xAC00...0xD7A3: false
        case 0x115F, 0x1160, 0x3164, 0xFFA0: true  // Hangul fillers
        default:
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .privateUse, .unassigned: true
            default: false
            }
        }
    }
}

extension Text {
    /// Whether `scalar` can neither change nor join a neighbour under NFC; a cautious answer.
    private static func isNormalizedAlone(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x300: true
        case 0x2010...0x2027, 0x2030...0x205E, 0x2190...0x21FF: true
        case 0x3000...0x3029, 0x3041...0x3096, 0x30A1...0x30FA, 0x3131...0x318E: true
        case 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF5E: true
        default: false
        }
    }

    /// Whether `cleaned` would leave `text` as it is; a cautious answer that most texts pass, and that costs no new text.
    private static func isClean(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return true }
        if isWhiteSpace(first) || isWhiteSpace(last) { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            isNormalizedAlone(scalar) && scalar != "\r" && scalar != "\t" && scalar != "\u{85}"
        }
    }

    /// Whether the only white space in `text` is single spaces.
    private static func hasSingleSpaces(_ text: String) -> Bool {
        var previous: Unicode.Scalar = "a"
        for scalar in text.unicodeScalars {
            if isWhiteSpace(scalar), scalar != " " || previous == " " { return false }
            previous = scalar
        }
        return true
    }

    /// The characters with the property White_Space (Unicode 16, PropList.txt).
    private static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20, 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    private static func trimmed(_ scalars: String.UnicodeScalarView) -> String {
        var rest = scalars[...]
        while let first = rest.first, isWhiteSpace(first) { rest.removeFirst() }
        while let last = rest.last, isWhiteSpace(last) { rest.removeLast() }
        return String(rest)
    }

    /// Lower case, and the two letters that lower case leaves apart although they differ by case alone.
    private static func caseFolded(_ text: String) -> String {
        let lower = text.lowercased()
        guard lower.unicodeScalars.contains(where: { $0 == "ß" || $0 == "ς" }) else { return lower }
        var folded = String.UnicodeScalarView()
        for scalar in lower.unicodeScalars {
            switch scalar {
            case "ß": folded.append(contentsOf: "ss".unicodeScalars)
            case "ς": folded.append("σ")
            default: folded.append(scalar)
            }
        }
        return String(folded)
    }

    private static func spaceFolded(_ scalars: String.UnicodeScalarView) -> String {
        var result = String.UnicodeScalarView()
        var owesSpace = false
        for scalar in scalars {
            if isWhiteSpace(scalar) {
                owesSpace = !result.isEmpty
            } else {
                if owesSpace { result.append(" ") }
                owesSpace = false
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// The key of an ASCII text, or nil when there is more than ASCII in it. Most terms take this way: it is 20 times faster.
    private static func asciiKey(_ bytes: String.UTF8View) -> String? {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var owesSpace = false
        for byte in bytes {
            switch byte {
            case 0x20, 0x09...0x0D: owesSpace = !result.isEmpty
            case 0x21...0x7E:
                if owesSpace { result.append(0x20) }
                owesSpace = false
                result.append((0x41...0x5A).contains(byte) ? byte + 0x20 : byte)
            case 0x80..., 0x1B: return nil
            default: continue
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
