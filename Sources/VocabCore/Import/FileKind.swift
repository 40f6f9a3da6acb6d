/// What a file is that is no text, told by its first bytes.
public enum FileKind: Equatable, Sendable {
    case excel, wordProcessor, ankiPackage, archive, pdf, picture, sound, database
    /// Holds zero bytes, and nothing says what it is.
    case unknown

    /// Nil when nothing speaks against text.
    init?(_ bytes: [UInt8]) {
        func begins(_ signature: String) -> Bool { bytes.starts(with: signature.utf8) }
        func holds(_ name: String) -> Bool { bytes.prefix(1 << 16).firstRange(of: Array(name.utf8)) != nil }
        if begins("PK\u{3}\u{4}") {
            self =
                holds("xl/")
                ? .excel
                : holds("collection.anki") ? .ankiPackage : holds("word/") || holds("opendocument") ? .wordProcessor : .archive
        } else if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) {
            self = .excel
        } else if begins("%PDF") {
            self = .pdf
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || bytes.starts(with: [0xFF, 0xD8, 0xFF]) || begins("GIF8") {
            self = .picture
        } else if begins("ID3") || begins("OggS") || begins("RIFF") {
            self = .sound
        } else if begins("SQLite format 3") {
            self = .database
        } else if bytes.starts(with: [0x1F, 0x8B]) || begins("7z\u{BC}") || bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) {
            self = .archive
        } else {
            return nil
        }
    }
}
