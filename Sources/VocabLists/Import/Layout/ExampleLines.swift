import VocabCore

/// Lines below entries that give an example: further in than the entries, or with a mark such as `ex)` in front.
struct ExampleLines: Equatable, Sendable {
    /// What all of them begin with, behind the space.
    private let mark: String

    /// Looks at some rows of a list; nil when few lines are of that kind.
    init?(_ rows: [[String]], _ columns: ColumnMap) {
        let lines = zip(rows.dropFirst(), rows).compactMap { below, above -> String? in
            let isEntry = Self.isEntry(above, columns)
            return isEntry && Self.isInside(below) && !Self.isInside(above) ? Text.cleanedLine(below[0]) : nil
        }
        let insideCount = rows.count(where: Self.isInside)
        guard lines.count > 2, lines.count * 4 >= rows.count, lines.count * 10 >= insideCount * 9 else { return nil }
        let first = String(lines[0].prefix { !$0.isWhitespace })
        let isMark = first.last.map { ")].:：".contains($0) } == true && lines.allSatisfy { $0.hasPrefix(first) }
        mark = isMark ? first : ""
    }

    /// The example in a row that is such a line; nil for other rows.
    func example(in cells: [String], separator: Delimiter) -> String? {
        guard Self.isInside(cells) else { return nil }
        let line = Text.cleanedLine(cells.joined(separator: separator.sign))
        let text = ["- ", "* ", "• "].contains(where: line.hasPrefix) ? Text.cleanedLine(String(line.dropFirst(2))) : line
        return text.hasPrefix(mark) ? Text.cleanedLine(String(text.dropFirst(mark.count))) : text
    }

    private static func isEntry(_ cells: [String], _ columns: ColumnMap) -> Bool { !columns.content(of: cells).isIncomplete }

    /// Whether a line begins with a space, and has more than that.
    private static func isInside(_ cells: [String]) -> Bool {
        guard let first = cells.first?.utf8.first, first == 0x20 || first == 0x09 else { return false }
        return !Text.isBlank(cells[0])
    }
}
