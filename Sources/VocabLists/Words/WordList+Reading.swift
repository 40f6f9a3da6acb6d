import VocabCore

extension WordList {
    /// Reads a list in any of the encodings and layouts that lists come in; `options` overrule what is found out.
    ///
    /// `progress` is told from time to time which share of the bytes is read.
    /// - Throws: `WordListError`: why it is none, or what has to be asked.
    package init(
        _ bytes: [UInt8], _ options: ListOptions = ListOptions(), progress: (Double) -> Void = { _ in }
    ) throws(WordListError) {
        if bytes.isEmpty { throw .empty }
        if let found = try Containers.sheets(in: bytes, encoding: options.encoding) {
            self = try WordList(sheets: found.sheets, found.container, found.encoding, options)
            return
        }
        if let sheet = options.sheet { throw .unknownSheet(sheet, sheets: []) }
        if let kind = FileKind(bytes) { throw .notText(kind) }
        self = try WordList(ListText(bytes, said: options.encoding), options, progress)
    }

    private init(_ text: ListText, _ options: ListOptions, _ progress: (Double) -> Void) throws(WordListError) {
        if text.bytes.allSatisfy({ $0 <= 0x20 }) { throw .empty }
        let head = ListHead(of: text.bytes)
        var options = options
        if options.delimiter == nil, let own = ListExport.delimiter(ofOwn: text.bytes) {
            (options.delimiter, options.hasHeader) = (own, options.hasHeader ?? true)
            var reader = CSVReader(text.bytes, delimiter: own)
            options = options.reading(header: try? reader.next()?.cells.get())
        }
        options = options.reading(header: head.columnNames)
        var reader = ListReader(options: options)
        // Under the names of this program's own columns stands a table, whatever is missing in it.
        if ListExport.delimiter(ofOwn: text.bytes) != nil { reader.grammars = [DelimitedGrammar()] }
        let readings = reader.readings(of: text)
        if text.bytes[min(head.length, text.bytes.count)...].allSatisfy({ $0 <= 0x20 }) { throw .empty }
        if let header = Self.headerAlone(text) { throw .headerAlone(header) }
        if (readings.first?.score ?? -99) <= reader.weights.least, let wrong = Self.undecodable(text) { throw wrong }
        let choice = try reader.choice(of: readings)
        // Of a long text only what the part was read as is looked for in all of it.
        var reading = choice.reading
        if text.isShort {
            reading = reading.completed(from: readings)
        } else if !reading.table.isStreamed {
            reading = try reader.whole(reading, of: text)
        }
        var builder = ListBuilder(reading, ListLayout(choice, reading, text.encoding, nil), head, isOwn: options.isOwn)
        Self.fill(&builder, reading, text, head, progress)
        self = builder.finished()
        try check(options)
    }

    /// That a text is in another encoding, where more than a third of its lines cannot be decoded.
    private static func undecodable(_ text: ListText) -> WordListError? {
        var reader = CSVReader(text.sample, delimiter: Delimiter(sign: ","))
        var (count, bad, first) = (0, 0, nil as WordListError?)
        while let record = reader.next() {
            count += 1
            guard case .failure(let failure) = record.cells, failure.reason == .undecodable else { continue }
            bad += 1
            first = first ?? .undecodable(text.encoding, line: record.line, column: failure.column)
        }
        return bad * 3 > count ? first : nil
    }

    /// The names of columns, where there is nothing else in a text.
    private static func headerAlone(_ text: ListText) -> [String]? {
        let lines = Line.all(in: Array(text.bytes.prefix(10_000))).filter { !$0.isBlank }
        guard lines.count == 1 else { return nil }
        return Delimiter.ofTables.lazy.compactMap { sign in
            var reader = CSVReader(Array(lines[0].text.utf8), delimiter: sign)
            return try? reader.next()?.cells.get()
        }
        .first { $0.count(where: { ColumnName($0)?.field != nil }) > 1 }
    }

    /// Takes the rows of the whole text in.
    private static func fill(
        _ builder: inout ListBuilder, _ reading: ListReading, _ text: ListText, _ head: ListHead, _ progress: (Double) -> Void
    ) {
        guard !text.isShort, reading.table.isStreamed, case .table(let sign) = reading.table.shape else {
            for row in reading.table.rows { builder.take(row.cells, line: row.line) }
            for bad in reading.table.isStreamed ? reading.table.broken : [] { builder.take(bad) }
            return
        }
        var csv = CSVReader(text.bytes, delimiter: sign, from: head.length, line: head.lineCount + 1)
        var count = 0
        while let record = csv.next() {
            count += 1
            if count.isMultiple(of: 4_096) { progress(Double(csv.position) / Double(text.bytes.count)) }
            if record.isBlank { continue }
            do throws(BadRow) {
                builder.take(try record.row(by: sign), line: record.line)
            } catch {
                builder.take(error)
            }
        }
    }

    private init(
        sheets: [Sheet], _ container: ListContainer, _ encoding: TextEncoding, _ options: ListOptions
    ) throws(WordListError) {
        let sheets = try Self.named(sheets, container, options)
        // Rows of one cell are lines of text: the points of a page, a list of texts.
        if !sheets.isEmpty, sheets.allSatisfy({ sheet in sheet.rows.allSatisfy { $0.count < 2 } }) {
            let lines = sheets.flatMap { $0.rows.map { $0.first ?? "" } }.map {
                $0.split(whereSeparator: \.isNewline).joined(separator: " ")
            }
            self = try WordList(ListText(utf8: Array(lines.joined(separator: "\n").utf8)), options) { _ in }
            return
        }
        let reader = ListReader(options: options)
        let read = sheets.map { ($0, reader.readings(of: $0)) }
        let able = read.filter { ($0.1.first?.score ?? -99) > reader.weights.least || options.columns != nil && !$0.1.isEmpty }
        guard let first = able.first ?? read.first else { throw .empty }
        var chosen = first
        if able.count > 1 {
            if let joined = Self.joined(able.map(\.0)) {
                chosen = (joined, reader.readings(of: joined))
            } else if case .sheet = container {
                throw .severalSheets(able.map { SheetSample($0.0) })
            }
        }
        let own = options.reading(header: chosen.0.header ?? chosen.0.rows.first)
        let choice =
            try own.isOwn
            ? ListReader(options: own).choice(of: ListReader(options: own).readings(of: chosen.0)) : reader.choice(of: chosen.1)
        let shown: ListContainer = if case .sheet = container { .sheet(chosen.0.name) } else { container }
        var builder = ListBuilder(
            choice.reading, ListLayout(choice, choice.reading, encoding, shown), ListHead(of: []), isOwn: own.isOwn)
        for row in choice.reading.table.rows { builder.take(row.cells, line: row.line) }
        self = builder.finished()
        try check(options)
    }

    /// The sheet that the learner names, or all.
    private static func named(_ sheets: [Sheet], _ container: ListContainer, _ options: ListOptions) throws(WordListError)
        -> [Sheet]
    {
        let filled = sheets.filter { !$0.isEmpty }
        guard let name = options.sheet else { return filled }
        guard case .sheet = container else { throw .unknownSheet(name, sheets: []) }
        guard let sheet = sheets.first(where: { Text.key($0.name) == Text.key(name) }) else {
            throw .unknownSheet(name, sheets: sheets.map(\.name))
        }
        if sheet.isEmpty { throw .empty }
        return [sheet]
    }

    /// Sheets with the same names of columns are one list, one below the other; nil where they differ.
    private static func joined(_ sheets: [Sheet]) -> Sheet? {
        func header(_ sheet: Sheet) -> [String] {
            let row = sheet.header ?? sheet.rows.first { $0.count { !Text.isBlank($0) } > 1 } ?? []
            return row.prefix((row.lastIndex { !Text.isBlank($0) } ?? -1) + 1).map(Text.key)
        }
        guard let first = sheets.first, Set(sheets.map(header)).count == 1,
            header(first).count(where: { ColumnName($0) != nil }) > 1
        else { return nil }
        var joined = first
        for sheet in sheets.dropFirst() {
            let start = sheet.header != nil ? 0 : (sheet.rows.firstIndex { $0.count { !Text.isBlank($0) } > 1 } ?? -1) + 1
            joined.append(sheet, from: start)
        }
        return joined
    }

    /// - Throws: `WordListError` when there is no word, or so much is left out that the list may be of another form.
    private func check(_ options: ListOptions) throws(WordListError) {
        if rows.isEmpty {
            if badRows.isEmpty { throw leftLines.isEmpty ? .empty : .noMeanings }
            throw .nothingUsable(badRows)
        }
        if !options.mayLeaveRows { try checkLosses() }
    }

    /// - Throws: `WordListError.incompleteRows` when more than one line in five is in no word.
    package func checkLosses() throws(WordListError) {
        let lost = badRows.count + leftLines.count
        let all = rowCount + leftLines.count
        guard lost * 5 > all else { return }
        let line = leftLines.first.map { BadRow(line: $0.number, column: 1, reason: .missing(.meaning), cells: [$0.text]) }
        guard let first = badRows.first ?? line else { return }
        throw .incompleteRows(lost, rows: all, first: first)
    }
}

extension ListLayout {
    init(_ choice: ListReader.Choice, _ reading: ListReading, _ encoding: TextEncoding, _ container: ListContainer?) {
        self.init(
            encoding: encoding, container: container, shape: reading.table.shape, furtherShapes: reading.furtherShapes,
            hasHeader: (reading.headerLine ?? 0) > 0 || reading.table.headers > 0,
            header: reading.header, columns: ColumnMap(reading.roles.fields),
            idColumn: reading.header?.firstIndex { ["id", "guid"].contains(Text.key($0)) }, confidence: choice.confidence,
            meaningLanguage: reading.languages[1], turned: reading.areSidesGuessed ? ColumnMap(reading.roles.turned.fields) : nil)
    }
}
