import VocabCore

/// What the name at the head of a column says about it.
enum ColumnName: Hashable {
    /// It holds a field.
    case field(WordField)
    /// It holds words of a language, given by its code in ISO 639-1.
    case language(String)
    /// It holds what is no field: numbers, levels, dates, links.
    case other

    /// Reads a heading such as `단어`, `English word`, `Meaning (KR)` or `DE`; nil when people call nothing so.
    init?(_ heading: String) {
        // `en_ex`, an example in that language.
        if let mark = heading.lastIndex(of: "_"), heading[mark...].lowercased() == "_ex" {
            self = .field(.example)
            return
        }
        // `Source (KO)`, `Target (EN)`
        if let (side, language) = Brackets.atEnd(of: heading), ["source", "target", "src", "tgt"].contains(Text.key(side)),
            let code = LanguageNames.code(of: language)
        {
            self = .language(code)
            return
        }
        // `lexeme_id` names no lexeme.
        if heading.count > 3, heading.lowercased().hasSuffix("_id") {
            self = .other
            return
        }
        // `Question #` counts questions.
        if heading.hasSuffix(" #") {
            self = .other
            return
        }
        // `NO   단어`, where the numbers stand right at the words.
        let words = Text.key(heading).split(separator: " ")
        if words.count == 2, ["no", "no.", "번호"].contains(words[0]) {
            if let name = Self.byName[String(words[1])], name.field != nil {
                self = name
                return
            }
            // `번호  한자` names words as well, though not which side they are on.
            if words[1] == "한자" { return nil }
        }
        let readings = Self.readings(of: heading)
        if let known = readings.lazy.compactMap({ Self.byName[$0] }).first {
            self = known
            return
        }
        // Names are typed without their accents as well: `francais`, `Tieng_Viet`.
        if let known = readings.lazy.filter({ $0.utf8.count > 4 }).compactMap({ Self.byPlainName[$0] }).first {
            self = known
            return
        }
        // `예문 1` is a heading; `단어1` is as likely the first of some made-up words.
        let bare = readings.map(Self.withoutNumber)
        // `Korean 101` is a course.
        let isCourse = heading.count(where: \.isFigure) > 1
        if let known = bare.lazy.compactMap({ Self.byName[$0] }).first, known != .field(.term), known.language == nil || !isCourse
        {
            self = known
            return
        }
        if let inflected = Self.inflected(heading) {
            self = inflected
            return
        }
        if let known = Self.withoutCarrier(Text.key(heading)).flatMap({ Self.byName[$0] }), known != .other {
            self = known
            return
        }
        // `대표훈`, `주요뜻`
        if let main = ["대표", "주요"].first(where: heading.hasPrefix),
            let known = Self.byName[String(Text.key(heading).dropFirst(main.count))]
        {
            self = known
            return
        }
        guard let joined = Self.joined(heading) ?? Self.ending(of: heading) else { return nil }
        self = joined
    }

    /// The field that it names, if it names one.
    var field: WordField? {
        if case .field(let field) = self { field } else { nil }
    }

    /// The code of the language that it names, if it names one.
    var language: String? {
        if case .language(let code) = self { code } else { nil }
    }

    /// Whether `name` is what words are called in another language than English: `palabras`, `kelimeler`.
    static func callsWordsAbroad(_ name: String) -> Bool {
        guard name.utf8.count > 3, !englishNamesOfWords.contains(name) else { return false }
        return [name, name + "s"].contains { byName[$0] == .field(.term) } || collections.contains(name)
    }

    private static let englishNamesOfWords: Set<String> = [
        "word", "words", "term", "terms", "vocab", "vocabs", "vocabulary", "phrase", "phrases", "expression", "expressions",
        "front",
        "question", "entry", "headword", "lemma", "text", "item", "card", "cards", "idiom", "idioms", "infinitive", "simplified",
        "kanji",
    ]

    /// What several words are called, where a heading calls one of them otherwise.
    private static let collections: Set<String> = [
        "vokabeln", "vokabel", "wortschatz", "wörter", "woerter", "vocabulario", "palabras", "vocabulaire", "mots", "vocabolario",
        "parole", "palavras", "woorden", "woordjes", "glosor", "ordliste", "ordlista", "sanat", "sanasto", "slowka",
        "słówka",
        "slova", "slovíčka", "slovicka", "slovnik", "szavak", "szókincs", "kelimeler", "sozluk", "sözlük", "cuvinte", "слова",
        "словник",
        "лексика", "λέξεις", "kosakata", "단어장", "영단어", "単語帳", "英単語",
    ]

    /// The code of two letters that `heading` is where it stands beside others: `no` may be Norwegian, and `id` is an identifier even so.
    static func codeBesideOthers(_ heading: String) -> String? {
        let code = Text.key(heading)
        if code == "no" { return "nb" }
        return code.utf8.count == 2 && code != "id" && LanguageNames.all[code] != nil ? code : nil
    }

    /// The codes of the languages that `heading` names in words: `English translation`.
    static func languages(in heading: String) -> [String] {
        // `Korean 101` is a course, and a sentence may speak of a language.
        let words = Text.key(heading).split { !$0.isLetter && !$0.isMark }
        if words.count > 5 || heading.count(where: \.isFigure) > 1 { return [] }
        return words.compactMap {
            $0.utf8.count > 2 ? byName[String($0)]?.language : nil
        }
    }

    /// Whether `heading` is a language's code of two letters: `en`, which may be a word as well.
    static func isShortCode(_ heading: String) -> Bool {
        let key = Text.key(heading)
        return key.utf8.count == 2 && byName[key]?.language != nil && key.utf8.allSatisfy { $0 < 0x80 }
    }

    /// Whether a heading holds a name among words that name nothing: `a contrario` may as well be a word.
    static func isPartly(_ heading: String) -> Bool {
        let words = Text.key(heading).split { !$0.isLetter && !$0.isMark }.map(String.init)
        let known = words.count { byName[$0] != nil || byPlainName[$0] != nil }
        return words.count > 1 && known < words.count && withoutCarrier(Text.key(heading)).flatMap { byName[$0] } == nil
            && !readings(of: heading).contains { byName[$0] != nil }
    }

    /// Whether what usually is called so is no field, and the name may stand above one all the same: `source`, `target`.
    static func mayNameAnything(_ heading: String) -> Bool {
        ["source", "key", "index", "book", "author", "quelle", "title", "name", ""].contains(Text.key(heading))
    }

    /// The heading without spaces and ornaments, then also without what stands in brackets, or on one side of a slash:
    /// `단어(Word)`, `*뜻*`, `Word/단어`, `en-US`.
    private static func readings(of heading: String) -> [String] {
        let key = Text.key(heading)
        let name = key.filter { !" _-*:.[]#'?".contains($0) }
        let bare = withoutBrackets(name)
        let region = key.prefix { $0 != "-" && $0 != "_" }
        let isRegional = key.utf8.count == 5 && region.utf8.count == 2 && byName[String(region)]?.language != nil
        return [name, bare] + bare.split(separator: "/").map(String.init).filter { $0.utf8.count != 2 || bare.utf8.count < 6 }
            + (isRegional ? [String(region)] : [])
    }

    /// A name in a program without the word for what holds it: `word_text`, `meaning_value`.
    private static func withoutCarrier(_ key: String) -> String? {
        let parts = key.split(separator: "_")
        return parts.count > 1 && ["text", "value", "string", "str", "txt"].contains(parts.last)
            ? parts.dropLast().joined(separator: "_") : nil
    }

    private static func withoutNumber(_ name: String) -> String {
        var rest = name[...]
        while let last = rest.last, ("0"..."9").contains(last) { rest.removeLast() }
        return String(rest)
    }

    private static func withoutBrackets(_ name: String) -> String {
        var result = ""
        var rest = name[...]
        while let open = rest.firstIndex(where: { $0 == "(" || $0 == "（" }),
            let close = rest[open...].firstIndex(where: { $0 == ")" || $0 == "）" })
        {
            result += rest[..<open]
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    /// A name with an ending, as Turkish has it: `Kelimenin İngilizcesi`, `Türkçe Okunuşu`.
    private static func inflected(_ heading: String) -> ColumnName? {
        let words = Text.key(heading).split { !$0.isLetter && !$0.isMark }.map(String.init)
        guard (1...3).contains(words.count), let last = words.last, last.count > 6, last.utf8.contains(where: { $0 >= 0x80 })
        else {
            return nil
        }
        let stems = last.indices.dropFirst(5).reversed().prefix(4).map { String(last[..<$0]) }
        return stems.lazy.compactMap { byName[$0] }.first
    }

    /// A heading of several names: `Korean Meaning`, `example translation`, `영어단어뜻`.
    private static func joined(_ heading: String) -> ColumnName? {
        let key = withoutBrackets(Text.key(RecordGroups.heading(heading)))
        guard key.utf8.count < 60, !key.contains(where: { ":@\\0123456789".contains($0) }) else { return nil }
        let words = key.split { !$0.isLetter && !$0.isMark }.map(String.init)
        var names = words.compactMap { byName[$0] }
        // A sentence speaks of languages and words.
        if words.count > 6 || words.count > 3 && key.hasSuffix(".") { return nil }
        if words.count == 1, let word = words.first, word.utf8.first ?? 0 >= 0x80 { names = parts(of: word) }
        guard names.count > 1 || names.count == 1 && words.count > 1 && words.count < 4 else { return nil }
        // A short code is a word among other words, and so is a short name.
        if names.count == 1, words.count > 1,
            !words.contains(where: { byName[$0] != nil && ($0.count > 2 || $0.utf8.count > 5 || $0 == "뜻") })
        {
            return nil
        }
        if names.count == 1, words.contains(where: isShortCode) { return nil }
        let fields = Set(names.compactMap(\.field))
        if fields.contains(.example), fields.contains(.meaning) || names.contains(where: { $0.language != nil }) { return .other }
        if words.contains("headword"), fields == [.term] { return .field(.term) }
        if names.contains(.other) { return .other }
        // `Chinese_Japanese_Test` says of neither that it is this.
        if fields.isEmpty, Set(names).count > 1, words.count > names.count { return nil }
        // `English word` is in English, and which side it is on is told by the other headings.
        if fields == [.term], let language = names.first(where: { $0.language != nil }) { return language }
        let order: [WordField] = [
            .example, .synonyms, .antonyms, .pronunciation, .partOfSpeech, .tags, .note, .meaning, .term,
        ]
        if let field = order.first(where: fields.contains) { return .field(field) }
        return names.first
    }

    /// The field at the end of a heading in characters or syllables, behind what it is of: `原形發音`.
    private static func ending(of heading: String) -> ColumnName? {
        let key = Text.key(heading)
        guard key.count < 9, key.unicodeScalars.allSatisfy({ $0.value >= 0x3000 }) else { return nil }
        let name = key.indices.dropFirst().lazy.map { key[$0...] }.filter { $0.count > 1 }
            .compactMap { byName[String($0)] }.first
        return name.flatMap { $0.field == nil || $0 == .field(.term) ? nil : $0 }
    }

    /// The two names that a word without spaces is made of.
    private static func parts(of word: String) -> [ColumnName] {
        for cut in word.indices.dropFirst() {
            let rest = word[cut...]
            let second =
                byName[String(rest)] ?? (rest.first.map { "の的의".contains($0) } == true ? byName[String(rest.dropFirst())] : nil)
            if let first = byName[String(word[..<cut])], let second { return [first, second] }
        }
        return []
    }

    fileprivate static let byName: [String: ColumnName] = {
        var names: [String: ColumnName] = [:]
        for field in WordField.allCases {
            for name in FieldNames.fields[field] ?? [] where names[name] == nil { names[name] = .field(field) }
        }
        for (code, list) in LanguageNames.all.sorted(by: { $0.key < $1.key }) {
            for name in list where names[name] == nil { names[name] = .language(code) }
        }
        for name in FieldNames.others where names[name] == nil { names[name] = .other }
        return names
    }()
}

extension ColumnName {
    fileprivate static let byPlainName: [String: ColumnName] = {
        Dictionary(
            byName.map { (Text.withoutAccents($0.key).replacing("đ", with: "d").replacing("ı", with: "i"), $0.value) }.filter {
                $0.0.utf8.allSatisfy { $0 < 0x80 }
            },
            uniquingKeysWith: { first, _ in first })
    }()
}

extension Character {
    /// Whether it is a mark that a letter carries, as in Thai.
    fileprivate var isMark: Bool {
        unicodeScalars.allSatisfy {
            $0.properties.generalCategory == .nonspacingMark || $0.properties.generalCategory == .spacingMark
        }
    }
}
