import VocabCore

/// Where a row's further cells belong, if delimiters in the text were not put in quotes: `abate, to subside, to lessen`.
struct RowOverflow: Equatable {
    /// The last column, and how many columns there are.
    let column: Int
    let width: Int
    /// Whether only cells that begin with a space are such, as behind the commas of a sentence.
    let isSpaced: Bool

    /// Looks at some rows: where they may have more cells than there are columns, these belong to a meaning in the last one.
    ///
    /// A comma needs a space behind it, unless rows of more cells are few and the list has no columns beyond term and meaning. Nil where
    /// no cells are too many.
    init?(_ header: [String]?, _ sample: [[String]], _ columns: ColumnMap, _ delimiter: Delimiter) {
        let widths = Dictionary(sample.map { ($0.count, 1) }, uniquingKeysWith: +)
        let commonest = widths.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? 0
        let width = header?.count ?? commonest
        if delimiter == .comma, let last = Self.raggedColumn(header, sample, columns) {
            (column, self.width, isSpaced) = (last, last + 1, true)
            return
        }
        guard delimiter != .tab, columns.columns[.meaning] == width - 1 else { return nil }
        let spaced = sample.count { $0.prefix(width).dropFirst().contains { $0.utf8.first == 0x20 } }
        if delimiter == .comma, spaced * 5 >= sample.count { return nil }
        (column, self.width, isSpaced) = (width - 1, width, delimiter == .comma)
    }

    /// All that stands behind the first cell of a row.
    static let behindFirst = RowOverflow(column: 1, width: 2, isSpaced: true)

    private init(column: Int, width: Int, isSpaced: Bool) {
        (self.column, self.width, self.isSpaced) = (column, width, isSpaced)
    }

    /// Whether rows are a word and a text about it, in which a comma has a space behind it as in sentences: none has a space behind the first
    /// comma and hardly one lacks it behind the others, of which there are now more and now fewer.
    static func areSentences(_ rows: [[String]], _ delimiter: Delimiter) -> Bool {
        guard delimiter == .comma, rows.count > 4, Set(rows.map(\.count)).count > 2 else { return false }
        let further = rows.flatMap { $0.dropFirst(2) }
        let texts = rows.compactMap { $0[safe: 1] }
        let areLong = texts.count { $0.split(separator: " ").count > 3 } * 2 > texts.count
        return areLong && further.count > 4 && texts.allSatisfy { $0.utf8.first != 0x20 }
            && further.count { $0.utf8.first == 0x20 } * 20 >= further.count * 19
            && rows.allSatisfy { $0.count > 1 && $0[0].split(separator: " ").count < 5 }
    }

    /// The last column, where it holds meanings, and rows have now no cell behind it and now some that go on with the meaning behind a
    /// space, as in a sentence.
    private static func raggedColumn(_ header: [String]?, _ sample: [[String]], _ columns: ColumnMap) -> Int? {
        guard let last = columns.columns.values.max(), columns.columns[.meaning] == last, sample.count > 4,
            header == nil || header?.count == last + 1
        else { return nil }
        let long = sample.filter { $0.count > last + 1 }
        let further = long.flatMap { $0.dropFirst(last + 1) }
        let widths = Set(sample.map(\.count)).count
        // A further column that most rows have, and none has more of, is one of its own.
        let recurs = Set(further.map(Text.cleanedLine)).count * 10 < further.count * 9
        let isColumn = long.count * 2 > sample.count && widths < 3 || recurs
        // Senses are short, and there are now more and now fewer of them.
        let areShort = further.count { $0.split(separator: " ").count < 4 } * 20 >= further.count * 17
        let areVaried = widths > (areShort ? 1 : 3)
        guard !long.isEmpty, header != nil || (long.count < sample.count && !isColumn || areVaried && !recurs) else { return nil }
        func isSpaced(_ cell: String) -> Bool { cell.utf8.first == 0x20 && !Text.isBlank(cell) }
        let meanings = ColumnProfile(sample.map { $0[safe: last] ?? "" })
        let areSpaced = further.count { isSpaced($0) && meanings.fits($0) } * 20 >= further.count * 19
        return areSpaced || areVaried && further.allSatisfy(isSpaced) ? last : nil
    }
}
