import VocabCore

/// Which records are no rows of a list.
extension CSVReader.Record {
    /// The rows in it, of lists of `width` columns that stand beside each other; those with nothing in them left out.
    func parts(_ width: Int?) -> [CSVReader.Record] {
        guard let width, case .success(let cells) = cells else { return [self] }
        return stride(from: 0, to: cells.count, by: width).map { start in
            CSVReader.Record(line: line, cells: .success(Array(cells[start..<min(start + width, cells.count)])))
        }.filter { !$0.isBlank }
    }

    /// The cells of a line whose last one, of `width`, begins with a quote that nothing closes: only the end of the line can end it.
    func withoutOpenQuote(_ width: Int, _ delimiter: Delimiter) -> [String]? {
        guard case .failure(let failure) = cells, failure.reason == .unclosedQuote, failure.column == width, width > 1, let text,
            let open = text.ranges(of: delimiter.sign + "\"").last, !text[open.upperBound...].contains("\"")
        else { return nil }
        var reader = CSVReader(Array(text[..<open.lowerBound].utf8), delimiter: delimiter)
        guard let before = try? reader.next()?.cells.get(), before.count == width - 1 else { return nil }
        return before + [String(text[open.upperBound...])]
    }

    /// The cells of a line whose quotes do not follow the rules, `"speak of the "devil"",…`: a quote ends a cell where a delimiter or
    /// the end of the line follows. Nil where that gives another number of cells than `width`.
    func withLooseQuotes(_ width: Int, _ delimiter: Delimiter) -> [String]? {
        guard case .failure(let failure) = cells, failure.reason == .textAfterQuote, let text else { return nil }
        var cells: [String] = []
        var rest = text[...]
        while true {
            var end = rest.firstRange(of: delimiter.sign)?.lowerBound
            // Inside of TABs a quote is a sign like others, unless it stands on both sides.
            if rest.hasPrefix("\""), delimiter != .tab {
                let close = rest.dropFirst().ranges(of: "\"" + delimiter.sign).first?.lowerBound
                end = close.map { rest.index(after: $0) } ?? (rest.hasSuffix("\"") ? nil : end)
            }
            let cell = rest[..<(end ?? rest.endIndex)]
            // A quote right behind a word closes what the first one opens.
            let inner = cell.dropFirst().dropLast()
            let closes =
                inner.firstIndex(of: "\"").map { $0 > inner.startIndex && inner[inner.index(before: $0)] != " " } == true
                && !inner.contains("\"\"")
            let isQuoted = !closes && cell.count > 1 && cell.hasPrefix("\"") && cell.hasSuffix("\"") && delimiter != .tab
            cells.append(String(isQuoted ? cell.dropFirst().dropLast() : cell).replacing("\"\"", with: "\""))
            guard let end else { break }
            rest = rest[end...].dropFirst(delimiter.sign.count)
        }
        // Inside of TABs all quotes may be signs like others, however many cells a row has.
        return cells.count == width || delimiter == .tab && cells.count > 1 ? cells : nil
    }

    /// Whether nothing can be seen in any cell.
    var isBlank: Bool {
        guard case .success(let cells) = cells else { return false }
        return cells.allSatisfy(Text.isBlank)
    }

    /// Whether it is the line under the head of a table, `|---|:---:|`, or one between parts of a list.
    var isRule: Bool {
        guard case .success(let cells) = cells else { return false }
        if cells.count == 1 {
            let isLine =
                cells[0].utf8.count > 2
                && ["-", "=", "_", "*", "~"].contains { sign in cells[0].allSatisfy { String($0) == sign } }
            return isLine || cells[0].utf8.starts(with: "+-".utf8) && cells[0].utf8.allSatisfy { "+-= ".utf8.contains($0) }
        }
        let areSigns = cells.allSatisfy { cell in cell.utf8.allSatisfy { "-:=+ ".utf8.contains($0) } }
        return areSigns && cells.contains { $0.contains("---") || $0.contains(":-") || $0.contains("-:") }
    }

    /// Whether it is a remark: one cell that begins with `#`, or with `// `, or a fence of Markdown.
    var isComment: Bool {
        guard case .success(let cells) = cells, cells.count == 1 || ExampleLabels.isExample(cells) else { return false }
        return cells[0].utf8.first { $0 != 0x20 } == UInt8(ascii: "#") || cells[0].hasPrefix("// ") || cells[0].hasPrefix("```")
    }

    /// Whether the sign of a heading is a word in it, alone or with its name in brackets, in a cell for each of the columns that `header`
    /// names: `# (number sign)`.
    func namesSign(below header: [String]?) -> Bool {
        guard case .success(let cells) = cells, let header, cells.count > 2, cells.count == header.count else { return false }
        return cells[0] == "#" || cells[0].hasPrefix("# (")
    }

    /// Whether it is a heading of Markdown, `## Unit 1: At home`, where `delimiter` is none that tables have.
    func isHeading(_ delimiter: Delimiter) -> Bool {
        guard case .success(let cells) = cells, cells[0].utf8.first == UInt8(ascii: "#"), ![.comma, .tab].contains(delimiter)
        else {
            return false
        }
        let text = cells[0].utf8.drop { $0 == UInt8(ascii: "#") }
        return text.count > 1 && text.first == 0x20
    }
}

extension [String] {
    /// Whether a row is an address alone that fell apart at its first sign: `https://…`.
    var isAddress: Bool {
        guard count > 1, self[1].hasPrefix("//"), self[1].contains("."), !self[1].contains(" ") else { return false }
        return ["http", "https"].contains(self[0].drop { "-*+<> \t".contains($0) }.lowercased())
    }
}
