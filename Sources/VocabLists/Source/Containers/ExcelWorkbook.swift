import VocabCore

/// Reads the sheets of a workbook of Excel (ECMA-376, part 1, chapter 18).
enum ExcelWorkbook {
    /// The sheets in their order; nil when `archive` is no such workbook.
    ///
    /// - Throws: `ZipArchive.Problem`.
    static func sheets(of archive: inout ZipArchive) throws(ZipArchive.Problem) -> [Sheet]? {
        guard let book = try archive.content(of: "xl/workbook.xml") else { return nil }
        var reader = XMLReader(file: book)
        var named: [(name: String, relation: String)] = []
        var startsIn1904 = false
        while let piece = reader.next() {
            guard case .start(let tag) = piece else { continue }
            if tag.name == "workbookPr", let value = tag["date1904"] { startsIn1904 = value == "1" || value == "true" }
            if tag.name == "sheet", let name = tag["name"], let relation = tag["id"] { named.append((name, relation)) }
        }
        let targets = try targets(of: &archive)
        let texts = try sharedTexts(of: &archive)
        let formats = ExcelFormats(try archive.content(of: "xl/styles.xml") ?? [], startsIn1904: startsIn1904)
        var sheets: [Sheet] = []
        for (name, relation) in named {
            // A sheet of charts has no content of this kind.
            guard let target = targets[relation], let content = try archive.content(of: target) else { continue }
            sheets.append(try filled(Sheet(name: name, after: sheets), content, texts, formats))
        }
        return sheets
    }

    /// The names of the files by the relations that lead to them.
    private static func targets(of archive: inout ZipArchive) throws(ZipArchive.Problem) -> [String: String] {
        var reader = XMLReader(file: try archive.content(of: "xl/_rels/workbook.xml.rels") ?? [])
        var targets: [String: String] = [:]
        while let piece = reader.next() {
            guard case .start(let tag) = piece, tag.name == "Relationship", let id = tag["Id"], let target = tag["Target"] else {
                continue
            }
            targets[id] = target.hasPrefix("/") ? String(target.dropFirst()) : "xl/" + target
        }
        return targets
    }

    /// The texts that cells share, by number.
    private static func sharedTexts(of archive: inout ZipArchive) throws(ZipArchive.Problem) -> [String] {
        var reader = XMLReader(file: try archive.content(of: "xl/sharedStrings.xml") ?? [])
        var texts: [String] = []
        while let piece = reader.next() {
            if case .start(let tag) = piece, tag.name == "si" { texts.append(richText(&reader, in: tag)) }
        }
        if !texts.isEmpty, !reader.isComplete { throw .broken }
        return texts
    }

    /// The text of an element, in whatever looks its pieces are; readings above characters are left out.
    private static func richText(_ reader: inout XMLReader, in element: XMLReader.Tag) -> String {
        if element.isEmpty { return "" }
        var text = ""
        while let piece = reader.next() {
            switch piece {
            case .start(let tag) where tag.name == "rPh": reader.skipElement(tag)
            case .start(let tag) where tag.name == "t": text += reader.text(of: tag)
            case .end(element.name): return withoutEscapes(text)
            default: continue
            }
        }
        return withoutEscapes(text)
    }

    /// `_x000D_` and the like stand for characters that XML cannot hold.
    private static func withoutEscapes(_ text: String) -> String {
        guard text.contains("_x") else { return text }
        return text.replacing(#/_x([0-9A-Fa-f]{4})_/#) { match in
            UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
        }
    }

    private static func filled(
        _ sheet: Sheet, _ content: [UInt8], _ texts: [String], _ formats: ExcelFormats
    ) throws(ZipArchive.Problem) -> Sheet {
        var sheet = sheet
        var reader = XMLReader(file: content)
        var place = (row: -1, column: -1)
        while let piece = reader.next() {
            guard case .start(let tag) = piece else { continue }
            switch tag.name {
            case "row":
                let number = tag["r"].flatMap { Int($0) }.flatMap { (1...Sheet.mostRows).contains($0) ? $0 - 1 : nil }
                place = (number ?? min(place.row + 1, Sheet.mostRows), -1)
            case "c":
                place = tag["r"].flatMap(cell) ?? (place.row, place.column + 1)
                try sheet.put(value(&reader, of: tag, texts, formats), row: place.row, column: place.column)
            case "mergeCell":
                let corners = tag["ref"]?.split(separator: ":").compactMap { cell(String($0)) } ?? []
                guard corners.count == 2, corners[0].row < corners[1].row else { continue }
                try sheet.fill(rows: corners[0].row..<(corners[1].row + 1), column: corners[0].column)
            default: continue
            }
        }
        guard reader.isComplete else { throw .broken }
        return sheet
    }

    /// What a cell shows.
    private static func value(
        _ reader: inout XMLReader, of cell: XMLReader.Tag, _ texts: [String], _ formats: ExcelFormats
    ) -> String {
        if cell.isEmpty { return "" }
        var value = ""
        while let piece = reader.next() {
            switch piece {
            case .start(let tag) where tag.name == "v": value = reader.text(of: tag)
            case .start(let tag) where tag.name == "is": value = richText(&reader, in: tag)
            case .end(cell.name):
                switch cell["t"] {
                case "s": return Int(value).flatMap { texts[safe: $0] } ?? ""
                case "inlineStr", "d": return value
                case "str": return withoutEscapes(value)
                case "b": return value == "1" ? "TRUE" : "FALSE"
                case "e": return ""
                default: return formats.shown(value, style: cell["s"].flatMap { Int($0) } ?? 0)
                }
            default: continue
            }
        }
        return value
    }

    /// Row and column of `B3`, from 0.
    private static func cell(_ reference: String) -> (row: Int, column: Int)? {
        let letters = reference.utf8.prefix { (0x41...0x5A).contains($0) }
        guard (1...3).contains(letters.count), let row = Int(reference.dropFirst(letters.count)), row > 0 else { return nil }
        return (row - 1, letters.reduce(0) { $0 * 26 + Int($1) - 0x40 } - 1)
    }
}
