import Glibc
import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

extension WordList {
    /// A list out of a text in UTF-8.
    init(reading text: String, _ change: (inout ListLayout.Options) -> Void = { _ in }) throws(WordListError) {
        var options = ListLayout.Options()
        change(&options)
        try self.init(Array(text.utf8), options)
    }

    /// Each row as `term=meaning`.
    var pairs: [String] { rows.map { "\($0.content.term)=\($0.content.meaning)" } }

    /// What the rows say in one field.
    func column(_ field: WordField) -> [String] { rows.map { $0.content[field] } }

    /// The pairs that are read from a text in UTF-8.
    static func pairs(of text: String) throws(WordListError) -> [String] { try WordList(reading: text).pairs }
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

extension ListLayout.Options {
    /// Rows that cannot be words may stay out.
    static var leavingRows: ListLayout.Options {
        var options = ListLayout.Options()
        options.mayLeaveRows = true
        return options
    }
}

extension EnglishWords {
    /// The files of `Data` by which the program knows English.
    static func kept() throws -> [[UInt8]] {
        try ["near-synonyms.txt", "english-words.txt"].map { name in
            let file = try #require(FileBytes(mapping: Path("\(SourceTree.root)/Data/\(name)")))
            return try #require(file.copy(of: 0..<file.count))
        }
    }
}

/// Tests of lists as they are read to who knows English, unless they say otherwise, with the program's words of English at hand.
protocol EnglishReading {
    var words: EnglishWords { get }
}

extension EnglishReading {
    func list(_ lines: [String], _ change: (inout ListLayout.Options) -> Void = { _ in }) throws -> WordList {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { options in
            options.learner.language = .english
            options.englishWords = words
            change(&options)
        }
    }

    func read(_ lines: [String], _ change: (inout ListLayout.Options) -> Void = { _ in }) throws -> [String] {
        try list(lines, change).pairs
    }

    /// Whether the learner is asked which of two columns is learnt.
    func isAskedAbout(_ lines: [String], _ change: (inout ListLayout.Options) -> Void = { _ in }) -> Bool {
        do {
            _ = try read(lines, change)
            return false
        } catch {
            if case .ambiguousColumns = error as? WordListError { return true }
            return false
        }
    }
}
