import VocabCore

/// What a file is that is no text, told by its first bytes.
package enum FileKind: Equatable, Sendable {
    case wordProcessor, ankiPackage, archive, pdf, picture, sound, database, webPage, json, xml, book
    /// A workbook as Excel wrote it until 2003, one in its binary form, and one behind a password.
    case oldWorkbook, binaryWorkbook, lockedDocument
    /// An archive, as a workbook or a book is one, that is not unpacked.
    case hugeArchive, unknownArchive
    /// A file in a form that is known, but it ends too early or is damaged.
    case broken
    /// The whole store as this program exports it.
    case exportedStore
    /// The words that were looked up in an e-book reader: without meanings.
    case lookedUpWords
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
                ? .binaryWorkbook
                : holds("collection.anki")
                    ? .ankiPackage
                    : holds("epub+zip") ? .book : holds("word/") || holds("opendocument") ? .wordProcessor : .archive
        } else if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) {
            self = Self.compoundFile(bytes)
        } else if begins("%PDF") {
            self = .pdf
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || bytes.starts(with: [0xFF, 0xD8, 0xFF]) || begins("GIF8")
            || begins("RIFF") && bytes.dropFirst(8).starts(with: "WEBP".utf8)
        {
            self = .picture
        } else if begins("{\\rtf") {
            self = .wordProcessor
        } else if let text = Self.textHead(bytes),
            ["<html", "<!doctype html", "<table", "<meta"].contains(where: text.hasPrefix)
                || text.hasPrefix("<?xml") && holds("<html") || Self.isPagePart(text) && (holds("<table") || holds("</li>"))
        {
            self = .webPage
        } else if let text = Self.textHead(bytes), text.hasPrefix("<?xml") || Self.isElement(bytes) {
            self = .xml
        } else if let text = Self.textHead(bytes), text.hasPrefix("[{\"") || text.hasPrefix("{\"") {
            self = .json
        } else if begins("ID3") && (bytes.dropFirst(3).first ?? 0xFF) < 0x10 || begins("OggS") || begins("RIFF") {
            self = .sound
        } else if bytes.dropFirst(257).starts(with: "ustar".utf8) {
            self = holds("vocab/bookcases/") ? .exportedStore : .archive
        } else if begins("SQLite format 3") {
            self =
                ["LOOKUPS", "\"vocabulary\"", "WordList"].contains { bytes.firstRange(of: Array($0.utf8)) != nil }
                ? .lookedUpWords : .database
        } else if bytes.starts(with: [0x1F, 0x8B]) || bytes.starts(with: [0x37, 0x7A, 0xBC]) || begins("Rar!") || begins("BZh9")
            || begins("PK\u{5}\u{6}")
            || bytes.starts(with: [0xFD, 0x37, 0x7A]) || bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD])
        {
            self = .archive
        } else {
            return nil
        }
    }

    /// An archive that cannot be unpacked.
    package init(_ problem: ZipArchive.Problem) {
        switch problem {
        case .broken: self = .broken
        case .encrypted: self = .lockedDocument
        case .tooLarge: self = .hugeArchive
        case .zip64, .unknownMethod: self = .unknownArchive
        }
    }

    /// Whether a text begins as a part of a web page does.
    private static func isPagePart(_ head: String) -> Bool {
        ["<div", "<p>", "<h1", "<h2", "<h3", "<ul", "<ol", "<section", "<article", "<body"].contains(where: head.hasPrefix)
    }

    /// Whether all of it is one element of XML: what opens it at the head closes it at the end, and opens nothing else.
    private static func isElement(_ bytes: [UInt8]) -> Bool {
        guard let start = bytes.firstIndex(where: { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }),
            bytes[start] == UInt8(ascii: "<")
        else { return false }
        let name = bytes[(start + 1)...].prefix(64).prefix { (0x61...0x7A).contains($0 | 0x20) || "_-.".utf8.contains($0) }
        let tail = bytes.suffix(200).filter { $0 > 0x20 }
        guard name.count > 1, tail.suffix(name.count + 3) == Array("</".utf8) + name + Array(">".utf8), bytes.count < 1 << 24
        else {
            return false
        }
        return bytes[(start + 1)...].firstRange(of: [UInt8(ascii: "<")] + name + [UInt8(ascii: ">")]) == nil
    }

    /// What is in a file of Microsoft's old container, whose directory names its streams in UTF-16.
    private static func compoundFile(_ bytes: [UInt8]) -> FileKind {
        func holds(_ stream: String) -> Bool { bytes.firstRange(of: stream.utf8.flatMap { [$0, 0] }) != nil }
        return holds("EncryptedPackage") ? .lockedDocument : holds("WordDocument") ? .wordProcessor : .oldWorkbook
    }

    /// The first characters of a text, without white space, in lower case.
    private static func textHead(_ bytes: [UInt8]) -> String? {
        let head = bytes.prefix(200).drop { [0xEF, 0xBB, 0xBF].contains($0) }
        let text = String(decoding: head, as: UTF8.self).lowercased()
        let bare = text.filter { !$0.isWhitespace }
        return bare.hasPrefix("<!doctypehtml") || bare.hasPrefix("<!doctype>") ? "<!doctype html" : bare
    }
}
