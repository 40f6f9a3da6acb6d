import VocabCore

/// What an import did, for a person and for a program.
struct ImportReport {
    let file: String
    let bookcase: String
    let isNew: Bool
    let isDryRun: Bool
    let list: WordList
    let counts: ImportCounts

    private static let badRowsShown = 20

    /// Rows that could not be taken, by line.
    private var badRows: [WordList.BadRow] {
        (list.badRows + counts.bad).sorted { $0.line < $1.line }
    }

    private var columns: [(WordField, Int)] {
        list.columns.columns.map { ($0.key, $0.value + 1) }.sorted { $0.1 < $1.1 }
    }

    /// The report for a person.
    func lines(_ style: Style, _ language: Language) -> [String] {
        func say(_ phrase: ImportPhrase, _ role: Style.Role? = nil) -> [String] {
            style.paragraph(SafeText.line(phrase.text(in: language)), role)
        }
        let bad = badRows
        var lines = say(.report(file: file, bookcase: bookcase), .strong)
        if isNew { lines += say(.madeBookcase(bookcase), .dim) }
        lines += say(.columns(columns, hasHeader: list.hasHeader), .dim)
        if list.rowsWithUnreadCells > 0 { lines += say(.unreadCells(rows: list.rowsWithUnreadCells), .warning) }
        for word in counts.firstAdded {
            lines += style.item("+", SafeText.line("\(word.term) — \(word.meaning)"), indent: 2, labelRole: .right)
        }
        lines += say(
            .counts(
                rows: list.rowCount, added: counts.added, merged: counts.merged, unchanged: counts.unchanged, bad: bad.count),
            .accent)
        if !bad.isEmpty {
            lines += say(.badRows(bad.count), .warning)
            lines += bad.prefix(Self.badRowsShown).flatMap { say(.badRow($0)) }
            if bad.count > Self.badRowsShown { lines += say(.moreBadRows(bad.count - Self.badRowsShown)) }
        }
        return isDryRun ? lines + say(.dryRun) : lines
    }

    /// The report for a program.
    func json() -> JSONWriter {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("file", file)
            writer.member("bookcase", bookcase)
            writer.member("encoding", "UTF-8")
            writer.member("delimiter", list.delimiter.sign)
            writer.member("header", list.hasHeader)
            writer.name("columns")
            writer.object { writer in
                for (field, column) in columns { writer.member(field.rawValue, column) }
            }
            writer.member("rows", list.rowCount)
            writer.member("added", counts.added)
            writer.member("merged", counts.merged)
            writer.member("unchanged", counts.unchanged)
            writer.name("bad")
            writer.array(badRows) { row, writer in
                writer.object {
                    $0.member("line", row.line)
                    $0.member("column", row.column)
                    $0.member("reason", row.reason.english)
                }
            }
            if isDryRun { writer.member("dryRun", true) }
        }
        return writer
    }
}
