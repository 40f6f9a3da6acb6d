import VocabCore

extension Delimiter {
    /// How evenly rows fall apart.
    struct Evenness {
        /// How many rows have the commonest number of cells.
        let rows: Int
        /// How many bytes stand before the second cell, in all those rows.
        let place: Int
        /// How many cells they have.
        let width: Int

        static let rowsLookedAt = 400

        init(rows: Int, place: Int, width: Int = 0) {
            self.rows = rows
            self.place = place
            self.width = width
        }

        init(of bytes: [UInt8], from start: Int, _ delimiter: Delimiter) {
            var byCells: [Int: (rows: Int, place: Int)] = [:]
            var heads: Set<String> = []
            // Behind a sign that only ends rows there is nothing.
            var holdsMore = false
            var emptyHeads = 0
            var reader = CSVReader(bytes, delimiter: delimiter, from: start)
            for _ in 0..<Self.rowsLookedAt {
                guard let record = reader.next() else { break }
                guard let cells = try? record.cells.get(), cells.count > 1, !ExampleLabels.isExample(cells) else { continue }
                let known = byCells[cells.count] ?? (rows: 0, place: 0)
                byCells[cells.count] = (known.rows + 1, known.place + cells[0].utf8.count)
                if heads.count < 3 { heads.insert(cells[0]) }
                if Text.isBlank(cells[0]) { emptyHeads += 1 }
                if !holdsMore { holdsMore = cells.dropFirst().contains { !Text.isBlank($0) } }
            }
            if !holdsMore {
                self.init(rows: 0, place: 0)
                return
            }
            // What stands behind the same word in all rows is the end of a label: `Translate: apple@사과`.
            if let head = heads.first, heads.count == 1,
                delimiter.sign.contains(":") && !head.isEmpty || !head.isEmpty && Text.isBlank(head),
                byCells.values.reduce(0, { $0 + $1.rows }) > 3
            {
                self.init(rows: 0, place: 0)
                return
            }
            // An arrow in front of a line stands before an example.
            if delimiter.isArrow, emptyHeads * 4 > byCells.values.reduce(0, { $0 + $1.rows }) {
                self.init(rows: 0, place: 0)
                return
            }
            let commonest = byCells.max { ($0.value.rows, $0.key) < ($1.value.rows, $1.key) }
            if heads.count > 2, commonest?.key == 2, heads.allSatisfy({ Int(Text.cleanedLine($0)) != nil }) {
                // Behind a running number the words begin.
                self.init(rows: commonest?.value.rows ?? 0, place: Int.max / 2, width: 2)
                return
            }
            self.init(rows: commonest?.value.rows ?? 0, place: commonest?.value.place ?? 0, width: commonest?.key ?? 0)
        }

        /// How many of the rows looked at hold anything.
        static func rowCount(of bytes: [UInt8], from start: Int) -> Int {
            var reader = CSVReader(bytes, delimiter: Delimiter(sign: "\u{0}"), from: start)
            var count = 0
            for _ in 0..<rowsLookedAt {
                guard let record = reader.next() else { break }
                if !record.isBlank, !record.isRule, !record.isComment { count += 1 }
            }
            return count
        }

        /// The share of rows, as far as they can be read, that fall into several cells, with something behind the first if they must
        /// be filled.
        static func partedShare(
            of bytes: [UInt8], from start: Int, _ delimiter: Delimiter, mustBeFilled: Bool = false
        ) -> Double {
            var reader = CSVReader(bytes, delimiter: delimiter, from: start)
            var (parted, count) = (0, 0)
            for _ in 0..<rowsLookedAt {
                guard let record = reader.next() else { break }
                guard case .success(let cells) = record.cells, !record.isBlank, !record.isRule, !record.isComment else {
                    continue
                }
                count += 1
                if cells.count > 1, !mustBeFilled || cells.dropFirst().contains(where: { !Text.isBlank($0) }) { parted += 1 }
            }
            return count == 0 ? 1 : Double(parted) / Double(count)
        }

        func isBetter(than other: Evenness) -> Bool {
            rows == other.rows ? rows > 0 && place < other.place : rows > other.rows
        }
    }
}
