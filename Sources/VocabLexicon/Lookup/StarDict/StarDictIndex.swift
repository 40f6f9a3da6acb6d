import VocabCore

/// The `.idx` and `.syn` files of a StarDict dictionary: `headword NUL offset size` and `synonym NUL number`, numbers in big-endian.
///
/// Lines of different lengths cannot be halved, so the files are read from front to back: half a million headwords in some 20 ms.
struct StarDictIndex: Sendable {
    private let index: FileBytes
    private let synonyms: FileBytes?
    private let offsetWidth: Int

    /// A headword is at most so long (StarDict's format, "Each entry in the word list").
    private static let longestWord = 256
    /// No more entries than so many are read of one headword.
    private static let mostEntries = 20

    /// An entry and where it stands in the dictionary.
    struct Entry: Equatable {
        let headword: [UInt8]
        let place: Range<Int>
    }

    /// The index, perhaps with synonyms.
    init(_ index: FileBytes, synonyms: FileBytes?, offsetWidth: Int) {
        self.index = index
        self.synonyms = synonyms
        self.offsetWidth = offsetWidth
    }

    /// The entries of each of `words`, in lower case, by the place of the word; a synonym leads to the entry it stands for.
    func entries(of words: [[UInt8]]) -> [Int: [Entry]] {
        let wanted = Dictionary(words.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        let lengths = Set(words.map(\.count))
        var numbers: [Int: Int] = [:]
        if let synonyms {
            forEachWord(in: synonyms, tail: 4) { _, word, tail in
                guard lengths.contains(word.count), let rank = rank(of: word, in: synonyms, wanted),
                    numbers.count < Self.mostEntries, let number = number(in: synonyms, at: tail, width: 4)
                else { return }
                numbers[number] = rank
            }
        }
        var entries: [Int: [Entry]] = [:]
        forEachWord(in: index, tail: offsetWidth + 4) { number, word, tail in
            guard let rank = numbers[number] ?? (lengths.contains(word.count) ? rank(of: word, in: index, wanted) : nil),
                entries[rank, default: []].count < Self.mostEntries, let headword = index.copy(of: word),
                let offset = self.number(in: index, at: tail, width: offsetWidth),
                let size = self.number(in: index, at: tail + offsetWidth, width: 4), size > 0, offset <= Int.max - size
            else { return }
            entries[rank, default: []].append(Entry(headword: headword, place: offset..<(offset + size)))
        }
        return entries
    }

    /// The headwords that begin with a byte, in either case, and have such a length.
    func headwords(beginningWith first: UInt8, lengths: ClosedRange<Int>) -> [String] {
        var words: [String] = []
        forEachWord(in: index, tail: offsetWidth + 4) { _, word, _ in
            guard lengths.contains(word.count), let start = index[word.lowerBound], Self.lowered(start) == Self.lowered(first),
                words.count < 50_000, let bytes = index.copy(of: word)
            else { return }
            words.append(String(decoding: bytes, as: UTF8.self))
        }
        return words
    }

    private func rank(of word: Range<Int>, in file: FileBytes, _ wanted: [[UInt8]: Int]) -> Int? {
        file.copy(of: word).flatMap { wanted[$0.map(Self.lowered)] }
    }

    static func lowered(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte + 0x20 : byte }

    /// Calls `body` with the number and place of each word, and where what follows it begins, until the file ends or breaks the rules.
    private func forEachWord(in file: FileBytes, tail: Int, _ body: (Int, Range<Int>, Int) -> Void) {
        var position = 0
        var number = 0
        while position < file.count {
            guard let end = file.firstIndex(of: 0, in: position..<min(position + Self.longestWord, file.count)),
                end + tail < file.count
            else { return }
            body(number, position..<end, end + 1)
            position = end + 1 + tail
            number += 1
        }
    }

    private func number(in file: FileBytes, at place: Int, width: Int) -> Int? {
        var value = 0
        for offset in 0..<width {
            guard let byte = file[place + offset], value < 1 << 54 else { return nil }
            value = value << 8 | Int(byte)
        }
        return value
    }
}
