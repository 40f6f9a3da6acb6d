import VocabCore

/// What a file is that is no text, told by its first bytes.
package enum FileKind: Equatable, Sendable {
    case excel, wordProcessor, ankiPackage, archive, pdf, picture, sound, database, webPage, json
    /// Texts whose lines are no rows.
    case prose, subtitles, log, program, settings, dictionaryHeader, clippings, contacts
    /// Holds zero bytes, and nothing says what it is.
    case unknown

    /// Nil when nothing speaks against text.
    init?(_ bytes: [UInt8]) {
        func begins(_ signature: String) -> Bool { bytes.starts(with: signature.utf8) }
        func holds(_ name: String) -> Bool { bytes.prefix(1 << 16).firstRange(of: Array(name.utf8)) != nil }
        if begins("PK\u{3}\u{4}") {
            self =
                holds("xl/") || holds("opendocument.spreadsheet")
                ? .excel
                : holds("collection.anki") ? .ankiPackage : holds("word/") || holds("opendocument") ? .wordProcessor : .archive
        } else if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) {
            self = .excel
        } else if begins("%PDF") {
            self = .pdf
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || bytes.starts(with: [0xFF, 0xD8, 0xFF]) || begins("GIF8")
            || begins("RIFF") && bytes.dropFirst(8).starts(with: "WEBP".utf8)
        {
            self = .picture
        } else if begins("{\\rtf") {
            self = .wordProcessor
        } else if let text = Self.textHead(bytes),
            ["<html", "<!doctype html", "<table", "<meta", "<?xml"].contains(where: text.hasPrefix)
        {
            self = .webPage
        } else if let text = Self.textHead(bytes), text.hasPrefix("[{\"") || text.hasPrefix("{\"") {
            self = .json
        } else if begins("ID3") && (bytes.dropFirst(3).first ?? 0xFF) < 0x10 || begins("OggS") || begins("RIFF") {
            self = .sound
        } else if begins("SQLite format 3") {
            self = .database
        } else if bytes.starts(with: [0x1F, 0x8B]) || bytes.starts(with: [0x37, 0x7A, 0xBC]) || begins("Rar!") || begins("BZh9")
            || begins("PK\u{5}\u{6}")
            || bytes.starts(with: [0xFD, 0x37, 0x7A]) || bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD])
        {
            self = .archive
        } else {
            return nil
        }
    }

    /// The first characters of a text, without white space, in lower case.
    private static func textHead(_ bytes: [UInt8]) -> String? {
        let head = bytes.prefix(200).drop { [0xEF, 0xBB, 0xBF].contains($0) }
        let text = String(decoding: head, as: UTF8.self).lowercased()
        let bare = text.filter { !$0.isWhitespace }
        return bare.hasPrefix("<!doctypehtml") ? "<!doctype html" : bare
    }
}
