import VocabCore

/// Entries that are points, with labelled lines further in below.
extension HeadedEntries {
    /// Words in bold as points, with labelled lines further in below them: `1. **Vanakam**` above `   - *Meaning:* Hello`.
    static func points(_ text: ListText) -> LinedRows? {
        let lines = text.lines
        let heads = lines.indices.filter { index in
            let bare = lines[index].drop { "-*+0123456789.) ".contains($0) }
            let isBold =
                lines[index][..<bare.startIndex].hasSuffix("**") && bare.dropLast(2).contains { $0 != "*" }
                && Text.cleanedLine(String(bare)).hasSuffix("**") && bare.ranges(of: "**").count == 1
            // `- apple` above `    - 뜻: 사과`
            let below = lines[(index + 1)...].first { !Text.isBlank(String($0)) } ?? ""
            let isLed =
                "-*+".contains(lines[index].first ?? " ") && LineLabel(lines[index]) == nil && " \t".contains(below.first ?? "x")
                && LineLabel(below).map { ColumnName($0.name) != nil } == true
            return lines[index].first != " " && (isBold || isLed)
        }
        guard heads.count > 2 else { return nil }
        let entries = heads.map { head in
            entry(head, term(lines[head].drop { "-*+0123456789.) ".contains($0) }), text) {
                Text.isBlank(String($0)) || $0.first == " " || $0.first == "\t"
            }
        }
        return labelled(entries, text)
    }
}
