import VocabCore

/// Rows of a test with a column for each choice, of which a number, a letter or the text itself says which is right:
/// `QUESTION,SELECT1,SELECT2,SELECT3,ANSWER`.
enum ChoiceRows {
    private static let choiceNames: Set<String> = ["select", "option", "choice", "choices", "opt", "보기", "선택지", "选项", "選択肢"]
    private static let rightNames: Set<String> = [
        "answer", "correct", "correctanswer", "correctoption", "rightanswer", "solution", "정답", "답", "答案", "正解",
    ]

    /// The text with the right choice in the place of what says which it is, and without the others; nil where it is no such test, or
    /// nothing tells from which number choices are counted.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong, let top = text.lines.firstIndex(where: { !Text.isBlank(String($0)) }),
            let header = cells(of: text.lines[top], text.delimiter)
        else { return nil }
        let names = header.map { Text.key($0).filter { !" _-".contains($0) } }
        let choices = names.indices.filter { isChoice(names[$0]) }
        guard choices.count > 1, let right = names.firstIndex(where: rightNames.contains) else { return nil }
        let lines = text.lines.indices.filter { $0 > top && !Text.isBlank(String(text.lines[$0])) }
        let rows = lines.compactMap { line in
            cells(of: text.lines[line], text.delimiter).flatMap { $0.count == header.count ? (line: line, cells: $0) : nil }
        }
        guard rows.count == lines.count, rows.count > 1 else { return nil }
        // Headings count their choices as the answers do, but for those that count from 0.
        let areCountedFromZero = rows.contains { Text.cleanedLine($0.cells[right]) == "0" }
        let questions = rows.map { row in
            let texts = choices.map { (name: String(names[$0].suffix(1)), value: RecordNode.text(row.cells[$0])) }
            return RecordNode.object([
                ("options", areCountedFromZero ? .array(texts.map(\.value)) : .object(texts)),
                ("answer", .text(row.cells[right].count == 1 ? row.cells[right].lowercased() : row.cells[right])),
            ])
        }
        let chosen = RightChoices.chosen(from: questions)?.compactMap { question -> String? in
            guard case .object(let members) = question else { return nil }
            return members.first { $0.name == "answer" }?.value.text
        }
        guard let chosen, chosen.count == rows.count else { return nil }
        let kept = names.indices.filter { $0 != right && !choices.contains($0) }
        var result = LinedRows(text)
        result.put(kept.map { header[$0] } + ["answer"], on: top)
        for (row, answer) in zip(rows, chosen) { result.put(kept.map { row.cells[$0] } + [answer], on: row.line) }
        return result.lined
    }

    /// Whether a heading counts a choice: `SELECT1`, `option_b`.
    private static func isChoice(_ name: String) -> Bool {
        guard let last = name.last, last.isFigure || "abcdef".contains(last) else { return false }
        return choiceNames.contains(String(name.dropLast()))
    }

    private static func cells(of line: Substring, _ delimiter: Delimiter) -> [String]? {
        var reader = CSVReader(Array(line.utf8), delimiter: delimiter)
        return try? reader.next()?.cells.get()
    }
}
