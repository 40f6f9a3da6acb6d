import VocabCore

/// A word list as it was read from a file: the rows that can be words, and those that cannot, each with its line.
package struct WordList: Sendable {
    /// How the list is laid out.
    package let layout: ListLayout
    /// What it came in, where that is no plain text.
    package let container: ListContainer?
    /// Whether the fields are named here: the first row that is read stands in no line of the file.
    package let areFieldsNamedHere: Bool
    /// Whether it is a note all of whose lines are accounted for, in which fields have no columns of their own.
    package let isNote: Bool
    /// What stands between its cells; nil where no sign does.
    package let delimiter: Delimiter?
    /// The columns, from 0, that hold something and are no field's, unless the learner said which are.
    package private(set) var unreadColumns: [Int] = []
    /// How many rows were further copies of the header, or a second one in another language, and are among no others.
    package internal(set) var repeatedHeaders = 0
    /// The lines of rows that head a part of the list, and are among no others.
    package internal(set) var headings: [Int] = []
    /// The lines at which tables begin that hold no words with meanings.
    package internal(set) var tablesLeftOut: [Int] = []
    /// The lines with text that is in no row.
    package internal(set) var linesLeftOut: [Int] = []
    /// The good rows.
    package internal(set) var rows: [Row] = []
    /// The others.
    package internal(set) var badRows: [BadRow] = []

    /// Reads a list in any of the encodings and layouts that lists come in; `options` overrule what is found out.
    ///
    /// `progress` is told from time to time which share of the bytes is read.
    /// - Throws: `WordListError`.
    package init(
        _ bytes: [UInt8], _ options: ListLayout.Options = ListLayout.Options(), progress: (Double) -> Void = { _ in }
    ) throws(WordListError) {
        if bytes.isEmpty { throw .empty }
        self = try Self.read(bytes, options, progress)
    }

    /// Reads one list.
    init(_ source: ListSource, _ progress: (Double) -> Void) throws(WordListError) {
        let (text, options) = (source.text, source.options)
        container = source.container
        linesLeftOut = source.left
        layout = try ListLayout(
            text, encoding: source.encoding, confidence: source.confidence, isSpaced: source.isSpaced, options)
        delimiter = source.sign ?? (source.isPartedHere && layout.delimiter == .tab ? nil : layout.delimiter)
        areFieldsNamedHere = source.isNamed
        isNote = options.isNote
        linesLeftOut = (linesLeftOut + layout.titleLines.map { $0 - source.added }).sorted()
        var mostCells = 0
        var isHeader = layout.hasHeader
        let rowReader = RowReader(layout: layout)
        var reader = CSVReader(
            text, delimiter: layout.separator, from: layout.start.bytes, line: layout.start.lines + 1 - source.added)
        while let record = reader.next() {
            if let example = ExampleLabels.example(in: record, separator: layout.separator) {
                if example.isEmpty { continue }
                if mayContinue { addExample(example) } else { linesLeftOut.append(record.line) }
                continue
            }
            if record.isBlank || record.isComment
                || !layout.isOwn
                    && (record.isRule || record.isHeading(layout.separator) && !record.namesSign(below: layout.headerCells))
            {
                continue
            }
            if isHeader, case .success = record.cells {
                isHeader = false
                continue
            }
            if let header = layout.headerCells, case .success(let cells) = record.cells,
                cells.isCopy(ofHeader: header) || cells == layout.secondHeader
            {
                repeatedHeaders += 1
                continue
            }
            let isLast = reader.position >= text.count
            let parts = record.parts(layout.blockWidth)
            let words = layout.blockWidth == nil ? parts : parts.filter(holdsWord)
            if words.isEmpty, !parts.isEmpty { linesLeftOut.append(record.line) }
            for part in words {
                mostCells = max(mostCells, take(part, rowReader, isLast: isLast))
            }
            if rows.count == Self.rowsBeforeEstimate {
                rows.reserveCapacity(min(rows.count * text.count / reader.position, Self.mostRowsEstimated))
            }
            if rowCount.isMultiple(of: 4_096) { progress(Double(reader.position) / Double(text.count)) }
        }
        finishRow()
        partJoinedPairs(rowReader)
        mendByScripts(rowReader, left: source.leftTexts)
        leaveOutTotal()
        // Cards in both directions are of two scripts in turn, and told first.
        leaveOutReversed()
        leaveOutFront(above: source.firstRule)
        unreadColumns.sort()
        linesLeftOut.sort()
        try check(source, mostCells: mostCells)
        leaveEdgeSigns(of: source)
    }

    /// Whether a part of a row has something where words or meanings are: beside two blocks remarks may stand.
    private func holdsWord(_ part: CSVReader.Record) -> Bool {
        guard case .success(let cells) = part.cells else { return true }
        return [.term, .meaning].contains { layout.columns.columns[$0].map { !Text.isBlank(cells[safe: $0] ?? "") } == true }
    }

    /// Whether its first row names the columns.
    package var hasHeader: Bool { layout.hasHeader && !areFieldsNamedHere }

    /// The fields that any of its words has, in the order of its columns.
    package var filledFields: [WordField] {
        layout.columns.columns.sorted { $0.value < $1.value }.map(\.key).filter { field in
            rows.contains { !$0.content[field].isEmpty }
        }
    }

    /// Whether a decision about its layout is so unsure that a person should look at it.
    package var isDoubtful: Bool { layout.confidence.least < 0.67 }

    /// How many rows there are, header, comments and blank ones left out.
    package var rowCount: Int { rows.count + badRows.count + continuations }

    /// After so many rows it is told how many there will be, so that they need not be moved while they come in.
    private static let rowsBeforeEstimate = 1_000
    /// Room for more is not made on an estimate alone.
    private static let mostRowsEstimated = 1_000_000

    /// How many rows say further meanings of the row above.
    var continuations = 0
    /// How many cells the last good row has.
    private var rowWidth = 0
    /// Whether a good row stands right above, which a row without a term of its own goes on with.
    private var mayContinue = false
    /// What the last row says with those below it, while there may be more of them.
    private var continued: MergedContent?

    /// Puts a record where it belongs, and returns how many cells it has.
    private mutating func take(_ record: CSVReader.Record, _ rowReader: RowReader, isLast: Bool) -> Int {
        let cells: [String]
        switch record.cells {
        case .success(let readable): cells = readable
        case .failure(let failure):
            if !isLast, let width = layout.headerCells?.count,
                let cells = record.withoutOpenQuote(width, layout.separator)
            {
                return take(CSVReader.Record(line: record.line, cells: .success(cells)), rowReader, isLast: false)
            }
            if let width = layout.headerCells?.count ?? (rowWidth > 1 ? rowWidth : layout.columns.width), !layout.isOwn,
                let cells = record.withLooseQuotes(width, layout.separator)
            {
                return take(CSVReader.Record(line: record.line, cells: .success(cells)), rowReader, isLast: isLast)
            }
            badRows.append(
                BadRow(
                    line: record.line, column: failure.column, reason: .unreadable(failure.reason), cells: [record.text ?? ""]))
            mayContinue = false
            return 0
        }
        if let field = Self.hugeField(cells, layout.columns) {
            badRows.append(BadRow(line: record.line, .tooLong(field, maximumCharacters: field.maximumCharacters), layout.columns))
            mayContinue = false
            return cells.count
        }
        if mayContinue, let example = layout.examplesBelow?.example(in: cells, separator: layout.separator) {
            addExample(example)
            return 0
        }
        if mayContinue, let sentences = layout.sentencesBelow {
            if sentences.isLabel(cells) { return 0 }
            if let word = rows.last?.content, let example = sentences.example(in: cells, below: word) {
                addExample(example)
                return 0
            }
        }
        if let other = layout.otherRow(cells) {
            mayContinue = false
            if other == .comment { linesLeftOut.append(record.line) } else { headings.append(record.line) }
            return other == .comment ? 0 : cells.count
        }
        let content = rowReader.content(of: cells)
        if mayContinue, !layout.rowLabels.isEmpty, let field = layout.rowLabels[Text.key(content.term)] {
            add(content.meaning, to: field)
            return cells.count
        }
        let furtherPart = mayContinue && layout.hasFurtherParts ? content.furtherPart : nil
        if furtherPart != nil
            || content.term.isEmpty && mayContinue && layout.continuations != nil && layout.columns.holdsOnlyMeaning(cells)
        {
            do throws(WordError) {
                try continueRow(with: furtherPart ?? content, asMeaning: furtherPart != nil)
            } catch {
                badRows.append(BadRow(line: record.line, error, layout.columns, cells: cells))
            }
        } else if let error = WordError(in: content) {
            badRows.append(BadRow(line: record.line, error, layout.columns, cells: cells))
            mayContinue = false
        } else {
            finishRow()
            mayContinue = true
            rowWidth = cells.count
            rows.append(Row(line: record.line, content: content, id: rowReader.id(of: cells)))
            for column in rowReader.unread(cells) where !unreadColumns.contains(column) { unreadColumns.append(column) }
        }
        return cells.count
    }

    /// Adds a row without a term of its own to the one above.
    private mutating func continueRow(with content: WordContent, asMeaning: Bool) throws(WordError) {
        if layout.continuations == .example, !asMeaning { return addExample(content.meaning) }
        if let example = Self.labelledExample(content.meaning) { return addExample(example) }
        if !asMeaning, let example = usingLastWord(content.meaning) { return addExample(example) }
        // Taken out while it grows, or all of it would be copied.
        var merged = continued ?? MergedContent(rows[rows.endIndex - 1].content)
        continued = nil
        defer { continued = merged }
        _ = try merged.add(content)
        rows[rows.endIndex - 1].continuations += 1
        continuations += 1
    }

    /// A text below a word that uses it, in letters that its meaning has none of; nil for others.
    private func usingLastWord(_ text: String) -> String? {
        guard let word = rows.last?.content, text.count > word.term.count,
            ColumnProfile.scripts(of: word.meaning).isDisjoint(with: ColumnProfile.scripts(of: word.term)),
            let script = Script(ofFirstLetterIn: text), ColumnProfile.scripts(of: word.term).contains(script),
            SentencesBelow.uses(text, word.term) || text.split(separator: " ").count > 4
        else { return nil }
        // Signs and marks of Markdown stand around it.
        return Text.cleaned(
            String(
                text.replacing("**", with: "").drop { !$0.isLetter && !$0.isFigure && !"(\"“¿¡".contains($0) }.filter {
                    $0 != "*"
                }))
    }

    /// What stands behind `Example:` in a line below an entry.
    private static func labelledExample(_ text: String) -> String? {
        guard let colon = text.prefix(16).firstIndex(of: ":"), ColumnName(String(text[..<colon])) == .field(.example) else {
            return nil
        }
        return Text.cleanedLine(String(text[text.index(after: colon)...]))
    }

    /// Gives the last row the example in a line below it.
    private mutating func addExample(_ example: String) {
        finishRow()
        let known = rows[rows.endIndex - 1].content.example
        guard known.count + example.count < WordField.example.maximumCharacters else { return }
        rows[rows.endIndex - 1].content.example = known.isEmpty ? example : known + "\n" + example
    }

    /// Gives the last row what a line below it says under a label.
    private mutating func add(_ text: String, to field: WordField) {
        if field == .example { return addExample(text) }
        finishRow()
        let known = rows[rows.endIndex - 1].content[field]
        guard known.count + text.count < field.maximumCharacters else { return }
        rows[rows.endIndex - 1].content[field] = known.isEmpty ? text : known + "; " + text
    }

    /// Takes out a last row that counts the others: `합계,20`. It has the number of them, and no other row has one for its meaning.
    private mutating func leaveOutTotal() {
        if !layout.isOwn, !layout.isSaid, rows.count > 3, let last = rows.last,
            MetaRows.isBelow([last.content.term, last.content.meaning], terms: rows.dropLast().prefix(20).map(\.content.term))
        {
            rows.removeLast()
            badRows.append(
                BadRow(line: last.line, column: 1, reason: .missing(.meaning), cells: [last.content.term, last.content.meaning]))
        }
        // `총,5개`
        func number(_ row: Row) -> String {
            let text = Text.cleanedLine(row.content.meaning)
            return ["개", " words"].first(where: text.hasSuffix).map { String(text.dropLast($0.count)) } ?? text
        }
        func isNumber(_ row: Row) -> Bool { !number(row).isEmpty && CellKind(number(row)) == .number }
        // `총 20개,맞은 개수,13`
        let counted = rows.last.map { last in last.content.term.hasPrefix("총 ") ? String(last.content.term.dropFirst(2)) : "" }
        if rows.count > 3, let counted, counted.hasSuffix("개"), Int(counted.dropLast()) == rows.count - 1, !layout.isOwn,
            rows.last.map({ ColumnProfile.scripts(of: $0.content.meaning).isSubset(of: [.hangul, .digit]) }) == true
        {
            linesLeftOut.append(rows.removeLast().line)
            return
        }
        guard rows.count > 5, let last = rows.last, !layout.isOwn, isNumber(last),
            Int(number(last)) == rows.count - 1, !rows.dropLast().suffix(200).contains(where: isNumber)
        else { return }
        rows.removeLast()
        badRows.append(
            BadRow(
                line: last.line, column: (layout.columns.columns[.meaning] ?? 0) + 1, reason: .missing(.meaning),
                cells: [last.content.term, last.content.meaning]))
    }

    /// Gives the last row what the rows below it said.
    private mutating func finishRow() {
        guard let merged = continued else { return }
        rows[rows.endIndex - 1].content = merged.content
        continued = nil
    }

    /// A field so long that nothing in it needs to be looked at.
    private static func hugeField(_ cells: [String], _ columns: ColumnMap) -> WordField? {
        guard cells.contains(where: { $0.utf8.count > 200_000 }) else { return nil }
        return WordField.allCases.first { columns.columns[$0].map { $0 < cells.count && cells[$0].utf8.count > 200_000 } == true }
    }
}
