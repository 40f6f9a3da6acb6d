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
        guard found.count >= fewestRows, !LinedRows.holdOtherPairs(lines, outside: found.map { $0.line..<$0.end }) else {
            return nil
        }
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

    /// The rows between lines `|===`: as many cells as the first row has, each behind its bar. None where cells span others or are more
    /// than text, `2+|`, `a|`.
    private static func barTables(_ lines: [String]) -> [Row] {
        var rows: [Row] = []
        var attributes = ""
        var table: (width: Int?, rows: [Row], hasHeader: Bool)?
        for (index, line) in lines.enumerated() {
            let bare = Text.cleanedLine(line)
            if bare.hasPrefix("|==="), bare.dropFirst().allSatisfy({ $0 == "=" }) {
                if let done = table {
                    rows += done.rows
                    (table, attributes) = (nil, "")
                } else {
                    table = (columnCount(in: attributes), [], hasHeader(attributes))
                }
                continue
            }
            guard let known = table else {
                if bare.hasPrefix("["), bare.hasSuffix("]") { attributes += bare }
                continue
            }
            if bare.hasPrefix("|") {
                let cells = bare.dropFirst().replacing("\\|", with: "\u{1}").split(
                    separator: "|", omittingEmptySubsequences: false
                )
                .map { cell($0).replacing("\u{1}", with: "|") }
                // One cell alone names a part, or nobody knows how many there are.
                if known.width == nil, cells.count == 1 { continue }
                let width = known.width ?? cells.count
                table?.width = width
                if let last = known.rows.indices.last, known.rows[last].cells.count < width {
                    table?.rows[last].cells += cells
                    table?.rows[last].end = index + 1
                } else {
                    // What an empty line follows on top of a table names its columns as well.
                    let isApart = lines[safe: index + 1].map(Text.isBlank) == true
                    let isHead = known.rows.isEmpty && (known.hasHeader || isApart && cells.count == width && width > 1)
                    table?.rows.append(Row(line: index, end: index + (isHead && isApart ? 2 : 1), cells: cells, isHead: isHead))
                }
            } else if let bar = bare.firstIndex(of: "|"),
                bare[..<bar].allSatisfy({ $0.isFigure || "+.*<>^".contains($0) || $0.isLowercase }),
                bare[..<bar].count < 6
            {
                return []
            } else if !bare.isEmpty, let last = known.rows.indices.last, let end = known.rows[last].cells.indices.last {
                table?.rows[last].cells[end] += " " + bare
                table?.rows[last].end = index + 1
            }
        }
        return rows + (table?.rows ?? [])
    }

    /// How many columns `[cols="3,2,2"]` or `[cols=3*]` has; nil where it does not say.
    private static func columnCount(in attributes: String) -> Int? {
        guard let start = attributes.firstRange(of: "cols=") else { return nil }
        let value = attributes[start.upperBound...]
        let list = value.first == "\"" ? value.dropFirst().prefix { $0 != "\"" } : value.prefix { !"],".contains($0) }
        let counts = list.split { ",;".contains($0) }.map { column in
            column.firstIndex(of: "*").flatMap { Int(Text.cleanedLine(String(column[..<$0]))) } ?? 1
        }
        let count = counts.reduce(0, +)
        return count > 0 && count < 64 ? count : nil
    }

    /// Whether attributes say that the first row names the columns: `[%header]`, `[options="header,footer"]`.
    private static func hasHeader(_ attributes: String) -> Bool {
        attributes.split { !$0.isLetter }.contains("header")
    }

    /// A cell without the marks of emphasis around all of it.
    private static func cell(_ text: some StringProtocol) -> String {
        let bare = Text.cleanedLine(String(text))
        return ["**", "*", "``", "`"].lazy.compactMap { CellSigns.without($0, bare) }.first ?? bare
    }
}
