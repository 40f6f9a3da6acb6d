@_spi(_Unicode) import Swift

/// What the program does to every text that comes in, and how it tells whether two texts are the same.
package enum Text {
    /// `text` as it is kept: NFC, with `\n` as the only line break, TAB as a space, without U+0000, U+FFFD for what was no UTF-8, and
    /// nothing blank around it.
    package static func cleaned(_ text: String) -> String {
        TextScan(text).isClean ? text : recleaned(text)
    }

    private static func recleaned(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var previousWasReturn = false
        // What stood on both sides of a zero may join.
        let text = text.utf8.contains(0) ? String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\0" })) : text
        for scalar in normalized(text).unicodeScalars {
            defer { previousWasReturn = scalar == "\r" }
            switch scalar {
            case "\n" where previousWasReturn: continue
            case "\r", "\n", "\u{85}", "\u{2028}", "\u{2029}": result.append("\n")
            case "\t": result.append(" ")
            case _ where isByte(scalar): result.append("\u{FFFD}")
            default: result.append(scalar)
            }
        }
        return trimmed(result)
    }

    /// `text` cleaned, with every run of white space and line breaks as one space: the form of names and terms.
    package static func cleanedLine(_ text: String) -> String {
        let scan = TextScan(text)
        if scan.isClean, scan.hasSingleSpaces { return text }
        return spaceFolded(cleaned(text).unicodeScalars)
    }

    /// The key by which two texts are the same to a reader.
    ///
    /// Equal after NFC, and without regard to case, to full or half width of ASCII, to how much white space there is,
    /// and to characters that cannot be seen.
    package static func key(_ text: String) -> String {
        let scan = TextScan(text)
        if scan.isFolded, scan.hasSingleSpaces { return text }
        if let key = plainKey(text) { return key }
        return spaceFolded(caseFolded(String(visible(text))).unicodeScalars)
    }

    /// The key by which two texts are spelt alike: as `key`, but with regard to case.
    package static func spelling(_ text: String) -> String {
        let scan = TextScan(text)
        if scan.isFolded, scan.hasSingleSpaces { return text }
        return spaceFolded(visible(text))
    }

    /// `text` in NFC without what cannot be seen, and ASCII in half width.
    private static func visible(_ text: String) -> String.UnicodeScalarView {
        var folded = String.UnicodeScalarView()
        for scalar in normalized(withoutEscapes(text)).unicodeScalars where isWhiteSpace(scalar) || isSeen(scalar) {
            switch scalar.value {
            case 0xFF01...0xFF5E: folded.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
            default: folded.append(scalar)
            }
        }
        return folded
    }

    /// Whether a reader would see nothing of `text`.
    package static func isBlank(_ text: String) -> Bool {
        if let first = text.unicodeScalars.first?.value, (0x21...0x7E).contains(first) || (0xAC00...0xD7A3).contains(first) {
            return false
        }
        return withoutEscapes(text).unicodeScalars.allSatisfy { isWhiteSpace($0) || !isSeen($0) }
    }

    /// `text` in Unicode normalization form C.
    package static func normalized(_ text: String) -> String {
        if text.unicodeScalars.allSatisfy(isNormalizedAlone) { return text }
        var result = String.UnicodeScalarView()
        for scalar in withMarksInOrder(text)._nfc { result.append(scalar) }
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
        case 0x34F, 0x17B4, 0x17B5: true  // a joiner of marks, Khmer vowels without a look
        default:
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .privateUse, .unassigned: true
            default: false
            }
        }
    }
}

extension Text {
    /// Whether `scalar` only chooses among the looks of the one before it.
    package static func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
        default: false
        }
    }

    /// Whether a reader can tell that `scalar` is there.
    private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
        !isInvisible(scalar) && !isVariationSelector(scalar)
    }

    /// Whether `scalar` can neither change nor join a neighbour under NFC; a cautious answer.
    ///
    /// In these ranges all characters have NFC_Quick_Check=Yes and combining class 0 (DerivedNormalizationProps.txt).
    static func isNormalizedAlone(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x300: true
        case 0x3A3...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x64A, 0xE01...0xE37, 0x1E00...0x1EFF: true
        case 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20BF, 0x2190...0x2328, 0x2460...0x2ADB: true
        case 0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x3105...0x312F, 0x3131...0x318E: true
        case 0x3400...0xA48C, 0xAC00...0xD7A3, 0xFF01...0xFFBE, 0x1F000...0x1F9FF, 0x20000...0x2A6DF: true
        default: false
        }
    }

    /// Whether it is a syllable or a character of Korean, Japanese or Chinese that is its own key: visible, and without case or width.
    static func isCaselessLetter(_ value: UInt32) -> Bool {
        switch value {
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x3131...0x3163, 0x3165...0x318E, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
        default: false
        }
    }

    /// The characters with the property White_Space (Unicode 16, PropList.txt).
    static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
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
            case "ß":
                folded.append("s")
                folded.append("s")
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

    /// The key of a text of ASCII and caseless letters, or nil when there is more in it. Most texts take this way: it is 20 times
    /// faster.
    private static func plainKey(_ text: String) -> String? {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count)
            var owesSpace = false
            var index = 0
            while index < bytes.count {
                let (value, length) = UTF8Text.scalar(at: index, in: bytes)
                defer { index += length }
                switch value {
                case 0x20, 0x09...0x0D:
                    owesSpace = !result.isEmpty
                    continue
                case 0x1B: return nil
                case 0x21...0x7E: break
                case ..<0x80: continue
                default: guard isCaselessLetter(value) else { return nil }
                }
                if owesSpace { result.append(0x20) }
                owesSpace = false
                if (0x41...0x5A).contains(value) {
                    result.append(UInt8(value + 0x20))
                } else {
                    result.append(contentsOf: bytes[index..<(index + length)])
                }
            }
            return String(decoding: result, as: UTF8.self)
        } ?? nil
    }
}
