import VocabCore

/// Takes the rows of a list in, one after the other, as the chosen reading says.
struct ListBuilder {
    private(set) var list: WordList
    private let reader: RowReader
    private let reading: ListReading
    private let attachments: RowAttachments
    private let headerKeys: [String]?
    /// Whether rows without a term go on with the word above.
    private let continues: Bool
    private let isOwn: Bool
    /// Whether hardly any row has more cells than the header.
    private let isEven: Bool
    private var isBehindWord = false
    /// What the last word says, while rows go on with it.
    private var growing: MergedContent?
    private var isUnread: Set<Int> = []

    init(_ reading: ListReading, _ layout: ListLayout, _ head: ListHead, isOwn: Bool) {
        list = WordList(layout)
        self.reading = reading
        self.isOwn = isOwn
        let sample = TableReader.sample(reading.table.rows.filter { $0.line > reading.headerLine ?? 0 }).map(\.cells)
        reader = RowReader(reading, sample: isOwn ? [] : sample, idColumn: layout.idColumn, head, isOwn: isOwn)
        attachments = RowAttachments(reading.table)
        headerKeys = reading.header.map { $0.map(Text.key) }
        let width = reading.header?.count ?? .max
        isEven = !isOwn && reading.headerLine ?? 0 > 0 && sample.count { $0.count > width } * 3 < sample.count
        let reader = reader
        let further = sample.count(where: reader.holdsOnlyMeaning)
        continues = !isOwn && further > 1 && further * 8 >= sample.count
    }

    /// Takes a row in that begins at `line`.
    mutating func take(_ cells: [String], line: Int) {
        let headerLine = reading.headerLine ?? 0
        if line == headerLine || !isOwn && TableReader.isRule(cells) { return }
        if !isOwn, TableReader.isRemark(cells) {
            if LineTitle.isTitle(cells[0]), cells[0].hasPrefix("##") || cells.count == 1 {
                list.headings.append(line)
            } else {
                leave(line, cells.filter { !$0.isEmpty }.joined(separator: "\t"))
            }
            return
        }
        // Titles are told with the lines that are left.
        if line < headerLine { return }
        if let headerKeys, cells.count >= headerKeys.count / 2, !isOwn, isCopy(cells, of: headerKeys) {
            list.repeatedHeaders += 1
            return
        }
        if let width = headerKeys?.count, isEven, cells.count > width, !reader.joinsCells,
            cells[width...].contains(where: { !Text.isBlank($0) })
        {
            list.badRows.append(WordList.BadRow(line: line, column: width + 1, reason: .extraCells, cells: cells))
            isBehindWord = false
            return
        }
        var content = reader.content(of: cells)
        for (field, text) in attachments.byRow[line] ?? [:] where content[field].isEmpty { content[field] = text }
        if continues, isBehindWord, content.term.isEmpty, reader.holdsOnlyMeaning(cells) {
            do throws(WordError) {
                try goOn(with: content)
            } catch {
                list.badRows.append(WordList.BadRow(line: line, error, list.layout.columns, cells: cells))
            }
            return
        }
        growing = nil
        guard let error = WordError(in: content) else {
            list.rows.append(WordList.Row(line: line, content: content, id: reader.id(of: cells)))
            if list.rows.count < 2_000 || list.rows.count.isMultiple(of: 50) {
                for column in reader.unread(cells) where !isUnread.contains(column) { isUnread.insert(column) }
            }
            isBehindWord = true
            return
        }
        let filled = cells.filter { !Text.isBlank($0) }
        if !isOwn, filled.count == 1, LineTitle.isTitle(Text.cleanedLine(filled[0])) {
            list.headings.append(line)
        } else {
            list.badRows.append(WordList.BadRow(line: line, error, list.layout.columns, cells: cells))
        }
        isBehindWord = false
    }

    private mutating func leave(_ line: Int, _ text: String) {
        list.leftLines.append(WordList.LeftLine(number: line, text: text))
    }

    /// Takes in a row that cannot be read.
    mutating func take(_ bad: WordList.BadRow) { list.badRows.append(bad) }

    /// Adds a further meaning to the word above.
    private mutating func goOn(with content: WordContent) throws(WordError) {
        guard let last = list.rows.indices.last else { return }
        // Taken out while it grows, or all of it would be copied.
        var merged = growing ?? MergedContent(list.rows[last].content)
        growing = nil
        defer { growing = merged }
        _ = try merged.add(content)
        list.rows[last].content = merged.content
        list.rows[last].continuations += 1
        list.continuations += 1
    }

    private func isCopy(_ cells: [String], of header: [String]) -> Bool {
        guard cells[0].utf8.count < 200, let first = header.first, Text.key(cells[0]) == first else { return false }
        return cells.map(Text.key) == header
    }

    /// The list, when all rows are in.
    mutating func finished() -> WordList {
        leaveTotal()
        list.repeatedHeaders += max(0, reading.table.headers - 1)
        for line in reading.titles + reading.table.left where !attachments.lines.contains(line.number) {
            if reading.table.titles.contains(line.number) || LineTitle.isTitle(line.text) {
                list.headings.append(line.number)
            } else {
                leave(line.number, String(line.text))
            }
        }
        list.badRows += reading.table.isStreamed ? [] : reading.table.broken
        list.badRows.sort { $0.line < $1.line }
        list.headings.sort()
        list.leftLines.sort { $0.number < $1.number }
        list.unreadColumns = isUnread.sorted()
        return list
    }

    /// A last row whose meaning is the number of the others is a total, where no other meaning is a number.
    private mutating func leaveTotal() {
        guard !isOwn, list.rows.count > 3, let last = list.rows.last else { return }
        let digits = last.content.meaning.filter(\.isNumber)
        guard Int(digits) == list.rows.count - 1, last.content.meaning.count - digits.count < 3,
            last.content.meaning.first?.isNumber == true,
            !list.rows.dropLast().suffix(100).contains(where: { CellKind($0.content.meaning) == .number })
        else { return }
        list.rows.removeLast()
        leave(last.line, last.content.term + "\t" + last.content.meaning)
    }
}
