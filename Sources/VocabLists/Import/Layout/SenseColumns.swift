import VocabCore

/// Columns behind the meaning in which its further senses stand, each in one of its own: `request,요청,청원서,요구하다,`.
enum SenseColumns {
    /// They, where rows fill two of them at least from the left, now more and now fewer, in the script of the meaning and not of the term.
    ///
    /// A slash or a semicolon stands between senses in any case.
    static func behind(_ columns: ColumnMap, _ rows: [[String]], _ profiles: [ColumnProfile], between delimiter: Delimiter)
        -> [Int]
    {
        if let second = ofSecondPart(columns, rows, profiles) { return [second] }
        guard let term = columns.columns[.term], let meaning = columns.columns[.meaning], columns.columns.count == 2,
            term < meaning,
            meaning < profiles.count
        else { return [] }
        let further = Array(profiles.indices.filter { $0 > meaning && profiles[$0].count > 0 })
        let main = profiles[meaning]
        // Rows of now more and now fewer cells, none of them empty, had commas between their senses.
        let isRagged =
            delimiter == .comma && Set(rows.map(\.count)).count > 1 && !rows.contains { $0.contains(where: Text.isBlank) }
            && meaning == term + 1 && rows.count > 4 && Set(rows.map(\.count)).count == (rows.map(\.count).max() ?? 0) - term - 1
        let isPause = ["/", " / ", ";"].contains(delimiter.sign)
        guard further.count > (isPause || isRagged ? 0 : 1), further == Array(meaning + 1...meaning + further.count),
            main.script != profiles[term].script || isRagged && further.count > 1,
            further.allSatisfy({ profiles[$0].script == main.script && profiles[$0].isOfWords })
        else { return [] }
        let arePacked = rows.allSatisfy { row in
            let isFilled = further.map { $0 < row.count && !Text.isBlank(row[$0]) }
            return !zip(isFilled, isFilled.dropFirst()).contains { !$0 && $1 }
        }
        // Senses differ, and there are now one, now two and now more; what sorts words comes again.
        let texts = rows.flatMap { row in
            further.compactMap { $0 < row.count && !Text.isBlank(row[$0]) ? Text.cleanedLine(row[$0]) : nil }
        }
        let lengths = Set(rows.map { row in further.count { $0 < row.count && !Text.isBlank(row[$0]) } })
        let areMany = lengths.count > 1 && profiles[further[further.count - 1]].filled < 0.9
        return arePacked && Set(texts).count * 20 >= texts.count * 19 && (areMany || isPause) ? further : []
    }

    /// The column behind the meaning that is filled in the rows that have a second part of speech, and in few others:
    /// `blush,verb,noun,顔を赤らめる,赤面`; nil where there is none.
    private static func ofSecondPart(_ columns: ColumnMap, _ rows: [[String]], _ profiles: [ColumnProfile]) -> Int? {
        guard let part = columns.columns[.partOfSpeech], let meaning = columns.columns[.meaning], meaning + 1 < profiles.count,
            profiles[meaning + 1].script == profiles[meaning].script, !columns.columns.values.contains(meaning + 1),
            let second = profiles.indices.first(where: { $0 != part && profiles[$0].count > 1 && profiles[$0].isPartOfSpeech })
        else { return nil }
        func isFilled(_ row: [String], _ column: Int) -> Bool { !Text.isBlank(row[safe: column] ?? "") }
        let filled = rows.filter { isFilled($0, second) }
        // Another sense of the same part of speech stands there as well.
        return filled.count > 1 && filled.count < rows.count && filled.allSatisfy { isFilled($0, meaning + 1) }
            && rows.count { isFilled($0, meaning + 1) } <= filled.count * 2 ? meaning + 1 : nil
    }
}
