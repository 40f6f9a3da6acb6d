import VocabCore

/// Writes rows as a workbook of one sheet (.xlsx; ECMA-376, part 1, chapter 18).
///
/// Every cell is a text in a column of texts, so that a spreadsheet makes no number, date or formula of it, nor of what is typed there.
struct WorkbookWriter {
    private let name: String
    private let widths: [Int]
    private var rows: [UInt8] = []
    private var rowCount = 0

    /// A workbook without rows, whose sheet is called after `name` and whose columns are so many characters wide.
    init(name: String, widths: [Int]) {
        self.name = Self.sheetName(name)
        self.widths = widths
    }

    /// Writes a row.
    mutating func row(_ cells: [String]) {
        rowCount += 1
        rows += "<row r=\"\(rowCount)\">".utf8
        for (column, cell) in cells.enumerated() where !cell.isEmpty {
            rows += "<c r=\"\(Self.letters(column))\(rowCount)\" s=\"1\" t=\"inlineStr\"><is><t xml:space=\"preserve\">".utf8
            Self.append(cell.utf8, to: &rows)
            rows += "</t></is></c>".utf8
        }
        rows += "</row>\n".utf8
    }

    /// The whole file.
    func finished() -> [UInt8] {
        var archive = StoredZip()
        archive.add("[Content_Types].xml", Self.xml(Self.contentTypes))
        archive.add("_rels/.rels", Self.xml(Self.relations([("officeDocument", "xl/workbook.xml")])))
        archive.add("xl/workbook.xml", Self.xml(workbook))
        archive.add(
            "xl/_rels/workbook.xml.rels",
            Self.xml(Self.relations([("worksheet", "worksheets/sheet1.xml"), ("styles", "styles.xml")])))
        archive.add("xl/styles.xml", Self.xml(Self.styles))
        archive.add("xl/worksheets/sheet1.xml", Self.xml(sheetHead) + rows + Array("</sheetData></worksheet>".utf8))
        return archive.finished()
    }

    private static func xml(_ content: String) -> [UInt8] {
        Array("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\(content)".utf8)
    }

    /// `A` for the first column, `AA` for the 27th.
    private static func letters(_ column: Int) -> String {
        let last = String(Unicode.Scalar(UInt8(0x41 + column % 26)))
        return column < 26 ? last : letters(column / 26 - 1) + last
    }

    /// Writes a text as XML can hold it: `_x000D_` and the like stand for characters that it cannot, and for what looks like that.
    private static func append(_ text: String.UTF8View, to bytes: inout [UInt8]) {
        let text = Array(text)
        for (index, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            case UInt8(ascii: "_") where isEscape(text[index...].prefix(7)): bytes += "_x005F_".utf8
            case 0..<0x20 where byte != 0x09 && byte != 0x0A:
                bytes += "_x00\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))_".utf8
            // U+FFFE and U+FFFF.
            case 0xBE... where byte < 0xC0 && index > 1 && text[index - 1] == 0xBF && text[index - 2] == 0xEF:
                bytes.removeLast(2)
                bytes += "_xFF\(String(byte | 0xF0, radix: 16, uppercase: true))_".utf8
            default: bytes.append(byte)
            }
        }
    }

    /// Whether bytes read as `_x005F_` does.
    private static func isEscape(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.count == 7, bytes.last == UInt8(ascii: "_"), bytes.dropFirst().first == UInt8(ascii: "x") else {
            return false
        }
        return bytes.dropFirst(2).dropLast().allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
    }

    /// What may stand on a tab: at most 31 characters, none of them with a meaning in references.
    private static func sheetName(_ name: String) -> String {
        var units = 0
        let allowed = name.unicodeScalars.filter { !"[]:*?/\\'".unicodeScalars.contains($0) && $0.value >= 0x20 }.prefix {
            scalar in
            units += scalar.utf16.count
            return units <= 31
        }
        let text = Text.cleanedLine(String(String.UnicodeScalarView(allowed)))
        // Excel keeps this name for itself.
        return text.isEmpty || text.lowercased() == "history" ? "vocab" : text
    }

    private static let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    private static let spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    private static let package = "http://schemas.openxmlformats.org/package/2006"

    private static let contentTypes: String = {
        let kind = "application/vnd.openxmlformats-officedocument.spreadsheetml"
        return """
            <Types xmlns="\(package)/content-types">\
            <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
            <Default Extension="xml" ContentType="application/xml"/>\
            <Override PartName="/xl/workbook.xml" ContentType="\(kind).sheet.main+xml"/>\
            <Override PartName="/xl/styles.xml" ContentType="\(kind).styles+xml"/>\
            <Override PartName="/xl/worksheets/sheet1.xml" ContentType="\(kind).worksheet+xml"/></Types>
            """
    }()

    private static func relations(_ targets: [(kind: String, target: String)]) -> String {
        let lines = targets.enumerated().map { index, relation in
            "<Relationship Id=\"rId\(index + 1)\" Type=\"\(office)/\(relation.kind)\" Target=\"\(relation.target)\"/>"
        }
        return "<Relationships xmlns=\"\(package)/relationships\">\(lines.joined())</Relationships>"
    }

    private var workbook: String {
        var escaped: [UInt8] = []
        Self.append(name.utf8, to: &escaped)
        return """
            <workbook xmlns="\(Self.spreadsheet)" xmlns:r="\(Self.office)"><bookViews><workbookView/></bookViews>\
            <sheets><sheet name="\(String(decoding: escaped, as: UTF8.self))" sheetId="1" r:id="rId1"/></sheets></workbook>
            """
    }

    /// Format 49 is that of texts.
    private static let styles = """
        <styleSheet xmlns="\(spreadsheet)"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>\
        <fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
        <borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
        <cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
        <cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>\
        <xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>\
        <cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>
        """

    private var sheetHead: String {
        let columns = widths.enumerated().map { index, width in
            "<col min=\"\(index + 1)\" max=\"\(index + 1)\" width=\"\(width)\" style=\"1\" customWidth=\"1\"/>"
        }
        return "<worksheet xmlns=\"\(Self.spreadsheet)\"><cols>\(columns.joined())</cols><sheetData>\n"
    }
}
