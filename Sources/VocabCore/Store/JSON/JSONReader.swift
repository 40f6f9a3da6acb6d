/// Reads one JSON text from front to back (RFC 8259, strict), with the place of every error and a bound on depth.
///
/// Foundation's decoder gives no position for broken JSON, which the store's alerts need, and takes three times as long.
/// A byte order mark in front is passed over. Strings must be valid UTF-8, and escapes must be whole surrogate pairs.
public struct JSONReader {
    /// Values deeper than this are refused.
    public static let maximumDepth = 64

    private let bytes: [UInt8]
    private var position: Int
    private var depth = 0

    /// A reader at the start of `bytes`.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The bytes before the next value.
    public var offset: Int {
        mutating get {
            skipSpace()
            return position
        }
    }

    /// Reads an object; `member` must read or skip the value of each name it is given.
    public mutating func object(_ member: (String, inout JSONReader) throws -> Void) throws {
        try enter(.object)
        if take(0x7D) { return leave() }
        repeat {
            skipSpace()
            let name = try string()
            skipSpace()
            guard take(0x3A) else { throw failure(.expected(.colon)) }
            try member(name, &self)
            skipSpace()
        } while take(0x2C)
        guard take(0x7D) else { throw failure(.expected(.commaOrObjectEnd)) }
        leave()
    }

    /// Reads an array; `element` must read or skip each value.
    public mutating func array(_ element: (inout JSONReader) throws -> Void) throws {
        try enter(.array)
        if take(0x5D) { return leave() }
        repeat {
            try element(&self)
            skipSpace()
        } while take(0x2C)
        guard take(0x5D) else { throw failure(.expected(.commaOrArrayEnd)) }
        leave()
    }

    /// Reads a whole number that fits `Int`.
    public mutating func integer() throws -> Int {
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
    public mutating func boolean() throws -> Bool {
        skipSpace()
        if takeWord("true") { return true }
        if takeWord("false") { return false }
        throw failure(.expected(.boolean))
    }

    /// Reads a list of strings.
    public mutating func strings() throws -> [String] {
        var result: [String] = []
        try array { result.append(try $0.string()) }
        return result
    }

    /// Passes over one value of any kind, checking it, and returns its text on one line.
    public mutating func rawValue() throws -> String {
        let start = offset
        try skipValue()
        let text = bytes[start..<position].map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
        return String(decoding: text, as: UTF8.self)
    }

    /// Checks that nothing but white space is left.
    public mutating func end() throws {
        skipSpace()
        guard position == bytes.count else { throw failure(.trailingContent) }
    }

    /// Reads a string.
    public mutating func string() throws -> String {
        skipSpace()
        guard take(0x22) else { throw failure(.expected(.string)) }
        let start = position
        while position < bytes.count {
            switch bytes[position] {
            case 0x22:
                let text = try text(in: start..<position)
                position += 1
                return text
            case 0x5C: return try stringWithEscapes(from: start)
            case 0..<0x20: throw failure(.controlCharacter)
            default: position += 1
            }
        }
        throw failure(.unexpectedEnd)
    }
}

extension JSONReader {
    /// Goes on with a string at its first backslash.
    private mutating func stringWithEscapes(from start: Int) throws -> String {
        var result = try text(in: start..<position)
        var runStart = position
        while position < bytes.count {
            switch bytes[position] {
            case 0x22:
                result += try text(in: runStart..<position)
                position += 1
                return result
            case 0x5C:
                result += try text(in: runStart..<position)
                result.unicodeScalars.append(try escape())
                runStart = position
            case 0..<0x20: throw failure(.controlCharacter)
            default: position += 1
            }
        }
        throw failure(.unexpectedEnd)
    }

    private mutating func escape() throws -> Unicode.Scalar {
        guard position + 1 < bytes.count else { throw failure(.unexpectedEnd) }
        let start = position
        position += 2
        switch bytes[start + 1] {
        case 0x22: return "\""
        case 0x5C: return "\\"
        case 0x2F: return "/"
        case 0x62: return "\u{8}"
        case 0x66: return "\u{C}"
        case 0x6E: return "\n"
        case 0x72: return "\r"
        case 0x74: return "\t"
        case 0x75:
            var value = try hexadecimal(escapeAt: start)
            if (0xD800..<0xDC00).contains(value), position + 1 < bytes.count,
                bytes[position] == 0x5C, bytes[position + 1] == 0x75
            {
                position += 2
                let low = try hexadecimal(escapeAt: start)
                guard (0xDC00..<0xE000).contains(low) else { throw JSONError(.invalidEscape, at: start) }
                value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
            }
            guard let scalar = Unicode.Scalar(value) else { throw JSONError(.invalidEscape, at: start) }
            return scalar
        default: throw JSONError(.invalidEscape, at: start)
        }
    }

    private mutating func hexadecimal(escapeAt start: Int) throws -> UInt32 {
        guard position + 4 <= bytes.count else { throw failure(.unexpectedEnd) }
        var value: UInt32 = 0
        for byte in bytes[position..<position + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw JSONError(.invalidEscape, at: start) }
            value = value << 4 | UInt32(digit)
        }
        position += 4
        return value
    }

    private func text(in range: Range<Int>) throws -> String {
        guard let text = String(validating: bytes[range], as: UTF8.self) else {
            let valid = Self.validPrefix(of: bytes[range])
            throw JSONError(.invalidUTF8, at: range.lowerBound + valid)
        }
        return text
    }

    /// How many bytes of `bytes` are valid UTF-8 before the first that is not.
    static func validPrefix(of bytes: ArraySlice<UInt8>) -> Int {
        var decoder = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var count = 0
        while case .valid(let scalar) = decoder.parseScalar(from: &iterator) { count += scalar.count }
        return count
    }

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
        if depth > Self.maximumDepth { throw failure(.tooDeep) }
        skipSpace()
    }

    private mutating func leave() { depth -= 1 }

    private mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            default: return
            }
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
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

    private func failure(_ problem: JSONError.Problem) -> JSONError {
        JSONError(position < bytes.count ? problem : .unexpectedEnd, at: position)
    }
}
