import VocabCore

/// A word list made from known words, laid out at random: columns, header, delimiter, quotes, encoding and dirt.
struct RandomList {
    /// The file.
    let bytes: [UInt8]
    /// What a person reads in it, as `term=meaning`; nil where nobody finds meanings in it.
    let truth: [String]?
    /// What is peculiar about it, by kind.
    let traits: [String]

    /// A column of a list: what stands in it in each row.
    private enum Column: CaseIterable {
        case number, level, partOfSpeech, date, link, example, empty
    }

    private static let headers: [[String]] = [
        ["단어", "뜻"], ["Word", "Meaning"], ["English", "Korean"], ["eng", "kor"], ["영어", "우리말"], ["Wort", "Bedeutung"],
        ["Palabra", "Significado"], ["単語", "意味"], ["Слово", "Перевод"], ["Từ vựng", "Nghĩa"],
    ]

    init(bytes: [UInt8], truth: [String]?, traits: [String]) {
        (self.bytes, self.truth, self.traits) = (bytes, truth, traits)
    }

    /// A list of the given size, out of these words.
    init(_ words: [(term: String, meaning: String)], using generator: inout SeededGenerator) {
        let rows = Array(words.shuffled(using: &generator).prefix(Int.random(in: 8...40, using: &generator)))
        let hasMeanings = Int.random(in: 0..<8, using: &generator) > 0
        let sign = [",", "\t", ";", "|", " : ", " - ", "##", " ⇒ "].randomElement(using: &generator) ?? ","
        let isTable = sign.utf8.count == 1
        let extra =
            isTable ? Array(Column.allCases.shuffled(using: &generator).prefix(Int.random(in: 0...3, using: &generator))) : []
        let place = Int.random(in: 0...extra.count, using: &generator)
        let header = isTable && Bool.random(using: &generator) ? Self.headers.randomElement(using: &generator) : nil
        let quotes = isTable && Int.random(in: 0..<3, using: &generator) == 0
        var lines: [String] = []
        func line(_ cells: [String]) -> String {
            cells.map { isTable && (quotes || $0.contains(sign)) ? "\"\($0)\"" : $0 }.joined(separator: sign)
        }
        func arranged(_ pair: [String], _ others: [String]) -> [String] {
            Array(others[..<place]) + pair + Array(others[place...])
        }
        if let header {
            lines.append(line(arranged(hasMeanings ? header : [header[0]], extra.map { Self.heading($0) })))
        }
        for (number, row) in rows.enumerated() {
            let others = extra.map { Self.cell($0, number, row.term) }
            lines.append(line(arranged(hasMeanings ? [row.term, row.meaning] : [row.term], others)))
        }
        let hasDirt = Int.random(in: 0..<4, using: &generator) == 0
        if hasDirt { lines.insert("", at: lines.count / 2) }
        let lineBreak = Bool.random(using: &generator) ? "\n" : "\r\n"
        let text = lines.joined(separator: lineBreak) + lineBreak
        let encoding = ["UTF-8", "UTF-8 with a mark", "UTF-16LE", "UTF-16BE"].randomElement(using: &generator) ?? "UTF-8"
        bytes = Self.encoded(text, encoding)
        truth = hasMeanings ? rows.map { "\($0.term)=\($0.meaning)" } : nil
        traits =
            [
                "all", "delimiter \(sign == "\t" ? "tab" : sign)", header == nil ? "no header" : "header",
                "\(extra.count) more columns",
                encoding, hasMeanings ? "with meanings" : "without meanings",
            ] + (quotes ? ["all in quotes"] : []) + (hasDirt ? ["a blank row"] : [])
    }

    private static func heading(_ column: Column) -> String {
        switch column {
        case .number: "No."
        case .level: "level"
        case .partOfSpeech: "품사"
        case .date: "date"
        case .link: "url"
        case .example: "예문"
        case .empty: ""
        }
    }

    private static func cell(_ column: Column, _ number: Int, _ term: String) -> String {
        switch column {
        case .number: "\(number + 1)"
        case .level: ["A1", "A2", "B1"][number % 3]
        case .partOfSpeech: ["noun", "verb", "adj."][number % 3]
        case .date: "2024-03-\(10 + number % 20)"
        case .link: "https://words.example/\(number)"
        case .example: "They have found \(term) in the old garden."
        case .empty: ""
        }
    }

    private static func encoded(_ text: String, _ encoding: String) -> [UInt8] {
        switch encoding {
        case "UTF-8": Array(text.utf8)
        case "UTF-8 with a mark": [0xEF, 0xBB, 0xBF] + text.utf8
        case "UTF-16LE": [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        default: [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        }
    }
}
