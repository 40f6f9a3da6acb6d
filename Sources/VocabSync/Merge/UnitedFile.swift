import VocabCore

/// A bookcase's file in which a union merge, as some hosts make it, left the lines of both sides one after the other: a word that both
/// edited stands in it twice, and commas may be missing.
struct UnitedFile {
    private var heads: [[UInt8]] = []
    /// The lines of each word, in the order in which they stand.
    private var words: [Word.ID: [[UInt8]]] = [:]
    private var order: [Word.ID] = []

    private static let head = Array("{\"format\":".utf8)
    private static let word = Array("{\"id\":\"".utf8)

    /// Takes a file apart; nil for one that is not made of the lines this program writes.
    init?(_ bytes: [UInt8]) {
        for line in bytes.split(separator: 0x0A) {
            if line.starts(with: Self.head) {
                heads.append(Array(line))
            } else if line.starts(with: Self.word) {
                guard let id = Word.ID(utf8: line.dropFirst(Self.word.count).prefix(36)) else { return nil }
                if words[id] == nil { order.append(id) }
                words[id, default: []].append(Array(line.last == 0x2C ? line.dropLast() : line))
            } else if !line.elementsEqual("]}".utf8) {
                return nil
            }
        }
        if heads.isEmpty { return nil }
    }

    /// What the lines come to: of one word that stands twice the newer values count, and the note keeps the others.
    ///
    /// - Throws: `JSONError`, for a line that cannot be read.
    func bookcase() throws -> Bookcase {
        let versions = max(heads.count, words.values.map(\.count).max() ?? 1)
        let sides = try (0..<versions).map { try side($0) }
        guard let first = sides.first else { return try side(0) }
        return sides.dropFirst().reduce(first) { bookcase, side in
            let other = side.called(first.id).holding(side.words)
            return LibraryMerge(base: Library(), ours: bookcase.single, theirs: other.single).library[first.id] ?? bookcase
        }
    }

    /// Version `number` of the bookcase, from 0: head `number`, or the last one, and line `number` of each word that has one.
    private func side(_ number: Int) throws -> Bookcase {
        let lines = order.compactMap { id in words[id].flatMap { number < $0.count ? $0[number] : nil } }
        let body = Array(lines.joined(separator: Array(",\n".utf8)))
        return try BookcaseFile.decode(heads[min(number, heads.count - 1)] + [0x0A] + body + Array("\n]}\n".utf8))
    }
}
