import VocabCore

/// How a word list is laid out: what was found out, or what the learner said.
package struct ListLayout: Equatable, Sendable {
    /// How its text is written.
    package let encoding: TextEncoding
    /// What stands between its cells.
    package let delimiter: Delimiter
    /// Whether its first row names the columns.
    package let hasHeader: Bool
    /// Which column is which.
    package let columns: ColumnMap
    /// Whether neither a header nor the learner said what the columns are.
    let isGuessed: Bool
    /// Whether no heading names its term or its meaning.
    let isUnnamed: Bool
    /// Whether the learner said what the columns are.
    let isSaid: Bool
    /// The column of identifiers, from 0.
    let idColumn: Int?
    /// Whether this program wrote the list: then cells are taken as they are.
    let isOwn: Bool
    /// Whether cells are HTML.
    let isHTML: Bool
    /// What stands in front of rows and belongs to no word; nil for lists of this program, in which every sign belongs to one.
    let rowMarks: RowMarks?
    /// Whether spaces separate tags, as in Anki.
    let hasSpacedTags: Bool
    /// Tags that all rows have.
    let tags: [String]
    /// Where the first row begins.
    let start: Start
    /// The lines at which rows with text begin that stand above the header as titles, from 1.
    let titleLines: [Int]
    /// Whether spaces alone stand between term and meaning; they are TABs by the time rows are read.
    let isSpaced: Bool
    /// Columns that go on with a field.
    let further: [WordField: [Int]]
    /// The parts of speech of the words that have a meaning in some columns, by these.
    let parts: [Int: String]
    /// Columns that stand in for a meaning that is missing.
    let spareMeanings: [Int]
    /// The column that has the terms which another lacks: words and phrases under two names.
    let spareTerm: Int?
    /// Columns that say how terms are read.
    let readings: [Int]
    /// Where a row's further cells belong, if delimiters in the text were not put in quotes.
    let overflow: RowOverflow?
    /// The header, where the list has one of its own. A row that is another copy of it, as it comes where lists were joined, is no word.
    package let headerCells: [String]?
    /// A second header right below it, in another language: `word,meaning` and `단어,뜻`.
    let secondHeader: [String]?
    /// What stands around words and belongs to none.
    let trim: CellTrim
    /// How many columns make a list, where several stand beside each other under the same headings: `단어,뜻,단어,뜻`.
    let blockWidth: Int?
    /// The lines below entries that give examples.
    let examplesBelow: ExampleLines?
    /// The sentences in rows of their own that use the word above.
    let sentencesBelow: SentencesBelow?
    /// The rows that head parts of the list; nil where there are none.
    let sections: SectionRows?
    /// What stands in the place of the term where something else of the word above follows: `Ex` in `Ex: It works.`
    let rowLabels: [String: WordField]
    /// What stands again and again for nothing in the columns of fields, such as a dash.
    let placeholders: [WordField: Set<String>]
    /// Whether line breaks are written out in terms, `Madre. \n Matiz: …`, so that what stands behind them is a note.
    let hasWrittenBreaks: Bool
    /// Whether names of units are what a list is of: `Day 1` above `Day 2`.
    let areUnits: Bool
    /// Whether a few rows begin with names of units with numbers that run, and something behind them.
    let haveUnitsInFront: Bool
    /// Whether abbreviated parts of speech in the place of a term say a further meaning of the word above: in a list of abbreviations `Adv.` is
    /// a word.
    let hasFurtherParts: Bool
    /// Whether a few rows are remarks by their look: of more it is the look of words.
    let haveRemarks: Bool
    /// Several spaces inside of cells.
    let gaps: CellGaps
    /// What rows without a term say about the word above; nil where a term was forgotten.
    let continuations: WordField?
    /// How sure each decision is.
    package let confidence: Confidence

    /// What stands between the cells as they are read.
    var separator: Delimiter { isSpaced ? .tab : delimiter }

    /// How many rows are looked at to find things out.
    private static let sampleSize = 1_000

    private static let bytesLookedAt = 1 << 20

    /// Finds out how `text`, which is UTF-8 now, is laid out; `encoding` was found with that confidence.
    ///
    /// - Throws: `WordListError` when two readings are as likely, or no column holds meanings.
    init(
        _ text: [UInt8], encoding: TextEncoding, confidence sureness: Double = 1, isSpaced: Bool = false, _ options: Options
    ) throws(WordListError) {
        let preamble = Preamble(of: text)
        self.encoding = encoding
        self.isSpaced = isSpaced
        let said = options.delimiter ?? preamble.delimiter ?? ListExport.delimiter(ofOwn: text)
        let found = said ?? Delimiter(of: text, from: preamble.length)
        delimiter = isSpaced ? Delimiter(sign: " ") : found
        let top = Start(bytes: preamble.length, lines: preamble.lineCount)
        let whole = ListSample(text, isSpaced ? .tab : found, top)
        let areSentences = options.columns == nil && RowOverflow.areSentences(whole.rows, found)
        let sample = options.isNote ? whole.sides : areSentences ? whole.withTwoColumns : whole
        let isNamed = sample.rows.first.map { ColumnMap(header: $0) != nil } == true
        if said == nil, !isSpaced, !isNamed, Prose.isLikely(sample.rows, found) { throw .notText(.prose) }
        let looksLikeHTML =
            preamble.isHTML
            ?? (ListExport.delimiter(ofOwn: text) == nil && sample.rows.contains { $0.contains(where: HTMLText.looksLikeHTML) })
        let head = try Self.head(looksLikeHTML ? sample.inPlainText : sample, preamble, found, options)
        start = head.titleCount > 0 ? sample.starts[head.titleCount] : top
        titleLines = zip(sample.starts, sample.rows).prefix(head.titleCount)
            .filter { _, cells in cells.contains { $0.contains(where: \.isLetter) } }.map { start, _ in start.lines + 1 }
        hasHeader = head.isRow
        headerCells = head.isRow ? head.cells : nil
        secondHeader = head.secondRow
        isUnnamed = head.columns?.columns[.term] == nil && head.columns?.columns[.meaning] == nil
        let rows = head.rows
        idColumn = head.columns == nil ? nil : head.cells?.firstIndex { ["id", "guid"].contains(Text.key($0)) }
        isOwn = head.cells.map(ListExport.isOwnHeader) ?? false
        hasSpacedTags = preamble.isFromAnki || idColumn.flatMap { head.cells?[$0] } == "guid"
        tags = preamble.tags
        isHTML = looksLikeHTML && !isOwn
        isSaid = options.columns != nil
        let columnSureness: Double
        if let known = options.columns {
            (columns, isGuessed, columnSureness, blockWidth) = (known, false, 1, nil)
        } else {
            let sounds = StudyNote.furtherFields.firstIndex(of: .pronunciation).map { $0 + 2 } ?? 0
            let choice = try ColumnChoice(
                rows, head, preamble,
                areReadOut: options.isNote && ColumnGuess.isReadOut(0, beside: 1, among: [sounds], whole.rows))
            columns = options.isNote ? choice.columns.followed(by: StudyNote.furtherFields) : choice.columns
            (isGuessed, columnSureness) = (choice.isGuessed, choice.confidence)
            blockWidth = choice.blockWidth
        }
        let map = columns
        further = options.columns == nil ? Self.further(map, head, between: found, isBlock: blockWidth != nil) : [:]
        let areParts = !isSaid && !isOwn && head.columns?.columns[.meaning] == columns.columns[.meaning]
        parts = areParts ? head.columns?.parts ?? [:] : [:]
        spareMeanings = isSaid || isOwn ? [] : head.columns?.spareMeanings ?? []
        spareTerm = isSaid || isOwn ? nil : head.columns?.spareTerms.first { Self.completes($0, map, rows) }
        readings = (head.columns?.readings ?? []) + [map.columns[.pronunciation]].compactMap(\.self)
        placeholders = options.columns == nil ? Self.placeholders(rows, map) : [:]
        let labels = isOwn || head.isRow ? [:] : Self.rowLabels(rows.prefix(300), map)
        rowLabels = labels
        let units = rows.prefix(300).count { UnitTitles.isUnit(Text.cleanedLine(map.content(of: $0).term)) }
        areUnits = units * 3 > min(rows.count, 300)
        let fronts = rows.prefix(300).map { Text.cleanedLine(String(map.content(of: $0).term.drop { !$0.isLetter })) }
            .filter(UnitTitles.beginsWithUnit)
        haveUnitsInFront =
            fronts.count > 1 && fronts.count * 4 < min(rows.count, 300)
            && Set(fronts.map { $0.filter(\.isFigure) }).count == fronts.count
        let mayHoldUnits = areUnits
        let complete = rows.prefix(300).filter { row in
            let content = map.content(of: row)
            return (mayHoldUnits || !UnitTitles.isUnit(Text.cleanedLine(content.term))) && !content.isIncomplete
                && labels[Text.key(content.term)] == nil
        }
        let terms = Self.cells(complete, columns.columns[.term])
        let meanings = Self.cells(complete, columns.columns[.meaning], Text.cleaned)
        let remarks = rows.prefix(300).count { Self.isRemark($0, map, found) }
        haveRemarks = !isOwn && !isSaid && remarks > 0 && remarks * 2 < min(rows.count, 300)
        gaps = isOwn ? CellGaps() : CellGaps(complete.map(map.content), areSpaced: isSpaced)
        let marks = isOwn ? nil : RowMarks(complete, columns)
        rowMarks = marks
        hasWrittenBreaks =
            !isOwn && (terms.count { $0.contains("\\n") } * 3 > terms.count || terms.count { $0.contains(" \\n ") } > 1)
        trim =
            isOwn
            ? CellTrim()
            : CellTrim(
                terms: terms.map { marks?.removed(from: $0, of: .term) ?? $0 },
                meanings: meanings.map { marks?.removed(from: $0, of: .meaning) ?? $0 }, cells: rows,
                areSpaced: isSpaced)
        overflow =
            isOwn || blockWidth != nil
            ? nil : areSentences ? .behindFirst : RowOverflow(headerCells, rows, columns, isSpaced ? .tab : found)
        examplesBelow = isOwn ? nil : ExampleLines(rows, map)
        sentencesBelow = isOwn || isSaid || examplesBelow != nil ? nil : SentencesBelow(Array(rows.prefix(300)), map)
        continuations = Self.continuations(rows, columns)
        let stopped = terms.filter { $0.hasSuffix(".") }
        hasFurtherParts =
            isSpaced && !stopped.isEmpty && stopped.count * 4 <= terms.count && stopped.allSatisfy(PartOfSpeech.areKnown)
            && terms.first?.hasSuffix(".") == false
        sections = isOwn || isSaid || marks?.areInFront(of: .term) == true ? nil : SectionRows(terms: terms)
        confidence = Confidence(
            encoding: sureness,
            delimiter: said != nil || isSpaced || examplesBelow != nil ? 1 : found.partedShare(of: text, from: preamble.length),
            header: head.confidence, columns: columnSureness)
    }

    /// - Throws: `WordListError.unclearHeader`, unless the list has no meanings with a header or without.
    private static func head(
        _ sample: ListSample, _ preamble: Preamble, _ delimiter: Delimiter, _ options: Options
    ) throws(WordListError) -> ListHead {
        do throws(WordListError) {
            return try ListHead(sample, preamble, delimiter, options)
        } catch {
            guard case .unclearHeader = error, options.columns == nil else { throw error }
            for answer in [true, false] {
                var said = options
                said.hasHeader = answer
                let head = try ListHead(sample, preamble, delimiter, said)
                do throws(WordListError) {
                    _ = try ColumnChoice(head.rows, head, preamble)
                } catch {
                    if case .noMeaningColumn = error { throw error }
                }
            }
            throw error
        }
    }

    private static let dashes: Set<String> = ["-", "–", "—", "--"]

    /// What says again and again that there is nothing, or says it once among words.
    private static func placeholders(_ rows: [[String]], _ map: ColumnMap) -> [WordField: Set<String>] {
        var found: [WordField: Set<String>] = [:]
        for field in [WordField.term, .meaning, .pronunciation] {
            guard let column = map.columns[field] else { continue }
            let cells = rows.compactMap { $0[safe: column].map(Text.cleanedLine) }.filter(RowSlips.placeholders.contains)
            let counts = Dictionary(cells.map { ($0, 1) }, uniquingKeysWith: +)
            found[field] = Set(counts.filter { $0.value > 1 }.keys)
            // A dash among words stands for nothing; among signs it is one.
            let filled = rows.compactMap { $0[safe: column].map(Text.cleanedLine) }.filter { !$0.isEmpty }
            let others = filled.filter { !dashes.contains($0) }
            let signs = Set(filled).intersection(dashes)
            if field == .meaning, signs.count == 1, others.count > 3, others.allSatisfy({ $0.contains(where: \.isLetter) }) {
                found[field]?.formUnion(signs)
            }
        }
        return found
    }

    /// Columns that go on with a field: as their headings say, or further senses that stand in columns where there are none.
    private static func further(
        _ map: ColumnMap, _ head: ListHead, between delimiter: Delimiter, isBlock: Bool
    ) -> [WordField: [Int]] {
        if head.cells == nil, !isBlock {
            return [.meaning: SenseColumns.behind(map, head.rows, head.profiles, between: delimiter)]
        }
        let named = (head.columns?.further ?? [:]).filter { field, _ in head.columns?.columns[field] == map.columns[field] }
        guard named[.meaning] == nil, let counted = countedBehind(map, head) else { return named }
        return named.merging([.meaning: counted]) { known, _ in known }
    }

    /// The columns behind the meaning whose headings go on counting from its own: `a;b;c`; nil where they do not.
    private static func countedBehind(_ map: ColumnMap, _ head: ListHead) -> [Int]? {
        guard let cells = head.cells, let meaning = map.columns[.meaning], meaning < cells.count else { return nil }
        func value(_ column: Int) -> UInt32? {
            let name = Text.cleanedLine(cells[column]).unicodeScalars
            return name.count == 1 && (name.first?.properties.isAlphabetic == true || name.first?.isASCII == true)
                ? name.first?.value : nil
        }
        // The letters of a spreadsheet are above all of its columns.
        guard let first = value(meaning), meaning == 0 || value(meaning - 1) != first - 1 else { return nil }
        let taken = Set(map.columns.values)
        let counted = cells.indices.dropFirst(meaning + 1).prefix { column in
            !taken.contains(column) && head.profiles[safe: column]?.isSentence == false
                && value(column) == first + UInt32(column - meaning)
                && head.profiles[safe: column]?.script == head.profiles[safe: meaning]?.script
        }
        // Not every word has all of them.
        let areSenses = counted.contains { (head.profiles[safe: $0]?.filled ?? 0) < 0.95 }
        return areSenses ? Array(counted) : nil
    }

    /// Terms that name a field and come again and again, below a word each time; one that comes once is a word.
    private static func rowLabels(_ rows: some Collection<[String]>, _ columns: ColumnMap) -> [String: WordField] {
        let terms = rows.map { Text.key(Text.cleanedLine(columns.content(of: $0).term)) }
        let counts = Dictionary(terms.lazy.filter { $0.utf8.count < 24 }.map { ($0, 1) }, uniquingKeysWith: +)
        let repeated = Set(zip(terms, terms.dropFirst()).filter { $0 == $1 }.map(\.0))
        var labels: [String: WordField] = [:]
        for (term, count) in counts where count > 2 && count * 10 > terms.count {
            guard let field = FieldNames.below(term) else { continue }
            // `Ex` names nothing else; what names synonyms may be a word, which stands where it likes.
            if field == .example || !repeated.contains(term) && term != terms.first { labels[term] = field }
        }
        return labels
    }

    /// What stands in a column, cleaned, blank cells left out.
    private static func cells(
        _ rows: [[String]], _ column: Int?, _ cleaned: (String) -> String = Text.cleanedLine
    ) -> [String] {
        guard let column else { return [] }
        return rows.compactMap { row in
            guard column < row.count, !Text.isBlank(row[column]) else { return nil }
            return cleaned(row[column])
        }
    }

    /// Whether so many rows have a meaning and no term that it is the way of the list, and no term was forgotten.
    ///
    /// One row in eight, or one row in three where there is only one: in tables of words with several meanings there are more, terms that were forgotten are fewer.
    ///
    /// They are meanings, or examples where they are in the script of the terms and meanings are not.
    private static func continuations(_ sample: [[String]], _ columns: ColumnMap) -> WordField? {
        guard let term = columns.columns[.term], let meaning = columns.columns[.meaning] else { return nil }
        let further = sample.filter(columns.holdsOnlyMeaning)
        if further.isEmpty || further.count * (further.count == 1 ? 3 : 8) < sample.count { return nil }
        func profile(_ rows: [[String]], _ column: Int) -> ColumnProfile { ColumnProfile(rows.map { $0[safe: column] ?? "" }) }
        let first = sample.filter { !columns.holdsOnlyMeaning($0) }
        let isExample = profile(further, meaning).script == profile(first, term).script
        return isExample && profile(first, meaning).script != profile(first, term).script ? .example : .meaning
    }
}
