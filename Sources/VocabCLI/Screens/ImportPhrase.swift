import VocabCore
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
    case tablesLeftOut([Int])
    case headings([Int])
    case linesLeftOut([Int])
    case unreadColumns([(number: Int, name: String?)])
    case fields([(WordField, name: String?)])
    case badRows(Int)
    case badRow(WordList.BadRow)
    case badEntry(number: Int, WordList.Reason)
    case moreBadRows(Int)
    case layout(encoding: String, delimiter: String?)
    case container(ListContainer)
    case whatColumnsAre
    case chooseOne(of: Int)
    case onlyNumbers(Int)
    /// What is asked where no column looks like meanings.
    case whichColumns
    case chooseColumn(WordField, of: Int)
    /// What is asked where no sign clearly parts words and meanings, and what each would give.
    case whatStandsBetween
    case sign(Delimiter, words: Int, bad: Int)
    case noneOfThese
    /// What is asked about a first row, and what is answered.
    case isHeader(row: String)
    case headerChoice(isHeader: Bool)
    case askDoubtful
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
        case .report(let file, let bookcase): "\(file), 단어장 \(bookcase)"
        case .dryRun: "(미리 보기: 아무것도 저장하지 않았습니다.)"
        case .madeBookcase(let name): "새 단어장 ‘\(name)’에 넣습니다."
        case .counts(let rows, let added, let merged, let unchanged, let bad):
            "\(rows)줄: "
                + Self.joined([
                    ("추가 \(added)", added), ("내용을 더함 \(merged)", merged), ("이미 있음 \(unchanged)", unchanged),
                    ("넣지 못함 \(bad)", bad),
                ])
        case .moreAdded(let count): "… 그 밖에 \(count)개"
        case .columns(let columns, let hasHeader):
            (hasHeader ? "첫 줄은 제목입니다. " : "제목 줄이 없습니다. ")
                + columns.map { "\($1)열 = \($0.korean)" }.joined(separator: ", ")
        case .repeatedHeaders(let count): "제목 줄이 \(count)번 더 나와서 뺐습니다."
        case .headings(let lines): "단원 제목으로 보이는 줄을 뺐습니다: \(Self.listed(lines))번째 줄"
        case .linesLeftOut(let lines): "단어로 읽지 않은 \(lines.count)줄: \(Self.listed(lines))번째 줄"
        case .tablesLeftOut(let lines):
            "뜻이 있는 단어로 읽히지 않아 뺀 표: \(Self.listed(lines))번째 줄"
        case .unreadColumns(let columns):
            "읽지 않은 열: "
                + columns.map { column in column.name.map { "\(column.number)열 ‘\($0)’" } ?? "\(column.number)열" }
                .joined(separator: ", ") + ". 어느 열이 무엇인지 정하려면 --columns를 쓰세요."
        case .fields(let fields): "읽은 항목: " + Self.listed(fields) { $0.korean }
        case .badRows(let count): "넣지 못한 줄 \(count)개:"
        case .badRow(let row): "\(row.line)번째 줄 \(row.column)번째 열: \(row.reason.korean)"
        case .badEntry(let number, let reason): "\(number)번째 항목: \(reason.korean)"
        case .moreBadRows(let count): "… 그 밖에 \(count)줄 (전부 보려면 --json이나 --rejects 파일)"
        case .layout(let encoding, let delimiter?): "\(encoding), 열 구분: \(Self.name(of: delimiter)?.korean ?? delimiter)"
        case .layout(let encoding, nil): "\(encoding), 구분 기호 없음"
        case .container(.sheet(let name)): "시트: \(SafeText.line(name))"
        case .container(.json): "JSON"
        case .container(.xml): "XML"
        case .container(.kvtml): "KVTML 단어 파일"
        case .container(.webPage): "웹 페이지의 표"
        case .container(.markdown): "Markdown 표"
        case .container(.yaml): "YAML"
        case .container(.toml): "TOML"
        case .container(.program): "프로그램 소스"
        case .container(.dictionary): "사전(EDICT, CC-CEDICT)"
        case .whatColumnsAre: "term은 배울 단어, meaning은 그 뜻, -는 읽지 않는 열입니다."
        case .chooseOne(let count): "어느 쪽이 맞습니까? (1–\(count)) › "
        case .onlyNumbers(let count): "1부터 \(count)까지의 번호를 입력해 주세요. 그만두려면 ^D를 누르세요."
        case .whichColumns: "어느 열이 단어이고 어느 열이 뜻인지 분명하지 않습니다."
        case .chooseColumn(let field, let count):
            "\(field.korean)\(Particle.topic(after: field.korean)) 몇 번째 열입니까? (1–\(count), 없으면 0) › "
        case .whatStandsBetween: "단어와 뜻을 무엇이 나누는지 분명하지 않습니다. 기호별로 읽으면 다음과 같습니다."
        case .sign(let delimiter, let words, let bad):
            "\(Self.named(delimiter).korean): 단어 \(words)개" + (bad > 0 ? ", 넣지 못할 줄 \(bad)개" : "")
        case .noneOfThese: "맞는 것 없음"
        case .isHeader(let row): "첫 줄이 열 이름인지 단어인지 분명하지 않습니다: \(row)"
        case .headerChoice(true): "열 이름이라 넣지 않음 (--header yes)"
        case .headerChoice(false): "단어라서 넣음 (--header no)"
        case .askDoubtful: "이렇게 읽어서 넣을까요? (y/n) › "
        case .incompleteRows(let count, let rows): "\(rows)줄 가운데 \(count)줄은 단어로 읽히지 않습니다. 그 첫 줄:"
        case .askRest: "나머지만 넣을까요? (y/n) › "
        case .progress(let percent, let rate, let seconds): "\(percent)% · \(rate)KB/초 · \(seconds)초 남음"
        case .answers(0), .answersToCome(0): "새로 올 기록은 없습니다."
        case .answers(let count): "기록 \(count)개도 가져왔습니다."
        case .answersToCome(let count): "기록 \(count)개도 가져옵니다."
        case .rejectsWritten(let count, let path, let destination):
            ["넣지 못한 줄 \(count)개를 \(path)에 적었습니다. 고쳐서 다시 가져오면 됩니다.", ExportPhrase.replaced(destination).korean]
                .sentences
        }
    }

    var english: String {
        switch self {
        case .changed(let field, before: "", let after): "\(field): \(after)"
        case .changed(let field, let before, let after): "\(field): \(after) (before: \(before))"
        case .report(let file, let bookcase): "\(file) into \(bookcase)"
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
            "\(lines.count == 1 ? "1 line was" : "\(lines.count) lines were") not read as words: line \(Self.listed(lines))."
        case .tablesLeftOut(let lines):
            "Left out, for they do not read as words with meanings: the \(lines.count == 1 ? "table" : "tables") at line \(Self.listed(lines))."
        case .unreadColumns(let columns):
            "Columns not read: "
                + columns.map { column in column.name.map { "\(column.number) (\($0))" } ?? "\(column.number)" }
                .joined(separator: ", ") + ". Name them with --columns."
        case .fields(let fields): "Fields: " + Self.listed(fields) { $0.english }
        case .badRows(let count): "Rows that could not be taken (\(count)):"
        case .badRow(let row): "line \(row.line), column \(row.column): \(row.reason.english)"
        case .badEntry(let number, let reason): "entry \(number): \(reason.english)"
        case .moreBadRows(let count): "… and \(count) more (all with --json or --rejects FILE)"
        case .layout(let encoding, let delimiter?): "\(encoding), separator: \(Self.name(of: delimiter)?.english ?? delimiter)"
        case .layout(let encoding, nil): "\(encoding), no separator"
        case .container(.sheet(let name)): "Sheet: \(SafeText.line(name))"
        case .container(.json): "JSON"
        case .container(.xml): "XML"
        case .container(.kvtml): "KVTML vocabulary file"
        case .container(.webPage): "Table of a web page"
        case .container(.markdown): "Markdown table"
        case .container(.yaml): "YAML"
        case .container(.toml): "TOML"
        case .container(.program): "Program source"
        case .container(.dictionary): "Dictionary (EDICT, CC-CEDICT)"
        case .whatColumnsAre: "term is the word to learn, meaning explains it, - is not read."
        case .chooseOne(let count): "Which is right? (1–\(count)) › "
        case .onlyNumbers(let count): "Please enter a number from 1 to \(count); ^D cancels."
        case .whichColumns: "It is not clear which columns hold the words and their meanings."
        case .chooseColumn(let field, let count): "Which column is the \(field.english)? (1–\(count), 0 for none) › "
        case .whatStandsBetween:
            "It is not clear what stands between words and meanings. This is how each sign would read them:"
        case .sign(let delimiter, let words, let bad):
            "\(Self.named(delimiter).english): \(words) words" + (bad > 0 ? ", \(bad) \(bad == 1 ? "row" : "rows") left out" : "")
        case .noneOfThese: "None of these"
        case .isHeader(let row): "The first row may name the columns, or be a word: \(row)"
        case .headerChoice(true): "It names them and stays out (--header yes)"
        case .headerChoice(false): "It is a word and goes in (--header no)"
        case .askDoubtful: "Take it in as it is read here? (y/n) › "
        case .incompleteRows(let count, let rows): "\(count) of \(rows) rows do not read as words. The first of them:"
        case .askRest: "Take the others in? (y/n) › "
        case .answers(0), .answersToCome(0): "There are no new answers in it."
        case .answers(let count): count == 1 ? "1 answer came with them." : "\(count) answers came with them."
        case .answersToCome(let count): count == 1 ? "1 answer comes with them." : "\(count) answers come with them."
        case .progress(let percent, let rate, let seconds): "\(percent)% · \(rate) KB/s · \(seconds) s left"
        case .rejectsWritten(let count, let path, let destination):
            [
                "Bad rows written to \(path): \(count). Correct them and import that file.",
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

    /// How a list was read: what it came in, or its encoding and delimiter.
    static func layout(of list: WordList) -> ImportPhrase {
        list.container.map(ImportPhrase.container)
            ?? .layout(encoding: list.layout.encoding.rawValue, delimiter: list.delimiter?.sign)
    }

    /// What was read of it: its columns, or the fields of what has none.
    static func columns(of list: WordList) -> ImportPhrase {
        let columns = list.layout.columns.columns.map { ($0.key, $0.value) }.sorted { $0.1 < $1.1 }
        switch list.container {
        case nil where list.areFieldsNamedHere, .markdown where list.areFieldsNamedHere:
            return .fields(columns.map { ($0.0, name: nil) })
        case nil where list.isNote:
            return .fields(list.filledFields.map { ($0, name: nil) })
        case nil, .sheet, .webPage, .markdown: return .columns(columns.map { ($0, $1 + 1) }, hasHeader: list.hasHeader)
        case .json, .xml, .yaml, .toml, .program: return .fields(columns.map { ($0, name: list.layout.headerCells?[safe: $1]) })
        case .kvtml, .dictionary: return .fields(columns.map { ($0.0, name: nil) })
        }
    }

    /// What is wrong with a row of `list`, and where: entries of files that have no lines are counted.
    static func badRow(_ row: WordList.BadRow, in list: WordList?) -> ImportPhrase {
        switch list?.container {
        case nil, .sheet, .webPage, .markdown: .badRow(row)
        case .json, .xml, .yaml, .toml, .kvtml, .program, .dictionary:
            .badEntry(number: row.line - (list?.layout.hasHeader == true ? 1 : 0), row.reason)
        }
    }

    /// A sign by its name, or as it stands.
    private static func named(_ delimiter: Delimiter) -> Bilingual {
        name(of: delimiter.sign) ?? Bilingual("‘\(delimiter.sign)’", "“\(delimiter.sign)”")
    }

    static func name(of delimiter: String) -> Bilingual? {
        switch delimiter {
        case ",": Bilingual("쉼표", "comma")
        case ";": Bilingual("세미콜론", "semicolon")
        case "\t": Bilingual("탭", "tab")
        case " ": Bilingual("빈칸", "space")
        default: nil
        }
    }
}

extension WordList.Reason: Phrase {
    var korean: String {
        switch self {
        case .missing(let field): "\(field.korean)\(Particle.subject(after: field.korean)) 비어 있습니다."
        case .tooLong(let field, let maximum):
            "\(field.korean)\(Particle.subject(after: field.korean)) 너무 깁니다(\(grouped(maximum))자까지)."
        case .unreadable(.unclosedQuote): "따옴표가 열리고 닫히지 않았습니다."
        case .unreadable(.textAfterQuote): "닫는 따옴표 뒤에 다른 글자가 있습니다."
        case .unreadable(.undecodable): "읽을 수 없는 글자가 있습니다."
        }
    }

    var english: String {
        switch self {
        case .missing(let field): "the \(field.english) is empty."
        case .tooLong(let field, let maximum): "the \(field.english) is too long (at most \(grouped(maximum)) characters)."
        case .unreadable(.unclosedQuote): "a quote opens here and never closes."
        case .unreadable(.textAfterQuote): "something follows a closing quote."
        case .unreadable(.undecodable): "these bytes are not text in this encoding."
        }
    }
}
