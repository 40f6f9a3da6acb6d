import VocabCore

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
