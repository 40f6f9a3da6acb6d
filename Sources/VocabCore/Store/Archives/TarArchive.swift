/// Files in one archive that every system can open: tar as POSIX.1-2001 has it (pax).
package struct TarArchive {
    /// The archive so far; `finished` ends it.
    private var bytes: [UInt8] = []
    private static let blockSize = 512

    /// An archive without files.
    package init() {}

    /// Adds a file, changed at `moment`.
    package mutating func add(_ content: [UInt8], as path: Path, at moment: Timestamp) {
        // A name that the old header cannot hold stands in a header of its own.
        if path.bytes.count > 100 || !path.bytes.allSatisfy({ $0 < 0x80 }) {
            entry(Self.record("path", path.bytes), name: Array("pax".utf8), kind: "x", moment)
        }
        entry(content, name: path.bytes, kind: "0", moment)
    }

    /// The whole archive.
    package func finished() -> [UInt8] {
        bytes + [UInt8](repeating: 0, count: 2 * Self.blockSize)
    }

    private mutating func entry(_ content: [UInt8], name: [UInt8], kind: Character, _ moment: Timestamp) {
        bytes += Self.header(name: name, size: content.count, kind: kind, moment)
        bytes += content
        let over = content.count % Self.blockSize
        if over > 0 { bytes += [UInt8](repeating: 0, count: Self.blockSize - over) }
    }

    /// `length name=value`, where the length counts itself.
    private static func record(_ name: String, _ value: [UInt8]) -> [UInt8] {
        let rest = Array(" \(name)=".utf8) + value + Array("\n".utf8)
        var length = rest.count + 1
        while String(length).utf8.count + rest.count != length { length += 1 }
        return Array(String(length).utf8) + rest
    }

    private static func header(name: [UInt8], size: Int, kind: Character, _ moment: Timestamp) -> [UInt8] {
        var block = [UInt8](repeating: 0, count: blockSize)
        func put(_ bytes: some Sequence<UInt8>, at offset: Int, _ length: Int) {
            for (index, byte) in bytes.prefix(length).enumerated() { block[offset + index] = byte }
        }
        func octal(_ number: Int, _ digits: Int) -> [UInt8] {
            let text = String(number, radix: 8)
            return Array((String(repeating: "0", count: max(0, digits - text.count)) + text).utf8)
        }
        put(name, at: 0, 100)
        put(octal(0o600, 7), at: 100, 7)
        put(octal(0, 7), at: 108, 7)
        put(octal(0, 7), at: 116, 7)
        put(octal(size, 11), at: 124, 11)
        put(octal(max(0, moment.secondsSince1970), 11), at: 136, 11)
        put("        ".utf8, at: 148, 8)
        put(String(kind).utf8, at: 156, 1)
        put("ustar".utf8, at: 257, 5)
        put("00".utf8, at: 263, 2)
        let sum = block.reduce(0) { $0 + Int($1) }
        put(octal(sum, 6) + [0, 0x20], at: 148, 8)
        return block
    }
}
