import VocabCore

/// Lines that were left out as remarks and look as those that became words do.
extension WordList {
    private static let bytesLookedAt = 1 << 20
    private static let fewest = 3
    private static let mostWords = 4

    /// Lines that begin with the mark of nearly all entries, `* `, `### `, are as short, and have something below that is no entry; none where entries
    /// have no mark, or fewer than three are such. In a table rows of other tables look alike.
    func lostEntries(in bytes: [UInt8]) -> [BadRow] {
        guard container == nil, !layout.isSaid, !layout.isOwn, linesLeftOut.count >= Self.fewest, rows.count > 2,
            bytes.count < Self.bytesLookedAt, let text = String(validating: bytes, as: UTF8.self)
        else { return [] }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        func shape(_ line: Int) -> String? { lines[safe: line - 1].map(Self.mark) }
        let shapes = rows.compactMap { shape($0.line) }
        guard let common = shapes.commonest, common.contains(where: { !$0.isWhitespace }), !common.contains("|"),
            shapes.count(where: { $0 == common }) * 10 >= rows.count * 9
        else { return [] }
        let entries = Set(rows.map(\.line))
        let scripts = [WordField.term, .meaning].map { field in
            rows.prefix(200).reduce(into: Set<Script>()) { $0.formUnion(ColumnProfile.scripts(of: $1.content[field])) }
                .subtracting([.digit])
        }
        let found = linesLeftOut.filter { line in
            guard shape(line) == common, let text = lines[safe: line - 1] else { return false }
            // A topic stands above entries; a word has something of its own below, further in.
            let below = lines.indices.dropFirst(line).first { !Text.isBlank(String(lines[$0])) }
            guard let below, !entries.contains(below + 1), Self.depth(lines[below]) > Self.depth(text),
                ColumnProfile.scripts(of: String(text)).isSubset(of: scripts[0].union([.digit])),
                !ColumnProfile.scripts(of: String(lines[below])).isDisjoint(with: scripts[1])
            else { return false }
            // What a sign parts was left out for what it says.
            let isParted = text.contains { ":=\t：".contains($0) } || text.contains(" - ")
            return !isParted && text.split(separator: " ").count <= Self.mostWords
                && !UnitTitles.beginsWithUnit(Text.cleanedLine(String(text)))
        }
        if found.count < Self.fewest { return [] }
        return found.map { line in
            BadRow(
                line: line, column: (layout.columns.columns[.meaning] ?? 1) + 1, reason: .missing(.meaning),
                cells: [Text.cleanedLine(String(lines[line - 1].drop { !$0.isLetter }))])
        }
    }

    /// Takes lines for rows that lack something and no longer for remarks.
    mutating func missEntries(_ lost: [BadRow]) {
        if lost.isEmpty { return }
        let lines = Set(lost.map(\.line))
        linesLeftOut.removeAll { lines.contains($0) }
        badRows = (badRows + lost).sorted { $0.line < $1.line }
    }

    private static func depth(_ line: Substring) -> Int { line.prefix { $0 == " " || $0 == "\t" }.count }

    /// What stands in front of the first letter of a line, any number as `0`.
    private static func mark(of line: Substring) -> String {
        var mark = ""
        for character in line.prefix(while: { !$0.isLetter }) where !(character.isFigure && mark.last == "0") {
            mark.append(character.isFigure ? "0" : character)
        }
        return mark
    }
}
