import VocabCore

/// What a cell holds, told by its look alone.
enum CellKind: Hashable {
    case number, date, link, identifier, media, mark, partOfSpeech, pronunciation, word, sentence
    /// What may be learnt and means nothing: how a word ends in another form, or its reading as Taiwan writes it.
    case ending

    /// Looks at `text`, which is cleaned and not empty.
    init(_ text: String) {
        let scalars = text.unicodeScalars
        if PlainText.isLettersAlone(text), text.utf8.count > 5 {
            self = PartOfSpeech.areKnown(text) ? .partOfSpeech : text.split(separator: " ").count > 4 ? .sentence : .word
        } else if Self.marks.contains(text.lowercased()) {
            self = .mark
        } else if text.utf8.count > 15,
            text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) || $0 == 0x2D }),
            scalars.contains(where: Self.isDigit)
        {
            self = .identifier
        } else if scalars.allSatisfy(Self.isNumeric), scalars.contains(where: Self.isDigit) {
            self = scalars.count { "-./:".unicodeScalars.contains($0) } > 1 ? .date : .number
        } else if !scalars.contains(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil }) {
            self = .mark
        } else if Self.isEnding(text) || Self.isBopomofo(text) {
            self = .ending
        } else if Self.isLink(text) {
            self = .link
        } else if Self.isMedia(text) {
            self = .media
        } else if PartOfSpeech.areKnown(text) || Self.areKinds(text) {
            self = .partOfSpeech
        } else if Pronunciation.isWhole(text) {
            self = .pronunciation
        } else if Self.isIdentifier(text) {
            self = .identifier
        } else {
            self = Self.bare(text).split(separator: " ").count > 4 || text.hasSuffix("。") ? .sentence : .word
        }
    }

    /// A text without a sound, and without an example in brackets, at its end.
    private static func bare(_ text: String) -> Substring {
        var rest = text[...]
        if rest.hasSuffix("]"), let open = rest.lastIndex(of: "["), rest[open...].hasPrefix("[sound:") { rest = rest[..<open] }
        while rest.last == " " { rest.removeLast() }
        guard rest.hasSuffix(")"), let (before, _) = Brackets.atEnd(of: String(rest)), !before.isEmpty else { return rest }
        return before[...]
    }

    /// Whether all of a text is kinds of parts of speech in brackets: `(definite article, adverb)`.
    private static func areKinds(_ text: String) -> Bool {
        guard text.utf8.count < 80, text.hasPrefix("("), text.hasSuffix(")") else { return false }
        return text.dropFirst().dropLast().split(separator: ",").allSatisfy { part in
            part.split(separator: " ").last.map { PartOfSpeech.areKnown(String($0)) } == true
        }
    }

    private static let marks: Set<String> = ["true", "false", "✓", "✔", "✗", "☐", "☑", "○", "×", "[ ]", "[x]"]

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        ("0"..."9").contains(scalar) || ("０"..."９").contains(scalar)
    }

    /// Digits and the signs that numbers, dates and times are written with; letters count in no script: `一月` is a word.
    private static func isNumeric(_ scalar: Unicode.Scalar) -> Bool {
        isDigit(scalar) || " +-.,:/%#()$€₩".unicodeScalars.contains(scalar)
    }

    /// How words end in another form: `-en`, `¨-e`, `–(s)`.
    private static func isEnding(_ text: String) -> Bool {
        guard let dash = text.firstIndex(where: { "-–".contains($0) }), text.count < 8 else { return false }
        // Behind a bullet there is a space, and a word.
        return text[..<dash].allSatisfy { "¨\"“”, ".contains($0) } && text[dash...].dropFirst().first != " "
            && text[dash...].dropFirst().allSatisfy { $0.isLetter && $0.isLowercase || "()/-–¨,. ".contains($0) }
            && text.contains(where: { $0.isASCII && $0.isLetter })
    }

    /// Readings as Taiwan writes them: `ㄞˋ`.
    private static func isBopomofo(_ text: String) -> Bool {
        text.unicodeScalars.first.map { (0x3105...0x312F).contains($0.value) } == true
    }

    private static func isLink(_ text: String) -> Bool {
        if text.contains(" ") { return false }
        if text.contains("://") || text.hasPrefix("www.") { return true }
        guard let at = text.firstIndex(of: "@"), at > text.startIndex else { return false }
        return text[at...].contains(".") && text.utf8.allSatisfy { $0 < 0x80 }
    }

    private static func isMedia(_ text: String) -> Bool {
        if text.hasPrefix("[sound:") && text.hasSuffix("]") || text.hasPrefix("<img ") && text.hasSuffix(">") { return true }
        let text = text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
        return !text.contains(" ")
            && [".mp3", ".wav", ".ogg", ".m4a", ".jpg", ".jpeg", ".png", ".gif", ".webp"].contains {
                text.lowercased().hasSuffix($0)
            }
    }

    /// Letters and digits that change places again and again, as in a UUID.
    private static func isIdentifier(_ text: String) -> Bool {
        guard text.utf8.count > 5, text.utf8.count < 80, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            return false
        }
        // `com.example.Reader`, as programs name their parts.
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count > 2, parts.allSatisfy({ $0.utf8.count > 1 && $0.first?.isLetter == true }) { return true }
        var changes = 0
        var wasDigit: Bool?
        for byte in text.utf8 {
            let isDigit = (0x30...0x39).contains(byte)
            guard isDigit || (0x41...0x5A).contains(byte & 0xDF) else { continue }
            if let wasDigit, wasDigit != isDigit { changes += 1 }
            wasDigit = isDigit
        }
        return changes > 2
    }
}
