import VocabCore

/// Makes ZIP archives for tests, whose files are stored as they are.
package struct ZipWriter {
    private var files: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    /// An archive without files.
    package init() {}

    /// An archive of texts.
    package init(_ files: [(name: String, text: String)]) {
        for file in files { add(file.name, Array(file.text.utf8)) }
    }

    /// Adds a file; where `packed` is given, those bytes are said to be `content` packed by `method`.
    package mutating func add(
        _ name: String, _ content: [UInt8], packed: [UInt8]? = nil, method: Int = 0, flags: Int = 0x800, size: Int? = nil,
        checksum: UInt32? = nil
    ) {
        let data = packed ?? content
        let facts =
            Self.bytes(flags, 2) + Self.bytes(method, 2) + Self.bytes(0, 4)
            + Self.bytes(Int(checksum ?? Checksum.crc32(of: content)), 4) + Self.bytes(data.count, 4)
            + Self.bytes(size ?? content.count, 4) + Self.bytes(name.utf8.count, 2) + Self.bytes(0, 2)
        directory += Self.bytes(0x0201_4B50, 4) + Self.bytes(20, 2) + Self.bytes(20, 2) + facts + Self.bytes(0, 10)
        directory += Self.bytes(files.count, 4) + Array(name.utf8)
        files += Self.bytes(0x0403_4B50, 4) + Self.bytes(20, 2) + facts + Array(name.utf8) + data
        count += 1
    }

    /// The whole archive, with a comment at its end.
    package func finished(comment: String = "", count said: Int? = nil) -> [UInt8] {
        let number = Self.bytes(said ?? count, 2)
        return files + directory + Self.bytes(0x0605_4B50, 4) + Self.bytes(0, 4) + number + number
            + Self.bytes(directory.count, 4) + Self.bytes(files.count, 4) + Self.bytes(comment.utf8.count, 2)
            + Array(comment.utf8)
    }

    private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
