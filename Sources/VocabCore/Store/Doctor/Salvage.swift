/// What can still be read of a broken bookcase file, in whatever layout.
struct Salvage {
    /// What stands about the bookcase beside its words, where that can be read.
    private(set) var head: Bookcase?
    /// Every word that is whole.
    private(set) var words: [Word] = []
    /// All other bytes, piece by piece, each with a line break after it; white space, commas, brackets and the names of the parts aside.
    private(set) var rest: [UInt8] = []

    /// Searches `bytes` for words. One whose identifier came before is a word of its own, unless it is the same altogether.
    init(_ bytes: [UInt8], using generator: inout some RandomNumberGenerator) {
        var ranges: [Range<Int>] = []
        if let (head, range) = Self.head(in: bytes) {
            self.head = head
            ranges.append(range)
        }
        var known: [Word.ID: Word] = [:]
        var position = 0
        while let start = bytes[position...].firstIndex(of: 0x7B) {
            if let range = ranges.first, range.contains(start) {
                position = range.upperBound
                continue
            }
            var reader = JSONReader(bytes, at: start)
            guard var word = try? BookcaseFile.word(&reader) else {
                position = start + 1
                continue
            }
            position = reader.position
            if let same = known[word.id] {
                // Two equal words are one; the second stays with the rest.
                if same == word { continue }
                guard let other = try? word.copied(as: Word.ID(using: &generator)) else { continue }
                word = other
            }
            known[word.id] = word
            words.append(word)
            ranges.append(start..<position)
        }
        rest = Self.rest(of: bytes, without: ranges.sorted { $0.lowerBound < $1.lowerBound })
    }

    private static func head(in bytes: [UInt8]) -> (Bookcase, Range<Int>)? {
        let name = Array("\"bookcase\"".utf8)
        var from = 0
        while let found = bytes[from...].firstRange(of: name) {
            from = found.upperBound
            var reader = JSONReader(bytes, at: from)
            guard reader.offset < bytes.count, bytes[reader.offset] == 0x3A else { continue }
            var value = JSONReader(bytes, at: reader.offset + 1)
            let start = value.offset
            // One that lacks its closing bracket would take all words for its own.
            guard let head = try? BookcaseFile.head(&value), !head.unknownMembers.contains(where: { $0.name == "words" })
            else { continue }
            return (head, start..<value.position)
        }
        return nil
    }

    private static func rest(of bytes: [UInt8], without ranges: [Range<Int>]) -> [UInt8] {
        var rest: [UInt8] = []
        var start = 0
        for range in ranges + [bytes.count..<bytes.count] {
            let piece = bytes[start..<max(start, range.lowerBound)]
            if !isFrame(piece) { rest += piece + [0x0A] }
            start = max(start, range.upperBound)
        }
        return rest
    }
}

extension Salvage {
    /// Whether a piece holds nothing but what stands in every file between bookcase and words.
    private static func isFrame(_ piece: ArraySlice<UInt8>) -> Bool {
        var text = String(decoding: piece, as: UTF8.self)
        for part in ["\"format\":1", "\"bookcase\":", "\"words\":"] { text = text.replacing(part, with: "") }
        return text.unicodeScalars.allSatisfy { " \n\r\t,[]{}".unicodeScalars.contains($0) }
    }
}

extension Word {
    /// The same word under another identifier.
    func copied(as id: ID) throws(WordError) -> Word {
        try Word(content, id: id, memorized: memorized, added: added, modified: modified, unknownMembers: unknownMembers)
    }
}
