import Glibc

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
