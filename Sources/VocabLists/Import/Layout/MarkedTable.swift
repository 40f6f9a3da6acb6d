import VocabCore

/// Tables in the markup of wikis, `{| … |- … || … |}`, and of LaTeX, `apple & pomme \\`.
enum MarkedTable {
    /// The text with each row of its tables on one line, TABs between the cells, and everything else left out; nil when it holds no such
    /// table. A row stands on the line on which it begins.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.holds("{|") || text.holds("\\begin{") else { return nil }
        let lines = text.lines.map { Text.cleaned(String($0)) }
        var rows = LinedRows(text)
        if lines.contains(where: { $0.hasPrefix("{|") }), lines.contains("|}") {
            takeWikiRows(lines, &rows)
        } else if lines.contains(where: { $0.hasPrefix("\\begin{") && $0.contains("tab") }) {
            takeLatexRows(lines, &rows)
        } else {
            return nil
        }
        return rows.count > 2 ? rows.lined : nil
    }

    /// A line that stands under the head of a table.
    private static func rule(_ cellCount: Int) -> [String] { Array(repeating: "---", count: cellCount) }

    private static func takeWikiRows(_ lines: [String], _ rows: inout LinedRows) {
        var row: (line: Int, cells: [String], isHead: Bool)?
        var isInside = false
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("{|") {
                isInside = true
                rows.pass([index])
            } else if line.hasPrefix("|-") || line.hasPrefix("|}") {
                rows.pass([index])
                if let row {
                    rows.put(row.cells, on: row.line, with: row.line..<index)
                    if row.isHead, row.line < index { rows.put(rule(row.cells.count), on: index) }
                }
                row = nil
                isInside = isInside && !line.hasPrefix("|}")
            } else if isInside, !line.hasPrefix("|+"), line.hasPrefix("|") || line.hasPrefix("!") {
                let isHead = line.hasPrefix("!")
                let cells = line.dropFirst().replacing("!!", with: "||").split(separator: "||", omittingEmptySubsequences: false)
                row = (row?.line ?? index, (row?.cells ?? []) + cells.map(wikiText), isHead && row?.isHead != false)
            }
        }
    }

    /// What is shown of a cell: neither its attributes, `style="…" |`, nor the marks of emphasis and links.
    private static func wikiText(_ cell: Substring) -> String {
        var text = cell.replacing("'''", with: "").replacing("''", with: "")
        if let bar = text.firstIndex(of: "|"), text[..<bar].contains("="), !text[..<bar].contains("[[") {
            text = text[text.index(after: bar)...]
        }
        while let open = text.firstRange(of: "[["), let close = text[open.upperBound...].firstRange(of: "]]") {
            let link = text[open.upperBound..<close.lowerBound]
            let shown = link.lastIndex(of: "|").map { link[link.index(after: $0)...] } ?? link
            text = text[..<open.lowerBound] + shown + text[close.upperBound...]
        }
        return Text.cleanedLine(String(text))
    }

    private static func takeLatexRows(_ lines: [String], _ rows: inout LinedRows) {
        var isInside = false
        var width: Int?
        // Commands are no text.
        rows.pass(lines.indices.filter { lines[$0].hasPrefix("\\") && !lines[$0].contains("&") })
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("\\begin{"), line.contains("tab") {
                isInside = true
            } else if line.hasPrefix("\\end{"), line.contains("tab") {
                isInside = false
            } else if isInside, !line.hasPrefix("%"), let end = line.ranges(of: "\\\\").last, line.contains("&") {
                let cells = line[..<end.lowerBound].replacing("\\&", with: "\u{0}").split(
                    separator: "&", omittingEmptySubsequences: false
                ).map(latexText)
                rows.put(cells, on: index)
                width = cells.count
                continue
            } else if isInside, line.hasPrefix("\\hline") || line.hasPrefix("\\midrule"), let width {
                rows.put(rule(width), on: index)
            }
            width = nil
        }
    }

    /// What is printed of a cell: commands such as `\textbf{…}` leave what is in their braces.
    private static func latexText(_ cell: Substring) -> String {
        var text = cell.replacing("\u{0}", with: "&").replacing("\\%", with: "%").replacing("~", with: " ")
        while let slash = text.firstIndex(of: "\\") {
            let name = text[text.index(after: slash)...].prefix(while: \.isLetter)
            guard !name.isEmpty else { break }
            // `\\begin{hindi}` is printed as nothing at all.
            let isFrame = ["begin", "end"].contains(name) && text[name.endIndex...].first == "{"
            let end = isFrame ? text[name.endIndex...].firstIndex(of: "}").map(text.index(after:)) : nil
            text = text[..<slash] + text[(end ?? name.endIndex)...]
        }
        return Text.cleanedLine(String(text.filter { $0 != "{" && $0 != "}" }))
    }
}
