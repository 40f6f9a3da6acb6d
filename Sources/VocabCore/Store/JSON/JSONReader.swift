/// Reads one JSON text from front to back (RFC 8259, strict), with the place of every error and a bound on depth.
///
/// Foundation's decoder gives no position for broken JSON, which the store's alerts need, and takes three times as long.
/// A byte order mark in front is skipped. Strings must be valid UTF-8, and escapes must be whole surrogate pairs.
package struct JSONReader {
    /// Values deeper than this are refused.
    package static let maximumDepth = 64

    let bytes: [UInt8]
    var position: Int
    private var depth = 0
    private let deepest: Int

    /// A reader at the start of `bytes`, which may hold whole files at most `wrapping` levels deep in it.
    package init(_ bytes: [UInt8], wrapping: Int = 0) {
        self.bytes = bytes
        deepest = Self.maximumDepth + wrapping
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// A reader that begins in the middle of `bytes`.
    init(_ bytes: [UInt8], at position: Int) {
        self.bytes = bytes
        self.position = position
        deepest = Self.maximumDepth
    }

    /// The bytes before the next value.
    package var offset: Int {
        mutating get {
            skipSpace()
            return position
        }
    }

    /// How many bytes are not read yet.
    var bytesLeft: Int { bytes.count - position }

    /// Reads an object; `member` must read or skip the value of each name it is given.
    ///
    /// A name that comes twice is an error: one of the two values would be lost.
    package mutating func object(_ member: (String, inout JSONReader) throws -> Void) throws {
        try enter(.object)
        if take(0x7D) { return leave() }
        var names = SeenNames()
        repeat {
            let start = offset
            let name = try string()
            if !names.insert(name) { throw JSONError(.repeated(name), at: start) }
            skipSpace()
            guard take(0x3A) else { throw failure(.expected(.colon)) }
            try member(name, &self)
            skipSpace()
        } while take(0x2C)
        guard take(0x7D) else { throw failure(.expected(.commaOrObjectEnd)) }
        leave()
    }

    /// Reads an array; `element` must read or skip each value.
    package mutating func array(_ element: (inout JSONReader) throws -> Void) throws {
        try enter(.array)
        if take(0x5D) { return leave() }
        repeat {
            try element(&self)
            skipSpace()
        } while take(0x2C)
        guard take(0x5D) else { throw failure(.expected(.commaOrArrayEnd)) }
        leave()
    }

    /// Reads a number.
    package mutating func number() throws -> Double {
        let start = offset
        guard position < bytes.count, bytes[position] == 0x2D || isDigit(bytes[position]) else {
            throw failure(.expected(.number))
        }
        try skipNumber()
        guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)), value.isFinite else {
            throw JSONError(.expected(.number), at: start)
        }
        return value
    }

    /// Reads a whole number that fits `Int`.
    package mutating func integer() throws -> Int {
        let start = offset
        guard position < bytes.count, bytes[position] == 0x2D || isDigit(bytes[position]) else {
            throw failure(.expected(.integer))
        }
        try skipNumber()
        guard let value = Int(String(decoding: bytes[start..<position], as: UTF8.self)) else {
            throw JSONError(.expected(.integer), at: start)
        }
        return value
    }

    /// Reads `true` or `false`.
    package mutating func boolean() throws -> Bool {
        skipSpace()
        if takeWord("true") { return true }
        if takeWord("false") { return false }
        throw failure(.expected(.boolean))
    }

    /// Reads a list of strings.
    package mutating func strings() throws -> [String] {
        var result: [String] = []
        try array { result.append(try $0.string()) }
        return result
    }

    /// Reads a string, or a list of strings.
    package mutating func stringOrStrings() throws -> [String] {
        skipSpace()
        return offset < bytes.count && bytes[offset] == UInt8(ascii: "[") ? try strings() : [try string()]
    }

    /// Passes over one value of any kind, checking it, and returns its text on one line.
    package mutating func rawValue() throws -> String {
        let start = offset
        try skipValue()
        var text = String.UnicodeScalarView()
        for scalar in String(decoding: bytes[start..<position], as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0x0A, 0x0D: text.append(" ")
            case 0x7F...0x9F: for sign in "\\u00\(String(scalar.value, radix: 16))".unicodeScalars { text.append(sign) }
            default: text.append(scalar)
            }
        }
        return String(text)
    }

    /// Checks that nothing but white space is left.
    package mutating func end() throws {
        skipSpace()
        guard position == bytes.count else { throw failure(.trailingContent) }
    }
}

/// The names met in one object: a list while they are few, as they nearly always are, for making a set takes longer.
private struct SeenNames {
    private var few: [String] = []
    private var many: Set<String> = []

    /// Returns false when `name` was met before.
    mutating func insert(_ name: String) -> Bool {
        if !many.isEmpty { return many.insert(name).inserted }
        if few.contains(name) { return false }
        few.append(name)
        if few.count > 32 { many = Set(few) }
        return true
    }
}

extension JSONReader {
    private mutating func skipValue() throws {
        skipSpace()
        guard position < bytes.count else { throw failure(.unexpectedEnd) }
        switch bytes[position] {
        case 0x7B: try object { try $1.skipValue() }
        case 0x5B: try array { try $0.skipValue() }
        case 0x22: _ = try string()
        case 0x2D, 0x30...0x39: try skipNumber()
        default:
            guard takeWord("true") || takeWord("false") || takeWord("null") else { throw failure(.expected(.value)) }
        }
    }

    private mutating func skipNumber() throws {
        let start = position
        _ = take(0x2D)
        guard take(0x30) || skipDigits() else { throw JSONError(.invalidNumber, at: start) }
        if take(0x2E), !skipDigits() { throw JSONError(.invalidNumber, at: start) }
        if take(0x65) || take(0x45) {
            if !take(0x2B) { _ = take(0x2D) }
            guard skipDigits() else { throw JSONError(.invalidNumber, at: start) }
        }
        if position < bytes.count, isDigit(bytes[position]) { throw JSONError(.invalidNumber, at: start) }
    }

    private mutating func skipDigits() -> Bool {
        let start = position
        while position < bytes.count, isDigit(bytes[position]) { position += 1 }
        return position > start
    }

    private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private mutating func enter(_ part: JSONPart) throws {
        skipSpace()
        guard take(part == .object ? 0x7B : 0x5B) else { throw failure(.expected(part)) }
        depth += 1
        if depth > deepest { throw failure(.tooDeep) }
        skipSpace()
    }

    private mutating func leave() { depth -= 1 }

    mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            default: return
            }
        }
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func takeWord(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard position + length <= bytes.count,
            word.withUTF8Buffer({ $0.elementsEqual(bytes[position..<position + length]) })
        else { return false }
        position += length
        return true
    }

    func failure(_ problem: JSONError.Problem) -> JSONError {
        JSONError(position < bytes.count ? problem : .unexpectedEnd, at: position)
    }
}
