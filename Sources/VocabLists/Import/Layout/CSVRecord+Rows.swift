import VocabCore

/// Which records are no rows of a list.
extension CSVReader.Record {
    /// Whether nothing can be seen in any cell.
    var isBlank: Bool {
        guard case .success(let cells) = cells else { return false }
        return cells.allSatisfy(Text.isBlank)
    }

    /// Whether it is the line under the head of a table: `|---|:---:|`.
    var isRule: Bool {
        guard case .success(let cells) = cells else { return false }
        if cells.count == 1 {
            return cells[0].utf8.starts(with: "+-".utf8) && cells[0].utf8.allSatisfy { "+-= ".utf8.contains($0) }
        }
        return cells.allSatisfy { cell in
            let signs = cell.utf8.lazy.filter { $0 != 0x20 }
            guard signs.allSatisfy({ "-:=".utf8.contains($0) }) else { return false }
            return signs.isEmpty || signs.count > 2 && zip(signs, signs.dropFirst()).contains { $0 == 0x2D && $1 == 0x2D }
        }
    }

    /// Whether it is a remark: one cell that begins with `#`.
    var isComment: Bool {
        guard case .success(let cells) = cells, cells.count == 1 else { return false }
        return cells[0].utf8.first == UInt8(ascii: "#")
    }
}
