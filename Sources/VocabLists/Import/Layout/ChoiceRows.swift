import VocabCore

/// Rows of a test with a column for each choice, of which a number, a letter or the text itself says which is right:
/// `QUESTION,SELECT1,SELECT2,SELECT3,ANSWER`.
enum ChoiceRows {
    private static let choiceNames = RightChoices.choiceNames.union(["select", "option", "choice", "opt"])
    /// Of so many questions one has the last choice, or the first one is called 0.
    private static let fewestSure = 8

    /// The text with the right choice in the place of what says which it is, and without the others, or without any where nothing tells from
    /// which number they are counted; nil where it is no such test.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong, let top = text.lines.firstIndex(where: { !Text.isBlank(String($0)) }),
            let header = cells(of: text.lines[top], text.delimiter)
        else { return nil }
        let names = header.map { Text.key($0).filter { !" _-".contains($0) } }
        let choices = names.indices.filter { isChoice(names[$0]) }
        guard choices.count > 1, let right = names.firstIndex(where: RightChoices.rightNames.contains) else { return nil }
        let lines = text.lines.indices.filter { $0 > top && !Text.isBlank(String(text.lines[$0])) }
        let rows = lines.compactMap { line in
            cells(of: text.lines[line], text.delimiter).flatMap { $0.count == header.count ? (line: line, cells: $0) : nil }
        }
        guard rows.count == lines.count, rows.count > 1 else { return nil }
        // Headings count their choices as the answers do, but for those that count from 0.
        let answers = rows.map { Text.cleanedLine($0.cells[right]) }
        let areCountedFromZero = answers.contains("0") || rows.count < fewestSure && !answers.contains("\(choices.count)")
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
        let kept = names.indices.filter { $0 != right && !choices.contains($0) }
        var result = LinedRows(text)
        let isSure = chosen?.count == rows.count
        // What is a text of its own is the meaning beside wrong choices.
        if !isSure, answers.contains(where: { $0.count > 1 && Int($0) == nil }) { return nil }
        result.put(kept.map { header[$0] } + (isSure ? ["answer"] : []), on: top)
        for (row, answer) in zip(rows, isSure ? chosen ?? [] : rows.map { _ in "" }) {
            result.put(kept.map { row.cells[$0] } + (isSure ? [answer] : []), on: row.line)
        }
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
