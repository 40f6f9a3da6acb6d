/// The texts, names and signs of a program's source, one after the other, without its comments.
struct SourceTokens {
    private let bytes: [UInt8]
    private var position = 0
    private var isLineStart = true
    /// Whether a full stop joins texts.
    private let joinsWithStop: Bool
    /// Whether a quote in a text is doubled, as in what a database writes.
    private let doublesQuotes: Bool
    /// The quotes that nothing closes from here on: they need not be searched for again.
    private var unclosed: Set<[UInt8]> = []
    /// Where the text that was read last stands, without its quotes.
    private(set) var lastText: Range<Int> = 0..<0
    /// Where the token that was read last begins, and whether it is the first on its line.
    private var last = (place: 0, isFirst: true)

    enum Token: Equatable {
        /// A text in quotes.
        case text(String)
        /// A number or a bare name; whether it is the first on its line.
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
        doublesQuotes = SourceLook.isDump(bytes)
    }

    /// The next token; nil at the end.
    mutating func next() -> Token? {
        passBlanksAndComments()
        guard position < bytes.count else { return nil }
        let isFirst = isLineStart
        isLineStart = false
        last = (position, isFirst)
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
    /// Whether a brace that opens was read last, and begins its line.
    var haveOpenedLine: Bool { last.isFirst && last.place < bytes.count && bytes[last.place] == UInt8(ascii: "{") }

    /// Goes back before the token that was read last.
    mutating func putBack() { (position, isLineStart) = last }

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
        let isTriple =
            quote != UInt8(ascii: "`") && !(doublesQuotes && quote == UInt8(ascii: "'"))
            && bytes[position...].prefix(3).elementsEqual([quote, quote, quote])
        let sign = Array(repeating: quote, count: isTriple ? 3 : 1)
        if unclosed.contains(sign) { return nil }
        let mayBreak = isTriple || quote == UInt8(ascii: "`")
        var result: [UInt8] = []
        var place = position + sign.count
        while place < bytes.count {
            let byte = bytes[place]
            if byte == quote, !isTriple || bytes[place...].starts(with: sign) {
                if doublesQuotes, !isTriple, place + 1 < bytes.count, bytes[place + 1] == quote {
                    result.append(quote)
                    place += 2
                    continue
                }
                lastText = (position + sign.count)..<place
                position = place + sign.count
                return String(decoding: result, as: UTF8.self)
            }
            if byte == 0x0A || byte == 0x0D, !mayBreak { return nil }
            if byte == UInt8(ascii: "\\"), place + 1 < bytes.count {
                place = escape(at: place + 1, &result)
            } else {
                result.append(byte)
                place += 1
            }
        }
        if mayBreak { unclosed.insert(sign) }
        return nil
    }

    /// Takes what a backslash before `place` stands for, and returns where it ends.
    private func escape(at place: Int, _ result: inout [UInt8]) -> Int {
        switch bytes[place] {
        case UInt8(ascii: "n"), UInt8(ascii: "r"): result.append(0x0A)
        case UInt8(ascii: "t"): result.append(0x20)
        // A line that goes on in the next one may end with both.
        case 0x0D where place + 1 < bytes.count && bytes[place + 1] == 0x0A:
            result.append(0x0A)
            return place + 2
        case UInt8(ascii: "u"), UInt8(ascii: "x"):
            if let (scalar, end) = scalar(at: place) {
                result += Array(String(Character(scalar)).utf8)
                return end
            }
            result.append(bytes[place])
        default: result.append(bytes[place])
        }
        return place + 1
    }

    /// The sign of `u0041`, `u{41}`, `x41` or of two surrogates, `ud83d\ude00`, and where it ends; nil where it is none.
    private func scalar(at place: Int) -> (Unicode.Scalar, end: Int)? {
        func number(_ from: Int, _ count: Int) -> UInt32? {
            let digits = bytes[min(from, bytes.count)...].prefix(count)
            return digits.count == count ? UInt32(String(decoding: digits, as: UTF8.self), radix: 16) : nil
        }
        if bytes[place] == UInt8(ascii: "x") { return number(place + 1, 2).flatMap(Unicode.Scalar.init).map { ($0, place + 3) } }
        if place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "{") {
            guard let close = bytes[place...].prefix(10).firstIndex(of: UInt8(ascii: "}")) else { return nil }
            return number(place + 2, close - place - 2).flatMap(Unicode.Scalar.init).map { ($0, close + 1) }
        }
        guard let first = number(place + 1, 4) else { return nil }
        if (0xD800..<0xDC00).contains(first), bytes[(place + 5)...].starts(with: "\\u".utf8), let second = number(place + 7, 4),
            (0xDC00..<0xE000).contains(second)
        {
            return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)).map { ($0, place + 11) }
        }
        return Unicode.Scalar(first).map { ($0, place + 5) }
    }
}
