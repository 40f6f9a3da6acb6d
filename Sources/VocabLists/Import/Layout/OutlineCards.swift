import VocabCore

/// Cards in an outline as Logseq keeps it: a point that ends with `#card`, and what it means in the points below it.
enum OutlineCards {
    private static let longestText = 1 << 20
    private static let mark = "#card"

    /// `text` with each point of a list on one line with the text below it, which is further in: `- quindi` above `    therefore, so`; nil
    /// when not nearly all points have such.
    static func unfolded(_ text: [UInt8], from start: Int) -> [UInt8]? {
        guard text.count < start + longestText, text[start...].firstRange(of: Array("- ".utf8)) != nil else { return nil }
        let body = String(decoding: text[start...], as: UTF8.self).replacing("\r\n", with: "\n")
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
        var rows = Array(repeating: "", count: lines.count)
        var points: [(line: Int, below: [String])] = []
        for (index, line) in lines.enumerated() where !Text.isBlank(String(line)) {
            if line.hasPrefix("- ") || line.hasPrefix("* ") {
                points.append((index, []))
                rows[index] = Text.cleanedLine(String(line.dropFirst(2)))
            } else if line.first == " " || line.first == "\t", let last = points.indices.last {
                let inside = line.drop { $0 == " " || $0 == "\t" }
                if inside.hasPrefix("- ") || inside.hasPrefix("* ") { return nil }
                points[last].below.append(Text.cleanedLine(String(inside)))
            } else {
                rows[index] = String(line)
            }
        }
        guard points.count > 3, points.count(where: { $0.below.count == 1 }) * 10 >= points.count * 9,
            !points.contains(where: { rows[$0.line].contains("\t") })
        else { return nil }
        for point in points { rows[point.line] += "\t" + point.below.joined(separator: "; ") }
        return Array(text[..<start]) + Array(rows.joined(separator: "\n").utf8)
    }

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
