import VocabCore

/// What a file is that is no list, told by its first bytes, or, where it is text, by the shape of its lines.
package enum FileKind: Equatable, Sendable {
    case wordProcessor, ankiPackage, archive, pdf, picture, sound, database, webPage, json, xml, book
    /// A book under copy protection, one in a form of Kindle, and the receipt by which a reader fetches a book (`.acsm`).
    case protectedBook, kindleBook, bookReceipt
    /// A workbook as Excel wrote it until 2003, one in its binary form, and one behind a password.
    case oldWorkbook, binaryWorkbook, lockedDocument
    /// A document of Hancom's word processor (`.hwp`, `.hwpx`), and a spreadsheet of Apple's Numbers.
    case hwp, numbers
    /// An archive, as a workbook or a book is one, that is not unpacked.
    case hugeArchive, unknownArchive
    /// A file in a form that is known, but it ends too early or is damaged.
    case broken
    /// The whole store as this program exports it.
    case exportedStore
    /// The words that were looked up in an e-book reader: without meanings.
    case lookedUpWords
    /// Texts whose lines are no rows: `program` is source code or statements of SQL, `settings` TOML or INI, `chat` a saved
    /// chat.
    case prose, subtitles, log, program, settings, dictionaryHeader, clippings, contacts, chat
    /// Holds zero bytes, and nothing says what it is.
    case unknown

    /// What `bytes` are; nil when nothing speaks against text.
    ///
    /// Workbooks, pages and JSON that can be read are for `Containers`, which is asked first.
    init?(_ bytes: [UInt8]) {
        func begins(_ signature: String) -> Bool { bytes.starts(with: signature.utf8) }
        func isRIFF(_ form: String) -> Bool { begins("RIFF") && bytes.dropFirst(8).starts(with: form.utf8) }
        if begins("PK\u{3}\u{4}") {
            self = Self.packedFile(bytes)
        } else if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) {
            self = Self.compoundFile(bytes)
        } else if begins("HWP Document File") {
            self = .hwp
        } else if begins("%PDF-") {
            self = .pdf
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || bytes.starts(with: [0xFF, 0xD8, 0xFF]) || begins("GIF8")
            || isRIFF("WEBP")
        {
            self = .picture
        } else if bytes.starts(with: [0xEA, 0x44, 0x52, 0x4D, 0x49, 0x4F, 0x4E, 0xEE]) {
            self = .protectedBook
        } else if Self.isKindleBook(bytes) {
            self = .kindleBook
        } else if begins("{\\rtf") {
            self = .wordProcessor
        } else if begins("ID3") && (bytes.dropFirst(3).first ?? 0xFF) < 0x10 || begins("OggS") || isRIFF("WAVE") {
            self = .sound
        } else if bytes.dropFirst(257).starts(with: "ustar".utf8) {
            self = bytes.prefix(1 << 16).firstRange(of: Array("vocab/bookcases/".utf8)) != nil ? .exportedStore : .archive
        } else if begins("SQLite format 3") {
            let lookups = ["LOOKUPS", "\"vocabulary\"", "WordList"]
            self = lookups.contains { bytes.firstRange(of: Array($0.utf8)) != nil } ? .lookedUpWords : .database
        } else if Self.archives.contains(where: { bytes.starts(with: $0) }) {
            self = .archive
        } else if Self.isWebPage(bytes) {
            self = .webPage
        } else if bytes.prefix(1 << 12).firstRange(of: Array("<fulfillmentToken".utf8)) != nil {
            self = .bookReceipt
        } else if Self.head(of: bytes).hasPrefix("<?xml") || Self.isElement(bytes) {
            self = .xml
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

    /// How archives begin: gzip, 7z, xz, Zstandard, rar, bzip2, and a ZIP file without files.
    private static let archives: [[UInt8]] =
        [[0x1F, 0x8B], [0x37, 0x7A, 0xBC, 0xAF], [0xFD, 0x37, 0x7A, 0x58], [0x28, 0xB5, 0x2F, 0xFD]]
        + ["Rar!\u{1A}", "BZh9", "PK\u{5}\u{6}"].map { Array($0.utf8) }

    /// Whether it is a book as Kindle keeps it: a database of Palm with a book in it (`.mobi`, `.azw`), Topaz, or KFX.
    private static func isKindleBook(_ bytes: [UInt8]) -> Bool {
        let type = bytes.dropFirst(60).prefix(8)
        return type.elementsEqual("BOOKMOBI".utf8) || type.elementsEqual("TEXtREAd".utf8) || bytes.starts(with: "TPZ0".utf8)
            || bytes.starts(with: Array("CONT".utf8) + [2, 0])
    }

    /// What is in an archive, told by the names at its beginning and in the list of its files, which stands at its end.
    private static func packedFile(_ bytes: [UInt8]) -> FileKind {
        func holds(_ name: String) -> Bool {
            [bytes.prefix(1 << 16), bytes.suffix(1 << 16)].contains { $0.firstRange(of: Array(name.utf8)) != nil }
        }
        if holds("application/hwp+zip") { return .hwp }
        if holds("application/epub+zip") { return .book }
        if holds("collection.anki") { return .ankiPackage }
        if holds("xl/") || holds("opendocument.spreadsheet") { return .binaryWorkbook }
        if holds("word/") || holds("vnd.oasis.opendocument") { return .wordProcessor }
        return holds("Index/") && holds(".iwa") ? .numbers : .archive
    }

    /// What is in a file of Microsoft's old container, whose directory names its streams in UTF-16.
    private static func compoundFile(_ bytes: [UInt8]) -> FileKind {
        func holds(_ stream: String) -> Bool { bytes.firstRange(of: stream.utf8.flatMap { [$0, 0] }) != nil }
        if holds("EncryptedPackage") { return .lockedDocument }
        if bytes.firstRange(of: Array("HWP Document File".utf8)) != nil { return .hwp }
        return holds("WordDocument") ? .wordProcessor : .oldWorkbook
    }

    /// Whether a text begins as a web page does, or as a part of one that holds a table or a list.
    static func isWebPage(_ bytes: [UInt8]) -> Bool {
        let head = head(of: bytes)
        func holds(_ tag: String) -> Bool { bytes.prefix(1 << 16).firstRange(of: Array(tag.utf8)) != nil }
        let starts = ["<html", "<!doctypehtml", "<!doctype>", "<table", "<meta", "<head>", "<body"]
        if starts.contains(where: head.hasPrefix) { return true }
        if head.hasPrefix("<?xml") || head.hasPrefix("<!--") { return holds("<html") || holds("<HTML") }
        // A cell of a text table may begin with a tag as well.
        let line = bytes.prefix(1 << 12).prefix { $0 != 0x0A && $0 != 0x0D }
        let parts = ["<div", "<p>", "<h1", "<h2", "<h3", "<ul", "<ol", "<dl", "<section", "<article", "<main"]
        return parts.contains(where: head.hasPrefix) && !line.contains(0x09)
            && ["<table", "</li>", "</dt>"].contains(where: holds)
    }

    /// Whether all of it is one element of XML: what opens it at the head closes it at the end, and opens nothing else.
    private static func isElement(_ bytes: [UInt8]) -> Bool {
        let body = bytes.drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
        let start = body.prefix(64).prefix {
            $0 == UInt8(ascii: "<") || (0x61...0x7A).contains($0 | 0x20) || "_-.".utf8.contains($0)
        }
        let end = Array("</".utf8) + start.dropFirst() + Array(">".utf8)
        return start.count > 2 && start.first == UInt8(ascii: "<")
            && bytes.suffix(200).filter { $0 > 0x20 }.suffix(end.count) == end[...]
            && body.dropFirst(start.count).firstRange(of: start + [UInt8(ascii: ">")]) == nil
    }

    /// The first characters of a text, without white space, in lower case.
    private static func head(of bytes: [UInt8]) -> String {
        let head = bytes.prefix(200).drop { [0xEF, 0xBB, 0xBF].contains($0) }
        return String(decoding: head, as: UTF8.self).lowercased().filter { !$0.isWhitespace }
    }
}
