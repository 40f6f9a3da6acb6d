import VocabCore

/// Rows with one sign between all cells: TAB, comma, semicolon, bar, or a sign that stands as often in nearly every line.
struct DelimitedGrammar: Grammar {
    func finds(_ shape: ListShape) -> Bool { if case .table = shape { true } else { false } }

    func tables(in text: GrammarText, _ said: ListOptions) -> [CellTable] {
        if said.hasNoSign || said.lines != nil { return [] }
        let signs = said.delimiter.map { [$0] } ?? Delimiter.ofTables + CommonSigns.found(in: text.filled)
        return signs.compactMap { sign in
            guard said.delimiter != nil || text.bytes.firstRange(of: sign.bytes) != nil else { return nil }
            let table = Self.table(of: text, sign, said: said.delimiter != nil)
            let parted = table.rows.count { $0.cells.count > 1 }
            return said.delimiter != nil || parted * 5 >= table.lineCount && parted > 0 ? table : nil
        }
    }

    /// The tables by the signs that programs put between cells.
    static func ofTables(in text: GrammarText) -> [CellTable] {
        Delimiter.ofTables.compactMap { sign in
            guard text.bytes.firstRange(of: sign.bytes) != nil else { return nil }
            let table = table(of: text, sign)
            let parted = table.rows.count { $0.cells.count > 1 }
            return parted * 2 > table.rows.count ? table : nil
        }
    }

    /// The rows of a text as `sign` parts them.
    static func table(of text: GrammarText, _ sign: Delimiter, said: Bool = false) -> CellTable {
        var table = CellTable(shape: .table(sign), rows: [], lineCount: 0)
        func take(_ record: CSVReader.Record) {
            table.lineCount += 1
            do throws(WordList.BadRow) {
                table.rows.append(CellTable.Row(line: record.line, cells: try record.row(by: sign)))
            } catch {
                table.broken.append(error)
            }
        }
        // Only programs write cells that go over several lines.
        if text.isBare, Delimiter.ofTables.contains(sign) || said {
            table.isStreamed = true
            var reader = CSVReader(text.bytes, delimiter: sign, line: text.firstLine)
            while let record = reader.next() { if !record.isBlank { take(record) } }
        } else {
            for line in text.filled {
                // A line without a sign that people type is no row.
                guard Delimiter.ofTables.contains(sign) || line.text.contains(sign.sign) else {
                    table.left.append(line)
                    continue
                }
                var reader = CSVReader(Array(line.text.utf8), delimiter: sign, line: line.number)
                if let record = reader.next() { take(record) }
            }
            table.lineCount += table.left.count
        }
        if sign.sign == "|" { table.takeHeaders() }
        return table
    }
}

extension CSVReader.Record {
    /// Whether nothing can be seen in any cell.
    var isBlank: Bool {
        guard case .success(let cells) = cells else { return false }
        return cells.allSatisfy(Text.isBlank)
    }

    /// Its cells, as `delimiter` parts them.
    func row(by delimiter: Delimiter) throws(WordList.BadRow) -> [String] {
        switch cells {
        case .success(let cells): return cells
        case .failure(let failure):
            if failure.reason != .undecodable, let cells = looseCells(delimiter) { return cells }
            throw WordList.BadRow(
                line: line, column: failure.column, reason: .unreadable(failure.reason), cells: [text ?? ""])
        }
    }

    /// The cells of a line whose quotes do not follow the rules, `"speak of the "devil"",…` or `"open,…`: a quote ends a cell where a
    /// delimiter or the end of the line follows; one that never ends is a sign like others.
    private func looseCells(_ delimiter: Delimiter) -> [String]? {
        guard let text else { return nil }
        var cells: [String] = []
        var rest = text[...]
        while true {
            var end = rest.firstRange(of: delimiter.sign)?.lowerBound
            var isQuoted = false
            if rest.hasPrefix("\"") {
                if let close = rest.dropFirst().firstRange(of: "\"" + delimiter.sign)?.lowerBound {
                    (end, isQuoted) = (rest.index(after: close), true)
                } else if rest.count > 1, rest.hasSuffix("\"") {
                    (end, isQuoted) = (nil, true)
                }
            }
            let cell = rest[..<(end ?? rest.endIndex)]
            cells.append(String(isQuoted ? cell.dropFirst().dropLast() : cell).replacing("\"\"", with: "\""))
            guard let end else { return cells.count > 1 ? cells : nil }
            rest = rest[end...].dropFirst(delimiter.sign.count)
        }
    }
}

/// Signs that no program puts between cells, but people do: found because they stand as often in nearly every line.
enum CommonSigns {
    private static let linesLookedAt = 200
    private static let mostSigns = 4

    /// The signs that stand in four of five lines at least, outside brackets and quotes, the commonest first.
    static func found(in lines: [Line]) -> [Delimiter] {
        let lines = lines.prefix(linesLookedAt)
        var counts: [String: Int] = [:]
        for line in lines {
            for sign in Set(runs(in: line.text)) { counts[sign, default: 0] += 1 }
        }
        return counts.filter { $0.value * 5 >= lines.count * 4 && $0.value > 1 }
            .sorted { ($0.value, $0.key.count, $0.key) > ($1.value, $1.key.count, $1.key) }
            .prefix(mostSigns).map { Delimiter(sign: $0.key) }
    }

    /// The runs of signs in a line, with the spaces around them where there are some on both sides.
    private static func runs(in text: Substring) -> [String] {
        var found: [String] = []
        var run = ""
        var hasSpace = false
        var isBehindSpace = false
        for scalar in text.unicodeScalars.prefix(1_000) {
            // `=>` and `->` are one sign.
            if isSign(scalar) || scalar == ">" && !run.isEmpty {
                if run.isEmpty { hasSpace = isBehindSpace }
                run.unicodeScalars.append(scalar)
            } else {
                let isApart = hasSpace && scalar == " "
                // `/ˈæpl/` parts nothing.
                if !run.isEmpty, !excluded.contains(run), isApart || run.count > 2 || !run.contains("/") {
                    found.append(isApart ? " \(run) " : run)
                }
                run = ""
            }
            isBehindSpace = scalar == " "
        }
        if !run.isEmpty, run.count > 1 { found.append(run) }
        return found
    }

    /// Those that are tried anyway, and those that stand in words and sentences.
    private static let excluded: Set<String> = [
        ",", ";", "|", ".", "!", "?", "'", "’", "-", "~", "〜", "～", "&", "…", "...", "、", "，", "。", "；", "*", "**", "_", "__",
    ]

    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .dashPunctuation, .otherPunctuation, .mathSymbol, .otherSymbol, .currencySymbol:
            !"\"'“”‘’%\\<>".unicodeScalars.contains(scalar)
        default: false
        }
    }
}
