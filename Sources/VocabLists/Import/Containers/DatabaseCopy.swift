import VocabCore

/// Tables as PostgreSQL writes them out (https://www.postgresql.org/docs/current/sql-copy.html): `COPY words (term, meaning) FROM …;`
/// above rows with TABs between their cells, and `\.` below.
enum DatabaseCopy {
    private static let fewestRows = 3

    /// The table of the most words in `bytes` whose columns name term and meaning; nil where there is none.
    static func table(_ bytes: [UInt8]) -> ListTable? {
        guard bytes.firstRange(of: Array(") FROM ".utf8)) != nil, bytes.firstRange(of: Array("\n\\.".utf8)) != nil else {
            return nil
        }
        var tables: [ListTable] = []
        var names: [String]?
        var rows: [[String]] = []
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: true) {
            if let columns = names {
                if line.starts(with: "\\.".utf8) {
                    tables.append(ListTable(rows: [columns] + rows, hasHeader: true, container: .program))
                    (names, rows) = (nil, [])
                } else {
                    rows.append(line.split(separator: 0x09, omittingEmptySubsequences: false).map(text))
                }
            } else {
                names = columns(String(decoding: line, as: UTF8.self))
            }
        }
        return tables.filter { $0.wordCount >= fewestRows && ColumnMap(header: $0.rows[0]) != nil }
            .max { $0.wordCount < $1.wordCount }
    }

    /// The columns that a line announces rows of; nil for other lines.
    private static func columns(_ line: String) -> [String]? {
        guard line.hasPrefix("COPY "), line.hasSuffix(";"), let open = line.firstIndex(of: "("),
            let close = line.firstRange(of: ") FROM ")?.lowerBound, open < close
        else { return nil }
        return line[line.index(after: open)..<close].split(separator: ",").map {
            Text.cleanedLine(String($0)).filter { $0 != "\"" }
        }
    }

    /// A cell: `\N` is nothing, and a backslash stands before line breaks, TABs and backslashes.
    private static func text(_ cell: ArraySlice<UInt8>) -> String {
        var result = ""
        var rest = String(decoding: cell, as: UTF8.self)[...]
        if rest == "\\N" { return result }
        while let sign = rest.popFirst() {
            guard sign == "\\", let next = rest.popFirst() else {
                result.append(sign)
                continue
            }
            result.append(next == "n" ? "\n" : next == "t" || next == "r" ? " " : next)
        }
        return Text.cleaned(result)
    }
}
