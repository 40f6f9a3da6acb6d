import VocabCore

/// The text of a list in UTF-8, and how it was written.
struct ListText {
    /// The text, without NULs behind the last row.
    let bytes: [UInt8]
    /// How the file is written.
    let encoding: TextEncoding

    /// Decodes `bytes` as `said`, or as they most likely are written.
    ///
    /// - Throws: `WordListError` when they are no text, or may be one in two encodings.
    init(_ bytes: [UInt8], said: TextEncoding?) throws(WordListError) {
        var bytes = bytes
        if said == nil || said == .utf8 {
            // Some programs fill their files up to a block; a few NULs may be a letter of UTF-16 or UTF-32.
            let end = (bytes.lastIndex { $0 != 0 } ?? -1) + 1
            if bytes.count - end > 8 { bytes.removeSubrange(end...) }
        }
        var encoding = said
        if encoding == nil { encoding = try EncodingGuess.encoding(of: bytes) }
        guard let encoding, let text = TextDecoder.decoded(bytes, as: encoding) else { throw .notText(.unknown) }
        if let kind = FileKind(text: text) { throw .notText(kind) }
        self.bytes = text
        self.encoding = encoding
    }

    /// A text that was UTF-8 from the start.
    init(utf8 bytes: [UInt8]) {
        (self.bytes, encoding) = (bytes, .utf8)
    }

    /// Whether all of it is looked at before anything is decided.
    var isShort: Bool { bytes.count <= Self.headSize + Self.pieces * Self.pieceSize }

    /// The beginning of a long text and pieces spread over the rest, cut at lines: what is to be decided is decided on it.
    var sample: [UInt8] {
        if isShort { return bytes }
        var sample = Array(Self.lines(bytes[..<Self.headSize], isFirst: true))
        let step = (bytes.count - Self.headSize) / Self.pieces
        for piece in 1...Self.pieces {
            let end = Self.headSize + piece * step
            sample += Self.lines(bytes[(end - Self.pieceSize)..<end], isFirst: false)
        }
        return sample
    }

    /// The whole lines of a piece.
    private static func lines(_ piece: ArraySlice<UInt8>, isFirst: Bool) -> ArraySlice<UInt8> {
        guard let last = piece.lastIndex(of: 0x0A) else { return piece }
        let start = isFirst ? piece.startIndex : (piece.firstIndex(of: 0x0A) ?? piece.startIndex) + 1
        return start > last ? [] : piece[start...last]
    }

    private static let headSize = 1 << 15
    private static let pieces = 12
    private static let pieceSize = 1 << 13
}

/// One line of a text.
struct Line {
    /// Its number in the file, from 1.
    let number: Int
    /// What stands on it, without white space around it.
    var text: Substring

    /// Whether white space stands in front of it.
    var isIndented = false

    /// Whether nothing stands on it.
    var isBlank: Bool { text.isEmpty }

    /// The lines of `bytes`; what is no UTF-8 is replaced.
    static func all(in bytes: [UInt8], from first: Int = 1) -> [Line] {
        let text = String(decoding: bytes, as: UTF8.self)
        var lines: [Line] = []
        var number = first
        var start = text.utf8.startIndex
        func take(_ end: String.Index) {
            let isIndented = start < end && [0x20, 0x09].contains(text.utf8[start])
            lines.append(Line(number: number, text: trimmed(text[start..<end]), isIndented: isIndented))
            number += 1
        }
        var index = start
        while index < text.utf8.endIndex {
            let byte = text.utf8[index]
            let next = text.utf8.index(after: index)
            if byte == 0x0A || byte == 0x0D {
                take(index)
                start = byte == 0x0D && next < text.utf8.endIndex && text.utf8[next] == 0x0A ? text.utf8.index(after: next) : next
                index = start
            } else {
                index = next
            }
        }
        if start < text.utf8.endIndex { take(text.utf8.endIndex) }
        return lines
    }

    /// `text` without white space and invisible characters around it; TABs inside stay.
    static func trimmed(_ text: Substring) -> Substring {
        var scalars = text.unicodeScalars
        func isSpace(_ scalar: Unicode.Scalar) -> Bool {
            scalar.properties.isWhitespace || scalar == "\u{FEFF}" || scalar == "\u{200B}"
        }
        while let first = scalars.first, isSpace(first) { scalars.removeFirst() }
        while let last = scalars.last, isSpace(last) { scalars.removeLast() }
        return Substring(scalars)
    }
}
