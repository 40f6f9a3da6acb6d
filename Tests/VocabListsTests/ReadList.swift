import Glibc
import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

extension WordList {
    /// A list out of bytes, with what `change` says of it.
    init(_ bytes: [UInt8], _ change: (inout ListOptions) -> Void) throws(WordListError) {
        var options = ListOptions()
        change(&options)
        try self.init(bytes, options)
    }

    /// A list out of a text in UTF-8.
    init(reading text: String, _ change: (inout ListOptions) -> Void = { _ in }) throws(WordListError) {
        try self.init(Array(text.utf8), change)
    }

    /// A list whose columns are the word and its meaning, and whose rows may stay out.
    init(plain bytes: [UInt8], delimiter: Delimiter? = nil) throws(WordListError) {
        try self.init(bytes) { ($0.columns, $0.delimiter, $0.mayLeaveRows) = (.termThenMeaning, delimiter, true) }
    }

    /// Each row as `term=meaning`.
    var pairs: [String] { rows.map { "\($0.content.term)=\($0.content.meaning)" } }

    /// What the rows say in one field.
    func column(_ field: WordField) -> [String] { rows.map { $0.content[field] } }

    /// The lines of all rows and of what is in none.
    var allLines: [Int] { rows.map(\.line) + badRows.map(\.line) + headings + linesLeftOut }
}

extension ColumnMap {
    /// The first column is the term, the second its meaning.
    static let termThenMeaning = ColumnMap([.term: 0, .meaning: 1])
}

/// `text` as bytes of an encoding; nil when it cannot be written so.
func encoded(_ text: String, as encoding: TextEncoding) -> [UInt8]? {
    guard let handle = iconv_open(encoding.systemName, "UTF-8"), Int(bitPattern: handle) != -1 else { return nil }
    defer { iconv_close(handle) }
    var input = Array(text.utf8)
    var output = [UInt8](repeating: 0, count: input.count * 4 + 16)
    let written = input.withUnsafeMutableBytes { from in
        output.withUnsafeMutableBytes { to -> Int? in
            var next = from.baseAddress?.assumingMemoryBound(to: CChar.self)
            var left = from.count
            var place = to.baseAddress?.assumingMemoryBound(to: CChar.self)
            var room = to.count
            return iconv(handle, &next, &left, &place, &room) == Int.max || left > 0 ? nil : to.count - room
        }
    }
    return written.map { Array(output[..<$0]) }
}

extension ListOptions {
    /// Rows that cannot be words may stay out.
    static var leavingRows: ListOptions {
        var options = ListOptions()
        options.mayLeaveRows = true
        return options
    }
}

extension EnglishWords {
    /// The words of English that the program has.
    static let program = (try? kept()).map { EnglishWords($0) }

    /// The files of `Data` by which the program knows English.
    static func kept() throws -> [[UInt8]] {
        try ["near-synonyms.txt", "english-words.txt"].map { name in
            let file = try #require(FileBytes(mapping: Path("\(SourceTree.root)/Data/\(name)")))
            return try #require(file.copy(of: 0..<file.count))
        }
    }
}
