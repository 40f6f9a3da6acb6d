/// The texts, names and signs of a program's source, one after the other, without its comments.
struct SourceTokens {
    private let bytes: [UInt8]
    private var position = 0
    private var isLineStart = true
    /// Whether a full stop joins texts.
    private let joinsWithStop: Bool
    /// Where the text that was read last stands, without its quotes.
    private(set) var lastText: Range<Int> = 0..<0

    enum Token: Equatable {
        /// A text in quotes, a number or a name; whether that is the first on its line.
        case text(String)
        case word(String, isFirst: Bool)
        case open, close, comma, semicolon
        /// What stands between a name and its value.
        case names
        /// What joins two texts.
        case joins
        case other
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        joinsWithStop = bytes.starts(with: "<?php".utf8)
    }

    /// The next token; nil at the end.
    mutating func next() -> Token? {
        passBlanksAndComments()
        guard position < bytes.count else { return nil }
        let isFirst = isLineStart
        isLineStart = false
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
            if let text = quoted() { return .text(text) }
            return sign(.other)
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): return sign(.open)
        case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"): return sign(.close)
        case UInt8(ascii: ","): return sign(.comma)
        case UInt8(ascii: ";"): return sign(.semicolon)
        case UInt8(ascii: "+"): return sign(.joins)
        case UInt8(ascii: "."): return sign(joinsWithStop ? .joins : .other)
        case UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"):
            return operation()
        default:
            guard Self.isName(byte) else { return sign(.other) }
            let word = bytes[position...].prefix(while: Self.isName)
            position = word.endIndex
            return .word(String(decoding: word, as: UTF8.self), isFirst: isFirst)
        }
    }
}

extension SourceTokens {
    private static func isName(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || (0x30...0x39).contains(byte)
            || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    private mutating func sign(_ token: Token) -> Token {
        position += 1
        return token
    }

    /// A sign of up to three characters such as `=>`; those that compare are no names' signs.
    private mutating func operation() -> Token {
        let signs = bytes[position...].prefix { ":=-<>!".utf8.contains($0) }
        position = signs.endIndex
        let isName = [":", "=", "=>", "->", ":="].contains { signs.elementsEqual($0.utf8) }
        return isName ? .names : .other
    }

    private mutating func passBlanksAndComments() {
        while position < bytes.count {
            let byte = bytes[position]
            if byte == 0x0A || byte == 0x0D { isLineStart = true }
            if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
                position += 1
            } else if begins("/*") {
                position = bytes[(position + 2)...].firstRange(of: Array("*/".utf8))?.upperBound ?? bytes.count
            } else if begins("//") || begins("#") && !begins("#{") && !begins("#[") || isLineStart && begins("-- ") {
                position = bytes[position...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            } else {
                return
            }
        }
    }

    private func begins(_ sign: String) -> Bool { bytes[position...].starts(with: sign.utf8) }

    /// The text in the quotes that open here; nil when they do not close on this line, which those of three signs and backticks need not.
    private mutating func quoted() -> String? {
        let quote = bytes[position]
        let isTriple = bytes[position...].prefix(3).elementsEqual([quote, quote, quote])
        var result: [UInt8] = []
        var place = position + (isTriple ? 3 : 1)
        while place < bytes.count {
            let byte = bytes[place]
            if byte == quote, !isTriple || bytes[place...].prefix(3).elementsEqual([quote, quote, quote]) {
                // A database doubles the quotes of a text.
                if !isTriple, quote == UInt8(ascii: "'"), !result.isEmpty, place + 2 < bytes.count, bytes[place + 1] == quote,
                    Self.isName(bytes[place + 2])
                {
                    result.append(quote)
                    place += 2
                    continue
                }
                lastText = (position + (isTriple ? 3 : 1))..<place
                position = place + (isTriple ? 3 : 1)
                return String(decoding: result, as: UTF8.self)
            }
            if byte == 0x0A || byte == 0x0D, !isTriple, quote != UInt8(ascii: "`") { return nil }
            if byte == UInt8(ascii: "\\"), place + 1 < bytes.count {
                place = escape(at: place + 1, &result)
            } else {
                result.append(byte)
                place += 1
            }
        }
        return nil
    }

    /// Takes what a backslash before `place` stands for, and returns where it ends.
    private func escape(at place: Int, _ result: inout [UInt8]) -> Int {
        switch bytes[place] {
        case UInt8(ascii: "n"), UInt8(ascii: "r"): result.append(0x0A)
        case UInt8(ascii: "t"): result.append(0x20)
        case UInt8(ascii: "u"):
            let digits = bytes[(place + 1)...].prefix(4)
            guard digits.count == 4, let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
                let scalar = Unicode.Scalar(code)
            else { break }
            result += Array(String(Character(scalar)).utf8)
            return place + 5
        default: result.append(bytes[place])
        }
        return place + 1
    }
}
