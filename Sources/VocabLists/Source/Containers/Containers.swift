import VocabCore

/// The containers that lists come in where they are no plain text.
enum Containers {
    /// The sheets in `bytes` that hold something, with what they came in and how it is written; nil where they are plain text, or a
    /// file that is no list, which `FileKind` tells.
    ///
    /// - Throws: `WordListError`: `.notText` where a container is broken or has no rows, `.empty` for a workbook of empty sheets,
    ///   `.ambiguousEncoding`.
    static func sheets(
        in bytes: [UInt8], encoding said: TextEncoding?
    ) throws(WordListError) -> (sheets: [Sheet], container: ListContainer, encoding: TextEncoding)? {
        if let sheets = try Workbook.sheets(in: bytes) { return (sheets, .sheet(""), .utf8) }
        guard mayBeMarkup(bytes) else { return nil }
        if let sheets = try KVTMLSheets.sheets(in: bytes) { return (sheets, .kvtml, .utf8) }
        var encoding = said
        if encoding == nil { encoding = try written(bytes) }
        guard let encoding, let text = TextDecoder.decoded(bytes, as: encoding) else { return nil }
        if let sheets = try HTMLTables.sheets(in: text) { return (sheets, .webPage, encoding) }
        if let sheets = try JSONSheets.sheets(in: text) { return (sheets, .json, encoding) }
        return nil
    }

    /// Whether the first sign that can be seen opens an element, a heading, or a value in JSON, in whatever encoding.
    private static func mayBeMarkup(_ bytes: [UInt8]) -> Bool {
        let first = bytes.prefix(1 << 12).first { $0 > 0x20 && ![0xEF, 0xBB, 0xBF, 0xFE, 0xFF].contains($0) }
        return first.map { "<#[{".utf8.contains($0) } ?? false
    }

    /// How a page or JSON is written: as it says, unless it is in UTF-8, for who changed its encoding may have forgotten that.
    static func written(_ bytes: [UInt8]) throws(WordListError) -> TextEncoding? {
        if TextEncoding.isSurelyUTF8(bytes) { return .utf8 }
        if let declared = HTMLDocument.encoding(saidIn: bytes) { return declared }
        // A file that is cut off may end within a letter.
        let end = bytes.indices.suffix(3).last { bytes[$0] >= 0xC0 }
        if let end, !bytes.contains(0), String(validating: bytes[..<end], as: UTF8.self) != nil { return .utf8 }
        return try EncodingGuess.encoding(of: bytes)
    }
}

/// What a list came in, where that is no plain text.
package enum ListContainer: Equatable, Sendable {
    /// A sheet of a workbook, or several one below the other.
    case sheet(String)
    case json, kvtml, webPage
}

/// The sheets of a workbook, of Excel (`.xlsx`) or OpenDocument (`.ods`).
enum Workbook {
    /// The sheets that hold something, in their order; nil when `bytes` are no workbook.
    ///
    /// - Throws: `WordListError`: `.notText` for an archive that cannot be unpacked, `.empty` where all sheets are empty.
    static func sheets(in bytes: [UInt8]) throws(WordListError) -> [Sheet]? {
        guard ZipArchive.isLikely(bytes) else { return nil }
        let sheets: [Sheet]
        do throws(ZipArchive.Problem) {
            var archive = try ZipArchive(bytes, maximumSize: mostUnpacked(of: bytes.count))
            var found = try ExcelWorkbook.sheets(of: &archive)
            if found == nil { found = try OpenDocument.sheets(of: &archive) }
            guard let found else { return nil }
            sheets = found.filter { !$0.isEmpty }
        } catch {
            throw .notText(FileKind(error))
        }
        if sheets.isEmpty { throw .empty }
        return sheets
    }

    /// How much a workbook of so many bytes may stand for: 22 real ones were packed to a half up to a seventh, a bomb to a thousandth.
    private static func mostUnpacked(of size: Int) -> Int { min(ZipArchive.maximumSize, max(32 << 20, size * 64)) }
}
