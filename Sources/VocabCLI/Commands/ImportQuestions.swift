import VocabCore
import VocabLists

/// What is asked on a terminal about a list that can be read in several ways.
extension Session {
    /// `options` with what the learner answers to `error` about the list in `bytes`; nil when no answer helps.
    func answer(
        _ error: WordListError, about bytes: [UInt8], _ options: ListLayout.Options
    ) throws -> ListLayout.Options? {
        var options = options
        switch error {
        case .ambiguousColumns(let first, let second, let rows):
            remark(ImportPhrase.whatColumnsAre)
            options.columns = try choose([first, second]) { map in
                (map.list, rows.map { row in map.content(of: row) }.map { "\($0.term) — \($0.meaning)" })
            }
        case .ambiguousEncoding(let readings):
            options.encoding = try choose(readings) { ($0.encoding.rawValue, $0.sample.split(separator: "\n").map(String.init)) }
                .encoding
        case .unclearHeader(let cells, let rows):
            let readings: [(isHeader: Bool, rows: [[String]])] = [(true, rows), (false, [cells] + rows)]
            remark(ImportPhrase.isHeader(row: SafeText.line(cells.joined(separator: " | "))))
            options.hasHeader = try choose(readings) { reading in
                let title = ImportPhrase.headerChoice(isHeader: reading.isHeader).text(in: language)
                return (title, reading.rows.map { $0.joined(separator: " | ") })
            }.isHeader
        case .incompleteRows(let count, let rows, let first):
            remark(ImportPhrase.incompleteRows(count, rows: rows))
            remark(ImportPhrase.badRow(first))
            screen.show(screen.style.paragraph(SafeText.line(first.cells.joined(separator: " | ")), indent: 3))
            guard try confirm(ImportPhrase.askRest) else { throw Alert.nothingDone }
            options.mayLeaveRows = true
        case .severalSheets(let sheets):
            options.sheet = try choose(sheets) { ($0.name, $0.rows.map { $0.joined(separator: " | ") }) }.name
        case .noMeaningColumn(let looks, let rows) where looks.count > 1 && options.columns == nil:
            guard let columns = try chooseColumns(looks, rows) else { return nil }
            options.columns = columns
        case .unevenRows, .leftoverSigns, .noMeanings:
            let readings = WordList.readings(of: bytes, options)
            if readings.isEmpty { return nil }
            remark(ImportPhrase.whatStandsBetween)
            let none: (delimiter: Delimiter, list: WordList)? = nil
            let answer = try choose(readings.map(Optional.some) + [none]) { reading in
                guard let (delimiter, list) = reading else { return (ImportPhrase.noneOfThese.text(in: language), []) }
                return (
                    ImportPhrase.sign(delimiter, words: list.rows.count, bad: list.badRows.count + list.linesLeftOut.count).text(
                        in: language),
                    list.rows.prefix(3).map { "\($0.content.term) — \($0.content.meaning)" }
                )
            }
            guard let answer else { return nil }
            (options.delimiter, options.mayLeaveRows) = (answer.delimiter, true)
        default: return nil
        }
        return options
    }

    /// Shows what was understood of a list of doubtful reading, and asks whether it goes in.
    func accepts(_ list: WordList) throws -> Bool {
        remark(ImportPhrase.layout(of: list))
        remark(ImportPhrase.columns(of: list))
        for row in list.rows.prefix(3) {
            screen.show(screen.style.paragraph(SafeText.line("\(row.content.term) — \(row.content.meaning)"), indent: 3))
        }
        return try confirm(ImportPhrase.askDoubtful)
    }

    /// Shows what stands in each column, and asks for those of the words and of their meanings; nil where there are none.
    private func chooseColumns(_ looks: [ColumnLook], _ rows: [[String]]) throws -> ColumnMap? {
        remark(ImportPhrase.whichColumns)
        for line in ImportDoubt.columns(looks, rows, language, atMost: looks.count) {
            screen.show(screen.style.paragraph(line, indent: 3))
        }
        func column(_ field: WordField, besides taken: Int? = nil) throws -> Int? {
            while true {
                let answer = Text.cleanedLine(try ask(ImportPhrase.chooseColumn(field, of: looks.count)))
                if answer == "0" { return nil }
                if let number = Int(answer), looks.indices.contains(number - 1), number - 1 != taken { return number - 1 }
                remark(ImportPhrase.onlyNumbers(looks.count))
            }
        }
        guard let term = try column(.term), let meaning = try column(.meaning, besides: term) else { return nil }
        return ColumnMap([.term: term, .meaning: meaning])
    }

    /// Shows a few lines under each of `choices`, and asks for one.
    private func choose<Choice>(_ choices: [Choice], _ show: (Choice) -> (title: String, lines: [String])) throws -> Choice {
        for (number, choice) in choices.enumerated() {
            let (title, lines) = show(choice)
            screen.show(screen.style.paragraph("\(number + 1)  \(SafeText.line(title))", .strong))
            for line in lines { screen.show(screen.style.paragraph(SafeText.line(line), indent: 3)) }
        }
        while true {
            let answer = Text.cleanedLine(try ask(ImportPhrase.chooseOne(of: choices.count)))
            if let number = Int(answer), let choice = choices[safe: number - 1] { return choice }
            remark(ImportPhrase.onlyNumbers(choices.count))
        }
    }
}
