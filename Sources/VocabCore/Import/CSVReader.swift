/// Reads comma-separated values byte by byte as RFC 4180 has them, and goes on after a broken record.
///
/// Lines end with LF, CRLF or CR; cells in quotes may hold line breaks; a byte order mark in front is passed over. A quote inside a
/// cell that does not begin with one is an ordinary character. A quote that never closes spoils its own line, not the rest.
public struct CSVReader: Sequence, IteratorProtocol {
    /// One record, or what is wrong with it.
    public struct Record: Equatable, Sendable {
        /// The line it begins at, from 1.
        public let line: Int
        /// The cells, or the reason why there are none.
        public let cells: Result<[String], Failure>
    }

    /// Why a record cannot be read.
    public struct Failure: Error, Equatable, Sendable {
        /// What is wrong.
        public enum Reason: Equatable, Sendable {
            case unclosedQuote, textAfterQuote, notUTF8
        }

        /// What is wrong.
        public let reason: Reason
        /// The cell, from 1.
        public let column: Int
    }

    private let bytes: [UInt8]
    private let delimiter: UInt8
    private var position: Int
    private var line = 1

    /// A reader at the start of `bytes`.
    public init(_ bytes: [UInt8], delimiter: UInt8 = UInt8(ascii: ",")) {
        self.bytes = bytes
        self.delimiter = delimiter
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The next record, or nil at the end. A line with nothing on it is a record of one empty cell.
    public mutating func next() -> Record? {
        guard position < bytes.count else { return nil }
        let startLine = line
        let start = position
        var cells: [String] = []
        var notUTF8: Failure?
        while true {
            let cell = bytes[position...].first == Self.quote ? quotedCell() : plainCell()
            switch cell {
            case .success(let text): cells.append(text)
            case .failure(.notUTF8):
                notUTF8 = notUTF8 ?? Failure(reason: .notUTF8, column: cells.count + 1)
                cells.append("")
            case .failure(let reason):
                // A quote that runs on into other lines and then breaks was never meant to: it spoils the line it opened on.
                let ranOn = reason == .unclosedQuote || line > startLine
                if ranOn {
                    position = start
                    line = startLine
                }
                skipLine()
                let failure = Failure(reason: ranOn ? .unclosedQuote : reason, column: cells.count + 1)
                return Record(line: startLine, cells: .failure(failure))
            }
            if position < bytes.count, bytes[position] == delimiter {
                position += 1
                continue
            }
            takeLineBreak()
            return Record(line: startLine, cells: notUTF8.map { .failure($0) } ?? .success(cells))
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

    private mutating func plainCell() -> Cell {
        let start = position
        while position < bytes.count, bytes[position] != delimiter, !isLineBreak(bytes[position]) { position += 1 }
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
                let isEnd = position == bytes.count || bytes[position] == delimiter || isLineBreak(bytes[position])
                return isEnd ? Self.decoded(content[...]) : .failure(.textAfterQuote)
            }
            runStart = position
            position += 1
        }
        return .failure(.unclosedQuote)
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>) -> Cell {
        guard let text = String(validating: bytes, as: UTF8.self) else { return .failure(.notUTF8) }
        return .success(text)
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
