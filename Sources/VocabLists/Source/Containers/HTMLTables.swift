import VocabCore

/// The tables of a web page, or, without any, its definitions, the items of its lists and its lines.
enum HTMLTables {
    /// The sheets of a page in UTF-8, the one of most rows first; nil when it is no page.
    ///
    /// Tables with the same headings are one sheet, as are those without headings that are as wide.
    ///
    /// - Throws: `WordListError.notText(.webPage)` without two rows of anything.
    static func sheets(in text: [UInt8]) throws(WordListError) -> [Sheet]? {
        guard FileKind.isWebPage(text) else { return nil }
        let page = HTMLPage(text)
        var sheets = joined(page.tables)
        if page.definitions.count > 1 { sheets.append(Sheet(name: "dl", rows: page.definitions)) }
        if sheets.isEmpty {
            let inCells = page.tables.joined().flatMap(\.cells).flatMap { $0.split(separator: "\n").map(String.init) }
            for (name, lines) in [("li", page.items.filter { !$0.isEmpty }), ("p", page.lines + inCells)] where lines.count > 1 {
                sheets.append(Sheet(name: name, rows: lines.map { [$0] }))
            }
        }
        if sheets.isEmpty { throw .notText(.webPage) }
        return Sheet.largestFirst(sheets)
    }

    private static func joined(_ tables: [[HTMLPage.Row]]) -> [Sheet] {
        var tables = tables.map { $0.filter { $0.cellCount > 1 && !$0.cells.allSatisfy(Text.isBlank) } }
        tables.removeAll(where: \.isEmpty)
        // A table of one row is a menu, unless each row stands in a table of its own.
        if tables.contains(where: { $0.count > 1 }) { tables.removeAll { $0.count == 1 } }
        let headings = headings(of: tables)
        var named: [RecordTable] = []
        var unnamed: [Int: [[String]]] = [:]
        for table in tables {
            let first = table[0].cells
            let rows = table.map(\.cells)
            guard headings.contains(first), named.count < mostHeadings else {
                let width = rows[rows.count / 2].count
                let above = unnamed[width]?.first
                unnamed[width, default: []] += above == nil ? rows : rows.filter { $0 != above }
                continue
            }
            let kind = RecordTable.Kind.records(Set(first))
            let place = named.firstIndex { $0.kind.isLike(kind) } ?? named.endIndex
            if place == named.endIndex { named.append(RecordTable(kind, name: "table")) }
            for row in rows where row != first {
                let record = zip(first, row).map { RecordNode.Member(name: $0, value: .text($1)) }
                named[place].add(record, RecordShape([]))
            }
        }
        return named.map(\.sheet)
            + unnamed.sorted { $0.key < $1.key }.map { Sheet(name: "table", rows: $0.value) }
            .filter { $0.rows.count > 1 }
    }

    /// More tables have no names of their own.
    private static let mostHeadings = 64

    /// The first rows that are headings, each name once: cells of headings, or what stands above several tables.
    private static func headings(of tables: [[HTMLPage.Row]]) -> Set<[String]> {
        var counts: [[String]: Int] = [:]
        var found: Set<[String]> = []
        for table in tables where table.count > 1 && Set(table[0].cells).count == table[0].cells.count {
            counts[table[0].cells, default: 0] += 1
            if table[0].isHead { found.insert(table[0].cells) }
        }
        return found.union(counts.filter { $0.value > 1 }.keys)
    }
}
