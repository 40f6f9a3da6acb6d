import VocabCore

/// Rows of a list for finding things out: its first ones, and some from further down, for what differs on top does not decide.
struct ListSample {
    /// The rows, long cells cut.
    private(set) var rows: [[String]] = []
    /// Where each of the first rows begins.
    private(set) var starts: [ListLayout.Start] = []
    /// The rows right above empty lines.
    private var apart: Set<Int> = []
    /// The rows right above lines such as `|---|---|`.
    private var ruled: [Int] = []

    /// The examples below some rows, with the numbers of these.
    private var examples: [(row: Int, text: String)] = []

    /// How many rows are read from the top, and how many from each place further down.
    static let topRows = 600
    private static let rowsBelow = 50
    private static let placesBelow = 8
    private static let longestCell = 2_000
    private static let bytesLookedAt = 1 << 20

    /// Reads rows of `text` from `start` on.
    init(_ text: [UInt8], _ delimiter: Delimiter, _ start: ListLayout.Start) {
        let isLong = text.count > start.bytes + Self.bytesLookedAt
        let head = isLong ? Array(text.prefix(start.bytes + Self.bytesLookedAt)) : text
        var reader = CSVReader(head, delimiter: delimiter, from: start.bytes, line: start.lines + 1)
        while rows.count < Self.topRows {
            let bytes = reader.position
            guard let record = reader.next() else { return }
            if take(record, delimiter) { starts.append(ListLayout.Start(bytes: bytes, lines: record.line - 1)) }
        }
        readBelow(text, delimiter, from: reader.position)
    }

    /// The sample with what stands behind the first comma of its rows in one column.
    var withTwoColumns: ListSample {
        var joined = self
        joined.rows = rows.map { row in
            row.count < 3 ? row : [row[0], row.dropFirst().joined(separator: ",")]
        }
        return joined
    }

    /// The sample with the first two columns alone.
    var sides: ListSample {
        var sides = self
        sides.rows = rows.map { Array($0.prefix(2)) }
        return sides
    }

    /// The sample with plain text in the place of HTML.
    var inPlainText: ListSample {
        var plain = self
        plain.rows = rows.map { row in
            let cells = row.map(HTMLText.plain)
            // A picture beside a text tells nothing of what the text is.
            return cells.map { cell in
                cell.utf8.last == UInt8(ascii: "]")
                    ? cells.reduce(cell) { Illustration.removed(from: $0, of: Text.cleaned($1)) } : cell
            }
        }
        return plain
    }

    /// The only column whose words most examples below the rows use; nil where there are fewer than three.
    var columnUsedBelow: Int? {
        guard examples.count > 2 else { return nil }
        let shares = (0..<(rows.map(\.count).max() ?? 0)).prefix(ColumnGuess.widest).map { column in
            examples.count { example in
                // A translation behind it uses the other side.
                let sentence = example.text.prefix { !"(（–—".contains($0) }.split(separator: " - ").first ?? ""
                return rows[example.row][safe: column].map { cell in
                    !Text.isBlank(cell) && SentencesBelow.uses(String(sentence), Brackets.atEnd(of: cell)?.rest ?? cell)
                } == true
            } * 10 / examples.count
        }
        guard let most = shares.indices.max(by: { shares[$0] < shares[$1] }), shares[most] >= 5,
            shares.indices.allSatisfy({ $0 == most || shares[$0] < 3 })
        else { return nil }
        return most
    }

    /// Whether an empty line stands below a row near the top, as below titles, and below few others.
    func isApart(_ row: Int) -> Bool {
        row + 1 < starts.count && starts.count > 4 && apart.contains(row)
            && apart.count { $0 + 1 < starts.count } * 4 < starts.count
    }

    /// A row may begin inside a cell of several lines there; among so many rows one that is wrong does no harm.
    private mutating func readBelow(_ text: [UInt8], _ delimiter: Delimiter, from top: Int) {
        for place in 0..<Self.placesBelow {
            let middle = top + (text.count - top) / Self.placesBelow * place
            let window = text[middle...].prefix(1 << 16)
            guard let lineBreak = window.firstIndex(of: 0x0A) else { continue }
            var reader = CSVReader(Array(window[(lineBreak + 1)...]), delimiter: delimiter)
            for _ in 0..<Self.rowsBelow {
                guard let record = reader.next() else { break }
                _ = take(record, delimiter)
            }
        }
    }

    /// Whether a rule stands below a row, as below the head of a table, and below no other but the last, perhaps above a total.
    func isRuled(_ row: Int) -> Bool {
        ruled.first == row && row < rows.count - 1
            && ruled.dropFirst().allSatisfy { last in rows.count - last < 3 && rows[(last + 1)...].allSatisfy { $0.count < 2 } }
    }

    /// Keeps a record that may be a row.
    private mutating func take(_ record: CSVReader.Record, _ delimiter: Delimiter) -> Bool {
        if record.isRule, ["|", "\t"].contains(delimiter.sign), let last = rows.indices.last, ruled.last != last {
            ruled.append(last)
        }
        if record.isBlank, !rows.isEmpty { apart.insert(rows.count - 1) }
        if let example = ExampleLabels.example(in: record, separator: delimiter) {
            if !rows.isEmpty, !example.isEmpty { examples.append((rows.count - 1, example)) }
            return false
        }
        guard let cells = try? record.cells.get(), !record.isBlank, !record.isRule, !record.isComment,
            !record.isHeading(delimiter), !cells.isAddress
        else { return false }
        rows.append(
            cells.map { $0.utf8.count > Self.longestCell ? String($0.unicodeScalars.prefix(Self.longestCell)) : $0 })
        return true
    }
}
