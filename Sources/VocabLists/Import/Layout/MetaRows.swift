import VocabCore

/// Rows on top of a list and below it that say something of the list: `작성자: 김민수`, `Date: 2024-03-05`.
///
/// Each of these names is a word as well, so a row of two words is one only beside others, or in another script than the terms.
enum MetaRows {
    private static let names = Set(
        """
        title author date source subject teacher grade publisher level deck created updated url link website range
        제목 작성자 작성일 날짜 일자 과목 출처 범위 시험범위 시험일 학년 학년반 출판사 선생님 교재 단원 주제 학교 반 이름
        titel autor datum quelle título fecha fuente titre auteur 作者 日期 来源 标题 作成者 日付 出典
        """.split(whereSeparator: \.isWhitespace).map(String.init))
    private static let most = 6

    /// How many rows on top are such.
    static func onTop(of rows: [[String]]) -> Int {
        let count = rows.prefix(most).prefix(while: isMeta).count
        guard count > 0, rows.count > count + 2 else { return 0 }
        return count > 1 || saysMore(rows[0]) || isForeign(rows[0], to: rows.dropFirst(count).prefix(20)) ? count : 0
    }

    /// Whether the last row is one, among others with `terms`.
    static func isBelow(_ row: [String], terms: [String]) -> Bool {
        isMeta(row) && (saysMore(row) || isForeign(row, to: terms.prefix(20).map { [$0] }))
    }

    private static func isMeta(_ row: [String]) -> Bool {
        let filled = row.filter { !Text.isBlank($0) }
        guard filled.count == 2, filled[0] == row[0] else { return false }
        return isName(filled[0])
    }

    /// Whether a text is the name of what is said of a list.
    static func isName(_ text: String) -> Bool { names.contains(Text.key(text).filter { !" :：".contains($0) }) }

    /// Whether it holds a date, an address or a number, as no meaning does.
    private static func saysMore(_ row: [String]) -> Bool {
        row.dropFirst().contains { cell in
            let text = Text.cleanedLine(cell)
            return !text.isEmpty && ([.date, .link, .number].contains(CellKind(text)) || text.hasPrefix("http"))
        }
    }

    /// Whether its name is in another script than all terms.
    private static func isForeign(_ row: [String], to rows: some Sequence<[String]>) -> Bool {
        let script = ColumnProfile.scripts(of: row[0])
        return rows.allSatisfy { $0.first.map { ColumnProfile.scripts(of: $0).isDisjoint(with: script) } == true }
    }
}
