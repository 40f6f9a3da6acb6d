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

/// One way to read a list, as it is shown to who is asked which is meant.
package struct ReadingSample: Equatable, Sendable {
    /// How its rows are found.
    package let shape: ListShape
    /// Which column is which.
    package let columns: ColumnMap
    /// Whether its first row names the columns.
    package let hasHeader: Bool
    /// Its first words, each with its meaning.
    package let words: [[String]]
    /// How many words it gives, of the part of the file that was looked at.
    package let wordCount: Int
    /// How many lines of that part would be in no word.
    package let leftCount: Int
    /// The language of its meanings, where it is known.
    package let meaningLanguage: String?
}

extension ReadingSample {
    /// What a learner says who picks this reading.
    package func answer(to question: ListQuestion) -> ListAnswer {
        switch (question, shape) {
        case (.sides, _), (.columns, _): .columns(columns)
        case (.header, _): .header(hasHeader)
        case (_, .table(let sign)), (_, .pairs(let sign)): .delimiter(sign)
        case (_, .turns(let count)): .lines(count)
        case (_, .scripts), (_, .labels), (_, .heads), (_, .cells): .noSign
        }
    }
}

/// What picks one of several readings of a list.
package enum ListAnswer: Equatable, Sendable {
    case columns(ColumnMap), header(Bool), delimiter(Delimiter), noSign, lines(Int)
}

extension ListOptions {
    /// Applies the learner's answer. One about how rows are found also allows lines to be left out: the question told how many.
    package mutating func take(_ answer: ListAnswer) {
        switch answer {
        case .columns(let map): columns = map
        case .header(let isThere): hasHeader = isThere
        case .delimiter(let sign): (delimiter, mayLeaveRows) = (sign, true)
        case .noSign: (hasNoSign, mayLeaveRows) = (true, true)
        case .lines(let count): (lines, mayLeaveRows) = (count, true)
        }
    }
}

/// A sheet with its first rows.
package struct SheetSample: Equatable, Sendable {
    /// What stands on its tab.
    package let name: String
    /// Its first rows that hold something.
    package let rows: [[String]]

    init(_ sheet: Sheet) {
        name = sheet.name
        rows = Array(sheet.rows.lazy.filter { !$0.allSatisfy(Text.isBlank) }.prefix(3))
    }
}

/// What is not clear about a list.
package enum ListQuestion: Equatable, Sendable {
    /// Which of two columns is learnt.
    case sides
    /// Which columns are words and meanings.
    case columns
    /// Whether the first row names the columns.
    case header
    /// What stands between words and meanings.
    case sign
    /// How many lines a word has.
    case lines
}

/// Why a file is not taken in as a word list as it stands.
package enum WordListError: Error, Equatable, Sendable {
    /// There is nothing in it, or nothing but a header.
    case empty
    /// There is nothing in it but names of columns.
    case headerAlone([String])
    /// It is no text, or one of another kind.
    case notText(FileKind)
    /// Several sheets of a workbook may be the list; with a few rows of each.
    case severalSheets([SheetSample])
    /// No sheet of the workbook has this name; what has sheets at all has some of these.
    case unknownSheet(String, sheets: [String])
    /// It reads nearly as well in two encodings.
    case ambiguousEncoding([EncodingReading])
    /// Most of it cannot be read in this encoding; the first place is named.
    case undecodable(TextEncoding, line: Int, column: Int)
    /// It can be read in these ways, of which the first is the likeliest, and each is picked by an option.
    case unclear(ListQuestion, [ReadingSample])
    /// No column can hold meanings; what each holds instead, with a few rows.
    case noMeaningColumn([ColumnLook], rows: [[String]])
    /// So many rows lack a term or a meaning, or lines are in no word, that the list may be of another form; with the first of them.
    case incompleteRows(Int, rows: Int, first: WordList.BadRow)
    /// Its lines are terms without meanings, or no list at all.
    case noMeanings
    /// No row has both a term and a meaning.
    case nothingUsable([WordList.BadRow])
}

/// What a column holds, as it is told to who is asked for the columns.
package enum ColumnLook: Equatable, Sendable {
    case text, numbers, links, identifiers, media, partsOfSpeech, pronunciations, nothing

    init(_ profile: ColumnProfile) {
        let looks: [(ColumnLook, Double)] = [
            (.text, profile.text), (.numbers, profile.share(of: .number, .date, .mark)), (.links, profile.share(of: .link)),
            (.identifiers, profile.share(of: .identifier)), (.media, profile.share(of: .media)),
            (.partsOfSpeech, profile.share(of: .partOfSpeech)), (.pronunciations, profile.share(of: .pronunciation, .pinyin)),
        ]
        self = profile.filled == 0 ? .nothing : looks.max { $0.1 < $1.1 }?.0 ?? .nothing
    }

    /// The first two columns of text, or the first two: a line to begin with for who types the option.
    package static func proposal(_ looks: [ColumnLook]) -> ColumnMap {
        let texts = looks.indices.filter { looks[$0] == .text }
        let pair = texts.count > 1 ? Array(texts.prefix(2)) : [0, 1]
        return ColumnMap([.term: pair[0], .meaning: pair[1]])
    }
}
