import VocabCore

/// How a word list is laid out: what was found out, or what the learner said.
package struct ListLayout: Equatable, Sendable {
    /// What the learner says about a list; whatever is not said is found out.
    package struct Options: Sendable {
        /// How its text is written.
        package var encoding: TextEncoding?
        /// What stands between its cells.
        package var delimiter: Delimiter?
        /// Which column is which.
        package var columns: ColumnMap?
        /// Whether its first row is a header.
        package var hasHeader: Bool?
        /// The sheet of a workbook.
        package var sheet: String?

        /// No options.
        package init() {}
    }

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
    /// Whether the learner said what the columns are.
    let isSaid: Bool
    /// The column of identifiers, from 0.
    let idColumn: Int?
    /// Whether this program wrote the list: then cells are taken as they are.
    let isOwn: Bool
    /// Whether cells are HTML.
    let isHTML: Bool
    /// Whether terms come with running numbers: `1. culture`.
    let hasNumberedTerms: Bool
    /// Whether spaces separate tags, as in Anki.
    let hasSpacedTags: Bool
    /// Tags that all rows have.
    let tags: [String]
    /// Where the first row begins.
    let start: Start
    /// Whether spaces alone stand between term and meaning; they are TABs by the time rows are read.
    let isSpaced: Bool
    /// Where a row's further cells belong, if delimiters in the text were not put in quotes.
    let overflow: Overflow?
    /// The header, where the list has one of its own. A row that is another copy of it, as it comes where lists were joined, is no word.
    let headerCells: [String]?
    /// Whether terms come with numbers that are counted up, and nothing but a space behind them: `1 apple`.
    let hasCountedTerms: Bool
    /// What stands around words and belongs to none.
    let trim: CellTrim
    /// How sure each decision is.
    package let confidence: Confidence

    /// How sure the decisions are, from 0 to 1; what the learner said is sure.
    package struct Confidence: Equatable, Sendable {
        /// Of the encoding.
        package let encoding: Double
        /// Of the delimiter.
        package let delimiter: Double
        /// That there is a header, or none.
        package let header: Double
        /// Of which column holds what.
        package let columns: Double

        /// The least sure of them.
        package var least: Double { min(encoding, delimiter, header, columns) }
    }

    /// What stands between the cells as they are read.
    var separator: Delimiter { isSpaced ? .tab : delimiter }

    /// A place in a file: so many bytes and lines stand before it.
    struct Start: Equatable, Sendable {
        let bytes: Int
        let lines: Int
    }

    /// The last column, and how many columns there are.
    struct Overflow: Equatable {
        let column: Int
        let width: Int
        /// Whether only cells that begin with a space are such, as behind the commas of a sentence.
        let isSpaced: Bool
    }

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
        let sample = ListSample(text, isSpaced ? .tab : found, top)
        if said == nil, !isSpaced, Prose.isLikely(sample.rows, found) { throw .notText(.prose) }
        let head = try ListHead(sample.rows, preamble, found, options)
        start = head.titleCount > 0 ? sample.starts[head.titleCount] : top
        hasHeader = head.isRow
        headerCells = head.isRow ? head.cells : nil
        let rows = head.rows
        idColumn = head.columns == nil ? nil : head.cells?.firstIndex { ["id", "guid"].contains(Text.key($0)) }
        isOwn = head.cells.map(ListExport.isOwnHeader) ?? false
        hasSpacedTags = preamble.isFromAnki || idColumn.flatMap { head.cells?[$0] } == "guid"
        tags = preamble.tags
        isHTML = preamble.isHTML ?? (!isOwn && rows.contains { $0.contains(where: HTMLText.looksLikeHTML) })
        isSaid = options.columns != nil
        let columnSureness: Double
        if let known = options.columns {
            (columns, isGuessed, columnSureness) = (known, false, 1)
        } else {
            let choice = try ColumnChoice(rows, head, preamble)
            (columns, isGuessed, columnSureness) = (choice.columns, choice.isGuessed, choice.confidence)
        }
        let terms = Self.cells(rows, columns.columns[.term], isHTML: isHTML)
        hasNumberedTerms = !isOwn && RunningNumber.areNumbered(terms)
        hasCountedTerms = !isOwn && !hasNumberedTerms && RunningNumber.areCounted(terms)
        let bareTerms = hasNumberedTerms ? terms.map { RunningNumber.removed(from: $0) ?? $0 } : terms
        trim =
            isOwn
            ? CellTrim()
            : CellTrim(terms: bareTerms, meanings: Self.cells(rows, columns.columns[.meaning], isHTML: isHTML), cells: rows)
        overflow = isOwn ? nil : Self.overflow(headerCells, rows, columns, isSpaced ? .tab : found)
        confidence = Confidence(
            encoding: sureness,
            delimiter: said != nil || isSpaced ? 1 : found.partedShare(of: text, from: preamble.length),
            header: head.confidence, columns: columnSureness)
    }

    /// What stands in a column, cleaned, blank cells left out.
    private static func cells(_ rows: [[String]], _ column: Int?, isHTML: Bool) -> [String] {
        guard let column else { return [] }
        return rows.prefix(300).compactMap { row in
            guard column < row.count, !Text.isBlank(row[column]) else { return nil }
            return Text.cleanedLine(isHTML ? HTMLText.plain(row[column]) : row[column])
        }
    }

    /// Where rows may have more cells than there are columns, they belong to a meaning in the last one.
    ///
    /// A comma needs a space behind it, unless rows of more cells are few and the list has no columns beyond term and meaning.
    private static func overflow(
        _ header: [String]?, _ sample: [[String]], _ columns: ColumnMap, _ delimiter: Delimiter
    ) -> Overflow? {
        let widths = Dictionary(sample.map { ($0.count, 1) }, uniquingKeysWith: +)
        let commonest = widths.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? 0
        let width = header?.count ?? commonest
        guard delimiter != .tab, columns.columns[.meaning] == width - 1 else { return nil }
        if delimiter != .comma { return Overflow(column: width - 1, width: width, isSpaced: false) }
        let spaced = sample.count { $0.prefix(width).dropFirst().contains { $0.utf8.first == 0x20 } }
        return spaced * 5 < sample.count ? Overflow(column: width - 1, width: width, isSpaced: true) : nil
    }
}
