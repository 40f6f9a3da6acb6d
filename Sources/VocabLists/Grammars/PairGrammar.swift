import VocabCore

/// Lines of a word, one sign, and its meaning; what follows a further sign belongs to the meaning.
struct PairGrammar: Grammar {
    func finds(_ shape: ListShape) -> Bool { if case .pairs = shape { true } else { false } }

    func tables(in text: GrammarText, _ said: ListOptions) -> [CellTable] {
        if said.hasNoSign || said.lines != nil { return [] }
        let signs = said.delimiter.map { [PairSign(said: $0)] } ?? PairSign.all
        let lines = text.filled.map { Array($0.text.unicodeScalars.prefix(Self.longestLine)) }
        return signs.compactMap { sign in
            var table = CellTable(shape: .pairs(sign.delimiter), rows: [], lineCount: lines.count)
            for (line, scalars) in zip(text.filled, lines) {
                if let cells = Self.cells(scalars, sign) {
                    table.rows.append(CellTable.Row(line: line.number, cells: cells))
                } else {
                    table.left.append(line)
                }
            }
            return !table.rows.isEmpty && (table.rows.count * 5 >= lines.count || said.delimiter != nil) ? table : nil
        }
    }

    /// What stands in front of the sign and behind it; in quotes it does not count between the cells of a table.
    private static func cells(_ line: [Unicode.Scalar], _ sign: PairSign) -> [String]? {
        func text(_ part: ArraySlice<Unicode.Scalar>) -> String { String(String.UnicodeScalarView(part)) }
        if Delimiter.ofTables.contains(sign.delimiter), line.contains("\"") {
            var reader = CSVReader(Array(text(line[...]).utf8), delimiter: sign.delimiter)
            guard let cells = try? reader.next()?.cells.get(), cells.count > 1 else { return nil }
            return [cells[0], cells.dropFirst().joined(separator: sign.delimiter.sign)]
        }
        let line = line[...]
        return sign.range(in: Array(line)).map {
            var rest = (sign.isBracket ? line.dropLast() : line)[$0.upperBound...]
            // `apple - - 사과`
            while let first = rest.first, rest.count > 2,
                first == " " || "-–—:=".unicodeScalars.contains(first) && rest.dropFirst().first == " "
            {
                rest = rest.dropFirst()
            }
            return [text(line[..<$0.lowerBound]), text(rest)]
        }
    }

    /// What stands further behind on a line is not looked at: no word is that long.
    private static let longestLine = 20_000
}
