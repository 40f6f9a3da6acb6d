extension JSONReader {
    /// Reads a string.
    package mutating func string() throws -> String {
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
}
