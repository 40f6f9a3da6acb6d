/// A ZIP archive (APPNOTE.TXT 6.3.10) whose files are stored as they are.
package struct StoredZip {
    private var files: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    /// A name is in UTF-8.
    private static let flags = 0x800
    /// The first day that the format knows: 1980-01-01.
    private static let date = 0x21
    private static let version = 20

    /// An archive without files.
    package init() {}

    /// Adds a file.
    package mutating func add(_ name: String, _ content: [UInt8]) {
        var facts: [UInt8] = []
        Self.put(Self.version, 2, into: &facts)
        Self.put(Self.flags, 2, into: &facts)
        Self.put(0, 4, into: &facts)
        Self.put(Self.date, 2, into: &facts)
        Self.put(Int(Checksum.crc32(of: content)), 4, into: &facts)
        Self.put(content.count, 4, into: &facts)
        Self.put(content.count, 4, into: &facts)
        Self.put(name.utf8.count, 2, into: &facts)
        Self.put(0, 2, into: &facts)

        Self.put(0x0201_4B50, 4, into: &directory)
        Self.put(Self.version, 2, into: &directory)
        directory += facts
        Self.put(0, 10, into: &directory)
        Self.put(files.count, 4, into: &directory)
        directory += name.utf8

        Self.put(0x0403_4B50, 4, into: &files)
        files += facts
        files += name.utf8
        files += content
        count += 1
    }

    /// The whole archive.
    package func finished() -> [UInt8] {
        var bytes = files + directory
        Self.put(0x0605_4B50, 4, into: &bytes)
        Self.put(0, 4, into: &bytes)
        Self.put(count, 2, into: &bytes)
        Self.put(count, 2, into: &bytes)
        Self.put(directory.count, 4, into: &bytes)
        Self.put(files.count, 4, into: &bytes)
        Self.put(0, 2, into: &bytes)
        return bytes
    }

    /// Writes a number, its lowest byte first.
    private static func put(_ number: Int, _ size: Int, into bytes: inout [UInt8]) {
        for place in 0..<size { bytes.append(UInt8(truncatingIfNeeded: place < 8 ? number >> (8 * place) : 0)) }
    }
}
