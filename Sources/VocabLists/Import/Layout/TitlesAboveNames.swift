import VocabCore

/// Titles above the line that names the columns of a list: `HSK 3급 필수 어휘    제2강` above `번호  한자  병음  품사  뜻`.
enum TitlesAboveNames {
    private static let linesSeen = 8
    private static let fewestNames = 3

    /// The text with empty lines in the place of them; nil where there are none.
    static func left(out text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong, !text.namesColumns else { return nil }
        let top = text.lines.indices.filter { !Text.isBlank(String(text.lines[$0])) }.prefix(linesSeen)
        guard let head = top.first(where: { names(in: text.lines[$0]) != nil }), let sign = names(in: text.lines[head]),
            case let above = top.prefix(while: { $0 < head }), !above.isEmpty, text.lines.count > head + fewestNames
        else { return nil }
        let width = cells(of: text.lines[head], sign).count
        // What has as many cells is a row, and what a sign opens says something to who reads it.
        let areTitles = above.allSatisfy { line in
            // A word and its meaning are in two scripts.
            let scripts = cells(of: text.lines[line], sign).map { ColumnProfile.scripts(of: $0) }
            if scripts.count > 1, !scripts.contains([]), scripts[0].isDisjoint(with: scripts[1]) { return false }
            return cells(of: text.lines[line], sign).count < min(width, fewestNames)
                && !"#<{[".contains(text.lines[line].first ?? " ")
        }
        let rows = text.lines[(head + 1)...].filter { !Text.isBlank(String($0)) }.prefix(20)
        let parted = rows.count { cells(of: $0, sign).count + 1 >= width }
        guard areTitles, parted * 5 >= rows.count * 3 else { return nil }
        var lines = text.lines.map(String.init)
        for line in above { lines[line] = "" }
        var result = text.with(lines)
        result.left = above.map { $0 + text.linesAbove + 1 }
        return result
    }

    /// What parts a line into names of columns, one of which may be unknown, of a meaning or a language among them; nil where nothing does.
    private static func names(in line: Substring) -> String? {
        guard line.utf8.count < 200 else { return nil }
        return ["\t", "|", ",", "  "].first { sign in
            let names = cells(of: line, sign).map { ColumnName($0) }
            return names.count >= fewestNames && names.count(where: { $0 == nil }) < (names.count > fewestNames ? 2 : 1)
                && names.contains { $0?.field == .meaning || $0?.language != nil }
        }
    }

    private static func cells(of line: Substring, _ sign: String) -> [String] {
        line.split(separator: sign).map { Text.cleanedLine(String($0)) }.filter { !$0.isEmpty }
    }
}
