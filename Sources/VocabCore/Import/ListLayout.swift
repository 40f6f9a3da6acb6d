/// How a word list is laid out: what was found out, or what the learner said.
public struct ListLayout: Equatable, Sendable {
    /// What the learner says about a list; whatever is not said is found out.
    public struct Wishes: Sendable {
        /// How its text is written.
        public var encoding: TextEncoding?
        /// What stands between its cells.
        public var delimiter: Delimiter?
        /// Which column is which.
        public var columns: ColumnMap?
        /// Whether its first row is a header.
        public var hasHeader: Bool?

        /// No wishes.
        public init() {}
    }

    /// How its text is written.
    public let encoding: TextEncoding
    /// What stands between its cells.
    public let delimiter: Delimiter
    /// Whether its first row names the columns.
    public let hasHeader: Bool
    /// How many rows stand before the words: the header, and titles above it.
    let leadingRows: Int
    /// Which column is which.
    public let columns: ColumnMap
    /// Whether neither a header nor the learner said what the columns are.
    let isGuessed: Bool
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

    /// A place in a file: so many bytes and lines stand before it.
    struct Start: Equatable, Sendable {
        let bytes: Int
        let lines: Int
    }

    /// How many rows are looked at to find things out.
    private static let sampleSize = 1_000

    private static let bytesLookedAt = 1 << 20
    private static let longestCellLookedAt = 8_000

    /// Finds out how `text`, which is UTF-8 now, is laid out.
    ///
    /// - Throws: `WordListError.ambiguousColumns` when two readings are as likely.
    init(_ text: [UInt8], encoding: TextEncoding, _ wishes: Wishes) throws(WordListError) {
        let preamble = Preamble(of: text)
        self.encoding = encoding
        delimiter = wishes.delimiter ?? preamble.delimiter ?? Delimiter(of: text, from: preamble.length)
        start = Start(bytes: preamble.length, lines: preamble.lineCount)
        var sample = Self.sample(of: text, delimiter, start)
        let headerRow = wishes.hasHeader == false || preamble.columnNames != nil ? nil : Self.headerRow(in: sample)
        let header = wishes.hasHeader == false ? nil : preamble.columnNames ?? sample.dropFirst(headerRow ?? 0).first
        let named = header.flatMap(ColumnMap.init(header:))
        hasHeader = preamble.columnNames == nil && (named != nil || wishes.hasHeader == true)
        leadingRows = hasHeader ? (headerRow ?? 0) + 1 : 0
        sample = Array(sample.dropFirst(leadingRows))
        idColumn = named == nil ? nil : header?.firstIndex { ["id", "guid"].contains(Text.key($0)) }
        isOwn = header.map(ListExport.isOwnHeader) ?? false
        hasSpacedTags = preamble.isFromAnki || idColumn.flatMap { header?[$0] } == "guid"
        tags = preamble.tags
        isHTML = preamble.isHTML ?? (!isOwn && sample.contains { $0.contains(where: HTMLText.looksLikeHTML) })
        isGuessed = wishes.columns == nil && named == nil
        if let known = wishes.columns ?? named ?? Self.columns(of: preamble, width: sample.map(\.count).max() ?? 0) {
            columns = known
        } else {
            columns = try Self.guessed(from: sample)
        }
        hasNumberedTerms = !isOwn && Self.areNumbered(sample, columns)
    }

    private static func sample(of text: [UInt8], _ delimiter: Delimiter, _ start: Start) -> [[String]] {
        var reader = CSVReader(text, delimiter: delimiter, from: start.bytes, line: start.lines + 1)
        var rows: [[String]] = []
        while rows.count < sampleSize, reader.position < start.bytes + bytesLookedAt, let record = reader.next() {
            guard let cells = try? record.cells.get(), !record.isBlank, !record.isComment else { continue }
            rows.append(cells.map { $0.utf8.count > longestCellLookedAt ? String($0.prefix(longestCellLookedAt / 8)) : $0 })
        }
        return rows
    }

    /// The place of the header, which may have a title or two above it.
    private static func headerRow(in sample: [[String]]) -> Int? {
        sample.prefix(4).firstIndex { ColumnMap(header: $0) != nil }
    }

    /// The columns that Anki's `#` lines leave for the term and the meaning.
    private static func columns(of preamble: Preamble, width: Int) -> ColumnMap? {
        if preamble.namedColumns.isEmpty { return nil }
        var columns: [WordField: Int] = [:]
        for (column, field) in preamble.namedColumns { if let field { columns[field] = column } }
        let free = (0..<max(width, 2)).filter { preamble.namedColumns[$0] == nil }
        for (field, column) in zip([WordField.term, .meaning].filter { columns[$0] == nil }, free) { columns[field] = column }
        return columns[.term] != nil && columns[.meaning] != nil ? ColumnMap(columns) : nil
    }

    private static func guessed(from sample: [[String]]) throws(WordListError) -> ColumnMap {
        guard let guess = ColumnGuess(sample) else { return .termThenMeaning }
        if let rival = guess.rival { throw .ambiguousColumns(guess.columns, rival, rows: Array(sample.prefix(3))) }
        return guess.columns
    }

    private static func areNumbered(_ sample: [[String]], _ columns: ColumnMap) -> Bool {
        guard let column = columns.columns[.term] else { return false }
        let terms = sample.compactMap { column < $0.count && !Text.isBlank($0[column]) ? $0[column] : nil }
        return terms.count > 2 && terms.count { withoutNumber($0) != nil } * 10 >= terms.count * 9
    }

    /// A term without the running number before it; nil when there is none.
    static func withoutNumber(_ term: String) -> String? {
        let text = term.drop { $0 == " " }
        let digits = text.prefix { ("0"..."9").contains($0) }
        let rest = text.dropFirst(digits.count)
        guard !digits.isEmpty, digits.count < 7, let mark = rest.first, mark == "." || mark == ")" else { return nil }
        let bare = rest.dropFirst().drop { $0.isWhitespace }
        return bare.isEmpty || bare.first?.isNumber == true ? nil : String(bare)
    }
}
