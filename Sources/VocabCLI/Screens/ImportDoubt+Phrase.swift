import VocabCore
import VocabLists

/// Why a list is not taken in as it stands: what is not clear about it, with the option that says it.
enum ImportDoubt: Equatable {
    /// The first row may be a header or a word.
    case header([String])
    /// No column holds meanings; what each holds instead, with a few rows.
    case meanings([ColumnLook], rows: [[String]])
    /// The likeliest delimiter parts too few rows.
    case rows(Delimiter, good: Int, rows: Int)
    /// Signs are left in most cells.
    case signs(String, Delimiter)
    /// So many rows lack a part that the list may be of another form; with the first of them.
    case losses(Int, rows: Int, first: WordList.BadRow)
    /// Several sheets of a workbook look like lists.
    case sheets([SheetSample])
    /// The workbook, if it is one, has no sheet of that name, but these.
    case unknownSheet(String, [String])

    var korean: AlertText {
        switch self {
        case .header(let cells):
            AlertText(
                "첫 줄이 제목인지 분명하지 않습니다.",
                "첫 줄: \(Self.line(cells))\n제목이면 --header yes, 단어이면 --header no로 알려 주세요.")
        case .meanings(let looks, let rows):
            AlertText(
                "뜻이 있는 열을 찾지 못했습니다.",
                Self.columns(looks, rows, .korean).joined(separator: "\n")
                    + "\n어느 열이 단어이고 어느 열이 뜻인지 --columns로 알려 주세요. 건너뛸 열은 -로 씁니다.")
        case .rows(let delimiter, let good, let rows):
            AlertText(
                "단어 목록으로 보이지 않습니다.",
                "\(rows)줄 가운데 단어와 뜻이 \(Self.named(delimiter)) 나뉘는 줄은 \(good)개뿐입니다. "
                    + "열 사이의 기호를 --delimiter로 알려 주세요. 나뉘는 줄만 넣으려면 이 기호를 그대로 주세요.")
        case .signs(let cell, let delimiter):
            AlertText(
                "목록의 모양을 잘 모르겠습니다.",
                "많은 칸에 기호나 같은 말이 남아 있습니다. 예: \(Self.line([cell]))\n이 기호로 나누어 넣으려면 --delimiter \(Self.typed(delimiter))로 알려 주세요. "
                    + "다른 기호가 열을 나누면 그 기호를 주세요.")
        case .losses(let count, let rows, let first):
            AlertText(
                "넣지 못할 줄이 많습니다.",
                "\(rows)줄 가운데 \(count)줄은 단어로 읽히지 않습니다. 첫 줄은 \(first.line)번째 줄 \(first.column)번째 열: \(first.reason.korean)\n"
                    + Self.line(first.cells)
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
        case .header(let cells):
            AlertText(
                "Header or word?",
                "The first row: \(Self.line(cells))\nSay --header yes if it names the columns, --header no if it is a word.")
        case .meanings(let looks, let rows):
            AlertText(
                "No column of meanings",
                Self.columns(looks, rows, .english).joined(separator: "\n")
                    + "\nSay with --columns which are term and meaning. Write - for a column to pass over.")
        case .rows(let delimiter, let good, let rows):
            AlertText(
                "This does not look like a list",
                "Only \(good) of \(rows) rows fall into term and meaning at “\((ImportPhrase.name(of: delimiter.sign)?.english ?? delimiter.sign))”. Say with "
                    + "--delimiter what stands between the columns; name this sign to take those rows alone.")
        case .signs(let cell, let delimiter):
            AlertText(
                "The shape of this list is not clear",
                "Signs or the same words are left in many cells, for example: \(Self.line([cell]))\nSay --delimiter \(Self.typed(delimiter)) to part the rows at this sign, "
                    + "or name the sign that stands between the columns.")
        case .losses(let count, let rows, let first):
            AlertText(
                "Many rows would be left out",
                "\(count) of \(rows) rows do not read as words. The first is line \(first.line), column \(first.column): \(first.reason.english)\n"
                    + Self.line(first.cells)
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
        case .header: .again(option: "--header", value: "yes")
        case .meanings(let looks, _): .again(option: "--columns", value: ColumnLook.proposal(looks).list)
        case .rows(let delimiter, _, _): .again(option: "--delimiter", value: Self.typed(delimiter))
        case .signs(_, let delimiter): .again(option: "--delimiter", value: Self.typed(delimiter))
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

    private static func line(_ cells: [String]) -> String {
        SafeText.line(cells.map { Text.cleanedLine($0) }.joined(separator: " | "))
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

    /// A delimiter by its name or as it stands, with the particle behind it.
    private static func named(_ delimiter: Delimiter) -> String {
        let name = ImportPhrase.name(of: delimiter.sign)?.korean
        return name.map { $0 + Particle.means(after: $0) } ?? "‘\(delimiter.sign)’(으)로"
    }

    /// A delimiter as it is typed behind the option.
    private static func typed(_ delimiter: Delimiter) -> String {
        switch delimiter.sign {
        case "\t": "tab"
        case " ": "space"
        default: delimiter.sign
        }
    }
}

extension AlertText {
    /// The same with the file above its message.
    func below(_ file: String) -> AlertText { AlertText(title, "\(file)\n\(message)") }
}

extension ColumnLook: Phrase {
    var korean: String {
        switch self {
        case .text: "글"
        case .numbers: "숫자나 날짜"
        case .links: "링크"
        case .identifiers: "식별자"
        case .media: "소리나 그림"
        case .partsOfSpeech: "품사"
        case .pronunciations: "발음"
        case .labels: "분류나 단계"
        case .nothing: "빈 열"
        }
    }

    var english: String {
        switch self {
        case .text: "text"
        case .numbers: "numbers or dates"
        case .links: "links"
        case .identifiers: "identifiers"
        case .media: "sounds or pictures"
        case .partsOfSpeech: "parts of speech"
        case .pronunciations: "pronunciations"
        case .labels: "labels or levels"
        case .nothing: "empty"
        }
    }
}
