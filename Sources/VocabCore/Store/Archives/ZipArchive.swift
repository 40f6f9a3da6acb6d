/// The files in a ZIP archive (APPNOTE.TXT 6.3.10), such as a workbook or a book: stored ones and deflated ones.
///
/// Names are looked up and never used as paths. All that is unpacked from one archive is bounded together, whatever its headers say.
package struct ZipArchive {
    /// Why an archive, or a file in it, cannot be read.
    package enum Problem: Error, Equatable, Sendable {
        /// The bytes are no archive, or what they say of themselves is not true.
        case broken
        /// It holds more files, or larger ones, than the original format can tell of.
        case zip64
        /// A password is needed.
        case encrypted
        /// A file is packed in another way than by deflate.
        case unknownMethod
        /// What it stands for is more than is ever unpacked.
        case tooLarge
    }

    /// The most bytes that are unpacked from one archive.
    package static let maximumSize = 256 << 20

    /// The names of its files in their order; those in UTF-8.
    package let names: [String]

    private let bytes: [UInt8]
    private let entries: [String: Entry]
    /// How many more bytes may be unpacked.
    private var room: Int

    /// Where a file is, as the central directory says.
    private struct Entry {
        let header: Int
        let packedSize: Int
        let size: Int
        let checksum: UInt32
        let method: Int
        let isEncrypted: Bool
    }

    /// The archive in `bytes`, of which at most `maximumSize` bytes are unpacked.
    ///
    /// - Throws: `Problem`.
    package init(_ bytes: [UInt8], maximumSize: Int = ZipArchive.maximumSize) throws(Problem) {
        self.bytes = bytes
        room = maximumSize
        let end = try Self.endRecord(of: bytes)
        guard let count = bytes.number16(at: end + 10), let start = bytes.number32(at: end + 16) else { throw .broken }
        if count == 0xFFFF || start == 0xFFFF_FFFF { throw .zip64 }
        var names: [String] = []
        var entries: [String: Entry] = [:]
        var places: [(start: Int, end: Int)] = []
        var position = start
        for _ in 0..<count {
            guard position <= end, let (name, entry, next) = try Self.entry(at: position, in: bytes) else { throw .broken }
            if let name, entries[name] == nil {
                names.append(name)
                entries[name] = entry
            }
            places.append((entry.header, entry.header + Self.headerSize + entry.packedSize))
            position = next
        }
        // Where files share bytes, a small archive stands for any amount; none that a program packs does.
        places.append((start, start))
        places.sort { $0.start < $1.start }
        for (place, next) in zip(places, places.dropFirst()) where place.end > next.start { throw .broken }
        self.names = names
        self.entries = entries
    }

    /// The bytes that stand before the name of a file, at least.
    private static let headerSize = 30

    /// How many bytes the file called `name` says that it stands for; never more are unpacked. Nil where there is none.
    package func size(of name: String) -> Int? { entries[name]?.size }

    /// Whether `bytes` begin as an archive does.
    package static func isLikely(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4B, 3, 4]) }

    /// The content of the file called `name`; nil where there is none.
    ///
    /// - Throws: `Problem`.
    package mutating func content(of name: String) throws(Problem) -> [UInt8]? {
        guard let entry = entries[name] else { return nil }
        if entry.isEncrypted { throw .encrypted }
        guard entry.size <= room else { throw .tooLarge }
        guard bytes.number32(at: entry.header) == 0x0403_4B50, let nameLength = bytes.number16(at: entry.header + 26),
            let extraLength = bytes.number16(at: entry.header + 28)
        else { throw .broken }
        let start = entry.header + Self.headerSize + nameLength + extraLength
        guard start + entry.packedSize <= bytes.count else { throw .broken }
        let packed = Array(bytes[start..<(start + entry.packedSize)])
        let content: [UInt8]
        switch entry.method {
        case 0: content = packed
        case 8:
            guard let unpacked = Inflate.unpacked(packed, limit: entry.size) else { throw .broken }
            content = unpacked
        default: throw .unknownMethod
        }
        guard content.count == entry.size, Checksum.crc32(of: content) == entry.checksum else { throw .broken }
        room -= content.count
        return content
    }

    /// Where the record at the end is: before a comment of at most 65,535 bytes, which ends with the file.
    private static func endRecord(of bytes: [UInt8]) throws(Problem) -> Int {
        var position = bytes.count - 22
        let first = max(0, position - 0xFFFF)
        while position >= first {
            if bytes[position] == 0x50, bytes.number32(at: position) == 0x0605_4B50,
                bytes.number16(at: position + 20) == bytes.count - position - 22
            {
                return position
            }
            position -= 1
        }
        throw .broken
    }

    /// The name, the facts, and where the next begins, of the entry at `position` of the central directory; the name is nil where it is
    /// no UTF-8.
    private static func entry(at position: Int, in bytes: [UInt8]) throws(Problem) -> (String?, Entry, Int)? {
        guard bytes.number32(at: position) == 0x0201_4B50, let flags = bytes.number16(at: position + 8),
            let method = bytes.number16(at: position + 10), let checksum = bytes.number32(at: position + 16),
            let packedSize = bytes.number32(at: position + 20), let size = bytes.number32(at: position + 24),
            let nameLength = bytes.number16(at: position + 28), let extraLength = bytes.number16(at: position + 30),
            let commentLength = bytes.number16(at: position + 32), let header = bytes.number32(at: position + 42)
        else { return nil }
        if [packedSize, size, header].contains(0xFFFF_FFFF) { throw .zip64 }
        let nameEnd = position + 46 + nameLength
        guard nameEnd + extraLength + commentLength <= bytes.count else { return nil }
        let entry = Entry(
            header: header, packedSize: packedSize, size: size, checksum: UInt32(truncatingIfNeeded: checksum), method: method,
            isEncrypted: flags & 1 == 1)
        let name = String(validating: bytes[(position + 46)..<nameEnd], as: UTF8.self)
        return (name, entry, nameEnd + extraLength + commentLength)
    }
}

extension [UInt8] {
    /// The number of two bytes at `place`, the lowest first; nil where they are not there.
    fileprivate func number16(at place: Int) -> Int? {
        guard place >= 0, place + 2 <= count else { return nil }
        return Int(self[place]) | Int(self[place + 1]) << 8
    }

    /// The number of four bytes at `place`, the lowest first; nil where they are not there.
    fileprivate func number32(at place: Int) -> Int? {
        guard let low = number16(at: place), let high = number16(at: place + 2) else { return nil }
        return low | high << 16
    }
}
