import VocabCore

/// Lines with several pairs, between which a bar stands: `right here = tässä | right there = tuossa`.
extension WordList {
    private static let bar = " | "
    private static let mostWords = 5

    /// Makes a word of each pair, where the sign of the list stands once in each part of a line.
    mutating func partJoinedPairs(_ rowReader: RowReader) {
        guard let sign = delimiter?.sign, sign.contains(where: { "=:-–—".contains($0) }), !layout.isOwn, !layout.isSaid,
            container == nil, layout.columns.width == 2, let term = layout.columns.columns[.term],
            let meaning = layout.columns.columns[.meaning]
        else { return }
        var parted: [Row] = []
        for row in rows {
            guard let pairs = Self.pairs(in: row.content.meaning, at: sign) else {
                parted.append(row)
                continue
            }
            var first = row
            first.content.meaning = pairs.meaning
            parted.append(first)
            for sides in pairs.further {
                var cells = ["", ""]
                (cells[min(term, meaning)], cells[max(term, meaning)]) = sides
                parted.append(Row(line: row.line, content: rowReader.content(of: cells), id: nil))
            }
        }
        if parted.allSatisfy({ WordError(in: $0.content) == nil }) { rows = parted }
    }

    /// What a meaning is without the pairs behind it; nil where none are.
    private static func pairs(in text: String, at sign: String) -> (meaning: String, further: [(String, String)])? {
        guard text.contains(bar) else { return nil }
        let parts = text.ranges(of: bar).reduce(into: [text[...]]) { parts, place in
            let last = parts.removeLast()
            parts += [last[..<place.lowerBound], text[place.upperBound...]]
        }
        let further = parts.dropFirst().compactMap { part -> (String, String)? in
            let places = part.ranges(of: sign)
            guard places.count == 1 else { return nil }
            let sides = [part[..<places[0].lowerBound], part[places[0].upperBound...]].map { Text.cleaned(String($0)) }
            guard sides.allSatisfy({ $0.contains(where: \.isLetter) }), sides[0].split(separator: " ").count <= mostWords,
                ColumnName(sides[0]) == nil, FieldNames.below(sides[0]) == nil
            else { return nil }
            return (sides[0], sides[1])
        }
        return further.count == parts.count - 1 ? (Text.cleaned(String(parts[0])), further) : nil
    }
}
