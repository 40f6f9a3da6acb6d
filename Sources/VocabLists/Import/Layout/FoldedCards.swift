import VocabCore

/// Cards that open when they are clicked, as Markdown borrows them from HTML: `<summary>put off</summary> 延期する </details>`.
enum FoldedCards {
    private static let longestText = 1 << 20

    /// `text` with each card on the line at which it begins; nil when there are few.
    static func lined(_ text: [UInt8], from start: Int) -> [UInt8]? {
        guard text.count < start + longestText, text[start...].firstRange(of: Array("<summary>".utf8)) != nil else { return nil }
        let body = String(decoding: text[start...], as: UTF8.self).replacing("\r\n", with: "\n")
        var rows = Array(repeating: "", count: body.count(where: \.isNewline) + 1)
        var (line, count, others) = (0, 0, 0)
        var rest = body[...]
        while let open = rest.firstRange(of: "<summary>") {
            line += rest[..<open.upperBound].count(where: \.isNewline)
            others += otherLines(rest[..<open.lowerBound])
            let card = rest[open.upperBound...]
            guard let middle = card.firstRange(of: "</summary>") else { return nil }
            let end = card[middle.upperBound...].firstRange(of: "</details>")
            let meaning = HTMLText.plain(String(card[middle.upperBound..<(end?.lowerBound ?? card.endIndex)]))
            let lines = meaning.split(whereSeparator: \.isNewline).map { Text.cleanedLine(String($0)) }.filter { !$0.isEmpty }
            rows[line] =
                Text.cleanedLine(HTMLText.plain(String(card[..<middle.lowerBound]))) + "\t" + lines.joined(separator: "; ")
            count += 1
            let behind = end?.upperBound ?? card.endIndex
            line += card[..<behind].count(where: \.isNewline)
            rest = card[behind...]
        }
        // Where more stands beside the cards than in them, they are not the list.
        return count > 2 && others + otherLines(rest) <= count
            ? Array(text[..<start]) + Array(rows.joined(separator: "\n").utf8) : nil
    }

    /// How many lines of a text hold something that is neither a heading nor a tag alone.
    private static func otherLines(_ text: Substring) -> Int {
        text.split(whereSeparator: \.isNewline).count { line in
            !line.hasPrefix("#") && !Text.isBlank(HTMLText.plain(String(line))) && !(line.hasPrefix("<") && line.hasSuffix(">"))
        }
    }
}
