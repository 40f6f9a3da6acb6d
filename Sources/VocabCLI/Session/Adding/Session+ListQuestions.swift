import VocabCore
import VocabLanguage
import VocabLists

extension Session {
    /// How a list is to be read for this learner, as far as no option says otherwise.
    func listOptions() -> ListOptions {
        var options = ListOptions()
        options.learner.interface = language
        // Settings that cannot be read keep no list from being read.
        options.learner.languages = (try? store.settings().languages) ?? []
        options.englishWords = world.englishWords()
        return options
    }

    /// `options` with what the learner answers to `error` about the list in `bytes`; nil when no answer helps.
    func answer(_ error: WordListError, about bytes: [UInt8], _ options: ListOptions) throws -> ListOptions? {
        var options = options
        switch error {
        case .unclear(let question, let readings):
            remark(ImportPhrase.whatIsAsked(question))
            let none: ReadingSample? = nil
            let answer = try choose(readings.map(Optional.some) + [none]) { reading in
                guard let reading else { return (ImportPhrase.noneOfThese.text(in: language), []) }
                let words = reading.words.map { "\($0[0]) — \($0[1])" }
                return (ImportPhrase.reading(reading, question).text(in: language), words)
            }
            guard let answer else { throw Alert.nothingDone }
            options.take(answer.answer(to: question))
            if question == .sides { try offerLanguages([answer.meaningLanguage].compactMap(\.self)) }
        case .ambiguousEncoding(let readings):
            options.encoding = try choose(readings) { ($0.encoding.rawValue, $0.sample.split(separator: "\n").map(String.init)) }
                .encoding
        case .incompleteRows(let count, let rows, let first):
            remark(ImportPhrase.incompleteRows(count, rows: rows))
            remark(ImportPhrase.badRow(first))
            let row = ImportDoubt.line(first.cells)
            if !row.isEmpty { screen.show(screen.style.paragraph(row, indent: 3)) }
            guard try confirm(ImportPhrase.askRest) else { throw Alert.nothingDone }
            options.mayLeaveRows = true
        case .severalSheets(let sheets):
            options.sheet = try choose(sheets) { ($0.name, $0.rows.map { $0.joined(separator: " | ") }) }.name
        case .noMeaningColumn(let looks, let rows) where looks.count > 1 && options.columns == nil:
            guard let columns = try chooseColumns(looks, rows) else { return nil }
            options.columns = columns
        default: return nil
        }
        return options
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
            if let choice = choices.numbered(answer) { return choice }
            remark(ImportPhrase.onlyNumbers(choices.count))
        }
    }
}
