import Synchronization
import VocabCore

/// A packed dictionary as dictzip(1) writes it: gzip (RFC 1952) in pieces that unpack one without the other.
///
/// The pieces stand for equally many bytes each; a field `RA` in the header tells how many, and how long each piece is packed.
final class DictArchive: Sendable {
    private let file: FileBytes
    /// How many bytes a piece stands for; the last may stand for fewer.
    private let pieceLength: Int
    /// Where the packed pieces are.
    private let pieces: [Range<Int>]
    /// The pieces unpacked so far; an empty one is broken.
    private let unpacked = Mutex<[Int: [UInt8]]>([:])

    /// At most so many unpacked pieces are kept. Debian's dictionary has 531, of 58 kB each.
    private static let mostUnpacked = 600
    /// No entry of a dictionary is longer.
    private static let longestEntry = 1 << 20

    /// The archive in `file`; nil where it is none.
    init?(_ file: FileBytes) {
        guard let header = DictArchiveHeader(file) else { return nil }
        self.file = file
        pieceLength = header.pieceLength
        var pieces: [Range<Int>] = []
        pieces.reserveCapacity(header.packedLengths.count)
        var position = header.end
        for length in header.packedLengths {
            pieces.append(position..<(position + length))
            position += length
        }
        self.pieces = pieces
    }

    /// The bytes at `range` of the unpacked text; nil where it has none or is broken.
    func bytes(in range: Range<Int>) -> [UInt8]? {
        guard range.lowerBound >= 0, !range.isEmpty, range.count <= Self.longestEntry else { return nil }
        var result: [UInt8] = []
        for number in (range.lowerBound / pieceLength)...((range.upperBound - 1) / pieceLength) {
            guard let piece = piece(number) else { return nil }
            let start = number * pieceLength
            let wanted = range.clamped(to: start..<(start + pieceLength))
            guard wanted.upperBound - start <= piece.count else { return nil }
            result += piece[(wanted.lowerBound - start)..<(wanted.upperBound - start)]
        }
        return result
    }

    private func piece(_ number: Int) -> [UInt8]? {
        guard pieces.indices.contains(number) else { return nil }
        return unpacked.withLock { unpacked in
            if let piece = unpacked[number] { return piece }
            let piece = file.copy(of: pieces[number]).flatMap { Inflate.unpacked($0, limit: pieceLength) } ?? []
            if unpacked.count >= Self.mostUnpacked { unpacked.removeAll(keepingCapacity: true) }
            unpacked[number] = piece
            return piece
        }
    }
}

/// The header of a packed dictionary.
private struct DictArchiveHeader {
    /// How many bytes a piece stands for.
    let pieceLength: Int
    /// How many bytes each piece takes.
    let packedLengths: [Int]
    /// Where the first piece begins.
    let end: Int

    /// Reads the header of `file`; nil where there is none with a field `RA`.
    init?(_ file: FileBytes) {
        func number(at place: Int) -> Int? {
            guard let low = file[place], let high = file[place + 1] else { return nil }
            return Int(low) | Int(high) << 8
        }
        let flags = file[3] ?? 0
        let (hasHeaderSum, hasExtra, hasName, hasComment) = (flags & 2 != 0, flags & 4 != 0, flags & 8 != 0, flags & 16 != 0)
        guard number(at: 0) == 0x8B1F, file[2] == 8, flags < 32, hasExtra, let extraLength = number(at: 10) else { return nil }
        var position = 12 + extraLength
        guard position <= file.count, let field = Self.field("RA", from: 12, to: position, number),
            number(at: field.lowerBound) == 1, let pieceLength = number(at: field.lowerBound + 2), pieceLength > 0,
            let count = number(at: field.lowerBound + 4), field.count >= 6 + 2 * count
        else { return nil }
        self.pieceLength = pieceLength
        packedLengths = (0..<count).compactMap { number(at: field.lowerBound + 6 + 2 * $0) }
        for isThere in [hasName, hasComment] where isThere {
            guard let zero = file.firstIndex(of: 0, in: position..<file.count) else { return nil }
            position = zero + 1
        }
        end = position + (hasHeaderSum ? 2 : 0)
    }

    /// The content of the field with a name of two letters: its name, its length, its content.
    private static func field(_ name: String, from start: Int, to end: Int, _ number: (Int) -> Int?) -> Range<Int>? {
        let wanted = name.utf8.reversed().reduce(0) { $0 << 8 | Int($1) }
        var position = start
        while position + 4 <= end, let found = number(position), let length = number(position + 2) {
            let content = (position + 4)..<(position + 4 + length)
            if content.upperBound > end { return nil }
            if found == wanted { return content }
            position = content.upperBound
        }
        return nil
    }
}
