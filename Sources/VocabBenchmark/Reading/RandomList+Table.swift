import VocabCore

/// Tables as spreadsheets, Anki, Quizlet and websites write them.
extension RandomList {
    /// What stands in a column.
    private enum Column: Int, CaseIterable {
        case number = 0, level, partOfSpeech, sound, example, date, link, tags, empty, translation, term, meaning
    }

    /// A table of some words, laid out at random: columns, header, delimiter, quotes, encoding, and what is odd in it.
    init(tableUsing generator: inout SeededGenerator) {
        let known = generator.one(of: KnownWords.all)
        let entries = known.entries.shuffled(using: &generator).prefix(Int.random(in: 8...40, using: &generator))
        let sign = generator.one(of: [",", ",", "\t", "\t", ";", "|", " : ", " - ", "##", " ⇒ "])
        let isTable = sign.utf8.count == 1
        var columns = Self.columns(isTable ? Int.random(in: 0...4, using: &generator) : 0, known, &generator)
        let header = isTable && Bool.random(using: &generator) ? generator.one(of: Self.headers) : nil
        let namesFields = header != nil && (known.term == known.meaning || Bool.random(using: &generator))
        let hasMeanings = !generator.once(in: 12) || columns.contains(.translation)
        learner = known.learner(using: &generator)
        tellsSides =
            known.tellsSides(to: learner) || namesFields || columns.contains(.example)
            || columns.contains(.sound) && known.entries[0].reading != ""
        let isTurned = tellsSides && namesFields && generator.once(in: 4)
        let place = columns.firstIndex(of: .example) ?? Int.random(in: 0...columns.count, using: &generator)
        columns.insert(contentsOf: hasMeanings ? isTurned ? [.meaning, .term] : [.term, .meaning] : [.term], at: place)

        var rows = entries.enumerated().map { number, entry in
            let cells = Self.row(number, entry, known)
            return columns.map { cells[$0.rawValue] }
        }
        let isRagged = columns.count > 2 && generator.once(in: 6)
        if isRagged { for row in rows.indices { while rows[row].last == "" { rows[row].removeLast() } } }
        if let header { rows.insert(columns.map { Self.name($0, header, namesFields, known) }, at: 0) }
        let hasTitle = isTable && header != nil && generator.once(in: 8)
        if hasTitle {
            rows.insert([generator.one(of: ["영어 단어장 2024", "Word list 3", "TOEIC 단어", "Vokabeln, Lektion 4"])], at: 0)
        }
        let quotes = isTable && generator.once(in: 3)
        var lines = rows.map { cells in
            cells.map { isTable && (quotes || $0.contains(sign)) ? "\"\($0)\"" : $0 }.joined(separator: sign)
        }
        let hasBlankLine = generator.once(in: 4)
        if hasBlankLine { lines.insert("", at: lines.count / 2) }
        let lineBreak = generator.one(of: ["\n", "\r\n"])
        let encoding = generator.one(of: ["UTF-8", "UTF-8", "UTF-8 with a mark", "UTF-16LE", "UTF-16BE"])
        bytes = Self.encoded(lines.joined(separator: lineBreak) + lineBreak, encoding)
        cells = entries.map { [$0.term, $0.meaning] }
        truth = hasMeanings ? cells : nil
        traits += [
            "delimiter \(sign == "\t" ? "tab" : sign)", "\(columns.count) columns", encoding, "\(known.term)–\(known.meaning)",
            header == nil ? "no header" : namesFields ? "header of fields" : "header of languages",
            hasMeanings ? "with meanings" : "without meanings", "tables",
        ]
        let oddities = [
            "all in quotes": quotes, "a blank row": hasBlankLine, "ragged": isRagged, "a title": hasTitle, "turned": isTurned,
            "sides not told": !tellsSides,
        ]
        traits += oddities.filter(\.value).map(\.key)
    }

    /// So many columns beside words and meanings, an example and its translation together.
    private static func columns(_ count: Int, _ known: KnownWords, _ generator: inout SeededGenerator) -> [Column] {
        var columns = Array(Column.allCases.prefix(9).shuffled(using: &generator).prefix(count))
        guard let place = columns.firstIndex(of: .example), known.translation != "", Bool.random(using: &generator) else {
            return columns
        }
        columns.insert(.translation, at: place + 1)
        return columns
    }

    /// What stands in a row, in the order of `Column.allCases`.
    private static func row(_ number: Int, _ entry: KnownWords.Entry, _ known: KnownWords) -> [String] {
        [
            "\(number + 1)", ["A1", "A2", "B1"][number % 3], ["noun", "verb", "adj."][number % 3],
            entry.reading == "" ? sound(of: entry.term) : entry.reading, known.example(of: entry), "2024-03-\(10 + number % 20)",
            "https://words.example/\(number)", ["day1", "day2 hard", ""][number % 3], "", known.translation, entry.term,
            entry.meaning,
        ]
    }

    /// Something that looks like the sound of a word.
    static func sound(of term: String) -> String {
        "/ˈ" + String(term.map { ["a": "ɑ", "e": "ɛ", "o": "ɔ", "i": "ɪ", "u": "ʌ"][$0] ?? $0 }) + "/"
    }

    /// The names of columns in five languages, in the order of `Column.allCases`.
    private static let headers = [
        "No.,level,part of speech,pronunciation,example,date,url,tags,,translation,Word,Meaning",
        "번호,난이도,품사,발음,예문,날짜,링크,태그,,해석,단어,뜻",
        "Nr.,Niveau,Wortart,Aussprache,Beispiel,Datum,Link,Tags,,Übersetzung,Wort,Bedeutung",
        "Nº,nivel,categoría,pronunciación,ejemplo,fecha,enlace,etiquetas,,traducción,Palabra,Significado",
        "番号,レベル,品詞,読み方,例文,日付,リンク,タグ,,訳,単語,意味",
    ].map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }

    private static let languages = [
        "en": "English", "ko": "Korean", "de": "Deutsch", "ja": "日本語", "zh": "Chinese", "es": "Español", "fr": "Français",
    ]

    /// The name of a column; without the names of fields, words and meanings have those of their languages.
    private static func name(_ column: Column, _ header: [String], _ namesFields: Bool, _ known: KnownWords) -> String {
        let language = column == .term ? known.term : column == .meaning ? known.meaning : nil
        if !namesFields, let language { return languages[language] ?? "" }
        return header[column.rawValue]
    }

    private static func encoded(_ text: String, _ encoding: String) -> [UInt8] {
        switch encoding {
        case "UTF-8": Array(text.utf8)
        case "UTF-8 with a mark": Array("\u{FEFF}\(text)".utf8)
        case "UTF-16LE": [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        default: [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        }
    }
}
