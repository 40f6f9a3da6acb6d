import VocabCore

/// Cards in an outline as Logseq keeps it: a point that ends with `#card`, and what it means in the points below it.
enum OutlineCards {
    private static let longestText = 1 << 20
    private static let mark = "#card"

    /// `text` with each card on one line, a TAB between its sides; nil when it holds hardly any cards.
    static func lined(_ text: [UInt8], from start: Int) -> [UInt8]? {
        guard text.count < start + longestText, text.firstRange(of: Array(mark.utf8)) != nil else { return nil }
        let body = String(decoding: text[start...], as: UTF8.self).replacing("\r\n", with: "\n")
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
        var rows = Array(repeating: "", count: lines.count)
        var card: (line: Int, depth: Int, meanings: [Substring])?
        for (index, line) in lines.enumerated() {
            let depth = line.prefix { $0 == " " || $0 == "\t" }.count
            guard line.dropFirst(depth).hasPrefix("- ") else { continue }
            let point = line.dropFirst(depth + 2)
            if point.hasSuffix(mark) {
                card = (index, depth, [])
                rows[index] = Text.cleanedLine(String(point.dropLast(mark.count)))
            } else if let known = card, depth > known.depth {
                rows[known.line] += (known.meanings.isEmpty ? "\t" : "; ") + point
                card?.meanings.append(point)
            } else {
                card = nil
            }
        }
        return rows.count { $0.contains("\t") } > 2 ? Array(text[..<start]) + Array(rows.joined(separator: "\n").utf8) : nil
    }
}
