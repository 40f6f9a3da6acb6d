import VocabCore

/// A sheet of a workbook: its rows from the first on, so that the number of a row is the one that the spreadsheet shows.
struct Sheet {
    /// What stands on its tab.
    let name: String
    /// The texts of the cells, rows as long as they have any.
    fileprivate(set) var rows: [[String]] = []
    /// How many cells hold something.
    private var cellCount = 0
    /// How many bytes all of them hold together.
    private var byteCount = 0

    /// No list is wider.
    static let mostColumns = 256
    /// As many rows as a spreadsheet has.
    static let mostRows = 1 << 20
    /// More cells are not taken in: repeated ones cost nothing to write.
    private static let mostCells = 8_000_000
    /// Nor is more text: a text that is written once may stand in any number of cells.
    private static let mostBytes = 64 << 20

    init(name: String) {
        self.name = name
    }

    /// Whether some rows have several cells, as those of a list have.
    var looksLikeList: Bool {
        rows.lazy.filter { row in row.lazy.filter { !Text.isBlank($0) }.prefix(2).count == 2 }.prefix(2).count == 2
    }

    /// Whether nothing stands in it.
    var isEmpty: Bool { cellCount == 0 }

    /// Puts `text` into a cell, counted from 0; what lies outside the bounds is left out.
    ///
    /// - Throws: `ZipArchive.Problem.tooLarge` when there are more cells than any list has.
    mutating func put(_ text: String, row: Int, column: Int) throws(ZipArchive.Problem) {
        guard !text.isEmpty, (0..<Self.mostRows).contains(row), (0..<Self.mostColumns).contains(column) else { return }
        cellCount += 1
        byteCount += text.utf8.count
        guard cellCount <= Self.mostCells, byteCount <= Self.mostBytes else { throw .tooLarge }
        while rows.count <= row { rows.append([]) }
        while rows[row].count <= column { rows[row].append("") }
        rows[row][column] = text
    }

    /// Gives the cells below a merged one what it holds: it stands for all of them.
    mutating func fill(rows range: Range<Int>, column: Int) throws(ZipArchive.Problem) {
        guard range.count <= Self.longestMerge, let text = rows[safe: range.lowerBound]?[safe: column] else { return }
        for row in range.dropFirst() where row < rows.count { try put(text, row: row, column: column) }
    }

    /// A longer merge is an ornament.
    private static let longestMerge = 1_000
}

/// The sheets of a workbook, of Excel (`.xlsx`) or OpenDocument (`.ods`).
enum Workbook {
    /// The list that is in `bytes`: in the sheet called `name`, else in the only one that looks like a list.
    ///
    /// - Returns: nil when they are no workbook.
    /// - Throws: `WordListError` when it cannot be read, or when it is not clear which sheet is meant.
    static func table(_ bytes: [UInt8], sheet name: String?) throws(WordListError) -> ListTable? {
        guard ZipArchive.isLikely(bytes) else { return nil }
        let sheets: [Sheet]
        do throws(ZipArchive.Problem) {
            var archive = try ZipArchive(bytes)
            if let found = try ExcelWorkbook.sheets(of: &archive) {
                sheets = found
            } else if let found = try OpenDocument.sheets(of: &archive) {
                sheets = found
            } else {
                return nil
            }
        } catch {
            throw .notText(FileKind(error))
        }
        let sheet = try chosen(sheets, name)
        return ListTable(rows: sheet.rows, hasHeader: nil, container: .sheet(sheet.name))
    }

    /// The sheets one below the other, where all begin with the same heading; nil where they do not, or there is only one.
    private static func joined(_ sheets: [Sheet]) -> Sheet? {
        // A title of one cell may stand above each.
        let starts = sheets.map { sheet in sheet.rows.firstIndex { row in row.count { !Text.isBlank($0) } > 1 } ?? 0 }
        let headings = zip(sheets, starts).map { sheet, start -> [String] in
            let row = sheet.rows[safe: start] ?? []
            return Array(row.prefix((row.lastIndex { !Text.isBlank($0) } ?? -1) + 1))
        }
        guard sheets.count > 1, Set(headings).count == 1, headings[0].count > 1 else { return nil }
        var result = Sheet(name: sheets.map(\.name).joined(separator: ", "))
        for (sheet, start) in zip(sheets, starts) { result.rows += sheet.rows.dropFirst(start) }
        return result
    }

    private static func chosen(_ sheets: [Sheet], _ name: String?) throws(WordListError) -> Sheet {
        if let name {
            guard let sheet = sheets.first(where: { Text.key($0.name) == Text.key(name) }) else {
                throw .unknownSheet(name, sheets: sheets.map(\.name))
            }
            if sheet.isEmpty { throw .empty }
            return sheet
        }
        let lists = sheets.filter(\.looksLikeList)
        if let joined = joined(lists) { return joined }
        if lists.count > 1 { throw .severalSheets(lists.map { SheetSample(name: $0.name, rows: Array($0.rows.prefix(50))) }) }
        guard let sheet = lists.first ?? sheets.first(where: { !$0.isEmpty }) else { throw .empty }
        return sheet
    }
}

/// A sheet with its first rows.
package struct SheetSample: Equatable, Sendable {
    /// What stands on its tab.
    package let name: String
    /// Its first rows that hold something.
    package let rows: [[String]]

    init(name: String, rows: [[String]]) {
        self.name = name
        self.rows = Array(rows.filter { !$0.allSatisfy(Text.isBlank) }.prefix(3))
    }
}
