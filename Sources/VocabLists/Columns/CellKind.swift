import VocabCore

/// What a cell holds, told by its look alone.
enum CellKind: Int, CaseIterable {
    case number, date, link, identifier, media, mark, partOfSpeech, pronunciation, pinyin, word, phrase, sentence

    /// Looks at `text`, which is cleaned and not empty.
    init(_ text: String) {
        let scalars = text.unicodeScalars
        let letters = scalars.count { $0.isASCII ? (0x41...0x5A).contains($0.value & 0xDF) : $0.properties.isAlphabetic }
        let blanks = scalars.count { "-_.".unicodeScalars.contains($0) }
        if letters > 0, blanks * 5 > scalars.count * 2, scalars.count > 5 {
            self = .mark
        } else if letters == 0 {
            let digits = scalars.count { $0.properties.numericType != nil }
            let signs = scalars.count { "-./:".unicodeScalars.contains($0) }
            self = digits == 0 ? .mark : signs > 1 && digits > 3 ? .date : .number
        } else if text.utf8.count < 6, Self.marks.contains(text.lowercased()) {
            self = .mark
        } else if Self.isLink(text) {
            self = .link
        } else if Self.isMedia(text) {
            self = .media
        } else if Self.isIdentifier(text) {
            self = .identifier
        } else if Phonetics.isTranscription(text) {
            self = .pronunciation
        } else if text.utf8.count < 30, PartOfSpeech.areKnown(text) || Self.isGrammar(text) {
            self = .partOfSpeech
        } else if Phonetics.isPinyin(text) {
            self = .pinyin
        } else {
            let words = text.split(separator: " ").count
            let ends = scalars.last.map { ".!?。！？…".unicodeScalars.contains($0) } == true
            self = ends && (words > 2 || letters > 8) || words > 5 ? .sentence : words > 1 ? .phrase : .word
        }
    }

    private static let marks: Set<String> = ["true", "false", "[x]", "yes", "no", "o", "x", "n/a", "nan", "null"]

    /// `m`, `f`, `nm`, `nf`, `die`: genders, beside the names of parts of speech.
    private static func isGrammar(_ text: String) -> Bool {
        text.utf8.count < 11 && genders.contains(text.lowercased().filter { $0 != "." })
    }

    private static let genders: Set<String> = [
        "m", "f", "n", "mf", "pl", "nm", "nf", "masc", "fem", "neut", "masculine", "feminine", "neuter", "exp",
    ]

    private static func isLink(_ text: String) -> Bool {
        if text.utf8.contains(0x20) || !text.utf8.contains(where: { $0 == 0x3A || $0 == 0x40 || $0 == 0x2E }) { return false }
        if text.contains("://") || text.hasPrefix("www.") { return true }
        guard let at = text.firstIndex(of: "@"), at > text.startIndex else { return false }
        return text[at...].contains(".") && text.utf8.allSatisfy { $0 < 0x80 }
    }

    private static func isMedia(_ text: String) -> Bool {
        guard text.utf8.contains(0x2E) else { return false }
        if text.hasPrefix("[sound:") { return true }
        let text = text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
        return !text.contains(" ")
            && [".mp3", ".wav", ".ogg", ".m4a", ".jpg", ".jpeg", ".png", ".gif", ".webp", ".svg"].contains(
                where: text.lowercased().hasSuffix)
    }

    /// Letters and digits that change places again and again, as in a UUID, or letters beside signs as Anki makes them.
    private static func isIdentifier(_ text: String) -> Bool {
        if text.utf8.contains(0x5F), text.utf8.contains(where: { (0x30...0x39).contains($0) }), !text.contains(" ") {
            return true
        }
        guard (6..<80).contains(text.utf8.count), text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return false }
        var changes = 0
        var last: UInt8 = 0
        for byte in text.utf8 {
            let kind: UInt8 =
                (0x30...0x39).contains(byte) ? 1 : (0x41...0x5A).contains(byte & 0xDF) ? 2 : byte == 0x5F || byte == 0x2D ? 0 : 3
            if kind > 0, last > 0, kind != last { changes += 1 }
            if kind > 0 { last = kind }
        }
        return changes > 2 && text.utf8.contains { (0x30...0x39).contains($0) || "#$%&*<>@^`{|}~".utf8.contains($0) }
    }
}
