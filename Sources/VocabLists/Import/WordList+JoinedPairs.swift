import VocabCore

/// Lines with several pairs, between which a bar stands: `right here = tässä | right there = tuossa`.
extension WordList {
    private static let bar = " | "
    private static let mostWords = 3

    /// Makes a word of each pair, where the sign of the list stands once in each part of a line.
    mutating func partJoinedPairs(_ rowReader: RowReader) {
        guard let sign = delimiter?.sign, sign.contains(where: { "=:-–—".contains($0) }), !layout.isOwn, !layout.isSaid,
            container == nil, layout.columns.width == 2, let term = layout.columns.columns[.term],
            let meaning = layout.columns.columns[.meaning]
        else { return }
        let barred = rows.filter { $0.content.meaning.contains(Self.bar) }
        let found = barred.map { Self.pairs(in: $0.content.meaning, at: sign) }
        // A few remarks stand behind bars as well, and what comes again says of each word which form it is.
        let fronts = found.flatMap { $0?.further.map { Text.key($0.0) } ?? [] }
        guard found.count > 2, !found.contains(where: { $0 == nil }), Set(fronts).count == fronts.count else { return }
        let sides = ScriptPair(of: rows.lazy.map(\.content))
        func isPair(_ pair: (String, String)) -> Bool {
            guard let sides else { return true }
            let (front, back) = term < meaning ? (sides.term, sides.meaning) : (sides.meaning, sides.term)
            func isIn(_ script: Script, _ text: String) -> Bool { Set(text.compactMap(LineSides.script)) == [script] }
            return isIn(front, pair.0) && isIn(back, pair.1)
        }
        var parted: [Row] = []
        for row in rows {
            guard let pairs = Self.pairs(in: row.content.meaning, at: sign), pairs.further.allSatisfy(isPair) else {
                parted.append(row)
                continue
            }
            var first = row
            first.content.meaning = pairs.meaning
            parted.append(first)
            for pair in pairs.further {
                var cells = ["", ""]
                (cells[min(term, meaning)], cells[max(term, meaning)]) = pair
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
                ColumnName(sides[0]) == nil, FieldNames.below(sides[0]) == nil, !RelatedWords.isLabel(sides[0]),
                !PartOfSpeech.areKnown(sides[0])
            else { return nil }
            return (sides[0], sides[1])
        }
        return further.count == parts.count - 1 ? (Text.cleaned(String(parts[0])), further) : nil
    }
}
