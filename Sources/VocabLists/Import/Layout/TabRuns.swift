import VocabCore

/// Lists whose columns were brought into line with now one TAB and now two.
enum TabRuns {
    /// The text with one TAB in the place of several; nil when its rows have not all as many cells filled, or all in the same columns.
    static func lined(_ text: ListText) -> LinedText? {
        let lines = text.body.prefix(1 << 18).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(400)
        var places: [Int: Set<[Int]>] = [:]
        var counts: [Int: Int] = [:]
        var rows = 0
        var columns: [Int: Int] = [:]
        var runs = 0
        var width = 0
        for line in lines where line.contains(0x09) {
            rows += 1
            if line.firstRange(of: [0x09, 0x09]) != nil { runs += 1 }
            let cells = line.split(separator: 0x09, omittingEmptySubsequences: false)
            width = max(width, cells.count)
            let filled = cells.indices.filter { !cells[$0].allSatisfy { $0 == 0x20 } }
            for column in filled.dropFirst() { columns[column, default: 0] += 1 }
            if filled.count < 2 || filled[0] != 0 { continue }
            counts[filled.count, default: 0] += 1
            places[filled.count, default: []].insert(filled)
        }
        guard let most = counts.max(by: { $0.value < $1.value }), places[most.key, default: []].count > 1, rows > 2,
            most.value * 10 >= rows * (most.key == 2 ? 9 : 8), !text.body.contains(UInt8(ascii: "\""))
        else { return nil }
        // A column that all rows fill is one of a table, whatever stands before and behind it, unless all fill as many in other places.
        let isTable = rows >= 8 && columns.values.contains(rows)
        let top = lines.first.map { String(decoding: $0, as: UTF8.self).split(separator: "\t").map(String.init) } ?? []
        let areElsewhere =
            !ColumnMap.namesFields(top) && places[most.key, default: []].count > 2 && most.value * 20 >= rows * 19
            && width > most.key + 1
        guard most.key == 2 || runs * 10 >= rows * 6 && (!isTable || areElsewhere) else { return nil }
        var result = Array(text.bytes[..<text.start])
        result.reserveCapacity(text.bytes.count)
        for byte in text.body where byte != 0x09 || result.last != 0x09 {
            // Spaces before a TAB align as well.
            if byte == 0x09 { while result.last == 0x20 { result.removeLast() } }
            if byte != 0x09 || result.last != 0x09 { result.append(byte) }
        }
        return LinedText(bytes: result)
    }
}
