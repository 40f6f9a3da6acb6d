import VocabCore

/// Reads the sheets of an OpenDocument spreadsheet (OASIS ODF 1.3, part 3, chapter 9).
enum OpenDocument {
    /// The sheets in their order; nil when `archive` is no such document.
    ///
    /// - Throws: `ZipArchive.Problem`.
    static func sheets(of archive: inout ZipArchive) throws(ZipArchive.Problem) -> [Sheet]? {
        guard let type = try archive.content(of: "mimetype"),
            type.starts(with: "application/vnd.oasis.opendocument.spreadsheet".utf8),
            let content = try archive.content(of: "content.xml")
        else { return nil }
        var reader = XMLReader(file: content)
        var copies = Copies(of: content)
        var sheets: [Sheet] = []
        while let piece = reader.next() {
            if case .start(let tag) = piece, tag.name == "table", let name = tag["name"], !tag.isEmpty {
                sheets.append(try filled(Sheet(name: name, after: sheets), &reader, &copies))
            }
        }
        guard reader.isComplete else { throw .broken }
        return sheets
    }

    /// `sheet` with the rows up to the end of its element.
    private static func filled(
        _ sheet: Sheet, _ reader: inout XMLReader, _ copies: inout Copies
    ) throws(ZipArchive.Problem) -> Sheet {
        var sheet = sheet
        var row = 0
        var merges: [(rows: Range<Int>, column: Int)] = []
        while let piece = reader.next() {
            switch piece {
            case .start(let tag) where tag.name == "table-row":
                let count = number(tag["number-rows-repeated"], atMost: Sheet.mostRows)
                let cells = tag.isEmpty ? [] : cells(&reader, &copies)
                let written = copies.written(count, of: cells.count)
                for cell in cells {
                    for copy in row..<min(row + written, Sheet.mostRows) {
                        try sheet.put(cell.text, row: copy, column: cell.column)
                    }
                    if cell.rowsSpanned > 1 { merges.append((row..<(row + cell.rowsSpanned), cell.column)) }
                }
                row = min(row + count, Sheet.mostRows)
            case .end("table"):
                for merge in merges { try sheet.fill(rows: merge.rows, column: merge.column) }
                return sheet
            default: continue
            }
        }
        return sheet
    }

    /// A cell with its column, from 0.
    private struct Cell {
        let text: String
        let column: Int
        let rowsSpanned: Int
    }

    /// The cells of a row that show something.
    private static func cells(_ reader: inout XMLReader, _ copies: inout Copies) -> [Cell] {
        var cells: [Cell] = []
        var column = 0
        while let piece = reader.next() {
            switch piece {
            case .start(let tag) where tag.name == "table-cell" || tag.name == "covered-table-cell":
                let count = number(tag["number-columns-repeated"], atMost: Sheet.mostColumns)
                let text = tag.isEmpty ? "" : text(&reader, in: tag)
                let rows = number(tag["number-rows-spanned"], atMost: Sheet.mostRows)
                for copy in column..<min(column + (text.isEmpty ? 0 : copies.written(count, of: 1)), Sheet.mostColumns) {
                    cells.append(Cell(text: text, column: copy, rowsSpanned: rows))
                }
                column = min(column + count, Sheet.mostColumns)
            case .end("table-row"): return cells
            default: continue
            }
        }
        return cells
    }

    /// What a cell shows: its paragraphs on lines of their own, without the remarks that are pinned to it.
    private static func text(_ reader: inout XMLReader, in cell: XMLReader.Tag) -> String {
        var text = ""
        var paragraphs = 0
        var isInside = false
        while let piece = reader.next() {
            switch piece {
            case .start(let tag) where tag.name == "annotation" || tag.name == "ruby-text": reader.skipElement(tag)
            case .start(let tag) where tag.name == "p":
                if paragraphs > 0 { text += "\n" }
                paragraphs += 1
                isInside = !tag.isEmpty
            case .end("p"): isInside = false
            case .start(let tag) where tag.name == "s":
                text += String(repeating: " ", count: number(tag["c"], atMost: 100))
            case .start(let tag) where tag.name == "tab": text += " "
            case .start(let tag) where tag.name == "line-break": text += "\n"
            case .text(let piece) where isInside: text += piece
            case .end(cell.name): return text
            default: continue
            }
        }
        return text
    }

    /// How often what is said to be repeated is written, so that a document never stands for much more than it is long.
    private struct Copies {
        private var room: Int

        /// A cell takes more bytes than that to write.
        private static let leastBytes = 50
        /// So many cells are written again in a short document as well.
        private static let least = 10_000
        /// Nobody repeats a word of a list more often, and what fills a sheet to its edge is an ornament.
        private static let most = 100

        init(of content: [UInt8]) { room = Self.least + content.count / Self.leastBytes }

        /// How often so many cells are written that are said to stand there `count` times.
        mutating func written(_ count: Int, of cells: Int) -> Int {
            let further = (count - 1) * cells
            guard count <= Self.most, further <= room else { return 1 }
            room -= further
            return count
        }
    }

    private static func number(_ text: String?, atMost most: Int) -> Int {
        min(max(text.flatMap { Int($0) } ?? 1, 1), most)
    }
}
