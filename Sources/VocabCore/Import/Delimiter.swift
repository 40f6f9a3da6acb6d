/// The sign between the cells of a word list.
public enum Delimiter: UInt8, CaseIterable, Sendable {
    case comma = 0x2C
    case tab = 0x09
    case semicolon = 0x3B
    case pipe = 0x7C

    /// The sign itself.
    public var sign: String { String(Unicode.Scalar(rawValue)) }

    /// The delimiter by which `bytes` fall apart most evenly; the comma when none does better.
    ///
    /// The first rows are read with each, and those count that have the commonest number of cells, if that is two or more: signs
    /// inside meanings come and go from row to row, delimiters do not.
    public init(of bytes: [UInt8]) {
        let scores = Self.allCases.map { delimiter in (delimiter, score: Self.evenRows(in: bytes, delimiter)) }
        self = scores.reduce(scores[0]) { best, next in next.score > best.score ? next : best }.0
    }

    private static let rowsLookedAt = 200

    private static func evenRows(in bytes: [UInt8], _ delimiter: Delimiter) -> Int {
        var rowsByCells: [Int: Int] = [:]
        for record in CSVReader(bytes, delimiter: delimiter.rawValue).prefix(rowsLookedAt) {
            if let cells = try? record.cells.get(), cells.count > 1 { rowsByCells[cells.count, default: 0] += 1 }
        }
        return rowsByCells.values.max() ?? 0
    }
}
