import VocabCore

/// The lines of a file in the order of their keys, byte by byte; a key is what stands before the first separator.
///
/// A file in another order is only less helpful: lines are not found that are there.
struct SortedLines: Sendable {
    /// The file.
    let bytes: FileBytes
    /// Ends the key of a line.
    let separator: UInt8

    /// What follows the key in each of the lines whose key is `key`.
    func entries(of key: [UInt8]) -> [Range<Int>] {
        var entries: [Range<Int>] = []
        var position = firstLine(notBefore: key)
        while position < bytes.count, order(ofLineAt: position, against: key) == .same {
            let end = end(ofLineAt: position)
            entries.append(min(position + key.count + 1, end)..<end)
            position = end + 1
        }
        return entries
    }

    /// The keys that begin with a byte and have such a length, each once.
    func keys(beginningWith first: UInt8, lengths: ClosedRange<Int>) -> [[UInt8]] {
        var keys: [[UInt8]] = []
        var position = firstLine(notBefore: [first])
        while position < bytes.count, bytes[position] == first {
            let end = end(ofLineAt: position)
            let keyEnd = bytes.firstIndex(of: separator, in: position..<end) ?? end
            if lengths.contains(keyEnd - position), let key = bytes.copy(of: position..<keyEnd), key != keys.last {
                keys.append(key)
            }
            position = end + 1
        }
        return keys
    }

    /// Halves the file until no line is left that could come before.
    private func firstLine(notBefore key: [UInt8]) -> Int {
        var lower = 0
        var upper = bytes.count
        while lower < upper {
            let middle = lower + (upper - lower) / 2
            guard let line = firstLine(in: middle..<upper, afterLineAt: lower) else {
                upper = middle
                continue
            }
            if order(ofLineAt: line, against: key) == .before {
                lower = end(ofLineAt: line) + 1
            } else {
                upper = line
            }
        }
        return lower
    }

    /// Where the first line begins that begins in `range`; one begins at `line`.
    private func firstLine(in range: Range<Int>, afterLineAt line: Int) -> Int? {
        if range.lowerBound == line { return line }
        return bytes.firstIndex(of: UInt8(ascii: "\n"), in: (range.lowerBound - 1)..<(range.upperBound - 1)).map { $0 + 1 }
    }

    private enum Order {
        case before, same, after
    }

    private func order(ofLineAt line: Int, against key: [UInt8]) -> Order {
        for (offset, wanted) in key.enumerated() {
            guard let byte = bytes[line + offset], byte != separator, byte != UInt8(ascii: "\n") else { return .before }
            if byte != wanted { return byte < wanted ? .before : .after }
        }
        guard let next = bytes[line + key.count], next != separator, next != UInt8(ascii: "\n") else { return .same }
        return .after
    }

    private func end(ofLineAt position: Int) -> Int {
        bytes.firstIndex(of: UInt8(ascii: "\n"), in: position..<bytes.count) ?? bytes.count
    }
}
