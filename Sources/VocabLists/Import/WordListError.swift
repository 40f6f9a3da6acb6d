import VocabCore

/// The beginning of a file as it reads in one encoding.
package struct EncodingReading: Equatable, Sendable {
    /// The encoding.
    package let encoding: TextEncoding
    /// The first lines with characters beyond ASCII.
    package let sample: String

    init(of bytes: [UInt8], as encoding: TextEncoding) {
        self.encoding = encoding
        let lines = bytes.prefix(1 << 16).split(separator: 0x0A).filter { $0.contains { $0 >= 0x80 } }.prefix(2)
        let text = TextDecoder.decoded(Array(lines.joined(separator: [0x0A])), as: encoding) ?? []
        sample = String(decoding: text, as: UTF8.self)
    }
}

/// Why a file is no word list.
package enum WordListError: Error, Equatable, Sendable {
    /// There is nothing in it, or nothing but a header.
    case empty
    /// It is no text.
    case notText(FileKind)
    /// Several sheets of a workbook may be the list; with a few rows of each.
    case severalSheets([SheetSample])
    /// No sheet of the workbook has this name; what has sheets at all has some of these.
    case unknownSheet(String, sheets: [String])
    /// It reads nearly as well in two encodings.
    case ambiguousEncoding([EncodingReading])
    /// Most of it cannot be read in this encoding; the first place is named.
    case undecodable(TextEncoding, line: Int, column: Int)
    /// Two readings of its columns are as likely; with a few rows.
    case ambiguousColumns(ColumnMap, ColumnMap, rows: [[String]])
    /// The first row may be a header or a word; with a few rows below.
    case unclearHeader([String], rows: [[String]])
    /// No column can hold meanings; what each holds instead, with a few rows.
    case noMeaningColumn([ColumnLook], rows: [[String]])
    /// The likeliest delimiter parts fewer rows than a list has, or most rows are bad.
    case unevenRows(Delimiter, good: Int, rows: Int)
    /// So many rows lack a term or a meaning, or cannot be read, that the list may be of another form; with the first of them.
    case incompleteRows(Int, rows: Int, first: WordList.BadRow)
    /// Signs are left in most cells, or the same term in most rows, one of which is shown, as they are where a list is of another form.
    case leftoverSigns(String, Delimiter)
    /// Every row is one cell: terms without meanings.
    case noMeanings
    /// No row has both a term and a meaning.
    case nothingUsable([WordList.BadRow])

    /// Whether an option answers it.
    var isQuestion: Bool {
        switch self {
        case .ambiguousColumns, .unclearHeader: true
        default: false
        }
    }

    /// Whether titles among the entries may be why they were not understood.
    var mayComeOfTitles: Bool {
        switch self {
        case .unevenRows, .incompleteRows, .leftoverSigns, .noMeanings, .noMeaningColumn: true
        default: false
        }
    }
}
