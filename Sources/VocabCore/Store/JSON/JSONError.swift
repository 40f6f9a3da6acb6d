/// Why some bytes are not the JSON that was wanted, and where.
package struct JSONError: Error, Equatable, Sendable {
    /// What is wrong.
    package enum Problem: Equatable, Sendable {
        case unexpectedEnd
        /// Another kind of value, or another sign, stands where this was wanted.
        case expected(JSONPart)
        case invalidUTF8
        case invalidEscape
        /// A raw control character inside a string.
        case controlCharacter
        case invalidNumber
        case tooDeep
        /// Something follows the value.
        case trailingContent
        /// An object lacks this member.
        case missing(String)
        /// The member comes twice, or its value must be unlike all others and is not.
        case repeated(String)
        /// The member's value cannot be what it stands for.
        case unusable(String)
    }

    /// What is wrong.
    package let problem: Problem
    /// How many bytes stand before the place.
    package let offset: Int

    /// A problem at an offset.
    package init(_ problem: Problem, at offset: Int) {
        self.problem = problem
        self.offset = offset
    }
}

/// What a JSON reader may wait for.
package enum JSONPart: String, Equatable, Sendable {
    case object = "{"
    case array = "["
    case string = "\""
    case colon = ":"
    case commaOrObjectEnd = ", }"
    case commaOrArrayEnd = ", ]"
    case value
    case integer
    case number
    case boolean
}

/// A place in a text file as editors count it, both from 1; a column is a character.
package struct TextPosition: Equatable, Sendable {
    /// The line.
    package let line: Int
    /// The character in the line.
    package let column: Int

    /// The given place.
    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The place that `offset` bytes stand before in `bytes`.
    package init(of offset: Int, in bytes: [UInt8]) {
        let before = bytes[..<min(offset, bytes.count)]
        let textStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? min(textStart, before.endIndex)
        line = 1 + before.count { $0 == 0x0A }
        column = 1 + String(decoding: before[lineStart...], as: UTF8.self).unicodeScalars.count
    }
}
