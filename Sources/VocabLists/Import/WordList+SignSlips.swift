import VocabCore

/// Rows in which another sign stands than the one that parts the list, or none behind a part of speech.
extension WordList {
    private static let signs = [
        " = ", " - ", " – ", " — ", " -> ", "->", " → ", "→", " => ", " >> ", " : ", ": ", " … ", " .. ", " ~ ", " | ", "= ",
        " =",
    ]
    private static let longestSide = 80
    /// What is said of the word above.
    private static let labels: Set<String> = [
        "derivative", "derivatives", "derived", "related", "plural", "past", "forms", "root", "roots", "family", "collocation",
        "collocations",
        "noun", "verb", "irregular", "regular", "note", "achtung", "merke", "attention", "important", "remember", "ojo", "nota",
        "nb", "ps", "todo", "tip", "cf", "파생어", "관련어", "복수형", "과거형", "활용", "참고", "주의", "팁", "派生語", "関連語",
    ]

    /// Makes words of rows that one other sign parts, where they stand among words: `louer - mieten` among `nager * schwimmen`, `placate (v.) to
    /// calm` among `abate (v.): to lessen`.
    mutating func partByOtherSigns(_ rowReader: RowReader) {
        guard !layout.isOwn, !layout.isSaid, layout.blockWidth == nil, container == nil, layout.headerCells == nil,
            rows.count > 5,
            !badRows.isEmpty, layout.columns.width == 2, let term = layout.columns.columns[.term],
            let meaning = layout.columns.columns[.meaning]
        else { return }
        let lines = Set(rows.map(\.line)).union(badRows.map(\.line))
        let most = rows.map { $0.content.term.split(separator: " ").count }.sorted()[rows.count * 9 / 10] + 1
        let scripts = [term, meaning].map { field in
            rows.reduce(into: Set<Script>()) { known, row in
                known.formUnion(ColumnProfile.scripts(of: field == term ? row.content.term : row.content.meaning))
            }
        }
        let areSmall = rows.count { $0.content.term.first?.isUppercase == true } * 10 <= rows.count
        var found: [Int: Row] = [:]
        for row in badRows {
            guard case .missing = row.reason, case let filled = row.cells.filter({ !Text.isBlank($0) }), filled.count == 1,
                // A line that stands alone is a heading as often.
                lines.contains(row.line - 1) || lines.contains(row.line + 1), row.line > rows[0].line,
                let sides = Self.sides(of: RunningNumber.removed(from: filled[0]) ?? Text.cleaned(filled[0]))
            else { continue }
            let first = term < meaning ? sides.front : sides.back
            let isLikeOthers =
                sides.front.split(separator: " ").count <= most
                && ColumnProfile.scripts(of: sides.front).isSubset(of: scripts[term < meaning ? 0 : 1])
                && ColumnProfile.scripts(of: sides.back).isSubset(of: scripts[term < meaning ? 1 : 0])
                && !(areSmall && first.first?.isUppercase == true)
            guard isLikeOthers, !UnitTitles.isUnit(sides.front), !UnitTitles.beginsWithUnit(sides.front),
                ColumnName(sides.front) == nil,
                FieldNames.below(sides.front) == nil, !Self.labels.contains(Text.key(sides.front)),
                !MetaRows.isName(sides.front)
            else { continue }
            var cells = Array(repeating: "", count: 2)
            (cells[min(term, meaning)], cells[max(term, meaning)]) = (sides.front, sides.back)
            let content = rowReader.content(of: cells)
            if WordError(in: content) == nil { found[row.line] = Row(line: row.line, content: content, id: nil) }
        }
        if found.isEmpty || found.count * 4 > rows.count { return }
        badRows.removeAll { found[$0.line] != nil }
        rows = (rows + found.values).sorted { $0.line < $1.line }
    }

    /// The sides of a text around the only sign in it, or behind a part of speech in brackets; nil where there are none, or several.
    private static func sides(of text: String) -> (front: String, back: String)? {
        guard text.utf8.count < 4 * longestSide, !text.hasPrefix("("), text.last.map({ "!?".contains($0) }) != true else {
            return nil
        }
        let places = signs.compactMap { text.firstRange(of: $0) }.sorted { $0.lowerBound < $1.lowerBound }
        var cut = places.first.map { ($0.lowerBound, $0.upperBound) }
        if let first = places.first {
            // The widest of those that lie in each other.
            let widest = places.filter { $0.overlaps(first) }.max {
                text.distance(from: $0.lowerBound, to: $0.upperBound) < text.distance(from: $1.lowerBound, to: $1.upperBound)
            }
            cut = widest.map { ($0.lowerBound, $0.upperBound) }
            if let widest, signs.contains(where: { text[widest.upperBound...].contains($0) }) { return nil }
        } else if let close = text.firstIndex(of: ")"), let (_, part) = Brackets.atEnd(of: String(text[...close])),
            PartOfSpeech.areKnown(part), text[text.index(after: close)...].first == " "
        {
            cut = (text.index(after: close), text.index(after: close))
        }
        guard let (end, start) = cut else { return nil }
        let sides = [text[..<end], text[start...]].map { Text.cleaned(String($0)) }
        guard sides.allSatisfy({ $0.contains(where: \.isLetter) && $0.count <= longestSide }), sides[0].first?.isLetter == true,
            // `see p. 41`, `Test 12.3.`
            !text.contains(where: \.isFigure)
        else { return nil }
        return (sides[0], sides[1])
    }
}
