import VocabCore

/// Lists whose second column was brought into line with now one TAB and now two.
enum TabRuns {
    /// `text` with one TAB in the place of several; nil when its rows have not all two cells filled, or all in the same columns.
    static func collapsed(_ text: [UInt8], from start: Int) -> [UInt8]? {
        let lines = text[start...].prefix(1 << 18).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(400)
        var places: Set<Int> = []
        var (pairs, rows) = (0, 0)
        for line in lines where line.contains(0x09) {
            rows += 1
            let cells = line.split(separator: 0x09, omittingEmptySubsequences: false)
            let filled = cells.indices.filter { !cells[$0].allSatisfy { $0 == 0x20 } }
            if filled.count != 2 || filled[0] != 0 { continue }
            pairs += 1
            places.insert(filled[1])
        }
        guard places.count > 1, rows > 2, pairs * 10 >= rows * 9, !text[start...].contains(UInt8(ascii: "\"")) else { return nil }
        var result = Array(text[..<start])
        result.reserveCapacity(text.count)
        for byte in text[start...] where byte != 0x09 || result.last != 0x09 {
            // Spaces before a TAB align as well.
            if byte == 0x09 { while result.last == 0x20 { result.removeLast() } }
            if byte != 0x09 || result.last != 0x09 { result.append(byte) }
        }
        return result
    }
}
