import VocabCore
import VocabLanguage
import VocabLists

/// What an import did, for a person and for a program.
struct ImportReport {
    let file: String
    let bookcase: String
    let isNew: Bool
    let isDryRun: Bool
    let rule: DuplicateRule
    /// What was read; nil for a bookcase as this program exports it, which came as a whole.
    var list: WordList?
    /// Whether the list stands for a bookcase as this program exports it, which has no layout to be told.
    var isBookcase = false
    var counts = ImportCounts()
    /// The words of the bookcase that are in no row, and what became of them; nil where nothing is to be said of that.
    var missing: [Word] = []
    var removal: IdentifierPhrase.Removal?
    /// How many words the bookcase holds afterwards.
    var wordCount = 0

    init(file: String, bookcase: String, isNew: Bool, isDryRun: Bool, rule: DuplicateRule) {
        self.file = file
        self.bookcase = bookcase
        self.isNew = isNew
        self.isDryRun = isDryRun
        self.rule = rule
    }

    private static let badRowsShown = 20

    /// Whether rows of a list take the place of words.
    var isMending: Bool { rule == .update && list != nil && !isBookcase }

    /// Whether every line of the list is a row that was taken in.
    var isWhole: Bool { list?.isWhole == true && counts.bad.isEmpty }

    /// Rows that could not be taken, by line.
    var badRows: [WordList.BadRow] {
        ((list?.badRows ?? []) + counts.bad).sorted { $0.line < $1.line }
    }

    /// The same and the lines that are in no row, with what they hold.
    var rejected: [RejectedRow] {
        guard let list else { return [] }
        return (badRows.map { RejectedRow($0, in: list) } + list.leftLines.map { RejectedRow($0) }).sorted { $0.line < $1.line }
    }

    private var rowCount: Int { list?.rowCount ?? counts.added }

    /// How the file was laid out; nil for what has no encoding, delimiter and header of its own.
    private var layout: ListLayout? { isBookcase ? nil : list?.layout }

    private var columns: [(WordField, Int)] {
        return (layout?.columns.columns ?? [:]).map { ($0.key, $0.value + 1) }
            .sorted { $0.1 < $1.1 }
    }
}

extension ImportReport {
    /// The report for a person.
    func lines(_ style: Style, _ language: Language) -> [String] {
        func say(_ phrase: ImportPhrase, _ role: Style.Role? = nil) -> [String] {
            style.paragraph(SafeText.line(phrase.text(in: language)), role)
        }
        let bad = badRows
        var lines = say(.report(file: file, bookcase: bookcase), .strong)
        if isNew { lines += say(.madeBookcase(bookcase), .dim) }
        if let list, !isBookcase {
            lines += say(.layout(of: list))
            for shape in list.layout.furtherShapes {
                lines += style.paragraph(GuessPhrase.further(shape).text(in: language), .dim)
            }
            lines += say(.columns(of: list))
            if let turned = list.layout.turned {
                lines += style.paragraph(GuessPhrase.sides(turned).text(in: language), .strong)
            }
            if !list.headings.isEmpty { lines += say(.headings(list.headings)) }
            if !list.linesLeftOut.isEmpty { lines += say(.linesLeftOut(list.linesLeftOut)) }
            if list.repeatedHeaders > 0 { lines += say(.repeatedHeaders(list.repeatedHeaders), .dim) }
            if !list.unreadColumns.isEmpty {
                let names = list.layout.header ?? []
                let unread = list.unreadColumns.map { ($0 + 1, names[safe: $0].flatMap { $0.isEmpty ? nil : $0 }) }
                lines += say(.unreadColumns(unread))
            }
        }
        if isDryRun {
            lines +=
                counts.changes.flatMap { self.lines(for: $0, style, language) } + missing.flatMap { line(forMissing: $0, style) }
        } else {
            for content in counts.firstAdded { lines += line(forNew: content, style) }
            let more = counts.added - counts.firstAdded.count
            if more > 0 { lines += say(.moreAdded(more), .dim) }
        }
        lines += style.paragraph(countsLine(language), .accent)
        lines += identifierLines(style, language)
        if !bad.isEmpty {
            let shown = isDryRun ? bad.count : Self.badRowsShown
            lines += say(.badRows(bad.count), .strong)
            lines += bad.prefix(shown).flatMap { say(.badRow($0, in: list)) }
            if bad.count > shown { lines += say(.moreBadRows(bad.count - shown)) }
        }
        return isDryRun ? lines + say(.dryRun) : lines
    }

    /// A new word, or what changes in a known one field by field.
    private func lines(for change: ImportCounts.Change, _ style: Style, _ language: Language) -> [String] {
        guard let before = change.before else { return line(forNew: change.after, style) }
        let fields = WordField.allCases.filter { before[$0] != change.after[$0] }.map { field in
            let name = field.text(in: language)
            if style.isPlain {
                return ImportPhrase.changed(name, before: before[field], after: change.after[field]).text(in: language)
            }
            return "\(name): \(before[field].isEmpty ? "∅" : before[field]) → \(change.after[field])"
        }
        return style.item("~", SafeText.line(change.after.term), indent: 2, labelRole: .strong)
            + fields.flatMap { style.paragraph(SafeText.line($0), indent: 6) }
    }

    private func countsLine(_ language: Language) -> String {
        let (rows, unchanged, bad) = (rowCount, counts.unchanged, badRows.count)
        if isMending {
            return IdentifierPhrase.counts(
                rows: rows, added: counts.added, changed: counts.merged, unchanged: unchanged, bad: bad
            ).text(in: language)
        }
        return ImportPhrase.counts(rows: rows, added: counts.added, merged: counts.merged, unchanged: unchanged, bad: bad)
            .text(in: language)
    }

    /// What the identifiers of the rows, and words without a row, made necessary to say.
    private func identifierLines(_ style: Style, _ language: Language) -> [String] {
        if isBookcase { return [] }
        let rows = counts.identified
        let told: [(IdentifierPhrase, Bool)] = [
            (.repeated(rows.repeated), !rows.repeated.isEmpty), (.foreign(rows.foreign), !rows.foreign.isEmpty),
            (.namesakes(rows.namesakes), !rows.namesakes.isEmpty), (.differing(rows.differing.count), !rows.differing.isEmpty),
        ]
        let phrases = told.filter(\.1).map(\.0) + [removal.map { .missing(missing.count, $0) }].compactMap(\.self)
        return phrases.flatMap { style.paragraph(SafeText.line($0.text(in: language)), .strong) }
    }

    private func line(forMissing word: Word, _ style: Style) -> [String] {
        style.item("-", SafeText.line("\(word.term) — \(word.meaning)"), indent: 2, labelRole: .wrong)
    }

    private func line(forNew content: WordContent, _ style: Style) -> [String] {
        style.item("+", SafeText.line("\(content.term) — \(content.meaning)"), indent: 2, labelRole: .right)
    }

    /// What to type next: a quiz of the bookcases, or more words for one that has too few.
    static func nextStep(after reports: [ImportReport]) -> Invocation {
        let playable = reports.filter { $0.wordCount >= QuestionMaker.choiceCount }
        var names: [String] = []
        for report in playable where !names.contains(report.bookcase) { names.append(report.bookcase) }
        if names.isEmpty { return Invocation(.add, options: reports.first.map { [.book($0.bookcase)] } ?? []) }
        return Invocation(.quiz, options: names.map(Invocation.Option.book))
    }

    /// The reports for a program: one object, or an array where there were several files.
    static func json(of reports: [ImportReport]) -> JSONWriter {
        var writer = JSONWriter()
        if reports.count == 1 {
            writer.object { reports[0].write(&$0) }
        } else {
            writer.lines(reports) { report, writer in writer.object { report.write(&$0) } }
        }
        return writer
    }

    private static func rounded(_ share: Double) -> Double { (share * 100).rounded() / 100 }

    private func write(_ writer: inout JSONWriter) {
        writer.member("file", file)
        writer.member("bookcase", bookcase)
        if case .sheet(let sheet) = list?.layout.container { writer.member("sheet", sheet) }
        writer.member("encoding", layout?.encoding.rawValue ?? TextEncoding.utf8.rawValue)
        writer.member("delimiter", layout?.delimiter?.sign ?? "")
        writer.member("header", layout?.hasHeader == true)
        writer.name("columns")
        writer.object { writer in
            for (field, column) in columns { writer.member(field.rawValue, column) }
        }
        if let list { writer.member("fields", list.filledFields.map(\.rawValue)) }
        if let list, !list.unreadColumns.isEmpty {
            writer.name("unread")
            writer.array(list.unreadColumns) { column, writer in writer.object { $0.member("column", column + 1) } }
        }
        if let confidence = layout?.confidence { writer.member("confidence", Self.rounded(confidence)) }
        if let list, !list.headings.isEmpty {
            writer.name("headings")
            writer.array(list.headings) { line, writer in writer.object { $0.member("line", line) } }
        }
        if let list, !list.linesLeftOut.isEmpty {
            writer.name("linesLeftOut")
            writer.array(list.linesLeftOut) { line, writer in writer.object { $0.member("line", line) } }
        }
        if let list, list.repeatedHeaders > 0 { writer.member("repeatedHeaders", list.repeatedHeaders) }
        writer.member("rows", rowCount)
        writer.member("added", counts.added)
        writer.member("merged", counts.merged)
        writer.member("unchanged", counts.unchanged)
        if let removal {
            writer.member("missing", missing.map(\.id.description))
            if case .removed = removal { writer.member("removed", missing.count) }
        }
        writer.name("bad")
        writer.array(badRows) { row, writer in
            writer.object {
                $0.member("line", row.line)
                $0.member("column", row.column)
                $0.member("reason", row.reason.english)
            }
        }
        writer.member("onDuplicate", rule.rawValue)
        guard isDryRun else { return }
        writer.member("dryRun", true)
        writer.name("changes")
        writer.array(counts.changes) { change, writer in
            writer.object { writer in
                writer.member("line", change.line)
                writer.member("term", change.after.term)
                writer.member("change", change.before == nil ? "added" : "changed")
                if let before = change.before, before.term != change.after.term { writer.member("was", before.term) }
                for field in WordField.allCases where field != .term && change.before?[field] ?? "" != change.after[field] {
                    writer.member(field.rawValue, change.after[field])
                }
            }
        }
    }
}
