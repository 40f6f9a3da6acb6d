import VocabCore

/// Tables in the markup of wikis, `{| … |- … || … |}`, and of LaTeX, `apple & pomme \\`.
enum MarkedTable {
    private static let longestText = 1 << 20

    /// `text` with each row of its tables on one line, TABs between the cells, and everything else left out; nil when it holds no such
    /// table. A row stands on the line on which it begins.
    static func lined(_ text: [UInt8], from start: Int) -> [UInt8]? {
        guard text.count < start + longestText,
            ["{|", "\\begin{"].contains(where: { text.firstRange(of: Array($0.utf8)) != nil })
        else { return nil }
        let body = String(decoding: text[start...], as: UTF8.self).replacing("\r\n", with: "\n")
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { Text.cleaned(String($0)) }
        let rows: [String]
        if lines.contains(where: { $0.hasPrefix("{|") }), lines.contains("|}") {
            rows = wikiRows(lines)
        } else if lines.contains(where: { $0.hasPrefix("\\begin{") && $0.contains("tab") }) {
            rows = latexRows(lines)
        } else {
            return nil
        }
        return rows.count { !$0.isEmpty } > 2 ? Array(text[..<start]) + Array(rows.joined(separator: "\n").utf8) : nil
    }

    /// A line that stands under the head of a table.
    private static func rule(_ cellCount: Int) -> String { Array(repeating: "---", count: cellCount).joined(separator: "\t") }

    private static func wikiRows(_ lines: [String]) -> [String] {
        var rows = Array(repeating: "", count: lines.count)
        var row: (line: Int, cells: [String], isHead: Bool)?
        var isInside = false
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("{|") {
                isInside = true
            } else if line.hasPrefix("|-") || line.hasPrefix("|}") {
                if let row {
                    rows[row.line] = row.cells.joined(separator: "\t")
                    if row.isHead, row.line < index { rows[index] = rule(row.cells.count) }
                }
                row = nil
                isInside = isInside && !line.hasPrefix("|}")
            } else if isInside, !line.hasPrefix("|+"), line.hasPrefix("|") || line.hasPrefix("!") {
                let isHead = line.hasPrefix("!")
                let cells = line.dropFirst().replacing("!!", with: "||").split(separator: "||", omittingEmptySubsequences: false)
                row = (row?.line ?? index, (row?.cells ?? []) + cells.map(wikiText), isHead && row?.isHead != false)
            }
        }
        return rows
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

    private static func latexRows(_ lines: [String]) -> [String] {
        var rows = Array(repeating: "", count: lines.count)
        var isInside = false
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("\\begin{"), line.contains("tab") {
                isInside = true
            } else if line.hasPrefix("\\end{"), line.contains("tab") {
                isInside = false
            } else if isInside, let end = line.ranges(of: "\\\\").last, line.contains("&") {
                let cells = line[..<end.lowerBound].replacing("\\&", with: "\u{0}").split(
                    separator: "&", omittingEmptySubsequences: false
                ).map(latexText)
                rows[index] = cells.joined(separator: "\t")
            } else if isInside, line.hasPrefix("\\hline") || line.hasPrefix("\\midrule"), index > 0, !rows[index - 1].isEmpty {
                rows[index] = rule(rows[index - 1].split(separator: "\t", omittingEmptySubsequences: false).count)
            }
        }
        return rows
    }

    /// What is printed of a cell: commands such as `\textbf{…}` leave what is in their braces.
    private static func latexText(_ cell: Substring) -> String {
        var text = cell.replacing("\u{0}", with: "&").replacing("\\%", with: "%").replacing("~", with: " ")
        while let slash = text.firstIndex(of: "\\") {
            let name = text[text.index(after: slash)...].prefix(while: \.isLetter)
            guard !name.isEmpty else { break }
            text = text[..<slash] + text[name.endIndex...]
        }
        return Text.cleanedLine(String(text.filter { $0 != "{" && $0 != "}" }))
    }
}
