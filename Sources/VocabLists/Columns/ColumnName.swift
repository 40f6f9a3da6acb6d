import VocabCore

/// What the name at the head of a column says about it: `단어`, `Meaning (KR)`, `English word`, `turkishDefinition`, `DE`.
struct ColumnName: Hashable {
    /// The field that it names.
    let field: WordField?
    /// The code of the language that it names.
    let language: String?
    /// Whether it names what is no field: numbers, levels, dates, links, translations of examples.
    let isOther: Bool

    private init(field: WordField? = nil, language: String? = nil, isOther: Bool = false) {
        (self.field, self.language, self.isOther) = (field, language, isOther)
    }

    /// Reads a heading; nil when people call nothing so.
    init?(_ heading: String) {
        guard heading.utf8.count < 80 else { return nil }
        let key = Text.key(heading)
        let (outside, inside) = Self.parts(of: key)
        guard let name = Self.known(outside) ?? Self.joined(Self.tokens(of: heading), count: outside) else {
            guard let name = inside.flatMap(Self.known) else { return nil }
            self = name
            return
        }
        // `뜻(English)`
        let language = name.language ?? inside.flatMap(Self.known)?.language
        self.init(field: name.field, language: language, isOther: name.isOther)
    }

    /// The field that is called just so, in lower case.
    static func field(calledJust name: String) -> WordField? { byName[name]?.field }

    /// What stands outside of brackets, without spaces and ornaments, and what stands inside.
    private static func parts(of key: String) -> (outside: String, inside: String?) {
        func bare(_ text: some StringProtocol) -> String { String(text).filter { !" _-*:.[]#'?’".contains($0) } }
        guard let open = key.firstIndex(where: { "(（".contains($0) }),
            let close = key[open...].firstIndex(where: { ")）".contains($0) })
        else {
            return (bare(key), nil)
        }
        return (bare(key[..<open] + key[key.index(after: close)...]), bare(key[key.index(after: open)..<close]))
    }

    /// A name as it stands, without its accents, or without the number behind it: `예문 1`.
    private static func known(_ name: String) -> ColumnName? {
        if let known = byName[name] { return known }
        if name.utf8.count > 4, let known = byPlainName[Text.withoutAccents(name)] { return known }
        let bare = String(name.reversed().drop { $0.isASCII && $0.isNumber }.reversed())
        // `단어1` is as likely the first of some words.
        guard bare.count < name.count, let known = byName[bare], known.field != .term else { return nil }
        return known
    }

    /// The words of a heading: also of `wordName` and `example_tr`.
    private static func tokens(of heading: String) -> [String] {
        var tokens = [""]
        var wasLower = false
        for character in heading {
            if !character.isLetter
                && !character.unicodeScalars.contains(where: { $0.properties.generalCategory == .nonspacingMark })
            {
                tokens.append("")
            } else {
                if character.isUppercase, wasLower { tokens.append("") }
                tokens[tokens.count - 1].append(character)
            }
            wasLower = character.isLowercase
        }
        return tokens.filter { !$0.isEmpty }.map { Text.key($0) }
    }

    /// What several words say together: `Korean meaning`, `example translation`, `영어단어뜻`.
    private static func joined(_ tokens: [String], count name: String) -> ColumnName? {
        guard (1...5).contains(tokens.count) else { return nil }
        let names = tokens.flatMap { token in
            byName[token].map { [$0] } ?? stem(of: token).map { [$0] } ?? compound(token)
        }
        // A short name among words that name nothing is a word itself.
        let isSure = names.count > 1 || tokens.count == 1 || tokens.contains { byName[$0] != nil && $0.utf8.count > 3 }
        guard !names.isEmpty, isSure, names.count * 2 >= tokens.count else { return nil }
        let fields = Set(names.compactMap(\.field))
        let languages = names.compactMap(\.language)
        if fields.contains(.example) {
            return fields.contains(.meaning) ? ColumnName(isOther: true) : ColumnName(field: .example, language: languages.first)
        }
        if let field = order.first(where: fields.contains) {
            // `English word` is in English, and which side it is on is told by the other headings.
            return ColumnName(field: field == .term && !languages.isEmpty ? nil : field, language: languages.first)
        }
        if names.contains(where: \.isOther) { return ColumnName(isOther: true) }
        return Set(languages).count == 1 ? ColumnName(language: languages.first) : nil
    }

    /// Which field counts where a heading names several.
    private static let order: [WordField] = [
        .synonyms, .antonyms, .pronunciation, .partOfSpeech, .tags, .note, .meaning, .term,
    ]

    /// A name with an ending, as Turkish has it: `Kelimenin İngilizcesi`.
    private static func stem(of token: String) -> ColumnName? {
        guard token.count > 5 else { return nil }
        return (1...4).lazy.map { String(token.dropLast($0)) }.prefix { $0.count > 4 }.compactMap { byName[$0] ?? byStem[$0] }
            .first { !$0.isOther }
    }

    /// Languages by their names without the ending of gender and case: `українськ`.
    private static let byStem = Dictionary(
        byName.filter { $0.value.language != nil && $0.key.count > 6 && Script(ofFirstLetterIn: $0.key) == .cyrillic }
            .flatMap { name, value in [1, 2].map { (String(name.dropLast($0)), value) } }, uniquingKeysWith: { first, _ in first }
    )

    /// The names that a word in characters or syllables is made of: `영단어뜻`, `日本語訳`, `例文の意味`.
    private static func compound(_ token: String) -> [ColumnName] {
        guard token.count < 10, token.unicodeScalars.allSatisfy({ $0.value >= 0x3000 }) else { return [] }
        for cut in token.indices.dropFirst() {
            let rest = token[cut...].drop { "の的의".contains($0) }
            if let first = byName[String(token[..<cut])], let second = byName[String(rest)] { return [first, second] }
        }
        return []
    }

    private static let codesThatAreWords: Set<String> = ["id", "no", "is", "am", "my", "be", "he", "so", "as", "or", "to"]

    private static let byName: [String: ColumnName] = {
        var names: [String: ColumnName] = [:]
        for field in WordField.allCases {
            for name in FieldNames.fields[field] ?? [] where names[name] == nil { names[name] = ColumnName(field: field) }
        }
        for (code, list) in LanguageNames.all.sorted(by: { $0.key < $1.key }) {
            for name in list where names[name] == nil { names[name] = ColumnName(language: code) }
            if code.utf8.count == 2, !codesThatAreWords.contains(code), names[code] == nil {
                names[code] = ColumnName(language: code)
            }
        }
        for name in FieldNames.others where names[name] == nil { names[name] = ColumnName(isOther: true) }
        return names
    }()

    private static let byPlainName: [String: ColumnName] = Dictionary(
        byName.map { (Text.withoutAccents($0.key).replacing("đ", with: "d").replacing("ı", with: "i"), $0.value) }
            .filter { $0.0.utf8.allSatisfy { $0 < 0x80 } },
        uniquingKeysWith: { first, _ in first })
}
