import VocabCore
import VocabLanguage
import VocabLists

/// Why a list is not taken in as it stands: what is not clear about it, with the option that says it.
enum ImportDoubt: Equatable, AlertPhrase {
    /// It can be read in several ways, each of which an option picks.
    case readings(ListQuestion, [ReadingSample])
    /// No column holds meanings; what each holds instead, with a few rows.
    case meanings([ColumnLook], rows: [[String]])
    /// So many rows lack a part that the list may be of another form; with the first of them.
    case losses(Int, rows: Int, first: WordList.BadRow)
    /// Several sheets of a workbook look like lists.
    case sheets([SheetSample])
    /// The workbook, if it is one, has no sheet of that name, but these.
    case unknownSheet(String, [String])

    var korean: AlertText {
        switch self {
        case .readings(let question, let readings):
            AlertText(
                ImportPhrase.titleOfQuestion(question).korean,
                Self.shown(readings, question, .korean) + "\n맞는 쪽의 옵션으로 알려 주세요."
                    + (question == .sides ? " 읽을 수 있는 언어는 setup --languages로 한 번만 알려 주면 됩니다." : ""))
        case .meanings(let looks, let rows):
            AlertText(
                "뜻이 있는 열을 찾지 못했습니다.",
                Self.columns(looks, rows, .korean).joined(separator: "\n")
                    + "\n어느 열이 단어이고 어느 열이 뜻인지 --columns로 알려 주세요. 건너뛸 열은 -로 씁니다.")
        case .losses(let count, let rows, let first):
            AlertText(
                "넣지 못할 줄이 많습니다.",
                "\(rows)줄 가운데 \(count)줄은 단어로 읽히지 않습니다. 처음은 \(first.line)번째 줄 \(first.column)번째 열: \(first.reason.korean)"
                    + Self.shown(first)
                    + "\n나머지를 넣고 이 줄들은 따로 적어 두려면 --rejects로 파일을 알려 주세요.")
        case .sheets(let sheets):
            AlertText(
                "시트가 여럿입니다.",
                sheets.map { Self.shown($0).joined(separator: "\n") }.joined(separator: "\n") + "\n가져올 시트를 --sheet로 골라 주세요.")
        case .unknownSheet(let name, let sheets):
            AlertText(
                "그런 시트가 없습니다.",
                sheets.isEmpty
                    ? "이 파일에는 시트가 없습니다. --sheet는 엑셀(.xlsx)과 OpenDocument(.ods) 파일에 씁니다."
                    : "‘\(SafeText.line(name))’ 시트가 없습니다. 있는 시트: \(Self.names(sheets))")
        }
    }

    var english: AlertText {
        switch self {
        case .readings(let question, let readings):
            AlertText(
                ImportPhrase.titleOfQuestion(question).english,
                Self.shown(readings, question, .english) + "\nChoose the right one with its option."
                    + (question == .sides ? " To say once for all which languages you read: setup --languages." : ""))
        case .meanings(let looks, let rows):
            AlertText(
                "No column of meanings",
                Self.columns(looks, rows, .english).joined(separator: "\n")
                    + "\nSay with --columns which are term and meaning. Write - for a column to pass over.")
        case .losses(let count, let rows, let first):
            AlertText(
                "Many rows would be left out",
                "\(count) of \(rows) rows do not read as words. The first is line \(first.line), column \(first.column): \(first.reason.english)"
                    + Self.shown(first)
                    + "\nTo take the others in and keep these in a file of their own, name it with --rejects.")
        case .sheets(let sheets):
            AlertText(
                "Which sheet?",
                sheets.map { Self.shown($0).joined(separator: "\n") }.joined(separator: "\n")
                    + "\nChoose the sheet to import with --sheet.")
        case .unknownSheet(let name, let sheets):
            AlertText(
                "No such sheet",
                sheets.isEmpty
                    ? "This file has no sheets; --sheet is for workbooks (.xlsx and .ods)."
                    : "There is no sheet “\(SafeText.line(name))”. Its sheets are: \(Self.names(sheets))")
        }
    }

    /// The same command with the option that says what was not clear, or without one that says nothing.
    var nextStep: Alert.NextStep {
        switch self {
        case .readings(let question, let readings):
            readings.first.map { $0.answer(to: question).option }.map { .again(option: $0.name, value: $0.value) }
                ?? .again(option: "--dry-run", value: "")
        case .meanings(let looks, _): .again(option: "--columns", value: ColumnLook.proposal(looks).list)
        case .losses: .again(option: "--rejects", value: "rest.csv")
        case .sheets(let sheets): .again(option: "--sheet", value: sheets.first?.name ?? "")
        case .unknownSheet(_, let sheets):
            sheets.first.map { .again(option: "--sheet", value: $0) } ?? .without(option: "--sheet")
        }
    }

    /// The name of a sheet over its first rows.
    private static func shown(_ sheet: SheetSample) -> [String] {
        [SafeText.line(sheet.name)] + sheet.rows.map { "   " + line($0) }
    }

    private static func names(_ sheets: [String]) -> String { sheets.map(SafeText.line).joined(separator: ", ") }

    /// What stands in a row, in a line of its own; nothing where that is not known.
    private static func shown(_ row: WordList.BadRow) -> String {
        let text = line(row.cells)
        return text.isEmpty ? "" : "\n" + text
    }

    /// Cells as they stand in a row, without those at its end that are empty.
    static func line(_ cells: [String]) -> String {
        let cells = cells.prefix((cells.lastIndex { !Text.isBlank($0) } ?? -1) + 1)
        return SafeText.line(cells.map { Text.cleanedLine($0) }.joined(separator: " | "))
    }

    /// A line for each column: its number, what it holds, and what stands in it in a few rows.
    static func columns(
        _ looks: [ColumnLook], _ rows: [[String]], _ language: Language, atMost count: Int = 12
    ) -> [String] {
        looks.prefix(count).enumerated().map { place, look in
            let cells = rows.prefix(3).map { Text.cleanedLine($0[safe: place] ?? "") }.filter { !$0.isEmpty }
            let shown = cells.map { $0.count > longestCell ? $0.prefix(longestCell) + "…" : $0 }.joined(separator: " · ")
            let name = Bilingual("\(place + 1)열: \(look.korean)", "column \(place + 1): \(look.english)").text(in: language)
            return SafeText.line(shown.isEmpty ? name : "\(name) (\(shown))")
        }
    }

    private static let longestCell = 24

    /// Each reading by its option, over its first words.
    private static func shown(_ readings: [ReadingSample], _ question: ListQuestion, _ language: Language) -> String {
        readings.flatMap { reading in
            [ImportPhrase.reading(reading, question).text(in: language)]
                + reading.words.map { SafeText.line("   \($0[0]) — \($0[1])") }
        }
        .joined(separator: "\n")
    }
}

extension ListAnswer {
    /// The option that says it.
    var option: (name: String, value: String) {
        switch self {
        case .columns(let map): ("--columns", map.list)
        case .header(let isThere): ("--header", isThere ? "yes" : "no")
        case .delimiter(let sign): ("--delimiter", sign.typed)
        case .noSign: ("--delimiter", "none")
        case .lines(let count): ("--lines", String(count))
        }
    }
}

extension Delimiter {
    /// The sign as it is typed behind the option.
    fileprivate var typed: String {
        switch sign {
        case "\t": "tab"
        case " ": "space"
        default: sign
        }
    }
}

extension AlertText {
    /// The same with the file above its message.
    func below(_ file: String) -> AlertText { AlertText(title, "\(file)\n\(message)") }
}

extension ColumnLook: Phrase {
    package var korean: String {
        switch self {
        case .text: "글"
        case .numbers: "숫자나 날짜"
        case .links: "링크"
        case .identifiers: "식별자"
        case .media: "소리나 그림"
        case .partsOfSpeech: "품사"
        case .pronunciations: "발음"
        case .nothing: "빈 열"
        }
    }

    package var english: String {
        switch self {
        case .text: "text"
        case .numbers: "numbers or dates"
        case .links: "links"
        case .identifiers: "identifiers"
        case .media: "sounds or pictures"
        case .partsOfSpeech: "parts of speech"
        case .pronunciations: "pronunciations"
        case .nothing: "empty"
        }
    }
}
