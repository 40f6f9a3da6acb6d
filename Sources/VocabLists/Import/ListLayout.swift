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
    /// Where a row's further cells belong, if commas in the text were not put in quotes.
    let overflow: Overflow?
    /// The header, where the list has one of its own. A row that is another copy of it, as it comes where lists were joined, is no word.
    let headerCells: [String]?

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
    }

    /// How many rows are looked at to find things out.
    private static let sampleSize = 1_000

    private static let bytesLookedAt = 1 << 20

    /// Finds out how `text`, which is UTF-8 now, is laid out.
    ///
    /// - Throws: `WordListError.ambiguousColumns` when two readings are as likely.
    init(_ text: [UInt8], encoding: TextEncoding, isSpaced: Bool = false, _ options: Options) throws(WordListError) {
        let preamble = Preamble(of: text)
        self.encoding = encoding
        self.isSpaced = isSpaced
        let found =
            options.delimiter ?? preamble.delimiter ?? ListExport.delimiter(ofOwn: text)
            ?? Delimiter(of: text, from: preamble.length)
        delimiter = isSpaced ? Delimiter(sign: " ") : found
        let top = Start(bytes: preamble.length, lines: preamble.lineCount)
        var (sample, starts) = Self.sample(of: text, isSpaced ? .tab : found, top)
        let titles = options.hasHeader == nil && preamble.columnNames == nil ? Self.titlesAboveHeader(sample) : 0
        sample = Array(sample.dropFirst(titles))
        start = titles > 0 ? starts[titles] : top
        let header = options.hasHeader == false ? nil : preamble.columnNames ?? sample.first
        let named = header.flatMap(ColumnMap.init(header:))
        hasHeader = preamble.columnNames == nil && (named != nil || options.hasHeader == true)
        if hasHeader { sample = Array(sample.dropFirst()) }
        idColumn = named == nil ? nil : header?.firstIndex { ["id", "guid"].contains(Text.key($0)) }
        isOwn = header.map(ListExport.isOwnHeader) ?? false
        hasSpacedTags = preamble.isFromAnki || idColumn.flatMap { header?[$0] } == "guid"
        tags = preamble.tags
        isHTML = preamble.isHTML ?? (!isOwn && sample.contains { $0.contains(where: HTMLText.looksLikeHTML) })
        isGuessed = options.columns == nil && named == nil
        isSaid = options.columns != nil
        if let known = options.columns ?? named ?? Self.columns(of: preamble, width: sample.map(\.count).max() ?? 0) {
            columns = known
        } else {
            columns = try Self.guessed(from: sample)
        }
        hasNumberedTerms = !isOwn && Self.areNumbered(sample, columns)
        headerCells = hasHeader ? header : nil
        overflow = isOwn ? nil : Self.overflow(headerCells, sample, columns, delimiter)
    }

    /// Rows for finding things out, each with where it begins; long cells are cut.
    private static func sample(of text: [UInt8], _ delimiter: Delimiter, _ start: Start) -> ([[String]], [Start]) {
        let head = text.count > start.bytes + bytesLookedAt ? Array(text.prefix(start.bytes + bytesLookedAt)) : text
        var reader = CSVReader(head, delimiter: delimiter, from: start.bytes, line: start.lines + 1)
        var rows: [[String]] = []
        var starts: [Start] = []
        while rows.count < sampleSize {
            let bytes = reader.position
            guard let record = reader.next() else { break }
            if let cells = try? record.cells.get(), !record.isBlank, !record.isRule, !record.isComment {
                rows.append(cells.map { $0.utf8.count > longestCell ? String($0.unicodeScalars.prefix(longestCell)) : $0 })
                starts.append(Start(bytes: bytes, lines: record.line - 1))
            }
        }
        return (rows, starts)
    }

    private static let longestCell = 2_000

    /// How many rows of a single cell stand above a header.
    private static func titlesAboveHeader(_ sample: [[String]]) -> Int {
        let titles = sample.prefix(5).prefix { row in row.count { !Text.isBlank($0) } == 1 }.count
        return titles > 0 && titles < sample.count && ColumnMap(header: sample[titles]) != nil ? titles : 0
    }

    /// Commas with a space behind them are part of a meaning in the last column, where other cells do not begin with spaces.
    private static func overflow(
        _ header: [String]?, _ sample: [[String]], _ columns: ColumnMap, _ delimiter: Delimiter
    ) -> Overflow? {
        let widths = Dictionary(sample.map { ($0.count, 1) }, uniquingKeysWith: +)
        let commonest = widths.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? 0
        let width = header?.count ?? commonest
        guard delimiter == .comma, columns.columns[.meaning] == width - 1 else { return nil }
        let spaced = sample.count { $0.prefix(width).dropFirst().contains { $0.utf8.first == 0x20 } }
        return spaced * 5 < sample.count ? Overflow(column: width - 1, width: width) : nil
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
        let areFirst = zip(["1", "2"], terms).allSatisfy { $1.hasPrefix($0) }
        return terms.count > (areFirst ? 1 : 2) && terms.count { withoutNumber($0) != nil } * 10 >= terms.count * 9
    }

    /// A term without the running number before it; nil when there is none.
    static func withoutNumber(_ term: String) -> String? {
        let text = term.drop { $0 == " " }
        if let bullet = text.first, "-–•·*○●▪".contains(bullet), text.dropFirst().first == " " {
            let bare = text.dropFirst().drop { $0 == " " }
            return bare.isEmpty ? nil : String(bare)
        }
        let digits = text.prefix { ("0"..."9").contains($0) }
        let rest = text.dropFirst(digits.count)
        guard !digits.isEmpty, digits.count < 7, let mark = rest.first, mark == "." || mark == ")" else { return nil }
        let bare = rest.dropFirst().drop { $0.isWhitespace }
        return bare.isEmpty || bare.first?.isNumber == true ? nil : String(bare)
    }
}
