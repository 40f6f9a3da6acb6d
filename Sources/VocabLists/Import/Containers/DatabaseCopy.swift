import VocabCore

/// Tables as PostgreSQL writes them out (https://www.postgresql.org/docs/current/sql-copy.html): `COPY words (term, meaning) FROM …;`
/// above rows with TABs between their cells, and `\.` below.
enum DatabaseCopy {
    private static let fewestRows = 3

    /// The rows in `bytes` whose columns name term and meaning; nil where there are none, or tables of several kinds.
    static func table(_ bytes: [UInt8]) -> ListTable? {
        guard bytes.firstRange(of: Array(") FROM ".utf8)) != nil, bytes.firstRange(of: Array("\n\\.".utf8)) != nil,
            !SourceLook.isDump(bytes)
        else { return nil }
        var tables: [[String]: [[String]]] = [:]
        var names: [String]?
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            if line.starts(with: "\\.".utf8) {
                names = nil
            } else if let names {
                tables[names, default: []].append(line.split(separator: 0x09, omittingEmptySubsequences: false).map(text))
            } else {
                names = columns(String(decoding: line, as: UTF8.self))
            }
        }
        let lists = tables.filter { ColumnMap(header: $0.key) != nil }
        guard lists.count == 1, let (names, rows) = lists.first, rows.count >= fewestRows else { return nil }
        return ListTable(rows: [names] + rows, hasHeader: true, container: .program)
    }

    /// What databases call columns, for short.
    private static let shortNames = ["def": "definition", "defn": "definition", "syn": "synonym"]

    /// The columns that a line announces rows of; nil for other lines.
    private static func columns(_ line: String) -> [String]? {
        guard line.hasPrefix("COPY "), line.hasSuffix(";"), let open = line.firstIndex(of: "("),
            let from = line.firstRange(of: ") FROM "), open < from.lowerBound, !line[from.upperBound...].contains(" ")
        else { return nil }
        return line[line.index(after: open)..<from.lowerBound].split(separator: ",").map {
            let name = Text.cleanedLine(String($0)).filter { $0 != "\"" }
            return shortNames[name] ?? name
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
