/// Which words of a large bookcase are read to ask some questions.
package struct Excerpt: Sendable {
    /// Draws them.
    package let seed: UInt64
    /// Words that are among them in any case.
    package let kept: Set<Word.ID>

    /// More words than this are not needed to ask a few questions, nor to find good distractors for them.
    package static let size = 20_000

    /// An excerpt.
    package init(seed: UInt64, keeping kept: Set<Word.ID> = []) {
        self.seed = seed
        self.kept = kept
    }
}

extension BookcaseFile {
    /// Reads some words of a large bookcase, drawn as `excerpt` says, with all others that have the term of one of them.
    ///
    /// It is for asking questions and must never be saved. Nil where the bookcase has no more than `size` words, and where the file is
    /// not laid out as `encode` lays it out, or something drawn is broken: then `decode` must read it, or say what is wrong.
    ///
    /// Of a line that is not drawn only its term, and how it begins and ends, are looked at. What else is broken in it is found by all that
    /// read the bookcase as a whole: `books`, `list`, `doctor`, and every change.
    static func excerpt(of bytes: [UInt8], _ excerpt: Excerpt, size: Int = Excerpt.size) -> Bookcase? {
        guard bytes.count > size * leastWordSize, let lines = WordLines(bytes), lines.ranges.count > size,
            let terms = lines.terms(in: bytes), let bookcase = try? decode(Array(bytes[..<lines.start]) + "]}".utf8)
        else { return nil }
        var drawn = Set(indexes(size, of: terms.count, seed: excerpt.seed).map { terms[$0] })
        if !excerpt.kept.isEmpty { drawn.formUnion(lines.indexes(of: excerpt.kept, in: bytes).map { terms[$0] }) }
        let chosen = zip(terms, lines.ranges).filter { drawn.contains($0.0) }.map(\.1)
        let words = chosen.compactMap { word(in: $0, of: bytes) }
        guard words.count == chosen.count, Set(words.map(\.id)).count == words.count else { return nil }
        return bookcase.with(words)
    }

    /// No line of a word is shorter: the names of its members and an identifier alone are as long.
    private static let leastWordSize = 64

    /// `size` of the numbers below `count`, in order, each as likely as any other (Knuth, The Art of Computer Programming, 3.4.2, S).
    private static func indexes(_ size: Int, of count: Int, seed: UInt64) -> [Int] {
        var generator = SeededGenerator(seed: seed)
        var indexes: [Int] = []
        for index in 0..<count where Int.random(in: 0..<(count - index), using: &generator) < size - indexes.count {
            indexes.append(index)
        }
        return indexes
    }

    /// The word that is all there is in `range`; nil where it is broken.
    private static func word(in range: Range<Int>, of bytes: [UInt8]) -> Word? {
        var reader = JSONReader(bytes, at: range.lowerBound)
        guard let word = try? word(&reader), reader.position == range.upperBound else { return nil }
        return word
    }
}

/// The lines of a bookcase file that is laid out as `BookcaseFile.encode` lays it out.
private struct WordLines {
    /// How many bytes stand before the first word.
    let start: Int
    /// The words, each without the comma and the line break behind it.
    let ranges: [Range<Int>]

    /// Finds the lines; nil where the layout is another.
    init?(_ bytes: [UInt8]) {
        guard let headEnd = Self.lineEnd(in: bytes, from: 0), bytes[..<headEnd].suffix(9).elementsEqual("\"words\":[".utf8) else {
            return nil
        }
        var ranges: [Range<Int>] = []
        ranges.reserveCapacity(bytes.count / 200)
        var lineStart = headEnd + 1
        var owesLast = false
        while let end = Self.lineEnd(in: bytes, from: lineStart), !owesLast {
            guard end > lineStart + Self.termStart else { return nil }
            let hasComma = bytes[end - 1] == 0x2C
            let wordEnd = hasComma ? end - 1 : end
            guard bytes[lineStart] == 0x7B, bytes[wordEnd - 1] == 0x7D else { return nil }
            ranges.append(lineStart..<wordEnd)
            owesLast = !hasComma
            lineStart = end + 1
        }
        guard owesLast, bytes[lineStart...].elementsEqual("]}\n".utf8) else { return nil }
        start = headEnd + 1
        self.ranges = ranges
    }

    /// A number for the term of each line, the same for those that are the same to a reader; nil where a line begins in another way.
    func terms(in bytes: [UInt8]) -> [Int]? {
        let name = Array("\",\"term\":".utf8)
        var terms: [Int] = []
        terms.reserveCapacity(ranges.count)
        for range in ranges {
            let termStart = range.lowerBound + Self.termStart
            var reader = JSONReader(bytes, at: termStart)
            guard bytes[(termStart - name.count)..<termStart].elementsEqual(name), let term = try? reader.string() else {
                return nil
            }
            terms.append(Text.key(term).hashValue)
        }
        return terms
    }

    /// The lines of `words`.
    func indexes(of words: Set<Word.ID>, in bytes: [UInt8]) -> [Int] {
        ranges.indices.filter { index in
            let start = ranges[index].lowerBound + Self.idStart
            return Word.ID(utf8: bytes[start..<(start + 36)]).map(words.contains) ?? false
        }
    }

    /// Where the identifier begins in a line: after `{"id":"`.
    private static let idStart = 7
    /// Where the term begins in a line: after `{"id":"`, the identifier, and `","term":`.
    private static let termStart = 7 + 36 + 9

    private static func lineEnd(in bytes: [UInt8], from start: Int) -> Int? {
        bytes.withUnsafeBytes { start < $0.count ? $0.firstIndex(of: 0x0A, in: start..<$0.count) : nil }
    }
}
