import VocabCore
import VocabLanguage
import VocabLists

/// What is said about an import.
enum ImportPhrase: Phrase {
    /// A field of a known word, told without signs; what was there before may be nothing.
    case changed(String, before: String, after: String)
    case report(file: String, bookcase: String)
    case dryRun
    case madeBookcase(String)
    case counts(rows: Int, added: Int, merged: Int, unchanged: Int, bad: Int)
    case moreAdded(Int)
    case columns([(WordField, Int)], hasHeader: Bool)
    case repeatedHeaders(Int)
    case headings([Int])
    case linesLeftOut([Int])
    case unreadColumns([(number: Int, name: String?)])
    case fields([(WordField, name: String?)])
    case badRows(Int)
    case badRow(WordList.BadRow)
    case badEntry(number: Int, WordList.Reason)
    case moreBadRows(Int)
    /// How the rows were found, in one line.
    case layout(encoding: String, ListShape)
    case container(ListContainer)
    /// What is asked about a list that can be read in several ways, and one of these.
    case titleOfQuestion(ListQuestion)
    case whatIsAsked(ListQuestion)
    case reading(ReadingSample, ListQuestion)
    case chooseOne(of: Int)
    case onlyNumbers(Int)
    /// What is asked where no column looks like meanings.
    case whichColumns
    case chooseColumn(WordField, of: Int)
    case noneOfThese
    case incompleteRows(Int, rows: Int)
    case askRest
    case progress(percent: Int, kilobytesPerSecond: Int, secondsLeft: Int)
    case answers(Int)
    case answersToCome(Int)
    case rejectsWritten(Int, path: String, over: Destination)

    /// The first of some lines, as many as are looked at.
    private static func listed(_ lines: [Int]) -> String {
        lines.prefix(12).map(String.init).joined(separator: ", ") + (lines.count > 12 ? ", …" : "")
    }

    var korean: String {
        switch self {
        case .changed(let field, before: "", let after): "\(field): \(after)"
        case .changed(let field, let before, let after): "\(field): \(after) (이전: \(before))"
        case .report(let file, let bookcase): "\(FileNamePhrase(file).korean), 단어장 \(bookcase)"
        case .dryRun: "(미리 보기: 아무것도 저장하지 않았습니다.)"
        case .madeBookcase(let name): "새 단어장 ‘\(name)’에 넣습니다."
        case .counts(let rows, let added, let merged, let unchanged, let bad):
            "\(rows)줄: "
                + Self.joined([
                    ("새 단어 \(added)", added), ("내용 보탬 \(merged)", merged), ("이미 있음 \(unchanged)", unchanged),
                    ("못 넣음 \(bad)", bad),
                ])
        case .moreAdded(let count): "… 그 밖에 \(count)개"
        case .columns(let columns, let hasHeader):
            (hasHeader ? "첫 줄은 제목입니다. " : "제목 줄이 없습니다. ")
                + columns.map { "\($1)열 = \($0.korean)" }.joined(separator: ", ")
        case .repeatedHeaders(let count): "제목 줄이 \(count)번 더 나와서 뺐습니다."
        case .headings(let lines): "단원 제목으로 보이는 줄을 뺐습니다: \(Self.listed(lines))번째 줄"
        case .linesLeftOut(let lines): "건너뛴 줄 \(lines.count)개: \(Self.listed(lines))번째"
        case .unreadColumns(let columns):
            "읽지 않은 열: "
                + columns.map { column in column.name.map { "\(column.number)열 ‘\($0)’" } ?? "\(column.number)열" }
                .joined(separator: ", ") + ". 어느 열이 무엇인지 정하려면 --columns를 쓰세요."
        case .fields(let fields): "읽은 항목: " + Self.listed(fields) { $0.korean }
        case .badRows(let count): "넣지 못한 줄 \(count)개:"
        case .badRow(let row): "\(row.line)번째 줄 \(row.column)번째 열: \(row.reason.korean)"
        case .badEntry(let number, let reason): "\(number)번째 항목: \(reason.korean)"
        case .moreBadRows(let count): "… 그 밖에 \(count)줄 (전부 보려면 --json이나 --rejects 파일)"
        case .layout(let encoding, let shape): "\(encoding), \(Self.described(shape).korean)"
        case .container(.sheet(let name)): "시트: \(SafeText.line(name))"
        case .container(.json): "JSON"
        case .container(.kvtml): "KVTML 단어 파일"
        case .container(.webPage): "웹 페이지의 표"
        case .titleOfQuestion(.sides): "어느 쪽을 배우는지 분명하지 않습니다."
        case .titleOfQuestion(.columns): "어느 열이 무엇인지 분명하지 않습니다."
        case .titleOfQuestion(.header): "첫 줄이 제목인지 분명하지 않습니다."
        case .titleOfQuestion(.sign): "단어와 뜻을 무엇이 나누는지 분명하지 않습니다."
        case .titleOfQuestion(.lines): "한 단어가 몇 줄인지 분명하지 않습니다."
        case .whatIsAsked(let question): Self.titleOfQuestion(question).korean + " 다음처럼 읽을 수 있습니다 (배울 단어 — 뜻):"
        case .reading(let reading, let question):
            Self.described(reading, question)
                + (question == .sign || question == .lines
                    ? ": 단어 \(reading.wordCount)개" + (reading.leftCount > 0 ? ", 읽지 않을 줄 \(reading.leftCount)개" : "") : "")
        case .chooseOne(let count): "어느 쪽이 맞습니까? (1–\(count)) › "
        case .onlyNumbers(let count): "1부터 \(count)까지의 번호를 입력해 주세요. 그만두려면 ^D를 누르세요."
        case .whichColumns: "어느 열이 단어이고 어느 열이 뜻인지 분명하지 않습니다."
        case .chooseColumn(let field, let count):
            "\(field.korean)\(Particle.topic(after: field.korean)) 몇 번째 열입니까? (1–\(count), 없으면 0) › "
        case .noneOfThese: "맞는 것 없음"
        case .incompleteRows(let count, let rows): "\(rows)줄 가운데 \(count)줄은 단어로 읽히지 않습니다. 그 첫 줄:"
        case .askRest: "나머지만 넣을까요? (y/N)"
        case .progress(let percent, let rate, let seconds): "\(percent)% · \(rate)KB/초 · \(seconds)초 남음"
        case .answers(0), .answersToCome(0): "새로 올 기록은 없습니다."
        case .answers(let count): "기록 \(count)개도 가져왔습니다."
        case .answersToCome(let count): "기록 \(count)개도 가져옵니다."
        case .rejectsWritten(let count, let path, let destination):
            ["넣지 못한 줄 \(count)개를 \(SafeText.line(path))에 적었습니다. 고쳐서 다시 가져오면 됩니다.", ExportPhrase.replaced(destination).korean]
                .sentences
        }
    }

    var english: String {
        switch self {
        case .changed(let field, before: "", let after): "\(field): \(after)"
        case .changed(let field, let before, let after): "\(field): \(after) (before: \(before))"
        case .report(let file, let bookcase): "\(FileNamePhrase(file).english) into \(bookcase)"
        case .dryRun: "(A preview: nothing was saved.)"
        case .madeBookcase(let name): "They go into a new bookcase, “\(name)”."
        case .counts(let rows, let added, let merged, let unchanged, let bad):
            (rows == 1 ? "1 row: " : "\(rows) rows: ")
                + Self.joined([
                    ("\(added) added", added), ("\(merged) merged", merged), ("\(unchanged) already there", unchanged),
                    ("\(bad) bad", bad),
                ])
        case .moreAdded(let count): "… and \(count) more"
        case .columns(let columns, let hasHeader):
            (hasHeader ? "The first row names the columns: " : "No header: ")
                + columns.map { "column \($1) = \($0.english)" }.joined(separator: ", ")
        case .repeatedHeaders(let count): count == 1 ? "Left out 1 repeated header." : "Left out \(count) repeated headers."
        case .headings(let lines):
            "Left out as \(lines.count == 1 ? "a heading" : "headings"): line \(Self.listed(lines))."
        case .linesLeftOut(let lines):
            "Skipped \(lines.count == 1 ? "1 line" : "\(lines.count) lines"): \(Self.listed(lines))."
        case .unreadColumns(let columns):
            "Columns not read: "
                + columns.map { column in column.name.map { "\(column.number) (\($0))" } ?? "\(column.number)" }
                .joined(separator: ", ") + ". Name them with --columns."
        case .fields(let fields): "Fields: " + Self.listed(fields) { $0.english }
        case .badRows(let count): "Rows that could not be taken (\(count)):"
        case .badRow(let row): "line \(row.line), column \(row.column): \(row.reason.english)"
        case .badEntry(let number, let reason): "entry \(number): \(reason.english)"
        case .moreBadRows(let count): "… and \(count) more (all with --json or --rejects FILE)"
        case .layout(let encoding, let shape): "\(encoding), \(Self.described(shape).english)"
        case .container(.sheet(let name)): "Sheet: \(SafeText.line(name))"
        case .container(.json): "JSON"
        case .container(.kvtml): "KVTML vocabulary file"
        case .container(.webPage): "Table of a web page"
        case .titleOfQuestion(.sides): "Which side is learnt?"
        case .titleOfQuestion(.columns): "Unclear columns"
        case .titleOfQuestion(.header): "Header or word?"
        case .titleOfQuestion(.sign): "What stands between words and meanings?"
        case .titleOfQuestion(.lines): "How many lines does a word have?"
        case .whatIsAsked(.sides): "It is not clear which side is learnt. The list can be read as (word — meaning):"
        case .whatIsAsked(.columns): "It is not clear what the columns are. The list can be read as (word — meaning):"
        case .whatIsAsked(.header):
            "It is not clear whether the first row names the columns. The list can be read as (word — meaning):"
        case .whatIsAsked(.sign):
            "It is not clear what stands between words and meanings. The list can be read as (word — meaning):"
        case .whatIsAsked(.lines): "It is not clear how many lines a word has. The list can be read as (word — meaning):"
        case .reading(let reading, let question):
            Self.described(reading, question)
                + (question == .sign || question == .lines
                    ? ": \(reading.wordCount) words"
                        + (reading.leftCount > 0
                            ? ", \(reading.leftCount) \(reading.leftCount == 1 ? "line" : "lines") left out" : "") : "")
        case .chooseOne(let count): "Which is right? (1–\(count)) › "
        case .onlyNumbers(let count): "Please enter a number from 1 to \(count); ^D cancels."
        case .whichColumns: "It is not clear which columns hold the words and their meanings."
        case .chooseColumn(let field, let count): "Which column is the \(field.english)? (1–\(count), 0 for none) › "
        case .noneOfThese: "None of these"
        case .incompleteRows(let count, let rows): "\(count) of \(rows) rows do not read as words. The first of them:"
        case .askRest: "Take the others in? (y/N)"
        case .answers(0), .answersToCome(0): "There are no new answers in it."
        case .answers(let count): count == 1 ? "1 answer came with them." : "\(count) answers came with them."
        case .answersToCome(let count): count == 1 ? "1 answer comes with them." : "\(count) answers come with them."
        case .progress(let percent, let rate, let seconds): "\(percent)% · \(rate) KB/s · \(seconds) s left"
        case .rejectsWritten(let count, let path, let destination):
            [
                "Bad rows written to \(SafeText.line(path)): \(count). Correct them and import that file.",
                ExportPhrase.replaced(destination).english,
            ]
            .sentences
        }
    }
}

extension [String] {
    /// These sentences one after the other; empty ones are left out.
    var sentences: String { filter { !$0.isEmpty }.joined(separator: " ") }
}

extension ImportPhrase {
    /// What there is any of; the first where there is nothing at all.
    static func joined(_ parts: [(text: String, count: Int)]) -> String {
        let some = parts.filter { $0.count > 0 }
        return (some.isEmpty ? Array(parts.prefix(1)) : some).map(\.text).joined(separator: " · ")
    }

    private static func listed(_ fields: [(WordField, name: String?)], _ say: (WordField) -> String) -> String {
        fields.map { field, name in name.map { "\($0) = \(say(field))" } ?? say(field) }.joined(separator: ", ")
    }

    /// How a list was read: what it came in, or its encoding and how its rows were found.
    static func layout(of list: WordList) -> ImportPhrase {
        list.layout.container.map(ImportPhrase.container) ?? .layout(encoding: list.layout.encoding.rawValue, list.layout.shape)
    }

    /// What was read of it: its columns, or the fields of what has none.
    static func columns(of list: WordList) -> ImportPhrase {
        let columns = list.layout.columns.columns.map { ($0.key, $0.value) }.sorted { $0.1 < $1.1 }
        switch (list.layout.container, list.layout.shape) {
        case (.json, _): return .fields(columns.map { ($0, name: list.layout.header?[safe: $1]) })
        case (.kvtml, _): return .fields(columns.map { ($0.0, name: nil) })
        case (nil, .pairs), (nil, .scripts), (nil, .turns), (nil, .labels), (nil, .heads):
            return .fields(list.filledFields.map { ($0, name: nil) })
        case (.sheet, _), (.webPage, _), (nil, _):
            return .columns(columns.map { ($0, $1 + 1) }, hasHeader: list.layout.hasHeader)
        }
    }

    /// The option that picks a reading.
    private static func described(_ reading: ReadingSample, _ question: ListQuestion) -> String {
        let option = reading.answer(to: question).option
        return "\(option.name) \(Quoted(option.value))"
    }

    /// How rows were found, in a few words.
    static func described(_ shape: ListShape) -> Bilingual {
        switch shape {
        case .table(let sign):
            Bilingual(
                "\(named(sign).korean)\(Particle.means(after: named(sign).korean)) 나눈 표",
                "a table with \(named(sign).english) between its columns")
        case .pairs(let sign):
            Bilingual("줄마다 단어, \(named(sign).korean), 뜻", "a word, \(named(sign).english) and its meaning in each line")
        case .scripts: Bilingual("줄마다 단어와 다른 글자로 쓴 뜻", "a word and its meaning in another script in each line")
        case .turns(let count): Bilingual("한 단어에 \(count)줄", "\(count) lines for each word")
        case .labels: Bilingual("이름을 붙인 줄", "lines with labels")
        case .heads: Bilingual("강조한 단어와 그 뜻", "marked words with their meanings")
        case .cells: Bilingual("표", "a table")
        }
    }

    /// What is wrong with a row of `list`, and where: entries of files that have no lines are counted.
    static func badRow(_ row: WordList.BadRow, in list: WordList?) -> ImportPhrase {
        switch list?.layout.container {
        case nil, .sheet, .webPage: .badRow(row)
        case .json, .kvtml: .badEntry(number: row.line, row.reason)
        }
    }

    /// A sign by its name, with its article in English, or as it stands.
    private static func named(_ delimiter: Delimiter) -> Bilingual {
        name(of: delimiter.sign) ?? Bilingual("‘\(delimiter.sign)’", "the sign “\(delimiter.sign)”")
    }

    private static func name(of sign: String) -> Bilingual? {
        switch Text.cleanedLine(sign) {
        case "" where sign == "\t": Bilingual("탭", "a tab")
        case "": Bilingual("빈칸", sign.count > 1 ? "spaces" : "a space")
        case ",": Bilingual("쉼표", "a comma")
        case ";": Bilingual("세미콜론", "a semicolon")
        case ":": Bilingual("콜론", "a colon")
        case "|": Bilingual("세로줄", "a bar")
        case "/": Bilingual("빗금", "a slash")
        case "=": Bilingual("등호", "an equals sign")
        case "~": Bilingual("물결표", "a tilde")
        case "-": Bilingual("하이픈", "a hyphen")
        case "–", "—": Bilingual("줄표", "a dash")
        case "->", "→": Bilingual("화살표", "an arrow")
        default: nil
        }
    }
}

extension WordList.Reason: Phrase {
    package var korean: String {
        switch self {
        case .missing(let field): "\(field.korean)\(Particle.subject(after: field.korean)) 비어 있습니다."
        case .tooLong(let field, let maximum):
            "\(field.korean)\(Particle.subject(after: field.korean)) 너무 깁니다(\(grouped(maximum))자까지)."
        case .extraCells: "칸이 제목보다 많습니다. 나누는 기호가 든 칸은 큰따옴표로 감싸 주세요."
        case .unreadable(.unclosedQuote): "따옴표가 열리고 닫히지 않았습니다."
        case .unreadable(.textAfterQuote): "닫는 따옴표 뒤에 다른 글자가 있습니다."
        case .unreadable(.undecodable): "읽을 수 없는 글자가 있습니다."
        }
    }

    package var english: String {
        switch self {
        case .missing(let field): "the \(field.english) is empty."
        case .tooLong(let field, let maximum): "the \(field.english) is too long (at most \(grouped(maximum)) characters)."
        case .extraCells: "there are more cells than names. Put a cell with the sign between cells in it in quotes."
        case .unreadable(.unclosedQuote): "a quote opens here and never closes."
        case .unreadable(.textAfterQuote): "something follows a closing quote."
        case .unreadable(.undecodable): "these bytes are not text in this encoding."
        }
    }
}
