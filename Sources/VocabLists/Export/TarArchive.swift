import VocabCore

/// Files in one archive that every system can open: tar as POSIX.1-2001 has it (pax).
package struct TarArchive {
    /// The archive so far; `finished` ends it.
    private var bytes: [UInt8] = []
    private static let blockSize = 512

    /// An archive without files.
    package init() {}

    /// Adds a file, changed at `moment`.
    package mutating func add(_ content: [UInt8], as path: String, at moment: Timestamp) {
        // A name that the old header cannot hold stands in a header of its own.
        if path.utf8.count > 100 || !path.utf8.allSatisfy({ $0 < 0x80 }) {
            entry(Self.record("path", path), name: "pax", kind: "x", moment)
        }
        entry(content, name: path, kind: "0", moment)
    }

    /// The whole archive.
    package func finished() -> [UInt8] {
        bytes + [UInt8](repeating: 0, count: 2 * Self.blockSize)
    }

    private mutating func entry(_ content: [UInt8], name: String, kind: Character, _ moment: Timestamp) {
        bytes += Self.header(name: name, size: content.count, kind: kind, moment)
        bytes += content
        let over = content.count % Self.blockSize
        if over > 0 { bytes += [UInt8](repeating: 0, count: Self.blockSize - over) }
    }

    /// `length name=value`, where the length counts itself.
    private static func record(_ name: String, _ value: String) -> [UInt8] {
        let rest = " \(name)=\(value)\n"
        var length = rest.utf8.count + 1
        while String(length).utf8.count + rest.utf8.count != length { length += 1 }
        return Array("\(length)\(rest)".utf8)
    }

    private static func header(name: String, size: Int, kind: Character, _ moment: Timestamp) -> [UInt8] {
        var block = [UInt8](repeating: 0, count: blockSize)
        func put(_ text: String, at offset: Int, _ length: Int) {
            for (index, byte) in text.utf8.prefix(length).enumerated() { block[offset + index] = byte }
        }
        func octal(_ number: Int, _ digits: Int) -> String {
            let text = String(number, radix: 8)
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        put(name, at: 0, 100)
        put(octal(0o600, 7), at: 100, 7)
        put(octal(0, 7), at: 108, 7)
        put(octal(0, 7), at: 116, 7)
        put(octal(size, 11), at: 124, 11)
        put(octal(max(0, moment.secondsSince1970), 11), at: 136, 11)
        put("        ", at: 148, 8)
        put(String(kind), at: 156, 1)
        put("ustar", at: 257, 5)
        put("00", at: 263, 2)
        let sum = block.reduce(0) { $0 + Int($1) }
        put(octal(sum, 6) + "\0 ", at: 148, 8)
        return block
    }
}
