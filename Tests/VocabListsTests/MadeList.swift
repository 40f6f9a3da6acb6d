import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// A list made of known words, as a program or a learner would write it.
struct MadeList {
    /// What every word is: the words that a right reading gives.
    let words: [WordContent]
    let form: Form
    let options: ListOptions
    let text: String

    enum Form: Equatable, Sendable {
        /// Cells of these columns with a sign between them, below their names or not.
        case table(sign: String, columns: [Column], hasHeader: Bool)
        /// Word, sign and meaning behind a front such as `- ` or `1. `.
        case pairs(sign: String, front: String)
        /// A line for the word and one for its meaning, with a blank line behind them or not.
        case turns(apart: Bool)
        case labels
    }

    enum Column: Equatable, CaseIterable, Sendable {
        case term, meaning, partOfSpeech, pronunciation, example, number, nothing

        /// How people call it.
        var names: [String] {
            switch self {
            case .term: ["term", "Word", "단어", "front"]
            case .meaning: ["meaning", "Definition", "뜻", "back"]
            case .partOfSpeech: ["pos", "Part of speech", "품사", "type"]
            case .pronunciation: ["pronunciation", "IPA", "발음", "sound"]
            case .example: ["example", "Sentence", "예문", "usage"]
            case .number: ["no", "No.", "번호", "#"]
            case .nothing: ["", "", "", ""]
            }
        }

        func cell(of word: WordContent, _ number: Int) -> String {
            switch self {
            case .term: word.term
            case .meaning: word.meaning
            case .partOfSpeech: word.partOfSpeech
            case .pronunciation: word.pronunciation
            case .example: word.example
            case .number: "\(number)"
            case .nothing: ""
            }
        }
    }

    /// These words in that form.
    init(_ words: [WordContent], _ form: Form, _ options: ListOptions, nameStyle: Int = 0) {
        (self.words, self.form, self.options) = (words, form, options)
        switch form {
        case .table(let sign, let columns, let hasHeader):
            var writer = CSVWriter(Delimiter(sign: sign))
            if hasHeader { writer.row(columns.map { $0.names[nameStyle] }) }
            for (index, word) in words.enumerated() { writer.row(columns.map { $0.cell(of: word, index + 1) }) }
            text = String(decoding: writer.bytes, as: UTF8.self)
        case .pairs(let sign, let front):
            text = words.enumerated().map { index, word in
                front.replacing("1", with: "\(index + 1)") + word.term + sign + word.meaning + "\n"
            }.joined()
        case .turns(let apart): text = words.map { "\($0.term)\n\($0.meaning)\n" }.joined(separator: apart ? "\n" : "")
        case .labels: text = words.map { "Word: \($0.term)\nMeaning: \($0.meaning)\n" }.joined(separator: "\n")
        }
    }

    /// A list of so many words in any form, of the lists that come with the program.
    static func random(count: Int, tablesOnly: Bool = false, using generator: inout SeededGenerator) -> MadeList {
        let isKorean = Int.random(in: 0..<3, using: &generator) == 0
        let pool = isKorean ? korean : english
        let start = Int.random(in: 0..<(pool.count - count), using: &generator)
        var options = ListOptions()
        options.learner.interface = isKorean ? .english : .korean
        options.englishWords = .program
        let words = Array(pool[start..<(start + count)])
        let style = Int.random(in: 0..<4, using: &generator)
        return MadeList(words, form(tablesOnly, hasSounds: !isKorean, using: &generator), options, nameStyle: style)
    }

    private static func form(_ tablesOnly: Bool, hasSounds: Bool, using generator: inout SeededGenerator) -> Form {
        func pick<Element>(_ elements: [Element]) -> Element { elements[Int.random(in: 0..<elements.count, using: &generator)] }
        switch tablesOnly ? 0 : Int.random(in: 0..<10, using: &generator) {
        case 0...4:
            let hasHeader = Bool.random(using: &generator)
            let others = [Column.partOfSpeech, .pronunciation, .example, .number].filter { $0 != .pronunciation || hasSounds }
            var columns = others.filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }
            // Without names a table begins with its words, or with numbers in front of them.
            columns = hasHeader ? (columns + [.term, .meaning]).shuffled(using: &generator) : [.term, .meaning] + columns
            if !hasHeader, columns.last == .number { columns = [.number] + columns.dropLast() }
            return .table(sign: pick([",", "\t", ";", "|"]), columns: columns, hasHeader: hasHeader)
        case 5...7:
            let sign = pick([" - ", ": ", " = ", " : ", " — ", " -> "])
            return .pairs(sign: sign, front: pick(["", "", "1. ", "- ", "• ", "1) "]))
        case 8: return .turns(apart: Bool.random(using: &generator))
        default: return .labels
        }
    }

    private static let english = pool("TOEIC") + pool("기초영어")
    private static let korean = pool("TOPIK")

    /// The words of a list in `Data`, read as rows of cells and nothing else.
    private static func pool(_ name: String) -> [WordContent] {
        guard let bytes = try? InputFile.read(Path("\(SourceTree.root)/Data/\(name).csv")) else { return [] }
        let rows = CSVReader(bytes).compactMap { try? $0.cells.get() }
        guard let header = rows.first else { return [] }
        return rows.dropFirst().map { cells in
            var word = WordContent()
            for (name, cell) in zip(header, cells) {
                if let field = WordField(rawValue: name) { word[field] = cell }
            }
            return word
        }
    }

    /// The words that are read, or why none are.
    func read(_ text: String? = nil) -> Outcome { Outcome(Array((text ?? self.text).utf8), options) }

    /// Whether all words were read, each with its meaning and with nothing else.
    func isRight(_ outcome: Outcome) -> Bool {
        outcome.words.map { [$0.term, $0.meaning] } == words.map { [Text.cleanedLine($0.term), Text.cleaned($0.meaning)] }
    }
}

/// What comes of reading a list, but for the numbers of its lines.
struct Outcome: Equatable {
    var words: [WordContent] = []
    var shape: ListShape?
    var columns: ColumnMap?
    var hasHeader = false
    var confidence = 0.0
    /// What is asked, or why it is refused.
    var problem: String?
    /// The lines that rows, headings and lines left out begin at.
    var lines: [Int] = []

    init(_ bytes: [UInt8], _ options: ListOptions) {
        do throws(WordListError) {
            let list = try WordList(bytes, options)
            words = list.rows.map(\.content)
            (shape, columns, hasHeader) = (list.layout.shape, list.layout.columns, list.layout.hasHeader)
            (confidence, lines) = (list.layout.confidence, list.allLines)
        } catch {
            problem = error.brief
        }
    }

    static func == (one: Outcome, other: Outcome) -> Bool {
        one.words == other.words && one.problem == other.problem && one.shape == other.shape && one.columns == other.columns
            && one.hasHeader == other.hasHeader
    }
}

extension WordListError {
    /// What is asked, with the words that are shown, or why a list is refused.
    var brief: String {
        switch self {
        case .unclear(let question, let samples): "\(question) \(samples.map { "\($0.shape) \($0.words)" })"
        case .incompleteRows(let count, let rows, _): "rows \(count) of \(rows)"
        case .nothingUsable(let rows): "nothingUsable \(rows.count)"
        default: "\(self)"
        }
    }
}
