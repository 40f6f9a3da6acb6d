import VocabCore

/// Reads comma-separated values byte by byte as RFC 4180 has them, and goes on after a broken record.
///
/// Lines end with LF, CRLF or CR; cells in quotes may hold line breaks; a byte order mark in front is skipped. A quote inside a
/// cell that does not begin with one is an ordinary character. A quote that never closes spoils its own line, not the rest.
package struct CSVReader: Sequence, IteratorProtocol {
    /// One record, or what is wrong with it.
    package struct Record: Equatable, Sendable {
        /// The line it begins at, from 1.
        package let line: Int
        /// The cells, or the reason why there are none.
        package let cells: Result<[String], Failure>
        /// The line as it stands, where it cannot be read.
        var text: String?
    }

    /// Why a record cannot be read.
    package struct Failure: Error, Equatable, Sendable {
        /// What is wrong.
        package enum Reason: Equatable, Sendable {
            case unclosedQuote, textAfterQuote, undecodable
        }

        /// What is wrong.
        package let reason: Reason
        /// The cell, from 1.
        package let column: Int
    }

    private let bytes: [UInt8]
    private let delimiter: [UInt8]
    private let firstOfDelimiter: UInt8
    /// How many bytes were read.
    private(set) var position: Int
    private var line: Int
    /// How many cells the last record had.
    private var lastWidth = 2

    /// A reader of `bytes` from `start` on, which is at the beginning of that line.
    package init(_ bytes: [UInt8], delimiter: Delimiter = .comma, from start: Int = 0, line: Int = 1) {
        self.bytes = bytes
        self.delimiter = delimiter.bytes
        firstOfDelimiter = self.delimiter[0]
        self.line = line
        position = start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
    }

    /// The next record, or nil at the end. A line with nothing on it is a record of one empty cell.
    package mutating func next() -> Record? {
        guard position < bytes.count else { return nil }
        let startLine = line
        let start = position
        var cells: [String] = []
        cells.reserveCapacity(lastWidth)
        defer { lastWidth = cells.count }
        var undecodable: Failure?
        while true {
            let cell = position < bytes.count && bytes[position] == Self.quote ? quotedCell() : spacedCell() ?? plainCell()
            switch cell {
            case .success(let text): cells.append(text)
            case .failure(.undecodable):
                undecodable = undecodable ?? Failure(reason: .undecodable, column: cells.count + 1)
                cells.append("")
            case .failure(let reason):
                // A quote that runs on into other lines and then breaks was never meant to: it spoils the line it opened on.
                let ranOn = reason == .unclosedQuote || line > startLine
                if ranOn {
                    position = start
                    line = startLine
                }
                skipLine()
                let text = Self.line(bytes[start..<position])
                let failure = Failure(reason: ranOn ? .unclosedQuote : reason, column: cells.count + 1)
                return Record(line: startLine, cells: .failure(failure), text: text)
            }
            if isDelimiter(at: position) {
                position += delimiter.count
                continue
            }
            takeLineBreak()
            guard let undecodable else { return Record(line: startLine, cells: .success(cells)) }
            return Record(line: startLine, cells: .failure(undecodable), text: Self.line(bytes[start..<position]))
        }
    }
}

extension CSVReader {
    private static let quote = UInt8(ascii: "\"")
    private static let lineFeed: UInt8 = 0x0A
    private static let carriageReturn: UInt8 = 0x0D

    private enum Cell {
        case success(String)
        case failure(Failure.Reason)
    }

    /// The bytes without their line break; what cannot be read is marked.
    private static func line(_ bytes: ArraySlice<UInt8>) -> String {
        var bytes = bytes.prefix(10_000)
        while let last = bytes.last, last == lineFeed || last == carriageReturn { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A cell in quotes behind a space, as people type it: `apple, "사과, 능금"`; nil when it is another cell.
    private mutating func spacedCell() -> Cell? {
        guard position < bytes.count, bytes[position] == 0x20 else { return nil }
        let (start, startLine) = (position, line)
        while position < bytes.count, bytes[position] == 0x20 { position += 1 }
        if position < bytes.count, bytes[position] == Self.quote, !isDelimiter(at: position),
            bytes[position...].prefix(10_000).dropFirst().contains(Self.quote), case .success(let text) = quotedCell()
        {
            return .success(text)
        }
        (position, line) = (start, startLine)
        return nil
    }

    private mutating func plainCell() -> Cell {
        let start = position
        while position < bytes.count, !isDelimiter(at: position), !isLineBreak(bytes[position]) { position += 1 }
        return Self.decoded(bytes[start..<position])
    }

    private mutating func quotedCell() -> Cell {
        position += 1
        var content: [UInt8] = []
        var runStart = position
        while position < bytes.count {
            guard bytes[position] == Self.quote else {
                if isLineBreak(bytes[position]) { takeLineBreak() } else { position += 1 }
                continue
            }
            content.append(contentsOf: bytes[runStart..<position])
            position += 1
            guard position < bytes.count, bytes[position] == Self.quote else {
                let isEnd = position == bytes.count || isDelimiter(at: position) || isLineBreak(bytes[position])
                if isEnd || takeSpacesAtEnd() { return Self.decoded(content[...]) }
                guard bytes[position] == 0x20, let rest = sentenceEnd() else { return .failure(.textAfterQuote) }
                return Self.decoded([Self.quote] + content + [Self.quote] + rest)
            }
            runStart = position
            position += 1
        }
        return .failure(.unclosedQuote)
    }

    /// Takes spaces that nothing but the end of the line follows.
    private mutating func takeSpacesAtEnd() -> Bool {
        var end = position
        while end < bytes.count, bytes[end] == 0x20 { end += 1 }
        guard end == bytes.count || isLineBreak(bytes[end]) else { return false }
        position = end
        return true
    }

    /// What is left of a cell behind something said in quotes, `"Yes?" he asked.`, as nobody quotes it who quotes by the rules: all of
    /// it stands on the line, and ends with the sentence.
    private mutating func sentenceEnd() -> ArraySlice<UInt8>? {
        var end = position
        while end < bytes.count, !isDelimiter(at: end), !isLineBreak(bytes[end]) { end += 1 }
        let rest = bytes[position..<end]
        guard rest.count > 2, !rest.contains(Self.quote), let last = rest.last, ".!?".utf8.contains(last) else { return nil }
        position = end
        return rest
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>) -> Cell {
        let text = String(decoding: bytes, as: UTF8.self)
        // What is no UTF-8 was replaced.
        return text.utf8.elementsEqual(bytes) ? .success(text) : .failure(.undecodable)
    }

    private func isDelimiter(at position: Int) -> Bool {
        guard position < bytes.count, bytes[position] == firstOfDelimiter else { return false }
        return delimiter.count == 1 || bytes[position...].starts(with: delimiter)
    }

    private func isLineBreak(_ byte: UInt8) -> Bool { byte == Self.lineFeed || byte == Self.carriageReturn }

    private mutating func takeLineBreak() {
        guard position < bytes.count else { return }
        if bytes[position] == Self.carriageReturn, position + 1 < bytes.count, bytes[position + 1] == Self.lineFeed {
            position += 1
        }
        position += 1
        line += 1
    }

    private mutating func skipLine() {
        while position < bytes.count, !isLineBreak(bytes[position]) { position += 1 }
        takeLineBreak()
    }
}
