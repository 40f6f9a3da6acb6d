extension JSONReader {
    /// Reads a string.
    package mutating func string() throws -> String {
        skipSpace()
        guard take(0x22) else { throw failure(.expected(.string)) }
        let start = position
        position = endOfPlainText(from: start)
        guard position < bytes.count else { throw failure(.unexpectedEnd) }
        switch bytes[position] {
        case 0x22:
            let text = try text(in: start..<position)
            position += 1
            return text
        case 0x5C: return try stringWithEscapes(from: start)
        default: throw failure(.controlCharacter)
        }
    }

    /// Reads a string as what `make` makes of its bytes in UTF-8; nil where that is nothing.
    ///
    /// No text is made of a string without escapes, which is most of the time of reading an identifier or a moment.
    mutating func string<Value>(as make: (ArraySlice<UInt8>) -> Value?) throws -> Value? {
        skipSpace()
        let end = endOfPlainText(from: position + 1)
        if position < end, end < bytes.count, bytes[position] == 0x22, bytes[end] == 0x22,
            let value = make(bytes[(position + 1)..<end])
        {
            position = end + 1
            return value
        }
        return make(Array(try string().utf8)[...])
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

    /// Where the bytes from `start` on end that stand for themselves in a string.
    private func endOfPlainText(from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] >= 0x20, bytes[end] != 0x22, bytes[end] != 0x5C { end += 1 }
        return end
    }

    private func text(in range: Range<Int>) throws -> String {
        do {
            return String(copying: try UTF8Span(validating: bytes.span.extracting(range)))
        } catch {
            throw JSONError(.invalidUTF8, at: range.lowerBound + Self.validPrefix(of: bytes[range]))
        }
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
