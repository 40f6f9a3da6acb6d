import VocabCore

/// Tables in the markup of documents, reStructuredText and AsciiDoc, whose cells stand on lines of their own or beside each other.
enum DocumentTables {
    private static let fewestRows = 3

    /// The text with each row of its tables on one line, TABs between the cells, and everything else left out; nil when it holds no such table.
    /// A row stands on the line on which it begins.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree else { return nil }
        let lines = text.lines.map(String.init)
        let found =
            text.holds("list-table::") ? listTables(lines) : text.holds("|===") ? barTables(lines) : []
        guard found.count >= fewestRows else { return nil }
        var rows = LinedRows(text)
        for row in found {
            rows.put(row.cells, on: row.line, with: row.line..<row.end)
            // A rule tells that the row names the columns.
            if row.isHead, row.line + 1 < row.end { rows.put(row.cells.map { _ in "---" }, on: row.line + 1) }
        }
        return rows.lined
    }

    /// A row: the lines that it is made of, and whether it names the columns.
    private struct Row {
        let line: Int
        var end: Int
        var cells: [String]
        var isHead = false
    }

    /// The rows of lists in lists below `.. list-table::`: `* - cell`, and `  - cell` for each further one.
    private static func listTables(_ lines: [String]) -> [Row] {
        var rows: [Row] = []
        var headsLeft = 0
        var isInside = false
        for (index, line) in lines.enumerated() {
            let bare = Text.cleanedLine(line)
            if bare.hasPrefix(".. ") {
                isInside = bare.contains("list-table::")
                headsLeft = 0
            } else if bare.isEmpty {
                continue
            } else if !line.hasPrefix(" ") {
                isInside = false
            } else if isInside, bare.hasPrefix(":header-rows:") {
                headsLeft = Int(bare.dropFirst(13).filter(\.isFigure)) ?? 0
            } else if isInside, bare.hasPrefix("* -") {
                rows.append(Row(line: index, end: index + 1, cells: [cell(bare.dropFirst(3))], isHead: headsLeft > 0))
                headsLeft -= 1
            } else if isInside, !rows.isEmpty, !bare.hasPrefix(":") {
                let last = rows.endIndex - 1
                if bare == "-" || bare.hasPrefix("- ") {
                    rows[last].cells.append(cell(bare.dropFirst()))
                } else if let end = rows[last].cells.indices.last {
                    rows[last].cells[end] += " " + bare
                }
                rows[last].end = index + 1
            }
        }
        return rows
    }

    /// The rows between lines `|===`: as many cells as the first row has, each behind its bar.
    private static func barTables(_ lines: [String]) -> [Row] {
        var rows: [Row] = []
        var width: Int?
        var isInside = false
        var hasHeader = false
        for (index, line) in lines.enumerated() {
            let bare = Text.cleanedLine(line)
            if bare == "|===" {
                isInside.toggle()
                if !isInside { (width, hasHeader) = (nil, false) }
            } else if !isInside, bare.hasPrefix("["), bare.hasSuffix("]") {
                width = columnCount(in: bare)
                hasHeader = bare.contains("header")
            } else if isInside, bare.hasPrefix("|") {
                let cells = bare.dropFirst().replacing("\\|", with: "\u{1}").split(
                    separator: "|", omittingEmptySubsequences: false
                )
                .map { cell($0).replacing("\u{1}", with: "|") }
                let isFirst = width == nil || rows.last.map { $0.cells.count >= (width ?? 0) } ?? true || hasHeader
                if width == nil { width = cells.count }
                if isFirst {
                    // What is followed by an empty line on top of a table names its columns as well.
                    let isHead = hasHeader || lines[..<index].last == "|===" && lines[safe: index + 1].map(Text.isBlank) == true
                    rows.append(Row(line: index, end: index + 1, cells: cells, isHead: isHead))
                    hasHeader = false
                } else {
                    rows[rows.endIndex - 1].cells += cells
                    rows[rows.endIndex - 1].end = index + 1
                }
                if isFirst, rows.last?.isHead == true, lines[safe: index + 1].map(Text.isBlank) == true {
                    rows[rows.endIndex - 1].end = index + 2
                }
            } else if isInside, !bare.isEmpty, let last = rows.indices.last, let end = rows[last].cells.indices.last {
                rows[last].cells[end] += " " + bare
                rows[last].end = index + 1
            }
        }
        return rows
    }

    /// How many columns `[cols="3,2,2"]` has; nil where it does not say.
    private static func columnCount(in attributes: String) -> Int? {
        guard let start = attributes.firstRange(of: "cols=\"") else { return nil }
        let list = attributes[start.upperBound...].prefix { $0 != "\"" }
        if let star = list.firstIndex(of: "*") { return Int(list[..<star]) }
        return list.split { ",;".contains($0) }.count
    }

    /// A cell without the marks of emphasis around all of it.
    private static func cell(_ text: some StringProtocol) -> String {
        let bare = Text.cleanedLine(String(text))
        return ["**", "*", "``", "`"].lazy.compactMap { CellSigns.without($0, bare) }.first ?? bare
    }
}
